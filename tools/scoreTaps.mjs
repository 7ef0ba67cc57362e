// How a score is kept at `/score`, tap by tap: one way for the tests in a browser and for the pictures of `npm run pages`, so that
// no picture asks for a key that the page no longer has.

export const seatOf = (page, name) => page.locator('.who', { hasText: name });

export const chooseKind = (page, name) => page.locator('.seg label', { hasText: name }).click();

export const pressRecord = (page) =>
  page.getByRole('button', { name: 'Record', exact: true }).click();

/** As they sit, East first. */
export async function sitDown(page, names) {
  for (const [i, name] of names.entries()) await page.locator('.name input').nth(i).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.seats').waitFor();
}

/** A ron, all but its last key, which would record it. */
export async function fillRon(page, winner, from, han) {
  for (const name of [winner, from]) await seatOf(page, name).click();
  await page.getByRole('button', { name: `${han} han`, exact: true }).click();
}

/** A key that says what it pays after its name, and records the hand. */
export const pressLastKey = (page, name) =>
  page.getByRole('button', { name: new RegExp(`^${name},? `) }).click();

export async function recordRon(page, winner, from, han, fu) {
  await fillRon(page, winner, from, han);
  await pressLastKey(page, `${fu} fu`);
}

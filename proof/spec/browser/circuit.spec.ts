// A circuit in Chromium: made, two events added from their desks, names asked about, who qualifies invited and accepting by link on a
// phone, the public page with how a total came about; no findings of axe by day and by night, on a desk and on a phone.

import { makePaper } from '@hanchan/papers';
import { writeArchive } from '@hanchan/tournament';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallEvent } from '../support/circuitEvents.ts';
import { paperEvent } from '../support/paperEvent.ts';
import { findingsDayAndNight } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

const NAMES = [
  'Ada Falk',
  'Bo Lind',
  'Cy Moreau',
  'Di Costa',
  'Eva Berg',
  'Finn Tamm',
  'Gil Sato',
  'Hal Rossi',
];

async function clean(page: Page, name: string): Promise<void> {
  expect([name, await widerThanWindow(page), ...(await findingsDayAndNight(page))]).toEqual([
    name,
    0,
  ]);
}

/** What an event gave out comes in, to be looked at before it is added; a file that is none says so. */
async function readWorkbook(page: Page): Promise<void> {
  const { source } = paperEvent();
  const { body } = (await makePaper(source, 'world-riichi.xlsx', {}))!;
  const choose = (buffer: Buffer) =>
    page.getByLabel('Read a file').setInputFiles({ name: 'world.xlsx', mimeType: '', buffer });
  await choose(Buffer.from('place,name'));
  await page.getByText('This is no workbook (XLSX), or it is damaged.').waitFor();
  await choose(Buffer.from(body as Uint8Array));
  const table = page.getByLabel('Results', { exact: true });
  await expect.poll(() => table.inputValue()).toMatch(/^place\tname\tscore\tgames\n1\t/);
  expect(await page.getByLabel('Games each').inputValue()).toBe('2');
  await page.getByLabel('Name of the event').fill('Spring Open');
  await page.getByLabel('First day').fill('2026-07-01');
  await page.getByRole('button', { name: 'Add these results' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Spring Open' }).waitFor();
}

/** Where it is run. */
async function made(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the circuit').fill(name);
  await page.getByLabel('Your name').fill('Kaia');
  await page.getByRole('button', { name: 'Make the circuit' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

/** From its archive, as its organiser; then counted in the circuit from its desk. */
async function added(page: Page, name: string, order: readonly number[], day: string) {
  const { entries } = smallEvent(name, order, {
    names: NAMES,
    day,
    isClosed: true,
    numbered: false,
  });
  await page.goto(new URL('/events', page.url()).href);
  await page.getByLabel('Open an archive').setInputFiles({
    ...{
      name: 'a.event.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(writeArchive(entries)),
    },
  });
  await page.waitForURL(/\/desk/);
  await page.goto(page.url().replace(/\/desk.*/, '/desk/export'));
  const part = page.getByRole('region', { name: 'Count this event in a circuit' });
  await part.getByLabel('Circuit').selectOption({ label: 'Northern Circuit' });
  await part.getByLabel('Weight').fill(name === 'Fjord Riichi' ? '2.5' : '1');
  await part.getByRole('button', { name: 'Add' }).click();
  await part.getByText('It counts in').waitFor();
}

describe('a circuit', () => {
  const browsing = useBrowser();

  test('from two events to an accepted invitation', { timeout: 120_000 }, async () => {
    const page = await browsing.open('/circuits', DESKTOP);
    await page.getByLabel('Name of the circuit').fill('Northern Circuit');
    await page.getByLabel('Your name').fill('Kaia');
    await clean(page, 'circuits');
    await page.getByRole('button', { name: 'Make the circuit' }).click();
    await page.getByRole('heading', { name: 'Northern Circuit' }).waitFor();
    const desk = page.url();
    await added(page, 'Fjord Riichi', [0, 1, 2, 3, 4, 5, 6, 7], '2027-04-18');
    await added(page, 'Tarn Open', [7, 3, 1, 0, 2, 6, 5, 4], '2027-06-07');

    await page.goto(desk);
    await page.getByText('8 questions about who is who').waitFor();
    await clean(page, 'desk with questions');
    await page.getByRole('button', { name: 'All 8 pairs' }).click();
    await page.getByText('No open questions.').waitFor();
    const who = page.getByRole('region', { name: 'Who qualifies' });
    await who.getByLabel('For what').fill('Circuit final');
    await who.getByLabel('Places', { exact: true }).fill('2');
    await who.getByLabel('Reason, seen by everybody').fill('as announced');
    await who.getByRole('button', { name: 'Save' }).click();
    await who.getByRole('button', { name: 'Invite 2 players' }).click();
    const link = await who
      .getByRole('link', { name: /^Link of/ })
      .first()
      .getAttribute('href');

    const { pathname, hash } = new URL(link!);
    const phone = await browsing.open(`${pathname}${hash}`, PHONE);
    await phone.getByRole('heading', { name: 'You are invited: Circuit final' }).waitFor();
    expect(await phone.getByLabel('My name may be published').isChecked()).toBe(false);
    await clean(phone, 'invitation');
    await phone.getByRole('button', { name: 'Accept' }).click();
    await phone.getByText('You have accepted.').waitFor();

    await phone.getByRole('link', { name: 'Northern Circuit' }).click();
    await phone.getByRole('heading', { name: 'How the circuit counts' }).waitFor();
    await phone.getByRole('row').nth(1).getByRole('button').click();
    await phone
      .getByText(/1,000 × \d ÷ 7/)
      .first()
      .waitFor();
    await phone.getByText('accepted').first().waitFor();
    await clean(phone, 'circuit on a phone');
    await page.goto(desk.replace('/desk', ''));
    await page.getByRole('columnheader', { name: 'FR × 2.5' }).waitFor();
    await page.getByRole('row').nth(1).getByRole('button').click();
    await page.getByLabel('After').selectOption({ label: 'Fjord Riichi' });
    await page.getByText('did not play').first().waitFor({ state: 'attached' });
    await clean(page, 'circuit');
  });

  test('last year counts in this one, with what everybody gets beforehand, and can be taken back', {
    timeout: 120_000,
  }, async () => {
    const page = await browsing.open('/circuits', DESKTOP);
    await made(page, 'Circuit 2026');
    await page.getByText('Add an event that was held elsewhere').click();
    await page.getByLabel('Name of the event').fill('Fjord Riichi');
    await page.getByLabel('First day').fill('2026-05-02');
    const lines = NAMES.map((name, i) => `${i + 1}\t${name}\t${40 - 10 * i}`);
    await page
      .getByLabel('Results', { exact: true })
      .fill(['place\tname\tscore', ...lines].join('\n'));
    await page.getByRole('button', { name: 'Add these results' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Fjord Riichi' }).waitFor();
    await page.goto(new URL('/circuits', page.url()).href);
    await made(page, 'Circuit 2027');
    const desk = page.url();

    await page.getByText('Carry over points from another circuit').click();
    const carry = page.getByRole('button', { name: 'Carry over' });
    expect(await carry.isDisabled()).toBe(true);
    await page.getByText('Choose a circuit first.').waitFor();
    await page.getByLabel('From which circuit').selectOption({ label: 'Circuit 2026' });
    await page.getByText('7 players get points.').waitFor();
    await page.getByText('Ada Falk: 500').waitFor();
    await page.getByLabel('What is carried').selectOption({ label: 'Points by place' });
    await page.getByText('3 players get points.').waitFor();
    await page.getByText('Bo Lind: 20').waitFor();
    const reason = page.getByLabel('Reason, seen by everybody');
    await reason.first().fill('as announced in spring');
    await clean(page, 'carrying over');
    await carry.click();
    const line = page.getByRole('listitem').filter({ hasText: 'carried over for 3 players' });
    await line.waitFor();

    await page.goto(desk.replace('/desk', ''));
    const first = page.getByRole('row').nth(1);
    await expect.poll(() => first.textContent()).toMatch(/Ada Falk[\s\S]*30/);
    await first.getByRole('button').click();
    await page.getByText('Carried over').first().waitFor();
    await page.goto(desk);
    await page.getByRole('button', { name: 'Take out Circuit 2026' }).click();
    await reason.first().fill('the wrong year');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Put back Circuit 2026' }).waitFor();
    await page.goto(desk.replace('/desk', ''));
    await page.getByText('the wrong year').waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'Ada Falk' }).count()).toBe(0);
    await page.goto(desk);
    await page.getByRole('button', { name: 'Put back Circuit 2026' }).click();
    await reason.first().fill('it was the right one');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Take out Circuit 2026' }).waitFor();
    await page.getByText('Add an event that was held elsewhere').click();
    await readWorkbook(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Carry over points from another circuit').click();
    await clean(page, 'carrying over on a phone');
  });
});

// A circuit in Chromium: made, two events added from their desks, names asked about, who qualifies invited and accepting by link on a
// phone, the public page with how a total came about; no findings of axe by day and by night, on a desk and on a phone.

import { writeArchive } from '@hanchan/tournament';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallEvent } from '../support/circuitEvents.ts';
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
});

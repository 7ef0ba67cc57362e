// A club in Chromium: founded, joined by its link on another phone, an evening with drawn tables and a result, the season's
// table and a player's page; no findings of axe by day and by night, on a desk and on a phone.

import { describe, expect, test } from 'vitest';
import { findings, findingsDayAndNight } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

describe('a club', () => {
  const browsing = useBrowser();

  test('from its founding to a player page', async () => {
    const page = await browsing.open('/', { ...DESKTOP, mayComplain: /status of 4\d\d/ });
    const clean = async (name: string) => {
      expect([name, await widerThanWindow(page), ...(await findingsDayAndNight(page))]).toEqual([
        name,
        0,
      ]);
    };
    await page.getByRole('link', { name: /^Clubs/ }).click();
    await page.getByLabel('Name of the club').fill('Tuesday Club');
    await page.getByLabel('Your name in the club').fill('Ada');
    await clean('clubs');
    await page.getByRole('button', { name: 'Found the club' }).click();
    await page.getByRole('heading', { name: 'Tuesday Club' }).waitFor();

    await page.getByLabel('Name of the season').fill('Autumn');
    await page.getByRole('button', { name: 'Open the season' }).click();
    await page.getByRole('link', { name: 'Autumn' }).waitFor();
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    const next = page.locator('section', {
      has: page.getByRole('heading', { name: 'Next evening' }),
    });
    await next.getByRole('button', { name: 'I am coming' }).click();
    await next.getByText('1 is coming').waitFor();

    const link = page.getByLabel('Link that lets others join');
    await expect.poll(() => link.inputValue()).toContain('#join.');
    const address = new URL(await link.inputValue());
    for (const name of ['Bo', 'Cy', 'Di']) {
      const phone = await browsing.open(`${address.pathname}${address.hash}`, PHONE);
      await phone.getByLabel('Your name in the club').fill(name);
      if (name === 'Bo') expect(await findings(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Join' }).click();
      await phone.getByRole('heading', { name: 'Tuesday Club' }).waitFor();
    }

    await next.getByRole('link').click();
    for (const name of ['Bo', 'Cy', 'Di']) await page.getByLabel(name, { exact: true }).check();
    await page.getByRole('button', { name: 'Draw tables' }).click();
    await page.getByRole('heading', { name: 'Tables of game 1' }).waitFor();
    for (const [i, [name, points]] of Object.entries([
      ['Ada', '45000'],
      ['Bo', '35000'],
      ['Cy', '25000'],
      ['Di', '14000'],
    ] as const)) {
      await page.getByLabel(`Seat ${Number(i) + 1}`).selectOption({ label: name });
      await page.getByLabel('Points', { exact: true }).nth(Number(i)).fill(points);
    }
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByRole('alert').getByText('1000').waitFor();
    await page.getByLabel('Points', { exact: true }).nth(3).fill('15000');
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByText('+30.0').waitFor();
    await clean('evening');

    await page.getByRole('link', { name: 'Tuesday Club' }).click();
    await page.getByRole('cell', { name: '+30.0' }).waitFor();
    await clean('club');
    await page.getByRole('link', { name: 'Autumn' }).click();
    await page.getByRole('cell', { name: '+30.0' }).waitFor();
    await clean('season');
    await page.getByRole('cell').getByRole('link', { name: 'Ada' }).click();
    await page.getByRole('heading', { name: 'Whom they met' }).waitFor();
    await clean('player');
  });

  test('that does not know a key says so', async () => {
    const page = await browsing.open('/clubs/nothing-here', {
      ...DESKTOP,
      mayComplain: /status of 4\d\d/,
    });
    await page
      .getByRole('alert')
      .getByText(/no such club/i)
      .waitFor();
  });
});

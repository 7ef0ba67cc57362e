// The tournament desk in a browser: an organiser makes an event from nothing to a signed sheet, by mouse and by
// keyboard, on a laptop and on a phone.

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { goWithin, KEPT, PHONE, useBrowser } from './support/browsing.ts';
import { deskDoor, sayWinds, step } from './support/deskPage.ts';

const LAPTOP = { viewport: { width: 1440, height: 900 } } as const;

const NAMES = 'Ada Bram Cleo Dario Edda Faro Gwen Hugo'.split(' ');

async function createEvent(page: Page, name: string, rounds = '2') {
  await page.getByLabel('Event name').fill(name);
  await page.getByLabel('Rounds', { exact: true }).last().fill(rounds);
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('heading', { name: 'Registration' }).waitFor();
}

/** A rehearsal of so many invented people, seated. */
async function seatedRehearsal(page: Page, players: number, rounds = '2') {
  await createEvent(page, 'Rehearsal Cup', rounds);
  await page.getByLabel('Made-up players').fill(String(players));
  await page.getByRole('button', { name: 'Fill with made-up players' }).click();
  await page.locator('.sum').getByText(`${players}enrolled`).waitFor();
  await page.getByRole('button', { name: 'Draw numbers' }).click();
  await page.locator('tbody td.num').getByText(String(players), { exact: true }).waitFor();
  await step(page, 'Seating');
  await page.getByRole('button', { name: 'Make the seating' }).click();
  await page.getByRole('heading', { name: 'Proposed plan' }).waitFor();
}

describe('the tournament desk', () => {
  const browsing = useBrowser();

  test('from nothing to a signed sheet', { timeout: 180_000 }, async () => {
    const page = await browsing.open('/events', LAPTOP);
    await page.getByRole('link', { name: 'New event' }).click();
    await createEvent(page, 'Dragon Cup');

    // One by hand, by keyboard alone; the rest as a list, of which two lines are bad.
    await page.getByLabel('Name', { exact: true }).fill('Ada Holt');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Ada Holt', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Import a list' }).click();
    const list = page.getByRole('dialog');
    const lines = NAMES.slice(1).map(
      (name, i) => `${name} Falk,SWE,${i % 2 ? 'Red' : 'White'},yes`,
    );
    await list
      .getByLabel('List', { exact: true })
      .fill(['name,country,club,paid', ...lines, 'Ada Holt,,,', 'Zed,SWE,,perhaps'].join('\n'));
    await list.getByText('7 ready, 2 to fix.').waitFor();
    expect(await list.locator('.wrong').allTextContents()).toEqual([
      expect.stringContaining('name'),
      expect.stringContaining('hasPaid'),
    ]);
    await list.getByRole('button', { name: 'Add 7 players' }).click();
    await list.getByText('7 added already.').waitFor();
    expect(await list.getByLabel('List', { exact: true }).inputValue()).toContain('Zed');
    await page.keyboard.press('Escape');
    await page.locator('.sum').getByText('8enrolled').waitFor();
    await page.getByRole('button', { name: 'Draw numbers' }).click();
    await page.getByText('Registration, done').waitFor();

    await step(page, 'Check-in');
    const ada = page.getByRole('group', { name: 'Ada Holt' });
    await ada.getByRole('button', { name: 'Present' }).click();
    await page.locator('.sum').getByText('1Present').waitFor();

    await step(page, 'Staff and links');
    await page.getByLabel('Name', { exact: true }).fill('Ilves');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('img', { name: 'Code for Ilves' }).waitFor();
    await page.getByText('PIN').first().waitFor();

    await step(page, 'Seating');
    await page.getByRole('button', { name: 'Make the seating' }).click();
    await page.getByRole('heading', { name: 'Proposed plan' }).waitFor();
    expect(await page.getByRole('row', { name: /Repeat meetings(?! in)/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await page.getByRole('button', { name: 'Publish 1' }).click();
    await page.getByText('Published').first().waitFor();

    await step(page, 'Round 1');
    await page.getByRole('button', { name: 'Start round 1' }).click();
    await page.getByRole('button', { name: 'Pause all' }).waitFor();
    await page
      .getByRole('timer')
      .getByText(/^(1:30:00|1:29:\d\d)$/)
      .waitFor();

    // A sheet that is a deposit short: explained, kept when the window is closed, mended by one press.
    await page.getByRole('button', { name: /^Table 1/ }).click();
    const sheet = page.getByRole('dialog');
    const points = sheet.getByLabel(/’s points$/);
    // Nobody is put on a wind that nobody has said.
    await sheet.getByText('Say who started as which wind').waitFor();
    await sayWinds(sheet);
    await points.first().fill('41,000');
    // Half a sheet outlives its window too.
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Table 1/ }).click();
    expect(await points.first().inputValue()).toBe('41,000');
    for (const [i, held] of ['41,000', '29000', '28 500', '20.5'].entries())
      await points.nth(i).fill(held);
    await sheet.getByText('1,000 short.').waitFor();
    await page.keyboard.press('Escape');
    const needs = page.getByRole('complementary', { name: 'Needs you' });
    await needs.getByText('Table 1: the total is 119,000').waitFor();
    expect(await needs.locator('a.cite').count()).toBeGreaterThan(0);
    await needs.getByRole('button', { name: 'Apply this correction' }).click();
    await needs.getByText('Table 1: the sheet is in').waitFor();
    await needs.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'All signed on paper: sign' }).click();
    await page.getByRole('dialog').getByText('signed by Organiser').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Table 1 Signed/ }).waitFor();
    await page.getByRole('progressbar', { name: '1 of 2 sheets signed' }).waitFor();

    await step(page, 'Standings');
    await page.getByText('Check: all scores total').waitFor();
    await step(page, 'Log');
    await page.getByLabel('Find').fill('signed table 1');
    await page.getByRole('cell', { name: /Sheet of table 1, round 1 signed/ }).waitFor();
    await page.getByLabel('Find').fill('started');
    await page.getByRole('button', { name: /^As of/ }).click();
    await page.getByText('The desk as it was after entry').waitFor();
    await step(page, 'Round 1');
    await page.getByRole('button', { name: /^Table 1 Playing/ }).waitFor();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByRole('button', { name: /^Table 1 Signed/ }).waitFor();
  });

  test('the table is pressed open and typed by keyboard alone', { timeout: 120_000 }, async () => {
    const page = await browsing.open('/events/new?rehearsal=yes', LAPTOP);
    await seatedRehearsal(page, 16);
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await step(page, 'Round 1');
    await page.getByRole('button', { name: 'Start round 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause all' }).waitFor();
    await page.getByRole('button', { name: /^Table 2/ }).focus();
    await page.keyboard.press('Enter');
    const points = page.getByRole('dialog').getByLabel(/’s points$/);
    for (const wind of ['East', 'South', 'West']) {
      await page.getByRole('dialog').getByLabel(`Who started as ${wind}`).focus();
      await page.keyboard.press('ArrowDown');
    }
    await points.first().focus();
    for (const [i, held] of ['30000', '30000', '35000', '25000'].entries()) {
      await points.nth(i).focus();
      await page.keyboard.type(held);
    }
    await page.keyboard.press('Enter');
    // A button that is off takes no focus.
    const pressByKey = async (button: Locator) => {
      await button.and(page.locator(':enabled')).focus();
      await page.keyboard.press('Enter');
    };
    const dialog = page.getByRole('dialog');
    await pressByKey(dialog.getByRole('button', { name: 'All four signed on paper' }));
    await pressByKey(dialog.getByRole('button', { name: 'Sign', exact: true }));
    await page.getByRole('dialog').getByText('signed by Organiser').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Table 2 Signed/ }).waitFor();
  });

  test('two desks write at one table: both versions are shown', { timeout: 120_000 }, async () => {
    const mayComplain = /ERR_INTERNET_DISCONNECTED|409/;
    const one = await browsing.open('/events/new?rehearsal=yes', {
      ...LAPTOP,
      ...KEPT,
      mayComplain,
    });
    await seatedRehearsal(one, 8);
    await one.getByRole('button', { name: 'Use this plan' }).click();
    await step(one, 'Round 1');
    await one.getByRole('button', { name: 'Start round 1' }).click();
    await one.getByRole('button', { name: 'Pause all' }).waitFor();
    const keys = (await one.evaluate(() => localStorage.getItem('hanchan.events')))!;
    const other = await browsing.open(new URL(one.url()).pathname, {
      ...LAPTOP,
      prepare: async (page) => {
        await page.addInitScript((text) => localStorage.setItem('hanchan.events', text), keys);
      },
    });

    // Without a network, what is done here is shown at once and waits.
    await one.context().setOffline(true);
    await one.getByRole('button', { name: /^Table 1/ }).click();
    await one
      .getByRole('button', { name: /^Mark absent/ })
      .first()
      .click();
    await one.keyboard.press('Escape');
    await one.getByRole('button', { name: /^Table 1 Late/ }).waitFor();
    await one.getByText('1 change not sent yet').waitFor();

    await other.getByRole('button', { name: /^Table 1/ }).click();
    await other.getByRole('button', { name: 'Make up a sheet' }).click();
    await other.getByRole('button', { name: 'Enter the sheet' }).click();
    await other.getByRole('dialog').getByText('Entered by Organiser').waitFor();
    await (await deskDoor(other)).sent();

    await one.context().setOffline(false);
    const needs = one.getByRole('complementary', { name: 'Needs you' });
    await needs.getByText('Somebody else changed this first').waitFor();
    await needs
      .getByText(/is missing/)
      .first()
      .waitFor();
    await needs.getByText('table 1: Sheet in').waitFor();
    expect(await findings(one)).toEqual([]);
    await needs.getByRole('button', { name: 'Keep theirs' }).click();
    await one.getByRole('button', { name: /^Table 1 Sheet in/ }).waitFor();
    expect(await needs.getByText('Somebody else changed this first').count()).toBe(0);
  });

  test('a rehearsal from the first round over the cut to the prizes', {
    timeout: 180_000,
  }, async () => {
    const page = await browsing.open('/events/new?rehearsal=yes', LAPTOP);
    await page.getByRole('radio', { name: /^Qualifying and final/ }).check();
    await seatedRehearsal(page, 16, '1');
    await page.getByRole('button', { name: 'Use this plan' }).click();
    const playRound = async (number: number) => {
      await step(page, `Round ${number}`);
      await page.getByRole('button', { name: `Start round ${number}` }).click();
      await page.getByRole('button', { name: 'Make up the other sheets' }).click();
      await page.getByRole('button', { name: 'End the round' }).first().click();
      await page.getByText(`Round ${number}, done`).waitFor();
    };
    await playRound(1);

    const needs = page.getByRole('complementary', { name: 'Needs you' });
    await needs.getByText('Confirm the finalists before round 2').waitFor();
    await needs.getByRole('link', { name: 'Look' }).click();
    await page.getByRole('heading', { name: '4 advance to Final' }).waitFor();
    await page.getByRole('button', { name: 'Confirm these 4 finalists' }).click();
    await page.getByText(/^In: /).waitFor();
    await page.getByRole('button', { name: 'Make the seating' }).click();
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await page.getByRole('heading', { name: 'Current seating' }).waitFor();
    await playRound(2);

    await needs.getByText('All rounds have been played').waitFor();
    await needs.getByRole('button', { name: 'Close event' }).click();
    await page.getByText('The event is closed').waitFor();
    await step(page, 'Standings');
    await page.getByText('Check: all scores total').waitFor();
    const [champion] = await page.locator('tbody tr td:nth-child(3)').allTextContents();
    await step(page, 'Prizes');
    await page.getByRole('heading', { level: 1, name: 'Prizes' }).waitFor();
    expect(await page.locator('.part ol li').first().textContent()).toContain(champion!.trim());
  });

  test.each([
    ['laptop', LAPTOP, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const)('no part has findings: %s', { timeout: 240_000 }, async (_, size, colorScheme) => {
    const page = await browsing.open('/events/new?rehearsal=yes', LAPTOP);
    await page.emulateMedia({ colorScheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findings(page)).toEqual([]);
    await seatedRehearsal(page, 16);
    await page.setViewportSize(size.viewport!);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use this plan' }).click();
    const home = new URL(page.url()).pathname.replace(/\/[^/]*$/, '');
    await page.goto(`${browsing.url}${home}/round-1`);
    await page.getByRole('button', { name: 'Start round 1' }).click();
    await page.getByRole('button', { name: /^Table 1/ }).click();
    await page.getByRole('button', { name: 'Make up a sheet' }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enter the sheet' }).click();
    await page.keyboard.press('Escape');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const part of [
      'settings registration checkin staff seating schedule round-1 round-2',
      'standings penalties prizes export log',
    ]
      .join(' ')
      .split(' ')) {
      await goWithin(page, `${home}/${part}`);
      await page.locator('main h1').first().waitFor();
      expect({ part, found: await findings(page) }).toEqual({ part, found: [] });
      expect({ part, beyond: await wide() }).toEqual({ part, beyond: 0 });
    }
    await page.goto(`${browsing.url}/events`);
    await page.getByRole('heading', { name: 'On this device' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

// A whole match kept on phones: two at one table, one of them without a network in the middle, a reload, an early hand
// corrected, the same moment recorded twice, and the result on both.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  fillRon as fill,
  pressLastKey as key,
  chooseKind as kind,
  pressRecord as record,
  recordRon as ron,
  seatOf as seat,
  sitDown,
} from '../../../tools/scoreTaps.mjs';
import { findings, findingsDayAndNight } from './support/axe.ts';
import { DESKTOP, KEPT, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

const NAMES = ['Aoki', 'Berg', 'Costa', 'Dahl'];
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

const status = (page: Page, text: string | RegExp) =>
  page.locator('.link', { hasText: text }).waitFor();

async function begin(page: Page, book = 'wrc-2022', length = 'By the book'): Promise<void> {
  await page.locator('form select').first().selectOption(book);
  await page.locator('.seg label', { hasText: length }).first().click();
  await sitDown(page, NAMES);
}

/** How many taps something took. */
async function tapsOf(page: Page, what: () => Promise<void>): Promise<number> {
  const count = () => page.evaluate(() => (window as unknown as { taps: number }).taps ?? 0);
  await page.evaluate(() => {
    const counted = window as unknown as { taps?: number };
    if (counted.taps === undefined) {
      counted.taps = 0;
      addEventListener('pointerdown', () => counted.taps!++, true);
    }
  });
  const before = await count();
  await what();
  return (await count()) - before;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

async function scores(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of NAMES) found[name] = (await seat(page, name).locator('b').textContent()) ?? '';
  return found;
}

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share this table' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await status(page, 'on the server');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return link;
}

describe('a score kept on phones', () => {
  const browsing = useBrowser();

  test('alone: recorded by taps, killed in the middle of an entry, and nothing is lost', async () => {
    const page = await browsing.open('/score', PHONE);
    await begin(page);
    await page.getByRole('button', { name: 'Riichi: Costa' }).click();
    await ron(page, 'Costa', 'Berg', 3, 40);
    await heading(page, 'East 2');
    expect(await scores(page)).toEqual({
      Aoki: '30,000',
      Berg: '24,800',
      Costa: '35,200',
      Dahl: '30,000',
    });
    await kind(page, 'Draw');
    await seat(page, 'Dahl').click();
    // The page dies here: what was tapped is still there.
    await page.reload();
    await seat(page, 'Dahl, tenpai').waitFor();
    await record(page);
    await heading(page, 'East 3');
    await page.getByText('1 counter', { exact: true }).waitFor();
    expect((await scores(page))['Dahl']).toBe('33,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await heading(page, 'East 2');
  });

  test('han and fu take four taps, a limit three, and a wrong key is taken back with one', async () => {
    const page = await browsing.open('/score', PHONE);
    await begin(page);
    expect(await tapsOf(page, () => ron(page, 'Costa', 'Berg', 3, 40))).toBe(4);
    await heading(page, 'East 2');
    const tsumo = async () => {
      await kind(page, 'Tsumo');
      await seat(page, 'Dahl').click();
      await page.getByRole('button', { name: '2 han', exact: true }).click();
      await key(page, '30 fu');
    };
    expect(await tapsOf(page, tsumo)).toBe(4);
    await heading(page, 'East 3');
    const haneman = async () => {
      await seat(page, 'Aoki').click();
      await seat(page, 'Berg').click();
      await key(page, '6–7 han, haneman');
    };
    expect(await tapsOf(page, haneman)).toBe(3);
    await heading(page, 'East 4');
    const yakuman = async () => {
      await kind(page, 'Tsumo');
      await seat(page, 'Berg').click();
      await key(page, 'yakuman');
    };
    expect(await tapsOf(page, yakuman)).toBe(3);
    await heading(page, 'South 1');
    const then = await scores(page);

    // The wrong key: taken back, it is filled in as it was, and another key records it.
    await ron(page, 'Costa', 'Berg', 2, 30);
    await page.getByText('Costa +2,000').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await heading(page, 'South 1');
    expect(await scores(page)).toEqual(then);
    await seat(page, 'Costa wins').waitFor();
    await key(page, '40 fu');
    await heading(page, 'South 2');
    await page.getByText('Last: South 1. Ron: Costa 2 han 40 fu, on Berg’s discard').waitFor();
    expect(await page.getByRole('button', { name: 'Record', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Hands' }).click();
    expect(await page.locator('.narrow ol > li').count()).toBe(5);
  });

  test('whoever wants to look first presses Record, and corrections may go without a reason', async () => {
    const page = await browsing.open('/score', PHONE);
    await page.getByLabel('Corrections need a reason').uncheck();
    await begin(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByLabel('The last key records the hand').uncheck();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await ron(page, 'Costa', 'Berg', 3, 40);
    await heading(page, 'East 1');
    await record(page);
    await heading(page, 'East 2');
    await page.getByRole('button', { name: 'Hands' }).click();
    await page.locator('.narrow ol > li').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await key(page, '30 fu');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.locator('.narrow').getByText('corrected', { exact: true }).waitFor();
    await page.locator('.narrow ol > li').getByRole('button').first().click();
    await page.locator('.narrow').getByText('corrected to “Ron: Costa 3 han 30 fu').waitFor();
  });

  test('what cannot be is said with its section, and the button waits', async () => {
    const page = await browsing.open('/score', PHONE);
    await begin(page, 'tenhou');
    await kind(page, 'Draw');
    for (const name of NAMES) await page.getByRole('button', { name: `Riichi: ${name}` }).click();
    await page.getByText('Four riichi end the hand at once').waitFor();
    expect(await page.getByRole('button', { name: 'Record', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Four riichi', exact: true }).click();
    await record(page);
    await page.getByText('1 counter, 4 riichi sticks').waitFor();
  });

  test('the tiles themselves are scored, item by item with sections', async () => {
    const page = await browsing.open('/score', PHONE);
    await begin(page);
    await kind(page, 'Tsumo');
    await seat(page, 'Dahl').click();
    await page.getByRole('button', { name: 'Enter tiles' }).click();
    const suits = { m: 'characters', p: 'circles', s: 'bamboos' } as const;
    for (const tile of [
      '2m',
      '3m',
      '4m',
      '5p',
      '6p',
      '7p',
      '2s',
      '3s',
      '4s',
      '6s',
      '7s',
      '8s',
      '8s',
      '5s',
    ]) {
      const name = `${tile[0]} of ${suits[tile[1] as 'm' | 'p' | 's']}, `;
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    }
    await page.getByText('Dahl: yaku and fu, item by item').click();
    await page.getByText('Pinfu').first().waitFor();
    expect(await page.locator('.sum').textContent()).toContain('3 han 20 fu');
    expect(await findings(page)).toEqual([]);
    await record(page);
    expect((await scores(page))['Dahl']).toBe('32,700');
  });

  test('two phones, one of them offline for a while: corrected early, no hand lost or doubled', async () => {
    const one = await browsing.open('/score', { ...PHONE, ...KEPT, mayComplain: OFFLINE });
    await begin(one, 'wrc-2022', 'East only');
    await ron(one, 'Berg', 'Aoki', 2, 30);
    const link = await share(one);
    const two = await browsing.open(new URL(link).pathname + new URL(link).hash, {
      ...PHONE,
      mayComplain: /./,
    });
    await heading(two, 'East 2');
    expect(two.url()).not.toContain('#');

    // A stick tapped on one phone lies on both. The second records while the first fills in the same hand: it is
    // asked before it could be recorded twice.
    await one.getByRole('button', { name: 'Riichi: Costa' }).click();
    await two.locator('[aria-label="Riichi: Costa"][aria-pressed="true"]').waitFor();
    await fill(one, 'Costa', 'Berg', 2);
    await ron(two, 'Costa', 'Berg', 2, 30);
    await heading(one, 'East 3');
    await one.getByText('The table has moved on.').waitFor();
    expect(await one.getByRole('button', { name: 'Record', exact: true }).isDisabled()).toBe(true);
    await one.getByRole('button', { name: 'The same: drop mine' }).click();
    await one.getByText('Last: East 2. Ron: Costa 2 han 30 fu, on Berg’s discard').waitFor();
    expect(await scores(one)).toEqual(await scores(two));

    // Without a network the first phone goes on; the second knows nothing of it.
    await one.context().setOffline(true);
    await ron(one, 'Dahl', 'Costa', 2, 30);
    await heading(one, 'East 4');
    await status(one, 'No connection');
    await one.context().setOffline(false);
    await heading(two, 'East 4');
    await status(one, 'on the server');

    // The first hand is corrected on the second phone; the first follows.
    await two.getByRole('button', { name: 'Hands' }).click();
    await two.locator('li', { hasText: 'Berg 2 han 30 fu' }).getByRole('button').first().click();
    await two.getByRole('button', { name: 'Correct', exact: true }).click();
    await two.getByLabel('Reason').fill('it was 3 han');
    await two.getByRole('button', { name: '3 han', exact: true }).click();
    await two.getByText('After this change: East 4').waitFor();
    await two.getByRole('button', { name: 'Change it' }).click();
    await two.getByText('corrected', { exact: true }).first().waitFor();
    await two.getByRole('button', { name: 'Hands' }).click();
    const after = { Aoki: '26,100', Berg: '31,900', Costa: '30,000', Dahl: '32,000' };
    expect(await scores(two)).toEqual(after);
    await one.locator('.who b', { hasText: '31,900' }).waitFor();
    expect(await scores(one)).toEqual(after);

    // Both record the last hand at once, one of them offline: a person is asked.
    await one.getByRole('heading', { name: 'Perhaps the last hand' }).waitFor();
    await one.context().setOffline(true);
    await ron(one, 'Aoki', 'Dahl', 3, 30);
    await heading(one, 'The end');
    await ron(two, 'Aoki', 'Dahl', 4, 30);
    await heading(two, 'The end');
    // Whoever comes to the server second is asked.
    await status(two, 'on the server');
    await one.context().setOffline(false);
    await one.getByText('Another phone recorded something at the same time.').waitFor();
    expect(await findings(one)).toEqual([]);
    await one.getByRole('button', { name: 'Mine' }).click();
    await status(one, 'on the server');
    await two.locator('.who b', { hasText: '30,000' }).first().waitFor();
    await expect.poll(() => scores(two)).toEqual(await scores(one));
    expect((await scores(one))['Aoki']).toBe('30,000');

    // The result, after a reload, on both.
    await one.reload();
    await one.getByRole('heading', { name: 'Result' }).waitFor();
    expect(await one.locator('tbody tr').first().textContent()).toContain('Berg');
    expect(await findings(one)).toEqual([]);
    await one.getByRole('button', { name: 'Hands' }).click();
    await one.locator('ol > li').first().getByRole('button').first().click();
    await one.getByText('two phones at once').waitFor();
  }, 240_000);

  test('the link to watch shows everything and changes nothing', async () => {
    const one = await browsing.open('/score', PHONE);
    await begin(one);
    await one.getByRole('button', { name: 'More', exact: true }).click();
    await one.getByRole('button', { name: 'Share this table' }).click();
    await one.getByRole('button', { name: 'To watch' }).click();
    const link = new URL(await one.getByLabel('Link', { exact: true }).inputValue());
    expect(link.hash).not.toContain('w=');
    await status(one, 'on the server');
    const other = await browsing.open(link.pathname + link.hash, PHONE);
    await other.getByText('another phone keeps it').waitFor();
    expect(await other.getByRole('button', { name: 'Record', exact: true }).count()).toBe(0);
    await one.getByRole('button', { name: 'More', exact: true }).click();
    await ron(one, 'Berg', 'Aoki', 2, 30);
    await heading(other, 'East 2');
  });

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('no page of it has findings or is too wide: %s', async (_, size) => {
    const page = await browsing.open('/score', size);
    const check = async () => {
      expect(await findingsDayAndNight(page)).toEqual([]);
      const over = await widerThanWindow(page);
      expect(over).toBe(0);
    };
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check();
    await begin(page, 'wdmc-2019');
    await fill(page, 'Berg', 'Aoki', 3);
    await check();
    await key(page, '40 fu');
    await check();
    await kind(page, 'Draw');
    await check();
    await kind(page, 'Chombo');
    await check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await check();
    await page.getByText('Stop here').click();
    await page.getByRole('button', { name: 'End the match' }).click();
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    await check();
  });
});

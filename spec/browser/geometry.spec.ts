// The table does not collide with itself: at every size of window, with every panel and every sheet, on the fullest
// table there can be, nothing is cut, covered or printed over. A page is loaded once for each state and its window
// resized; what is wrong is measured within it. `HANCHAN_FULL=1` goes through the sizes in small steps.

import { WRC_2022 } from '@hanchan/rulesets';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { type OpenOptions, useBrowser } from './support/browsing.ts';
import { asFile, botGame } from './support/games.ts';
import { type Expected, faultsOf, measuring, painted } from './support/measure.ts';
import { chat, opening, STAGED, type Staged, show } from './support/stagedTable.ts';
import * as states from './support/tableStates.ts';

type Size = readonly [width: number, height: number];

/** One on each side of every break of the layout, and what people have: phones, tablets, desktops, also at 200 %. */
const SIZES: readonly Size[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [640, 360],
  [667, 375],
  [844, 390],
  [720, 450],
  [960, 540],
  [800, 640],
  [600, 700],
  [768, 1024],
  [1100, 1000],
  [1024, 768],
  [1280, 641],
  [1280, 800],
  [1280, 1024],
  [1400, 1050],
  [1920, 1080],
  [2560, 1440],
];

/** Every width and height from the smallest phone to a large screen, in steps. */
function dense(): Size[] {
  const sizes: Size[] = [];
  for (let width = 320; width <= 2_560; width += width < 1_300 ? 80 : 180) {
    for (let height = 320; height <= 1_440; height += 80) {
      const isPossible = width >= 568 ? height >= 320 : height >= 568;
      if (isPossible && width / height < 4.5 && height / width < 2.6) sizes.push([width, height]);
    }
  }
  return sizes;
}

const isFull = process.env['HANCHAN_FULL'] === '1';
const ALL: readonly Size[] = [...SIZES, ...(isFull ? dense() : [])];
const FEW: readonly Size[] = isFull
  ? ALL
  : [
      [320, 568],
      [667, 375],
      [768, 1024],
      [960, 540],
      [1280, 800],
    ];

/** A replay has its ways through the game to show besides: it wants a little more room than a table. */
const REPLAYED = ALL.filter(([width, height]) => width >= 390 && height >= 390);

const TABLE: Expected['parts'] = {
  river: '.seat .river .tile',
  melds: '.seat .melds .tile',
  standing: '.seat .concealed .tile',
  wall: '.seat .wall .tile:not(.gone)',
  plate: '.plate',
  indicators: '.indicators',
  centre: '.centre',
  points: '.centre .at',
  round: '.centre .round',
  deposit: '.seat .deposit',
  why: '.why:not(.asked)',
  calls: '.calls .call',
  clock: '.timer',
  hand: '.hand .tile',
  ownMelds: '.own-melds .tile',
  autos: '.autos label',
  menu: '.corner',
  ways: '.ways',
};
const FREE =
  '.hand .tile, .own-melds .tile, .call, .plate, .indicators, .corner, .bar button, .centre .round, .ways button';

/** What a window of this size has to hold to. */
function expected([width, height]: Size, changes: Partial<Expected> = {}): Expected {
  const isTouched = width < 932;
  return {
    parts: TABLE,
    free: FREE,
    within: '.table-page',
    tap: isTouched ? [34, 44] : null,
    share: width >= 1_280 && height >= 720 ? 0.8 : null,
    ...changes,
  };
}

async function check(page: Page, sizes: readonly Size[], changes: Partial<Expected> = {}) {
  const faults: Record<string, string[]> = {};
  await measuring(page, changes.within ?? '.table-page');
  for (const size of sizes) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(faultsOf, expected(size, changes));
    if (found.length > 0) faults[`${width} × ${height}`] = found;
  }
  expect(faults).toEqual({});
  await painted(page);
}

const LINES = ['Good evening, everybody, and good luck.', 'よろしくお願いします', 'w'.repeat(120)];

describe('at every size', () => {
  const browsing = useBrowser();

  /** A page that shows this state, in this language. */
  const open = async (staged: Staged, options: OpenOptions = {}): Promise<Page> => {
    const page = await browsing.open(STAGED, {
      ...opening(staged),
      ...options,
    });
    await page.waitForFunction(() => 'stagedSay' in globalThis);
    await show(page, staged);
    await page.locator('.mat .centre').waitFor();
    return page;
  };

  test.each(['en-GB', 'ja-JP'])(
    'the fullest table keeps apart, asked and at turn (%s)',
    async (locale) => {
      const page = await open(states.asked, { locale });
      await page.locator('.calls .call').first().waitFor();
      await check(page, ALL);
      await show(page, states.turn);
      await page.locator('.hand .drawn').waitFor();
      await check(page, ALL);
    },
  );

  test('so does one where every word can be said', async () => {
    const page = await open(states.unassisted);
    await page.locator('.calls.words .call').first().waitFor();
    await check(page, ALL);
    expect(await findings(page)).toEqual([]);
  });

  test('so does one that is watched', async () => {
    const page = await open(states.watched);
    await page.locator('.seat.self.watched').waitFor({ state: 'attached' });
    await check(page, ALL, { tap: null, share: null });
  });

  const PANEL: Partial<Expected> = {
    within: '.talk',
    parts: { panel: '.talk' },
    free: '[role="tab"], .close, .phrases .btn, form .btn, form input',
    tap: null,
    share: null,
  };

  test.each([
    ['en-GB', 'dark'],
    ['ja-JP', 'light'],
  ] as const)(
    'every panel is whole, open as a drawer or beside the mat (%s, %s)',
    async (locale, colorScheme) => {
      const page = await open(states.asked, { locale, colorScheme });
      await chat(page, LINES);
      await page.keyboard.press('l');
      for (const tab of await page.locator('.talk [role="tab"]').all()) {
        await tab.click();
        await page
          .locator(`.talk [role="tabpanel"][aria-labelledby="${await tab.getAttribute('id')}"]`)
          .waitFor();
        await check(page, FEW, PANEL);
        expect(await findings(page)).toEqual([]);
      }
    },
  );

  const POP: Partial<Expected> = {
    within: '.pop',
    parts: { pop: '.pop' },
    free: '.pop button',
    tap: null,
    share: null,
  };

  test('the menu and what a plate tells are whole', async () => {
    const page = await open(states.asked);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.pop').waitFor();
    await check(page, FEW, POP);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.plate').nth(1).click();
    await page.locator('.pop .large').first().waitFor();
    await check(page, FEW, POP);
    expect(await findings(page)).toEqual([]);
  });

  const SHEETS = {
    'a win of many yaku': states.richWin,
    'a win of many fu': states.quadWin,
    'the first of three wins': states.tripleWin,
    'a draw': states.exhausted,
    nagashi: states.nagashi,
    'an abortive draw': states.abortive,
    'a ruling': states.ruling,
    'the last deal': states.standings,
    'the end': states.ended,
  };
  const SHEET: Partial<Expected> = {
    within: '.result',
    parts: { head: '.sheet .top', foot: '.foot' },
    free: '.foot .btn, .pay > li, .cite',
    tap: null,
    share: null,
  };

  test.each([
    ['en-GB', 'light'],
    ['ja-JP', 'dark'],
  ] as const)('every sheet fits or says that it goes on (%s, %s)', async (locale, colorScheme) => {
    const page = await open(states.turn, { locale, colorScheme });
    for (const staged of Object.values(SHEETS)) {
      await show(page, staged);
      await page.locator('.result .sheet').waitFor();
      await check(page, FEW, SHEET);
      expect(await findings(page, '.result')).toEqual([]);
      if (staged === states.ended) break;
      while ((await page.locator('.result').count()) > 0)
        await page.locator('.result .foot .primary').click();
    }
  });

  test.each(['en-GB', 'ja-JP'])('a replay with open hands keeps apart (%s)', async (locale) => {
    const page = await browsing.open('/replay', { locale });
    await page
      .locator('input[type="file"]')
      .setInputFiles(asFile('match.jsonl', await botGame(WRC_2022, 5)));
    await page.locator('.replaying .hand .tile').first().waitFor();
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowRight');
    await check(page, REPLAYED, { tap: null });
    await page.keyboard.press('o');
    await page.locator('.concealed.open').first().waitFor({ state: 'attached' });
    await check(page, REPLAYED, { tap: null });
    expect(await findings(page)).toEqual([]);
  });
});

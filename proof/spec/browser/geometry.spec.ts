// The table does not collide with itself: at every size of window, with every panel and every sheet, on the fullest
// table there can be, nothing is cut, covered or printed over. A page is loaded once for each state and its window
// resized; what is wrong is measured within it. `HANCHAN_FULL=1` goes through the sizes in small steps.

import { WRC_2022 } from '@hanchan/rulesets';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { useBrowser } from './support/browsing.ts';
import { asFile, botGame } from './support/games.ts';
import { type Expected, faultsOf, measuring, painted } from './support/measure.ts';
import { chat, opening, STAGED } from './support/stagedTable.ts';
import {
  LINES,
  PANEL,
  PANELS,
  POPS,
  reach,
  type Scene,
  SHEETS,
  SHOUTING,
  sayAloud,
  TABLES,
  WATCHED,
} from './support/tableScenes.ts';

type Size = readonly [width: number, height: number];

/** One on each side of every break of the layout, and what people have: phones, tablets, desktops, also at 200 %. */
const SIZES: readonly Size[] = [
  [320, 568],
  [360, 640],
  [320, 800],
  [390, 844],
  [568, 320],
  [720, 320],
  [800, 320],
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
if (isFull) vi.setConfig({ testTimeout: 3_600_000 });
const ALL: readonly Size[] = [...SIZES, ...(isFull ? dense() : [])];
/** For what has many scenes. */
const FEW: readonly Size[] = isFull
  ? [...SIZES, ...dense().filter((_, i) => i % 3 === 0)]
  : [
      [320, 568],
      [320, 800],
      [667, 375],
      [768, 1024],
      [960, 540],
      [1280, 800],
      // The panel is narrowest beside a mat that is nearly square.
      [1900, 1360],
    ];

/** The words decide little of a layout: the second language is measured at a few sizes. */
const sizesFor = (locale: string, sizes = ALL): readonly Size[] =>
  isFull || locale === LANGUAGES[0] ? sizes : sizes.filter((_, i) => i % 6 === 0);

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
  why: '.why',
  calls: '.calls .call',
  clock: '.timer',
  hand: '.hand .tile',
  ownMelds: '.own-melds .tile',
  autos: '.autos label',
  menu: '.corner',
  ways: '.ways',
};
const FREE =
  '.hand .tile, .own-melds .tile, .call, .why, .plate, .indicators, .corner, .bar button, .centre .round, .ways button';

/** What a window of this size has to hold to. */
function expected([width, height]: Size, changes: Partial<Expected> = {}): Expected {
  const isTouched = width < 932;
  return {
    parts: TABLE,
    free: FREE,
    within: '.table-page',
    tap: isTouched ? [34, 44] : null,
    share: width >= 1_280 && height >= 720 ? 0.75 : null,
    ...changes,
  };
}

/** What is wrong at each size. `before`: what is done there before it is measured. */
async function faultsAt(
  page: Page,
  sizes: readonly Size[],
  changes: Partial<Expected> = {},
  before?: () => Promise<void>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  await measuring(page, changes.within ?? '.table-page');
  for (const size of sizes) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await before?.();
    const found = await page.evaluate(faultsOf, expected(size, changes));
    if (found.length > 0) faults[`${width} × ${height}`] = found;
  }
  await painted(page);
  measured += sizes.length;
  return faults;
}
let measured = 0;
afterAll(() => {
  if (isFull) console.log(`${measured} times measured: sizes × states × languages`);
});

declare const held: IntersectionObserverEntry[];
declare function tellHeld(): void;

/** Runs in the page: what comes into sight or leaves it is told all at once, when the test says so, as on a busy machine. */
function tellLate(): void {
  const held: IntersectionObserverEntry[] = [];
  let tell = () => {};
  class Late extends IntersectionObserver {
    constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((seen, observer) => {
        held.push(...seen);
        tell = () => hear(held.splice(0), observer);
      }, options);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Late, held, tellHeld: () => tell() });
}

/** Windows of phones, and how much of them their keyboard takes. */
const KEYBOARDS = [
  [320, 568, 253],
  [390, 844, 336],
  [844, 390, 209],
] as const;

const LANGUAGES = ['en-GB', 'ja-JP'];
/** Panels and menus grow with their words in either language: in every run one of them. */
const WORDED = isFull ? LANGUAGES : LANGUAGES.slice(0, 1);

describe('at every size', () => {
  const browsing = useBrowser();

  const open = async ({ staged }: Scene, locale: string): Promise<Page> => {
    const page = await browsing.open(STAGED, { ...opening(staged), locale });
    await page.waitForFunction(() => 'stagedSay' in globalThis);
    return page;
  };

  /** One page for all of them: a state is one message away. */
  const checkAll = async (
    scenes: Readonly<Record<string, Scene>>,
    locale: string,
    sizes: readonly Size[],
  ) => {
    const all = Object.entries(scenes);
    const page = await open(all[0]![1], locale);
    for (const [i, [name, scene]] of all.entries()) {
      await reach(page, scene);
      // The table lies the same in all of its states: the later ones take the sizes in turns.
      const isWhole = isFull || i === 0 || sizes.length <= FEW.length;
      const asked = isWhole ? sizes : sizes.filter((_, at) => at % 3 === i % 3);
      expect.soft(await faultsAt(page, asked, scene.expected), name).toEqual({});
      if (name !== all.at(-1)![0]) await scene.leave?.(page);
    }
  };

  test.each(LANGUAGES)('the fullest table keeps apart (%s)', (locale) =>
    checkAll({ ...TABLES, 'it is watched': WATCHED }, locale, sizesFor(locale)),
  );

  test.each(WORDED)('every panel is whole, a drawer or beside the mat (%s)', (locale) =>
    checkAll(PANELS, locale, sizesFor(locale, FEW)),
  );

  test.each(WORDED)('the menu, a player and the question before leaving are whole (%s)', (locale) =>
    checkAll(POPS, locale, sizesFor(locale, FEW)),
  );

  test.each(LANGUAGES)('every sheet fits or says that it goes on (%s)', (locale) =>
    checkAll(SHEETS, locale, sizesFor(locale, FEW)),
  );

  test('a sheet that hears of two sizes in one go believes the last', async () => {
    const scene = SHEETS['nagashi']!;
    const { prepare, ...rest } = opening(scene.staged);
    const page = await browsing.open(STAGED, {
      ...rest,
      viewport: { width: 1900, height: 1360 },
      async prepare(one) {
        await prepare(one);
        await one.addInitScript(tellLate);
      },
    });
    await reach(page, scene);
    const heard = (count: number) => page.waitForFunction((wanted) => held.length >= wanted, count);
    await heard(1);
    await page.setViewportSize({ width: 320, height: 568 });
    await heard(2);
    await page.evaluate(() => tellHeld());
    await page.locator('.sheet .further:not(.gone)').waitFor();
  });

  test('what is said aloud covers no name, no points and no choice', async () => {
    const page = await open(SHOUTING, 'en-GB');
    await reach(page, SHOUTING);
    expect(await faultsAt(page, ALL, SHOUTING.expected, () => sayAloud(page))).toEqual({});
  });

  test('the chat marks what was not read, and stays above the keyboard of a phone', async () => {
    const page = await open(TABLES['a turn']!, 'en-GB');
    await page.setViewportSize({ width: 390, height: 844 });
    await reach(page, TABLES['a turn']!);
    await chat(page, LINES);
    const mark = page.locator('.log-button .unread');
    await expect.poll(() => mark.textContent()).toBe('3, 3 new messages');
    await page.locator('.log-button').click();
    await page.locator('.talk .said li').nth(2).waitFor();
    await mark.waitFor({ state: 'detached' });
    for (const [width, height, keyboard] of KEYBOARDS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((seen) => {
        Object.defineProperty(visualViewport, 'height', { value: seen, configurable: true });
        visualViewport!.dispatchEvent(new Event('resize'));
      }, height - keyboard);
      const found = await page.evaluate(faultsOf, expected([width, height], PANEL));
      expect.soft(found, `${width} × ${height}`).toEqual([]);
      const line = (await page.locator('.talk form').boundingBox())!;
      expect.soft(line.y + line.height, `${width} × ${height}`).toBeLessThan(height - keyboard);
      const said = (await page.locator('.talk .said').boundingBox())!;
      expect.soft(said.height, `${width} × ${height}`).toBeGreaterThan(30);
    }
    // What is said while the drawer is closed is unread, though the chat was the last that it showed.
    await page.locator('.talk .close').click();
    await chat(page, ['Ron?']);
    await expect.poll(() => mark.textContent()).toBe('1, 1 new message');
  });

  test.each(LANGUAGES)('a replay with open hands keeps apart (%s)', async (locale) => {
    const sizes = sizesFor(locale);
    const page = await browsing.open('/replay', { locale });
    await page
      .locator('input[type="file"]')
      .setInputFiles(asFile('match.jsonl', await botGame(WRC_2022, 5)));
    await page.locator('.replaying .hand .tile').first().waitFor();
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowRight');
    const closed = sizesFor(locale, isFull ? ALL : sizes.filter((_, at) => at % 3 === 1));
    expect.soft(await faultsAt(page, closed, { tap: null }), 'closed').toEqual({});
    await page.keyboard.press('o');
    await page.locator('.concealed.open').first().waitFor({ state: 'attached' });
    expect.soft(await faultsAt(page, sizes, { tap: null }), 'open').toEqual({});
  });
});

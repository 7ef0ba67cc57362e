// A bot's view of a game in the browser: both levels, in a worker beside a page that goes on; links, print, stopping.

import { TENHOU } from '@hanchan/rulesets';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { majsoulOf } from '../support/majsoulWriter.ts';
import { mjlogOf } from '../support/mjlogWriter.ts';
import { findings } from './support/axe.ts';
import { TWO_LOOKS, useBrowser } from './support/browsing.ts';
import { SET_UP } from './support/chromium.ts';
import { asFile, asMjai, asTenhou6, botGame } from './support/games.ts';
import { explainsItself } from './support/terms.ts';

const browsing = useBrowser();
let record = '';
beforeAll(async () => {
  record = await botGame(TENHOU, 12);
}, SET_UP);

async function open(page: Page) {
  await page.locator('input[type="file"]').setInputFiles(asFile('match.jsonl', record));
  await page.getByRole('button', { name: 'Review' }).waitFor();
}

/** Notes the longest time for which the page could do nothing else. */
async function watchTasks(page: Page) {
  await page.evaluate(() => {
    const state = globalThis as unknown as { longest: number };
    state.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        state.longest = Math.max(state.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

/** A decision shows its hand and what was weighed, and leads to its place in the replay. */
async function leadsToItsPlace(page: Page) {
  const first = page.locator('article').first();
  // What there is to read comes a frame behind the hand.
  await first.locator('summary').waitFor();
  expect(await first.textContent()).toContain('Played');
  expect(await first.locator('.before li').count()).toBeGreaterThan(0);
  await first.locator('summary').click();
  expect(await first.locator('tbody tr').count()).toBeGreaterThan(1);
  await explainsItself(page, first);
  await first.getByRole('link', { name: 'Show in the replay' }).click();
  await page.locator('.table-page.replaying .hand .tile').first().waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('open')).toBe('1');
  expect(Number(searchParams.get('step'))).toBeGreaterThan(0);
}

describe('a game that club players played', () => {
  test.each([
    ['Club', 10_000],
    ['Expert', 60_000],
  ] as const)('%s goes through it while the page goes on', async (level, most) => {
    const page = await browsing.open('/review');
    await open(page);
    await page.getByText(level, { exact: true }).click();
    await watchTasks(page);
    const began = Date.now();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('#review-summary').waitFor();
    const ms = Date.now() - began;
    const longest = await page.evaluate(
      () => (globalThis as unknown as { longest: number }).longest,
    );
    console.log(`${level}: ${ms} ms, longest task ${Math.round(longest)} ms`);
    // Measured at a fraction of this on an idle machine.
    expect(ms).toBeLessThan(most);
    const text = await page.locator('#main').textContent();
    expect(text).toMatch(/Anna agreed with .+ in \d+ of \d+/);
    if (level === 'Club') expect(text).toContain('100 %');
    else await leadsToItsPlace(page);
  });
});

test('the link holds seat and level, and shows the review again, elsewhere too', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await browsing.open('/review', { permissions });
  await open(page);
  await page.getByText('Chika', { exact: true }).click();
  await page.getByText('Club', { exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('#review-decisions').waitFor();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('seat'), searchParams.get('level')]).toEqual(['2', 'club']);
  const before = await page.locator('#main').textContent();
  await page.reload();
  await page.locator('#review-decisions').waitFor();
  await expect.poll(() => page.locator('#main').textContent()).toBe(before);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browsing.open(link);
  await other.locator('#review-summary').waitFor();
  expect(await other.locator('.card:has(#review-summary)').textContent()).toBe(
    await page.locator('.card:has(#review-summary)').textContent(),
  );
  await other.goto(link.replace('seat=2', 'seat=7'));
  await other.getByText('There is no such seat').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.locator('#review-summary').isVisible()).toBe(true);
});

const cut = (text: string) => text.slice(0, (text.length * 2) / 3);
const events = () =>
  asMjai(record)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const noSuchTile = () => JSON.stringify(majsoulOf(events())).replace(/("tile":")[^"]*/, '$19x');
function contradicting(): string {
  const [first, ...rest] = record.split('\n');
  const header = JSON.parse(first!);
  const rules = { ...header.rules, 'end.extension': 'untilTarget', 'end.target': 0 };
  return [JSON.stringify({ ...header, rules }), ...rest].join('\n');
}

/** The game in each form, with its last third cut off or one value that cannot be; and what the page says of it. */
const DAMAGED: readonly [what: string, damage: () => string, said: RegExp][] = [
  ['a record that is cut', () => cut(record), /reviewed is what the engine played.*checksum|JSON/],
  ['rules that contradict each other', contradicting, /Line 1, rules\.end\.extension: end\.exten/],
  ['mjlog that is cut', () => cut(mjlogOf(events())), /element \d+ <\w+>: is cut off or damaged/],
  [
    'mjai with a seat that is none',
    () => asMjai(record).replace(/("type":"dahai","actor":)\d/, '$17'),
    /Line \d+, actor: dahai: actor must be a seat/,
  ],
  ['tenhou.net/6 that is cut', () => cut(asTenhou6(record)), /log\[\d+\]/],
  ['Mahjong Soul with no such tile', noSuchTile, /data\[1\]\.data\.tile: "9x" is not a tile/],
];
test('what is damaged is named, and what can be read is reviewed', async () => {
  const page = await browsing.open('/review');
  for (const [what, damage, said] of DAMAGED) {
    await page.locator('input[type="file"]').setInputFiles(asFile('damaged', damage()));
    const told = page.locator('.failure, form.asked .wrong').first();
    // What the file before was refused for stands there until this one is read.
    await expect.poll(() => told.textContent(), { message: what }).toMatch(said);
    const again = page.getByRole('link', { name: 'Another game' });
    if ((await again.count()) > 0) await again.click();
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
  }
});

test('it can be stopped', async () => {
  const page = await browsing.open('/review');
  // The expert is still on its way, however quick it would be.
  await page.route('**/expert*.bin', () => undefined);
  await open(page);
  await page.getByText('Expert', { exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Review' }).waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('#review-summary').count()).toBe(0);
});

/** As where another tab is shown: nobody looks, so nothing is worked out. */
async function hide(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Costs with their ranges, the match as a curve, and one's games: what is said stays while nobody works on it. */
async function showsCosts(page: Page) {
  await page.locator('#review-match').waitFor();
  await page.locator('#review-rating ~ .figure').waitFor();
  await hide(page, true);
  await page.getByText(/^Paused: \d+ of \d+ choices/).waitFor();
  await hide(page, false);
  await page.getByText(/^Quick answers for/).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText(/^Paused/).waitFor();
  expect(await page.locator('#review-rating ~ .figure').textContent()).toMatch(/\d+ ?of 100/);
  const point = page.getByRole('button', { name: /^Turning point/ }).first();
  await point.click();
  expect(await point.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('All that differ', { exact: true }).click();
  const sides = page.locator('article .sides').first();
  await sides.waitFor();
  const [best, played] = await sides.locator('ul').allTextContents();
  expect(best).not.toBe(played);
}

test.each(TWO_LOOKS)(
  'costs are shown, refined and paused, and axe finds nothing: %s',
  async (_, look) => {
    const page = await browsing.open('/review', look);
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    expect(await findings(page)).toEqual([]);
    await open(page);
    await page.getByText('Expert', { exact: true }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await showsCosts(page);
    await page.locator('article summary').first().click();
    expect(await findings(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(look.viewport!.width);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: /Go on|Practise this/ }).count()).toBe(0);
    expect(await page.locator('#review-kinds').isVisible()).toBe(true);
    for (const format of ['A4', 'Letter', 'A5']) {
      const paper = (await page.pdf({ format })).toString('latin1');
      const sheets = paper.match(/\/Type \/Page\b/g)!.length;
      const blank = paper.match(/<<\/Length 0>>/g) ?? [];
      expect([format, sheets > 1, blank.length]).toEqual([format, true, 0]);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Another game' }).click();
    await expect.poll(() => page.workers().length).toBe(0);
  },
);

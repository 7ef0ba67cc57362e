// What guided play says beside the hand: which waits cannot win, what a win on offer is worth, what a call forbids, the
// yaku of the rulebook; and after the match, who plays again. What axe finds in these states is held by `tableAxe`.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { type OpenOptions, useBrowser } from './support/browsing.ts';
import { hinted, noYaku, ronOffered, swapCall } from './support/guidedStates.ts';
import { happen, LONG_NAMES, opening, STAGED, type Staged, show } from './support/stagedTable.ts';
import { ended, richWin } from './support/tableStates.ts';
import { explainsItself } from './support/terms.ts';

const browsing = useBrowser();

async function open(staged: Staged, options: OpenOptions = {}): Promise<Page> {
  const page = await browsing.open(STAGED, { ...opening(staged), ...options });
  await page.waitForFunction(() => 'stagedSay' in globalThis);
  await show(page, staged);
  await page.locator('.hand .tile').first().waitFor();
  return page;
}

const drawn = (page: Page) => page.locator('.hand li').last().getByRole('button');
const warning = (page: Page) => page.locator('.why .warning');

/** Within the window, and not cut. */
const isWhole = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isInside && part.scrollWidth <= part.clientWidth + 1;
    });

const SMALL = { viewport: { width: 320, height: 568 } };
const SIDEWAYS = { viewport: { width: 844, height: 390 } };
const LOOKS = [
  ['on a desktop', {}],
  ['on a small phone at night', { ...SMALL, colorScheme: 'dark' }],
  ['on a phone held sideways', SIDEWAYS],
] as const;

describe('a wait without a yaku', () => {
  test.each(LOOKS)('is warned of at the tile that leaves it, %s', async (_, look) => {
    const page = await open(noYaku, look);
    await drawn(page).hover();
    await expect.poll(() => warning(page).textContent()).toBe('No yaku: no tile wins.');
    expect(await isWhole(page, '.why .warning')).toBe(true);
  });

  test('is told with the waits and how many are left', async () => {
    const page = await open(noYaku);
    await drawn(page).hover();
    await warning(page).waitFor();
    const said = page.locator('.why .said');
    expect(await said.textContent()).toMatch(/^Discard .*: you wait on .*×4 .*×3\.$/);
    // Which discards lead to tenpai at all stands there as long as none is pointed at.
    await page.mouse.move(5, 300);
    await expect.poll(() => said.textContent()).toMatch(/^Tenpai by discarding .*\(no yaku\)/);
  });
});

describe('a win on offer', () => {
  test.each(LOOKS)('has its yaku and points on the button, %s', async (_, look) => {
    const page = await open(ronOffered, look);
    const ron = page.locator('[data-call="ron"]');
    await ron.waitFor();
    expect(await ron.locator('small').textContent()).toBe('Pinfu, Tanyao');
    expect(await ron.locator('b').textContent()).toBe('2,000');
    expect(await ron.locator('.sr').textContent()).toBe('Pinfu, Tanyao, 2,000 points');
    expect(await isWhole(page, '[data-call="ron"]')).toBe(true);
  });
});

test('a call says which tile it would forbid to discard', async () => {
  const page = await open(swapCall);
  const why = page.locator('.why');
  await expect.poll(() => why.textContent()).toContain('After the call you may not discard');
  expect(await why.getByRole('img', { name: '7 of characters' }).count()).toBe(1);
  expect(await why.getByText(/^WRC/).count()).toBe(1);
  await explainsItself(page, why);
});

test('the words of a win and of the log explain themselves, and nothing goes on', async () => {
  const page = await open({ view: richWin.view });
  await happen(page, richWin.ending!);
  for (const within of ['.value', '.lines'])
    await explainsItself(page, page.locator(`.result ${within}`).first(), async () => {
      expect(await findings(page, '.gloss')).toEqual([]);
    });
  await page.locator('.result .foot .primary').click();
  await page.locator('.result').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await explainsItself(page, page.locator('.log'));
});

test('Y opens the yaku of the rulebook, by their worth', async () => {
  const page = await open(swapCall);
  await page.keyboard.press('y');
  const panel = page.getByRole('tabpanel', { name: 'Yaku' });
  await panel.getByText('Tanyao', { exact: true }).waitFor();
  expect(await panel.getByRole('heading').first().textContent()).toBe('1 han');
});

test('after a match it is said who wants another one and who has left', async () => {
  const page = await open(ended);
  const notice = page.locator('.result [role="status"]');
  await expect.poll(() => notice.textContent()).toBe(`${LONG_NAMES[3]} has left.`);
  await show(page, { ...ended, wantsAgain: [1] });
  await expect.poll(() => notice.textContent()).toContain(`${LONG_NAMES[1]} wants to play again.`);
  await show(page, { ...ended, wantsAgain: [1, 2, 3] });
  await expect.poll(() => notice.textContent()).toContain('want to play again.');
  expect(await notice.textContent()).not.toContain('left');
  expect(await page.locator('.result tr.me th').textContent()).toBe('You');
});

test('beside the hint stands what the other choices cost, and no cost beside the best', async () => {
  const page = await open(hinted);
  await page.keyboard.press('l');
  await page.locator('#tab-hints').click();
  const costs = page.locator('.hints .cost');
  await costs.first().waitFor();
  for (const text of await costs.allTextContents())
    expect(text).toMatch(/^(costs [\d,]+ ± [\d,]+ on average|no clear difference from the best)$/i);
  expect(await page.locator('.hints .best .cost').count()).toBe(0);
});

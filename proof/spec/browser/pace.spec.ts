// Play against bots by a player who answers in the next frame: the first deal at once, and with HANCHAN_FULL=1 a whole East
// round at each pace. What it took is printed.

import { NORMAL_PACE } from '@hanchan/server';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, useBrowser } from './support/browsing.ts';

const MINUTE = 60_000;
const browsing = useBrowser({ pace: NORMAL_PACE });

/** Takes every win, lets every call go, discards what was drawn, until this is shown: as fast as the page asks. */
const playQuickly = (page: Page, until: string) =>
  page.evaluate(
    (last) =>
      new Promise<{ ms: number; deals: number }>((resolve) => {
        const began = performance.now();
        /** East 1 with no counters, East 1 with one: no two deals of a round are alike. */
        const deals = new Set<string>();
        const press = (selector: string) => {
          const button = document.querySelector<HTMLElement>(selector);
          button?.click();
          return button !== null;
        };
        const look = () => {
          if (document.querySelector(last) !== null) {
            resolve({ ms: performance.now() - began, deals: deals.size });
            return;
          }
          const centre = document.querySelector('.centre .round .sr')?.textContent;
          if (centre) deals.add(centre.split(', ').slice(0, 2).join());
          const isAsked = document.querySelector('.table-page[data-asked="true"]') !== null;
          if (!press('.result .foot .btn.primary') && isAsked) {
            const calls = ['ron', 'tsumo', 'tenpai', 'pass'].map(
              (name) => `.calls [data-call="${name}"]`,
            );
            const tile = '.hand li:last-child button:not([aria-disabled="true"])';
            if (!calls.some(press)) press(tile);
          }
          requestAnimationFrame(look);
        };
        look();
      }),
    until,
  );

const isFull = process.env['HANCHAN_FULL'] === '1';
const USUAL_DEALS = 7;
const FIRST_RESULT = '.result';
const FINAL_SCORES = '.result table.final';

const GAMES = [
  ['one deal', 'atOnce', 'beginner', FIRST_RESULT, MINUTE / 2, true],
  ['an East round', 'atOnce', 'club', FINAL_SCORES, 2 * MINUTE, isFull],
  ['an East round', 'fast', 'club', FINAL_SCORES, 3 * MINUTE, isFull],
  ['an East round', 'normal', 'club', FINAL_SCORES, 5 * MINUTE, isFull],
  ['an East round', 'slow', 'club', FINAL_SCORES, 12 * MINUTE, isFull],
] as const;

test.each(GAMES.filter(([, , , , , isPlayed]) => isPlayed))(
  '%s against bots, %s',
  async (length, pace, level, until, most) => {
    const page = await browsing.open('/', DESKTOP);
    const table = await page.evaluate(
      async ([chosen, bot]) => {
        const send = async (path: string, body: unknown) => {
          const answer = await fetch(`/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          return answer.json();
        };
        await send('/session/guest', { name: 'Quick' });
        const bots = [bot, bot, bot];
        const settings = { rules: 'wrc-2022', rounds: 1, clock: null, bots, pace: chosen };
        const { id } = await send('/tables', settings);
        await send(`/tables/${id}/start`, {});
        return id as string;
      },
      [pace, level],
    );
    await page.goto(`${browsing.url}/table/${table}`);
    await page.waitForSelector('.table-page .hand li');
    const { ms, deals } = await playQuickly(page, until);
    console.log(`${length}, ${pace}: ${Math.round(ms / 1_000)} s, ${deals} deals`);
    // How often a dealer repeats is chance; an East round has about seven deals.
    expect(await page.locator(until).count()).toBe(1);
    // A machine that does much at once may take its time.
    if (isFull) expect(until === FIRST_RESULT ? ms : (ms / deals) * USUAL_DEALS).toBeLessThan(most);
  },
  15 * MINUTE,
);

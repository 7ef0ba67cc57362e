// A whole East round at each pace, by a player who answers in the next frame. What it took is printed.

import { NORMAL_PACE } from '@hanchan/server';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, useBrowser } from './support/browsing.ts';

const MINUTE = 60_000;
const browsing = useBrowser({ pace: NORMAL_PACE });

/** Takes every win, lets every call go, discards what was drawn: as fast as the page shows what is asked. */
const playQuickly = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const press = (selector: string) => {
          const button = document.querySelector<HTMLElement>(selector);
          button?.click();
          return button !== null;
        };
        const look = () => {
          if (document.querySelector('.result table.final') !== null) {
            resolve(performance.now() - began);
            return;
          }
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
  );

/** What bots think about takes minutes. */
const isFull = process.env['HANCHAN_FULL'] === '1';

const ROUNDS = [
  ['atOnce', 2 * MINUTE, true],
  ['fast', 3 * MINUTE, isFull],
  ['normal', 5 * MINUTE, isFull],
  ['slow', 12 * MINUTE, isFull],
] as const;

test.each(ROUNDS.filter(([, , isRun]) => isRun))(
  'an East round against bots, %s',
  async (pace, most) => {
    const page = await browsing.open('/', DESKTOP);
    const table = await page.evaluate(async (chosen) => {
      const send = async (path: string, body: unknown) => {
        const answer = await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.json();
      };
      await send('/session/guest', { name: 'Quick' });
      const bots = ['club', 'club', 'club'];
      const settings = { rules: 'wrc-2022', rounds: 1, clock: null, bots, pace: chosen };
      const { id } = await send('/tables', settings);
      await send(`/tables/${id}/start`, {});
      return id as string;
    }, pace);
    await page.goto(`${browsing.url}/table/${table}`);
    await page.waitForSelector('.table-page .hand li');
    const took = await playQuickly(page);
    console.log(`an East round, ${pace}: ${Math.round(took / 1_000)} s`);
    expect(took).toBeLessThan(most);
  },
  15 * MINUTE,
);

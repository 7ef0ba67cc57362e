// Every page but those with a test of their own (rules, score, events, trainers): no finding of axe by day and by
// night, on a desk and on a phone; a first load that is small; nothing that moves while it comes.

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findings, findingsDayAndNight } from './support/axe.ts';
import {
  DESKTOP,
  goWithin,
  PHONE,
  settled,
  useBrowser,
  widerThanWindow,
} from './support/browsing.ts';

const PAGES = [
  '/',
  '/play',
  '/play/tables',
  '/play/new',
  '/games',
  '/replay',
  '/review',
  '/settings',
  '/account',
  '/privacy',
  '/practice',
  '/study',
  '/daily',
  '/ratings',
  '/circuits',
  '/learn',
  '/glossary',
  '/calculator',
  '/calculator?hand=1122z[123m<][5555p][777z>]&win=2z&rules=tenhou&dora=9m',
  '/calculator?hand=2m[123m<][5555p][777z>][0555s%2B^]&win=2m&rules=tenhou&dora=9m1p2s',
  '/calculator?hand=123m456p77z12s[555z^]&win=9s&rules=ema-2008',
  '/calculator?hand=123456m4567p77z1z&rules=wrc-2022&riichi=riichi',
  '/nowhere',
];
const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

describe('every page', () => {
  const browsing = useBrowser();

  test.each(SIZES)('has no findings and nothing to scroll sideways: %s', async (name, size) => {
    const page = await browsing.open('/', size);
    for (const path of PAGES) {
      await goWithin(page, path);
      await page.locator('main h1').first().waitFor();
      // The colours of the night are the same at every size.
      const found = await (name === 'phone' ? findings(page) : findingsDayAndNight(page));
      expect([path, await widerThanWindow(page), ...found]).toEqual([path, 0]);
    }
  });

  test('on the first page the rivers lie around the centre, not on it', async () => {
    const page = await browsing.open('/', DESKTOP);
    await page.locator('.still .river .tile').first().waitFor();
    await settled(page);
    const covering = await page.evaluate(() => {
      const centre = document.querySelector('.still .centre')!.getBoundingClientRect();
      const tiles = [...document.querySelectorAll('.still :is(.river, .concealed) .tile')];
      return tiles.filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        const isBeside = right <= centre.left + 1 || left >= centre.right - 1;
        return !isBeside && bottom > centre.top + 1 && top < centre.bottom - 1;
      }).length;
    });
    expect(covering).toBe(0);
  });

  test.each(SIZES)(
    'the room of a table and the table itself have no findings: %s',
    async (_, size) => {
      const page = await browsing.open('/play/new', size);
      await page.getByRole('button', { name: 'Open table' }).click();
      const begin = page.getByRole('button', { name: /^Begin/ });
      await begin.waitFor();
      expect(await findingsDayAndNight(page)).toEqual([]);
      await begin.click();
      await page.locator('.hand button').first().waitFor();
      await settled(page);
      expect(await findingsDayAndNight(page)).toEqual([]);
    },
  );

  test('the first page needs less than 150 KB of script', async () => {
    const scripts: Promise<number>[] = [];
    const page = await browsing.open('/', {
      prepare(fresh) {
        fresh.on('response', (response) => {
          if (!response.url().endsWith('.js')) return;
          scripts.push(response.body().then((body) => gzipSync(body).length));
        });
      },
    });
    await page.getByRole('button', { name: 'Play three bots' }).waitFor();
    await settled(page);
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  test.each(['/', '/play', '/rules', '/settings'])('nothing moves while %s comes', async (path) => {
    const page = await browsing.open(path, {
      async prepare(fresh) {
        await fresh.addInitScript(() => {
          const page = globalThis as unknown as { shift: number };
          page.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              page.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    await page.locator('main h1').first().waitFor();
    await settled(page);
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.01);
  });
});

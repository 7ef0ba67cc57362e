// axe finds nothing at a table: asked, at turn, watched, unassisted, with every panel, every small sheet and every large
// one, by day and by night, on a desk and on a phone.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsDayAndNight } from './support/axe.ts';
import { useBrowser } from './support/browsing.ts';
import { opening, STAGED } from './support/stagedTable.ts';
import { PANELS, POPS, reach, type Scene, SHEETS, TABLES, WATCHED } from './support/tableScenes.ts';

describe('axe at a table', () => {
  const browsing = useBrowser();

  /** What lies below a panel or a sheet has been looked at already. */
  const look = async (scenes: Readonly<Record<string, Scene>>, size: readonly [number, number]) => {
    const [width, height] = size;
    const all = Object.entries(scenes);
    const page: Page = await browsing.open(STAGED, {
      ...opening(all[0]![1].staged),
      viewport: { width, height },
    });
    await page.waitForFunction(() => 'stagedSay' in globalThis);
    for (const [name, scene] of all) {
      await reach(page, scene);
      expect.soft(await findingsDayAndNight(page, scene.expected?.within), name).toEqual([]);
      if (name !== all.at(-1)![0]) await scene.leave?.(page);
    }
  };

  test('finds nothing in what is played', () => look({ ...TABLES, watched: WATCHED }, [1280, 800]));
  test('nor on a phone held sideways', () => look(TABLES, [844, 390]));
  test('nor in the panels', () => look(PANELS, [1280, 800]));
  test('nor in the menu and what is asked', () => look(POPS, [390, 844]));
  test('nor in the sheets', () => look(SHEETS, [390, 844]));
});

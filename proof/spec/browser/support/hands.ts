// Who presses at a page: a mouse, or a finger.

import type { Locator, Page } from 'playwright-core';
import { middleOf, type Place } from './press.ts';

/** Hands at the page: a mouse or a finger, and what they have seen chosen, for asking the page takes longer. */
export interface Hands {
  readonly page: Page;
  readonly pressAt: (place: Place) => Promise<void>;
  readonly chosen: Map<string, string>;
}

export const withMouse = (page: Page): Hands => ({
  page,
  pressAt: ({ x, y }) => page.mouse.click(x, y),
  chosen: new Map(),
});

declare const lifted: number;

/** A finger that is lifted is a press a moment later, and what comes next has to see what it did. */
export async function withFinger(page: Page): Promise<Hands> {
  await page.evaluate(() => {
    Object.assign(globalThis, { lifted: 0 });
    const count = () => Object.assign(globalThis, { lifted: lifted + 1 });
    addEventListener('mouseup', count, true);
  });
  let taps = 0;
  return {
    page,
    async pressAt({ x, y }) {
      await page.touchscreen.tap(x, y);
      taps++;
      await page.evaluate(async (wanted) => {
        while (lifted < wanted)
          await new Promise((heard) => addEventListener('mouseup', heard, { once: true }));
      }, taps);
    },
    chosen: new Map(),
  };
}

export async function press({ pressAt }: Hands, target: Locator) {
  await pressAt(await middleOf(target));
}

// A page adds fresh randomness to the walls of its table. A test that leads pages through a match it knows beforehand gives them
// their chance itself: what the browser draws for a word, and nothing else, is fixed. The product has no such switch.

import type { Page } from 'playwright-core';

/** What a page draws for its word: this many bytes, unlike anything else that pages draw. */
const BYTES = 32;

/** The word of every page that was prepared. */
export const FIXED_WORD = '00'.repeat(BYTES);

/** Before the page goes anywhere. */
export async function fixWord(page: Page): Promise<void> {
  await page.addInitScript((bytes) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into instanceof Uint8Array && into.length === bytes) {
        into.fill(0);
        return into;
      }
      return draw(into as never) as unknown as T;
    };
  }, BYTES);
}

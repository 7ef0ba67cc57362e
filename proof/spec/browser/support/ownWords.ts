// A page adds fresh randomness to the walls of its table. A test that leads pages through a match it knows beforehand changes the
// browser around the page, never the page: the product has no switch for it.

import type { Page } from 'playwright-core';

/** What a page draws for its word: this many bytes, unlike anything else that pages draw. */
const BYTES = 32;
/** Where a page keeps its words. */
const KEY = 'hanchan.walls';

/** Before the page goes anywhere: it draws the same word every time. */
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

/** Before the page goes anywhere: a browser without room for a word. What it cannot keep a page does not promise. */
export async function addNoWord(page: Page): Promise<void> {
  await page.addInitScript((full) => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (key === full) throw new DOMException('no room', 'QuotaExceededError');
      keep.call(this, key, text);
    };
  }, KEY);
}

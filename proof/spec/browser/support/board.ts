// The board of a hall in a test: its pages turned by hand, and the moment at which something stands on it.

import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';

export const HALL = { viewport: { width: 1920, height: 1080 } };

const TURNING = 20_000;

/** Milliseconds in which a signature has to be on the board: a second, or longer where the machine has more to do. */
export const soon = () => 1_000 * Math.max(1, loadavg()[0]! / availableParallelism());

/** Turns pages by hand until one of this kind, with these words on it, is there, and holds it. */
export async function holdPage(page: Page, kind: string, words = ''): Promise<void> {
  await page.locator('.board[data-page]').waitFor();
  const hold = page.getByRole('button', { name: 'Hold this page' });
  if ((await hold.getAttribute('aria-pressed')) === 'false') await page.keyboard.press('Space');
  const wanted = page.locator(`.board[data-page="${kind}"]`).filter({ hasText: words });
  // A page may come only with news that is still on its way, so turning goes on for as long as news may take.
  const until = Date.now() + TURNING;
  while (Date.now() < until) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('ArrowRight');
    await wanted.waitFor({ state: 'attached', timeout: 50 }).catch(() => undefined);
  }
  throw new Error(`there is no page ${kind} ${words}`);
}

/** Answers how to ask when the note under the standings first began with this, by the browser's clock; 0: not yet. */
export async function noteChange(board: Page, words: string): Promise<() => Promise<number>> {
  await board.evaluate((wanted) => {
    const scope = globalThis as unknown as { changedAt: number };
    scope.changedAt = 0;
    new MutationObserver(() => {
      if (document.querySelector('.note')?.textContent?.startsWith(wanted)) {
        scope.changedAt ||= Date.now();
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => board.evaluate(() => (globalThis as unknown as { changedAt: number }).changedAt);
}

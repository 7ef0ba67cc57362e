// A player at a browser: presses what a person would press.

import type { Action } from '@hanchan/game';
import { formatTile } from '@hanchan/tiles';
import type { Page } from 'playwright-core';
import { pressMouse } from './press.ts';
import type { Step } from './script.ts';

const TILE = '.hand li';
const face = (tile: number) => `[data-t="${formatTile(tile)}"]`;

/** What the call bar names an act of this type. */
const BUTTON: Readonly<Record<Exclude<Action['type'], 'discard'>, string>> = {
  concealedKan: 'kan',
  addedKan: 'kan',
  calledKan: 'kan',
  chi: 'chi',
  pon: 'pon',
  ron: 'ron',
  tsumo: 'tsumo',
  nineTerminals: 'nineTerminals',
  tenpai: 'tenpai',
  noten: 'noten',
  pick: 'draw',
  pass: 'pass',
};

export const isAsked = (page: Page) => page.locator('.table-page[data-asked="true"]');

/** Does the step with the mouse, once the page offers it. */
export async function press(page: Page, { action, legal }: Step): Promise<void> {
  await isAsked(page).waitFor();
  if (action.type === 'discard') return discard(page, action);
  const name = BUTTON[action.type];
  const same = legal.filter((one) => one.type !== 'discard' && BUTTON[one.type] === name);
  await pressMouse(page.locator(`.calls [data-call="${name}"]`).nth(same.indexOf(action)));
}

async function discard(page: Page, action: Extract<Action, { type: 'discard' }>): Promise<void> {
  const { tile, fromDraw, riichi } = action;
  const button = fromDraw
    ? page.locator(`${TILE}.drawn button`)
    : page.locator(`${TILE}:not(.drawn) button:has(${face(tile)})`).first();
  if (riichi) {
    await pressMouse(page.locator('.calls [data-call="riichi"]'));
    await pressMouse(button);
  }
  await pressMouse(button);
}

/** Looks at every result that is shown; what each was called. The last one stays when the match is over. */
export async function goOn(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const sheet = page.locator('.result .sheet');
  await sheet.waitFor();
  for (;;) {
    seen.push((await sheet.getAttribute('aria-label')) ?? '');
    if ((await sheet.locator('table.final').count()) > 0) return seen;
    const before = await sheet.elementHandle();
    await sheet.locator('.foot .btn.primary').click();
    await before!.waitForElementState('hidden');
    if ((await sheet.count()) === 0) return seen;
  }
}

export interface ShownSeat {
  readonly river: readonly string[];
  readonly melds: readonly (readonly string[])[];
}

/** What lies on the table according to this screen, by seat. */
export function readTable(page: Page): Promise<ShownSeat[]> {
  return page.evaluate(() => {
    const faces = (root: Element, within: string) =>
      [...root.querySelectorAll<HTMLElement>(`${within} [data-t]`)].map((one) => one.dataset['t']!);
    return [0, 1, 2, 3].map((seat) => {
      const root = document.querySelector(`[data-seat="${seat}"]`)!;
      const melds = [...root.querySelectorAll('.melds > li')].map((meld) =>
        faces(meld, ':scope').sort(),
      );
      return { river: faces(root, '.river'), melds };
    });
  });
}

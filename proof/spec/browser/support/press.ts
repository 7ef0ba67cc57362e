// Where to press: the middle of what is seen. Quicker than a driver that first waits for everything to stand still, and
// as strict: nothing may lie over it.

import type { Locator } from 'playwright-core';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Brought into sight; a field is pressed at its label. */
export function middleOf(target: Locator): Promise<Place> {
  return target.evaluate((one) => {
    const seen = one.closest('label') ?? one;
    const look = () => {
      const { x, y, width, height } = seen.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return { middle, hit: document.elementFromPoint(middle.x, middle.y) };
    };
    let { middle, hit } = look();
    if (!seen.contains(hit)) {
      seen.scrollIntoView({ block: 'center' });
      ({ middle, hit } = look());
    }
    if (!seen.contains(hit)) throw new Error(`${hit?.outerHTML.slice(0, 99)} lies over it`);
    return middle;
  });
}

export async function pressMouse(target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await target.page().mouse.click(x, y);
}

// The table does not collide with itself: on every size of screen the boxes of every two parts are compared on the
// fullest table there can be.

import type { Assistance } from '@hanchan/game';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './support/browsing.ts';
import { WORST_CHOICES, worstView } from './support/worstTable.ts';

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [932, 430],
  [844, 390],
  [800, 360],
  [740, 360],
  [768, 1024],
  [430, 932],
  [412, 915],
  [390, 844],
  [360, 740],
] as const;

/** A group is a kind of part at one seat: within it tiles may close up, with any other it may not meet. */
const PARTS: Readonly<Record<string, string>> = {
  river: '.seat .river .tile',
  melds: '.seat .melds .tile',
  standing: '.seat .concealed .tile',
  wall: '.seat .wall .tile:not(.gone)',
  plate: '.plate',
  indicators: '.indicators',
  centre: '.centre',
  points: '.centre .at',
  round: '.centre .round',
  deposit: '.seat .deposit',
  why: '.why',
  calls: '.calls .call',
  hand: '.hand .tile',
  ownMelds: '.own-melds .tile',
  autos: '.autos label',
  menu: '.corner',
};

interface Box {
  readonly group: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Runs in the page. */
function boxesOf(parts: Readonly<Record<string, string>>): Box[] {
  return Object.entries(parts).flatMap(([part, selector]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (width === 0 || height === 0 || style.visibility === 'hidden') return [];
      const seat = element.closest<HTMLElement>('.seat')?.dataset['seat'] ?? '';
      return [{ group: `${part}${seat}`, left, top, right, bottom }];
    }),
  );
}

/** Half a pixel of rounding on each side, and the frame around the last discard. */
const SLACK = 1.5;

const doMeet = (a: Box, b: Box) =>
  a.left < b.right - SLACK &&
  b.left < a.right - SLACK &&
  a.top < b.bottom - SLACK &&
  b.top < a.bottom - SLACK;

/** What lies on the panel in the middle; on phones the wall is a gauge on its edge. */
const ON_CENTRE = /^(points|round|deposit\d|wall\d)$/;

const mayMeet = (a: string, b: string) =>
  a === b || (a === 'centre' && ON_CENTRE.test(b)) || (b === 'centre' && ON_CENTRE.test(a));

function collisions(boxes: readonly Box[]): string[] {
  const found = new Set<string>();
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (!mayMeet(a.group, b.group) && doMeet(a, b)) found.add(`${a.group} × ${b.group}`);
    }
  }
  return [...found];
}

/** In place of the worker that keeps a practice table: one that shows this table and says nothing more. */
function pretend(started: unknown): void {
  class StillWorker extends EventTarget {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    postMessage() {
      setTimeout(() => this.onmessage?.({ data: started }), 0);
    }
    terminate() {}
  }
  Object.assign(window, { Worker: StillWorker });
}

const started = (assistance: Assistance) => ({
  type: 'started',
  seat: 0,
  sitters: [0, 1, 2, 3],
  told: {
    events: [],
    view: { ...worstView(), assistance },
    legal: WORST_CHOICES,
    dice: [6, 3],
    actions: [],
  },
});

describe('the fullest table', () => {
  const browsing = useBrowser();

  const measure = async (width: number, height: number, assistance: Assistance) => {
    const page = await browsing.open('/practice?rules=wrc-2022', {
      viewport: { width, height },
      async prepare(opened) {
        await opened.addInitScript(pretend, started(assistance));
      },
    });
    await page.locator('.hand .tile').first().waitFor();
    const boxes = await page.evaluate(boxesOf, PARTS);
    expect(boxes.length).toBeGreaterThan(150);
    expect(collisions(boxes)).toEqual([]);
    const outside = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < -SLACK || top < -SLACK || right > width + SLACK || bottom > height + SLACK,
    );
    expect(outside.map(({ group }) => group)).toEqual([]);
  };

  test.each(SIZES)('fits %i × %i', (width, height) => measure(width, height, 'guided'));

  // Every word that can be said takes room too.
  test.each([
    [1280, 720],
    [844, 390],
    [740, 360],
    [390, 844],
    [360, 740],
  ])('fits %i × %i unassisted', (width, height) => measure(width, height, 'unassisted'));
});

// What is wrong with the layout of a page that is open, measured within it: parts that meet, leave the window, are cut,
// lie under something else, or print one text over another, and texts too small to be read.

import type { Page } from 'playwright-core';

export interface Expected {
  /** Selectors by kind of part. Parts of one kind at one seat may close up; with any other they may not meet. */
  readonly parts: Readonly<Record<string, string>>;
  /** Nothing may lie over these. */
  readonly free: string;
  /** Only what is within this is looked at: what lies below a sheet is not seen. */
  readonly within: string;
  /** The least a tile of the hand may be, to be hit by a finger; null where there is a mouse. */
  readonly tap: readonly [number, number] | null;
  /** The least share of the height or the width of its room that the mat takes. */
  readonly share: number | null;
}

/**
 * Leaves out what takes most of the time at a new size and moves nothing: shadows, gradients, the nap of the felt, and
 * the whole mat where only what lies over it is measured.
 */
export async function measuring(page: Page, within: string): Promise<void> {
  await page.evaluate((isTable) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .stage::before { content: none !important }
      * { box-shadow: none !important; background-image: none !important; filter: none !important }
      ${isTable ? '' : '.stage { display: none !important }'}
    `);
    document.adoptedStyleSheets = [sheet];
  }, within === '.table-page');
}

/** As it is for people again. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** Runs in the page. One line for each fault. */
export async function faultsOf({ parts, free, within, tap, share }: Expected): Promise<string[]> {
  /** Half a pixel of rounding on each side, and the frame around the last discard. */
  const SLACK = 1.5;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isUntold = (inside: Element) =>
    inside.scrollHeight > inside.clientHeight + 40 &&
    inside.querySelector('.further:not(.gone)') === null;
  const sheets = [...document.querySelectorAll(`${within} .inside`)];
  // A sheet hears of a new size a frame or two later; everything else is where it belongs as soon as it is asked.
  for (let i = 0; i < 60 && sheets.some((one) => i < 2 || isUntold(one)); i++) await frame();
  const faults = new Set<string>();
  const root = document.querySelector(within);
  if (root === null) return [`${within} is not there`];

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isForReaders = (element: Element) =>
    element.closest('.sr, .skip') !== null ||
    (element.closest('.dealer, .word') !== null &&
      getComputedStyle(element.closest('.dealer, .word')!).clipPath !== 'none');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
  const meet = (a: DOMRect, b: DOMRect, slack: number) =>
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack;

  // Parts that meet, or leave the window.
  const ON_CENTRE = /^(points|round|deposit\d|wall\d)$/;
  const boxes = Object.entries(parts).flatMap(([part, selector]) =>
    [...root.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || !isShown(element)) return [];
      const seat = element.closest<HTMLElement>('.seat')?.dataset['seat'] ?? '';
      return [{ group: `${part}${seat}`, box }];
    }),
  );
  // Points and round may come close: what they say is compared below, text by text.
  const INNER = /^(points|round)$/;
  const mayMeet = (a: string, b: string) =>
    a === b ||
    (INNER.test(a) && INNER.test(b)) ||
    // In a small window what is warned of lies over discards for as long as it holds.
    (a.startsWith('river') && b === 'why') ||
    (a === 'centre' && ON_CENTRE.test(b)) ||
    (b === 'centre' && ON_CENTRE.test(a));
  for (const [i, a] of boxes.entries()) {
    const { left, top, right, bottom } = a.box;
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)
      faults.add(`${a.group} leaves the window`);
    for (const b of boxes.slice(i + 1))
      if (!mayMeet(a.group, b.group) && meet(a.box, b.box, SLACK))
        faults.add(`${a.group} × ${b.group}`);
  }

  // What holds more than it shows and cannot be scrolled.
  const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  for (const element of root.querySelectorAll<HTMLElement>(':not(.tile, .tile *, i, svg *)')) {
    if (!isShown(element) || isForReaders(element) || element.clientWidth === 0) continue;
    const style = getComputedStyle(element);
    if (
      isCutting(style.overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches('.stage, .sheet')
    )
      faults.add(`${nameOf(element)} is cut at the side`);
    if (
      isCutting(style.overflowY) &&
      element.scrollHeight > element.clientHeight + 1 &&
      !element.matches('.stage, .sheet')
    )
      faults.add(`${nameOf(element)} is cut below`);
  }

  // Text over text, and text outside.
  const texts: { box: DOMRect; text: string; parent: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const scrollers = new Map<Element, Element | null>();
  const scroller = (element: Element): Element | null => {
    const known = scrollers.get(element);
    if (known !== undefined) return known;
    const found = scrollerOf(element);
    scrollers.set(element, found);
    return found;
  };
  const scrollerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowY, overflowX } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowY + overflowX)) return at;
    }
    return null;
  };
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (node.textContent!.trim() === '' || parent.closest('option, style') !== null) continue;
    if (!isShown(parent) || isForReaders(parent)) continue;
    range.selectNodeContents(node);
    const clip = scroller(parent)?.getBoundingClientRect();
    for (const line of range.getClientRects()) {
      // What is printed stands in the middle of its line.
      const isUpright = getComputedStyle(parent).writingMode !== 'horizontal-tb';
      const [x, y] = isUpright ? [line.width * 0.22, 0] : [0, line.height * 0.22];
      const box = new DOMRect(line.x + x, line.y + y, line.width - 2 * x, line.height - 2 * y);
      // What is scrolled away is neither cut nor over anything.
      if (clip !== undefined && !meet(box, clip, 0)) continue;
      if (clip !== undefined && (box.top < clip.top - 1 || box.bottom > clip.bottom + 1)) continue;
      const text = node.textContent!.trim().slice(0, 20);
      if (clip !== undefined && (box.right > clip.right + SLACK || box.left < clip.left - SLACK))
        faults.add(`“${text}” lies beside its ${nameOf(parent)}`);
      if (
        box.right > innerWidth + SLACK ||
        box.left < -SLACK ||
        box.bottom > innerHeight + SLACK ||
        box.top < -SLACK
      )
        faults.add(`“${text}” leaves the window`);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < 9) faults.add(`“${text}” is printed in ${size.toFixed(1)} px`);
      texts.push({ box, text, parent });
    }
  }
  const sticky = [...root.querySelectorAll('.further:not(.gone)')].map((one) =>
    one.getBoundingClientRect(),
  );
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      if (a.parent === b.parent || !meet(a.box, b.box, 2.5)) continue;
      if (sticky.some((one) => meet(one, a.box, 0) || meet(one, b.box, 0))) continue;
      faults.add(`“${a.text}” over “${b.text}”`);
    }
  }

  // What lies under something else.
  for (const element of root.querySelectorAll(free)) {
    const box = element.getBoundingClientRect();
    const clip = scroller(element)?.getBoundingClientRect();
    if (!isShown(element) || box.width === 0 || (clip !== undefined && !meet(box, clip, 0)))
      continue;
    if (clip !== undefined && (box.bottom > clip.bottom + 1 || box.top < clip.top - 1)) continue;
    const spots = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + box.width * 0.15, box.top + box.height * 0.15],
      [box.right - box.width * 0.15, box.bottom - box.height * 0.15],
    ] as const;
    for (const [x, y] of spots) {
      const top = document.elementFromPoint(x, y);
      const isFree =
        top !== null && (element.contains(top) || top.contains(element) || top.matches('.further'));
      if (!isFree)
        faults.add(`${nameOf(element)} lies under ${top === null ? 'the edge' : nameOf(top)}`);
    }
  }

  if (tap !== null) {
    for (const tile of root.querySelectorAll('.hand .tile')) {
      const { width, height } = tile.getBoundingClientRect();
      if (width < tap[0] || height < tap[1])
        faults.add(
          `a tile of ${width.toFixed(0)} × ${height.toFixed(0)} is too small for a finger`,
        );
    }
  }
  if (share !== null) {
    const room = root.querySelector('.mat')!.getBoundingClientRect();
    const laid = [...root.querySelectorAll('.mat .tile, .mat .centre')].map((one) =>
      one.getBoundingClientRect(),
    );
    const height =
      Math.max(...laid.map((box) => box.bottom)) - Math.min(...laid.map((box) => box.top));
    const width =
      Math.max(...laid.map((box) => box.right)) - Math.min(...laid.map((box) => box.left));
    const taken = Math.max(height / room.height, width / room.width);
    if (taken < share) faults.add(`the mat takes only ${(taken * 100).toFixed(0)} % of its room`);
  }
  // What is said beside the choices, and the ways through a replay with all its hands, stand there whole.
  for (const part of root.querySelectorAll('.why, .transport'))
    if (part.scrollHeight > part.clientHeight + 1) faults.add(`${nameOf(part)} has to be scrolled`);
  // A sheet that goes on below its edge says so.
  for (const inside of root.querySelectorAll('.inside')) {
    if (isUntold(inside)) faults.add('a sheet goes on without saying so');
    if (inside.scrollWidth > inside.clientWidth + 1) faults.add('a sheet is wider than its window');
  }
  return [...faults];
}

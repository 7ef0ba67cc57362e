// What moves, and for how long. Only transform and opacity; the player's setting and the system's wish for less
// motion decide the length, and nothing waits for it.

import type { SeatEvent } from '@hanchan/game';
import type { TablePace } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';
import { type Place, placeOf } from './places.ts';

/** Loaded where there is no window, too: in tests. */
const wantsLess = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/**
 * Milliseconds as the player wants them: the settings put --speed on the page, else reduced motion means none, and the table
 * puts its --pace there. Read where they were put: what is computed from them has the whole page styled first, at every act.
 */
export function duration(usual: number): number {
  const { style } = document.documentElement;
  const factor = (name: string, otherwise: number) =>
    Number.parseFloat(style.getPropertyValue(name) || String(otherwise));
  return usual * factor('--speed', wantsLess?.matches ? 0 : 1) * factor('--pace', 1);
}

/** What a table's pace makes of every motion on it. */
const PACE_MOTION: Readonly<Record<TablePace, number>> = {
  slow: 1.2,
  normal: 1,
  fast: 0.5,
  atOnce: 0.25,
};

/** Null: the table has been left. */
export function movePaced(pace: TablePace | null): void {
  const { style } = document.documentElement;
  if (pace === null) style.removeProperty('--pace');
  else style.setProperty('--pace', String(PACE_MOTION[pace]));
}

const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';
const EASE_SETTLE = 'cubic-bezier(.3, 1.25, .5, 1)';

/** How a seat's own frame is turned on the screen. */
const TURNS: Readonly<Record<Place, number>> = { self: 0, right: -90, across: 180, left: 90 };

interface Point {
  readonly x: number;
  readonly y: number;
}

const centreOf = (box: DOMRect): Point => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** A step on the screen, as the turned frame of a seat counts it. */
function inFrame({ x, y }: Point, degrees: number): Point {
  const angle = (-degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

function slideFrom(element: Element, from: Point, place: Place, time: number, easing: string) {
  const to = centreOf(element.getBoundingClientRect());
  const step = inFrame({ x: from.x - to.x, y: from.y - to.y }, TURNS[place]);
  element.animate([{ transform: `translate(${step.x}px, ${step.y}px)` }, { transform: 'none' }], {
    duration: time,
    easing,
  });
}

/**
 * Slides what stays in a list from its old places to the new ones. A look at a place has the whole page laid out, so nobody
 * looks where nothing will move.
 */
export function createShifter(list: () => Element | null) {
  const places = new Map<Element, Point>();
  const placeOfItem = (item: Element) => {
    const { left, top } = item.getBoundingClientRect();
    return { x: left, y: top };
  };
  return {
    /** Before the list changes. */
    note(): void {
      places.clear();
      if (duration(1) === 0) return;
      for (const item of list()?.children ?? []) places.set(item, placeOfItem(item));
    },
    /** After it. */
    shift(time: number): void {
      for (const [item, from] of places) {
        if (!item.isConnected) continue;
        const to = placeOfItem(item);
        if (from.x === to.x && from.y === to.y) continue;
        const step = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
        item.animate([{ transform: step }, { transform: 'none' }], {
          duration: duration(time),
          easing: EASE_OUT,
        });
      }
      places.clear();
    },
  };
}

export interface Mover {
  /** Before the screen changes: where the tile under the finger is. */
  note(held: number | null): void;
  /** After it: from there to here. */
  move(events: readonly SeatEvent[]): void;
}

export function createMover(root: () => HTMLElement | null, bottom: () => Seat): Mover {
  let start: Point | null = null;

  const seatElement = (seat: Seat) => root()?.querySelector(`.seat[data-seat="${seat}"]`) ?? null;

  const moveDiscard = (seat: Seat, isRiichi: boolean) => {
    const place = placeOf(seat, bottom());
    const at = seatElement(seat);
    const tile = at?.querySelector('.river > li:last-child');
    if (tile == null) return;
    const hand = root()?.querySelector(
      place === 'self' ? '.you .hand' : `.seat.${place} .concealed`,
    );
    const noted = place === 'self' ? start : null;
    const from = noted ?? (hand == null ? null : centreOf(hand.getBoundingClientRect()));
    // Without standing tiles, as on phones, it comes from the player's side.
    if (from !== null && (from.x !== 0 || from.y !== 0)) {
      slideFrom(tile, from, place, duration(160), EASE_SETTLE);
    }
    if (!isRiichi) return;
    tile.firstElementChild?.animate([{ transform: 'rotate(90deg)' }, { transform: 'none' }], {
      duration: duration(260),
      easing: EASE_OUT,
    });
  };

  const enter = (element: Element | null | undefined, from: string, time: number, delay = 0) =>
    element?.animate(
      [
        { transform: from, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: duration(time), delay: duration(delay), easing: EASE_OUT, fill: 'backwards' },
    );

  const moveCall = (seat: Seat) => {
    const isOwn = placeOf(seat, bottom()) === 'self';
    const melds = isOwn ? root()?.querySelector('.own-melds') : null;
    const shown = seatElement(seat)?.querySelector('.melds > li:last-child');
    enter(shown, 'translate(-40%, -120%)', 260);
    enter(melds?.lastElementChild, 'translate(-40%, -120%)', 260);
  };

  /** Three times four tiles and one, as they are dealt. */
  const dealOut = () => {
    const tiles = root()?.querySelectorAll('.you .hand > li') ?? [];
    for (const [i, tile] of [...tiles].entries()) {
      enter(tile, 'translateY(-40%)', 200, Math.floor(i / 4) * 110);
    }
    for (const hand of root()?.querySelectorAll('.concealed') ?? []) {
      for (const [i, tile] of [...hand.children].entries()) {
        enter(tile, 'translateY(-60%)', 160, Math.floor(i / 4) * 110);
      }
    }
  };

  const moveOne = (event: SeatEvent) => {
    switch (event.type) {
      case 'discarded':
        return moveDiscard(event.seat, event.riichi);
      case 'called':
      case 'kanDeclared':
        return moveCall(event.seat);
      case 'riichiAccepted':
        return enter(
          seatElement(event.seat)?.querySelector('.deposit'),
          'translateY(300%)',
          260,
          120,
        );
      case 'indicatorTurned':
        return enter(root()?.querySelector('.wall .turned'), 'rotateY(90deg)', 260);
      case 'drew':
        return enter(drawnTile(event.seat), 'translateY(-30%)', 160);
      default:
        return;
    }
  };

  const drawnTile = (seat: Seat) =>
    placeOf(seat, bottom()) === 'self'
      ? root()?.querySelector('.you .hand > .drawn')
      : seatElement(seat)?.querySelector('.concealed .drawn');

  return {
    note(held) {
      if (duration(1) === 0) return;
      const tile = root()?.querySelector(`[data-held="${held}"]`);
      start = tile == null ? null : centreOf(tile.getBoundingClientRect());
    },
    move(events) {
      if (duration(1) === 0) return;
      if (events.some(({ type }) => type === 'dealStarted')) dealOut();
      else for (const event of events.slice(-3)) moveOne(event);
      start = null;
    },
  };
}

// What lies open before the seats, carried forward by what everybody is told of it.

import { bySeat, type EachSeat, kindOf, type Meld, SEATS, type Seat } from '@hanchan/tiles';
import type { SeatEvent } from './redact.ts';
import type { DealView, OpenSeat } from './view.ts';

type Of<T extends SeatEvent['type']> = Extract<SeatEvent, { type: T }>;

export type OpenSeats = DealView['seats'];

/** The seats with one of them otherwise. */
export function changed(seats: OpenSeats, seat: Seat, change: Partial<OpenSeat>): OpenSeats {
  const [a, b, c, d] = seats;
  const next: EachSeat<OpenSeat> = [a, b, c, d];
  next[seat] = { ...next[seat], ...change };
  return next;
}

/**
 * What lies open changes for all viewers alike, and they are told one after the other: worked out for the first of them, and
 * the same for all, so that a thousand tables hold it once and not four times.
 */
function alike<K>(change: (seats: OpenSeats, what: K) => OpenSeats) {
  let last: { before: OpenSeats; what: K; after: OpenSeats } | null = null;
  return (before: OpenSeats, what: K): OpenSeats => {
    if (last?.before !== before || last.what !== what) {
      last = { before, what, after: change(before, what) };
    }
    return last.after;
  };
}

export const BLANK_SEAT: OpenSeat = {
  handSize: 13,
  hasDrawn: false,
  melds: [],
  discards: [],
  riichi: 'none',
  ippatsu: false,
  isDead: false,
};
export const BLANK_SEATS: OpenSeats = bySeat(() => BLANK_SEAT);

/** Any call or kan ends everybody's ippatsu. */
function breakIppatsu(seats: OpenSeats): OpenSeats {
  let next = seats;
  for (const seat of SEATS) {
    if (seats[seat].ippatsu) next = changed(next, seat, { ippatsu: false });
  }
  return next;
}

export const afterDraw = alike((seats, seat: Seat) => changed(seats, seat, { hasDrawn: true }));

/** The tile that replaces a kan says that the kan stands, which clears like a call. */
export const afterReplacement = alike((seats, seat: Seat) =>
  breakIppatsu(changed(seats, seat, { hasDrawn: true })),
);

export const afterDiscard = alike((seats, event: Of<'discarded'>) => {
  const { seat, tile, fromDraw, riichi } = event;
  const { discards, handSize, hasDrawn } = seats[seat];
  return changed(seats, seat, {
    handSize: hasDrawn ? handSize : handSize - 1,
    hasDrawn: false,
    discards: [...discards, { tile, fromDraw, isRiichi: riichi, calledBy: null }],
    ippatsu: false,
  });
});

export const afterCall = alike((seats, { seat, from, meld }: Of<'called'>) => {
  const { melds, handSize } = seats[seat];
  const given = seats[from].discards;
  const left = changed(seats, from, {
    discards: [...given.slice(0, -1), { ...given.at(-1)!, calledBy: seat }],
  });
  const called = changed(left, seat, {
    handSize: handSize - (meld.tiles.length - 1),
    melds: [...melds, meld],
  });
  return breakIppatsu(called);
});

export const afterKan = alike((seats, { seat, tile, meld }: Of<'kanDeclared'>) => {
  const { melds, handSize, hasDrawn } = seats[seat];
  const isConcealed = meld.type === 'concealedKan';
  const kind = kindOf(tile);
  const isSame = (other: Meld) => other.type === 'pon' && kindOf(other.tiles[0]!) === kind;
  return changed(seats, seat, {
    handSize: handSize + (hasDrawn ? 1 : 0) - (isConcealed ? 4 : 1),
    hasDrawn: false,
    melds: isConcealed ? [...melds, meld] : melds.map((other) => (isSame(other) ? meld : other)),
  });
});

export const afterRiichi = alike((seats, seat: Seat) =>
  changed(seats, seat, { riichi: 'riichi', ippatsu: true }),
);
export const afterDoubleRiichi = alike((seats, seat: Seat) =>
  changed(seats, seat, { riichi: 'double', ippatsu: true }),
);

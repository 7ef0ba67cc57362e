// Who pays whom: for a win, at a draw, for nagashi mangan, for a chombo.

import type { Book } from './book.ts';
import type { Worthy } from './worth.ts';

export type Four = [number, number, number, number];
export const SEATS = [0, 1, 2, 3] as const;
export const zero = (): Four => [0, 0, 0, 0];

export interface Liable {
  readonly yaku: string;
  readonly seat: number;
}

export interface Paid {
  readonly winner: number;
  readonly dealer: number;
  /** Null for a self-drawn win. */
  readonly from: number | null;
  readonly counters: number;
  /** In points, with the pool. */
  readonly table: number;
  readonly liable: readonly Liable[];
}

const up = (points: number, book: Book) =>
  book.flatShare !== null ? points : Math.ceil(points / 100) * 100;

/** A share from each, two from or to the dealer; a discarder pays them all at once. */
function shares(base: number, { winner, dealer, from }: Paid, book: Book): Four {
  const pays = zero();
  if (from !== null) pays[from] = up(base * (winner === dealer ? 6 : 4), book);
  else
    for (const seat of SEATS) {
      if (seat === winner) continue;
      pays[seat] = up(base * (seat === dealer || winner === dealer ? 2 : 1), book);
    }
  return pays;
}

/** What each pays for the hand, and for the counters. */
function bill(worth: Worthy, paid: Paid, book: Book): { hand: Four; counters: Four } {
  const { winner, from, counters } = paid;
  const perCounter = counters * book.counterPoints;
  const usual = zero();
  if (from !== null) usual[from] = perCounter;
  else for (const seat of SEATS) if (seat !== winner) usual[seat] = perCounter / 3;
  const { liability } = book;
  const fed =
    liability === null
      ? []
      : worth.yakuman.flatMap(([id, units]) => {
          const found = paid.liable.find(({ yaku }) => yaku === id);
          return found && liability.yaku.includes(id) ? [{ units, seat: found.seat }] : [];
        });
  if (liability === null || fed.length === 0)
    return { hand: shares(worth.base, paid, book), counters: usual };
  const all = worth.base / 8_000;
  const parts = liability.isWholeHand ? [{ units: all, seat: fed[0]!.seat }] : fed;
  const rest = all - parts.reduce((sum, { units }) => sum + units, 0);
  const hand = rest > 0 ? shares(rest * 8_000, paid, book) : zero();
  for (const { units, seat } of parts) {
    const value = units * 8_000 * (winner === paid.dealer ? 6 : 4);
    if (from === null || from === seat) hand[seat]! += value;
    else {
      hand[seat]! += value / 2;
      hand[from]! += value / 2;
    }
  }
  if (parts.length > 1 || rest > 0) return { hand, counters: usual };
  const alone = zero();
  const isShared = from !== null && from !== parts[0]!.seat;
  alone[isShared && !liability.liablePaysCounters ? from : parts[0]!.seat] = perCounter;
  return { hand, counters: alone };
}

const sum = (four: Four) => four[0] + four[1] + four[2] + four[3];

export function payWin(worth: Worthy, paid: Paid, book: Book): { points: number; deltas: Four } {
  const { hand, counters } = bill(worth, paid, book);
  const deltas = SEATS.map((seat) => 0 - hand[seat] - counters[seat]) as Four;
  deltas[paid.winner] = sum(hand) + sum(counters) + paid.table;
  return { points: sum(hand), deltas };
}

export function payNoten(tenpai: readonly number[], book: Book): Four {
  const noten = 4 - tenpai.length;
  return SEATS.map((seat) => {
    const isTenpai = tenpai.includes(seat);
    if (book.notenToPool > 0) return isTenpai ? 0 : -book.notenToPool;
    if (noten === 0 || noten === 4 || book.notenTotal === 0) return 0;
    return isTenpai ? book.notenTotal / tenpai.length : -book.notenTotal / noten;
  }) as Four;
}

/** As self-drawn mangan each; or, where several have it, from the others alone. */
export function payNagashi(
  winners: readonly number[],
  dealer: number,
  counters: number,
  book: Book,
): Four {
  const { isWin, losersOnly } = book.nagashi!;
  const deltas = zero();
  for (const winner of winners) {
    for (const seat of SEATS) {
      if (seat === winner || (losersOnly && winners.length > 1 && winners.includes(seat))) continue;
      const isAlone = losersOnly && winners.length > 1;
      const isDouble = winner === dealer || (seat === dealer && !isAlone);
      const pays = (isDouble ? 4_000 : 2_000) + (isWin ? counters * 100 : 0);
      deltas[seat]! -= pays;
      deltas[winner]! += pays;
    }
  }
  return deltas;
}

/** Paid to the others as if each had won a little: double from or to the dealer. */
export function payChombo(offender: number, dealer: number, share: number): Four {
  const deltas = zero();
  for (const seat of SEATS) {
    if (seat === offender) continue;
    const pays = share * (seat === dealer || offender === dealer ? 2 : 1);
    deltas[seat]! += pays;
    deltas[offender]! -= pays;
  }
  return deltas;
}

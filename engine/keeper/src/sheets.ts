// The two papers of a table: the sheet that lies in the middle before a presumed last deal, and the report at the end.

import { inTurnFrom, playersOf } from '@hanchan/rules';
import { type BySeat, bySeat, type Seat, seatWind, WINDS, type Wind } from '@hanchan/tiles';
import { resultNow, sheetOf } from './final.ts';
import type { Kept } from './fold.ts';

/** Where a player stands before the last deal. */
export interface AllLastRow {
  /** In the deal that comes. */
  readonly wind: Wind;
  readonly seat: Seat;
  readonly score: number;
  /** Above or below what everybody began with. */
  readonly delta: number;
}

/** East first; null when the next deal is not presumed to be the last. */
export function allLastSheet({ table, isAllLast }: Kept): readonly AllLastRow[] | null {
  if (!isAllLast) return null;
  const { scores, dealer, rules } = table;
  return inTurnFrom(dealer, rules).map((seat) => {
    const score = scores[seat];
    return {
      wind: seatWind(seat, dealer, playersOf(rules)),
      seat,
      score,
      delta: score - rules['table.startingPoints'],
    };
  });
}

const TWELVE = 12;

/** One column of the report. Points; a shared place may leave a fraction in uma and total. */
export interface ReportColumn {
  /** At the first deal. */
  readonly wind: Wind;
  readonly name: string;
  readonly starting: number;
  readonly loans: number;
  /** In sticks, the loans included. */
  readonly final: number;
  readonly net: number;
  /** Off the net before places are made. */
  readonly mods: number;
  readonly place: number;
  readonly uma: number;
  readonly total: number;
  /** Off the tournament score, in points. */
  readonly penalties: number;
}

/** A kept game, worked out for printing. */
export interface Report {
  readonly columns: BySeat<ReportColumn>;
  /** Riichi deposits left. */
  readonly sticks: number;
}

const THOUSAND = 1_000;

/** The kept game as a report. */
export function reportOf(kept: Kept): Report {
  const { final, loans, mods, penalties, sticks } = sheetOf(kept);
  const { places, uma, result } = resultNow(kept);
  const starting = kept.table.rules['table.startingPoints'];
  const columns = bySeat(
    (seat): ReportColumn => ({
      wind: WINDS[seat],
      name: kept.begin.names[seat],
      starting,
      loans: loans[seat],
      final: final[seat],
      net: final[seat] - loans[seat] - starting,
      mods: mods[seat],
      place: places[seat],
      uma: uma[seat] / TWELVE,
      total: result[seat] / TWELVE,
      penalties: penalties[seat] * THOUSAND,
    }),
  );
  return { columns, sticks };
}

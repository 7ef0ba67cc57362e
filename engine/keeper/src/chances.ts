// Before a last deal: what each player needs for a better place. The cheapest win of each kind is tried at the table
// as it stands, so deposits, counters, the dealer's double and the rulebook's limits are all in it.

import { resultOf } from '@hanchan/game';
import { seatsOf } from '@hanchan/rules';
import { checkWorth, limitOf, type Worth } from '@hanchan/score';
import type { Seat } from '@hanchan/tiles';
import type { HandResult } from './entry.ts';
import { playHand } from './playHand.ts';
import type { TableState } from './table.ts';

/** The least that brings a place: self-drawn, or from one player. */
export interface Chance {
  readonly place: number;
  /** Null: self-drawn. */
  readonly from: Seat | null;
  readonly worth: Worth;
  readonly points: number;
}

const FU = [20, 25, 30, 40, 50, 60, 70];

/** Every worth that is asked for in practice, the cheaper ones first. */
function worthsFor(table: TableState, isSelfDraw: boolean): readonly Worth[] {
  const { rules, counters } = table;
  const limits: readonly Worth[] = [
    { limit: 'mangan' },
    { limit: 'haneman' },
    { limit: 'baiman' },
    { limit: 'sanbaiman' },
    { yakuman: 1 },
  ];
  // What reaches a limit is called by its name.
  const below = (han: number) => FU.filter((fu) => limitOf(han, fu, rules) === null);
  const small = [1, 2, 3, 4].flatMap((han) => below(han).map((fu): Worth => ({ han, fu })));
  const all: readonly Worth[] = [{ flat: true }, ...small, ...limits];
  return all.filter((worth) => checkWorth(worth, { isSelfDraw, counters }, rules) === null);
}

interface Tried {
  readonly place: number;
  readonly worth: Worth;
  readonly points: number;
}

function tries(table: TableState, seat: Seat, from: Seat | null, riichi: readonly Seat[]): Tried[] {
  const found = worthsFor(table, from === null).flatMap((worth): Tried[] => {
    const win = { seat, worth };
    const result: HandResult =
      from === null ? { type: 'tsumo', win } : { type: 'ron', from, wins: [win] };
    const played = playHand(table, { riichi, result });
    if (!played.ok) return [];
    const { scores, penalties, rules } = played.value.table;
    const { places } = resultOf(scores, rules, penalties);
    return [{ place: places[seat], worth, points: played.value.wins[0]!.value.points }];
  });
  return found.sort((a, b) => a.points - b.points);
}

/**
 * For each place above the present one, the least of each kind of win that reaches it. `riichi`: whose sticks lie on the
 * table in this deal already.
 */
export function chancesOf(
  table: TableState,
  seat: Seat,
  riichi: readonly Seat[] = [],
): readonly Chance[] {
  if (table.over !== null) return [];
  const { places } = resultOf(table.scores, table.rules, table.penalties);
  const ways: readonly (Seat | null)[] = [
    null,
    ...seatsOf(table.rules).filter((other) => other !== seat),
  ];
  const chances: Chance[] = [];
  for (const from of ways) {
    const found = tries(table, seat, from, riichi);
    for (let place = 1; place < places[seat]; place++) {
      const least = found.find((one) => one.place <= place);
      if (least !== undefined) chances.push({ ...least, place, from });
    }
  }
  return chances;
}

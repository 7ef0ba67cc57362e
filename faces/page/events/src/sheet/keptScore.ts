// A table of an event whose score is kept hand by hand on this phone: how it begins, and the sheet it ends with.

import { type Begin, type EventTable, type Kept, sheetOf } from '@hanchan/keeper';
import {
  begunScore,
  type KeptTable,
  type ListedTable,
} from '@hanchan/kit/keptScores/keptScores.ts';
import {
  type ByWind,
  byWind,
  type EventState,
  roundOf,
  type SheetForm,
  type Slot,
  type TableState,
} from '@hanchan/tournament';
import { rulesSource } from '../event/eventBook.ts';
import { nameAt } from '../phone/people.ts';

const placeOf = (event: string, { round, number }: TableState): EventTable => ({
  event,
  round,
  table: number,
});

/** The latest score of this very table. */
export function keptAt(
  kept: readonly ListedTable[],
  event: string,
  table: TableState,
): ListedTable | null {
  const place = placeOf(event, table);
  return (
    kept.find(({ kept: { begin } }) => {
      const at = begin.event;
      return at?.event === place.event && at.round === place.round && at.table === place.table;
    }) ?? null
  );
}

export function beginAt(
  state: EventState,
  event: string,
  table: TableState,
  winds: ByWind<Slot>,
  at: number,
): KeptTable {
  const { rules } = state.settings;
  const begin: Begin = {
    type: 'begin',
    rules: rules.values,
    book: rulesSource(rules),
    names: byWind((wind) => nameAt(state, table, winds[wind])),
    minutes: roundOf(state, table.round)?.minutes ?? null,
    event: placeOf(event, table),
  };
  return begunScore(begin, at);
}

/** Seats are told apart by name: who sat where may have been put right since. */
export function sheetFromKept(
  kept: Kept,
  state: EventState,
  table: TableState,
  winds: ByWind<Slot>,
): SheetForm {
  const { final, loans, sticks } = sheetOf(kept);
  const { names } = kept.begin;
  const slotAt = byWind(
    (wind) => winds.find((slot) => nameAt(state, table, slot) === names[wind]) ?? winds[wind],
  );
  const isWhole = new Set(slotAt).size === slotAt.length;
  return { slots: isWhole ? slotAt : winds, held: final, loans, sticks };
}

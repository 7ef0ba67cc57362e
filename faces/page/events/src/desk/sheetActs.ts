// The acts that bring a sheet to its signature. Each raises the version of the table by one, so that a row of them can
// be sent without waiting for the answers.

import type { ActRequest } from '@hanchan/protocol';
import type { SheetForm, Slot, TableState } from '@hanchan/tournament';

const at = ({ round, number, version }: TableState, plus: number) => ({
  round,
  table: number,
  version: version + plus,
});

/** For those who have not confirmed yet, on paper or by the referee's decision; then the desk's signature if it is to sign as well. */
export function paperActs(
  table: TableState,
  alsoSign: boolean,
  plus = 0,
  how: 'paper' | 'decision' = 'paper',
): ActRequest[] {
  const isConfirmed = (slot: Slot) => plus === 0 && table.sheet?.confirmed.has(slot) === true;
  const missing = table.seats.filter((slot) => !isConfirmed(slot));
  const confirms = missing.map(
    (slot, i): ActRequest => ({ type: 'confirm', at: at(table, plus + i), slot, how }),
  );
  if (!alsoSign) return confirms;
  return [...confirms, { type: 'sign', at: at(table, plus + missing.length) }];
}

/** A sheet from nothing to its signature. */
export function wholeSheetActs(table: TableState, sheet: SheetForm): ActRequest[] {
  return [
    { type: 'enter', at: at(table, 0), sheet, source: 'typed' },
    ...paperActs(table, true, 1),
  ];
}

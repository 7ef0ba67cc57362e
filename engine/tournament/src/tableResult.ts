// The sheet of a table with everything that the event knows about it: penalties, lateness, who was replaced.

import type { SeatPenalties } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { isEmergencyLeave, type Slot } from './person.ts';
import type { DeskRules } from './settings.ts';
import { byWind, NO_SHEET_PENALTIES, type SheetResult, sheetResult } from './sheet.ts';
import type { ByWind, SheetForm } from './sheetForm.ts';
import type { EventState, PenaltyState, SheetState, TableState } from './state.ts';

const THOUSAND = 1_000;

/** Penalties of tables, found by round and table. */
export type PenaltyIndex = ReadonlyMap<number, readonly PenaltyState[]>;

/** No event has ten thousand tables. */
const keyOf = (round: number, table: number) => round * 10_000 + table;

/** Built once for a whole event; withdrawn ones are left out. */
export function indexPenalties({ penalties }: EventState): PenaltyIndex {
  const index = new Map<number, PenaltyState[]>();
  for (const penalty of penalties.values()) {
    const { round, table, withdrawn } = penalty;
    if (round === null || table === null || withdrawn !== null) continue;
    const key = keyOf(round, table);
    const found = index.get(key);
    if (found) found.push(penalty);
    else index.set(key, [penalty]);
  }
  return index;
}

/** What the sheet of a table comes to; null while there is none. */
export function tableResult(
  state: EventState,
  table: TableState,
  index: PenaltyIndex = indexPenalties(state),
): SheetResult | null {
  return table.sheet === null ? null : formResult(state, table, table.sheet.form, index);
}

/** The sheet whose figures count: the signed one, also while somebody corrects it; null: none was signed, or it is void. */
export function countedSheet({ stage, sheet, reopened }: TableState): SheetState | null {
  return stage === 'signed' ? sheet : (reopened?.sheet ?? null);
}

/** What the table counts for; null while nothing was signed. */
export function countedResult(
  state: EventState,
  table: TableState,
  index: PenaltyIndex = indexPenalties(state),
): SheetResult | null {
  const counted = countedSheet(table);
  return counted === null ? null : formResult(state, table, counted.form, index);
}

/** What a sheet would come to if it were the table's. */
export function formResult(
  state: EventState,
  table: TableState,
  form: SheetForm,
  index: PenaltyIndex = indexPenalties(state),
): SheetResult {
  const { rules, desk } = state.settings;
  const penalties = penaltiesAtTable(state, table, form.slots, index);
  if (table.late.size + table.replaced.size === 0) {
    if (penalties !== NO_SHEET_PENALTIES) {
      return sheetResult(form, penalties, rules.values, desk);
    }
    return plainResult(form, rules.values, desk);
  }
  const replaced = byWind((wind) => isReplaced(state, table, form.slots[wind]));
  return sheetResult(form, penalties, rules.values, desk, replaced);
}

interface Plain {
  readonly values: RuleValues;
  readonly desk: DeskRules;
  readonly result: SheetResult;
}

/** Standings are computed anew with every signature, and nearly all sheets come to what they came to before. */
const known = new WeakMap<SheetForm, Plain>();

function plainResult(form: SheetForm, values: RuleValues, desk: DeskRules): SheetResult {
  const before = known.get(form);
  if (before?.values === values && before.desk === desk) return before.result;
  const result = sheetResult(form, NO_SHEET_PENALTIES, values, desk);
  known.set(form, { values, desk, result });
  return result;
}

/** By wind: before uma or off the tournament score, as the desk has it. */
function penaltiesAtTable(
  state: EventState,
  table: TableState,
  slots: ByWind<Slot>,
  index: PenaltyIndex = indexPenalties(state),
): ByWind<SeatPenalties> {
  const own = index.get(keyOf(table.round, table.number)) ?? [];
  if (own.length + table.late.size === 0) return NO_SHEET_PENALTIES;
  const isBefore = state.settings.desk.penaltiesAt === 'beforeUma';
  return byWind((wind) => {
    const slot = slots[wind];
    let points = lateThousands(table, slot) * THOUSAND;
    let warnings = 0;
    for (const penalty of own) {
      if (!penalty.slots.includes(slot)) continue;
      points += penalty.points;
      if (penalty.kind === 'warning') warnings++;
    }
    return {
      warnings,
      modifier: isBefore ? points : 0,
      tournamentPoints: isBefore ? 0 : points / THOUSAND,
    };
  });
}

/** What coming late to this table cost, in thousands. */
export const lateThousands = ({ late }: TableState, slot: Slot): number =>
  late.get(slot)?.outcome?.points ?? 0;

/** Somebody else had to sit down for a player who came too late or left; an emergency is not held against anybody. */
export function isReplaced(state: EventState, table: TableState, slot: Slot): boolean {
  if (table.late.get(slot)?.outcome?.type === 'replaced') return true;
  return table.replaced.has(slot) && !isEmergency(state, table, slot);
}

function isEmergency(state: EventState, { round }: TableState, slot: Slot): boolean {
  for (const { slot: own, departure } of state.people.values()) {
    if (own !== slot || departure === null) continue;
    // Whoever leaves in the middle of a round is gone from the next one.
    return isEmergencyLeave(departure.kind) && departure.fromRound <= round + 1;
  }
  return false;
}

/** Whether penalties of a number at this table are part of the sheet, before uma, or are taken off afterwards. */
export function isInSheet(state: EventState, table: TableState, slot: Slot): boolean {
  const { penaltiesAt, lateScore } = state.settings.desk;
  if (penaltiesAt !== 'beforeUma') return false;
  return lateScore === 'seat' || !isReplaced(state, table, slot);
}

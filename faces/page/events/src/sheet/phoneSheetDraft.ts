// A sheet while it is typed. Kept on the device until it is sent, so that a call or a dead battery costs nothing.

import type { RuleValues } from '@hanchan/rules';
import {
  type ByWind,
  byWind,
  type EventState,
  type SheetForm,
  type SheetState,
  type Slot,
  type TableState,
  type WindIndex,
} from '@hanchan/tournament';
import { readPoints, type Unit, writePoints } from './points.ts';

export interface PhoneSheetDraft {
  slots: ByWind<Slot>;
  /** As typed. */
  held: ByWind<string>;
  loans: ByWind<number>;
  sticks: number;
  unit: Unit;
  source: 'typed' | 'keeper';
  /** The sheet that was there when it was begun: null where there was none. */
  base: number | null;
}

/** Where players begin with twenty points nobody divides by a thousand. */
const unitFor = (rules: RuleValues): Unit =>
  rules['table.startingPoints'] >= 1_000 ? 'thousands' : 'points';

export function emptyDraft(
  { settings }: EventState,
  { sheet, loans }: TableState,
  slots: ByWind<Slot>,
): PhoneSheetDraft {
  const unit = unitFor(settings.rules.values);
  if (sheet !== null) return phoneDraftOf(sheet.form, unit, sheet.seq);
  return {
    slots,
    held: ['', '', '', ''],
    loans: byWind((wind) => loans.get(slots[wind]) ?? 0),
    sticks: 0,
    unit,
    source: 'typed',
    base: null,
  };
}

export function phoneDraftOf(form: SheetForm, unit: Unit, base: number | null): PhoneSheetDraft {
  const { slots, held, loans, sticks } = form;
  const typed = byWind((wind) => writePoints(held[wind], unit));
  return { slots, held: typed, loans, sticks, unit, source: 'typed', base };
}

/** Null while a number is missing or no number. */
export function phoneSheetForm({
  slots,
  held,
  loans,
  sticks,
  unit,
}: PhoneSheetDraft): SheetForm | null {
  const points = held.map((text) => readPoints(text, unit));
  if (points.some((one) => one === null)) return null;
  return { slots, held: byWind((wind) => points[wind]!), loans, sticks };
}

/** What is wrong with one number: it is none, or no multiple of what points are counted in. */
export function heldProblem(
  { held, unit }: PhoneSheetDraft,
  wind: WindIndex,
  rules: RuleValues,
): 'notNumber' | 'notRound' | null {
  const text = held[wind];
  if (text.trim() === '' || text === '-') return null;
  const points = readPoints(text, unit);
  if (points === null) return 'notNumber';
  return points % rules['score.roundTo'] === 0 ? null : 'notRound';
}

export const inUnit = (draft: PhoneSheetDraft, unit: Unit): PhoneSheetDraft => ({
  ...draft,
  unit,
  held: byWind((wind) => {
    const points = readPoints(draft.held[wind], draft.unit);
    return points === null ? draft.held[wind] : writePoints(points, unit);
  }),
});

/** Somebody else sat there: the two change places, and their points go with them. */
export function seatedAt(draft: PhoneSheetDraft, wind: WindIndex, slot: Slot): PhoneSheetDraft {
  const other = draft.slots.indexOf(slot);
  if (other < 0) return draft;
  const swap = (from: WindIndex) => (from === wind ? other : from === other ? wind : from);
  const take = <T>(all: ByWind<T>) => byWind((one) => all[swap(one) as WindIndex]);
  return { ...draft, slots: take(draft.slots), held: take(draft.held), loans: take(draft.loans) };
}

/** Somebody has entered another sheet since this one was begun. */
export const isSheetOvertaken = ({ base }: PhoneSheetDraft, sheet: SheetState | null): boolean =>
  sheet !== null && sheet.seq !== base;

const nameOf = (event: string, { round, number }: TableState) =>
  `hanchan.sheet.${event}.${round}.${number}`;

export function loadSheetDraft(event: string, table: TableState): PhoneSheetDraft | null {
  try {
    const draft = JSON.parse(
      localStorage.getItem(nameOf(event, table)) ?? 'null',
    ) as PhoneSheetDraft;
    const isOurs = draft !== null && table.seats.every((slot) => draft.slots.includes(slot));
    return isOurs ? draft : null;
  } catch {
    return null;
  }
}

export function saveDraft(event: string, table: TableState, draft: PhoneSheetDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(nameOf(event, table));
    else localStorage.setItem(nameOf(event, table), JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page does.
  }
}

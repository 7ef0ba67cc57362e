// A report sheet while it is typed: boxes may be empty, points may be written as they are or as a difference from the
// start, and nothing is computed that the rulebook computes.

import {
  type ByWind,
  byWind,
  type SheetForm,
  type Slot,
  type TableState,
  WINDS,
} from '@hanchan/tournament';
import { readPoints } from '../sheet/points.ts';

export interface DeskSheetDraft {
  slots: Slot[];
  /** As typed. */
  held: string[];
  loans: string[];
  sticks: string;
  /** Points were typed as a difference from the start. */
  isDifference: boolean;
  /** The sheet that lay there when it was begun; null: none. */
  base: number | null;
}

/** A sheet that somebody began to type here. */
export interface KeptDraft {
  readonly round: number;
  readonly table: number;
  readonly typed: DeskSheetDraft;
}

const baseOf = ({ sheet }: TableState): number | null => sheet?.seq ?? null;

/** What was begun goes before what lies there, unless somebody has entered another sheet since. */
export function deskDraftOf(table: TableState, begun: DeskSheetDraft | null): DeskSheetDraft {
  if (begun !== null && begun.base === baseOf(table)) return { ...begun };
  return typedFrom(table, table.sheet?.form ?? null);
}

export function typedFrom(table: TableState, form: SheetForm | null): DeskSheetDraft {
  const slots = [...(form?.slots ?? table.winds ?? table.seats)];
  return {
    slots,
    held: WINDS.map((wind) => (form === null ? '' : String(form.held[wind]))),
    loans: slots.map((slot, wind) => String(form?.loans[wind] ?? table.loans.get(slot) ?? 0)),
    sticks: String(form?.sticks ?? 0),
    isDifference: false,
    base: baseOf(table),
  };
}

const numberIn = (text: string) => readPoints(text, 'points');

/** What was typed and can be read as no number. */
export const isUnread = (text: string): boolean => text !== '' && numberIn(text) === null;

/** Null until every box can be read. */
export function deskSheetForm(draft: DeskSheetDraft, start: number): SheetForm | null {
  const held = draft.held.map(numberIn);
  const loans = draft.loans.map((text) => numberIn(text === '' ? '0' : text));
  const sticks = numberIn(draft.sticks === '' ? '0' : draft.sticks);
  if (sticks === null || held.includes(null) || loans.includes(null)) return null;
  if (new Set(draft.slots).size !== draft.slots.length) return null;
  const from = draft.isDifference ? start : 0;
  return {
    slots: draft.slots as unknown as ByWind<Slot>,
    held: byWind((wind) => held[wind]! + from),
    loans: byWind((wind) => loans[wind]!),
    sticks,
  };
}

/** Whoever was chosen for a wind changes places with whoever had it. */
export function swappedTo(slots: readonly Slot[], wind: number, slot: Slot): Slot[] {
  const before = slots.indexOf(slot);
  const next = [...slots];
  if (before >= 0) next[before] = slots[wind]!;
  next[wind] = slot;
  return next;
}

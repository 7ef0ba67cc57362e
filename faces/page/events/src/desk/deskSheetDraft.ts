// A report sheet while it is typed: boxes may be empty, points may be written as they are or as a difference from the
// start, and nothing is computed that the rulebook computes.

import {
  type ByWind,
  byWind,
  type DeskRules,
  type SheetForm,
  type Slot,
  type TableState,
  WINDS,
} from '@hanchan/tournament';
import { readPoints } from '../sheet/points.ts';

export interface DeskSheetDraft {
  /** Who began as East, South, West, North; `NOBODY_YET` where nobody has said so. */
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

/** Numbers begin at 1. */
export const NOBODY_YET = 0;

/** A sheet that somebody began to type here. */
export interface KeptDraft {
  readonly round: number;
  readonly table: number;
  readonly typed: DeskSheetDraft;
}

const baseOf = ({ sheet }: TableState): number | null => sheet?.seq ?? null;

/** What was begun goes before what lies there, unless somebody has entered another sheet since. */
export function deskDraftOf(
  table: TableState,
  begun: DeskSheetDraft | null,
  winds: DeskRules['winds'],
): DeskSheetDraft {
  if (begun !== null && begun.base === baseOf(table)) return { ...begun };
  return typedFrom(table, table.sheet?.form ?? null, winds);
}

/** Where winds are drawn at the table, nobody has a wind before somebody has said so. */
export function typedFrom(
  table: TableState,
  form: SheetForm | null,
  winds: DeskRules['winds'],
): DeskSheetDraft {
  const planned = winds === 'prescribed' ? table.seats : WINDS.map(() => NOBODY_YET);
  const slots = [...(form?.slots ?? table.winds ?? planned)];
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
  if (draft.slots.includes(NOBODY_YET)) return null;
  const from = draft.isDifference ? start : 0;
  return {
    slots: draft.slots as unknown as ByWind<Slot>,
    held: byWind((wind) => held[wind]! + from),
    loans: byWind((wind) => loans[wind]!),
    sticks,
  };
}

/** For whom a wind may be chosen: whoever has none yet, and once all four have one, anybody. */
export const choicesFor = (slots: readonly Slot[], wind: number, seats: readonly Slot[]): Slot[] =>
  slots.includes(NOBODY_YET)
    ? seats.filter((slot) => slot === slots[wind] || !slots.includes(slot))
    : [...seats];

/** With somebody chosen for a wind; the last one has what is left. */
export function withChosen(
  draft: DeskSheetDraft,
  wind: number,
  slot: Slot,
  table: TableState,
): void {
  draft.slots = swappedTo(draft.slots, wind, slot);
  const left = table.seats.filter((one) => !draft.slots.includes(one));
  if (left.length === 1) {
    draft.slots = draft.slots.map((one) => (one === NOBODY_YET ? left[0]! : one));
  }
  draft.loans = draft.loans.map((text, at) =>
    text === '0' ? String(table.loans.get(draft.slots[at]!) ?? 0) : text,
  );
}

/** Whoever was chosen for a wind changes places with whoever had it. */
export function swappedTo(slots: readonly Slot[], wind: number, slot: Slot): Slot[] {
  const before = slots.indexOf(slot);
  const next = [...slots];
  if (before >= 0) next[before] = slots[wind]!;
  next[wind] = slot;
  return next;
}

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

export interface SheetDraft {
  slots: Slot[];
  /** As typed. */
  held: string[];
  loans: string[];
  sticks: string;
}

export function draftOf(table: TableState, begun: SheetForm | null): SheetDraft {
  const form = begun ?? table.sheet?.form ?? null;
  const slots = [...(form?.slots ?? table.winds ?? table.seats)];
  return {
    slots,
    held: WINDS.map((wind) => (form === null ? '' : String(form.held[wind]))),
    loans: slots.map((slot, wind) => String(form?.loans[wind] ?? table.loans.get(slot) ?? 0)),
    sticks: String(form?.sticks ?? 0),
  };
}

/** `34,200`, `34 200`, `-1.200`, `▲1200`, `+4200`; null for what is no whole number. */
export function readPoints(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[−▲–]/g, '-')
    .replace(/[\s,.'’_]/g, '');
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : null;
}

/** Null until every box can be read. `start`: points were typed as a difference from it. */
export function formOf(draft: SheetDraft, start: number | null = null): SheetForm | null {
  const held = draft.held.map(readPoints);
  const loans = draft.loans.map((text) => readPoints(text === '' ? '0' : text));
  const sticks = readPoints(draft.sticks === '' ? '0' : draft.sticks);
  if (sticks === null || held.includes(null) || loans.includes(null)) return null;
  if (new Set(draft.slots).size !== draft.slots.length) return null;
  return {
    slots: draft.slots as unknown as ByWind<Slot>,
    held: byWind((wind) => held[wind]! + (start ?? 0)),
    loans: byWind((wind) => loans[wind]!),
    sticks,
  };
}

/** Whoever was chosen for a wind changes places with whoever had it. */
export function seatAt(slots: readonly Slot[], wind: number, slot: Slot): Slot[] {
  const before = slots.indexOf(slot);
  const next = [...slots];
  if (before >= 0) next[before] = slots[wind]!;
  next[wind] = slot;
  return next;
}

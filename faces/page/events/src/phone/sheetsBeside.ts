// Two sheets of one table beside each other, so that a person sees what differs before deciding.

import type { SheetForm, Slot } from '@hanchan/tournament';

export interface BesideRow {
  readonly field: 'held' | 'loans' | 'wind' | 'sticks';
  /** Null: of the whole table. */
  readonly slot: Slot | null;
  /** Points, sticks, or a wind from East on; null: there is no such sheet. */
  readonly theirs: number | null;
  readonly mine: number | null;
}

/** Points of the four always; winds only where they differ, loans and sticks where there are any. */
export function sheetsBeside(
  theirs: SheetForm | null,
  mine: SheetForm | null,
): readonly BesideRow[] {
  const slots = (mine ?? theirs)?.slots ?? [];
  const windIn = (form: SheetForm | null, slot: Slot) =>
    form?.slots.includes(slot) ? form.slots.indexOf(slot) : null;
  const of = (form: SheetForm | null, key: 'held' | 'loans', slot: Slot) =>
    form?.[key][form.slots.indexOf(slot)] ?? null;
  const row = (field: 'held' | 'loans', slot: Slot): BesideRow => ({
    field,
    slot,
    theirs: of(theirs, field, slot),
    mine: of(mine, field, slot),
  });
  const winds = slots
    .map(
      (slot): BesideRow => ({
        field: 'wind',
        slot,
        theirs: windIn(theirs, slot),
        mine: windIn(mine, slot),
      }),
    )
    .filter((one) => theirs !== null && mine !== null && one.theirs !== one.mine);
  const loans = slots.map((slot) => row('loans', slot));
  const sticks = {
    field: 'sticks',
    slot: null,
    theirs: theirs?.sticks ?? null,
    mine: mine?.sticks ?? null,
  } as const;
  const isAny = (one: BesideRow) => (one.theirs ?? 0) !== 0 || (one.mine ?? 0) !== 0;
  return [...slots.map((slot) => row('held', slot)), ...winds, ...[...loans, sticks].filter(isAny)];
}

// What waits for the desk, the most urgent first: calls, what was refused, wrong sums, late players, sheets, the next
// step. Everything follows from the event, from what this device could not send, and from sheets begun here.

import {
  type CallState,
  clockOf,
  type EventState,
  explainSum,
  fieldOf,
  holderOf,
  latenessAt,
  type OpenSheet,
  openSheets,
  type RoundState,
  type Slot,
  type SumProblem,
  standingsOf,
  type TableState,
  tableOf,
} from '@hanchan/tournament';
import type { Waiting } from '../event/outboxStore.ts';
import { deskSheetForm, type KeptDraft } from './deskSheetDraft.ts';

/** `id` tells it from the others, and stays while it waits. */
export type Need = { readonly id: string } & (
  | { readonly kind: 'call'; readonly call: CallState }
  | { readonly kind: 'refused'; readonly waiting: Waiting }
  | { readonly kind: 'sum'; readonly draft: KeptDraft; readonly problem: SumProblem }
  | ({ readonly kind: 'late' } & Late)
  | { readonly kind: 'sign'; readonly table: TableState }
  | { readonly kind: 'confirm'; readonly table: TableState }
  | {
      readonly kind: 'openSheet';
      readonly table: TableState;
      readonly problem: OpenSheet['problem'];
    }
  | { readonly kind: 'chase'; readonly tables: readonly number[] }
  | { readonly kind: 'toss'; readonly slots: readonly Slot[] }
  | { readonly kind: 'unsent'; readonly count: number }
  | { readonly kind: 'absent'; readonly round: number; readonly slots: readonly Slot[] }
  | { readonly kind: 'endRound' | 'next' | 'seatNext' | 'qualify'; readonly round: number }
  | { readonly kind: 'finish' }
);

interface Late {
  readonly table: TableState;
  readonly slot: Slot;
  readonly seconds: number;
  /** Thousands of points so far. */
  readonly points: number;
  readonly isTooLate: boolean;
}

export function needsOf(
  state: EventState,
  now: number,
  outbox: readonly Waiting[],
  drafts: readonly KeptDraft[],
): Need[] {
  const running = state.rounds.filter(
    ({ startedAt, endedAt }) => startedAt !== null && endedAt === null,
  );
  return [
    ...callNeeds(state),
    ...outbox
      .filter(({ refused, after }) => refused !== null && after === undefined)
      .map((waiting): Need => ({ kind: 'refused', id: `refused ${waiting.id}`, waiting })),
    ...sumNeeds(state, drafts),
    ...running.flatMap((round) => lateNeeds(state, round, now)),
    ...openSheetNeeds(state),
    ...running.flatMap(sheetNeeds),
    ...running.flatMap((round) => chaseNeeds(state, round, now)),
    ...unsentNeed(outbox),
    ...(running.length === 0 ? tossNeeds(state) : []),
    ...absentNeed(state),
    ...nextNeeds(state, running),
  ];
}

function callNeeds({ calls }: EventState): Need[] {
  return [...calls.values()]
    .filter(({ closed }) => closed === null)
    .sort((a, b) => a.at - b.at)
    .map((call) => ({ kind: 'call', id: `call ${call.id}`, call }));
}

function sumNeeds({ settings, rounds }: EventState, drafts: readonly KeptDraft[]): Need[] {
  return drafts.flatMap((draft): Need[] => {
    const table = rounds[draft.round - 1]?.tables.find(({ number }) => number === draft.table);
    // Another sheet was entered since, or none is wanted any more.
    const isOld = (table?.sheet?.seq ?? null) !== draft.typed.base;
    if (table === undefined || isOld || table.stage === 'signed' || table.stage === 'void')
      return [];
    const rules = settings.rules.values;
    const form = deskSheetForm(draft.typed, rules['table.startingPoints']);
    const problem = form === null ? null : explainSum(form, rules);
    if (problem === null) return [];
    return [{ kind: 'sum', id: `sum ${draft.round}.${draft.table}`, draft, problem }];
  });
}

function lateNeeds({ settings }: EventState, { tables }: RoundState, now: number): Need[] {
  return tables.flatMap((table) =>
    [...table.late]
      .filter(([, { outcome }]) => outcome === null)
      .map(([slot, { since }]): Need => {
        const seconds = Math.max(0, Math.floor((now - since) / 1_000));
        const { points, isReplaced } = latenessAt(seconds, settings);
        const id = `late ${table.round}.${table.number}.${slot}`;
        return { kind: 'late', id, table, slot, seconds, points, isTooLate: isReplaced };
      }),
  );
}

/** A sheet that was opened again, and whatever a round that is over still lacks: somebody has to sign it. */
function openSheetNeeds(state: EventState): Need[] {
  return openSheets(state).flatMap(({ round, table, problem }): Need[] => {
    const found = tableOf(state, round, table);
    const isOver = state.rounds[round - 1]?.endedAt != null;
    if (found === undefined || (problem !== 'reopened' && !isOver)) return [];
    return [{ kind: 'openSheet', id: `open ${round}.${table}`, table: found, problem }];
  });
}

function sheetNeeds({ tables }: RoundState): Need[] {
  return tables.flatMap((table): Need[] => {
    if (table.reopened !== null) return [];
    const id = `sheet ${table.round}.${table.number}`;
    if (table.stage === 'confirmed') return [{ kind: 'sign', id, table }];
    return table.stage === 'entered' ? [{ kind: 'confirm', id, table }] : [];
  });
}

/** Tables without a sheet after the time is up, all in one. */
function chaseNeeds(state: EventState, { number, tables }: RoundState, now: number): Need[] {
  const open = tables.filter(
    (table) =>
      table.reopened === null &&
      ['playing', 'allLast', 'ended'].includes(table.stage) &&
      clockOf(state, number, now, table.number)?.phase === 'over',
  );
  if (open.length === 0) return [];
  return [{ kind: 'chase', id: `chase ${number}`, tables: open.map((table) => table.number) }];
}

/** Absent at the check-in, and nobody else has their numbers: a seat of the next round would stay empty. */
function absentNeed(state: EventState): Need[] {
  const next = state.rounds.find(({ startedAt }) => startedAt === null);
  if (next === undefined || state.isClosed) return [];
  const round = next.number;
  const slots = fieldOf(state, next).filter((slot) => {
    const holder = holderOf(state, slot, round);
    return holder !== null && state.people.get(holder.person)?.checkIn === 'absent';
  });
  return slots.length === 0 ? [] : [{ kind: 'absent', id: `absent ${round}`, round, slots }];
}

function unsentNeed(outbox: readonly Waiting[]): Need[] {
  const count = outbox.filter(({ refused }) => refused === null).length;
  return count === 0 ? [] : [{ kind: 'unsent', id: 'unsent', count }];
}

/** Before the end only a cut asks for a toss, and says so itself. */
function tossNeeds(state: EventState): Need[] {
  if (!areAllOver(state) || openSheets(state).length > 0) return [];
  return standingsOf(state).needsToss.map((slots) => ({
    kind: 'toss',
    id: `toss ${slots.join(' ')}`,
    slots,
  }));
}

export const areAllOver = ({ rounds }: EventState): boolean =>
  rounds.length > 0 && rounds.every(({ endedAt }) => endedAt !== null);

function nextNeeds(state: EventState, running: readonly RoundState[]): Need[] {
  if (state.isClosed || state.rounds.length === 0) return [];
  const done = running.find(({ tables }) =>
    tables.every(({ stage }) => stage === 'signed' || stage === 'void'),
  );
  if (done) return [{ kind: 'endRound', id: `end ${done.number}`, round: done.number }];
  const next = state.rounds.find(({ startedAt }) => startedAt === null);
  if (next === undefined) {
    return openSheets(state).length === 0 ? [{ kind: 'finish', id: 'finish' }] : [];
  }
  const round = next.number;
  const stage = state.stages.find(({ id }) => id === next.stage);
  const isCut = stage?.cut != null && !state.qualified.has(next.stage);
  if (isCut) {
    return running.length > 0 ? [] : [{ kind: 'qualify', id: `qualify ${next.stage}`, round }];
  }
  // While somebody still plays, the next round is not ready.
  const isPlayed = running.some(({ tables }) =>
    tables.some(({ stage }) => stage === 'playing' || stage === 'allLast'),
  );
  if (isPlayed && next.tables.length > 0) return [];
  if (next.tables.length > 0) return [{ kind: 'next', id: `next ${round}`, round }];
  return running.length > 0 && stage?.seating !== 'plan'
    ? []
    : [{ kind: 'seatNext', id: `seat ${round}`, round }];
}

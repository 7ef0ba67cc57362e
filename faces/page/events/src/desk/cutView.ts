// Who gets into a stage: the best of the stage before, with what they carry, and where the cut goes through a tie.

import {
  type EventState,
  holderOf,
  type Slot,
  type Stage,
  type Standing,
  standingsOf,
  tossAmong,
} from '@hanchan/tournament';

export interface CutView {
  readonly stage: Stage;
  /** In order of rank; those who left are passed over. */
  readonly inside: readonly Standing[];
  readonly outside: readonly Standing[];
  /** Equal in everything, some in and some out: a toss has to decide. */
  readonly ties: readonly (readonly Slot[])[];
  /** Everybody in this stage is still there. */
  readonly isComplete: boolean;
}

/** Null where everybody plays the stage. */
export function cutInto(state: EventState, stage: Stage): CutView | null {
  const { cut } = stage;
  if (cut === null) return null;
  const first = state.rounds.find((round) => round.stage === stage.id)?.number ?? 1;
  const rows = standingsBefore(state, stage).filter(
    ({ slot, isRanked }) => isRanked && holderOf(state, slot, first)?.role === 'player',
  );
  const groups = groupsByRank(rows).map((group) => ({ group, settled: settle(state, group) }));
  const eligible = groups.flatMap(({ group, settled }) => settled ?? group);
  const inside = eligible.slice(0, cut);
  const isIn = new Set(inside.map(({ slot }) => slot));
  const ties = groups
    .filter(({ group, settled }) => {
      const count = group.filter(({ slot }) => isIn.has(slot)).length;
      return settled === null && count > 0 && count < group.length;
    })
    .map(({ group }) => group.map(({ slot }) => slot));
  return {
    stage,
    inside,
    outside: eligible.slice(cut, cut + 8),
    ties,
    isComplete: inside.length === cut,
  };
}

/** By the stage before, side events left out: what decides who gets in, and how the first round is seated. */
function standingsBefore(state: EventState, stage: Stage): readonly Standing[] {
  const at = state.stages.findIndex(({ id }) => id === stage.id);
  const before = state.stages.slice(0, at).findLast(({ kind }) => kind !== 'side');
  return standingsOf(state, { stage: before?.id }).rows;
}

/** Everybody by rank as a stage begins, where a toss was made by it: what is carried into it may be nothing. */
export const orderInto = (state: EventState, stage: Stage): Slot[] =>
  groupsByRank(standingsBefore(state, stage))
    .flatMap((group) => settle(state, group) ?? group)
    .map(({ slot }) => slot);

function groupsByRank(rows: readonly Standing[]): Standing[][] {
  const groups: Standing[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.rank !== null && last?.[0]?.rank === row.rank) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Null: a toss would have to tell them apart. A rulebook may let them share the place; the cut cannot. */
function settle(state: EventState, group: readonly Standing[]): readonly Standing[] | null {
  if (group.length < 2) return group;
  const slots = group.map(({ slot }) => slot);
  const toss = tossAmong(state, slots);
  if (toss === undefined) return null;
  return [...group].sort((a, b) => toss.indexOf(a.slot) - toss.indexOf(b.slot));
}

/** Those of a stage who left before it began, each with the number that comes in. */
export function replacements(
  state: EventState,
  stage: Stage,
): { readonly out: Slot; readonly in: Slot }[] {
  const slots = state.qualified.get(stage.id) ?? [];
  const first = state.rounds.find((round) => round.stage === stage.id);
  if (first === undefined || first.startedAt !== null) return [];
  const gone = slots.filter((slot) => holderOf(state, slot, first.number)?.role !== 'player');
  const view = cutInto(state, stage);
  if (view === null) return [];
  const next = [...view.inside, ...view.outside]
    .map(({ slot }) => slot)
    .filter((slot) => !slots.includes(slot));
  return gone.flatMap((out, i) => (next[i] === undefined ? [] : [{ out, in: next[i] }]));
}

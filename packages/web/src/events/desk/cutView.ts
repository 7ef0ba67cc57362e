// Who gets into a stage: the best of the stage before, with what they carry, and where the cut goes through a tie.

import {
  type EventState,
  holderOf,
  type Slot,
  type Stage,
  type Standing,
  standingsOf,
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
  const at = state.stages.findIndex(({ id }) => id === stage.id);
  const before = state.stages.slice(0, at).findLast(({ kind }) => kind !== 'side');
  const { rows, needsToss } = standingsOf(state, { stage: before?.id });
  const first = state.rounds.find((round) => round.stage === stage.id)?.number ?? 1;
  const eligible = rows.filter(
    ({ slot, isRanked }) => isRanked && holderOf(state, slot, first)?.role === 'player',
  );
  const inside = eligible.slice(0, cut);
  const isIn = new Set(inside.map(({ slot }) => slot));
  const ties = needsToss.filter(
    (slots) => slots.some((slot) => isIn.has(slot)) && slots.some((slot) => !isIn.has(slot)),
  );
  return {
    stage,
    inside,
    outside: eligible.slice(cut, cut + 8),
    ties,
    isComplete: inside.length === cut,
  };
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

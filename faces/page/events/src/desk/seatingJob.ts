// What the seating of a stage is made of: who plays, what was played, who should not meet; and the job that a worker
// does with it.

import {
  type EventState,
  fieldOf,
  type PlayerPair,
  planRest,
  planSeating,
  type ReportContext,
  type RoundState,
  reportOn,
  SEATING_GROUPS,
  type SeatingGroup,
  type SeatingGroups,
  type SeatingPlan,
  type SeatingReport,
  type SeatingTable,
  type SeatingWinds,
  type SeatingWork,
  type Slot,
  type Stage,
  seatByRank,
  slotsOf,
  standingsOf,
  swissRound,
} from '@hanchan/tournament';
import { orderInto } from './cutView.ts';

export interface SeatingWish {
  readonly seed: string;
  readonly apart: Readonly<Record<SeatingGroup, boolean>>;
  readonly forbidden: readonly PlayerPair[];
}

interface Common {
  readonly seed: string;
  readonly winds: SeatingWinds;
  readonly groups: SeatingGroups;
  readonly forbidden: readonly PlayerPair[];
}

export type SeatingJob =
  | (Common & {
      readonly type: 'plan';
      readonly players: number;
      readonly numbers: readonly Slot[];
      readonly rounds: number;
    })
  | (Common & {
      readonly type: 'rest';
      readonly players: readonly Slot[];
      readonly rounds: number;
      readonly played: SeatingPlan;
    })
  | (Common & {
      readonly type: 'swiss';
      readonly standing: readonly Slot[];
      readonly played: SeatingPlan;
    })
  | (Common & {
      readonly type: 'byRank';
      readonly standing: readonly Slot[];
      readonly seating: 'snake' | 'blocks';
      readonly played: SeatingPlan;
    });

export interface MadeSeating {
  readonly rounds: SeatingPlan;
  readonly report: SeatingReport;
  readonly method: string;
  readonly seed: string;
}

export const planOf = (rounds: readonly RoundState[]): SeatingPlan =>
  rounds.map(({ tables }) => tables.map(({ seats }) => seats as SeatingTable));

/** The rounds of a stage that can still be seated: all of a plan, the next one of the others. */
export function openRounds(state: EventState, stage: Stage): readonly RoundState[] {
  const open = state.rounds.filter((round) => round.stage === stage.id && round.startedAt === null);
  return stage.seating === 'plan' ? open : open.slice(0, 1);
}

/** Rounds that have begun before these, of every stage but side events. */
const playedBefore = (state: EventState): readonly RoundState[] => {
  const side = new Set(state.stages.filter(({ kind }) => kind === 'side').map(({ id }) => id));
  return state.rounds.filter(({ startedAt, stage }) => startedAt !== null && !side.has(stage));
};

function groupsApart(state: EventState, apart: SeatingWish['apart']): SeatingGroups {
  const people = new Map(state.occupancies.map(({ slot, person }) => [slot, person]));
  const most = Math.max(0, ...slotsOf(state));
  const names = (group: SeatingGroup) =>
    Array.from({ length: most }, (_, i) => {
      const person = people.get(i + 1);
      const name = person === undefined ? '' : state.people.get(person)?.person[group].trim();
      return name === undefined || name === '' ? null : name;
    });
  return Object.fromEntries(
    SEATING_GROUPS.filter((group) => apart[group])
      .map((group) => [group, names(group)] as const)
      .filter(([, own]) => own.some((name) => name !== null)),
  );
}

const windsOfSeating = ({ settings }: EventState): SeatingWinds =>
  settings.desk.winds === 'drawnAtTable' ? 'drawn' : 'balanced';

/** Null: nobody can be seated yet. */
export function jobFor(state: EventState, stage: Stage, wish: SeatingWish): SeatingJob | null {
  const open = openRounds(state, stage);
  const first = open[0];
  if (first === undefined) return null;
  const players = fieldOf(state, first);
  const { seed, forbidden } = wish;
  const common = {
    seed,
    forbidden,
    winds: windsOfSeating(state),
    groups: groupsApart(state, wish.apart),
  };
  const played = planOf(playedBefore(state));
  if (stage.seating === 'plan') {
    const rounds = open.length;
    return played.length === 0
      ? { ...common, type: 'plan', players: players.length, numbers: players, rounds }
      : { ...common, type: 'rest', players, rounds, played };
  }
  const ranked =
    first.inStage === 1 ? orderInto(state, stage) : standingsOf(state).rows.map(({ slot }) => slot);
  const standing = [...new Set([...ranked, ...players])].filter((slot) => players.includes(slot));
  if (stage.seating === 'swiss') return { ...common, type: 'swiss', standing, played };
  const seating = stage.seating === 'snake' ? 'snake' : 'blocks';
  return { ...common, type: 'byRank', standing, seating, played };
}

export function contextOf(job: SeatingJob): ReportContext {
  return {
    groups: job.groups,
    forbidden: job.forbidden,
    areWindsDrawn: job.winds === 'drawn',
    ...(job.type === 'swiss' || job.type === 'byRank' ? { standing: job.standing } : {}),
  };
}

/** As long work that tells how far it is. */
export function* seatingWork(job: SeatingJob): SeatingWork<MadeSeating> {
  switch (job.type) {
    case 'plan':
      return yield* planSeating(job);
    case 'rest':
      return { ...(yield* planRest(job)), method: 'rest' };
    case 'swiss':
      return { ...(yield* swissRound(job)), method: 'swiss' };
    case 'byRank': {
      const rounds = [seatByRank(job.standing, job.seating, job.seed)];
      const report = reportOn([...job.played, ...rounds], contextOf(job));
      return { rounds, report, method: job.seating, seed: job.seed };
    }
  }
}

// The plan of the days: what an organiser is offered to begin with, and how it moves when the event runs late.

import type { Block, Stage } from './stage.ts';

const MINUTE = 60_000;
/** A pause this long is a night, which takes up any delay. */
const NIGHT = 5 * 60 * MINUTE;

/** This block and those after it on the same day, later (or earlier) by so many minutes. */
export function shiftBlocks(
  blocks: readonly Block[],
  fromBlock: string,
  minutes: number,
): readonly Block[] {
  const first = blocks.findIndex(({ id }) => id === fromBlock);
  if (first < 0) return blocks;
  const rest = blocks.slice(first);
  const night = rest.findIndex((block, i) => i > 0 && block.start - endOf(rest[i - 1]!) >= NIGHT);
  const last = night < 0 ? blocks.length : first + night;
  return blocks.map((block, i) =>
    i < first || i >= last ? block : { ...block, start: block.start + minutes * MINUTE },
  );
}

/** When a line of the schedule is over, in milliseconds since 1970. */
export const endOf = ({ start, minutes }: Block): number => start + minutes * MINUTE;

/** How the days go. `dayPlanFor` proposes one. */
export interface DayPlan {
  /** When the doors open, day by day, in milliseconds since 1970. */
  readonly openings: readonly number[];
  /** Rules and customs told before the first round. */
  readonly introduction: number;
  readonly roundsPerDay: number;
  /** Kept free for a round beyond its minutes: the last deal, the sheet, the way to the next table. */
  readonly spare: number;
  readonly lunch: number;
  /** After which round of the day lunch is. */
  readonly lunchAfter: number;
  /** From the end of the last round to the prizes. */
  readonly beforeAwards: number;
  readonly awards: number;
}

/** As many as most events play a day, unless the days are too few. */
const USUAL_PER_DAY = 4;
const HALF_HOUR = 30;

/** A usual plan for these stages on days that open at these times; a start for `proposeSchedule`. */
export function dayPlanFor(stages: readonly Stage[], openings: readonly number[]): DayPlan {
  const rounds = stages.reduce((sum, stage) => sum + stage.rounds, 0);
  return {
    openings,
    introduction: HALF_HOUR,
    roundsPerDay: Math.max(USUAL_PER_DAY, Math.ceil(rounds / Math.max(1, openings.length))),
    spare: HALF_HOUR,
    lunch: 60,
    lunchAfter: 2,
    beforeAwards: HALF_HOUR,
    awards: HALF_HOUR,
  };
}

/** What the lines of a proposed schedule are called. */
export interface ScheduleWords {
  readonly opening: string;
  readonly lunch: string;
  readonly awards: string;
  /** One of the several rounds of a stage. */
  readonly round: (stage: string, number: number) => string;
}

const ENGLISH: ScheduleWords = {
  opening: 'Opening',
  lunch: 'Lunch',
  awards: 'Awards',
  round: (stage, number) => `${stage}, round ${number}`,
};

/** A round without limit is given this long. */
const UNTIMED_MINUTES = 90;

/** Rounds one after another, day by day, lunch in between, prizes at the end. */
export function proposeSchedule(
  stages: readonly Stage[],
  plan: DayPlan,
  words: ScheduleWords = ENGLISH,
): Block[] {
  const rounds = stages.flatMap(({ name, rounds: count, minutes }) =>
    Array.from({ length: count }, (_, i) => ({ stage: name, inStage: i + 1, of: count, minutes })),
  );
  const blocks: Block[] = [];
  let now = plan.openings[0] ?? 0;
  const add = (
    kind: Block['kind'],
    label: string,
    minutes: number,
    round: number | null = null,
  ) => {
    blocks.push({ id: `${kind}-${blocks.length + 1}`, kind, label, start: now, minutes, round });
    now += minutes * MINUTE;
  };
  for (const [i, { stage, inStage, of, minutes }] of rounds.entries()) {
    const ofDay = i % plan.roundsPerDay;
    if (ofDay === 0) now = Math.max(now, plan.openings[i / plan.roundsPerDay] ?? now);
    if (i === 0 && plan.introduction > 0) add('opening', words.opening, plan.introduction);
    if (ofDay === plan.lunchAfter) add('lunch', words.lunch, plan.lunch);
    const label = of === 1 ? stage : words.round(stage, inStage);
    add('round', label, (minutes ?? UNTIMED_MINUTES) + plan.spare, i + 1);
  }
  now += plan.beforeAwards * MINUTE;
  if (rounds.length > 0) add('awards', words.awards, plan.awards);
  return blocks;
}

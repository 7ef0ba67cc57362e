// A plan for all rounds: a construction without repeats where there is one, annealing where there is none, then who
// takes which place, the table numbers, the winds, and the report.

import { annealMeetings, costOfMeetings } from './annealing.ts';
import { type Apart, apartOf, NEVER, REPEAT } from './apart.ts';
import { leastMeetingCost } from './bounds.ts';
import { chanceFor, shuffle, upTo } from './chance.ts';
import { constructions, longestConstruction, type SeatingMethod } from './constructions.ts';
import { finishRounds } from './finishRounds.ts';
import { meetingsOf, type Places, type SeatingPlan } from './plan.ts';
import { reportOn, type SeatingReport } from './report.ts';
import { checkSeatingRequest, type SeatingRequest } from './request.ts';
import { inBestOrder } from './roundOrder.ts';
import { assignSlots } from './slots.ts';
import type { SeatingWork } from './work.ts';

export interface Seating {
  readonly rounds: SeatingPlan;
  readonly report: SeatingReport;
  readonly method: SeatingMethod;
  readonly seed: string;
}

/** Steps of annealing by the size of the task: some seconds at most. */
const MOST_STEPS = 6_000_000;

interface Candidate {
  readonly method: SeatingMethod;
  readonly rounds: readonly Places[];
  readonly hasTables: boolean;
  /** Repeats and unwanted meetings, as annealing counts them. */
  readonly cost: number;
}

export function* planSeating(request: SeatingRequest): SeatingWork<Seating> {
  const checked = checkSeatingRequest(request);
  if (!checked.ok) throw new RangeError(`${checked.error.field}: ${checked.error.message}`);
  const { players, rounds, seed, winds, groups, forbidden } = request;
  const numbers = upTo(players).map((index) => index + 1);
  const apart = apartOf(numbers, groups, forbidden);
  const best = yield* bestCandidate(apart, rounds, seed);
  const plan = yield* finishRounds({
    numbers,
    rounds: best.rounds,
    past: [],
    hasTables: best.hasTables,
    winds,
    seed,
  });
  const report = reportOn(plan, {
    ...(groups && { groups }),
    ...(forbidden && { forbidden }),
    areWindsDrawn: winds === 'drawn',
  });
  return { rounds: plan, report, method: best.method, seed };
}

function* bestCandidate(apart: Apart, rounds: number, seed: string): SeatingWork<Candidate> {
  const tables = apart.size / 4;
  let best: Candidate | null = null;
  const keep = (candidate: Candidate) => {
    if (best === null || candidate.cost < best.cost) best = candidate;
    return best;
  };
  for (const built of constructions(tables, rounds, chanceFor(seed, 'construct'))) {
    const isOver: boolean = yield { stage: 'construct', share: 0.5 };
    if (isOver && best !== null) return best;
    keep(yield* withPlayers(built, apart, seed));
    if (best!.cost === 0) return best!;
  }
  // Clubmates who meet are no reason to give up a plan without repeats; those who must not meet are.
  if (best !== null && (best as Candidate).cost < NEVER) return best;
  if (best === null) {
    const extended = yield* extendedPlan(apart, rounds, seed);
    if (extended !== null) keep(extended);
  }
  return keep(yield* annealedPlan(apart, rounds, seed));
}

function* withPlayers(
  built: Pick<Candidate, 'method' | 'rounds' | 'hasTables'> & {
    blocks: readonly (readonly number[])[];
  },
  apart: Apart,
  seed: string,
): SeatingWork<Candidate> {
  const { method, rounds, hasTables, blocks } = built;
  const { playerAt, cost } = yield* assignSlots({
    apart,
    met: meetingsOf(rounds, apart.size),
    blocks,
    chance: chanceFor(seed, 'slots', method),
  });
  const seated = rounds.map((places) => places.map((slot) => playerAt[slot]!));
  return { method, rounds: seated, hasTables, cost };
}

/** The longest plan without a repeat, over and over as often as it fits, and the rest annealed on top of it. */
function* extendedPlan(apart: Apart, rounds: number, seed: string): SeatingWork<Candidate | null> {
  const { size } = apart;
  const longest = longestConstruction(size / 4);
  if (longest.length === 0) return null;
  const whole = Math.floor(rounds / longest.length) * longest.length;
  const base = upTo(whole).map((at) => longest[at % longest.length]!);
  const chance = chanceFor(seed, 'extend');
  const past = meetingsOf(base, size);
  const start = upTo(rounds - whole).map(() => shuffle(Int32Array.from(upTo(size)), chance));
  const nothing = new Int32Array(size * size);
  const extra = yield* annealMeetings({
    size,
    start,
    past,
    costs: nothing,
    least: 0,
    steps: start.length === 0 ? 0 : MOST_STEPS / 3,
    heat: REPEAT,
    reach: size,
    chance,
  });
  const all = inBestOrder([...base, ...extra.rounds], size, chance);
  const seated = yield* withPlayers(
    { method: 'extended', rounds: all, hasTables: false, blocks: [] },
    apart,
    seed,
  );
  const fresh = new Uint8Array(size * size);
  const cost = costOfMeetings({ size, past: fresh, costs: apart.costs }, seated.rounds);
  return { ...seated, cost };
}

function* annealedPlan(apart: Apart, rounds: number, seed: string): SeatingWork<Candidate> {
  const { size, costs } = apart;
  const chance = chanceFor(seed, 'anneal');
  const found = yield* annealMeetings({
    size,
    start: upTo(rounds).map(() => shuffle(Int32Array.from(upTo(size)), chance)),
    past: new Uint8Array(size * size),
    costs,
    least: REPEAT * leastMeetingCost(size, rounds),
    steps: MOST_STEPS,
    heat: REPEAT,
    reach: size,
    chance,
  });
  const ordered = inBestOrder(found.rounds, size, chance);
  return { method: 'annealing', rounds: ordered, hasTables: false, cost: found.cost };
}

// A plan for all rounds: a construction without repeats where there is one, annealing where there is none, then who
// takes which place, the table numbers, the winds, and the report.

import { annealMeetings, costOfMeetings } from './annealing.ts';
import { type Apart, apartOf, NEVER } from './apart.ts';
import { leastMeetingCost, REPEAT } from './bounds.ts';
import { type Chance, chanceFor, shuffle, upTo } from './chance.ts';
import { constructions, longestConstruction, type SeatingMethod } from './constructions.ts';
import { finishRounds } from './finishRounds.ts';
import { meetingsOf, type Places, type SeatingPlan } from './plan.ts';
import { reportOn, type SeatingReport } from './report.ts';
import { checkSeatingRequest, type SeatingRequest } from './request.ts';
import { inBestOrder } from './roundOrder.ts';
import { assignSlots } from './slots.ts';
import type { SeatingWork } from './work.ts';

/** A plan, what is to be said of it, and how it was found. */
export interface Seating {
  readonly rounds: SeatingPlan;
  readonly report: SeatingReport;
  readonly method: SeatingMethod;
  readonly seed: string;
}

/** Steps of annealing by the size of the task: a second or two at most. */
const stepsFor = (size: number, rounds: number) => Math.min(3_000_000, 8_000 * size * rounds);

/** Other choices of rounds may keep clubs apart better. */
const ATTEMPTS = 10;

interface Candidate {
  readonly method: SeatingMethod;
  readonly rounds: readonly Places[];
  readonly hasTables: boolean;
  /** Repeats and unwanted meetings, as annealing counts them. */
  readonly cost: number;
}

/** Plans all rounds, step by step: run it with `finishSeating`, or in slices so that a page stays alive. */
export function* planSeating(request: SeatingRequest): SeatingWork<Seating> {
  const checked = checkSeatingRequest(request);
  if (!checked.ok) throw new RangeError(`${checked.error.field}: ${checked.error.message}`);
  const { players, rounds, seed, winds, groups, forbidden } = request;
  const numbers = request.numbers ?? upTo(players).map((index) => index + 1);
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
  let best: Candidate | null = null;
  for (const attempt of upTo(ATTEMPTS)) {
    for (const built of constructions(apart.size / 4, rounds, { seed, attempt })) {
      const isOver: boolean = yield { stage: 'construct', share: attempt / ATTEMPTS };
      if (isOver && best !== null) return best;
      best = cheaper(best, yield* withPlayers(built, apart, seed));
      if (best.cost <= rounds * apart.leastCost) return best;
    }
    if (best === null) break;
  }
  // Clubmates who meet are no reason to give up a plan without repeats; those who must not meet are.
  if (best !== null && best.cost < NEVER) return best;
  best ??= yield* extendedPlan(apart, rounds, seed);
  if (best === null) return yield* annealedPlan(apart, rounds, seed);
  if (best.cost <= leastMeetingCost(apart.size, rounds)) return best;
  best = cheaper(best, yield* polished(best, apart, seed));
  return cheaper(best, yield* annealedPlan(apart, rounds, seed));
}

const cheaper = (best: Candidate | null, next: Candidate) =>
  best === null || next.cost < best.cost ? next : best;

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
    rounds: rounds.length,
    blocks,
    chance: chanceFor(seed, 'slots', method),
  });
  const seated = rounds.map((places) => places.map((slot) => playerAt[slot]!));
  return { method, rounds: seated, hasTables, cost };
}

/** The longest plan without a repeat, over and over as often as it fits, and the rest annealed on top of it. */
function* extendedPlan(apart: Apart, rounds: number, seed: string): SeatingWork<Candidate | null> {
  const { size } = apart;
  const longest = longestConstruction(size / 4, seed);
  if (longest.length === 0) return null;
  const whole = Math.floor(rounds / longest.length) * longest.length;
  const base = upTo(whole).map((at) => longest[at % longest.length]!);
  const chance = chanceFor(seed, 'extend');
  const fresh = new Uint8Array(size * size);
  const nothing = new Int32Array(size * size);
  const baseCost = costOfMeetings({ size, past: fresh, costs: nothing }, base);
  const extra = yield* annealMeetings({
    size,
    start: upTo(rounds - whole).map(() => shuffle(Int32Array.from(upTo(size)), chance)),
    past: meetingsOf(base, size),
    costs: nothing,
    least: leastMeetingCost(size, rounds) - baseCost,
    steps: whole === rounds ? 0 : stepsFor(size, rounds),
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
  const cost = costOfMeetings({ size, past: fresh, costs: apart.costs }, seated.rounds);
  return { ...seated, cost };
}

function* annealedPlan(apart: Apart, rounds: number, seed: string): SeatingWork<Candidate> {
  const chance = chanceFor(seed, 'anneal');
  const start = upTo(rounds).map(() => shuffle(Int32Array.from(upTo(apart.size)), chance));
  return yield* annealed({ method: 'annealing', start, heat: REPEAT }, apart, chance);
}

/** A plan that is nearly right, changed a little: the few who must not meet, the few repeats too many. */
function* polished(plan: Candidate, apart: Apart, seed: string): SeatingWork<Candidate> {
  const start = { method: 'extended', start: plan.rounds, heat: REPEAT / 4 } as const;
  return yield* annealed(start, apart, chanceFor(seed, 'polish'));
}

function* annealed(
  { method, start, heat }: { method: SeatingMethod; start: readonly Places[]; heat: number },
  { size, costs }: Apart,
  chance: Chance,
): SeatingWork<Candidate> {
  const found = yield* annealMeetings({
    size,
    start,
    past: new Uint8Array(size * size),
    costs,
    least: leastMeetingCost(size, start.length),
    steps: stepsFor(size, start.length),
    heat,
    reach: size,
    chance,
  });
  const rounds = inBestOrder(found.rounds, size, chance);
  return { method, rounds, hasTables: false, cost: found.cost };
}

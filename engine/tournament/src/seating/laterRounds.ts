// Rounds that look back: the rest of an event after players have left or come, and Swiss rounds, one at a time by rank.

import { annealMeetings, type Meetings } from './annealing.ts';
import { type Apart, apartOf } from './apart.ts';
import { REPEAT } from './bounds.ts';
import { chanceFor, shuffle, upTo } from './chance.ts';
import { finishRounds } from './finishRounds.ts';
import { meetingsOf, type Places, type SeatingPlan } from './plan.ts';
import { reportOn, type SeatingReport } from './report.ts';
import { checkPlayers, type SeatingPeople, type SeatingWinds } from './request.ts';
import type { SeatingWork } from './work.ts';

/** What every seating behind rounds that were played needs to know. */
export interface LaterRequest extends SeatingPeople {
  readonly played: SeatingPlan;
  readonly seed: string;
  readonly winds: SeatingWinds;
}

/** Asks for all rounds that are left, for those who go on. */
export interface RestRequest extends LaterRequest {
  /** Those who go on, by number; a multiple of four. */
  readonly players: readonly number[];
  /** How many rounds are still to come. */
  readonly rounds: number;
}

/** Asks for the next round, neighbours in the standings together. */
export interface SwissRequest extends LaterRequest {
  /** Those who play, best first; a multiple of four. */
  readonly standing: readonly number[];
}

/** Seating for rounds to come, judged together with those before. */
export interface LaterSeating {
  /** Only those to come. */
  readonly rounds: SeatingPlan;
  /** On all rounds, the played ones included. */
  readonly report: SeatingReport;
  readonly seed: string;
}

const stepsFor = (size: number, rounds: number) => Math.min(3_000_000, 10_000 * size * rounds);

/** The rounds to come, for those who go on. */
export function* planRest(request: RestRequest): SeatingWork<LaterSeating> {
  const { players, rounds, seed } = request;
  const chance = chanceFor(seed, 'rest', request.played.length);
  const found = yield* annealFrom(request, players, {
    start: upTo(rounds).map(() => shuffle(Int32Array.from(upTo(players.length)), chance)),
    reach: players.length,
    heat: REPEAT,
    isRanked: false,
  });
  return yield* finished(request, players, found.rounds);
}

/** A Swiss table is made of neighbours in rank, but a repeat costs as much as so many places. */
const PLACES_FOR_REPEAT = 1_000;
const REACH = 24;

/** One round: neighbours in rank who have not met. */
export function* swissRound(request: SwissRequest): SeatingWork<LaterSeating> {
  const { standing } = request;
  const found = yield* annealFrom(request, standing, {
    start: [Int32Array.from(upTo(standing.length))],
    reach: Math.min(REACH, standing.length),
    heat: 20,
    isRanked: true,
  });
  return yield* finished(request, standing, found.rounds);
}

interface Start {
  readonly start: readonly Places[];
  readonly reach: number;
  readonly heat: number;
  /** Players are in the order of their ranks, and near ones should meet. */
  readonly isRanked: boolean;
}

function* annealFrom(
  { played, seed, groups, forbidden }: LaterRequest,
  numbers: readonly number[],
  { start, reach, heat, isRanked }: Start,
): SeatingWork<Meetings> {
  const counted = checkPlayers(numbers.length);
  if (!counted.ok) throw new RangeError(`${counted.error.field}: ${counted.error.message}`);
  const size = numbers.length;
  const apart = apartOf(numbers, groups, forbidden);
  const past = pastMeetings(played, numbers);
  return yield* annealMeetings({
    size,
    start,
    past,
    costs: isRanked ? withRanks(apart, past) : apart.costs,
    least: 0,
    steps: stepsFor(size, start.length),
    heat,
    reach,
    chance: chanceFor(seed, 'later', played.length),
  });
}

function withRanks({ size, costs }: Apart, past: Uint8Array): Int32Array {
  return costs.map((cost, pair) => {
    const distance = Math.abs(Math.floor(pair / size) - (pair % size));
    return cost + distance + (past[pair]! > 0 ? PLACES_FOR_REPEAT : 0);
  });
}

/** Only meetings of those who are still there. */
function pastMeetings(played: SeatingPlan, numbers: readonly number[]): Uint8Array {
  const everybody = [...new Set([...numbers, ...played.flat(2)])];
  const all = meetingsOf(indexed(played, everybody), everybody.length);
  const size = numbers.length;
  return new Uint8Array(size * size).map(
    (_, pair) => all[Math.floor(pair / size) * everybody.length + (pair % size)]!,
  );
}

function indexed(plan: SeatingPlan, numbers: readonly number[]): Places[] {
  const indexOf = new Map(numbers.map((number, index) => [number, index]));
  return plan.map((round) => Int32Array.from(round.flat(), (player) => indexOf.get(player)!));
}

function* finished(
  request: LaterRequest & Partial<SwissRequest>,
  numbers: readonly number[],
  rounds: readonly Places[],
): SeatingWork<LaterSeating> {
  const { played, seed, winds, groups, forbidden, standing } = request;
  const everybody = [...new Set([...numbers, ...played.flat(2)])];
  const plan = yield* finishRounds({
    numbers: everybody,
    rounds,
    past: indexed(played, everybody),
    hasTables: false,
    winds,
    seed,
  });
  const report = reportOn([...played, ...plan], {
    ...(groups && { groups }),
    ...(forbidden && { forbidden }),
    ...(standing && { standing }),
    areWindsDrawn: winds === 'drawn',
  });
  return { rounds: plan, report, seed };
}

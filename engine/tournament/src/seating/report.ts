// How good a plan is: every number with the best that any plan could have.

import { membersOf, type PlayerPair, type SeatingGroups } from './apart.ts';
import {
  fewestGroupMeetings,
  fewestMostMeetings,
  fewestMostVisits,
  fewestRepeats,
  fewestSuccessiveRepeats,
  fewestTableRepeats,
  LEAST_RANK_DISTANCE,
  leastWindSpread,
  mostOpponents,
} from './bounds.ts';
import { fewestLoose, indirectMeetings, mostShared, opponentsOf } from './indirect.ts';
import {
  addMeetings,
  meetingsOf,
  type Places,
  repeatsIn,
  type SeatingPlan,
  TABLE_SIZE,
  tablesOf,
} from './plan.ts';
import { fewestSuccessiveTables, successiveTables } from './tableNumbers.ts';
import { windCounts } from './winds.ts';

/** How good a plan is: each figure could be asked of any plan. */
export interface SeatingFigures {
  /** Meetings beyond the first. */
  readonly repeats: number;
  /** The most often two players meet. */
  readonly mostMeetings: number;
  /** Meetings that come again in the very next round. */
  readonly successiveRepeats: number;
  /** Of the player who meets the fewest others. */
  readonly fewestOpponents: number;
  /** Opponents and their opponents, of the player who has the fewest: a low number means islands. */
  readonly twoStepReach: number;
  /** Of the two players who never meet and share the fewest opponents; null where all meet. */
  readonly fewestShared: number | null;
  /** Pairs who never meet and share fewer opponents than the root of the number of players; null in under four rounds. */
  readonly looselyLinked: number | null;
  /** The most often one player comes to one table number. */
  readonly mostVisits: number;
  /** Visits to a table number beyond the first. */
  readonly tableRepeats: number;
  /** Of these, in the very next round. */
  readonly successiveTables: number;
  /** The greatest difference between two winds of one player; null where winds are drawn at the table. */
  readonly windSpread: number | null;
  /** The difference between those who begin as East most and least often. */
  readonly eastSpread: number | null;
  /** The most often one player has the same one on the right. */
  readonly sameNeighbour: number | null;
  readonly forbiddenMeetings: number | null;
  readonly teamMeetings: number | null;
  readonly clubMeetings: number | null;
  readonly countryMeetings: number | null;
  /** The mean distance in rank of two players at a table. */
  readonly rankDistance: number | null;
  /** How many table numbers a player moves on between two rounds, in the mean. */
  readonly walk: number | null;
}

/** The best that any plan of this size can do, figure by figure; null where that is not known. */
export type SeatingBounds = { readonly [figure in keyof SeatingFigures]: number | null };

/** The figures of a plan beside the bounds, for people to judge it by. */
export interface SeatingReport extends SeatingFigures {
  /** Of the repeats. */
  readonly bound: number;
  readonly bounds: SeatingBounds;
}

/** What a plan was asked for beside not repeating: without it only meetings are judged. */
export interface ReportContext {
  readonly groups?: SeatingGroups;
  readonly forbidden?: readonly PlayerPair[];
  /** Winds are drawn at the table, so the order in the plan says nothing. */
  readonly areWindsDrawn?: boolean;
  /** Player numbers, best first. */
  readonly standing?: readonly number[];
}

/** Of whole rounds, those already played included. Players are those who sit anywhere. */
export function reportOn(plan: SeatingPlan, context: ReportContext = {}): SeatingReport {
  const numbers = [...new Set(plan.flat(2))].sort((a, b) => a - b);
  const indexOf = new Map(numbers.map((number, index) => [number, index]));
  const rounds = plan.map((round) =>
    Int32Array.from(round.flat(), (player) => indexOf.get(player)!),
  );
  const size = numbers.length;
  const met = meetingsOf(rounds, size);
  const areWindsDrawn = context.areWindsDrawn === true;
  const winds = areWindsDrawn ? null : windCounts(rounds, size);
  const groups = groupFigures(context.groups ?? {}, { numbers, met, rounds: plan.length });
  const forbidden = context.forbidden ?? [];
  const pairMeetings = ([a, b]: PlayerPair) =>
    met[(indexOf.get(a) ?? -1) * size + (indexOf.get(b) ?? -1)] ?? 0;
  const stays = successiveTables(rounds, size);
  const fewestStays = stays === 0 ? 0 : fewestSuccessiveTables(rounds);
  const figures: SeatingFigures = {
    repeats: repeatsIn(met, size),
    mostMeetings: met.reduce((most, count) => Math.max(most, count), 0),
    successiveRepeats: successiveRepeatsIn(rounds, size),
    fewestOpponents: Math.min(...opponentsOf(met, size).map(({ length }) => length)),
    twoStepReach: twoStepReach(met, size),
    ...indirectMeetings(met, size, plan.length),
    mostVisits: mostVisitsIn(rounds, size),
    tableRepeats: tableRepeatsIn(rounds, size),
    successiveTables: stays,
    windSpread: winds && windSpreadIn(winds),
    eastSpread: winds && eastSpreadIn(winds),
    sameNeighbour: areWindsDrawn ? null : sameNeighbourIn(rounds, size),
    forbiddenMeetings:
      forbidden.length === 0 ? null : forbidden.reduce((sum, pair) => sum + pairMeetings(pair), 0),
    ...groups.figures,
    rankDistance: context.standing === undefined ? null : rankDistance(plan, context.standing),
    walk: walkIn(rounds, size),
  };
  // Where players came or left, only what holds for any rounds is known.
  const isWhole = rounds.every((places) => places.length === size);
  const games = Math.floor(rounds.reduce((sum, { length }) => sum + length, 0) / size);
  const bound = fewestRepeats(size, isWhole ? plan.length : games);
  const bounds: SeatingBounds = {
    repeats: bound,
    mostMeetings: fewestMostMeetings(size, games),
    successiveRepeats: isWhole ? fewestSuccessiveRepeats(size, plan.length) : 0,
    fewestOpponents: mostOpponents(size, plan.length),
    twoStepReach: Math.min(size - 1, 3 * plan.length * (3 * plan.length + 1)),
    fewestShared: figures.fewestShared === null ? null : mostShared(size, plan.length),
    looselyLinked: figures.looselyLinked === null ? null : fewestLoose(size, plan.length),
    mostVisits: fewestMostVisits({ rounds, size, repeats: figures.repeats, fewestStays }),
    tableRepeats: Math.max(isWhole ? fewestTableRepeats(size, plan.length) : 0, fewestStays),
    successiveTables: fewestStays,
    windSpread: winds && (isWhole ? leastWindSpread(plan.length) : 0),
    eastSpread: winds && (isWhole ? leastWindSpread(plan.length) : 0),
    sameNeighbour: areWindsDrawn ? null : Math.ceil(plan.length / (size - 1)),
    forbiddenMeetings: figures.forbiddenMeetings === null ? null : 0,
    ...groups.bounds,
    rankDistance: figures.rankDistance === null ? null : LEAST_RANK_DISTANCE,
    walk: null,
  };
  return { ...figures, bound, bounds };
}

type GroupFigures = Pick<SeatingFigures, 'teamMeetings' | 'clubMeetings' | 'countryMeetings'>;

function groupFigures(
  groups: SeatingGroups,
  plan: { numbers: readonly number[]; met: Uint8Array; rounds: number },
) {
  const { numbers, met, rounds } = plan;
  const size = numbers.length;
  const of = (names: readonly (string | null)[] | undefined) => {
    if (names === undefined) return { figure: null, bound: null };
    const groups = membersOf(numbers, names);
    const figure = groups
      .flatMap((group) =>
        group.flatMap((a, at) => group.slice(at + 1).map((b) => met[a * size + b]!)),
      )
      .reduce((sum, count) => sum + count, 0);
    const sizes = groups.map(({ length }) => length);
    return { figure, bound: fewestGroupMeetings(sizes, Math.ceil(size / TABLE_SIZE), rounds) };
  };
  const [team, club, country] = [of(groups.team), of(groups.club), of(groups.country)];
  const only = (part: 'figure' | 'bound'): GroupFigures => ({
    teamMeetings: team[part],
    clubMeetings: club[part],
    countryMeetings: country[part],
  });
  return { figures: only('figure'), bounds: only('bound') };
}

function successiveRepeatsIn(rounds: readonly Places[], size: number): number {
  let sum = 0;
  for (const [at, places] of rounds.slice(1).entries()) {
    const met = meetingsOf([rounds[at]!], size);
    addMeetings(met, size, places);
    sum += repeatsIn(met, size);
  }
  return sum;
}

function twoStepReach(met: Uint8Array, size: number): number {
  const opponents = opponentsOf(met, size);
  const reaches = opponents.map((own, player) => {
    const reached = new Uint8Array(size);
    for (const opponent of own) {
      reached[opponent] = 1;
      for (const next of opponents[opponent]!) reached[next] = 1;
    }
    reached[player] = 0;
    return reached.reduce((sum, isReached) => sum + isReached, 0);
  });
  return Math.min(...reaches);
}

/** Each player's tables, round by round, where the player was there. */
function visitsOf(rounds: readonly Places[], size: number): number[][] {
  const tables = rounds.map((places) => tablesOf(places, size));
  return Array.from({ length: size }, (_, player) =>
    tables.map((row) => row[player]!).filter((table) => table >= 0),
  );
}

function tableRepeatsIn(rounds: readonly Places[], size: number): number {
  return visitsOf(rounds, size).reduce(
    (sum, visits) => sum + visits.length - new Set(visits).size,
    0,
  );
}

function mostVisitsIn(rounds: readonly Places[], size: number): number {
  const most = visitsOf(rounds, size).map((visits) => {
    const counts = new Map<number, number>();
    for (const table of visits) counts.set(table, (counts.get(table) ?? 0) + 1);
    return Math.max(...counts.values());
  });
  return Math.max(...most);
}

function windSpreadIn(counts: Int32Array): number {
  let spread = 0;
  for (let first = 0; first < counts.length; first += 4) {
    const own = counts.subarray(first, first + 4);
    spread = Math.max(spread, Math.max(...own) - Math.min(...own));
  }
  return spread;
}

function eastSpreadIn(counts: Int32Array): number {
  const east = counts.filter((_, at) => at % TABLE_SIZE === 0);
  return Math.max(...east) - Math.min(...east);
}

/** The next in turn sits on the right. */
function sameNeighbourIn(rounds: readonly Places[], size: number): number {
  const counts = new Uint8Array(size * size);
  for (const places of rounds) {
    for (const [place, player] of places.entries()) {
      const seat = place % TABLE_SIZE;
      const right = places[place - seat + ((seat + 1) % TABLE_SIZE)]!;
      counts[player * size + right]!++;
    }
  }
  return counts.reduce((most, count) => Math.max(most, count), 0);
}

function rankDistance(plan: SeatingPlan, standing: readonly number[]): number {
  const rank = new Map(standing.map((player, at) => [player, at]));
  const tables = plan.at(-1) ?? [];
  const distances = tables.flatMap((table) =>
    table.flatMap((a, at) =>
      table.slice(at + 1).map((b) => Math.abs((rank.get(a) ?? 0) - (rank.get(b) ?? 0))),
    ),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
}

function walkIn(rounds: readonly Places[], size: number): number | null {
  const steps = visitsOf(rounds, size).flatMap((visits) =>
    visits.slice(1).map((table, at) => Math.abs(table - visits[at]!)),
  );
  if (steps.length === 0) return null;
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

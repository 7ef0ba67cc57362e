// What no plan can beat, whatever the method: shown beside every number of the report.

import { type Places, TABLE_SIZE } from './plan.ts';

/** Each round brings three new opponents, and eight or twelve players cannot even part for a second time. */
export function mostRoundsWithoutRepeat(players: number): number {
  return players < 16 ? 1 : Math.floor((players - 1) / (TABLE_SIZE - 1));
}

/**
 * The fewest meetings beyond the first. There are `players * rounds * 3 / 2` meetings and only so many pairs. With two
 * or three tables, four players come from fewer than four tables of any other round, so some have met there.
 */
export function fewestRepeats(players: number, rounds: number): number {
  const byCount = (3 * rounds * players) / 2 - (players * (players - 1)) / 2;
  return Math.max(0, byCount, fewestSuccessiveRepeats(players, rounds));
}

/** Meetings that come again in the very next round. */
export function fewestSuccessiveRepeats(players: number, rounds: number): number {
  const perTable = players === 4 ? 6 : players === 8 ? 2 : players === 12 ? 1 : 0;
  return perTable * (players / 4) * Math.max(0, rounds - 1);
}

export const fewestMostMeetings = (players: number, rounds: number) =>
  Math.ceil((3 * rounds) / (players - 1));

export const mostOpponents = (players: number, rounds: number) => Math.min(players - 1, 3 * rounds);

/** More rounds than tables bring everybody back to some table. */
export const fewestTableRepeats = (players: number, rounds: number) =>
  players * Math.max(0, rounds - players / 4);

/**
 * With these four together at each table, nobody comes to a number more often than this. Somebody plays so many of the
 * rounds, and where somebody has to stay it is twice. Sixteen players without a repeat in five rounds are the affine
 * plane of order four: a number that nobody sees three times would be a hyperoval of the dual plane through one point,
 * and of those no four share that point alone.
 */
export function fewestMostVisits(plan: {
  readonly rounds: readonly Places[];
  readonly size: number;
  readonly repeats: number;
  readonly fewestStays: number;
}): number {
  const { rounds, size, repeats, fewestStays } = plan;
  const tables = Math.max(...rounds.map(({ length }) => length / TABLE_SIZE));
  const games = new Int32Array(size);
  for (const places of rounds) for (const player of places) games[player]!++;
  const byCount = Math.ceil(Math.max(...games) / tables);
  const isPlane = size === 16 && rounds.length === 5 && repeats === 0;
  return Math.max(byCount, fewestStays > 0 ? 2 : 1, isPlane ? 3 : 1);
}

/** Equal where the winds go round evenly. */
export const leastWindSpread = (rounds: number) => (rounds % TABLE_SIZE === 0 ? 0 : 1);

/** Meetings inside groups of these sizes, spread over the tables as evenly as can be. */
export function fewestGroupMeetings(
  sizes: readonly number[],
  tables: number,
  rounds: number,
): number {
  const perRound = sizes.map((size) => {
    const least = Math.floor(size / tables);
    const fuller = size % tables;
    return tables * ((least * (least - 1)) / 2) + fuller * least;
  });
  return rounds * perRound.reduce((sum, meetings) => sum + meetings, 0);
}

/** The mean distance of two ranks at a table of four neighbours. */
export const LEAST_RANK_DISTANCE = 10 / 6;

export interface Assignment {
  readonly cost: number;
  /** The row of each column. */
  readonly rows: Int32Array;
}

/** The cheapest way to give each row a column of its own, by the Hungarian method. */
export function cheapestAssignment(
  cost: (row: number, column: number) => number,
  size: number,
): Assignment {
  const rowPrice = new Float64Array(size + 1);
  const columnPrice = new Float64Array(size + 1);
  /** The row that holds each column, from 1; 0 is the row being placed. */
  const holder = new Int32Array(size + 1);
  const cameFrom = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    holder[0] = row;
    let column = 0;
    const slack = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const seen = new Uint8Array(size + 1);
    do {
      seen[column] = 1;
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= size; other++) {
        if (seen[other]) continue;
        const from = holder[column]!;
        const reduced = cost(from - 1, other - 1) - rowPrice[from]! - columnPrice[other]!;
        if (reduced < slack[other]!) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if (slack[other]! < least) {
          least = slack[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (seen[other]) {
          rowPrice[holder[other]!]! += least;
          columnPrice[other]! -= least;
        } else slack[other]! -= least;
      }
      column = next;
    } while (holder[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column]!;
      holder[column] = holder[before]!;
      column = before;
    }
  }
  return { cost: -columnPrice[0]!, rows: holder.subarray(1).map((row) => row - 1) };
}

/** What a repeat costs where costs are weighed against each other. */
export const REPEAT = 100;
/** How much more each further repeat of a pair costs: fewer repeats come first, then that they are spread. */
const ONCE_MORE = 30;

/** What one more meeting costs two players who have met so often. */
export const costAgain = (met: number) => (met === 0 ? 0 : REPEAT + ONCE_MORE * (met - 1));

/** No plan costs less in repeats: all pairs meet equally often, or once more. */
export function leastMeetingCost(players: number, rounds: number): number {
  const pairs = (players * (players - 1)) / 2;
  const meetings = (3 * rounds * players) / 2;
  const each = Math.floor(meetings / pairs);
  let even = (meetings % pairs) * costAgain(each);
  for (let met = 0; met < each; met++) even += pairs * costAgain(met);
  return Math.max(even, REPEAT * fewestRepeats(players, rounds));
}

// Table numbers: whoever sits together, the numbers of the tables are free. They are annealed so that nobody comes to
// a number more often than has to be, then so that players come to one once, and above all not in two rounds running.

import { cheapestAssignment } from './bounds.ts';
import type { Chance } from './chance.ts';
import { type Places, TABLE_SIZE, tablesOf } from './plan.ts';
import type { SeatingWork } from './work.ts';

const stepsFor = (size: number, rounds: number) => Math.min(1_200_000, 4_000 * size * rounds);
const STEPS_BETWEEN_LOOKS = 20_000;
const [HOTTEST, COLDEST] = [10, 0.3];
/** What a second round running at a table costs, with another visit as the measure. */
const RUNNING = 10;
/** So much that none is taken for any number of visits. */
const RUNNING_STRICT = 60;
/** How much dearer each visit is beyond those that somebody has to make. */
const TOO_OFTEN = 12;

export interface NumberingProblem {
  readonly size: number;
  readonly rounds: readonly Places[];
  /** Rounds already played, with the same players by index. */
  readonly past: readonly Places[];
  readonly chance: Chance;
}

/** The same rounds with their tables in another order. */
export function* numberTables(problem: NumberingProblem): SeatingWork<readonly Places[]> {
  const { size, past } = problem;
  const easy = yield* anneal(problem, RUNNING);
  const stays = successiveTables([...past, ...easy], size);
  if (stays === 0 || stays === fewestSuccessiveTables([...past, ...easy])) return easy;
  const rounds = withFewestStays(past, problem.rounds);
  return yield* anneal({ ...problem, rounds }, RUNNING_STRICT);
}

/** How many stay at their table from one round to the next. */
export function successiveTables(rounds: readonly Places[], size: number): number {
  const tables = rounds.map((places) => tablesOf(places, size));
  return tables
    .slice(1)
    .map((row, at) => row.filter((table, player) => table >= 0 && table === tables[at]![player]))
    .reduce((sum, { length }) => sum + length, 0);
}

/** With these four together at each table: numbers are free, so each step from round to round has its own least. */
export function fewestSuccessiveTables(rounds: readonly Places[]): number {
  return rounds.slice(1).reduce((sum, places, at) => sum + stepFrom(rounds[at]!, places).cost, 0);
}

/** Which table comes to which number so that the fewest stay. */
function stepFrom(before: Places, places: Places) {
  const tables = Math.max(places.length, before.length) / TABLE_SIZE;
  const old = tablesOf(before, 1 + Math.max(...before, ...places));
  const shared = new Uint8Array(tables * tables);
  for (const [place, player] of places.entries()) {
    if (old[player] !== -1) shared[Math.floor(place / TABLE_SIZE) * tables + old[player]!]!++;
  }
  return cheapestAssignment((table, number) => shared[table * tables + number]!, tables);
}

const seatedAt = (places: Places, table: number) =>
  places.subarray(TABLE_SIZE * table, TABLE_SIZE * (table + 1));

/** Round by round with the fewest that stay, whatever becomes of later visits. */
function withFewestStays(past: readonly Places[], rounds: readonly Places[]): Places[] {
  const numbered: Places[] = [];
  for (const places of rounds) {
    const before = numbered.at(-1) ?? past.at(-1);
    if (before === undefined || before.length !== places.length) numbered.push(places);
    else {
      const { rows } = stepFrom(before, places);
      numbered.push(Int32Array.from([...rows].flatMap((table) => [...seatedAt(places, table)])));
    }
  }
  return numbered;
}

function* anneal(problem: NumberingProblem, running: number): SeatingWork<Places[]> {
  const { size, past, chance } = problem;
  const rounds = problem.rounds.map((places) => places.slice());
  const steps = stepsFor(size, rounds.length);
  const tables = Math.max(...[...past, ...rounds].map((places) => places.length / TABLE_SIZE));
  const seen = new Uint8Array(size * tables);
  const tableOf = [...past, ...rounds].map((places) => tablesOf(places, size));
  for (const row of tableOf) {
    for (const [player, table] of row.entries()) if (table >= 0) seen[player * tables + table]!++;
  }
  const prices = pricesFor(tableOf.length, tables);
  const least = leastCost(seen, tables, prices);
  let cost = costOf(tableOf, seen, { running, prices });
  let best = rounds.map((places) => places.slice());
  let bestCost = cost;
  const inRound = (rounds[0]?.length ?? 0) / TABLE_SIZE;
  const { after, runningAt } = changes(tableOf, { seen, tables, running, prices });

  for (let step = 0; step < steps && bestCost > least && inRound > 1; step++) {
    if (step % STEPS_BETWEEN_LOOKS === 0) {
      const isOver: boolean = yield { stage: 'tables', share: step / steps };
      if (isOver) break;
    }
    const heat = HOTTEST * (1 - step / steps) + COLDEST;
    const round = chance(rounds.length);
    const from = chance(inRound);
    const to = chance(inRound);
    if (from === to) continue;
    const places = rounds[round]!;
    const row = past.length + round;
    let more = 0;
    for (let seat = 0; seat < TABLE_SIZE; seat++) {
      const [a, b] = [places[TABLE_SIZE * from + seat]!, places[TABLE_SIZE * to + seat]!];
      more += after(a, from, to) + runningAt(row, a, to) - runningAt(row, a, from);
      more += after(b, to, from) + runningAt(row, b, from) - runningAt(row, b, to);
    }
    if (more > 0 && chance(1_000_000) / 1_000_000 >= Math.exp(-more / heat)) continue;
    for (let seat = 0; seat < TABLE_SIZE; seat++) {
      const [p, q] = [TABLE_SIZE * from + seat, TABLE_SIZE * to + seat];
      const [a, b] = [places[p]!, places[q]!];
      seen[a * tables + from]!--;
      seen[a * tables + to]!++;
      seen[b * tables + to]!--;
      seen[b * tables + from]!++;
      tableOf[row]![a] = to;
      tableOf[row]![b] = from;
      places[p] = b;
      places[q] = a;
    }
    cost += more;
    if (cost < bestCost) {
      bestCost = cost;
      best = rounds.map((all) => all.slice());
    }
  }
  return best;
}

/**
 * What so many visits to one number cost a player. Pairs of visits alone would not do: where any two rounds cross in every
 * table, as with sixteen players in five rounds, their sum is the same for all numberings, also for one that keeps a player.
 */
function pricesFor(rounds: number, tables: number): Int32Array {
  const needed = Math.ceil(rounds / tables);
  return Int32Array.from({ length: rounds + 2 }, (_, visits) => {
    const tooMany = Math.max(0, visits - needed);
    return (visits * (visits - 1)) / 2 + TOO_OFTEN * tooMany ** 2;
  });
}

/** With everybody's visits spread evenly over the numbers, and nobody twice running. */
function leastCost(seen: Uint8Array, tables: number, prices: Int32Array): number {
  let least = 0;
  for (let first = 0; first < seen.length; first += tables) {
    const games = seen.subarray(first, first + tables).reduce((sum, visits) => sum + visits, 0);
    const [each, more] = [Math.floor(games / tables), games % tables];
    least += more * prices[each + 1]! + (tables - more) * prices[each]!;
  }
  return least;
}

interface Visiting {
  readonly running: number;
  /** By the number of visits. */
  readonly prices: Int32Array;
}

/** What a player's move from one table to another adds: visits, and rounds running at a table. */
function changes(
  tableOf: readonly Int32Array[],
  { seen, tables, running, prices }: Visiting & { seen: Uint8Array; tables: number },
) {
  const after = (player: number, from: number, to: number) => {
    const [left, joined] = [seen[player * tables + from]!, seen[player * tables + to]!];
    return prices[joined + 1]! - prices[joined]! + prices[left - 1]! - prices[left]!;
  };
  const runningAt = (row: number, player: number, table: number) =>
    (tableOf[row - 1]?.[player] === table ? running : 0) +
    (tableOf[row + 1]?.[player] === table ? running : 0);
  return { after, runningAt };
}

function costOf(
  tableOf: readonly Int32Array[],
  seen: Uint8Array,
  { running, prices }: Visiting,
): number {
  let cost = 0;
  for (const visits of seen) cost += prices[visits]!;
  for (const [row, tables] of tableOf.slice(1).entries()) {
    for (const [player, table] of tables.entries()) {
      if (table >= 0 && tableOf[row]![player] === table) cost += running;
    }
  }
  return cost;
}

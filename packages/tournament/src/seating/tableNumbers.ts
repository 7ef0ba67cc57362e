// Table numbers: whoever sits together, the numbers of the tables are free. They are annealed so that players come to a
// number once, and above all not in two rounds running.

import type { Chance } from './chance.ts';
import { type Places, TABLE_SIZE, tablesOf } from './plan.ts';
import type { SeatingWork } from './work.ts';

const STEPS = 300_000;
const STEPS_BETWEEN_LOOKS = 20_000;
/** What a second round running at a table costs, with another visit as the measure. */
const RUNNING = 4;

export interface NumberingProblem {
  readonly size: number;
  readonly rounds: readonly Places[];
  /** Rounds already played, with the same players by index. */
  readonly past: readonly Places[];
  readonly chance: Chance;
}

/** The same rounds with their tables in another order. */
export function* numberTables(problem: NumberingProblem): SeatingWork<Places[]> {
  const { size, past, chance } = problem;
  const rounds = problem.rounds.map((places) => places.slice());
  const tables = Math.max(...[...past, ...rounds].map((places) => places.length / TABLE_SIZE));
  const seen = new Uint8Array(size * tables);
  const tableOf = [...past, ...rounds].map((places) => tablesOf(places, size));
  for (const row of tableOf) {
    for (const [player, table] of row.entries()) if (table >= 0) seen[player * tables + table]!++;
  }
  let cost = costOf(tableOf, seen);
  let best = rounds.map((places) => places.slice());
  let bestCost = cost;
  const inRound = (rounds[0]?.length ?? 0) / TABLE_SIZE;
  const { after, runningAt } = neighbours(tableOf, seen, tables);

  for (let step = 0; step < STEPS && bestCost > 0 && inRound > 1; step++) {
    if (step % STEPS_BETWEEN_LOOKS === 0) {
      const isOver: boolean = yield { stage: 'tables', share: step / STEPS };
      if (isOver) break;
    }
    const heat = 3 * (1 - step / STEPS) ** 2 + 0.05;
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

/** What a player's move from one table to another adds: visits, and rounds running at a table. */
function neighbours(tableOf: readonly Int32Array[], seen: Uint8Array, tables: number) {
  const after = (player: number, from: number, to: number) =>
    seen[player * tables + to]! - seen[player * tables + from]! + 1;
  const runningAt = (row: number, player: number, table: number) =>
    (tableOf[row - 1]?.[player] === table ? RUNNING : 0) +
    (tableOf[row + 1]?.[player] === table ? RUNNING : 0);
  return { after, runningAt };
}

function costOf(tableOf: readonly Int32Array[], seen: Uint8Array): number {
  let cost = 0;
  for (const visits of seen) cost += (visits * (visits - 1)) / 2;
  for (const [row, tables] of tableOf.slice(1).entries()) {
    for (const [player, table] of tables.entries()) {
      if (table >= 0 && tableOf[row]![player] === table) cost += RUNNING;
    }
  }
  return cost;
}

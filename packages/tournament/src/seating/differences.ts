// The difference search. As in the closed form, the players are four groups of n, and a round shifts each group against the
// tables: table t seats the players t + shift of each group, and stands at number t + the fifth shift (modulo n). While the
// differences of any two shifts are new in every round, nobody meets twice and nobody comes to a number twice.
// Taken at random this works at once for about 0.6·n rounds.

import { type Chance, shuffle, upTo } from './chance.ts';
import { type Places, TABLE_SIZE } from './plan.ts';

const COLUMNS = TABLE_SIZE + 1;
const COLUMN_PAIRS = upTo(COLUMNS).flatMap((a) => upTo(a).map((b) => [a, b] as const));
/** Tries of a whole plan; each takes some milliseconds at most. */
const TRIES = 60;
/** Steps for one round of a try: a round that is not found soon is not there. */
const STEPS = 4_000;
/** Beyond this share of the tables, looking for rounds is a waste of time. */
const HOPEFUL = 0.72;

export const areDifferencesHopeful = (tables: number, rounds: number) =>
  rounds <= Math.max(1, HOPEFUL * tables);

/** The rounds, with their table numbers; null where chance did not find them. */
export function differencePlan(tables: number, rounds: number, chance: Chance): Places[] | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const shifts = shiftsFor(tables, rounds, chance);
    if (shifts !== null) return shifts.map((row) => placesFor(row, tables));
  }
  return null;
}

function shiftsFor(tables: number, rounds: number, chance: Chance): number[][] | null {
  const used = new Uint8Array(COLUMN_PAIRS.length * tables);
  const rows: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const row = freshRow([0], { used, tables, chance, left: STEPS });
    if (row === null) return null;
    for (const [pair, [a, b]] of COLUMN_PAIRS.entries()) {
      used[pair * tables + ((row[a]! - row[b]! + tables) % tables)] = 1;
    }
    rows.push(row);
  }
  return rows;
}

interface Search {
  readonly used: Uint8Array;
  readonly tables: number;
  readonly chance: Chance;
  left: number;
}

/** Adds shifts one by one, going back where none is left. */
function freshRow(row: readonly number[], search: Search): number[] | null {
  if (row.length === COLUMNS) return [...row];
  const { used, tables, chance } = search;
  const column = row.length;
  const first = (column * (column - 1)) / 2;
  for (const shift of shuffle(upTo(tables), chance)) {
    const isFresh = row.every(
      (other, b) => used[(first + b) * tables + ((shift - other + tables) % tables)] === 0,
    );
    if (!isFresh) continue;
    if (search.left-- <= 0) return null;
    const whole = freshRow([...row, shift], search);
    if (whole !== null) return whole;
  }
  return null;
}

function placesFor(shifts: readonly number[], tables: number): Places {
  const places = new Int32Array(TABLE_SIZE * tables);
  for (let table = 0; table < tables; table++) {
    const at = (table + shifts[TABLE_SIZE]!) % tables;
    for (let group = 0; group < TABLE_SIZE; group++) {
      places[TABLE_SIZE * at + group] = group * tables + ((table + shifts[group]!) % tables);
    }
  }
  return places;
}

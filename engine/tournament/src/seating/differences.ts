// Differences. As in the closed form, the players are four groups of n, and a round shifts each group against the tables:
// table t seats the players t + shift of each group, and stands at number t + the fifth shift. While the differences of any
// two shifts are new in every round, nobody meets twice and nobody comes to a number twice. Shifts taken at random
// modulo n work at once for about 0.6·n rounds; for small n better ones are kept.

import { type Chance, shuffle, upTo } from './chance.ts';
import { type Places, TABLE_SIZE } from './plan.ts';
import { SHIFT_TABLES } from './shifts.ts';

const COLUMNS = TABLE_SIZE + 1;
const COLUMN_PAIRS = upTo(COLUMNS).flatMap((a) => upTo(a).map((b) => [a, b] as const));
/** Steps for all tries of a plan together: much less than a second. */
const ALL_STEPS = 60_000;
/** Steps for one round of a try: a round that is not found soon is not there. */
const STEPS = 4_000;
/** Beyond this share of the tables, looking for rounds is a waste of time. */
const HOPEFUL = 0.72;
/** With this share it is found at once. */
export const EASY = 0.55;

/** The rounds, with their table numbers; null where none are known and chance did not find any. */
export function differencePlan(
  tables: number,
  rounds: number,
  chance: Chance,
  attempt = 0,
): readonly Places[] | null {
  const known = knownShifts(tables);
  if (known !== null && known.rows.length >= rounds) {
    // Another attempt leaves out others.
    const rows = upTo(rounds).map((at) => (at + attempt) % known.rows.length);
    return shuffle(rows, chance).map((at) => placesFor(known.rows[at]!, known.moduli, tables));
  }
  if (rounds > Math.max(1, HOPEFUL * tables)) return null;
  const budget = { left: ALL_STEPS };
  while (budget.left > 0) {
    const rows = shiftsFor(tables, rounds, chance, budget);
    if (rows !== null) return rows.map((row) => placesFor(row, [tables], tables));
  }
  return null;
}

function knownShifts(tables: number) {
  const known = SHIFT_TABLES.find(([moduli]) => moduli.reduce((a, b) => a * b) === tables);
  if (known === undefined) return null;
  const [moduli, text] = known;
  return { moduli, rows: text.split(' ').map((row) => [0, ...row.split('-').map(Number)]) };
}

function shiftsFor(
  tables: number,
  rounds: number,
  chance: Chance,
  budget: { left: number },
): number[][] | null {
  const used = new Uint8Array(COLUMN_PAIRS.length * tables);
  const rows: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const search = { used, tables, chance, left: STEPS };
    const row = freshRow([0], search);
    budget.left -= STEPS - search.left + 1;
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

/** The sum, part by part: a number stands for its remainders, the first part lowest. */
function sum(a: number, b: number, moduli: readonly number[]): number {
  let [unit, total, left, right] = [1, 0, a, b];
  for (const modulus of moduli) {
    total += unit * (((left % modulus) + (right % modulus)) % modulus);
    unit *= modulus;
    left = Math.floor(left / modulus);
    right = Math.floor(right / modulus);
  }
  return total;
}

function placesFor(shifts: readonly number[], moduli: readonly number[], tables: number): Places {
  const places = new Int32Array(TABLE_SIZE * tables);
  for (let table = 0; table < tables; table++) {
    const at = sum(table, shifts[TABLE_SIZE]!, moduli);
    for (let group = 0; group < TABLE_SIZE; group++) {
      places[TABLE_SIZE * at + group] = group * tables + sum(table, shifts[group]!, moduli);
    }
  }
  return places;
}

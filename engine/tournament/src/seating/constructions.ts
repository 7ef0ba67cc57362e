// Plans without any repeat, for as many rounds as the constructions give, the best first: those that also keep everybody
// from coming to a table number twice, then those that give the most rounds.

import { type Chance, chanceFor, shuffle, upTo } from './chance.ts';
import { cyclicPlan } from './cyclic.ts';
import { differencePlan, EASY } from './differences.ts';
import { closedForm } from './fields.ts';
import { type Places, TABLE_SIZE } from './plan.ts';

const SEATING_METHODS = [
  'closedForm',
  'differences',
  'starter',
  'nested',
  'annealing',
  'extended',
] as const;

/** How a plan was found: a construction by name, or search. */
export type SeatingMethod = (typeof SEATING_METHODS)[number];

export interface Construction {
  readonly method: SeatingMethod;
  readonly rounds: readonly Places[];
  /** Table numbers are settled: nobody comes to one twice. */
  readonly hasTables: boolean;
  /** Sets of slots that never meet. */
  readonly blocks: readonly (readonly number[])[];
}

/** All that reach so many rounds, cheapest first. */
export function* constructions(
  tables: number,
  rounds: number,
  { seed, attempt }: { readonly seed: string; readonly attempt: number },
): Generator<Construction> {
  const chance = chanceFor(seed, 'construct', attempt);
  const pick = (all: readonly Places[]) => picked(all, rounds, chanceFor(seed, 'pick'), attempt);
  const groups = upTo(TABLE_SIZE).map((group) => upTo(tables).map((at) => group * tables + at));
  const closed = closedForm(tables);
  if (closed?.hasTables && closed.rounds.length >= rounds) {
    yield {
      method: 'closedForm',
      ...pick(closed.rounds),
      hasTables: true,
      blocks: groups,
    };
  } else {
    const found = differencePlan(tables, rounds, chance, attempt);
    if (found !== null) {
      yield { method: 'differences', rounds: found, hasTables: true, blocks: groups };
    }
  }
  for (const [method, all] of [
    ['starter', cyclicPlan(tables)],
    ['nested', nestedPlan(tables)],
  ] as const) {
    if (all.length < rounds) continue;
    yield { method, ...pick(all), hasTables: false };
  }
}

function longestKnown(tables: number): readonly Places[] {
  const [turned, nested] = [cyclicPlan(tables), nestedPlan(tables)];
  return turned.length >= nested.length ? turned : nested;
}

/** The longest plan without a repeat; by differences where nothing longer is known. */
export function longestConstruction(tables: number, seed: string): readonly Places[] {
  const longest = longestKnown(tables);
  if (longest.length > 0 || tables < TABLE_SIZE) return longest;
  return differencePlan(tables, Math.floor(EASY * tables), chanceFor(seed, 'longest')) ?? [];
}

/**
 * So many of the rounds, in a random order; another attempt leaves out others. Where one is left over, those who would sit together there never meet:
 * teams of four go there, as if they had met in a round before the first.
 */
function picked(all: readonly Places[], rounds: number, chance: Chance, attempt: number) {
  const mixed = shuffle(upTo(all.length), chance);
  const order = mixed.map((_, at) => all[mixed[(at + attempt) % mixed.length]!]!);
  const spare = order[rounds];
  const blocks =
    spare === undefined
      ? []
      : upTo(spare.length / TABLE_SIZE).map((table) => [
          ...spare.subarray(TABLE_SIZE * table, TABLE_SIZE * (table + 1)),
        ]);
  return { rounds: order.slice(0, rounds), blocks };
}

/** The closed form, then the groups among themselves: 16 players in five rounds, 64 in twenty-one. */
function nestedPlan(tables: number): readonly Places[] {
  const closed = closedForm(tables);
  if (closed === null) return [];
  if (tables % TABLE_SIZE !== 0) return closed.rounds;
  const inner =
    tables === TABLE_SIZE ? [Int32Array.from(upTo(tables))] : longestKnown(tables / TABLE_SIZE);
  const within = inner.map((places) =>
    Int32Array.from(
      upTo(TABLE_SIZE).flatMap((group) => [...places].map((at) => group * tables + at)),
    ),
  );
  return [...closed.rounds, ...within];
}

// Who should not meet, and how much that matters: forbidden pairs and teammates never, clubmates and compatriots rarely.

import { form } from '@hanchan/tiles';
import { slot } from '../fields.ts';
import { fewestGroupMeetings } from './bounds.ts';
import { TABLE_SIZE } from './plan.ts';

/** What players may have in common that a plan can keep apart. */
export const SEATING_GROUPS = ['team', 'club', 'country'] as const;

/** One of `SEATING_GROUPS`. */
export type SeatingGroup = (typeof SEATING_GROUPS)[number];

/** By player, from the first; null where a player belongs to none. */
export type SeatingGroups = {
  readonly [group in SeatingGroup]?: readonly (string | null)[];
};

/** Two numbers that should not sit together. */
export type PlayerPair = readonly [number, number];

/** What an organiser asked for, kept with the plan: the next one is made by it, and so can anybody's. */
const apartFields = {
  groups: form.listOf(form.oneOf(SEATING_GROUPS), 0, 3),
  forbidden: form.listOf(form.pairOf(slot), 0, 1_000),
} as const;
/** Who should not meet: what was asked for, as it is kept with the plan. */
export interface KeptApart extends form.KeptFields<typeof apartFields> {}
export const APART: form.Form<KeptApart> = form.record(apartFields);

/** What a meeting costs; a repeat costs 100. */
export const NEVER = 100_000;
const GROUP_COSTS: Readonly<Record<SeatingGroup, number>> = { team: NEVER, club: 20, country: 5 };

export interface Apart {
  readonly size: number;
  /** The cost of a meeting, as a square matrix. */
  readonly costs: Int32Array;
  /** Whom each player should avoid. */
  readonly others: readonly (readonly number[])[];
  /** What groups larger than the number of tables cost in every round, whatever the plan. */
  readonly leastCost: number;
  /** Members of the groups that matter most, the largest first: they are placed before the others. */
  readonly packs: readonly (readonly number[])[];
}

/** `numbers` are the players, by index; groups and pairs speak of player numbers. */
export function apartOf(
  numbers: readonly number[],
  groups: SeatingGroups = {},
  forbidden: readonly PlayerPair[] = [],
): Apart {
  const size = numbers.length;
  const costs = new Int32Array(size * size);
  const add = (a: number, b: number, cost: number) => {
    if (a === b) return;
    costs[a * size + b]! += cost;
    costs[b * size + a]! += cost;
  };
  const indexOf = new Map(numbers.map((number, index) => [number, index]));
  for (const [a, b] of forbidden) {
    const [first, second] = [indexOf.get(a), indexOf.get(b)];
    if (first !== undefined && second !== undefined) add(first, second, NEVER);
  }
  let packs: number[][] = [];
  let leastCost = 0;
  for (const group of SEATING_GROUPS) {
    const members = membersOf(numbers, groups[group] ?? []);
    for (const pack of members) {
      for (const [at, a] of pack.entries()) {
        for (const b of pack.slice(at + 1)) add(a, b, GROUP_COSTS[group]);
      }
    }
    if (packs.length === 0) packs = members;
    const sizes = members.map(({ length }) => length);
    leastCost += GROUP_COSTS[group] * fewestGroupMeetings(sizes, size / TABLE_SIZE, 1);
  }
  const others = numbers.map((_, a) =>
    numbers.flatMap((_, b) => (costs[a * size + b]! > 0 ? [b] : [])),
  );
  return { size, costs, others, leastCost, packs };
}

/** Groups of two and more, as indexes into `numbers`, the largest first. */
export function membersOf(
  numbers: readonly number[],
  names: readonly (string | null)[],
): number[][] {
  const byName = new Map<string, number[]>();
  for (const [index, number] of numbers.entries()) {
    const name = names[number - 1] ?? null;
    if (name === null) continue;
    const members = byName.get(name) ?? [];
    members.push(index);
    byName.set(name, members);
  }
  return [...byName.values()]
    .filter((members) => members.length > 1)
    .sort((a, b) => b.length - a.length);
}

export const isAnythingApart = ({ others }: Apart) => others.some((list) => list.length > 0);

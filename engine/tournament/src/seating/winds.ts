// Winds. Players and tables of four rounds make a graph in which everybody has four edges at most, so its edges can be
// painted in four colours (König): each player is East, South, West and North once in four rounds, whatever the seating.

import { type Chance, shuffle, upTo } from './chance.ts';
import { type Places, TABLE_SIZE } from './plan.ts';

const WINDS = 4;

/** How often each player has begun as each wind: `counts[4 * player + wind]`. */
export function windCounts(rounds: readonly Places[], size: number): Int32Array {
  const counts = new Int32Array(WINDS * size);
  for (const places of rounds) {
    for (const [place, player] of places.entries()) counts[WINDS * player + (place % WINDS)]!++;
  }
  return counts;
}

/** The same tables with everybody at a wind. Earlier rounds are evened out as far as they allow. */
export function balanceWinds(
  rounds: readonly Places[],
  past: readonly Places[],
  size: number,
  chance: Chance,
): Places[] {
  const painted: Places[] = [];
  for (let first = 0; first < rounds.length; first += WINDS) {
    painted.push(...paint(rounds.slice(first, first + WINDS), size, chance));
  }
  if (past.length > 0) evenOut(painted, windCounts([...past, ...painted], size), chance);
  return painted;
}

function paint(rounds: readonly Places[], size: number, chance: Chance): Places[] {
  const tables = rounds[0]!.length / TABLE_SIZE;
  const nodes = size + rounds.length * tables;
  /** The neighbour of a node by colour, or -1. Tables come after the players. */
  const along = new Int32Array(WINDS * nodes).fill(-1);
  const freeAt = (node: number) => {
    for (let colour = 0; colour < WINDS; colour++) {
      if (along[WINDS * node + colour] === -1) return colour;
    }
    throw new Error('a node of the wind graph has more than four edges');
  };
  const join = (a: number, b: number, colour: number) => {
    along[WINDS * a + colour] = b;
    along[WINDS * b + colour] = a;
  };
  for (const [round, places] of rounds.entries()) {
    for (const place of shuffle(upTo(places.length), chance)) {
      const player = places[place]!;
      const table = size + round * tables + Math.floor(place / TABLE_SIZE);
      const mine = freeAt(player);
      const its = freeAt(table);
      if (along[WINDS * table + mine] !== -1) swapPath(along, table, mine, its);
      join(player, table, mine);
    }
  }
  return rounds.map((places, round) =>
    places.map((_, place) => {
      const table = size + round * tables + Math.floor(place / TABLE_SIZE);
      return along[WINDS * table + (place % WINDS)]!;
    }),
  );
}

/** Exchanges two colours along the path that leaves a node by the first: after it, the node is free of that colour. */
function swapPath(along: Int32Array, from: number, first: number, second: number): void {
  const path = [from];
  let colour = first;
  for (let next = along[WINDS * from + colour]!; next !== -1; ) {
    path.push(next);
    colour = colour === first ? second : first;
    next = along[WINDS * next + colour]!;
  }
  for (const node of path) {
    along[WINDS * node + first] = -1;
    along[WINDS * node + second] = -1;
  }
  for (let at = 0; at + 1 < path.length; at++) {
    const [a, b] = [path[at]!, path[at + 1]!];
    const swapped = at % 2 === 0 ? second : first;
    along[WINDS * a + swapped] = b;
    along[WINDS * b + swapped] = a;
  }
}

const SWEEPS = 400;
const HOTTEST = 1.5;

/** Two players of a table exchange winds, ever more only where the squares of the counts become fewer. */
function evenOut(rounds: readonly Places[], counts: Int32Array, chance: Chance): void {
  const steps = SWEEPS * rounds.reduce((sum, { length }) => sum + length, 0);
  for (let step = 0; step < steps; step++) {
    const round = rounds[chance(rounds.length)]!;
    const first = TABLE_SIZE * chance(round.length / TABLE_SIZE);
    const v = chance(WINDS);
    const w = (v + 1 + chance(WINDS - 1)) % WINDS;
    const [a, b] = [round[first + v]!, round[first + w]!];
    const [mine, others] = [WINDS * a, WINDS * b];
    const gain = counts[mine + v]! - counts[mine + w]! + counts[others + w]! - counts[others + v]!;
    const heat = HOTTEST * (1 - step / steps) ** 2;
    if (gain < 2 && chance(1_000_000) / 1_000_000 >= Math.exp((gain - 2) / heat)) continue;
    counts[mine + v]!--;
    counts[mine + w]!++;
    counts[others + w]!--;
    counts[others + v]!++;
    round[first + v] = b;
    round[first + w] = a;
  }
}

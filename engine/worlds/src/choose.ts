// Worlds as dangerous as the table is: of many that agree with what is known, those are taken in which each tile is won on
// as often as the net expects it.

import type { Random } from '@hanchan/bots';
import { noRonBecause } from '@hanchan/game';
import { type Kind, kindOf, type Tile } from '@hanchan/tiles';
import type { Look } from './look.ts';
import { sampleWorld, type World, withOtherWall } from './sample.ts';

/** How many are drawn for one that is taken. */
const DRAWN = 2;
const ROUNDS = 12;
/** A weight changes by no more than that factor in all, so that no few worlds stand for the rest. */
const MOST = 4;
/** A rate that few worlds can show is left as it is. */
const LEAST = 0.004;

/** So many worlds, to be played in as they come: each is as likely as the others. */
export function chooseWorlds(look: Look, count: number, random: Random): World[] {
  const drawn = Array.from({ length: count * (look.reading === null ? 1 : DRAWN) }, () =>
    sampleWorld(look, random),
  );
  if (look.reading === null) return drawn;
  return pick(look, drawn, weigh(look, drawn), count, random);
}

/** A player who wins on a kind, and how often that should be. */
interface Aim {
  readonly rate: number;
  /** By world: 1 where it is so. */
  readonly wins: Uint8Array;
}

/** How much each world counts, so that every rate is met; about 1. */
export function weigh(look: Look, worlds: readonly World[]): Float64Array {
  const weights = new Float64Array(worlds.length).fill(1);
  const aims = aimsOf(look, worlds);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { rate, wins } of aims) {
      let all = 0;
      let winning = 0;
      for (let i = 0; i < weights.length; i++) {
        all += weights[i]!;
        if (wins[i] === 1) winning += weights[i]!;
      }
      const now = winning / all;
      if (now <= 0 || now >= 1) continue;
      const [up, down] = [rate / now, (1 - rate) / (1 - now)];
      for (let i = 0; i < weights.length; i++) {
        const weight = weights[i]! * (wins[i] === 1 ? up : down);
        weights[i] = Math.min(MOST, Math.max(1 / MOST, weight));
      }
    }
  }
  return weights;
}

function aimsOf(look: Look, worlds: readonly World[]): Aim[] {
  const tiles = new Map<Kind, Tile>(look.table.held.map((tile) => [kindOf(tile), tile]));
  const aims: Aim[] = [];
  for (const { seat, turns } of look.others) {
    for (const [kind, tile] of tiles) {
      const rate = Math.min(0.6, look.reading!.danger(turns, kind));
      if (rate < LEAST) continue;
      const offer = { from: look.viewer, tile, by: 'discard' } as const;
      const wins = Uint8Array.from(worlds, ({ match }) => {
        if (!match.deal!.seats[seat].waits.includes(kind)) return 0;
        return noRonBecause(match, seat, offer) === null ? 1 : 0;
      });
      aims.push({ rate, wins });
    }
  }
  return aims;
}

/** Systematic: each world as often as its weight says, give or take one. The second time with another wall. */
function pick(
  look: Look,
  worlds: readonly World[],
  weights: Float64Array,
  count: number,
  random: Random,
): World[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const step = sum / count;
  const picked: World[] = [];
  let next = random() * step;
  let passed = 0;
  worlds.forEach((world, i) => {
    passed += weights[i]!;
    for (let times = 0; next < passed && picked.length < count; times++, next += step) {
      picked.push(times === 0 ? world : withOtherWall(world, look, random));
    }
  });
  // Neighbours were drawn alike: whoever stops early should have seen all sorts.
  for (let i = picked.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = picked[i]!;
    picked[i] = picked[j]!;
    picked[j] = kept;
  }
  return picked;
}

// Who sits where tonight: tables of four on which as few as can be meet again, the same for the same seed.

import { type BySeat, SEATS } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import type { EveningView } from './views.ts';

const TRIES = 400;

/** Numbers below 1 from a seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Whoever is left over sits out: those who sat out before come first. */
export function drawTables(
  present: readonly MemberId[],
  met: EveningView['met'],
  { seed, satOut = [] }: { readonly seed: number; readonly satOut?: readonly MemberId[] },
): readonly BySeat<MemberId>[] {
  const next = chance(seed);
  const times = new Map(met.map(([a, b, count]) => [[a, b].sort().join(' '), count]));
  const seats = Math.floor(present.length / SEATS.length) * SEATS.length;
  let best: { readonly tables: BySeat<MemberId>[]; readonly cost: number } | null = null;
  for (let i = 0; i < TRIES; i++) {
    const mixed = shuffled(present, next);
    const playing = [...mixed]
      .sort((a, b) => Number(satOut.includes(b)) - Number(satOut.includes(a)))
      .slice(0, seats);
    const order = mixed.filter((id) => playing.includes(id));
    const tables = Array.from(
      { length: seats / SEATS.length },
      (_, table) =>
        SEATS.map((seat) => order[table * SEATS.length + seat]!) as unknown as BySeat<MemberId>,
    );
    const cost = tables.reduce((sum, four) => sum + costOf(four, times), 0);
    if (best === null || cost < best.cost) best = { tables, cost };
    if (cost === 0) break;
  }
  return best?.tables ?? [];
}

/** Two who have met three times already weigh more than three pairs who met once. */
function costOf(four: BySeat<MemberId>, times: ReadonlyMap<string, number>): number {
  const pairs = four.flatMap((a, i) => four.slice(i + 1).map((b) => [a, b].sort().join(' ')));
  return pairs.reduce((sum, pair) => sum + (times.get(pair) ?? 0) ** 2, 0);
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

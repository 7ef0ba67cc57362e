// The order of rounds that repeat meetings: those who meet again should not do so in the very next round.

import { type Chance, shuffle, upTo } from './chance.ts';
import { meetingsOf, type Places } from './plan.ts';

const TRIES = 20_000;

export function inBestOrder(
  rounds: readonly Places[],
  size: number,
  chance: Chance,
): readonly Places[] {
  const shared = sharedMeetings(rounds, size);
  const order = shuffle(upTo(rounds.length), chance);
  const next = (all: readonly number[]) =>
    all.slice(1).reduce((sum, round, at) => sum + shared[all[at]!]![round]!, 0);
  let least = next(order);
  for (let attempt = 0; attempt < TRIES && least > 0; attempt++) {
    const [a, b] = [chance(order.length), chance(order.length)];
    const swap = () => {
      [order[a], order[b]] = [order[b]!, order[a]!];
    };
    swap();
    const now = next(order);
    if (now > least) swap();
    else least = now;
  }
  return order.map((at) => rounds[at]!);
}

/** How many pairs any two rounds have in common. */
function sharedMeetings(rounds: readonly Places[], size: number): number[][] {
  const met = rounds.map((places) => meetingsOf([places], size));
  return met.map((first) =>
    met.map((second) => first.reduce((sum, count, pair) => sum + count * second[pair]!, 0) / 2),
  );
}

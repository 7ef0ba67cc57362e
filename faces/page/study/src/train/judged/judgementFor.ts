// Which counted position an address names: those of its level come in an order that its seed decides, each once before any comes again.

import { randomFrom, seedOf, shuffled } from '@hanchan/bots';
import { type JudgementQuestion, judgementQuestion, readPositions } from '@hanchan/examination';
import type { RuleValues } from '@hanchan/rules';
import { POSITIONS } from './positions.ts';

/** What of an address names a position: the first is number 1. */
interface Named {
  readonly about: string;
  readonly seed: string;
  readonly number: number;
}

/** Null where nothing was counted under these rules. */
export function judgementFor(
  { about, seed, number }: Named,
  rules: RuleValues,
): JudgementQuestion | null {
  const all = readPositions(POSITIONS, rules).filter((one) => one.about === about);
  if (all.length === 0) return null;
  const letters = [...seed].map((letter) => letter.charCodeAt(0));
  const order = shuffled(all, randomFrom(seedOf(all.length, ...letters)));
  return judgementQuestion(rules, order[(number - 1) % order.length]!);
}

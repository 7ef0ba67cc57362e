// Which counted position an address names: those of its level come in an order that its seed decides, each once before any comes again.

import { randomFrom, seedOf, shuffled } from '@hanchan/bots';
import { type JudgementQuestion, judgementQuestion, readPositions } from '@hanchan/examination';
import type { RuleValues } from '@hanchan/rules';
import { type AskedQuestion, numberAsked } from '../address.ts';
import { POSITIONS } from './positions.ts';

/** Null where nothing was counted under these rules. */
export function judgementFor(asked: AskedQuestion, rules: RuleValues): JudgementQuestion | null {
  const about = asked.skill ?? asked.level;
  const all = readPositions(POSITIONS, rules).filter((one) => one.about === about);
  if (all.length === 0) return null;
  const letters = [...asked.seed].map((letter) => letter.charCodeAt(0));
  const order = shuffled(all, randomFrom(seedOf(all.length, ...letters)));
  return judgementQuestion(rules, order[(numberAsked(asked) - 1) % order.length]!);
}

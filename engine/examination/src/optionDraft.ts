// What does the rulebook say? An option that its document answers, among the other answers there could be.

import { pick, type Random, shuffled } from '@hanchan/bots';
import {
  idleBecause,
  type NumberRange,
  optionOf,
  RULE_KEYS,
  type RuleKey,
  sameValue,
  type YakuValue,
} from '@hanchan/rules';
import type { Draft } from './question.ts';
import type { JudgedBook } from './questions/refereeQuestions.ts';
import { sourceOfRule } from './sources.ts';

const WRONG = 3;
/** Yes or no is guessed half the time: such questions come less often. */
const FLAGS = 0.35;

/** Null where chance picked an option that cannot be asked. */
export function optionDraft({ ruleset }: JudgedBook, random: Random): Draft | null {
  const rule = pick(RULE_KEYS, random);
  const source = sourceOfRule(ruleset, rule);
  if (source === null || idleBecause(ruleset.values, rule) !== null) return null;
  if (optionOf(rule).shape.type === 'flag' && random() >= FLAGS) return null;
  const right = ruleset.values[rule];
  const wrong = wrongValues(rule, right, random);
  if (wrong.length === 0) return null;
  return {
    area: 'rules',
    about: rule,
    ask: { type: 'option', rule },
    answers: [
      { type: 'value', value: right },
      ...wrong.map((value) => ({ type: 'value' as const, value })),
    ],
    sources: [source],
  };
}

/** Other answers that read differently from the right one and from each other. */
function wrongValues(rule: RuleKey, right: unknown, random: Random): unknown[] {
  const { words } = optionOf(rule);
  const said = new Set([words(right)]);
  const found: unknown[] = [];
  for (const value of shuffled(otherValues(rule, right), random)) {
    if (found.length === WRONG) break;
    if (sameValue(value, right) || said.has(words(value))) continue;
    said.add(words(value));
    found.push(value);
  }
  return found;
}

function otherValues(rule: RuleKey, right: unknown): readonly unknown[] {
  const { answers, parse, shape } = optionOf(rule);
  if (answers !== undefined) return answers;
  const near =
    shape.type === 'number'
      ? nearNumbers(right as number, shape)
      : shape.type === 'yaku'
        ? nearYaku(right as YakuValue)
        : [];
  return near.filter((value) => parse(value).ok);
}

const LARGE = 100;

function nearNumbers(right: number, { min, max, zero }: NumberRange): number[] {
  // Where the unit is points, one or two of them would be no answer.
  const isPoints = max >= 10 * LARGE && right === 0;
  const step =
    isPoints || right >= 10 * LARGE ? 10 * LARGE : right >= LARGE ? LARGE : right >= 10 ? 5 : 1;
  const near = [-2, -1, 1, 2].map((times) => right + times * step);
  const others = [right * 2, ...(right % 2 === 0 ? [right / 2] : []), ...(zero ? [0] : [])];
  return [...near, ...others].filter(
    (value) => value >= Math.max(min, zero ? min : 1) && value <= max,
  );
}

function nearYaku(right: YakuValue): unknown[] {
  if (right === 'absent') return [];
  if ('limit' in right) return ['absent', { yakuman: 1 }, { han: 5, open: 5 }];
  if ('yakuman' in right) {
    return ['absent', { yakuman: right.yakuman === 1 ? 2 : 1 }, { han: 6, open: 5 }];
  }
  const { han, open } = right;
  return [
    { han: han + 1, open },
    // Of a yaku that only a closed hand can have nobody could say that the shorter answer is wrong.
    ...(open === 0 ? [] : [{ han, open: 0 }]),
    { han: han + 1, open: open === 0 ? 0 : open + 1 },
    ...(open === 0 ? [] : [{ han, open: open === han ? han - 1 : han }]),
    { han: han + 2, open },
    { han: han - 1, open: Math.max(0, open - 1) },
  ];
}

// No option is dead and no answer is idle: for every option, and for every two answers that lie side by side, something that can be
// seen is another thing. What is seen comes from the scorer, the table, the end, a referee's list, an event or the page.

import {
  IDLE,
  idleBecause,
  type OptionShape,
  optionOf,
  RULE_KEYS,
  type RuleKey,
  type RuleValues,
} from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { FOUL_ROWS } from '../../../../proof/spec/options/foulRows.ts';
import { MATCH_ROWS } from '../../../../proof/spec/options/matchRows.ts';
import { PLAY_ROWS } from '../../../../proof/spec/options/playRows.ts';
import { SCORING_ROWS } from '../../../../proof/spec/options/scoringRows.ts';
import { changesSomething, type Row } from '../../../../proof/spec/support/liveness.ts';
import { PAGE_ROWS } from './pageRows.ts';

const OTHER_ROWS = [...PLAY_ROWS, ...MATCH_ROWS, ...FOUL_ROWS, ...PAGE_ROWS];
const ROWS = [...SCORING_ROWS, ...OTHER_ROWS];

describe('every option changes something', () => changesSomething(OTHER_ROWS));

describe.each(RULE_KEYS)('%s', (key) => {
  const rows = ROWS.filter((row) => row.key === key);
  const { shape } = optionOf(key);

  test('is seen to matter', () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  test('every answer is told from the one beside it', () => {
    for (const [a, b] of neighbours(shape)) {
      const isTold = rows.some(({ answers }) =>
        [a, b].every((value) => answers.some((one) => same(one[0], value))),
      );
      expect(isTold, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
    }
    expect(unseen(shape, rows)).toEqual([]);
  });
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Answers that can be listed, two by two. */
function neighbours(shape: OptionShape): (readonly [unknown, unknown])[] {
  if (shape.type === 'flag') return [[true, false]];
  if (shape.type !== 'choice') return [];
  const names = Object.keys(shape.answers);
  return names.slice(1).map((name, i) => [names[i], name]);
}

/** Of other options: what has to be among the answers that were tried, and is not. */
function unseen(shape: OptionShape, rows: readonly Row[]): string[] {
  const tried = rows.map(({ answers }) => answers.map(([value]) => value));
  const missing = (
    names: readonly string[],
    isSeen: (name: string, values: unknown[]) => boolean,
  ) => names.filter((name) => !tried.some((values) => isSeen(name, values)));
  const pairs = <T>(values: T[]) => values.flatMap((a) => values.map((b) => [a, b] as const));
  switch (shape.type) {
    case 'number':
      return shape.zero === undefined
        ? []
        : missing([shape.zero], (_, values) => values.includes(0) && values.length > 1);
    case 'several':
      // With it and without it, and nothing else between the two.
      return missing(Object.keys(shape.answers), (name, values) =>
        pairs(values as string[][]).some(
          ([a, b]) =>
            a.includes(name) &&
            same(
              a.filter((one) => one !== name),
              b,
            ),
        ),
      );
    case 'ranked':
      return missing(Object.keys(shape.answers), (name, values) =>
        pairs(values as string[][]).some(([a, b]) => a.includes(name) && !b.includes(name)),
      );
    case 'numbers':
      return missing(Object.keys(shape.names), (name, values) =>
        pairs(values as Record<string, number>[]).some(
          ([a, b]) => a[name] !== b[name] && same({ ...a, [name]: 0 }, { ...b, [name]: 0 }),
        ),
      );
    case 'uma':
      return missing(['none', 'fixed', 'floating'], hasType);
    case 'chombo':
      return missing(['none', 'tournamentPoints', 'scoreModifier', 'payment'], hasType);
    default:
      return [];
  }
}

const hasType = (type: string, values: unknown[]) =>
  values.some((value) => (value as { type: string }).type === type);

// Where other answers leave an option nothing to decide, the editor says so: there nothing is seen to change.

const IDLE_KEYS = IDLE.flatMap(({ keys, when }) => keys.map((key) => [key, when] as const));

test.each(IDLE_KEYS)('%s has no effect under %j', (key, when) => {
  for (const { base, see, answers } of ROWS.filter((row) => row.key === key)) {
    const { values } = findRuleset(base)!;
    const seen = answers.map(([value, also]) => {
      const rules = { ...values, ...also, ...when, [key]: value } as RuleValues;
      expect(idleBecause(rules, key)).not.toBeNull();
      return seenOrRefused(() => see(rules));
    });
    expect(new Set(seen).size, seen.join(' | ')).toBe(1);
  }
});

/** What the row does at the table may be impossible now. */
function seenOrRefused(see: () => string): string {
  try {
    return see();
  } catch (error) {
    return (error as Error).message;
  }
}

// Numbers have too many answers to list; one more is another number wherever it is not rounded away.

const FINE: Partial<RuleValues> = { 'fu.roundTo': 1, 'score.roundTo': 1 };
const NUMBERS = RULE_KEYS.filter((key) => optionOf(key).shape.type === 'number');

test.each(NUMBERS)('%s: one more or one less is noticed', (key) => {
  expect(ROWS.filter((row) => row.key === key).some((row) => isNoticed(row, key))).toBe(true);
});

function isNoticed({ base, see, answers }: Row, key: RuleKey): boolean {
  const { values } = findRuleset(base)!;
  return answers.some(([value, also]) => {
    const one = { ...values, ...FINE, ...also, [key]: value } as RuleValues;
    return [(value as number) + 1, (value as number) - 1]
      .filter((other) => optionOf(key).parse(other).ok)
      .some((other) => see({ ...one, [key]: other }) !== see(one));
  });
}

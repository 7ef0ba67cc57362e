// Every answer that an option offers is played: those of the six rulebooks by their own playouts, the others
// here, each in a rulebook changed as little as it takes, for a few deals under the laws of the table.

import { keepsPoints, keepsTiles } from '@hanchan/arena';
import { customise, OPTIONS, type RuleChanges, type RuleKey, type Ruleset } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { playout } from '../support/playout.ts';

/** Answers that need a second change beside them. */
const COMPANIONS: Partial<Record<string, RuleChanges>> = {
  'wall.refill=true': { 'wall.deadWall': 14 },
};

const answersOf = (key: RuleKey): readonly unknown[] =>
  (OPTIONS[key] as { answers?: readonly unknown[] }).answers ?? [];

const isShipped = (key: RuleKey, answer: unknown) =>
  RULESETS.some(({ values }) => values[key] === answer);

const missing = (Object.keys(OPTIONS) as RuleKey[]).flatMap((key) =>
  answersOf(key)
    .filter((answer) => !isShipped(key, answer))
    .map((answer) => [`${key}=${answer}`, key, answer] as const),
);

function rulebookWith(name: string, key: RuleKey, answer: unknown): Ruleset | null {
  const changes = { ...COMPANIONS[name], [key]: answer } as RuleChanges;
  for (const base of RULESETS) {
    const changed = customise(base, changes);
    if (changed.ok) return changed.value;
  }
  return null;
}

const DEALS = 3;

describe('answers that no shipped rulebook gives', () => {
  test.each(missing)('%s', (name, key, answer) => {
    const ruleset = rulebookWith(name, key, answer);
    const rules = ruleset!.values;
    expect(rules[key]).toBe(answer);
    let deals = 0;
    for (const { step } of playout({ rules, policy: 'riichiAlways', seed: 7 })) {
      keepsTiles(step.match);
      keepsPoints(step.match, 4 * rules['table.startingPoints']);
      deals = step.match.dealNumber;
      if (deals > DEALS) break;
    }
    expect(deals).toBeGreaterThan(0);
  });
});

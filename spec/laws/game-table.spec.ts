// What holds at every table: over whole matches of every rulebook, by every policy, and over rulebooks that
// nobody wrote.

import type { Match } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  POLICY_NAMES,
  type PolicyName,
  playout,
  randomFrom,
  sizeOfRun,
} from '../support/playout.ts';
import { randomRuleset } from '../support/randomRules.ts';
import {
  deepFreeze,
  hearsClaimsInAnyOrder,
  keepsPoints,
  keepsTiles,
  listsWhatIsLegal,
} from '../support/tableLaws.ts';

const { perPolicy, custom, timeout } = sizeOfRun({ perPolicy: 1, custom: 40 });

const MOST_BYTES = 16 * 1024;

/** Plays a match and holds every law against it. */
function holds(rules: RuleValues, policy: PolicyName, seed: number): void {
  const random = randomFrom(seed ^ 0x5eed);
  const total = 4 * rules['table.startingPoints'];
  let last: Match | null = null;
  for (const { step } of playout({ rules, policy, seed })) {
    const match = deepFreeze(step.match);
    deepFreeze(step.events);
    keepsTiles(match);
    keepsPoints(match, total);
    if (random() < 0.06) listsWhatIsLegal(match, random, 6);
    const phase = match.deal?.phase;
    if (match.phase === 'playing' && phase?.type === 'claims') {
      if (phase.waiting.length > 1 && phase.answers.length === 0) {
        hearsClaimsInAnyOrder(match, random);
      }
    }
    if (random() < 0.02) expect(JSON.stringify(match).length).toBeLessThan(MOST_BYTES);
    last = match;
  }
  expect(last!.phase).toBe('over');
  listsWhatIsLegal(last!, random, 6);
}

const seeds = fc.integer({ min: 1, max: 1_000_000_000 });
/** A failing seed is a failing seed: there is nothing smaller to look for. */
const runs = (numRuns: number) => ({ seed: 20_080, numRuns, endOnFailure: true });

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  test.each(POLICY_NAMES)(
    'tiles, points, lists of actions and claims are in order (%s)',
    (policy) => {
      fc.assert(
        fc.property(seeds, (seed) => holds(rules, policy, seed)),
        runs(perPolicy),
      );
    },
    timeout,
  );
});

test(
  'rulebooks that nobody wrote keep the same laws',
  () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...POLICY_NAMES), (seed, policy) => {
        const { ruleset, changes, base } = randomRuleset(randomFrom(seed));
        try {
          holds(ruleset.values, policy, seed);
        } catch (error) {
          throw new Error(`${base} with ${JSON.stringify(changes)}: ${error}`);
        }
      }),
      runs(custom),
    );
  },
  timeout,
);

test('the same seed gives the same bytes', () => {
  const bytes = () =>
    RULESETS.map(({ values: rules }) => {
      const events = [...playout({ rules, policy: 'riichiAlways', seed: 7 })];
      return JSON.stringify(events.map(({ action, step }) => [action, step.events]));
    });
  expect(bytes()).toEqual(bytes());
});

// What each seat may know: all of it, and not a tile more.

import { foldsToView } from '@hanchan/arena';
import { pick, type Random, randomFrom } from '@hanchan/bots';
import { type Assistance, legalActions, type Match, newMatch, view } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  POLICIES,
  POLICY_NAMES,
  type PolicyName,
  playout,
  policiesFor,
  sizeOfRun,
} from '../support/playout.ts';
import { randomRuleset } from '../support/randomRules.ts';
import { looksTheSame, twinOf, VIEWERS } from '../support/viewLaws.ts';

const { perPolicy, custom, timeout } = sizeOfRun({ perPolicy: 1, custom: 5 });

/** Folding what each is told over what each saw gives what each sees, after every step. */
function folds(
  rules: RuleValues,
  policy: PolicyName,
  seed: number,
  assistance: Assistance = 'guided',
): void {
  let known = VIEWERS.map((viewer) => view(newMatch(rules, { assistance }), viewer));
  for (const { step } of playout({ rules, policy, seed, assistance })) {
    known = foldsToView(known, step.match, step.events);
  }
}

/** Returns how often hidden tiles could be mixed. */
function hides(rules: RuleValues, policy: PolicyName, seed: number): number {
  const random = randomFrom(seed ^ 0x41d3);
  let mixed = 0;
  for (const { step } of playout({ rules, policy, seed })) {
    const { match } = step;
    const phase = match.deal?.phase.type;
    if (match.phase !== 'playing' || (phase !== 'turn' && phase !== 'pick')) continue;
    if (random() < 0.1 && hidesAt(match, policy, random)) mixed++;
  }
  return mixed;
}

function hidesAt(match: Match, policy: PolicyName, random: Random): boolean {
  const viewer = pick(VIEWERS, random);
  const choose = (now: Match, seat: Seat) =>
    POLICIES[policy](now, seat, legalActions(now, seat), random);
  const twin = twinOf(match, viewer, choose, random);
  if (twin === null) return false;
  const { passage, other, hidden } = twin;
  const viewers = VIEWERS.filter((one) => one === 'spectator' || !hidden.includes(one));
  looksTheSame(match, other, passage, viewers);
  return true;
}

const seeds = fc.integer({ min: 1, max: 1_000_000_000 });
const runs = (numRuns: number) => ({ seed: 20_190, numRuns, endOnFailure: true });

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  test.each(policiesFor(rules))(
    'what each is told carries the view forward (%s)',
    (policy) => {
      fc.assert(
        fc.property(seeds, (seed) => folds(rules, policy, seed)),
        runs(perPolicy),
      );
    },
    timeout,
  );

  test(
    'and does so where players err and the referee rules',
    () => {
      fc.assert(
        fc.property(seeds, fc.constantFrom(...POLICY_NAMES), (seed, policy) =>
          folds(rules, policy, seed, 'unassisted'),
        ),
        runs(perPolicy * 2),
      );
    },
    timeout,
  );

  test(
    'tables that differ in hidden tiles look and sound the same',
    () => {
      let mixed = 0;
      fc.assert(
        fc.property(seeds, fc.constantFrom(...POLICY_NAMES), (seed, policy) => {
          mixed += hides(rules, policy, seed);
        }),
        runs(perPolicy * 5),
      );
      expect(mixed).toBeGreaterThan(100);
    },
    timeout,
  );
});

test(
  'the same in rulebooks that nobody wrote',
  () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...POLICY_NAMES), (seed, policy) => {
        const { ruleset, changes, base } = randomRuleset(randomFrom(seed));
        try {
          folds(ruleset.values, policy, seed);
          hides(ruleset.values, policy, seed);
        } catch (error) {
          throw new Error(`${base} with ${JSON.stringify(changes)}: ${error}`);
        }
      }),
      runs(custom),
    );
  },
  timeout,
);

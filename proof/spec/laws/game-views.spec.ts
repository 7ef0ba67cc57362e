// What each seat may know: all of it, and not a tile more.

import { foldsToView } from '@hanchan/arena';
import { pick, type Random, randomFrom } from '@hanchan/bots';
import { type Assistance, legalActions, type Match, newMatch, view } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { atUnwrittenRules, byAnyPolicy, byEachPolicy } from '../support/matchLaws.ts';
import { POLICIES, type PolicyName, playout, sizeOfRun } from '../support/playout.ts';
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

const runs = (numRuns: number) => ({ seed: 20_190, numRuns, timeout });

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  byEachPolicy('what each is told carries the view forward (%s)', rules, {
    law: (...match) => folds(...match),
    runs: runs(perPolicy),
  });

  test(
    'and does so where players err and the referee rules',
    () => byAnyPolicy(rules, (...match) => folds(...match, 'unassisted'), runs(perPolicy * 2)),
    timeout,
  );

  test(
    'tables that differ in hidden tiles look and sound the same',
    () => {
      let mixed = 0;
      const counted = (...match: Parameters<typeof hides>) => {
        mixed += hides(...match);
      };
      byAnyPolicy(rules, counted, runs(perPolicy * 5));
      expect(mixed).toBeGreaterThan(100);
    },
    timeout,
  );
});

atUnwrittenRules(
  'the same in rulebooks that nobody wrote',
  (...match) => {
    folds(...match);
    hides(...match);
  },
  runs(custom),
);

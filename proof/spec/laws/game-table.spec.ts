// What holds at every table: over whole matches of every rulebook, by every policy, and over rulebooks that
// nobody wrote.

import { keepsPoints, keepsTiles } from '@hanchan/arena';
import { randomFrom } from '@hanchan/bots';
import type { Match } from '@hanchan/game';
import { customise, type RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { atUnwrittenRules, byEachPolicy } from '../support/matchLaws.ts';
import { type PolicyName, playout, sizeOfRun } from '../support/playout.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { TRIPLE_RON } from '../support/rareDeals.ts';
import { deepFreeze, hearsClaimsInAnyOrder, listsWhatIsLegal } from '../support/tableLaws.ts';

const { perPolicy, custom, thoroughness, timeout } = sizeOfRun({ perPolicy: 1, custom: 10 });

const MOST_BYTES = 16 * 1024;

/** Plays a match and holds every law against it. */
function holds(rules: RuleValues, policy: PolicyName, seed: number): void {
  const random = randomFrom(seed ^ 0x5eed);
  const total = 4 * rules['table.startingPoints'];
  let last: Match | null = null;
  for (const { step } of playout({ rules, policy, seed })) {
    const { match } = step;
    keepsPoints(match, total);
    if (random() < thoroughness) {
      deepFreeze(step);
      keepsTiles(match);
    }
    if (random() < 0.06 * thoroughness) listsWhatIsLegal(match, random, 6);
    const phase = match.deal?.phase;
    if (match.phase === 'playing' && phase?.type === 'claims') {
      const isOpen = phase.waiting.length > 1 && phase.answers.length === 0;
      if (isOpen && random() < thoroughness) {
        hearsClaimsInAnyOrder(match, random);
      }
    }
    if (random() < 0.02) expect(JSON.stringify(match).length).toBeLessThan(MOST_BYTES);
    last = match;
  }
  expect(last!.phase).toBe('over');
  listsWhatIsLegal(last!, random, 6);
}

const runs = (numRuns: number) => ({ seed: 20_080, numRuns, timeout });

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  byEachPolicy('tiles, points, lists of actions and claims are in order (%s)', rules, {
    law: holds,
    runs: runs(perPolicy),
  });
});

atUnwrittenRules('rulebooks that nobody wrote keep the same laws', holds, runs(custom));

describe('three players win on one tile', () => {
  const setup: Setup = { ...TRIPLE_RON, pool: 5_000, deposits: 2, counters: 1 };

  test.each(
    RULESETS.flatMap((ruleset) =>
      (['everyone', 'headBump'] as const).flatMap((heard) => {
        const changed = customise(ruleset, { 'win.multipleRon': heard });
        return changed.ok ? [[ruleset.id, heard, changed.value.values] as const] : [];
      }),
    ),
  )('%s, heard: %s', (_id, _heard, rules) => {
    const table = new Table(rules, setup);
    if (rules['wall.build'] === 'openPool') table.do('E picks 0');
    const total = 4 * rules['table.startingPoints'] + 5_000 + 2 * rules['riichi.deposit'];
    table.do('E discards 5p');
    hearsClaimsInAnyOrder(table.match, () => 0);
    table.do('S ron & W ron & N ron');
    keepsPoints(table.match, total);
    expect(table.match.phase).not.toBe('playing');
  });
});

test('the same seed gives the same bytes', () => {
  const bytes = () =>
    RULESETS.map(({ values: rules }) => {
      const events = [...playout({ rules, policy: 'riichiAlways', seed: 7 })];
      return JSON.stringify(events.map(({ action, step }) => [action, step.events]));
    });
  expect(bytes()).toEqual(bytes());
});

// The score keeper beside whole matches of the engine, under every rulebook and under ones that nobody wrote: scores,
// counters, deposits, pool, dealer, penalties and the end agree after every deal.

import { randomFrom } from '@hanchan/bots';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { Keeping, type Way } from '../support/keeping.ts';
import {
  POLICY_NAMES,
  type PolicyName,
  playout,
  policiesFor,
  type Seeded,
  sizeOfRun,
} from '../support/playout.ts';
import { randomRuleset } from '../support/randomRules.ts';

const { perPolicy, custom, timeout } = sizeOfRun({ perPolicy: 1, custom: 6 });
const WAYS: readonly Way[] = ['worth', 'tiles'];

function keep(seeded: Seeded, way: Way): number {
  const keeping = new Keeping(seeded.rules, way);
  for (const { before, step } of playout(seeded)) keeping.see(before, step);
  expect(keeping.kept.table.over).not.toBeNull();
  return keeping.hands;
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset.values] as const))(
  '%s',
  (_, rules) => {
    test.each(policiesFor(rules))(
      'told in han and fu or in tiles, the keeper stands where the match does: %s',
      (policy: PolicyName) => {
        let hands = 0;
        for (let seed = 1; seed <= perPolicy; seed++) {
          for (const way of WAYS)
            hands += keep({ rules, policy, seed: seed * 4 + (seed % 2) }, way);
        }
        expect(hands).toBeGreaterThan(0);
      },
      timeout,
    );
  },
);

test.each(['wrc-2022', 'wdmc-2019'])(
  'fouls at a real table under %s: void deals, warnings and penalties',
  (id) => {
    const { values: rules } = RULESETS.find((ruleset) => ruleset.id === id)!;
    const chombos = [1, 2, 3].map((seed) => {
      const keeping = new Keeping(rules, 'tiles');
      const seeded = { rules, policy: 'riichiAlways', seed, assistance: 'unassisted' } as const;
      for (const { before, step } of playout(seeded)) keeping.see(before, step);
      return keeping.kept.table.chombos.reduce((sum, count) => sum + count, 0);
    });
    expect(Math.max(...chombos)).toBeGreaterThan(0);
  },
  timeout,
);

test(
  'rulebooks with options changed at random',
  () => {
    for (let seed = 1; seed <= custom; seed++) {
      const { ruleset, changes, base } = randomRuleset(randomFrom(seed));
      const policy = POLICY_NAMES[seed % POLICY_NAMES.length]!;
      try {
        keep({ rules: ruleset.values, policy, seed }, WAYS[seed % 2]!);
      } catch (error) {
        throw new Error(`${base} with ${JSON.stringify(changes)}, seed ${seed}`, { cause: error });
      }
    }
  },
  timeout,
);

// Laws of whole matches, tried with seeds: at every rulebook that ships by every policy, and at rulebooks that nobody wrote.

import { randomFrom } from '@hanchan/bots';
import type { RuleValues } from '@hanchan/rules';
import fc from 'fast-check';
import { test } from 'vitest';
import { POLICY_NAMES, type PolicyName, policiesFor } from './playout.ts';
import { randomRuleset } from './randomRules.ts';

/** Throws where a match of these rules, played so, breaks the law. */
export type MatchLaw = (rules: RuleValues, policy: PolicyName, seed: number) => void;

export interface LawRuns {
  /** Of the seeds: other laws see other matches. */
  readonly seed: number;
  readonly numRuns: number;
  readonly timeout: number;
}

const seeds = fc.integer({ min: 1, max: 1_000_000_000 });

/** A failing seed is a failing seed: there is nothing smaller to look for. */
const settings = ({ seed, numRuns }: LawRuns) => ({ seed, numRuns, endOnFailure: true });

/** A test for each policy that makes sense under these rules; `%s` in the title is its name. */
export function byEachPolicy(
  title: string,
  rules: RuleValues,
  { law, runs }: { readonly law: MatchLaw; readonly runs: LawRuns },
): void {
  test.each(policiesFor(rules))(
    title,
    (policy) =>
      fc.assert(
        fc.property(seeds, (seed) => law(rules, policy, seed)),
        settings(runs),
      ),
    runs.timeout,
  );
}

/** Tries the law by any policy, one or another for each seed. */
export function byAnyPolicy(rules: RuleValues, law: MatchLaw, runs: LawRuns): void {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...POLICY_NAMES), (seed, policy) =>
      law(rules, policy, seed),
    ),
    settings(runs),
  );
}

/** The same at rules that are changed at random; what breaks names the changes. */
export function atUnwrittenRules(title: string, law: MatchLaw, runs: LawRuns): void {
  const atRandomRules = (seed: number, policy: PolicyName) => {
    const { ruleset, changes, base } = randomRuleset(randomFrom(seed));
    try {
      law(ruleset.values, policy, seed);
    } catch (error) {
      throw new Error(`${base} with ${JSON.stringify(changes)}: ${error}`);
    }
  };
  test(
    title,
    () =>
      fc.assert(
        fc.property(seeds, fc.constantFrom(...POLICY_NAMES), atRandomRules),
        settings(runs),
      ),
    runs.timeout,
  );
}

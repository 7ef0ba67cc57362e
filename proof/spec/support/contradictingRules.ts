// Rules of a club that contradict themselves in each way there is, as somebody would write them: a rulebook and what differs from it.

import { customise, RULE_KEYS, type RuleKey } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { CONFLICT_CASES } from './conflictCases.ts';
import { PLAIN } from './plainRuleset.ts';

const BASE = findRuleset('wrc-2022')!;
const isOwn = (key: RuleKey) =>
  JSON.stringify(PLAIN.values[key]) !== JSON.stringify(BASE.values[key]);
/** The plain rules: what they answer otherwise than the rulebook. */
const OWN = Object.fromEntries(RULE_KEYS.filter(isOwn).map((key) => [key, PLAIN.values[key]]));
if (!customise(BASE, OWN).ok) throw new Error('the plain rules contradict themselves');

/** What is changed, the whole choice, the options that don't go together, and why. */
export const CONTRADICTIONS = CONFLICT_CASES.map(({ changes, keys, why }) => {
  const choice = { base: BASE.id, name: 'Ours', changes: { ...OWN, ...changes } };
  return [Object.keys(changes).join(', '), { choice, keys, why }] as const;
});

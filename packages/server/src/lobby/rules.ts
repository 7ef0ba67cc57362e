// Which rules a table plays by: a rulebook, or one with changes, and the number of rounds on top.

import type { Refusal, RulesChoice } from '@hanchan/protocol';
import { customise, parseCustomRuleset, type Ruleset } from '@hanchan/rules';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import { fail, ok, quoted, type Result } from '@hanchan/tiles';

export function rulesetOf(
  choice: RulesChoice,
  rounds: number | null = null,
): Result<Ruleset, Refusal> {
  const chosen = baseOf(choice);
  if (!chosen.ok || rounds === null || chosen.value.values['end.rounds'] === rounds) return chosen;
  const { title } = chosen.value;
  const shortened = customise(chosen.value, { 'end.rounds': rounds }, title);
  if (shortened.ok) return shortened;
  const [problem] = shortened.error;
  return fail({ code: 'badRules', field: 'rounds', message: problem!.message });
}

function baseOf(choice: RulesChoice): Result<Ruleset, Refusal> {
  if (typeof choice === 'string') {
    const found = findRuleset(choice);
    if (found !== undefined) return ok(found);
    const known = RULESETS.map(({ id }) => id).join(', ');
    const message = `there is no rulebook ${quoted(choice)}; there are ${known}`;
    return fail({ code: 'badRules', field: 'rules', message });
  }
  const parsed = parseCustomRuleset(choice, findRuleset);
  if (parsed.ok) return parsed;
  const { field, message } = parsed.error[0]!;
  return fail({ code: 'badRules', field: field === '' ? 'rules' : `rules.${field}`, message });
}

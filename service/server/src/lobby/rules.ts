// Which rules a table plays by: a rulebook, or one with changes, and the number of rounds on top.

import type { Refusal, RulesChoice } from '@hanchan/protocol';
import { asAgreed, customise, parseCustomRuleset, type Ruleset } from '@hanchan/rules';
import { findRuleset, installedBook, offeredRulesets } from '@hanchan/rulesets';
import { fail, ok, quoted, type Result } from '@hanchan/tiles';
import { keep } from '../match/sharedRules.ts';
import type { RoomData } from './roomData.ts';

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

/** The same for a new game: by a rulebook that was taken back none is begun. */
export function offeredRules(
  choice: RulesChoice,
  rounds: number | null = null,
): Result<Ruleset, Refusal> {
  const id = typeof choice === 'string' ? choice : choice.base;
  if (installedBook(id)?.isOffered === false) {
    return fail(noSuchBook(id, typeof choice === 'string' ? 'rules' : 'rules.base'));
  }
  return rulesetOf(choice, rounds);
}

function noSuchBook(id: string, field: string): Refusal {
  const known = offeredRulesets().map((ruleset) => ruleset.id);
  const message = `there is no rulebook ${quoted(id)}; there are ${known.join(', ')}`;
  return { code: 'badRules', field, message };
}

/** By the rulebook as it is now, then by what was agreed on: many tables agree on the same. */
const agreedBefore = new WeakMap<Ruleset, Map<string, Ruleset>>();

/** The rules of a table that was stored: as they were agreed, whatever the rulebook says by now. */
export function agreedRules(data: RoomData): Result<Ruleset, Refusal> {
  const { choice, settings, rules } = data;
  const base = findRuleset(typeof choice === 'string' ? choice : choice.base);
  const known = (base && agreedBefore.get(base)) ?? new Map<string, Ruleset>();
  const text = JSON.stringify([choice, settings.rounds, rules]);
  const before = known.get(text);
  if (before !== undefined) return ok(before);
  const agreed = agreedNow(data);
  if (base === undefined || !agreed.ok) return agreed;
  agreedBefore.set(base, known);
  keep(known, text, agreed.value);
  return agreed;
}

function agreedNow({ choice, settings, rules }: RoomData): Result<Ruleset, Refusal> {
  const chosen = rulesetOf(choice, settings.rounds);
  if (!chosen.ok) return chosen;
  const agreed = asAgreed(chosen.value, rules);
  if (agreed.ok) return agreed;
  const { key, message } = agreed.error;
  return fail({ code: 'badRules', field: `rules.${key}`, message });
}

function baseOf(choice: RulesChoice): Result<Ruleset, Refusal> {
  if (typeof choice === 'string') {
    const found = findRuleset(choice);
    if (found !== undefined) return ok(found);
    return fail(noSuchBook(choice, 'rules'));
  }
  const parsed = parseCustomRuleset(choice, findRuleset);
  if (parsed.ok) return parsed;
  const { field, message } = parsed.error[0]!;
  return fail({ code: 'badRules', field: field === '' ? 'rules' : `rules.${field}`, message });
}

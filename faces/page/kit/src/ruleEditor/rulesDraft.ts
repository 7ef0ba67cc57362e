// Custom rules while they are made: every change at once checked, told as a difference, and never thrown away.

import {
  type Conflict,
  conflictsInDraft,
  customise,
  type Difference,
  diff,
  optionOf,
  RULE_KEYS,
  type RuleChanges,
  type RuleKey,
  type Ruleset,
  type RuleValues,
  sameValue,
} from '@hanchan/rules';
import type { CustomRules } from '../books/customRules.ts';

export const valueIn = ({ changes }: CustomRules, base: Ruleset, key: RuleKey): unknown =>
  Object.hasOwn(changes, key) ? changes[key] : base.values[key];

/** With one option answered; as the book has it, it is no change. */
export function answered(
  draft: CustomRules,
  base: Ruleset,
  key: RuleKey,
  value: unknown,
): CustomRules {
  const { [key]: _, ...others } = draft.changes;
  const changes = sameValue(value, base.values[key]) ? others : { ...others, [key]: value };
  return { ...draft, changes };
}

/** On another book: what it says already is no change any more. */
export function rebased(draft: CustomRules, base: Ruleset): CustomRules {
  const kept = Object.entries(draft.changes).filter(
    ([key, value]) => !sameValue(value, base.values[key as RuleKey]),
  );
  return { ...draft, base: base.id, changes: Object.fromEntries(kept) };
}

export interface Findings {
  /** What a value should be, by its option. */
  readonly wrong: ReadonlyMap<RuleKey, string>;
  /** Changes of options that there are not. */
  readonly unknown: readonly string[];
  readonly conflicts: readonly Conflict[];
  readonly differences: readonly Difference[];
  /** The sound answers, over what the book says. */
  readonly values: RuleValues;
  /** Null while something is wrong. */
  readonly ruleset: Ruleset | null;
}

export function findingsOf(draft: CustomRules, base: Ruleset): Findings {
  const wrong = new Map<RuleKey, string>();
  const sound: Record<string, unknown> = {};
  for (const key of RULE_KEYS) {
    if (!Object.hasOwn(draft.changes, key)) continue;
    const parsed = optionOf(key).parse(draft.changes[key]);
    if (parsed.ok) sound[key] = parsed.value;
    else wrong.set(key, `${key} must be ${parsed.error}`);
  }
  const values = { ...base.values, ...sound } as RuleValues;
  const made = customise(base, draft.changes as RuleChanges, draft.name);
  return {
    wrong,
    unknown: Object.keys(draft.changes).filter((key) => !RULE_KEYS.some((known) => known === key)),
    conflicts: conflictsInDraft(values),
    differences: diff(base, { ...base, values }),
    values,
    ruleset: made.ok ? made.value : null,
  };
}

/** The conflicts that an option is part of. */
export const conflictsOf = ({ conflicts }: Findings, key: RuleKey): readonly Conflict[] =>
  conflicts.filter(({ keys }) => keys.includes(key));

// For `npm run flip`: one answer of one rulebook taken for another, for the tests of one file that hold certain clauses.

import type { RuleKey, RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { beforeEach } from 'vitest';

export interface Flip {
  readonly book: string;
  readonly key: RuleKey;
  readonly value: unknown;
  readonly clauses: readonly string[];
}

/** The files of a worker share the rulebooks: each finds them as they are written. */
const written = new Map(RULESETS.map((ruleset) => [ruleset.id, ruleset.values]));

/** Values of their own, since others are remembered by what was worked out from them. */
export function flip(one: Flip | null): void {
  for (const ruleset of RULESETS as readonly { id: string; values: RuleValues }[]) {
    const values = written.get(ruleset.id)!;
    const isMeant = ruleset.id === one?.book;
    ruleset.values = isMeant ? { ...values, [one.key]: one.value } : values;
  }
  if (one === null) return;
  beforeEach(({ task, skip }) => {
    const ids = /^\[([^\]]+)\] /.exec(task.name)?.[1]?.split(', ') ?? [];
    if (!ids.some((id) => one.clauses.includes(id))) skip();
  });
}

// Where a document says less than what is played, the citation has to say that it is read into it, and by which ruling.

import { type Case, cite, type RuleKey, type Ruleset } from '@hanchan/rules';
import { expect } from 'vitest';

/** Cited as inferred or as our choice, with the ruling in the reason. */
export function expectReadInto(book: Ruleset, rule: RuleKey, one: Case, ruling: string): void {
  const { status, reason = '' } = cite(book, rule, one);
  expect(status, rule).not.toBe('stated');
  expect(reason, rule).toContain(`${ruling}:`);
}

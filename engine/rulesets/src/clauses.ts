// The clauses of every document, apart from the values so that only those who show them load them.

import { sameValue } from '@hanchan/rules';
import type { Clause } from './clause.ts';
import { CLAUSE_TESTS } from './clauseTests.ts';
import { installedBook } from './installed.ts';
import { EMA_2008_CLAUSES } from './made/ema-2008/clauses.ts';
import { EMA_2008_OUTSIDE } from './made/ema-2008/outside.ts';
import { GENERAL_CLAUSES } from './made/general/clauses.ts';
import { GENERAL_OUTSIDE } from './made/general/outside.ts';
import { USPML_FUNDAMENTALS_CLAUSES } from './made/uspml-fundamentals/clauses.ts';
import { USPML_FUNDAMENTALS_OUTSIDE } from './made/uspml-fundamentals/outside.ts';
import { WDMC_2019_CLAUSES } from './made/wdmc-2019/clauses.ts';
import { WDMC_2019_OUTSIDE } from './made/wdmc-2019/outside.ts';
import { WRC_2022_CLAUSES } from './made/wrc-2022/clauses.ts';
import { WRC_2022_OUTSIDE } from './made/wrc-2022/outside.ts';
import { type ClauseState, type ClauseTests, stateOf } from './status.ts';

export * from './clause.ts';
export { CLAUSE_TESTS, type ClauseTest } from './clauseTests.ts';
export { CLAUSE_STATUSES, type ClauseState, type ClauseStatus } from './status.ts';

/** By ruleset id. Tenhou has none: there is no document, only game logs. */
export const CLAUSES: Readonly<Record<string, readonly Clause[]>> = {
  'wrc-2022': WRC_2022_CLAUSES,
  'wdmc-2019': WDMC_2019_CLAUSES,
  'ema-2008': EMA_2008_CLAUSES,
  'uspml-fundamentals': USPML_FUNDAMENTALS_CLAUSES,
  general: GENERAL_CLAUSES,
};

/** By ruleset id. */
export const OUTSIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wrc-2022': WRC_2022_OUTSIDE,
  'wdmc-2019': WDMC_2019_OUTSIDE,
  'ema-2008': EMA_2008_OUTSIDE,
  'uspml-fundamentals': USPML_FUNDAMENTALS_OUTSIDE,
  general: GENERAL_OUTSIDE,
};

/** Those of a shipped or an installed rulebook; none where there is no document. */
export const clausesOf = (rulesetId: string): readonly Clause[] =>
  Object.hasOwn(CLAUSES, rulesetId)
    ? CLAUSES[rulesetId]!
    : (installedBook(rulesetId)?.texts?.clauses ?? []);

/** Why software does not hold a clause, or what stands in for it; nothing where it does hold it. */
export function outsideReason(rulesetId: string, clauseId: string): string | undefined {
  const reasons = Object.hasOwn(OUTSIDE, rulesetId)
    ? OUTSIDE[rulesetId]!
    : installedBook(rulesetId)?.texts?.outside;
  return reasons !== undefined && Object.hasOwn(reasons, clauseId) ? reasons[clauseId] : undefined;
}

/** Whether software holds a clause, and by which tests. */
export function clauseStatus(rulesetId: string, clause: Clause): ClauseState {
  return stateOf(clause, outsideReason(rulesetId, clause.id), testsFor(rulesetId, clause));
}

/** Our tests hold what our documents say. Of an edition that was installed they hold what it has carried over unchanged. */
function testsFor(rulesetId: string, clause: Clause): ClauseTests {
  const book = installedBook(rulesetId);
  if (book === undefined) return CLAUSE_TESTS;
  const before = clausesOf(book.ruleset.from ?? '').find(({ id }) => id === clause.id);
  return before !== undefined && sameValue(before, clause) ? CLAUSE_TESTS : {};
}

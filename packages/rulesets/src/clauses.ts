// The clauses of every document, apart from the values so that only those who show them load them.

import type { Clause } from './clause.ts';
import { EMA_2008_CLAUSES } from './ema-2008/clauses.ts';
import { EMA_2008_OUTSIDE } from './ema-2008/outside.ts';
import { GENERAL_CLAUSES } from './general/clauses.ts';
import { GENERAL_OUTSIDE } from './general/outside.ts';
import { type ClauseState, stateOf } from './status.ts';
import { USPML_FUNDAMENTALS_CLAUSES } from './uspml-fundamentals/clauses.ts';
import { USPML_FUNDAMENTALS_OUTSIDE } from './uspml-fundamentals/outside.ts';
import { WDMC_2019_CLAUSES } from './wdmc-2019/clauses.ts';
import { WDMC_2019_OUTSIDE } from './wdmc-2019/outside.ts';
import { WRC_2022_CLAUSES } from './wrc-2022/clauses.ts';
import { WRC_2022_OUTSIDE } from './wrc-2022/outside.ts';

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

const OUTSIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wrc-2022': WRC_2022_OUTSIDE,
  'wdmc-2019': WDMC_2019_OUTSIDE,
  'ema-2008': EMA_2008_OUTSIDE,
  'uspml-fundamentals': USPML_FUNDAMENTALS_OUTSIDE,
  general: GENERAL_OUTSIDE,
};

/** Why software does not hold a clause, or what stands in for it; nothing where it does hold it. */
export function outsideReason(rulesetId: string, clauseId: string): string | undefined {
  return OUTSIDE[rulesetId]?.[clauseId];
}

/** Whether software holds a clause, and by which tests. */
export function clauseStatus(rulesetId: string, clause: Clause): ClauseState {
  return stateOf(clause, outsideReason(rulesetId, clause.id));
}

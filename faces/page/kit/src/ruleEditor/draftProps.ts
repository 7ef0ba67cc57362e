// What the parts of the editor are given: the draft, the rulebook under it, and what is wrong with it.

import type { Ruleset } from '@hanchan/rules';
import type { CustomRules } from '../books/customRules.ts';
import type { Findings } from './rulesDraft.ts';

export interface DraftProps {
  readonly base: Ruleset;
  readonly draft: CustomRules;
  readonly findings: Findings;
}

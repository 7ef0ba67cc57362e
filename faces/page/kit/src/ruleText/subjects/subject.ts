// What players ask about: how it is called, how it is asked for, and what answers it.

import type { RuleKey } from '@hanchan/rules';

export interface Subject {
  readonly names: readonly string[];
  readonly asks: readonly string[];
  readonly keys: readonly RuleKey[];
}

// What has to be said about an option in a language that is not the rules' own.

import type { Answers, RuleKey, YakuKey } from '@hanchan/rules';

/** What another language says about an option. `yes`, `no`, `zero` and `none` stand among the answers. */
export interface OptionWords {
  readonly ask: string;
  readonly answers?: Answers;
  readonly unit?: string;
}
export type OptionWordsOf<K extends RuleKey> = Readonly<Record<K, OptionWords>>;

/** Yaku are all asked about in the same words. */
export type PlainKey = Exclude<RuleKey, YakuKey>;

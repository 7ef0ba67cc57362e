// The words of each rulebook: what its players call, and how it names sets and yaku in its own English.

import { YAKU_NAMES, type YakuId } from '@hanchan/rules';
import { installedBook } from './installed.ts';
import { EMA_2008_WORDS } from './made/ema-2008/words.ts';
import { GENERAL_WORDS } from './made/general/words.ts';
import { USPML_FUNDAMENTALS_WORDS } from './made/uspml-fundamentals/words.ts';
import { WDMC_2019_WORDS } from './made/wdmc-2019/words.ts';
import { WRC_2022_WORDS } from './made/wrc-2022/words.ts';
import type { Call, GroupName, RulebookWords } from './wordForm.ts';

export { CALLS, type Call, GROUPS, type GroupName, type RulebookWords } from './wordForm.ts';

/** Nothing of its own: every word is the common one. */
const NO_WORDS: RulebookWords = { calls: {}, groups: {}, yaku: {} };

/** What each rulebook calls things. */
export const WORDS: Readonly<Record<string, RulebookWords>> = {
  'wrc-2022': WRC_2022_WORDS,
  'wdmc-2019': WDMC_2019_WORDS,
  'ema-2008': EMA_2008_WORDS,
  'uspml-fundamentals': USPML_FUNDAMENTALS_WORDS,
  general: GENERAL_WORDS,
  // There is no document that could have words.
  tenhou: NO_WORDS,
};

/** The words of a rulebook. A custom one has none under its own id: ask for the book it rests on. */
export function wordsOf(rulesetId: string): RulebookWords {
  if (Object.hasOwn(WORDS, rulesetId)) return WORDS[rulesetId]!;
  return installedBook(rulesetId)?.words ?? NO_WORDS;
}

/** Said wherever a document has no word, or nobody asks for its words. */
export const COMMON_CALLS: Readonly<Record<Call, string>> = {
  chi: 'chi',
  pon: 'pon',
  kan: 'kan',
  riichi: 'riichi',
  ron: 'ron',
  tsumo: 'tsumo',
};

/** What sets are called where a rulebook has no word of its own. */
export const COMMON_GROUPS: Readonly<Record<GroupName, string>> = {
  sequence: 'sequence',
  triplet: 'triplet',
  kan: 'kan',
};

/** What a rulebook calls a call. */
export const callWord = ({ calls }: RulebookWords, call: Call) => calls[call] ?? COMMON_CALLS[call];

/** What a rulebook calls a set. */
export const groupWord = ({ groups }: RulebookWords, group: GroupName) =>
  groups[group] ?? COMMON_GROUPS[group];

/** What a rulebook calls a yaku. */
export const yakuWord = ({ yaku }: RulebookWords, id: YakuId): string =>
  yaku[id] ?? YAKU_NAMES[id][0];

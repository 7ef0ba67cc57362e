// Which words a page uses: the common English, the rulebook's own, or Japanese.

import { YAKU_NAMES, type YakuId } from '@hanchan/rules';
import {
  type Call,
  COMMON_CALLS,
  COMMON_GROUPS,
  callWord,
  findRuleset,
  type GroupName,
  groupWord,
  RULESETS,
  wordsOf,
  yakuWord,
} from '@hanchan/rulesets';
import { BadInput } from './badInput.ts';

const WORD_CHOICES = ['rulebook', 'japanese', 'plain'] as const;
export type WordChoice = (typeof WORD_CHOICES)[number];

export type Bonus = 'dora' | 'ura' | 'red';

export interface Words {
  readonly call: (call: Call) => string;
  readonly group: (group: GroupName) => string;
  /** Within a sentence. */
  readonly yaku: (id: YakuId) => string;
  /** At the head of a line of its own. */
  readonly yakuTitle: (id: YakuId) => string;
  readonly bonusTitle: (bonus: Bonus) => string;
  /** All kinds of dora together, within a sentence. */
  readonly dora: string;
}

/** English, romaji and Japanese; romaji only where it says something new. */
function plainTitle(id: YakuId): string {
  const [english, japanese] = YAKU_NAMES[id];
  const romaji = id.replaceAll('_', ' ');
  const isSame = english.toLowerCase() === romaji;
  return `${english} (${isSame ? '' : `${romaji} `}${japanese})`;
}

const PLAIN_BONUS: Readonly<Record<Bonus, string>> = {
  dora: 'Dora (ドラ), by indicator',
  ura: 'Ura dora (裏ドラ), by indicator',
  red: 'Red fives (赤ドラ)',
};

const PLAIN_WORDS: Words = {
  call: (call) => COMMON_CALLS[call],
  group: (group) => COMMON_GROUPS[group],
  yaku: (id) => YAKU_NAMES[id][0],
  yakuTitle: plainTitle,
  bonusTitle: (bonus) => PLAIN_BONUS[bonus],
  dora: 'dora',
};

const JAPANESE_CALLS: Readonly<Record<Call, string>> = {
  chi: 'チー',
  pon: 'ポン',
  kan: 'カン',
  riichi: 'リーチ',
  ron: 'ロン',
  tsumo: 'ツモ',
};
const JAPANESE_GROUPS: Readonly<Record<GroupName, string>> = {
  sequence: '順子',
  triplet: '刻子',
  kan: '槓子',
};
const JAPANESE_BONUS: Readonly<Record<Bonus, string>> = {
  dora: 'ドラ',
  ura: '裏ドラ',
  red: '赤ドラ',
};

const JAPANESE_WORDS: Words = {
  call: (call) => JAPANESE_CALLS[call],
  group: (group) => JAPANESE_GROUPS[group],
  yaku: (id) => YAKU_NAMES[id][1],
  yakuTitle: (id) => YAKU_NAMES[id][1],
  bonusTitle: (bonus) => JAPANESE_BONUS[bonus],
  dora: JAPANESE_BONUS.dora,
};

const RULEBOOK_BONUS: Readonly<Record<Bonus, string>> = {
  dora: 'Dora, by indicator',
  ura: 'Ura dora, by indicator',
  red: 'Red fives',
};

function rulebookWords(bookId: string): Words {
  const words = wordsOf(bookId);
  const yaku = (id: YakuId) => yakuWord(words, id);
  return {
    call: (call) => callWord(words, call),
    group: (group) => groupWord(words, group),
    yaku,
    yakuTitle: yaku,
    bonusTitle: (bonus) => RULEBOOK_BONUS[bonus],
    dora: 'dora',
  };
}

/** A rulebook as far as it is known: a record does not keep which document a custom one rests on. */
export interface Book {
  readonly id: string;
  readonly document?: string;
}

export function wordsFor(choice: WordChoice, { id, document }: Book): Words {
  if (choice === 'plain') return PLAIN_WORDS;
  if (choice === 'japanese') return JAPANESE_WORDS;
  // A changed rulebook keeps the document it was changed from, and so its words.
  const book = findRuleset(id) ?? RULESETS.find((one) => one.document === document);
  return rulebookWords(book?.id ?? id);
}

export function wordChoice(text: string): WordChoice {
  const choice = WORD_CHOICES.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new BadInput('--words', `“${text}” is not one of ${WORD_CHOICES.join(', ')}`);
}

// The words of play, which go by the reader's choice and not by the language: Japanese ones in kanji or in letters, those of a
// rulebook, or plain English with the Japanese beside it.

import { YAKU_NAMES, type YakuId } from '@hanchan/rules';
import {
  type Call,
  COMMON_CALLS,
  COMMON_GROUPS,
  callWord,
  type GroupName,
  groupWord,
  wordsOf,
  yakuWord,
} from '@hanchan/rulesets';
import { capital } from './language.ts';
import type { Bonus } from './message.ts';

/** What players call things, as one reader wants to read it. */
export interface PlayWords {
  readonly call: (call: Call) => string;
  readonly group: (group: GroupName) => string;
  /** Within a sentence. */
  readonly yaku: (id: YakuId) => string;
  /** At the head of a line of its own. */
  readonly yakuTitle: (id: YakuId) => string;
  readonly bonus: (bonus: Bonus) => string;
  /** All kinds of dora together, within a sentence. */
  readonly dora: string;
}

const KANA_CALLS: Readonly<Record<Call, string>> = {
  chi: 'チー',
  pon: 'ポン',
  kan: 'カン',
  riichi: 'リーチ',
  ron: 'ロン',
  tsumo: 'ツモ',
};

const KANJI_GROUPS: Readonly<Record<GroupName, string>> = {
  sequence: '順子',
  triplet: '刻子',
  kan: '槓子',
};

const ROMAJI_GROUPS: Readonly<Record<GroupName, string>> = {
  sequence: 'shuntsu',
  triplet: 'kootsu',
  kan: 'kantsu',
};

const JAPANESE_BONUS: Readonly<Record<Bonus, string>> = {
  dora: 'ドラ',
  ura: '裏ドラ',
  red: '赤ドラ',
};

const ENGLISH_BONUS: Readonly<Record<Bonus, string>> = {
  dora: 'Dora, by indicator',
  ura: 'Ura dora, by indicator',
  red: 'Red fives',
};

const BOTH_BONUS: Readonly<Record<Bonus, string>> = {
  dora: 'Dora (ドラ), by indicator',
  ura: 'Ura dora (裏ドラ), by indicator',
  red: 'Red fives (赤ドラ)',
};

const romaji = (id: YakuId): string => id.replaceAll('_', ' ');

/** English, romaji and Japanese; romaji only where it says something new. */
function plainTitle(id: YakuId): string {
  const [english, japanese] = YAKU_NAMES[id];
  const isSame = english.toLowerCase() === romaji(id);
  return `${english} (${isSame ? '' : `${romaji(id)} `}${japanese})`;
}

/** Common English, with the Japanese beside the titles. */
export const PLAIN_WORDS: PlayWords = {
  call: (call) => COMMON_CALLS[call],
  group: (group) => COMMON_GROUPS[group],
  yaku: (id) => YAKU_NAMES[id][0],
  yakuTitle: plainTitle,
  bonus: (bonus) => BOTH_BONUS[bonus],
  dora: 'dora',
};

/** As Japanese players write them. */
export const JAPANESE_WORDS: PlayWords = {
  call: (call) => KANA_CALLS[call],
  group: (group) => KANJI_GROUPS[group],
  yaku: (id) => YAKU_NAMES[id][1],
  yakuTitle: (id) => YAKU_NAMES[id][1],
  bonus: (bonus) => JAPANESE_BONUS[bonus],
  dora: JAPANESE_BONUS.dora,
};

/** Japanese words for who does not read Japanese. */
export const ROMAJI_WORDS: PlayWords = {
  call: (call) => COMMON_CALLS[call],
  group: (group) => ROMAJI_GROUPS[group],
  yaku: (id) => capital(romaji(id)),
  yakuTitle: (id) => capital(romaji(id)),
  bonus: (bonus) => ENGLISH_BONUS[bonus],
  dora: 'dora',
};

/** A rulebook's own. For custom rules ask for the book that they rest on. */
export function rulebookWords(bookId: string): PlayWords {
  const words = wordsOf(bookId);
  const yaku = (id: YakuId) => yakuWord(words, id);
  return {
    call: (call) => callWord(words, call),
    group: (group) => groupWord(words, group),
    yaku,
    yakuTitle: yaku,
    bonus: (bonus) => ENGLISH_BONUS[bonus],
    dora: 'dora',
  };
}

/** In Japanese sentences dora are ドラ, whatever the yaku are called. */
export const inJapanese = (words: PlayWords): PlayWords => ({
  ...words,
  bonus: JAPANESE_WORDS.bonus,
  dora: JAPANESE_WORDS.dora,
});

/** On buttons, where a call stands alone. */
export const withCapitals = (words: PlayWords): PlayWords => ({
  ...words,
  call: (call) => capital(words.call(call)),
});

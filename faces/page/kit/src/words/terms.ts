// The words of play, which go by the player's choice and not by the language of the page: Japanese ones, those of
// the rulebook on the table, or EMA's.

import { YAKU_NAMES, type YakuId } from '@hanchan/rules';
import {
  type Call,
  COMMON_CALLS,
  callWord,
  type GroupName,
  groupWord,
  wordsOf,
  yakuWord,
} from '@hanchan/rulesets';
import type { Terms } from '../device/settings.svelte.ts';

export interface PlayWords {
  call(call: Call): string;
  group(group: GroupName): string;
  yaku(id: YakuId): string;
}

const KANA_CALLS: Readonly<Record<Call, string>> = {
  chi: 'チー',
  pon: 'ポン',
  kan: 'カン',
  riichi: 'リーチ',
  ron: 'ロン',
  tsumo: 'ツモ',
};

const ROMAJI_GROUPS: Readonly<Record<GroupName, string>> = {
  sequence: 'shuntsu',
  triplet: 'kootsu',
  kan: 'kantsu',
};

const KANJI_GROUPS: Readonly<Record<GroupName, string>> = {
  sequence: '順子',
  triplet: '刻子',
  kan: '槓子',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const JAPANESE: PlayWords = {
  call: (call) => KANA_CALLS[call],
  group: (group) => KANJI_GROUPS[group],
  yaku: (id) => YAKU_NAMES[id][1],
};

/** Japanese words for who does not read Japanese. */
const ROMAJI: PlayWords = {
  call: (call) => capital(COMMON_CALLS[call]),
  group: (group) => ROMAJI_GROUPS[group],
  yaku: (id) => capital(id.replaceAll('_', ' ')),
};

function wordsOfBook(bookId: string): PlayWords {
  const words = wordsOf(bookId);
  return {
    call: (call) => capital(callWord(words, call)),
    group: (group) => groupWord(words, group),
    yaku: (id) => yakuWord(words, id),
  };
}

/** `bookId` is the rulebook of the table, or, for custom rules, the one they rest on. */
export function playWords(terms: Terms, bookId: string, language: string): PlayWords {
  if (terms === 'rulebook') return wordsOfBook(bookId);
  if (terms === 'ema') return wordsOfBook('ema-2008');
  return language === 'ja' ? JAPANESE : ROMAJI;
}

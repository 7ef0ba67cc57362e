// Every rulebook has its words; what its document leaves out falls back to the common ones, and nothing is empty.

import { YAKU_IDS, YAKU_NAMES } from '@hanchan/rules';
import {
  CALLS,
  COMMON_CALLS,
  callWord,
  GROUPS,
  groupWord,
  RULESETS,
  type RulebookWords,
  WORDS,
  wordsOf,
  yakuWord,
} from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { describe, expect, it } from 'vitest';

it('every shipped rulebook has words, and nothing else has', () => {
  expect(Object.keys(WORDS)).toEqual(RULESETS.map(({ id }) => id));
});

describe.each(RULESETS)('$id', ({ id, values }) => {
  const words = wordsOf(id);

  it('has a word for everything, and none is blank', () => {
    const all = [
      ...CALLS.map((call) => callWord(words, call)),
      ...GROUPS.map((group) => groupWord(words, group)),
      ...YAKU_IDS.map((yaku) => yakuWord(words, yaku)),
    ];
    for (const word of all) expect(word).toMatch(/^\S(.*\S)?$/);
  });

  it('names no yaku that it does not use', () => {
    const named = YAKU_IDS.filter((yaku) => words.yaku[yaku] !== undefined);
    expect(named.filter((yaku) => values[`yaku.${yaku}`] === 'absent')).toEqual([]);
  });
});

describe.each(['wrc-2022', 'wdmc-2019', 'ema-2008'])('%s', (id) => {
  it('names every yaku that it uses', () => {
    const { values } = RULESETS.find((ruleset) => ruleset.id === id)!;
    const used = YAKU_IDS.filter((yaku) => values[`yaku.${yaku}`] !== 'absent');
    expect(used.filter((yaku) => wordsOf(id).yaku[yaku] === undefined)).toEqual([]);
  });
});

it.each([
  ['wrc-2022', 'chii pon kan riichi ron tsumo'],
  ['wdmc-2019', 'Chi Pon Kan Riichi Ron Tsumo'],
  ['ema-2008', 'chow pung kong riichi mahjong (ron) mahjong (tsumo)'],
  ['uspml-fundamentals', 'chi Pon kan riichi Ron victory'],
  ['general', 'Chi Pon Kan Riichi Ron tsumo'],
  ['tenhou', 'chi pon kan riichi ron tsumo'],
])('what is said under %s', (id, said) => {
  expect(CALLS.map((call) => callWord(wordsOf(id), call)).join(' ')).toBe(said);
});

it.each([
  ['wrc-2022', 'All Inside, Twin Sequences, Value Honour, Mixed Sequences'],
  ['ema-2008', 'All Simples, Pure Double Chow, Dragon Pung, Mixed Triple Chow'],
  ['wdmc-2019', "Tan'Yao, Iipeikou, Yakuhai, Sanshoku Doujun"],
])('yaku in the English of %s', (id, names) => {
  const ids = ['tanyao', 'iipeikou', 'chun', 'sanshoku_doujun'] as const;
  expect(ids.map((yaku) => yakuWord(wordsOf(id), yaku)).join(', ')).toBe(names);
});

it('a rulebook that is not shipped speaks the common words', () => {
  for (const id of ['custom-0123456789ab', 'toString']) {
    expect(CALLS.map((call) => callWord(wordsOf(id), call))).toEqual(Object.values(COMMON_CALLS));
    expect(yakuWord(wordsOf(id), 'tanyao')).toBe(YAKU_NAMES.tanyao[0]);
  }
});

it('an unknown yaku, or a name taken for granted, does not compile', () => {
  const words = wordsOf('general');
  // @ts-expect-error: no such yaku.
  const wrong: RulebookWords = { ...words, yaku: { pinhu: 'Pinfu' } };
  // @ts-expect-error: the document may have no name for it.
  const name: string = words.yaku.pinfu;
  expect([wrong.yaku.pinfu, name]).toEqual([undefined, undefined]);
});

// Codes say chombo in every rulebook; its texts say what its document says.
it.each([
  ['wrc-2022', 'chonbo'],
  ['wdmc-2019', 'chonbo'],
  ['ema-2008', 'chombo'],
  ['general', 'chombo'],
  ['uspml-fundamentals', 'chombo'],
  ['tenhou', 'chombo'],
])('%s says %s wherever it says a sentence', (id, word) => {
  const { citations } = RULESETS.find((one) => one.id === id)!;
  const texts = JSON.stringify([citations, foulListOf(id), CLAUSES[id] ?? []]);
  const said = texts.match(/(?<= |")[Cc]ho[mn]bos?(?=[ .,;:)])/g) ?? [];
  expect(said.filter((one) => !one.toLowerCase().startsWith(word))).toEqual([]);
});

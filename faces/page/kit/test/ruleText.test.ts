// Options in every language of the page: each is asked, each answer said, each value told.

import { optionIn } from '@hanchan/narrator/options';
import { conflictsIn, DRAFT_CONFLICTS, optionOf, RULE_KEYS, type RuleKey } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { searchText } from '../src/ruleText/optionSearch.ts';
import { conflictIn } from '../src/ruleText/problemWords.ts';

/** What the answers of an option must hold, by the look of its values. */
function namesOf(key: RuleKey): readonly string[] {
  const { shape } = optionOf(key);
  switch (shape.type) {
    case 'flag':
      return ['yes', 'no'];
    case 'choice':
      return Object.keys(shape.answers);
    case 'several':
    case 'ranked':
      return [...Object.keys(shape.answers), 'none'];
    case 'numbers':
      return Object.keys(shape.names);
    case 'number':
      return shape.zero === undefined ? [] : ['zero'];
    default:
      return [];
  }
}

describe('in Japanese', () => {
  test('every option has its question, and every answer its words', () => {
    for (const key of RULE_KEYS) {
      const { question, answers, unit } = optionIn('ja', key);
      expect([key, question]).toEqual([
        key,
        expect.stringMatching(/\p{Script=Han}|\p{Script=Kana}/u),
      ]);
      expect([key, Object.keys(answers).sort()]).toEqual([key, [...namesOf(key)].sort()]);
      expect([key, unit !== '']).toEqual([key, optionOf(key).shape.type === 'number']);
    }
  });

  test('every value of every rulebook is told, and differs where English differs', () => {
    for (const key of RULE_KEYS) {
      const told = (language: string) =>
        RULESETS.map(({ values }) => optionIn(language, key).words(values[key]));
      for (const words of told('ja')) {
        expect([key, words]).toEqual([key, expect.not.stringMatching(/undefined|[a-z]{3}/)]);
      }
      expect([key, new Set(told('ja')).size]).toEqual([key, new Set(told('en')).size]);
    }
  });

  test.each([
    ['table.startingPoints', 30_000, '30,000点'],
    ['yaku.chinitsu', { han: 6, open: 5 }, '6翻（鳴き5翻）'],
    ['yaku.riichi', { han: 1, open: 0 }, '1翻（門前のみ）'],
    ['draw.abortive', [], 'なし'],
    ['draw.abortive', ['fourWinds', 'tripleRon'], '四風連打、三家和'],
    ['ranking.uma', { type: 'fixed', places: [15, 5, -5, -15] }, '+15 / +5 / −5 / −15'],
    [
      'score.limits',
      { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 },
      '満貫5、跳満6、倍満8、三倍満11',
    ],
  ] as const)('%s %j: %s', (key, value, words) => {
    expect(optionIn('ja', key).words(value)).toBe(words);
  });
});

test('every two answers that do not go together are told in Japanese too', () => {
  for (const conflict of DRAFT_CONFLICTS)
    expect(conflictIn('ja', conflict)).toMatchObject({ lang: 'ja' });
  const rules = { ...RULESETS[0]!.values, 'dora.ura': false, 'dora.kanUra': true };
  const [found] = conflictsIn(rules).map((conflict) => conflictIn('ja', conflict).text);
  expect(found).toContain('カン裏');
});

test('an option is found by its words in either language', () => {
  const text = searchText('calls.swap', ['forbidden']);
  expect(text).toContain('kuikae');
  expect(text).toContain('喰い替え');
  expect(text).toContain('calls.swap');
});

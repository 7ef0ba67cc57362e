// Every option asks a question and can say each of its answers in words.

import { cite, isRuleKey, optionOf, RULE_KEYS, YAKU_IDS, YAKU_NAMES } from '@hanchan/rules';
import { describe, expect, it } from 'vitest';
import { PLAIN } from '../../../proof/spec/support/plainRuleset.ts';

describe('options', () => {
  it.each(RULE_KEYS)('%s has a question and words for its answers', (key) => {
    const { question, words, parse, answers } = optionOf(key);
    expect(question).toMatch(/\?( \(.+\))?$/);
    const values = answers ?? [PLAIN.values[key]];
    for (const value of values) {
      expect(words(value)).toMatch(/\S/);
      expect(parse(value)).toEqual({ ok: true, value });
    }
    if (answers) expect(new Set(answers).size).toBe(answers.length);
  });

  it.each(RULE_KEYS)('%s refuses nonsense and says what it wants', (key) => {
    for (const value of [undefined, null, Number.NaN, 'nonsense', { type: 'nonsense' }, [0]]) {
      expect(optionOf(key).parse(value)).toEqual({ ok: false, error: expect.any(String) });
    }
  });

  it.each(RULE_KEYS)('%s has a shape that its values have', (key) => {
    const { shape, words, parse, answers } = optionOf(key);
    const isFine = (value: unknown) => parse(value).ok;
    if (shape.type === 'choice') {
      expect(answers).toEqual(Object.keys(shape.answers));
      for (const [name, text] of Object.entries(shape.answers)) expect(words(name)).toBe(text);
    } else if (shape.type === 'number') {
      expect([shape.min, shape.max].map(isFine)).toEqual([true, true]);
      expect([shape.min - 1, shape.max + 1].map(isFine)).toEqual([false, false]);
    } else if (shape.type === 'several' || shape.type === 'ranked') {
      const names = Object.keys(shape.answers);
      expect([names, [], names.slice(0, 1)].map(isFine)).toEqual([true, true, true]);
    } else if (shape.type === 'numbers') {
      expect(Object.keys(PLAIN.values[key] as object)).toEqual(Object.keys(shape.names));
    } else if (shape.type === 'flag') expect(answers).toEqual([true, false]);
    else expect(answers).toBeUndefined();
  });

  it('gives a list in the order of the declaration, without repetition', () => {
    const parsed = optionOf('draw.abortive').parse(['fourKans', 'nineTerminals', 'fourKans']);
    expect(parsed).toEqual({ ok: true, value: ['nineTerminals', 'fourKans'] });
  });

  it('every yaku has an option, and names in English and Japanese', () => {
    for (const id of YAKU_IDS) {
      expect(isRuleKey(`yaku.${id}`)).toBe(true);
      for (const name of YAKU_NAMES[id]) expect(name).not.toBe('');
    }
  });

  it.each([
    ['absent', 'not used'],
    [{ han: 1, open: 1 }, '1 han'],
    [{ han: 2, open: 1 }, '2 han, open 1'],
    [{ han: 1, open: 0 }, '1 han, closed only'],
    [{ limit: 'mangan' }, 'mangan, nothing added'],
    [{ yakuman: 1 }, 'yakuman'],
    [{ yakuman: 2 }, '2 yakuman'],
  ])('a yaku worth %j reads "%s"', (value, words) => {
    expect(optionOf('yaku.chanta').words(value)).toBe(words);
  });

  it.each([
    [{ type: 'none' }, 'nothing'],
    [{ type: 'fixed', places: [15, 5, -5, -15] }, '+15 / +5 / −5 / −15'],
    [
      {
        type: 'floating',
        oneAbove: [12, -1, -3, -8],
        twoAbove: [8, 4, -4, -8],
        threeAbove: [8, 3, 1, -12],
      },
      'by players at or above the returning points: one +12 / −1 / −3 / −8; two +8 / +4 / −4 / −8; three +8 / +3 / +1 / −12',
    ],
  ])('uma %j reads "%s"', (value, words) => {
    expect(optionOf('ranking.uma').parse(value)).toEqual({ ok: true, value });
    expect(optionOf('ranking.uma').words(value)).toBe(words);
  });

  it.each([
    [{ type: 'none' }, 'nothing; there is no chombo'],
    [{ type: 'tournamentPoints', amount: 30 }, '30 tournament points'],
    [{ type: 'scoreModifier', points: 20_000 }, '20,000 points off the score'],
    [{ type: 'payment', nonDealerShare: 2000 }, '2,000 to each non-dealer'],
  ])('a chombo %j reads "%s…"', (value, words) => {
    expect(optionOf('penalty.chombo').parse(value)).toEqual({ ok: true, value });
    expect(optionOf('penalty.chombo').words(value)).toContain(words);
  });

  it('one of a unit is told in the singular', () => {
    expect(optionOf('end.rounds').words(1)).toBe('1 round');
    expect(optionOf('penalty.latePerMinute').words(1)).toBe('1 tournament point');
    expect(optionOf('penalty.latePerMinute').words(2)).toBe('2 tournament points');
  });

  it('cite gives the source of a value', () => {
    expect(cite(PLAIN, 'end.rounds')).toEqual({ status: 'stated', section: '1', clauses: [] });
  });
});

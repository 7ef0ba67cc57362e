// Marks, the pass mark to the question, letters, and the codes of certificates.

import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { expect, test } from 'vitest';
import {
  answersFrom,
  certificateFor,
  examPaper,
  isCodeOf,
  lettersOf,
  markPaper,
} from '../src/index.ts';

const ruleset = RULESETS[0]!;
const paper = examPaper({
  book: { ruleset, fouls: foulListOf(ruleset.id) },
  seed: 'marking',
  questions: 10,
  bank: null,
});
const right = paper.questions.map((question) => question.right);
const withWrong = (count: number) =>
  right.map((answer, i) => (i < count ? (answer === 0 ? 1 : 0) : answer));

test('the pass mark is reached to the question', () => {
  expect(markPaper(paper, right)).toMatchObject({ right: 10, percent: 100, isPassed: true });
  expect(markPaper(paper, withWrong(2), 80)).toMatchObject({ right: 8, isPassed: true });
  expect(markPaper(paper, withWrong(2), 81)).toMatchObject({ right: 8, isPassed: false });
  expect(
    markPaper(
      paper,
      right.map(() => null),
    ),
  ).toMatchObject({ right: 0, isPassed: false });
  const { byArea } = markPaper(paper, withWrong(3));
  expect(byArea.reduce((sum, one) => sum + one.right, 0)).toBe(7);
  expect(byArea.reduce((sum, one) => sum + one.questions, 0)).toBe(10);
});

test('letters are read back, and refused by the question', () => {
  expect(answersFrom(lettersOf(right), paper)).toEqual({ ok: true, value: right });
  const spaced = lettersOf(right)
    .toLowerCase()
    .replace(/(.{5})/g, '$1 ');
  expect(answersFrom(spaced, paper)).toEqual({ ok: true, value: right });
  expect(answersFrom('AB', paper)).toEqual({
    ok: false,
    error: 'has 2 answers; the paper has 10 questions',
  });
  const odd = `Z${lettersOf(right).slice(1)}`;
  expect(answersFrom(odd, paper)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^question 1 /),
  });
});

test('a code belongs to one name, day, paper, answers, pass mark and key', () => {
  const sitting = { name: 'Ada Falk', date: '2027-03-01', passMark: 80, key: 'secret' };
  const { code } = certificateFor(paper, right, sitting)!;
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  expect(isCodeOf(code.toLowerCase().replaceAll('-', ' '), paper, right, sitting)).toBe(true);
  for (const change of [{ name: 'Bo' }, { date: '2027-03-02' }, { passMark: 70 }, { key: '' }]) {
    expect([change, isCodeOf(code, paper, right, { ...sitting, ...change })]).toEqual([
      change,
      false,
    ]);
  }
  expect(isCodeOf(code, paper, withWrong(1), sitting)).toBe(false);
  expect(isCodeOf(code, { ...paper, code: 'AAAA-AAAA' }, right, sitting)).toBe(false);
  expect(certificateFor(paper, withWrong(3), sitting)).toBeNull();
});

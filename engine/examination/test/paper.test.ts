// A paper comes from its seed alone; every question has one right answer that differs from all others, is cited, and is what the engine
// says when it is asked apart from the generator.

import { latenessOf } from '@hanchan/game';
import { customise, optionOf } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { score } from '@hanchan/score';
import { SEATS, seatWind } from '@hanchan/tiles';
import { deskRulesFor, NO_SHEET_PENALTIES, sheetResult } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { type ExamPaper, examPaper, type JudgedBook } from '../src/index.ts';

const bookOf = (id: string): JudgedBook => ({
  ruleset: RULESETS.find((one) => one.id === id)!,
  fouls: foulListOf(id),
});
const paperOf = (book: JudgedBook, seed: string, questions = 20) =>
  examPaper({ book, seed, questions, bank: null });

function expectSound({ questions }: ExamPaper, { ruleset }: JudgedBook) {
  for (const { ask, answers, right, sources, about } of questions) {
    const told = answers.map((answer) => JSON.stringify(answer));
    expect([about, new Set(told).size]).toEqual([about, told.length]);
    expect([about, answers.length >= 2, answers[right] !== undefined]).toEqual([about, true, true]);
    expect([about, sources.length > 0]).toEqual([about, true]);
    for (const { status, section } of sources) {
      expect(['stated', 'inferred', 'changed']).toContain(status);
      if (status !== 'changed') expect(section).not.toBe('');
    }
    const answer = answers[right]!;
    const { values } = ruleset;
    if (ask.type === 'option') {
      expect(answer).toEqual({ type: 'value', value: values[ask.rule] });
      const words = answers.map((one) =>
        one.type === 'value' ? optionOf(ask.rule).words(one.value) : '',
      );
      expect(new Set(words).size).toBe(words.length);
    }
    if (ask.type === 'payment') {
      const scored = score(ask.win, values);
      if (!scored.ok) throw new Error('no win');
      const paid = SEATS.filter((seat) => scored.value.deltas[seat] < 0).map((seat) => ({
        wind: seatWind(seat, ask.win.dealer),
        points: 0 - scored.value.deltas[seat],
      }));
      expect(answer).toEqual({ type: 'payments', payments: paid });
    }
    if (ask.type === 'late') {
      expect(answer).toEqual({ type: 'late', ...latenessOf(ask.seconds / 60, values) });
    }
    if (ask.type === 'result') {
      const form = { slots: [1, 2, 3, 4], held: ask.held, loans: [0, 0, 0, 0], sticks: ask.sticks };
      const result = sheetResult(form as never, NO_SHEET_PENALTIES, values, deskRulesFor(values));
      const row = ['E', 'S', 'W', 'N'].indexOf(ask.who);
      expect(answer).toEqual({ type: 'result', result: result.rows[row as 0]!.hanchan });
    }
  }
}

describe('a paper', () => {
  test.each(RULESETS.map(({ id }) => id))('of %s is sound, and asks nothing twice', (id) => {
    const book = bookOf(id);
    const paper = paperOf(book, 'sound');
    expect(paper.questions.length).toBe(20);
    expect(new Set(paper.questions.map(({ about }) => about)).size).toBe(20);
    expectSound(paper, book);
  });

  test('is the same from the same seed, and another from another', () => {
    const book = bookOf('wrc-2022');
    expect(paperOf(book, 'spring')).toEqual(paperOf(book, 'spring'));
    expect(paperOf(book, 'spring').code).not.toBe(paperOf(book, 'autumn').code);
  });

  test('follows custom rules', () => {
    const { ruleset, fouls } = bookOf('wrc-2022');
    const custom = customise(ruleset, { 'penalty.latePerMinute': 3 }, 'Tuesday');
    if (!custom.ok) throw new Error(custom.error[0]!.message);
    const book = { ruleset: custom.value, fouls };
    const paper = paperOf(book, 'custom', 40);
    expectSound(paper, book);
    expect(paper.code).not.toBe(paperOf({ ruleset, fouls }, 'custom', 40).code);
  });
});

// Every lesson through the engine: what is asked can be done, what is wrong is refused with the sentence written for it and
// changes nothing, every sentence stands in both languages, and every clause exists.

import { LESSON_TERMS, taughtIn } from '@hanchan/kit/glossary/lessonTerms.ts';
import { TERM_IDS, TERMS, type TermId } from '@hanchan/kit/glossary/terms.ts';
import { clausesOf } from '@hanchan/rulesets/clauses';
import { describe, expect, test } from 'vitest';
import { flat, type Words } from '../../../../proof/spec/support/flatWords.ts';
import { LESSONS } from '../src/learn/course.ts';
import { bookValues } from '../src/learn/player/answers.ts';
import { isDeed, tilesNamed } from '../src/learn/player/deeds.ts';
import type { Card, Lesson, LessonStep, SortStep, TableStep } from '../src/learn/player/lesson.ts';
import { createRun, type Run } from '../src/learn/player/run.ts';
import { sortSlip } from '../src/learn/player/sorting.ts';
import { en } from '../src/learn/words/en.ts';
import { ja } from '../src/learn/words/ja.ts';

const clauseIds = new Set(
  ['uspml-fundamentals', 'general', 'wrc-2022'].flatMap((book) =>
    clausesOf(book).map(({ id }) => id),
  ),
);

const cases = LESSONS.flatMap((lesson) => lesson.steps.map((step) => [lesson, step] as const));
const named = cases.map(([lesson, step]) => [`${lesson.id}.${step.id}`, lesson, step] as const);

/** By the words of the lesson, and not by what judges at the table. */
function isRight({ act, judge }: Run, one: Run['offered'][number]): boolean {
  const { right } = act!;
  return right === 'nearer' ? judge(one).type === 'right' : right.some((deed) => isDeed(one, deed));
}

function playTable(lesson: Lesson, step: TableStep) {
  const run = createRun(step, bookValues(lesson.book));
  const slips: string[] = [];
  while (run.act !== null) {
    const { act, view, place } = run;
    const asked = run.offered.find((one) => run.judge(one).type === 'right');
    expect([step.id, act.id, asked !== undefined]).toEqual([step.id, act.id, true]);
    for (const one of run.offered) {
      if (isRight(run, one)) continue;
      const { verdict, updates } = run.attempt(one);
      expect([act.id, one, verdict.type, updates]).toEqual([act.id, one, 'wrong', []]);
      if (verdict.type === 'wrong' && verdict.slip !== null)
        slips.push(`${act.id}.${verdict.slip}`);
    }
    expect(run.view).toEqual(view);
    expect(run.attempt(asked!).verdict).toEqual({ type: 'right' });
    expect(run.place).toBe(place + 1);
  }
  const written = step.acts.flatMap((act) =>
    Object.values(act.slips ?? {}).map((slip) => `${act.id}.${slip}`),
  );
  expect([...new Set(slips)].sort()).toEqual([...new Set(written)].sort());
  return run;
}

function answerCard(card: Card) {
  const right = card.right();
  expect([card.id, right.length > 0]).toEqual([card.id, true]);
  expect(right.length).toBeLessThan(card.options.length);
  if (card.by === 'pick') expect([card.id, right.length]).toEqual([card.id, 1]);
  for (const at of right) expect(card.options[at]).toBeDefined();
}

function sortOut({ tiles }: SortStep, lesson: Lesson) {
  let left = [...tilesNamed(tiles)];
  const rules = bookValues(lesson.book);
  for (let done = 0; done < 4; done++) {
    const found = threesOf(left).find(
      ({ three, rest }) => sortSlip(three, rest, done, rules) === null,
    );
    expect(found).toBeDefined();
    left = found!.rest;
  }
  expect(left).toHaveLength(2);
}

function* threes(count: number) {
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) yield [a, b, c];
}

const threesOf = (tiles: readonly number[]) =>
  [...threes(tiles.length)].map((at) => ({
    three: at.map((i) => tiles[i]!),
    rest: tiles.filter((_, i) => !at.includes(i)),
  }));

/** The sentences that a step asks for. */
function sentencesOf(step: LessonStep): string[] {
  const asks =
    step.kind === 'table'
      ? step.acts.map(({ id }) => id)
      : step.kind === 'cards'
        ? step.cards.map(({ id }) => id)
        : ['first', 'more'];
  const slips =
    step.kind === 'table'
      ? step.acts.flatMap((act) => Object.values(act.slips ?? {}))
      : step.kind === 'cards'
        ? step.cards.flatMap((card) => Object.values(card.slips ?? {}))
        : ['suits', 'honours', 'gap', 'rest'];
  return [
    'todo',
    'done',
    'hint',
    ...asks.map((id) => `asks.${id}`),
    ...[...new Set(slips)].map((id) => `slips.${id}`),
  ];
}

describe.each(named)('%s', (_, lesson, step) => {
  test('can be done, and what is wrong changes nothing', () => {
    if (step.kind === 'table') playTable(lesson, step);
    else if (step.kind === 'cards') for (const card of step.cards) answerCard(card);
    else sortOut(step, lesson);
  });

  test.each([
    ['English', en],
    ['Japanese', ja],
  ])('has every sentence, and no other: %s', (__, words) => {
    const all = (words.lessons as unknown as Record<string, Words>)[lesson.id]!;
    expect(typeof all['title']).toBe('string');
    expect(typeof all['about']).toBe('string');
    expect([...flat(all[step.id] as Words).keys()].sort()).toEqual(sentencesOf(step).sort());
  });
});

const clausesIn = (step: LessonStep): readonly string[] => [
  ...step.clauses,
  ...(step.kind === 'table'
    ? step.acts.flatMap(({ clauses = [] }) => clauses)
    : step.kind === 'cards'
      ? step.cards.flatMap(({ clauses = [] }) => clauses)
      : []),
];

test('every step rests on clauses that exist', () => {
  for (const [name, , step] of named) {
    expect([name, step.clauses.length > 0]).toEqual([name, true]);
    expect([name, clausesIn(step).filter((id) => !clauseIds.has(id))]).toEqual([name, []]);
  }
});

test('a term stands in no lesson before the one that brings it', () => {
  const taught = new Set<string>();
  for (const lesson of LESSONS) {
    for (const id of LESSON_TERMS[lesson.id]) taught.add(id);
    for (const words of [en, ja]) {
      const all = (words.lessons as unknown as Record<string, Words>)[lesson.id]!;
      const used = [...flat(all).values()].flatMap((text) =>
        [...text.matchAll(/\(\((\w+)/g)].map((match) => match[1]!),
      );
      expect([lesson.id, used.filter((id) => !taught.has(id))]).toEqual([lesson.id, []]);
    }
  }
});

test('a term leads to the lesson that brings it first, and every lesson brings some', () => {
  expect(Object.keys(LESSON_TERMS)).toEqual(LESSONS.map(({ id }) => id));
  expect(taughtIn('call')).toBe('somebodyElsesTile');
  expect(LESSON_TERMS.priceOfACall).toContain('call');
  expect(taughtIn('yakuman')).toBeUndefined();
  for (const id of TERM_IDS) {
    const first = LESSONS.find((lesson) => LESSON_TERMS[lesson.id].some((one) => one === id));
    expect([id, taughtIn(id)]).toEqual([id, first?.id]);
  }
});

test('every term of the glossary rests on a clause that exists, and its tiles can be read', () => {
  for (const id of TERM_IDS) {
    const { clause } = TERMS[id] as (typeof TERMS)[TermId] & { clause?: string };
    if (clause !== undefined) expect([id, clauseIds.has(clause)]).toEqual([id, true]);
  }
});

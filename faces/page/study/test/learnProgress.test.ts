// CourseProgress through the course: whatever is stored, what comes of it makes sense.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLater, today } from '../src/daily/calendar.ts';
import { LESSONS } from '../src/learn/course.ts';
import {
  type CourseProgress,
  isDone,
  isPassed,
  lessonProgress,
  readProgress,
  stepToGoOn,
  withKnown,
  withReturn,
  withStep,
  writeProgress,
} from '../src/learn/courseProgress.ts';
import { comingBack, playedBefore } from '../src/learn/questions.ts';
import { askedOn, returnsOn } from '../src/learn/returns.ts';

const first = LESSONS[0]!;
const stepsOf = (lesson: typeof first) => lesson.steps.map(({ id }) => id);

test('a lesson is done with its last step, in whatever order, and stays done', () => {
  const steps = [...stepsOf(first)].reverse();
  let progress = readProgress(null, LESSONS);
  for (const [i, step] of steps.entries()) {
    expect(isDone(progress, first)).toBe(false);
    progress = withStep(progress, first, step, 1_000 + i);
  }
  expect(isDone(progress, first)).toBe(true);
  expect(lessonProgress(progress, first).steps).toEqual(stepsOf(first));
  expect(stepToGoOn(progress, first)).toBe(0);
  expect(readProgress(writeProgress(progress), LESSONS)).toEqual(progress);
});

test('one goes on at the first step that is not done', () => {
  const progress = withStep({}, first, first.steps[0]!.id, 1);
  expect(stepToGoOn(progress, first)).toBe(1);
  expect(stepToGoOn({}, first)).toBe(0);
});

/** The first lessons, done at noon of a day. */
const doneOn = (day: string, count: number): CourseProgress =>
  Object.fromEntries(
    LESSONS.slice(0, count).map((lesson) => [
      lesson.id,
      { steps: stepsOf(lesson), doneAt: new Date(`${day}T12:00:00`).getTime() },
    ]),
  );

test('the question of a lesson comes back after 1, 3, 7 and 21 days, a missed one the next day', () => {
  let progress = doneOn('2026-11-01', 1);
  expect(returnsOn(progress, LESSONS, '2026-11-01')).toEqual({ now: [], next: '2026-11-02' });
  let day = '2026-11-02';
  const answer = (isRight: boolean) => {
    const [due] = returnsOn(progress, LESSONS, day).now;
    expect(due?.lesson).toBe(first);
    progress = withReturn(progress, first, askedOn(due!.rung, isRight, day));
    return returnsOn(progress, LESSONS, day).next;
  };
  day = answer(false)!;
  expect(day).toBe('2026-11-03');
  expect(returnsOn(progress, LESSONS, day).now[0]?.isMissed).toBe(true);
  for (const days of [3, 7, 21]) {
    const next = answer(true)!;
    expect(next).toBe(daysLater(day, days));
    expect(returnsOn(progress, LESSONS, daysLater(next, -1)).now).toEqual([]);
    day = next;
  }
  expect(answer(true)).toBeNull();
  expect(returnsOn(progress, LESSONS, daysLater(day, 400)).now).toEqual([]);
  expect(readProgress(writeProgress(progress), LESSONS)).toEqual(progress);
  // Done once more, the lesson keeps what is known of its question.
  const redone = withStep(progress, first, stepsOf(first)[0]!, Date.now());
  expect(returnsOn(redone, LESSONS, daysLater(today(), 2))).toEqual({ now: [], next: null });
});

test('at most three questions are asked a day, what has waited longest first', () => {
  const progress = { ...doneOn('2026-11-03', 5), ...doneOn('2026-11-01', 1) };
  const day = '2026-11-10';
  const { now, next } = returnsOn(progress, LESSONS, day);
  expect(now.map(({ lesson }) => lesson.id)).toEqual(LESSONS.slice(0, 3).map(({ id }) => id));
  expect(next).toBe('2026-11-11');
  const after = now.reduce<CourseProgress>(
    (all, { lesson, rung }) => withReturn(all, lesson, askedOn(rung, true, day)),
    progress,
  );
  expect(returnsOn(after, LESSONS, day)).toEqual({ now: [], next: '2026-11-11' });
  expect(returnsOn(after, LESSONS, '2026-11-11').now).toHaveLength(2);
});

test('every lesson has questions that are there, and six show what somebody knows who has played before', () => {
  for (const lesson of LESSONS) {
    for (let rung = 0; rung < 4; rung++) {
      const { step } = comingBack(lesson, rung);
      expect([lesson.id, step === undefined]).toEqual([lesson.id, false]);
      if (step.kind === 'cards')
        expect([lesson.id, step.cards.length > 0]).toEqual([lesson.id, true]);
    }
  }
  const asked = playedBefore();
  expect(asked.map(({ step }) => step.kind === 'cards' && step.cards.length)).toEqual(
    asked.map(() => 1),
  );
  const [{ shows }] = [asked[0]!];
  const progress = withKnown({}, shows);
  for (const lesson of LESSONS) expect(isPassed(progress, lesson)).toBe(shows.includes(lesson));
  expect(isDone(progress, shows[0]!)).toBe(false);
  expect(readProgress(writeProgress(progress), LESSONS)).toEqual(progress);
});

test('a step that is no more is forgotten, one that was added is still to be done', () => {
  const stored = JSON.stringify({
    edition: 0,
    lessons: {
      [first.id]: { steps: ['gone', first.steps[0]!.id], doneAt: 5 },
      gone: { steps: [] },
    },
  });
  expect(readProgress(stored, LESSONS)).toEqual({
    [first.id]: { steps: [first.steps[0]!.id], doneAt: 5 },
  });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"x"',
  '{"lessons":[]}',
  '{"lessons":{"oneTileShort":7}}',
  '{"lessons":{"oneTileShort":{"steps":"draw","doneAt":"yesterday"}}}',
  '{"lessons":{"__proto__":{"steps":["draw"]}}}',
  '{"lessons":{"oneTileShort":{"doneAt":1e300}}}',
  '{"lessons":{"oneTileShort":{"again":{"rung":0,"due":"2026-02-99","asked":"2026-01-01"}}}}',
  '{"lessons":{"oneTileShort":{"again":{"rung":1.5,"due":"2026-02-01","asked":"2026-01-01"}}}}',
])('what is damaged reads as nothing done: %s', (text) => {
  const progress = readProgress(text, LESSONS);
  for (const lesson of LESSONS) {
    expect(isDone(progress, lesson)).toBe(false);
    expect(stepToGoOn(progress, lesson)).toBe(0);
  }
  expect(returnsOn(progress, LESSONS, '2026-11-19')).toEqual({ now: [], next: null });
});

test('nothing that can be stored leads to a step that is not there', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const wrapped = JSON.stringify({ lessons: { [first.id]: value } });
      for (const text of [JSON.stringify(value), wrapped]) {
        const at = stepToGoOn(readProgress(text, LESSONS), first);
        expect(first.steps[at]).toBeDefined();
      }
    }),
  );
});

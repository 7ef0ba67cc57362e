// CourseProgress through the course: whatever is stored, what comes of it makes sense.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LESSONS } from '../src/learn/course.ts';
import {
  isDone,
  lessonProgress,
  readProgress,
  stepToGoOn,
  withStep,
  writeProgress,
} from '../src/learn/courseProgress.ts';

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
])('what is damaged reads as nothing done: %s', (text) => {
  const progress = readProgress(text, LESSONS);
  for (const lesson of LESSONS) {
    expect(isDone(progress, lesson)).toBe(false);
    expect(stepToGoOn(progress, lesson)).toBe(0);
  }
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

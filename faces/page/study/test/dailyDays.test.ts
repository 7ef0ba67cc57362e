// The days of the problem of the day: read with suspicion, put together with an account's, a week with its rests, a run that forgives.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../../proof/spec/support/hostileValues.ts';
import { daysLater, today, weekdayOf } from '../src/daily/calendar.ts';
import {
  type AnsweredDay,
  daysFor,
  keepDays,
  keptDays,
  learned,
  merged,
  ofLastWeek,
  runOf,
  toTryAgain,
  weekOf,
  withDay,
} from '../src/daily/days.ts';

const TODAY = '2026-11-19'; // a Thursday
const dayOf = (back: number, changes: Partial<AnsweredDay> = {}): AnsweredDay => ({
  day: daysLater(TODAY, -back),
  rules: 'wrc-2022',
  answer: 1,
  isRight: true,
  problem: 'AAAA-BBBB',
  isSent: false,
  by: null,
  isLearned: false,
  ...changes,
});
const on = (...back: number[]) =>
  back.map((one) => dayOf(one)).sort((a, b) => (a.day < b.day ? -1 : 1));

function store(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['hanchan.daily', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('what is kept', () => {
  test('comes back, and what cannot be read is left out', () => {
    const shelf = store();
    keepDays(shelf, on(3, 1, 0));
    expect(keptDays(shelf)).toEqual(on(3, 1, 0));
    const spoilt = [...HOSTILE.filter((one) => typeof one !== 'object'), { day: '2026-99-01' }];
    const days = [dayOf(0), ...spoilt, { ...dayOf(1), answer: -1 }, { ...dayOf(2), answer: 0.5 }];
    expect(keptDays(store(JSON.stringify(days)))).toEqual([dayOf(0)]);
    for (const text of ['', '{', '{}', 'null', '"x"', '[[]]']) {
      expect(keptDays(store(text))).toEqual([]);
    }
  });

  test('the first answer to a day stands, and that it was sent is added', () => {
    const once = withDay([], dayOf(0));
    expect(withDay(once, dayOf(0, { answer: 2 }))).toEqual(once);
    expect(withDay(once, dayOf(0, { isSent: true }))).toEqual([dayOf(0, { isSent: true })]);
    expect(withDay(once, dayOf(0, { rules: 'general' }))).toHaveLength(2);
  });
});

test('what went wrong is offered again until it is right', () => {
  const days = [dayOf(2, { isRight: false }), dayOf(1, { isRight: false }), dayOf(0)];
  expect(toTryAgain(days).map(({ day }) => day)).toEqual([days[1]!.day, days[0]!.day]);
  const after = learned(days, days[1]!.day, 'wrc-2022');
  expect(toTryAgain(after)).toEqual([days[0]]);
  expect(after[1]).toMatchObject({ isRight: false, isLearned: true });
});

describe('a device and an account', () => {
  test('make one list: the account answered first where both did, and nothing is lost', () => {
    const device = [dayOf(2), dayOf(1, { answer: 3, isRight: false })];
    const account = [
      { day: daysLater(TODAY, -1), rules: 'wrc-2022', answer: 0 },
      { day: daysLater(TODAY, -5), rules: 'general', answer: null },
    ];
    const all = merged(device, account, 'anna');
    expect(all.map(({ day, answer, by }) => [day, answer, by])).toEqual([
      [daysLater(TODAY, -5), null, 'anna'],
      [daysLater(TODAY, -2), 1, null],
      [daysLater(TODAY, -1), 0, 'anna'],
    ]);
    expect(all[2]).toMatchObject({ isRight: null, isSent: true });
    expect(merged(all, account, 'anna')).toEqual(all);
  });

  test('two devices of one account count a day once, in either order, and so does the run', () => {
    const [phone, desktop] = [on(0, 1, 2), on(0, 2, 3)];
    const account = phone.map(({ day, rules }) => ({ day, rules, answer: 0 }));
    const both = merged(desktop, account, 'anna');
    expect(both.map(({ day }) => day)).toEqual(on(0, 1, 2, 3).map(({ day }) => day));
    expect(runOf(both, TODAY)).toBe(4);
    expect(ofLastWeek(both, TODAY)).toBe(4);
    const told = both.map(({ day, rules, answer }) => ({ day, rules, answer }));
    expect(runOf(merged(phone, told, 'anna'), TODAY)).toBe(4);
    expect(runOf(merged(phone, [...told, ...told], 'anna'), TODAY)).toBe(4);
  });

  test('of two people who share a device each sees their own days', () => {
    const days = [dayOf(2, { by: 'anna' }), dayOf(1, { by: 'ben' }), dayOf(0)];
    expect(daysFor(days, 'ben')).toEqual(days.slice(1));
    expect(daysFor(days, null)).toEqual(days);
  });
});

describe('a week', () => {
  test('shows what was answered, rested, today and to come', () => {
    expect(weekdayOf(TODAY)).toBe(3);
    expect(weekOf(on(3, 2), TODAY).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'rest',
      'today',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(weekOf(on(0), TODAY)[3]).toEqual({ day: TODAY, state: 'done' });
    expect(ofLastWeek(on(0, 1, 6, 7, 20), TODAY)).toBe(3);
    expect(today(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
  });

  test('a run forgives two days in seven, and today is not missed before it is over', () => {
    expect(runOf([], TODAY)).toBe(0);
    expect(runOf(on(1, 2, 3), TODAY)).toBe(3);
    expect(runOf(on(0, 1, 3, 4, 6), TODAY)).toBe(5);
    // Three rests on end are a new beginning.
    expect(runOf(on(0, 1, 5, 6), TODAY)).toBe(2);
    expect(runOf(on(9, 10), TODAY)).toBe(0);
  });

  test('a run never falls by answering, and is never more than was answered', () => {
    const backs = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(backs, fc.integer({ min: 0, max: 60 }), (some, more) => {
        const before = runOf(on(...some), TODAY);
        const after = runOf(on(...new Set([...some, more])), TODAY);
        expect(before).toBeLessThanOrEqual(some.length);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
      { seed: 7 },
    );
  });
});

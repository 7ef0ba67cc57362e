// The schedule under an organiser's hands, in the time of the place.

import type { Block } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { addAfter, changeBlock, delayOf, dropBlock, overlaps } from '../src/desk/scheduleEdits.ts';
import { clockText, dayIn, daysBetween, momentOf, timeIn } from '../src/desk/zoneTime.ts';

const ZONE = 'Europe/Stockholm';
const at = (time: string) => momentOf('2027-03-20', time, ZONE)!;
const block = (id: string, time: string, minutes: number, round: number | null): Block => ({
  id,
  kind: round === null ? 'lunch' : 'round',
  label: id,
  start: at(time),
  minutes,
  round,
});
const DAY = [
  block('r1', '10:00', 120, 1),
  block('lunch', '12:00', 60, null),
  block('r2', '13:00', 120, 2),
];

describe('times of the place', () => {
  test('go in and out, also on the day the clocks change', () => {
    for (const [day, time] of [
      ['2027-03-20', '09:30'],
      ['2027-03-28', '03:30'],
      ['2027-07-01', '23:59'],
    ] as const) {
      const moment = momentOf(day, time, ZONE)!;
      expect([dayIn(moment, ZONE), timeIn(moment, ZONE)]).toEqual([day, time]);
    }
    expect(at('10:00')).toBe(Date.UTC(2027, 2, 20, 9));
    expect(momentOf('soon', '10:00', ZONE)).toBeNull();
  });

  test('days are counted, both ends included', () => {
    expect(daysBetween('2027-02-27', '2027-03-01')).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ]);
    expect(daysBetween('x', 'y')).toEqual([]);
  });

  test('a clock shows hours only where there are any', () => {
    expect([0, 61, 3_725].map(clockText)).toEqual(['0:00', '1:01', '1:02:05']);
  });
});

describe('the schedule', () => {
  test('stays in order when a line is moved before another', () => {
    const moved = changeBlock(DAY, 'r2', { start: at('09:00') });
    expect(moved.map(({ id }) => id)).toEqual(['r2', 'r1', 'lunch']);
  });

  test('says which lines run into the next', () => {
    expect([...overlaps(DAY)]).toEqual([]);
    expect([...overlaps(changeBlock(DAY, 'r1', { minutes: 130 }))]).toEqual(['r1']);
  });

  test('takes breaks in and lines out', () => {
    const more = addAfter(DAY, 'lunch', 'Break');
    expect(more.map(({ id }) => id)).toEqual(['r1', 'lunch', 'break-4', 'r2']);
    expect(more[2]!.start).toBe(at('13:00'));
    expect(new Set(addAfter(more, 'lunch', 'Break').map(({ id }) => id)).size).toBe(5);
    expect(dropBlock(DAY, 'lunch')).toHaveLength(2);
  });

  test('knows how late the next round is', () => {
    expect(delayOf(DAY, new Set([1]), at('12:30'))).toBeNull();
    expect(delayOf(DAY, new Set([1]), at('13:12'))).toMatchObject({
      block: { id: 'r2' },
      minutes: 12,
    });
    expect(delayOf(DAY, new Set([1, 2]), at('18:00'))).toBeNull();
  });
});

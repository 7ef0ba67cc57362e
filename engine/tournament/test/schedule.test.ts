// The plan of the days, and rehearsals.

import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { aDesk, aStage, Desk, MINUTE, NINE } from '../../../proof/spec/support/eventDesk.ts';
import {
  dayPlanFor,
  foldEvent,
  inventPeople,
  inventSheet,
  proposeSchedule,
  sheetMissing,
} from '../src/index.ts';

const HOUR = 60 * MINUTE;
const DAYS = [NINE, NINE + 24 * HOUR];

describe('the schedule', () => {
  it('fits rounds of any length, and a day with a final', () => {
    const stages = [
      aStage({ rounds: 7, minutes: 75 }),
      aStage({ id: 'f', name: 'Final', rounds: 1, minutes: null, cut: 4 }),
    ];
    const blocks = proposeSchedule(stages, dayPlanFor(stages, DAYS));
    const rounds = blocks.filter(({ kind }) => kind === 'round');
    expect(rounds.map(({ round, minutes }) => [round, minutes])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((round) => [round, 105]),
      [8, 120],
    ]);
    expect(rounds[4]?.start).toBe(DAYS[1]);
    expect(rounds[7]?.label).toBe('Final');
    expect(blocks.filter(({ kind }) => kind === 'lunch')).toHaveLength(2);
    for (const [i, { start, minutes }] of blocks.slice(0, -1).entries()) {
      expect(blocks[i + 1]!.start).toBeGreaterThanOrEqual(start + minutes * MINUTE);
    }
    expect(proposeSchedule([], dayPlanFor([], []))).toEqual([]);
  });

  it('is told in the words it is given', () => {
    const stages = [aStage({ name: '予選', rounds: 2, minutes: 75 })];
    const words = {
      opening: '開会式',
      lunch: '昼食',
      awards: '表彰式',
      round: (stage: string, number: number) => `${stage} ${number}`,
    };
    const labels = proposeSchedule(stages, dayPlanFor(stages, DAYS), words).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(expect.arrayContaining(['予選 1', '予選 2', '表彰式']));
    expect(labels.join()).not.toMatch(/[a-z]/i);
  });

  it('moves the rest of the day when it is late, not the next day', () => {
    const desk = aDesk({ stages: [aStage({ rounds: 6 })] });
    const blocks = proposeSchedule(desk.state.stages, dayPlanFor(desk.state.stages, DAYS));
    desk.do({ type: 'schedule', blocks });
    const lunch = blocks.find(({ kind }) => kind === 'lunch')!;
    expect(desk.try({ type: 'shift', fromBlock: 'x', minutes: 5, reason: '' })?.code).toBe(
      'unknown',
    );
    desk.do({ type: 'shift', fromBlock: lunch.id, minutes: 20, reason: 'a long round' });
    const moved = desk.state.schedule.map(({ start }, i) => (start - blocks[i]!.start) / MINUTE);
    const isLate = blocks.map(({ start }) => start >= lunch.start && start < DAYS[1]!);
    expect(moved).toEqual(isLate.map((late) => (late ? 20 : 0)));
    expect(moved).toContain(20);
  });

  it('is refused by field', () => {
    const desk = aDesk();
    const block = { id: 'a', kind: 'round', label: 'R', start: 10, minutes: 60, round: 1 } as const;
    const field = (...blocks: object[]) =>
      desk.try({ type: 'schedule', blocks: blocks as (typeof block)[] })?.field;
    expect(field(block, block)).toBe('blocks');
    expect(field(block, { ...block, id: 'b', start: 5 })).toBe('blocks[1].start');
    expect(field({ ...block, round: 9 })).toBe('blocks[0].round');
    expect(field({ ...block, minutes: 0.5 })).toBe('blocks[0].minutes');
    expect(field(block)).toBeUndefined();
  });
});

describe('a rehearsal', () => {
  it('has as many invented people as wanted, all different, the same for a seed', () => {
    const people = inventPeople(1_000, 'spring');
    expect(new Set(people.map(({ name }) => name)).size).toBe(1_000);
    expect(inventPeople(8, 'spring')).toEqual(people.slice(0, 8));
    expect(inventPeople(8, 'autumn')).not.toEqual(people.slice(0, 8));
    const desk = new Desk({ isRehearsal: true });
    for (const at of [0, 500]) desk.do({ type: 'enrol', people: people.slice(at, at + 500) });
    expect(desk.state.people.size).toBe(1_000);
  });

  it.each(RULESETS)('has sheets whose sums are right under $title', ({ values }) => {
    for (let number = 1; number <= 100; number++) {
      const table = { round: 1, number, seats: [1, 2, 3, 4], winds: null } as const;
      expect(sheetMissing(inventSheet(table, values, 'seed'), values)).toBe(0);
    }
    const desk = aDesk({ values, players: 16, isRehearsal: true });
    desk.start(1);
    for (const table of desk.state.rounds[0]!.tables) {
      const at = desk.at(1, table.number);
      const sheet = inventSheet(table, values, 'seed');
      desk.do({ type: 'enter', at, sheet, source: 'typed' });
    }
    desk.do({ type: 'reset' });
    expect(foldEvent(desk.entries)).toEqual(desk.state);
  });
});

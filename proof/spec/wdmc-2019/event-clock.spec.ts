// WDMC 2019, Part 2, 2 to 4 at an event: blocks of time, the schedule, the clock.

import { WDMC_2019 } from '@hanchan/rulesets';
import {
  clockOf,
  clockRules,
  dayPlanFor,
  deskRulesFor,
  proposeSchedule,
} from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { aDesk, aStage, MINUTE, REFEREE } from '../support/eventDesk.ts';

const MINUTES = WDMC_2019.values['clock.minutes'];
const wdmc = { values: WDMC_2019.values, stages: [aStage({ rounds: 6, minutes: MINUTES })] };
const HOUR = 60 * MINUTE;
/** 11:00 in London on Saturday 8 June 2019, and on the Sunday. */
const ELEVEN = 1_559_988_000_000;
const DAYS = [ELEVEN, ELEVEN + 24 * HOUR];

clause('wdmc-p2.2-01', 'a hanchan is a block of time in which all tables play at once', () => {
  const desk = aDesk({ ...wdmc, players: 16 });
  desk.start(1);
  expect(desk.state.rounds[0]!.tables.map(({ stage }) => stage)).toEqual(Array(4).fill('playing'));
  const clocks = [1, 2, 3, 4].map((table) => clockOf(desk.state, 1, desk.now, table)?.endsAt);
  expect(new Set(clocks).size).toBe(1);
});

clause(['wdmc-p2.4.1-01', 'wdmc-p2.4.1-11'], 'ninety minutes from the signal to start', () => {
  const desk = aDesk(wdmc);
  desk.start(1);
  expect(clockOf(desk.state, 1, desk.now)).toMatchObject({
    startedAt: desk.now,
    endsAt: desk.now + 90 * MINUTE,
  });
});

clause('wdmc-p2.4.1-07', '60, 30, 15, 10, 5 and 1 minutes are called', () => {
  expect(deskRulesFor(WDMC_2019.values).warnings).toEqual([60, 30, 15, 10, 5, 1]);
  const desk = aDesk(wdmc);
  desk.start(1);
  const called: (number | null | undefined)[] = [];
  for (let minute = 0; minute < 90; minute++) {
    called.push(clockOf(desk.state, 1, desk.now)?.warning);
    desk.later(1);
  }
  const heard = called.flatMap((warning, i) => (warning !== called[i - 1] ? [[i, warning]] : []));
  expect(heard).toEqual([
    [0, null],
    [30, 60],
    [60, 30],
    [75, 15],
    [80, 10],
    [85, 5],
    [89, 1],
  ]);
});

clause('wdmc-p2.4.1-07', 'the calls are heard by one who looks once a second, too', () => {
  const desk = aDesk(wdmc);
  desk.start(1);
  const heard = new Set<number | null | undefined>();
  for (let second = 0; second < 5_400; second++) {
    heard.add(clockOf(desk.state, 1, desk.now + second * 1_000)?.warning);
  }
  expect([...heard]).toEqual([null, 60, 30, 15, 10, 5, 1]);
});

clause(
  [
    'wdmc-p2.3.2-01',
    'wdmc-p2.3.2-03',
    'wdmc-p2.3.2-04',
    'wdmc-p2.3.2-05',
    'wdmc-p2.3.2-06',
    'wdmc-p2.3.2-07',
  ],
  'six hanchan in two-hour slots over two days, lunch after the second, awards after the last',
  () => {
    const blocks = proposeSchedule(wdmc.stages, dayPlanFor(wdmc.stages, DAYS));
    const told = blocks.map(({ kind, round, start, minutes }) => {
      const day = start < DAYS[1]! ? 0 : 1;
      return [kind, round, day, (start - DAYS[day]!) / MINUTE, minutes];
    });
    expect(told).toEqual([
      ['opening', null, 0, 0, 30],
      ['round', 1, 0, 30, 120],
      ['round', 2, 0, 150, 120],
      ['lunch', null, 0, 270, 60],
      ['round', 3, 0, 330, 120],
      ['round', 4, 0, 450, 120],
      ['round', 5, 1, 0, 120],
      ['round', 6, 1, 120, 120],
      ['awards', null, 1, 270, 30],
    ]);
    expect(blocks[0]?.start).toBe(ELEVEN);
    const lunch = blocks.find(({ kind }) => kind === 'lunch')!;
    expect(lunch.minutes).toBeGreaterThanOrEqual(60);
    expect(lunch.minutes).toBeLessThanOrEqual(90);
  },
);

clause(
  'wdmc-p2.3.2-02',
  'six hanchan are the event: they lie on both days, each is played once, and there is no seventh',
  () => {
    const desk = aDesk(wdmc);
    const blocks = proposeSchedule(desk.state.stages, dayPlanFor(desk.state.stages, DAYS));
    const days = blocks.flatMap(({ kind, start }) =>
      kind === 'round' ? [start < DAYS[1]! ? 'Saturday' : 'Sunday'] : [],
    );
    expect(days).toEqual([...Array(4).fill('Saturday'), ...Array(2).fill('Sunday')]);
    expect(desk.state.rounds.length).toBe(6);
    const start = { type: 'start', round: 7 } as const;
    expect(desk.try(start)).toMatchObject({ field: 'round' });
  },
);

clause('wdmc-p2.3.2-08', 'open play after the awards is a line of the schedule', () => {
  const desk = aDesk(wdmc);
  const blocks = proposeSchedule(desk.state.stages, dayPlanFor(desk.state.stages, DAYS));
  const awards = blocks.at(-1)!;
  const open = {
    id: 'open',
    kind: 'other',
    label: 'Open play',
    start: awards.start + awards.minutes * MINUTE,
    minutes: 120,
    round: null,
  } as const;
  desk.do({ type: 'schedule', blocks: [...blocks, open] });
  expect(desk.state.schedule.at(-1)).toEqual(open);
});

clause('wdmc-p2.8-18', 'in an emergency lateness is forgiven and that table starts later', () => {
  const desk = aDesk(wdmc);
  desk.start(1);
  desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 }, REFEREE);
  desk.do({ type: 'pause', round: 1, table: 1, reason: 'emergency' }, REFEREE);
  desk.later(12).do({ type: 'resume', round: 1, table: 1 }, REFEREE);
  const here = {
    type: 'arrived',
    slot: 2,
    seconds: 720,
    isWaived: true,
    reason: 'emergency',
  } as const;
  desk.do({ ...here, at: desk.at(1, 1) }, REFEREE);
  expect(desk.table(1, 1).late.get(2)?.outcome).toMatchObject({ type: 'waived', points: 0 });
  expect(clockOf(desk.state, 1, desk.now, 1)?.secondsLeft).toBe(90 * 60);
  expect(clockOf(desk.state, 1, desk.now, 2)?.secondsLeft).toBe(78 * 60);
});

clause(
  ['wdmc-p2.8-16', 'wdmc-p2.8-17', 'W33'],
  'two thousand a minute; after ten minutes twenty thousand and a substitute',
  () => {
    for (const [seconds, type, points] of [
      [240, 'arrived', 8],
      [600, 'arrived', 20],
      [601, 'replaced', 20],
    ] as const) {
      const desk = aDesk(wdmc);
      desk.start(1);
      desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 }, REFEREE);
      const here = { type: 'arrived', slot: 2, seconds, isWaived: false, reason: '' } as const;
      desk.do({ ...here, at: desk.at(1, 1) }, REFEREE);
      expect(desk.table(1, 1).late.get(2)?.outcome).toMatchObject({ type, points });
    }
  },
);

clause('wdmc-p2.4.1-05', 'what may be done before the signal is told from the values', () => {
  expect(clockRules(WDMC_2019.values)[0]).toMatchObject({
    words: 'beforeStart.deal',
    rule: 'clock.beforeStart',
  });
});

// WRC 2022, 4.6, 6 and 10.1 at an event: the clock, and what may be done before it starts.

import { WRC_2022 } from '@hanchan/rulesets';
import { clockOf, clockRules, deskRulesFor } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { aDesk, aStage, HEAD, MINUTE, playerNo } from '../support/eventDesk.ts';

clause(
  ['wrc-4.6-01', 'wrc-10.1-03'],
  'every table has the time left, and players see it like everybody',
  () => {
    const desk = aDesk({ players: 16 });
    desk.start(1);
    desk.later(31);
    for (const table of [1, 2, 3, 4]) {
      expect(clockOf(desk.state, 1, desk.now, table)?.secondsLeft).toBe(59 * 60);
    }
  },
);

clause(
  ['wrc-4.6-02', 'wrc-10.1-03'],
  'start and end are moments that every screen knows, to sound at once',
  () => {
    const desk = aDesk();
    desk.start(1);
    const started = desk.now;
    desk.later(20);
    expect(clockOf(desk.state, 1, desk.now)).toMatchObject({
      startedAt: started,
      endsAt: started + 90 * MINUTE,
    });
  },
);

clause(
  ['wrc-4.6-03', 'wrc-10.1-01'],
  'ninety minutes end when the countdown is at zero, not before',
  () => {
    expect(WRC_2022.values['clock.minutes']).toBe(90);
    const desk = aDesk({ stages: [aStage({ minutes: WRC_2022.values['clock.minutes'] })] });
    desk.start(1);
    desk.later(89, 59);
    expect(clockOf(desk.state, 1, desk.now)).toMatchObject({ phase: 'running', secondsLeft: 1 });
    desk.later(0, 1);
    expect(clockOf(desk.state, 1, desk.now)).toMatchObject({ phase: 'over', secondsLeft: 0 });
  },
);

clause('wrc-10.1-02', 'the final may have no limit while the other rounds have one', () => {
  const stages = [
    aStage({ rounds: 1 }),
    aStage({ id: 'short', rounds: 1, minutes: 75 }),
    aStage({ id: 'final', rounds: 1, minutes: null }),
  ];
  const desk = aDesk({ stages });
  const left = [1, 2, 3].map((round) => clockOf(desk.state, round, desk.now)?.secondsLeft);
  expect(left).toEqual([5_400, 4_500, null]);
});

clause(['wrc-6-01', 'wrc-6-02'], 'seats are drawn before the signal; dealing waits for it', () => {
  const desk = aDesk();
  desk.seat(1);
  desk.do({ type: 'drawWinds', at: desk.at(1, 1), slots: [3, 4, 1, 2] }, playerNo(2));
  expect(desk.table(1, 1).winds).toEqual([3, 4, 1, 2]);
  expect(
    desk.try({ type: 'setState', at: desk.at(1, 1), state: 'playing' }, playerNo(2)),
  ).toMatchObject({ code: 'wrongState', message: 'Round 1 has not begun.' });
  expect(clockRules(WRC_2022.values)[0]).toEqual({
    moment: 'beforeStart',
    words: 'beforeStart.nothing',
    rule: 'clock.beforeStart',
  });
});

clause(
  ['wrc-10.1-04', 'wrc-10.1-06'],
  'what is told at the end of time: one more deal, and a chombo ends it',
  () => {
    const told = clockRules(WRC_2022.values).map(({ words, rule }) => [words, rule]);
    expect(told).toContainEqual(['betweenDeals.oneMoreDeal', 'clock.bellBetweenDeals']);
    expect(told).toContainEqual(['chombo.ends', 'clock.chomboAfterBell']);
  },
);

clause(
  ['wrc-6.2-02', 'wrc-6.2-03'],
  'winds are found at the table by the players, in one way for the whole event',
  () => {
    expect(deskRulesFor(WRC_2022.values).winds).toBe('drawnAtTable');
    const drawn = aDesk();
    drawn.start(1);
    for (const table of [1, 2]) {
      const [a, b, c, d] = drawn.table(1, table).seats;
      drawn.do({ type: 'drawWinds', at: drawn.at(1, table), slots: [d, c, b, a] }, playerNo(a));
    }
    const told = aDesk({ desk: { winds: 'prescribed' } });
    told.start(1);
    for (const table of [1, 2]) {
      const act = { type: 'drawWinds', slots: told.table(1, table).seats } as const;
      expect(told.try({ ...act, at: told.at(1, table) }, HEAD)?.rule).toBe('table.seating');
    }
  },
);

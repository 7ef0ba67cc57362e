// WDMC 2019, Part 2, 4.1: before the clock starts.

import { deal, newMatch, redact, startClock, view } from '@hanchan/game';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { SEATS, tileSet } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const waiting = () => new Table(WDMC_2019.values, { isStarted: false });

clause('wdmc-p2.4.1-04', 'walls are built and hands dealt before the signal', () => {
  expect(waiting().match).toMatchObject({ phase: 'playing', isStarted: false });
});

clause(
  ['wdmc-p2.4.1-05', 'wdmc-p2.4.1-06'],
  'the first discard lies face down until the signal',
  () => {
    const table = waiting().do('E discards drawn');
    expect(table.count('discarded')).toBe(0);
    for (const viewer of SEATS)
      expect(JSON.stringify(view(table.match, viewer))).not.toContain('laidDown');
    const laid = table.match.laidDown;
    table.do('start');
    expect(table.last('discarded')).toMatchObject({
      seat: 0,
      tile: (laid as { tile: number }).tile,
    });
  },
);

clause('wdmc-p2.4.1-05', 'nothing else is done before it, and no second discard', () => {
  const table = waiting();
  expect(table.refusal('E tsumo')).toMatchObject({ code: 'notStarted', rule: 'clock.beforeStart' });
  table.do('E discards drawn');
  expect(table.refusal('E discards drawn')?.code).toBe('notStarted');
});

clause('wdmc-p2.4.1-05', 'the signal is given once, and everybody hears it', () => {
  const table = waiting().do('start');
  expect(startClock(table.match)).toEqual({
    ok: false,
    error: { code: 'alreadyStarted', rule: null },
  });
  for (const viewer of SEATS)
    expect(redact(table.last('clockStarted'), viewer)).toEqual({ type: 'clockStarted' });
});

clause('wrc-2-36', 'WRC deals nothing before the signal', () => {
  const match = newMatch(WRC_2022.values, { isStarted: false });
  expect(deal(match, tileSet(0))).toEqual({
    ok: false,
    error: { code: 'notStarted', rule: 'clock.beforeStart' },
  });
});

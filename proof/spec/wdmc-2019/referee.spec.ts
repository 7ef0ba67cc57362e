// WDMC 2019, Part 2: the judge.

import { WDMC_2019 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = WDMC_2019.values;

clause(
  ['wdmc-p2.4.2-01', 'wdmc-p2.4.2-02'],
  'while the judge is called nobody can touch a tile',
  () => {
    const table = new Table(RULES).do('referee pause W');
    expect(table.last('ruled').ruling).toMatchObject({ type: 'pause', seat: 2 });
    expect(table.refusal('E discards drawn')).toMatchObject({ code: 'paused', rule: null });
    table.do('referee resume', 'E discards drawn');
  },
);

clause(['wdmc-p2.7-11', 'wdmc-p2.8-24'], 'a cheat is removed without a warning before', () => {
  const table = new Table(RULES).do('referee disqualify S');
  expect(table.match.disqualified).toEqual([1]);
  expect(table.match.penalties[1].warnings).toBe(0);
});

clause('wdmc-p2.8-22', 'a disruption is warned, and then, or at once, ends in removal', () => {
  const table = new Table(RULES).do('referee warning S', 'referee disqualify S');
  expect(table.match.penalties[1].warnings).toBe(1);
  expect(table.match.disqualified).toEqual([1]);
});

clause(
  'wdmc-p2.4.2-06',
  'the judge is told whenever a score falls below zero, and again for a second loan',
  () => {
    const hands = { S: '234m45p678s22288s' };
    const scores = [1_000, 39_000, 40_000, 40_000] as const;
    const table = new Table(RULES, { hands, draws: '6p', scores, discards: { S: '1z' } });
    table.do('E discards 6p', 'S ron');
    expect(table.last('lent')).toEqual({ type: 'lent', seat: 0, count: 1 });
    const next = (held: number) => {
      const left = [held, 60_000, 40_000, 20_000 - held] as const;
      return new Table(RULES, { hands, draws: '6p', scores: left, discards: { S: '1z' } })
        .do('E discards 6p', 'S ron')
        .events.flatMap((event) => (event.type === 'lent' ? [event.count] : []));
    };
    // Twenty thousand are lent: nobody is called within them, somebody beyond them, nobody above zero.
    expect([next(-1_000), next(-19_900), next(30_000)]).toEqual([[], [2], []]);
  },
);

clause(['W2', 'wdmc-3.5.1-16'], 'a riichi below 1,000 points is lent for, and told at once', () => {
  const hands = { E: '23234m456p678s88s' };
  const table = new Table(RULES, { hands, draws: '7z', scores: [400, 39_600, 40_000, 40_000] });
  table.do('E riichi 7z').passAll();
  expect(table.scores[0]).toBe(-600);
  expect(table.last('lent')).toEqual({ type: 'lent', seat: 0, count: 0, chips: 1 });
  const told = table.events.findIndex(({ type }) => type === 'lent');
  expect(table.events[told - 1]?.type).toBe('riichiAccepted');
});

clause(
  ['W51', 'wdmc-3.5.1-16', 'wdmc-p2.4.2-06'],
  'a riichi stick is lent to whoever holds too few, and 20,000 once the sticks do not reach for a payment',
  () => {
    const hands = { E: '23234m456p678s88s', S: '567m45p34522255s' };
    const lentAfter = (held: number, isWonOn = false) => {
      const scores = [held, 60_000 - held, 30_000, 30_000] as const;
      const table = new Table(RULES, { hands, draws: '7z5z5z5z6p', scores });
      table.do('E riichi 7z').passAll();
      if (isWonOn) {
        for (const who of ['S', 'W', 'N']) table.do(`${who} discards 5z`).passAll();
        table.do('E discards 6p', 'S ron');
      }
      return table.events.flatMap((event) =>
        event.type === 'lent' ? [[event.count, event.chips ?? 0]] : [],
      );
    };
    // Sticks that were lent before are sticks too.
    expect([lentAfter(400), lentAfter(1_000), lentAfter(-5_000)]).toEqual([[[0, 1]], [], []]);
    expect(lentAfter(-19_500)).toEqual([[1, 1]]);
    // The loan is told by itself: the chip was told when it was handed over.
    expect(lentAfter(400, true)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  },
);

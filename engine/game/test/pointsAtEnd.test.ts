// Points that are lent when a deal is over, and deposits that are left when the match is.

import { TENHOU, WDMC_2019 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { depositsAtEnd, leader, loansFor, newMatch, ringBell } from '../src/index.ts';

describe('the deposits that are left', () => {
  const rich: BySeat<number> = [20_000, 30_000, 18_000, 30_000];
  const TO_WINNER = { ...TENHOU.values, 'end.deposits': 'winner' } as const;
  const TO_NOBODY = { ...TENHOU.values, 'end.deposits': 'nobody' } as const;

  test('go to first place, of equals the one who dealt earlier', () => {
    expect(leader(rich)).toBe(1);
    expect(depositsAtEnd({ rules: TO_WINNER, scores: rich, deposits: 2 })).toEqual([
      0, 2_000, 0, 0,
    ]);
  });

  test('or stay where they are', () => {
    expect(depositsAtEnd({ rules: TO_NOBODY, scores: rich, deposits: 2 })).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [TO_WINNER, [20_000, 32_000, 18_000, 30_000], 0],
    [TO_NOBODY, rich, 2],
  ] as const)('the match ends with them', (rules, scores, deposits) => {
    const between = newMatch(
      { ...rules, 'clock.bellBetweenDeals': 'ends' },
      { scores: rich, deposits: 2 },
    );
    const ended = ringBell(between);
    expect(ended.ok && ended.value.events.at(-1)).toEqual({ type: 'matchEnded', scores, deposits });
    expect(ended.ok && ended.value.match).toMatchObject({ phase: 'over', scores, deposits });
  });
});

describe('loans', () => {
  const NOTHING = '147m28p369s12346z';
  const MIDDLE = { E: '8s', S: '8m', W: '8p', N: '8m' };
  const tableOf = (
    live: number,
    scores: BySeat<number>,
    others = { S: NOTHING, W: NOTHING, N: NOTHING },
  ) =>
    new Table(WDMC_2019.values, {
      hands: { E: '123m456m789s4566p', ...others },
      draws: '9p',
      discards: MIDDLE,
      live,
      scores,
    });
  const loansOf = (table: Table) =>
    table.events.flatMap((event) => (event.type === 'lent' ? [event] : []));

  test('whoever falls below zero by a payment is lent points, whoever stays above is not', () => {
    const table = tableOf(0, [30_000, 500, 1_000, 88_500]);
    table.do('E discards 9p');
    expect(table.scores).toEqual([33_000, -500, 0, 87_500]);
    expect(loansOf(table)).toEqual([{ type: 'lent', seat: 1, count: 1 }]);
  });

  test('what was lent for a riichi is not lent again when the deal ends', () => {
    const table = tableOf(8, [400, 40_000, 40_000, 39_600]);
    table.do('E riichi 9p').drain();
    expect(table.match.phase).toBe('awaitingDeal');
    expect(loansOf(table)).toEqual([{ type: 'lent', seat: 0, count: 0, chips: 1 }]);
  });

  test('nor where the deal leaves its player below zero', () => {
    const tenpai = { S: '789p1112223334z', W: '123s456s789p5566z', N: '234s567s234p99m77z' };
    const table = tableOf(8, [400, 40_000, 40_000, 39_600], tenpai);
    table.do('E riichi 9p').drain();
    expect(table.match.phase).toBe('awaitingDeal');
    expect(table.scores[0]).toBe(-600);
    expect(loansOf(table)).toEqual([{ type: 'lent', seat: 0, count: 0, chips: 1 }]);
  });

  test('a payment beyond the sticks that are left is lent for beside the chip', () => {
    expect(loansFor(-600, WDMC_2019.values, 1)).toEqual({ count: 0, inSticks: 400 });
    expect(loansFor(-1_600, WDMC_2019.values, 1)).toEqual({ count: 1, inSticks: 19_400 });
  });

  test('the chip goes back with a score that is above zero again', () => {
    const table = tableOf(8, [400, 40_000, 40_000, 39_600]);
    table.do('E riichi 9p').drain();
    expect(table.scores[0]).toBeGreaterThan(0);
    expect(table.match.chips).toEqual([0, 0, 0, 0]);
  });

  test('under rules that know no such loan, the usual one is given for a riichi', () => {
    const table = new Table(
      { ...WDMC_2019.values, 'riichi.loan': 0 },
      {
        hands: { E: '123m456m789s4566p', S: NOTHING, W: NOTHING, N: NOTHING },
        draws: '9p',
        discards: MIDDLE,
        live: 8,
        scores: [400, 40_000, 40_000, 39_600],
      },
    );
    table.do('E riichi 9p').passAll();
    expect(loansOf(table)).toEqual([{ type: 'lent', seat: 0, count: 1 }]);
    expect(table.match.chips).toBeUndefined();
  });
});

// A win at the table: who takes counters, deposits and pool, and whose ura are turned.

import type { RuleChanges, RuleValues } from '@hanchan/rules';
import { EMA_2008 } from '@hanchan/rulesets';
import { formatTiles } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';

const EAST = '123s456s789m4566p';
const SOUTH = '123m456m789s4566p';
const NOTHING = '147m28p369s12346z';

const table = (setup: Setup, changes: RuleChanges = {}) =>
  new Table({ ...EMA_2008.values, ...changes } as RuleValues, {
    draws: '3p',
    discards: { W: '8p' },
    indicators: '3z',
    ura: '2m',
    ...setup,
  });

/** West throws 3p, which completes the hands of East and South. */
const westFeeds = (setup: Setup = {}, changes: RuleChanges = {}) =>
  table({ hands: { E: EAST, S: SOUTH, N: NOTHING }, turn: 'W', ...setup }, changes).do(
    'W discards 3p',
  );

const wins = (at: Table) => at.events.flatMap((event) => (event.type === 'won' ? [event] : []));

describe('two wins on one discard', () => {
  test('deposits that lay there and the pool go to the nearer, each has the own deposit back', () => {
    const at = westFeeds({ riichi: ['E', 'S'], deposits: 4, pool: 700 }).do('E ron & S ron');
    expect(wins(at).map(({ seat, deposits }) => [seat, deposits])).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(at.match).toMatchObject({ deposits: 0, pool: 0 });
    expect(at.last('dealEnded')).toMatchObject({ deposits: 0, pool: 0 });
    const paid = at.scores.reduce((sum, score) => sum + score, 0);
    expect(paid).toBe(120_000 + 4_000 + 700);
  });

  test('each says from whom and on which tile, and the scores after it', () => {
    const [east, south] = wins(westFeeds().do('E ron & S ron'));
    expect([east!.from, east!.tile, south!.from, south!.tile]).toEqual([2, 11, 2, 11]);
    expect(formatTiles(south!.hand)).toBe('123456m4566p789s');
    expect(south!.scores).not.toEqual(east!.scores);
    expect(south!.scores[0]).toBe(east!.scores[0]);
  });
});

describe('one win', () => {
  test('by draw: from nobody, on the drawn tile, with all that lies there', () => {
    const at = table({ hands: { E: EAST }, deposits: 2, pool: 300, counters: 1 }).do('E tsumo');
    expect(at.last('won')).toMatchObject({ from: null, tile: 11, counters: 1, deposits: 2 });
    expect(at.match).toMatchObject({ deposits: 0, pool: 0 });
  });

  test('ura are turned for riichi, where the rulebook has them', () => {
    const ura = (setup: Setup, changes: RuleChanges = {}) =>
      westFeeds(setup, changes).do('S ron').last('won').ura;
    expect(ura({ riichi: ['S'] })).toEqual([1]);
    expect(ura({})).toEqual([]);
    expect(ura({ riichi: ['S'] }, { 'dora.ura': false })).toEqual([]);
  });
});

// What each is told carries each one's view forward: missed wins, the ends of deals, the clock, the referee and fouls.

import { EMA_2008, GENERAL, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../proof/spec/support/playTable.ts';
import { foldView, view } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';
import { IDLE, NEITHER, NOTHING, PINFU, PLAIN, watched } from './watched.ts';

const WRC = WRC_2022.values;

describe('a completing tile is let go', () => {
  const missed: Setup = {
    hands: { E: '147m28p369s123466z', S: PINFU, N: '33p147m258s1234z6p' },
    draws: '3p8s',
    discards: PLAIN,
    turn: 'W',
  };
  const rules = (value: 'ownTurn' | 'anyCall') => rulesWith(WRC_2022, { 'furiten.missed': value });

  test('until the own next draw', () => {
    const at = watched(missed).do('W discards 3p').passAll();
    expect(at.table.state('S').hasMissed).toBe(true);
    at.do('N discards drawn', 'E discards drawn').passAll();
    expect(at.table.state('S').hasMissed).toBe(false);
  });

  test('until a call of one’s own, even where others’ calls count for nothing', () => {
    const at = watched({
      ...missed,
      hands: { ...missed.hands, S: '123m456m789s4455p' },
      draws: '4p',
    });
    at.do('W discards 4p', 'S pon 44p');
    expect(at.table.state('S').hasMissed).toBe(false);
  });

  test.each(['ownTurn', 'anyCall'] as const)('or until a call of anybody: %s', (value) => {
    const at = watched(missed, rules(value)).do('W discards 3p', 'N pon 33p').passAll();
    expect(at.table.state('S').hasMissed).toBe(value === 'ownTurn');
  });

  test.each(['ownTurn', 'anyCall'] as const)('or until a kan of anybody: %s', (value) => {
    const hands = { ...missed.hands, N: '666z147m38p1234z9m', E: '147m28p369s12345z5z' };
    const at = watched({ ...missed, hands, draws: '3p6z' }, rules(value))
      .do('W discards 3p', 'N kan 6z')
      .passAll();
    expect(at.table.state('S').hasMissed).toBe(value === 'ownTurn');
  });

  test('in riichi to the end of the deal, whoever calls', () => {
    const at = watched({ ...missed, riichi: ['S'] }, rules('anyCall'));
    at.do('W discards 3p', 'N pon 33p', 'N discards 6p', 'E discards drawn').passAll();
    expect(at.table.match.deal!.turn).toBe(1);
    expect(at.table.state('S').hasMissed).toBe(true);
  });
});

describe('the end of a deal', () => {
  test('a win takes pool and deposits; the dealer stays', () => {
    const setup = { hands: { E: PINFU }, draws: '3p', deposits: 2, counters: 1, pool: 3_000 };
    const at = watched(setup, GENERAL.values).do('E tsumo').deal();
    expect(at.table.match).toMatchObject({ dealer: 0, deposits: 0, pool: 0 });
  });

  test('they are gone with the win, before the deal is closed', () => {
    const setup = { hands: { E: PINFU }, draws: '3p', deposits: 2, counters: 1, pool: 3_000 };
    const { table } = watched(setup, GENERAL.values);
    const before = view(table.match, 1);
    const won = table.do('E tsumo').last('won');
    const after = foldView(before, won);
    expect(after).toMatchObject({ deposits: 0, pool: 0, scores: won.scores, phase: 'playing' });
    expect(after.deal!.phase).toEqual({ type: 'over' });
  });

  test('two win on one tile', () => {
    const hands = { E: NOTHING, S: PINFU, N: '123m456m789p45p88s' };
    const at = watched({ hands, draws: '3p', discards: PLAIN, deposits: 1 }, WDMC_2019.values);
    at.do('E discards 3p', 'N ron', 'S ron').deal();
    expect(at.table.match).toMatchObject({ dealer: 1, round: 0, deposits: 0 });
  });

  test('the round ends with the last dealer', () => {
    const setup: Setup = { hands: { S: PINFU }, draws: '3p', dealer: 3, discards: PLAIN };
    const at = watched(setup).do('E discards 3p', 'S ron').deal();
    expect(at.table.match).toMatchObject({ dealer: 0, round: 1 });
  });

  test('the match ends, and what lies on the table is given away', () => {
    const setup: Setup = { hands: { E: NOTHING, S: NEITHER, W: IDLE }, dealer: 3, round: 'S' };
    const at = watched({ ...setup, live: 0, discards: PLAIN, deposits: 1, draws: '9m' });
    at.do('E discards 9m').passAll();
    expect(at.table.match.phase).toBe('over');
  });

  test('nine terminals', () => {
    const rules = rulesWith(WRC_2022, { 'draw.abortive': ['nineTerminals'] });
    const at = watched({ hands: { E: '19m19p19s1234566z' }, draws: '8m' }, rules);
    at.do('E nine').deal();
    expect(at.table.last('drawn').by).toEqual([0]);
  });

  const ready: Setup = {
    hands: { E: NOTHING, S: PINFU, W: '123m456m789p45s88s', N: '345678m99p46p678s' },
    draws: '9m',
    live: 0,
    discards: PLAIN,
    riichi: ['N'],
    deposits: 1,
  };

  test('at the last discard each says in turn whether the hand waits', () => {
    const at = watched(ready).do('E discards 9m').passAll().do('S tenpai', 'W noten').deal();
    expect(at.table.events.find(({ type }) => type === 'drawn')).toMatchObject({ tenpai: [1, 3] });
  });

  test('those who have said tenpai are known in the order in which they spoke', () => {
    const hands = { ...ready.hands, E: '345678m99p46p678s', N: NOTHING };
    const at = watched({ ...ready, hands, riichi: [], deposits: 0 })
      .do('E discards 9m')
      .passAll();
    at.do('E tenpai', 'S tenpai');
    expect(at.table.match.deal!.phase).toMatchObject({ tenpai: [0, 1], waiting: [2] });
  });

  test('whoever speaks early is no longer asked', () => {
    watched(ready).do('E discards 9m').passAll().do('W tenpai', 'S noten');
  });

  test('a bell over the last discard leaves one more deal where nobody wins on it', () => {
    const at = watched({
      ...ready,
      hands: { ...ready.hands, S: '123m456m789s4477z' },
      draws: '7z',
    });
    at.do('E discards 7z', 'bell');
    expect(at.table.match.bell).toBe('lastDiscard');
    at.passAll();
    expect(at.table.match.bell).toBe('oneMore');
  });

  test('a bell between deals, where one more follows', () => {
    const at = watched({ hands: { E: PINFU }, draws: '3p' }).do('E tsumo', 'bell');
    expect(at.table.match.bell).toBe('oneMore');
    at.deal();
    expect(at.table.match.bell).toBe('lastDeal');
  });
});

describe('the clock, the referee and fouls', () => {
  const unassisted = (setup: Setup, rules = WRC) =>
    watched({ assistance: 'unassisted', ...setup }, rules);

  test('the signal to start turns up what was laid down', () => {
    const setup: Setup = { hands: { E: NOTHING }, draws: '9m', isStarted: false };
    const at = watched(setup, WDMC_2019.values).do('E discards 9m');
    expect(at.table.count('discarded')).toBe(0);
    at.do('start');
    expect(at.table.count('discarded')).toBe(1);
  });

  test('a pause, a warning, points off, a player who is out', () => {
    const at = watched({ hands: { E: NOTHING } });
    at.do('referee pause S', 'referee resume S', 'referee warning S', 'referee penalty W 20');
    at.do('referee disqualify N', 'referee disqualify W', 'E discards 1m').passAll();
    expect(at.table.match.disqualified).toEqual([3, 2]);
  });

  test('a dead hand loses its ippatsu', () => {
    const at = watched({ hands: { E: '123456789m11p23s', S: NOTHING }, draws: '7z5z' });
    at.do('E riichi 7z').passAll().do('referee deadHand E', 'S discards 5z').passAll();
    expect(at.table.state('E')).toMatchObject({ isDead: true, ippatsu: false });
  });

  test('a new deal gives back deposits and scores', () => {
    const at = watched({ hands: { E: '123456789m11p23s', S: NOTHING }, draws: '7z5z' });
    at.do('E riichi 7z').passAll().do('referee redeal');
    expect(at.table.match).toMatchObject({ deposits: 0, scores: [30_000, 30_000, 30_000, 30_000] });
    at.deal();
  });

  test.each([WRC_2022, WDMC_2019, EMA_2008])('a chombo of $id', ({ values }) => {
    const setup = { hands: { E: NOTHING }, draws: '9m' };
    unassisted(setup, values).do('E tsumo');
  });

  test('tenpai is said where there is none', () => {
    const at = unassisted({ hands: { E: NOTHING }, draws: '9m', live: 0, discards: PLAIN });
    at.do('E discards 9m').passAll().do('E tenpai');
  });

  test('a meld that is no group, until it is judged', () => {
    const hands = { E: NOTHING, S: '159m159p159s5677z' };
    unassisted({ hands, draws: '9m' }).do('E discards 9m', 'S pon 15m').passAll();
  });

  const RIICHI: Setup = { draws: '1m', riichi: ['E'], deposits: 1, discards: PLAIN };

  test('in riichi a kan that changes the hand is known to its owner', () => {
    const at = unassisted({ hands: { E: '111222333m45p99s' }, ...RIICHI })
      .do('E kan 1m')
      .passAll();
    expect(at.table.state('E').faults).toEqual(['riichiKan']);
    at.do('E discards drawn').passAll();
  });

  test('in riichi a kan that changes nothing is no fault', () => {
    const at = unassisted({ hands: { E: '111m456p789p45s99s' }, ...RIICHI })
      .do('E kan 1m')
      .passAll();
    expect(at.table.state('E').faults).toEqual([]);
  });

  test('at a guided table there is no such kan', () => {
    const at = watched({ hands: { E: '111m456p789p45s99s' }, ...RIICHI })
      .do('E kan 1m')
      .passAll();
    expect(at.table.state('E').faults).toEqual([]);
  });
});

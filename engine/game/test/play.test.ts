// The ways into a match: where it begins, what is refused at its door, the signal to start and the bell.

import { GENERAL, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import {
  type Action,
  deal,
  newMatch,
  play,
  refusalOf,
  ringBell,
  startClock,
} from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

const WRC = WRC_2022.values;
const PINFU = '123m456m789s4566p';
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };
const refused = (code: string, rule: string | null = null) => ({
  ok: false,
  error: { code, rule },
});

describe('a match begins', () => {
  test('as its rulebook says', () => {
    expect(newMatch(WRC)).toMatchObject({
      assistance: 'guided',
      claimOrder: 'together',
      isStarted: true,
      isPaused: false,
      laidDown: null,
      disqualified: [],
      scores: [30_000, 30_000, 30_000, 30_000],
      round: 0,
      dealer: 0,
      counters: 0,
      deposits: 0,
      pool: 0,
      dealNumber: 0,
      bell: 'silent',
      phase: 'awaitingDeal',
      deal: null,
    });
  });

  test('or where it is taken up', () => {
    const start = {
      assistance: 'unassisted',
      claimOrder: 'asHeard',
      isStarted: false,
      scores: [1_000, 2_000, 3_000, 114_000],
      round: 1,
      dealer: 2,
      counters: 3,
      deposits: 1,
      pool: 500,
    } as const;
    expect(newMatch(WRC, start)).toMatchObject(start);
  });
});

describe('a deal is not begun', () => {
  const wall = tileSet(3);
  const rules = rulesWith(WRC_2022, { 'tiles.redFives': 'onePerSuit' });

  test('when the match is over, paused, or one is running', () => {
    const match = newMatch(rules);
    expect(deal({ ...match, phase: 'over' }, wall)).toEqual(refused('matchOver'));
    expect(deal({ ...match, isPaused: true }, wall)).toEqual(refused('paused'));
    const begun = deal(match, wall);
    expect(begun.ok && deal(begun.value.match, wall)).toEqual(refused('dealRunning'));
  });

  test('before the signal, where that is waited for', () => {
    const waiting = { isStarted: false };
    const wait = newMatch(rules, waiting);
    expect(deal(wait, wall)).toEqual(refused('notStarted', 'clock.beforeStart'));
    const dealt = rulesWith(WRC_2022, {
      'tiles.redFives': 'onePerSuit',
      'clock.beforeStart': 'deal',
    });
    expect(deal(newMatch(dealt, waiting), wall).ok).toBe(true);
  });
});

describe('an act is refused at the door', () => {
  const tsumo: Action = { type: 'tsumo', seat: 0 };

  test('in a match that is over, paused, or between deals', () => {
    const { match } = table();
    expect(refusalOf({ ...match, phase: 'over' }, tsumo)).toMatchObject({ code: 'matchOver' });
    expect(refusalOf({ ...match, isPaused: true }, tsumo)).toMatchObject({ code: 'paused' });
    const won = table({ hands: { E: PINFU }, draws: '3p' }).do('E tsumo').match;
    expect(refusalOf(won, tsumo)).toMatchObject({ code: 'noDealRunning' });
    expect(refusalOf({ ...won, deal: null }, tsumo)).toMatchObject({ code: 'noDealRunning' });
  });

  test('when something else is due', () => {
    const at = table({ hands: { S: PINFU }, draws: '3p', live: 0, discards: PLAIN });
    const codes = (...commands: string[]) => commands.map((one) => at.refusal(one)?.code);
    expect(codes('E pass', 'E tenpai', 'E picks 0')).toEqual(Array(3).fill('wrongPhase'));
    at.do('E discards 3p');
    expect(codes('E discards 1m', 'S tenpai', 'S picks 0')).toEqual(Array(3).fill('wrongPhase'));
    at.passAll();
    expect(codes('S discards 1m', 'S pass', 'S picks 0')).toEqual(Array(3).fill('wrongPhase'));
    expect(codes('S tenpai', 'S noten')).toEqual([undefined, undefined]);
  });

  test('of a pool only what lies there is picked, by whose turn it is', () => {
    const at = new Table(USPML_FUNDAMENTALS.values);
    const pick = (seat: 0 | 1, slot: number) => refusalOf(at.match, { type: 'pick', seat, slot });
    expect(pick(0, 0)).toBe(null);
    expect(pick(0, at.live - 1)).toBe(null);
    for (const slot of [-1, 0.5, at.live, Number.NaN]) {
      expect(pick(0, slot)).toEqual({ code: 'noSuchSlot', rule: 'wall.build' });
    }
    expect(pick(1, 0)).toEqual({ code: 'notYourTurn', rule: null });
    expect(refusalOf(at.match, tsumo)).toMatchObject({ code: 'wrongPhase' });
  });

  test('a wrong act without a word of the rulebook for it is refused at an unassisted table, too', () => {
    const { match } = table({ assistance: 'unassisted' });
    expect(play(match, { type: 'pass', seat: 0 })).toEqual(refused('wrongPhase'));
    expect(play({ ...match, isPaused: true }, tsumo)).toEqual(refused('paused'));
    expect(play(match, { type: 'tsumo', seat: 1 })).toEqual(refused('notYourTurn'));
    const mild = new Table(GENERAL.values, { assistance: 'unassisted' });
    expect(play(mild.match, tsumo)).toEqual(refused('notComplete'));
  });
});

describe('before the signal to start', () => {
  const setup: Setup = { hands: { E: '147m258p369s1234z' }, draws: '9m', isStarted: false };
  const waiting = () => new Table(WDMC_2019.values, setup);
  const NOT_STARTED = { code: 'notStarted', rule: 'clock.beforeStart' };

  test('one discard is laid down, and nothing else is done', () => {
    const at = waiting();
    expect(at.refusal('E tsumo')).toEqual(NOT_STARTED);
    const before = at.events.length;
    at.do('E discards 9m');
    expect(at.match.laidDown).toMatchObject({ type: 'discard', tile: 8 });
    expect(at.events).toHaveLength(before);
    expect(at.refusal('E discards 1m')).toEqual(NOT_STARTED);
  });

  test('which the signal turns up', () => {
    const at = waiting().do('E discards 9m', 'start');
    expect(at.match).toMatchObject({ isStarted: true, laidDown: null });
    expect(at.events.map(({ type }) => type)).toContain('clockStarted');
    expect(at.state('E').discards).toHaveLength(1);
  });

  test('and without one the clock only starts, once', () => {
    const at = waiting().do('start');
    expect(at.trail(1)).toEqual(['clockStarted']);
    expect(startClock(at.match)).toEqual(refused('alreadyStarted'));
  });
});

describe('the bell', () => {
  const bellIn = (at: Table) => at.do('bell').match.bell;

  test('rings in a deal: it is the last', () => {
    expect(bellIn(table())).toBe('lastDeal');
    const ending = new Table(WDMC_2019.values);
    expect(bellIn(ending)).toBe('lastDeal');
    expect(ending.match.phase).toBe('playing');
    expect(bellIn(table({ hands: { S: PINFU }, draws: '3p' }).do('E discards 3p'))).toBe(
      'lastDeal',
    );
  });

  test('rings over the last discard: only a win on it makes that deal the last', () => {
    const setup: Setup = { hands: { S: PINFU }, draws: '3p', live: 0, discards: PLAIN };
    expect(bellIn(table(setup).do('E discards 3p'))).toBe('lastDiscard');
    const kan: Setup = { hands: { E: '258m369s1234z[333p^]', S: PINFU }, draws: '3p', live: 0 };
    const rules = rulesWith(WRC_2022, { 'kan.lastTile': true });
    expect(bellIn(new Table(rules, kan).do('E kan 3p'))).toBe('lastDeal');
  });

  test('rings while tenpai is declared, or between deals: one more follows', () => {
    const setup: Setup = { hands: { S: PINFU }, draws: '9m', live: 0, discards: PLAIN };
    expect(bellIn(table(setup).do('E discards 9m').passAll())).toBe('oneMore');
    const won = table({ hands: { E: PINFU }, draws: '3p' }).do('E tsumo');
    expect(bellIn(won)).toBe('oneMore');
    expect(won.match.phase).toBe('awaitingDeal');
  });

  test('or the match is over at once, where the rulebook says so', () => {
    const won = new Table(WDMC_2019.values, { hands: { E: PINFU }, draws: '3p' }).do('E tsumo');
    won.do('bell');
    expect(won.match.phase).toBe('over');
    expect(ringBell(won.match)).toEqual(refused('matchOver'));
  });

  test('once: a second one changes nothing', () => {
    const at = table({ hands: { E: PINFU }, draws: '3p' }).do('bell', 'E tsumo');
    expect(at.count('bellRang')).toBe(1);
    const twice = table().do('bell', 'bell');
    expect(twice.match.bell).toBe('lastDeal');
    expect(twice.count('bellRang')).toBe(2);
    const late = table({ hands: { S: PINFU }, draws: '3p', live: 0, discards: PLAIN });
    expect(bellIn(late.do('bell', 'E discards 3p'))).toBe('lastDeal');
    const between = table({ hands: { E: PINFU }, draws: '3p' })
      .do('E tsumo', 'bell')
      .deal();
    expect(bellIn(between)).toBe('lastDeal');
  });
});

// What each foul was exactly, what it costs, and what becomes of the act.

import type { ChomboPenalty, RuleChanges, RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { unassisted } from '../../../proof/spec/support/foulTable.ts';
import type { Setup } from '../../../proof/spec/support/playTable.ts';
import { chomboCost, FOULS, NO_PENALTIES, pointsPenalty } from '../src/index.ts';

/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

const allJudged = (consequence: string): RuleChanges =>
  Object.fromEntries(FOULS.map((foul) => [`foul.${foul}`, consequence]));

const rules = (consequence: string, changes: RuleChanges = {}) =>
  ({ ...WRC_2022.values, ...allJudged(consequence), ...changes }) as RuleValues;

const table = (consequence: string, setup: Setup = {}, changes: RuleChanges = {}) =>
  unassisted(rules(consequence, changes), setup);

describe('the case of a foul', () => {
  const rows: readonly [string, Setup, string[], unknown][] = [
    ['a win without one', {}, ['E tsumo'], { fault: 'noWin' }],
    ['a win with a dead hand', {}, ['referee deadHand E', 'E tsumo'], { fault: 'deadHand' }],
    [
      'a win on a tile that completes nothing',
      { hands: { S: PINFU }, draws: '9p', discards: { S: '6p' } },
      ['E discards 9p', 'S ron'],
      { fault: 'noWin' },
    ],
    [
      'a furiten win',
      { hands: { S: PINFU }, draws: '3p', discards: { S: '6p' } },
      ['E discards 3p', 'S ron'],
      { fault: 'furiten' },
    ],
    [
      'a win without yaku, and not furiten',
      { hands: { S: '456m789s4566p[123m<]' }, draws: '3p', discards: PLAIN },
      ['E discards 3p', 'S ron'],
      { fault: 'noWin' },
    ],
    [
      'riichi with too few tiles left',
      { hands: { E: PINFU }, draws: '9m', live: 3, discards: PLAIN },
      ['E riichi 9m'],
      { declared: 'riichi' },
    ],
    ['a call without tiles', { draws: '9m' }, ['E discards 9m', 'N pon'], { declared: 'call' }],
    ['a kan without tiles', { draws: '9m' }, ['E kan 9m'], { declared: 'kan' }],
    [
      'an added kan with a dead hand',
      { hands: { E: '147m258p369s5z[999m<]' }, draws: '9m' },
      ['referee deadHand E', 'E kan 9m'],
      { declared: 'kan' },
    ],
    [
      'the called tile after a pon',
      { hands: { S: '999p258m147s1234z' }, draws: '9p' },
      ['E discards 9p', 'S pon 9p9p', 'S discards 9p'],
      { swap: 'afterPon' },
    ],
    [
      'the called tile after a chi',
      { hands: { S: '4567s19m258p1234z' }, draws: '4s' },
      ['E discards 4s', 'S chi 5s6s', 'S discards 4s'],
      { swap: 'afterChi' },
    ],
    [
      'the other end after a chi',
      { hands: { S: '4567s19m258p1234z' }, draws: '4s' },
      ['E discards 4s', 'S chi 5s6s', 'S discards 7s'],
      { swap: 'otherEnd' },
    ],
    [
      'a call in riichi has none',
      { hands: { S: '123m456m789s4599p' }, riichi: ['S'], draws: '9p' },
      ['E discards 9p', 'S pon 9p9p'],
      undefined,
    ],
  ];
  test.each(rows)('%s', (_, setup, commands, one) => {
    expect(
      table('warning', setup)
        .do(...commands)
        .last('fouled').case,
    ).toEqual(one);
  });
});

test('a foul without cases has none at all', () => {
  const setup: Setup = { hands: { S: '123m456m789s4599p' }, riichi: ['S'], draws: '9p' };
  const fouled = table('warning', setup).do('E discards 9p', 'S pon 9p9p').last('fouled');
  expect(Object.keys(fouled)).not.toContain('case');
});

describe('why a laid group was none', () => {
  const because = (hand: string, tile: string, ...commands: string[]) =>
    table('warning', { hands: { S: hand }, draws: tile })
      .do(`E discards ${tile}`, ...commands)
      .last('fouled').because;

  test('its tiles make no group, also beside one that does', () => {
    const none = { code: 'noSuchMeld', rule: null };
    expect(because('69m258p147s12345z', '7m', 'S pon 6m9m', 'S discards 1z')).toEqual(none);
    expect(because('69m258p147s12345z', '7m', 'S chi 6m9m', 'S discards 1z')).toEqual(none);
    expect(because('69m258p147s12z[555z<]', '7m', 'S chi 6m9m', 'S discards 1z')).toEqual(none);
  });
});

describe('a deal that is void', () => {
  const voided = (changes: RuleChanges, ...before: string[]) =>
    table('chombo', { draws: '9m' }, changes).do(...before, 'E tsumo');

  test('is over, and its points and sticks are as before it', () => {
    const at = table('chombo', { draws: '9m', riichi: ['S'], deposits: 2, pool: 3 }).do('E tsumo');
    expect(at.match.deal!.phase).toEqual({ type: 'over' });
    expect(at.last('dealVoided')).toMatchObject({ offenders: [0], deposits: 2, pool: 3 });
    expect(at.match).toMatchObject({ phase: 'awaitingDeal', deposits: 2, pool: 3 });
  });

  test('after the bell it ends the match, or is dealt again', () => {
    expect(voided({ 'clock.chomboAfterBell': 'ends' }, 'bell').match.phase).toBe('over');
    const again = voided({ 'clock.chomboAfterBell': 'redeal' }, 'bell');
    expect(again.match).toMatchObject({ phase: 'awaitingDeal', bell: 'lastDeal' });
    const nobody = table('chombo', {}, { 'clock.chomboAfterBell': 'ends' });
    expect(nobody.do('bell', 'referee redeal').match.phase).toBe('awaitingDeal');
    expect(voided({ 'clock.chomboAfterBell': 'ends' }).match.phase).toBe('awaitingDeal');
  });

  test('when the bell rang over the last discard, one deal is left', () => {
    const changes: RuleChanges = { 'clock.bellBetweenDeals': 'oneMoreDeal' };
    const at = table(
      'chombo',
      { draws: '9p', live: 0, discards: PLAIN, hands: { S: '99p147m258s12345z' } },
      changes,
    );
    at.do('E discards 9p', 'bell');
    expect(at.match.bell).toBe('lastDiscard');
    at.do('referee redeal');
    expect(at.match.bell).toBe('oneMore');
  });
});

describe('what becomes of the act', () => {
  test('a void kan costs what the rulebook says, and the turn goes on', () => {
    const warned = table('warning', { draws: '9m' }).do('E kan 9m');
    expect(warned.match.penalties[0]).toEqual({ ...NO_PENALTIES, warnings: 1 });
    expect(warned.state('E')).toMatchObject({ melds: [], faults: [] });
    expect(warned.can('E', 'discards 9m')).toBe(true);
    const voided = table('chombo', { draws: '9m' }).do('E kan 9m');
    expect(voided.last('dealVoided').offenders).toEqual([0]);
  });

  test('false tenpai counts as noten, or voids the deal', () => {
    const setup: Setup = { live: 0, discards: PLAIN };
    const mayHide: RuleChanges = { 'draw.mayHideTenpai': true };
    const commands = ['E discards drawn', 'E tenpai'];
    const warned = table('warning', setup, mayHide).do(...commands);
    expect(warned.last('declared')).toEqual({ type: 'declared', seat: 0, isTenpai: false });
    const redeal: RuleChanges = { ...mayHide, 'penalty.chomboAtDraw': 'redeal' };
    const voided = table('chombo', setup, redeal).do(...commands);
    expect(voided.last('dealVoided').offenders).toEqual([0]);
    const stands: RuleChanges = { ...mayHide, 'penalty.chomboAtDraw': 'drawStands' };
    const stood = table('chombo', setup, stands).do(...commands);
    expect(stood.count('dealVoided')).toBe(0);
    expect(stood.last('declared').isTenpai).toBe(false);
    expect(stood.match.penalties[0].tournamentPoints).toBeGreaterThan(0);
  });

  test('only a changed riichi hand is remembered as one', () => {
    const late = table('warning', {
      hands: { E: PINFU },
      draws: '9m',
      live: 3,
      discards: PLAIN,
    }).do('E riichi 9m');
    expect(late.state('E')).toMatchObject({ riichi: 'none', faults: [] });
    const changed = table('warning', {
      hands: { S: PINFU },
      turn: 'S',
      riichi: ['S'],
      draws: '9m',
    }).do('S discards 1m');
    expect(changed.state('S').faults).toEqual(['riichiDiscard']);
  });

  test('a riichi hand that was changed is not proved right at a draw', () => {
    const setup: Setup = { hands: { S: PINFU }, turn: 'S', riichi: ['S'], draws: '9m' };
    const at = table('warning', { ...setup, live: 0, discards: PLAIN });
    at.do('S discards 1m').passAll();
    expect(at.last('fouled')).toMatchObject({ foul: 'notenRiichi', case: { fault: 'unproved' } });
  });

  test('a dead hand stays dead, loses ippatsu, and is told once', () => {
    const at = table('warning', { hands: { S: PINFU }, draws: '9m9p' }).do(
      'E discards 9m',
      'S riichi 9p',
    );
    at.passAll();
    expect(at.state('S').ippatsu).toBe(true);
    at.do('referee deadHand S', 'referee deadHand S');
    expect(at.state('S')).toMatchObject({ isDead: true, ippatsu: false });
    expect(at.count('handDied')).toBe(1);
  });
});

describe('what a chombo costs', () => {
  const costs = (chombo: ChomboPenalty, seat: 0 | 1 = 1) =>
    chomboCost(seat, 0, rules('chombo', { 'penalty.chombo': chombo }));
  const NOTHING_PAID = [0, 0, 0, 0];

  test('nothing, points off a result, or points off the score before uma', () => {
    expect(costs({ type: 'none' })).toEqual({ deltas: NOTHING_PAID, penalties: NO_PENALTIES });
    expect(costs({ type: 'tournamentPoints', amount: 20 })).toEqual({
      deltas: NOTHING_PAID,
      penalties: { warnings: 0, tournamentPoints: 20, modifier: 0 },
    });
    expect(costs({ type: 'scoreModifier', points: 12_000 })).toEqual({
      deltas: NOTHING_PAID,
      penalties: { warnings: 0, tournamentPoints: 0, modifier: 12_000 },
    });
  });

  test('a payment to the others, double to or by the dealer', () => {
    const payment = { type: 'payment', nonDealerShare: 2_000 } as const;
    expect(costs(payment).deltas).toEqual([4_000, -8_000, 2_000, 2_000]);
    expect(costs(payment, 0).deltas).toEqual([-12_000, 4_000, 4_000, 4_000]);
    expect(costs(payment).penalties).toEqual(NO_PENALTIES);
  });

  test('taken at the table: a payment is told with the scores after it, nothing is not told', () => {
    const paid = (chombo: ChomboPenalty) =>
      table('penalty', {}, { 'penalty.chombo': chombo }).do('E tsumo');
    const payment = paid({ type: 'payment', nonDealerShare: 2_000 });
    expect(payment.last('penalised')).toEqual({
      type: 'penalised',
      seat: 0,
      penalties: NO_PENALTIES,
      scores: [18_000, 34_000, 34_000, 34_000],
    });
    expect(paid({ type: 'none' }).count('penalised')).toBe(0);
    expect(paid({ type: 'scoreModifier', points: 12_000 }).match.penalties[0]).toEqual({
      warnings: 0,
      tournamentPoints: 0,
      modifier: 12_000,
    });
  });

  test('points of the referee are taken where a chombo is', () => {
    const points = (chombo: ChomboPenalty) =>
      pointsPenalty(8, rules('chombo', { 'penalty.chombo': chombo }));
    expect(points({ type: 'scoreModifier', points: 12_000 }).modifier).toBe(8_000);
    expect(points({ type: 'tournamentPoints', amount: 20 }).tournamentPoints).toBe(8);
  });
});

describe('which refused acts are fouls', () => {
  const isFoul = (setup: Setup, ...commands: string[]) => {
    const at = table('warning', setup);
    try {
      at.do(...commands);
    } catch (error) {
      if (error instanceof TypeError) throw error;
      return false;
    }
    return at.count('fouled') > 0;
  };

  test('a kan on the call just made is void, a kan of a tile in nobody’s hand too', () => {
    const called: Setup = { hands: { S: '99p5555m14s12345z' }, draws: '9p' };
    expect(isFoul(called, 'E discards 9p', 'S pon 9p9p', 'S kan 5m')).toBe(true);
    expect(isFoul({ draws: '9m' }, 'E kan 9m')).toBe(true);
    const held: Setup = { hands: { E: '9999m147p258s123z' }, draws: '5m' };
    expect(isFoul(held, 'E kan 9m')).toBe(false);
    const without = table('warning', held, { 'kan.concealed': false });
    expect(() => without.do('E kan 9m')).toThrow('kanNotAllowed');
  });

  test('whoever has spoken at a draw is not asked again', () => {
    const at = table('warning', { live: 0, discards: PLAIN }, { 'draw.mayHideTenpai': true });
    at.do('E discards drawn', 'E noten');
    expect(() => at.do('E tenpai')).toThrow('notTenpai');
  });

  test('a kan with the last tile is void', () => {
    const last: Setup = { hands: { E: '999m147p258s1234z' }, draws: '9m', live: 0 };
    expect(isFoul({ ...last, discards: PLAIN }, 'E kan 9m')).toBe(true);
  });

  test('tenpai is false only of one who is asked, a win only of one who has drawn', () => {
    const end: Setup = { live: 0, discards: PLAIN };
    const asks: Setup = { ...end, hands: { S: PINFU } };
    expect(isFoul(asks, 'E discards drawn', 'S tenpai')).toBe(false);
    const called: Setup = { hands: { S: '99p147m258s12345z' }, draws: '9p' };
    expect(isFoul(called, 'E discards 9p', 'S pon 9p9p', 'S tsumo')).toBe(false);
  });

  test('a win on a kan that riichi forbade shows that kan', () => {
    const at = table('chombo', {
      hands: { S: '4445m123p456p789s' },
      turn: 'S',
      riichi: ['S'],
      draws: '4m',
      replacements: '5m',
    }).do('S kan 4m');
    expect(at.count('fouled')).toBe(0);
    at.do('S tsumo');
    expect(at.last('fouled')).toMatchObject({
      foul: 'riichiKan',
      hand: [4, 9, 10, 11, 12, 13, 14, 24, 25, 26],
    });
  });

  test('an abortive draw that is none cannot even be declared', () => {
    const changes: RuleChanges = { 'draw.abortive': ['nineTerminals'] };
    expect(() => table('warning', {}, changes).do('E nine')).toThrow('notNineTerminals');
  });

  test('a kan that the rulebook does not have, or of a tile just laid to a kan, is not called', () => {
    const held: Setup = { hands: { S: '999m147p258s1234z' }, draws: '9m' };
    const without = table('warning', held, { 'kan.called': false });
    expect(() => without.do('E discards 9m', 'S kan 9m9m9m')).toThrow('kanNotAllowed');
    const robbed = table('warning', {
      hands: { E: '147m258p369s5z[999m<]', S: '78m147p258s12345z' },
      draws: '9m',
    });
    expect(() => robbed.do('E kan 9m').answer('S chi 7m8m')).toThrow();
    expect(robbed.count('fouled')).toBe(0);
  });

  test('a group is laid with as many own tiles as it takes, all of them held', () => {
    const setup: Setup = { hands: { S: '69m258p147s12345z' }, draws: '7m' };
    const pon = (tiles: string) =>
      isFoul(setup, 'E discards 7m', `S pon ${tiles}`, 'S discards 1z');
    expect(pon('6m9m')).toBe(true);
    expect(pon('6m')).toBe(false);
    expect(pon('6m8m')).toBe(false);
    expect(pon('8m6m')).toBe(false);
    expect(pon('6m9m2p')).toBe(false);
    const kan = (tiles: string) =>
      isFoul(setup, 'E discards 7m', `S kan ${tiles}`, 'S discards drawn');
    expect(kan('6m9m2p')).toBe(true);
    expect(kan('6m9m')).toBe(false);
  });
});

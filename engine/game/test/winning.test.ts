// Whether a tile wins for a seat: what the table adds to the hand, and what keeps it from winning.

import type { RuleChanges } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { table, withIdleHands, yakuOf } from '../../../proof/spec/wrc-2022/playing.ts';
import { noRonBecause, prospectsAfter, view, winNow } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

const PINFU = '123m456m789s4566p';
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };
const tableWith = (changes: RuleChanges, setup: Setup) =>
  new Table(rulesWith(WRC_2022, changes), withIdleHands(setup));

describe('what the table knows of a win', () => {
  test('on one’s own draw', () => {
    const { match } = table({
      hands: { E: PINFU },
      draws: '3p',
      round: 'S',
      counters: 2,
      deposits: 1,
    });
    expect(winNow(match, 0, null)).toMatchObject({
      tile: 11,
      winner: 0,
      dealer: 0,
      roundWind: 'S',
      from: null,
      afterKan: false,
      robbedKan: false,
      lastTile: false,
      firstTurn: true,
      ura: [],
      counters: 2,
      deposits: 1,
      winners: 1,
    });
  });

  test('on a discard, as one of two who share the table', () => {
    const { match } = table({
      hands: { S: PINFU },
      draws: '3p',
      counters: 2,
      deposits: 1,
      pool: 9,
    });
    const offer = { from: 0, tile: 11, by: 'discard' } as const;
    const share = { counters: 0, deposits: 0, pool: 0, winners: 2 };
    expect(winNow(match, 1, offer, share)).toMatchObject({
      tile: 11,
      from: 0,
      robbedKan: false,
      afterKan: false,
      ...share,
    });
    expect(winNow(match, 1, offer)).toMatchObject({ counters: 2, deposits: 1, pool: 9 });
    expect(winNow(match, 1, { ...offer, by: 'addedKan' }).robbedKan).toBe(true);
  });

  test('the indicators below are turned for riichi alone', () => {
    const setup: Setup = { hands: { S: PINFU }, draws: '3p', ura: '9m', discards: PLAIN };
    const offer = { from: 0, tile: 11, by: 'discard' } as const;
    expect(winNow(table(setup).match, 1, offer).ura).toEqual([]);
    const { match } = table({ ...setup, riichi: ['S'] });
    expect(winNow(match, 1, offer).ura).toEqual([8]);
  });

  test('the fifth round is an East round again', () => {
    const { match } = table({ hands: { E: PINFU }, draws: '3p' });
    expect(winNow({ ...match, round: 4 }, 0, null).roundWind).toBe('E');
  });
});

test('after a discard that the player does not hold, no hand waits for anything', () => {
  const seen = view(table({ hands: { E: PINFU }, draws: '9p' }).match, 0);
  const after = (tile: number, fromDraw: boolean) =>
    prospectsAfter(seen, { tile, fromDraw, riichi: false }).map(({ kind }) => kind);
  expect(after(17, true)).toEqual([11, 14]);
  expect(after(0, true)).toEqual([]);
  expect(after(33, false)).toEqual([]);
});

describe('the last tile', () => {
  test('drawn, discarded, and one before it', () => {
    const drawn = (live: number) =>
      yakuOf(table({ hands: { E: PINFU }, draws: '3p', live, discards: PLAIN }).do('E tsumo'));
    expect(drawn(0)).toContain('haitei');
    expect(drawn(1)).not.toContain('haitei');
    const discarded = { hands: { S: PINFU }, draws: '3p', live: 0, discards: PLAIN };
    expect(yakuOf(table(discarded).do('E discards 3p', 'S ron'))).toContain('houtei');
  });

  test('of a robbed kan, where a kan may be made with it', () => {
    const hands = { E: '258m369s1234z[333p^]', S: PINFU };
    const at = tableWith({ 'kan.lastTile': true }, { hands, draws: '3p', live: 0 });
    const { match } = at.do('E kan 3p');
    expect(winNow(match, 1, { from: 0, tile: 11, by: 'addedKan' }).lastTile).toBe(true);
    const never = { ...match, rules: rulesWith(WRC_2022, { 'kan.lastTile': false }) };
    expect(winNow(never, 1, { from: 0, tile: 11, by: 'addedKan' }).lastTile).toBe(false);
  });
});

describe('the first go-around', () => {
  const first = (setup: Setup, seat: 0 | 1, changes: RuleChanges = {}, ...commands: string[]) => {
    const { match } = tableWith(changes, setup).do(...commands);
    const isOffer = match.deal!.phase.type === 'claims';
    return winNow(match, seat, isOffer ? { from: 0, tile: 11, by: 'discard' } : null).firstTurn;
  };

  test('is whole until the own discard', () => {
    expect(first({ hands: { E: PINFU }, draws: '3p' }, 0)).toBe(true);
    expect(first({ hands: { E: PINFU }, draws: '3p', discards: { E: '1z' } }, 0)).toBe(false);
  });

  test('on a discard for those who have not drawn, never for the dealer', () => {
    const hands = { S: PINFU };
    expect(first({ hands, draws: '3p' }, 1, {}, 'E discards 3p')).toBe(true);
    expect(first({ hands, draws: '3p' }, 0, {}, 'E discards 3p')).toBe(false);
  });

  test.each([
    ['anyCall', false],
    ['openCall', true],
  ] as const)('behind a concealed kan of another, broken by %s', (broken, isFirst) => {
    const setup = {
      hands: { E: '888p147m369s1234z', S: PINFU },
      draws: '8p3p',
      replacements: '1z',
    };
    const changes: RuleChanges = { 'win.earthBrokenBy': broken };
    expect(first(setup, 1, changes, 'E kan 8p', 'E discards 4z')).toBe(isFirst);
  });

  test('behind a concealed kan it is over for a win on a discard in any case', () => {
    const setup = { hands: { E: '888p147m369s1234z', S: PINFU }, draws: '8p', replacements: '3p' };
    const changes: RuleChanges = { 'win.earthBrokenBy': 'openCall' };
    expect(first(setup, 1, changes, 'E kan 8p', 'E discards 3p')).toBe(false);
  });

  test('is over with the own discard, whoever has called nothing', () => {
    const setup = { hands: { E: PINFU }, draws: '1z2z3z4z3p' };
    const turns = ['E discards 1z', 'S discards 2z', 'W discards 3z', 'N discards 4z'];
    expect(first(setup, 0, {}, ...turns)).toBe(false);
  });

  test('behind a concealed kan of one’s own it is over in any case', () => {
    const setup = { hands: { E: '888p147m369s1234z' }, draws: '8p', replacements: '1z' };
    expect(first(setup, 0, { 'win.earthBrokenBy': 'openCall' }, 'E kan 8p')).toBe(false);
  });

  test.each(['anyCall', 'openCall'] as const)('behind a pon it is over, broken by %s', (broken) => {
    const setup = { hands: { N: '99s147m258p1234z5z', S: PINFU }, draws: '9s', turn: 'E' } as const;
    const commands = ['E discards 9s', 'N pon', 'N discards 1z', 'E discards drawn'];
    expect(first(setup, 1, { 'win.earthBrokenBy': broken }, ...commands)).toBe(false);
  });
});

describe('what keeps a seat from winning on a tile', () => {
  const offer = { from: 0, tile: 11, by: 'discard' } as const;
  const because = (setup: Setup, changes: RuleChanges = {}) => {
    const at = tableWith(changes, { draws: '9m', ...setup });
    return noRonBecause(at.match, 1, offer);
  };

  test('nothing, or that it does not complete the hand', () => {
    expect(because({ hands: { S: PINFU }, discards: PLAIN })).toBe(null);
    expect(because({ discards: PLAIN })).toEqual({ code: 'notComplete', rule: null });
  });

  test.each([
    ['everyWait', '3p', 'furiten.discard'],
    ['everyWait', '6p', 'furiten.discard'],
    ['sameTile', '3p', 'furiten.discard'],
    ['sameTile', '6p', null],
    ['nothing', '3p', null],
  ] as const)('an own discard, by the rule %s: %s', (value, discard, rule) => {
    const changes = { 'furiten.discard': value };
    const answer = because(
      { hands: { S: PINFU }, discards: { ...PLAIN, S: `9m${discard}` } },
      changes,
    );
    expect(answer).toEqual(rule === null ? null : { code: 'furiten', rule });
  });

  test('a kan that riichi forbade lies among the melds', () => {
    const changed = { code: 'kanChangesHand', rule: 'riichi.concealedKan' };
    const setup: Setup = { hands: { E: '111222333m45p99s' }, draws: '1m', replacements: '3p' };
    const at = table({ ...setup, riichi: ['E'], assistance: 'unassisted' })
      .do('E kan 1m')
      .passAll();
    expect(at.refusal('E tsumo')).toEqual(changed);
    expect(noRonBecause(at.match, 0, { from: 1, tile: 11, by: 'discard' })).toEqual(changed);
  });

  test('a kan that cannot be robbed', () => {
    const hands = { E: '258m369s1234z[333p^]', S: PINFU };
    const robbed = (by: 'addedKan' | 'concealedKan', changes: RuleChanges) =>
      noRonBecause(tableWith(changes, { hands, draws: '9m' }).match, 1, { ...offer, by });
    expect(robbed('addedKan', { 'kan.robAdded': true })).toBe(null);
    const refusal = { code: 'callNotAllowed' };
    expect(robbed('addedKan', { 'kan.robAdded': false })).toEqual({
      ...refusal,
      rule: 'kan.robAdded',
    });
    for (const value of ['never', 'thirteenOrphans'] as const) {
      expect(robbed('concealedKan', { 'kan.robConcealed': value })).toEqual({
        ...refusal,
        rule: 'kan.robConcealed',
      });
    }
    expect(robbed('concealedKan', { 'kan.robConcealed': 'anyHand' })).toBe(null);
  });

  test('where a wait needs a yaku at a draw, the last tile is none', () => {
    const hands = { S: '234m567m22s46p[999s^]', W: PINFU };
    const setup: Setup = { hands, draws: '9m', live: 0, discards: PLAIN };
    const asked = (needed: boolean) => {
      const at = tableWith({ 'draw.tenpaiNeedsYaku': needed }, setup).do('E discards 9m').passAll();
      return [at.can('S', 'tenpai'), at.can('W', 'tenpai')];
    };
    expect(asked(false)).toEqual([true, true]);
    expect(asked(true)).toEqual([false, true]);
  });
});

test('a hand that waits for nothing is not furiten', () => {
  const at = table({ hands: { S: '147m258p369s1234z' }, discards: { ...PLAIN, S: '3p' } });
  expect(at.furiten('S', '3p')).toBe(null);
});

test('a tile that is not held is not discarded, whatever else is wrong', () => {
  const at = table({ hands: { E: '147m258p369s1234z' }, draws: '9m' }).do('referee deadHand E');
  expect(at.refusal('E riichi 7z')?.code).toBe('tileNotHeld');
  expect(at.refusal('E riichi 9m')?.code).toBe('deadHand');
});

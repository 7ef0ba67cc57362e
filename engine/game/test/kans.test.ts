// Kans: when their indicators are turned, what they take from the hand, and what riichi leaves of them.

import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { table, withIdleHands } from '../../../proof/spec/wrc-2022/playing.ts';
import { refusalOf } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

describe('where only a concealed kan turns its indicator at once', () => {
  const rules = rulesWith(WRC_2022, { 'dora.kanReveal': 'concealedFirst' });
  const at = (setup: Setup) => new Table(rules, withIdleHands(setup));

  test('a concealed one does so before the replacement', () => {
    const own = at({ hands: { E: '888s147m369p1234z' }, draws: '8s' })
      .do('E kan 8s')
      .passAll();
    expect(own.trail(3)).toEqual(['kanDeclared', 'indicatorTurned', 'drew']);
  });

  test('a called one just before the discard', () => {
    const called = at({ hands: { S: '888s147m369p1234z' }, draws: '8s' });
    called.do('E discards 8s', 'S kan 8s8s8s');
    expect(called.trail(2)).toEqual(['called', 'drew']);
    called.do('S discards 1m').passAll();
    expect(called.trail(3)).toEqual(['indicatorTurned', 'discarded', 'drew']);
  });

  test('an added one just before the discard', () => {
    const added = at({ hands: { E: '14m17p99s445z3m[888s^]' }, draws: '8s' });
    expect(added.do('E kan 8s').passAll().trail(2)).toEqual(['kanDeclared', 'drew']);
    added.do('E discards 1m');
    expect(added.count('indicatorTurned')).toBe(1);
  });

  test('what is owed for one kan is turned before the tile of the next', () => {
    const setup = { hands: { E: '17p99s45z1m[888m^][777z<]' }, draws: '8m', replacements: '7z' };
    const twice = at(setup).do('E kan 8m', 'E kan 7z').passAll();
    expect(twice.trail(4)).toEqual(['drew', 'kanDeclared', 'indicatorTurned', 'drew']);
  });
});

test('where it is turned behind the replacement, a kan owes nothing at the discard', () => {
  const at = table({ hands: { E: '888s147m369p1234z' }, draws: '8s' })
    .do('E kan 8s')
    .passAll();
  expect(at.trail(3)).toEqual(['kanDeclared', 'drew', 'indicatorTurned']);
  at.do('E discards 1m');
  expect(at.count('indicatorTurned')).toBe(1);
});

test('a tile from the wall is told without a place in a pool', () => {
  const { match, events } = table();
  expect(events.at(-1)).toStrictEqual({
    type: 'drew',
    seat: 0,
    tile: match.deal!.seats[0].drawn,
    from: 'live',
  });
});

describe('a concealed kan in riichi, where nothing about the hand may change', () => {
  const refusal = (hand: string, tile: string) =>
    table({ hands: { E: hand }, draws: tile, riichi: ['E'] }).refusal(`E kan ${tile}`);

  test('is free where every reading of the hand has the triplet', () => {
    expect(refusal('111222333m999s1z', '9s')).toBe(null);
    expect(refusal('111m456p789p45s99s', '1m')).toBe(null);
    expect(refusal('111m456p45s99s[8888p]', '1m')).toBe(null);
  });

  test('is refused where one of the waits allows a reading without it', () => {
    const changed = { code: 'kanChangesHand', rule: 'riichi.concealedKan' };
    expect(refusal('11122233m55p789s', '1m')).toEqual(changed);
    expect(refusal('222333444m5p[8888p]', '3m')).toEqual(changed);
    expect(refusal('222333444m78s55p', '3m')).toEqual(changed);
  });

  test('is refused with four tiles of which none was drawn', () => {
    const at = table({ hands: { E: '1111m456p789p5s99s' }, draws: '7z', riichi: ['E'] });
    expect(at.refusal('E kan 1m')?.code).toBe('kanChangesHand');
  });
});

test('where a red five stood does not show in its kan', () => {
  const rules = rulesWith(WRC_2022, { 'tiles.redFives': 'onePerSuit' });
  const tilesOf = (hand: string, draws: string) => {
    const at = new Table(rules, { hands: { E: hand }, draws }).do(`E kan ${draws}`).passAll();
    return at.state('E').melds.at(-1)!.tiles;
  };
  expect(tilesOf('055m147p369s1234z', '5m')).toEqual(tilesOf('555m147p369s1234z', '0m'));
  expect(tilesOf('147p369s1234z[055m^]', '5m')).toEqual(tilesOf('147p369s1234z[555m^]', '0m'));
});

test('a fourth onto a pon is listed once, from the hand or drawn', () => {
  const held = table({ hands: { E: '8s14m17p99s445z[888s^]' }, draws: '5z' });
  expect(held.offers('E').filter((offer) => offer.startsWith('kan'))).toEqual(['kan 8s']);
  const drawn = table({ hands: { E: '14m17p99s445z3m[888s^]' }, draws: '8s' });
  expect(drawn.offers('E').filter((offer) => offer.startsWith('kan'))).toEqual(['kan 8s']);
});

describe('no kan', () => {
  const AFTER_CALL = { code: 'kanAfterCall', case: { turn: 'call' } };

  test('of four in the hand after a call', () => {
    const at = table({ hands: { S: '99p1111m258s123z9m' }, draws: '9p' });
    at.do('E discards 9p', 'S pon');
    expect(at.refusal('S kan 1m')).toEqual({ ...AFTER_CALL, rule: 'kan.concealed' });
    expect(at.can('S', 'kan')).toBe(false);
  });

  test('onto a pon after a call', () => {
    const at = table({ hands: { S: '99p1m258s123z9m[111m^]' }, draws: '9p' });
    at.do('E discards 9p', 'S pon');
    expect(at.refusal('S kan 1m')).toEqual({ ...AFTER_CALL, rule: 'kan.added' });
    expect(at.can('S', 'kan')).toBe(false);
  });

  test('of three tiles', () => {
    const at = table({ hands: { E: '888s147m369p1234z' }, draws: '9m' });
    expect(at.refusal('E kan 8s')).toEqual({ code: 'noSuchMeld', rule: null });
  });

  test('onto a sequence or another triplet, or with a tile that is not there', () => {
    const at = table({ hands: { E: '1m69p28s12z[777z^][123m<]' }, draws: '9p' });
    const kan = (tile: number) => refusalOf(at.match, { type: 'addedKan', seat: 0, tile });
    expect(kan(0)).toEqual({ code: 'noSuchMeld', rule: null });
    expect(kan(33)).toEqual({ code: 'tileNotHeld', rule: null });
    expect(at.can('E', 'kan')).toBe(false);
  });
});

test('where thirteen orphans alone rob a concealed kan, no other hand does', () => {
  const robbed = (hand: string, by: 'thirteenOrphans' | 'never' = 'thirteenOrphans') => {
    const rules = rulesWith(WRC_2022, { 'kan.robConcealed': by });
    const hands = { E: '999s147m36p11234z', S: hand };
    const at = new Table(rules, { hands, draws: '9s' }).do('E kan 9s');
    return at.match.deal!.phase.type === 'claims' && at.can('S', 'ron');
  };
  expect(robbed('19m19p1s12345677z')).toBe(true);
  expect(robbed('19m19p1s12345677z', 'never')).toBe(false);
  expect(robbed('123m456m789p78s22p')).toBe(false);
  expect(robbed('555666777z78s11m')).toBe(false);
});

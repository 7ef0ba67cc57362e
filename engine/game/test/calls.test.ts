// Calling a discard: what is refused and by which rule, what it bars, and who answers for the yakuman it feeds.

import { GENERAL, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import { rulesWith } from './rulesWith.ts';

const IDLE = '147m28p3699s258s1p';
const NOTHING = '147m258p369s1234z';

describe('what is refused', () => {
  test('in riichi nothing is called, and the rulebook’s word on that is named', () => {
    const hands = { S: '123m456m789s4466p' };
    const at = table({ hands, riichi: ['S'], draws: '4p' }).do('E discards 4p');
    expect(at.offers('S')).toEqual(['ron', 'pass']);
    expect(at.refusal('S pon 4p4p')).toEqual({
      code: 'callInRiichi',
      rule: 'riichi.allowed',
      case: { riichi: 'call' },
    });
  });

  test('no kan of a discard where the rulebook has none', () => {
    const setup = { hands: { E: NOTHING, S: '888s147m369p2345z' }, draws: '8s' };
    const at = new Table(rulesWith(WRC_2022, { 'kan.called': false }), setup).do('E discards 8s');
    expect(at.offers('S')).toEqual(['pon 88s', 'pass']);
    expect(at.refusal('S kan 888s')).toEqual({ code: 'kanNotAllowed', rule: 'kan.called' });
  });

  test('a call that leaves only barred tiles names the swap, as the call that it is; behind a pon another kind is left', () => {
    const chi = { hands: { S: '2344s[555z<][678m<][678p<]' }, draws: '1s' };
    expect(table(chi).do('E discards 1s').refusal('S chi 2s3s')).toEqual({
      code: 'callLeavesNoDiscard',
      rule: 'calls.swap',
      case: { declared: 'call' },
    });
    const pon = { hands: { S: '3334s[555z<][678m<][678p<]' }, draws: '3s' };
    expect(table(pon).do('E discards 3s').refusal('S pon 3s3s')).toBe(null);
  });

  test('tiles that are no group at all are refused as such', () => {
    const setup = { hands: { S: '99p147m258s12345z' }, draws: '9p' };
    const at = table(setup).do('E discards 9p');
    expect(at.refusal('S pon 1m4m')).toEqual({ code: 'noSuchMeld', rule: null });
  });
});

describe('the tiles that a call takes', () => {
  test('a sequence needs neighbours of the called tile, not any sequence', () => {
    const at = table({ hands: { S: '1267m258p369s123z' }, draws: '5m' }).do('E discards 5m');
    expect(at.offers('S')).toEqual(['chi 67m', 'pass']);
  });

  test('in whatever order they are named', () => {
    const at = table({ hands: { S: '46p147m258s12345z' }, draws: '5p' }).do('E discards 5p');
    expect(at.refusal('S chi 4p6p')).toBe(null);
    expect(at.refusal('S chi 6p4p')).toBe(null);
  });

  test('honours and tiles of two suits make no sequence', () => {
    const winds = table({ hands: { S: '147m258p369s1245z' }, draws: '3z' }).do('E discards 3z');
    expect(winds.match.deal!.phase.type).toBe('turn');
    const suits = table({ hands: { S: '89m147p258s12345z' }, draws: '1p' }).do('E discards 1p');
    expect(suits.match.deal!.phase.type).toBe('turn');
  });

  test('a red five and a plain one are two ways, and each is listed once', () => {
    const rules = rulesWith(WRC_2022, { 'tiles.redFives': 'onePerSuit' });
    const setup = { hands: { E: NOTHING, S: '0556m147p29s1234z' }, draws: '5m' };
    const at = new Table(rules, setup).do('E discards 5m');
    expect(at.offers('S').filter((offer) => offer.startsWith('pon'))).toHaveLength(2);
  });
});

describe('what a call bars', () => {
  test('at the ends of a suit nothing of the next suit', () => {
    const low = table({ hands: { S: '1289p258m369s123z' }, draws: '3p' });
    low.do('E discards 3p', 'S chi 1p2p');
    expect(low.match.deal!.barred).toEqual([11]);
    const high = table({ hands: { S: '8912m258p369s123z' }, draws: '7m' });
    high.do('E discards 7m', 'S chi 8m9m');
    expect(high.match.deal!.barred).toEqual([6]);
  });

  test('the other end of the sequence above and below', () => {
    const low = table({ hands: { S: '4567s258m369p123z' }, draws: '4s' });
    expect(low.do('E discards 4s', 'S chi 5s6s').match.deal!.barred).toEqual([21, 24]);
    const high = table({ hands: { S: '4567s258m369p123z' }, draws: '7s' });
    expect(high.do('E discards 7s', 'S chi 5s6s').match.deal!.barred).toEqual([24, 21]);
  });

  test('a pon that is none bars the called kind alone', () => {
    const setup: Setup = { hands: { S: '23m258p369s12345z' }, draws: '4m' };
    const at = table({ ...setup, assistance: 'unassisted' }).do('E discards 4m', 'S pon 2m3m');
    expect(at.match.deal!.barred).toEqual([3]);
  });

  test('nothing more once a tile has gone', () => {
    const at = table({ hands: { S: '111s258m369p1234z' }, draws: '1s' });
    at.do('E discards 1s', 'S pon', 'S discards 1z');
    expect(at.match.deal!.barred).toEqual([]);
  });

  test('nothing where swap calls are allowed', () => {
    const setup: Setup = { hands: { E: NOTHING, S: '4567s258m369p123z' }, draws: '4s' };
    const at = new Table(GENERAL.values, setup).do('E discards 4s', 'S chi 5s6s');
    expect(at.match.deal!.barred).toEqual([]);
  });
});

describe('who feeds the last visible set of a yakuman answers for it', () => {
  /** South calls what East discards; the liabilities after it. */
  const fed = (hand: string, tile: string, call: string, rules = WRC_2022.values) => {
    const setup: Setup = { hands: { E: IDLE, S: hand }, draws: tile };
    const at = new Table(rules, setup).do(`E discards ${tile}`, `S ${call}`);
    return at.state('S').liable;
  };

  test.each(['5z', '6z', '7z'])('the third dragon: %s', (tile) => {
    const melds = ['5z', '6z', '7z']
      .filter((other) => other !== tile)
      .map((other) => `[${other[0]!.repeat(3)}z^]`);
    const two = `${tile[0]}${tile}`;
    expect(fed(`${two}48p2s36s${melds.join('')}`, tile, `pon ${two}`)).toEqual([
      { yaku: 'daisangen', seat: 0 },
    ]);
  });

  test('the second dragon is not the last', () => {
    expect(fed('77z48p2s369s3m8m[555z^]', '7z', 'pon 77z')).toEqual([]);
  });

  test('what is called behind three dragons feeds nothing', () => {
    expect(fed('99p2s3s[555z^][666z<][777z>]', '9p', 'pon 99p')).toEqual([]);
    expect(fed('12m2s3s[555z^][666z<][777z>]', '3m', 'chi 12m')).toEqual([]);
  });

  test('a wind is no dragon', () => {
    expect(fed('44z48p2s36s[555z^][666z<]', '4z', 'pon 44z')).toEqual([]);
  });

  test.each(['1z', '2z', '3z', '4z'])('the fourth wind: %s', (tile) => {
    const melds = ['1z', '2z', '3z', '4z']
      .filter((other) => other !== tile)
      .map((other) => `[${other[0]!.repeat(3)}z^]`);
    const two = `${tile[0]}${tile}`;
    expect(fed(`${two}2s6s${melds.join('')}`, tile, `pon ${two}`)).toEqual([
      { yaku: 'daisuushii', seat: 0 },
    ]);
  });

  test('a dragon or a plain triplet is no fourth wind', () => {
    expect(fed('55z2s6s[111z^][222z<][333z>]', '5z', 'pon 55z')).toEqual([]);
    expect(fed('99p2s6s[111z^][222z<][333z>]', '9p', 'pon 99p')).toEqual([]);
    expect(fed('44z2s6s[111z^][222z<][123m<]', '4z', 'pon 44z')).toEqual([]);
    expect(fed('44z2s6s[111z^][222z<][999p>]', '4z', 'pon 44z')).toEqual([]);
    expect(fed('44z2s6s[111z^][222z<][555z>]', '4z', 'pon 44z')).toEqual([]);
  });

  test('the fourth quad, where it was called; a triplet behind three is none', () => {
    const three = '[1111z^][2222m][3333p<]';
    expect(fed(`888s5m${three}`, '8s', 'kan 888s')).toEqual([{ yaku: 'suukantsu', seat: 0 }]);
    expect(fed(`88s5m6m${three}`, '8s', 'pon 88s')).toEqual([]);
    expect(fed('888s5m[1111z^][2222m][333p<]', '8s', 'kan 888s')).toEqual([]);
  });

  test('a concealed kan is visible, a triplet in the hand is not', () => {
    expect(fed('77z48p2s36s[5555z][666z<]', '7z', 'pon 77z')).toEqual([
      { yaku: 'daisangen', seat: 0 },
    ]);
    expect(fed('77z666z48p2s3s9s[555z^]', '7z', 'pon 77z')).toEqual([]);
  });

  test('one tile may feed two yakuman', () => {
    const three = '[5555z^][6666z<][2222m>]';
    expect(fed(`777z5m${three}`, '7z', 'kan 777z')).toEqual([
      { yaku: 'daisangen', seat: 0 },
      { yaku: 'suukantsu', seat: 0 },
    ]);
  });

  test('nobody, where the rulebook names no yakuman for it', () => {
    const rules = rulesWith(WRC_2022, { 'liability.yaku': [] });
    expect(fed('77z48p2s36s[555z^][666z<]', '7z', 'pon 77z', rules)).toEqual([]);
  });
});

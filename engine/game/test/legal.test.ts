// Whose act is awaited, and what each may do.

import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import { legalActions, newMatch, seatsToAct } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

const PINFU = '123m456m789s4566p';
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

describe('between deals nothing is awaited', () => {
  test.each([
    ['before the first', newMatch(WRC_2022.values)],
    ['after a win', table({ hands: { E: PINFU }, draws: '3p' }).do('E tsumo').match],
    ['after a voided deal', table().do('referee redeal').match],
  ])('%s', (_, match) => {
    expect(seatsToAct(match)).toEqual([]);
    for (const seat of SEATS) expect(legalActions(match, seat)).toEqual([]);
  });
});

test('on a turn its player is awaited, and nobody else may do anything', () => {
  const { match } = table();
  expect(seatsToAct(match)).toEqual([0]);
  expect(SEATS.map((seat) => legalActions(match, seat).length > 0)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('about a tile on offer all are awaited at once who may claim it', () => {
  const hands = { S: '46p147m258s12345z', W: '55p147m258s12345z' };
  expect(seatsToAct(table({ hands, draws: '5p' }).do('E discards 5p').match)).toEqual([1, 2]);
});

test('at the end of the wall one after the other is asked; whoever has the choice may speak early', () => {
  const hands = { S: PINFU, W: '123m456m789p45s88s', N: '345678m99p46p678s' };
  const at = table({ hands, draws: '9p', live: 0, discards: PLAIN, riichi: ['N'] });
  at.do('E discards 9p').passAll();
  expect(seatsToAct(at.match)).toEqual([1]);
  const types = SEATS.map((seat) => legalActions(at.match, seat).map(({ type }) => type));
  expect(types).toEqual([[], ['tenpai', 'noten'], ['tenpai', 'noten'], []]);
});

test('where nobody is kept from a foul, tenpai is still legal for a waiting hand alone', () => {
  const setup = { draws: '9p', live: 0, discards: PLAIN, assistance: 'unassisted' } as const;
  const at = table({ ...setup, hands: { S: PINFU } })
    .do('E discards 9p')
    .passAll();
  expect(legalActions(at.match, 0)).toEqual([{ type: 'noten', seat: 0 }]);
  expect(legalActions(at.match, 1)).toHaveLength(2);
});

test('each tile of the hand once, then the drawn one, then those with riichi', () => {
  const at = table({ hands: { E: '112233m456p778s1z' }, draws: '7s' });
  const plain = '1m 2m 3m 4p 5p 6p 7s 8s 1z 7s'.split(' ').map((tile) => `discards ${tile}`);
  expect(at.offers('E')).toEqual([...plain, 'riichi 8s', 'riichi 1z']);
});

test('after a call the tiles of the hand, and none that was drawn', () => {
  const at = table({ hands: { S: '99p147m258s1234z5z' }, draws: '9p' });
  at.do('E discards 9p', 'S pon');
  const plain = { type: 'discard', seat: 1, fromDraw: false, riichi: false };
  const tiles = [0, 3, 6, 19, 22, 25, 27, 28, 29, 30, 31];
  expect(legalActions(at.match, 1)).toEqual(tiles.map((tile) => ({ ...plain, tile })));
});

test('in riichi the drawn tile alone', () => {
  const at = table({ hands: { E: PINFU }, draws: '9p', riichi: ['E'] });
  const drawn = { type: 'discard', seat: 0, tile: 17, fromDraw: true, riichi: false };
  expect(legalActions(at.match, 0)).toEqual([drawn]);
});

test('a dead hand may neither win nor make a kan', () => {
  const at = table({ hands: { E: PINFU }, draws: '3p' });
  expect(at.offers('E')[0]).toBe('tsumo');
  at.do('referee deadHand E');
  expect(at.can('E', 'tsumo')).toBe(false);
  expect(at.can('E', 'riichi')).toBe(false);
  expect(at.refusal('E discards 1m')).toBe(null);
  expect(at.refusal('E riichi 6p')).toEqual({ code: 'deadHand', rule: 'penalty.deadHand' });
});

test('a deal may be ended by nine terminals where the rulebook lets it', () => {
  const rules = rulesWith(WRC_2022, { 'draw.abortive': ['nineTerminals'] });
  const at = new Table(rules, { hands: { E: '19m19p19s1234566z' }, draws: '8m' });
  expect(legalActions(at.match, 0)[0]).toEqual({ type: 'nineTerminals', seat: 0 });
});

test('a dead hand may only discard, and nothing that the call before it bars', () => {
  const at = table({ hands: { S: '111s258m369p1234z' }, draws: '1s' });
  at.do('E discards 1s', 'S pon', 'referee deadHand S');
  expect(at.can('S', 'discards 1s')).toBe(false);
  expect(at.offers('S').every((offer) => offer.startsWith('discards'))).toBe(true);
});

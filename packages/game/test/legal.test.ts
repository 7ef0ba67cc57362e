// Whose act is awaited, and what each may do.

import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { table } from '../../../spec/wrc-2022/playing.ts';
import { legalActions, newMatch, seatsToAct } from '../src/index.ts';

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

test('a dead hand may only discard, and nothing that the call before it bars', () => {
  const at = table({ hands: { S: '111s258m369p1234z' }, draws: '1s' });
  at.do('E discards 1s', 'S pon', 'referee deadHand S');
  expect(at.can('S', 'discards 1s')).toBe(false);
  expect(at.offers('S').every((offer) => offer.startsWith('discards'))).toBe(true);
});

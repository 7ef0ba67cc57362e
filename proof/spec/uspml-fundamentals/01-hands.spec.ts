// USPML Mahjong Fundamentals: tiles, sets, ready and complete hands, the deal.

import { isComplete, isTenpai, waits } from '@hanchan/hand';
import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import {
  countTiles,
  dealtPositions,
  formatTile,
  KIND_COUNT,
  parseHand,
  parseMeld,
  parseTiles,
  tileSet,
} from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { type Circumstances, makeWin } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = USPML_FUNDAMENTALS.values;
const FORMS = {
  sevenPairs: RULES['win.sevenPairs'],
  thirteenOrphans: RULES['win.thirteenOrphans'],
};

const handOf = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  return hand.value;
};
const waitsOf = (text: string) => waits(handOf(text), FORMS).map(formatTile).join(' ');
const complete = (text: string, melds = 0) => {
  const tiles = parseTiles(text);
  return tiles.ok && isComplete(countTiles(tiles.value), melds, FORMS);
};
const meld = (text: string) => {
  const result = parseMeld(text);
  return result.ok ? result.value.type : result.error.code;
};
const problems = (hand: string, how: Circumstances) =>
  checkWin(makeWin(hand, how), RULES).map(({ code, rule }) => `${code} ${rule ?? ''}`.trim());

// What You'll Need

clause('uspml-need-01', 'a standard set: 34 kinds, four of each, no red fives', () => {
  expect(RULES['tiles.redFives']).toBe('none');
  const tiles = tileSet(0);
  expect(tiles.length).toBe(136);
  expect([...countTiles(tiles)]).toEqual(Array.from({ length: KIND_COUNT }, () => 4));
  expect(new Set(tiles).size).toBe(34);
});
clause('uspml-need-02', 'flowers, seasons and jokers are set aside', () => {
  const names = new Set(tileSet(0).map((tile) => formatTile(tile).slice(1)));
  expect([...names].sort()).toEqual(['m', 'p', 's', 'z']);
});

// Sets

clause(['uspml-sets-01', 'U2'], 'a pon is three identical tiles; no set has four', () => {
  expect(meld('555p^')).toBe('pon');
  expect(meld('556p^')).toBe('notIdentical');
  expect(meld('55p^')).toBe('wrongSize');
  expect(problems('123m456p24s99s[555p^]', { ron: '3s' })).toEqual([]);
  for (const [kan, rule] of [
    ['[7777p^]', 'kan.called'],
    ['[7777p+^]', 'kan.added'],
    ['[7777p]', 'kan.concealed'],
  ]) {
    expect(problems(`123m456p24s99s${kan}`, { ron: '3s' })).toEqual([`notInThisRulebook ${rule}`]);
  }
});
clause('uspml-sets-02', 'a chi is precisely three sequential tiles of one suit', () => {
  // Four melds' worth of tiles around the shape in question, with a pair: complete or not.
  expect(complete('345s111m222p333z44z')).toBe(true);
  expect(complete('3456s111m222p333z4z')).toBe(false); // a run of four is not one set
  expect(complete('3m4p5s111m222p333z44z')).toBe(false); // mixed suits
  expect(complete('891s111m222p333z44z')).toBe(false); // no wrapping
  expect(complete('567z111m222p111z44z')).toBe(false); // honours do not run
});
clause('uspml-sets-03', 'a pair is two identical tiles', () => {
  expect(complete('11z', 4)).toBe(true);
  expect(complete('12z', 4)).toBe(false);
  expect(complete('12m', 4)).toBe(false);
});

// Hands

clause('uspml-hands-01', 'a ready hand has 13 tiles and needs one more', () => {
  expect(waitsOf('123456789m11p35s')).toBe('4s'); // the pictured example waits on 4 sou
  expect(waitsOf('123456789m11p34s')).toBe('2s 5s');
  expect(waitsOf('123m456p789s5s222z')).toBe('5s');
  expect(isTenpai(handOf('123456789m11p36s'), FORMS)).toBe(false);
  expect(() => waitsOf('123456789m11p3s')).toThrow(RangeError); // twelve tiles are no hand
});
clause(['uspml-hands-01', 'U8'], 'exposed sets count among the thirteen', () => {
  expect(waitsOf('456m11p35s[111z^][222z>]')).toBe('4s');
  expect(waitsOf('1p[111z^][222z>][333z<][444z^]')).toBe('1p');
});
clause(
  ['uspml-hands-01', 'U7'],
  'waiting only for a tile of which one holds all four is not ready',
  () => {
    expect(waitsOf('123456789m1112p')).toBe('2p 3p'); // holding three leaves one
    expect(isTenpai(handOf('123456789m1111p'), FORMS)).toBe(false);
    expect(isTenpai(handOf('123456789m1111z'), FORMS)).toBe(false);
    expect(isTenpai(handOf('123456m1z[111z^][222z>]'), FORMS)).toBe(false);
  },
);
table(
  RULES,
  `
  uspml-hands-02 | the pictured example: 4 sou completes it     | 123456789m11p35s              | tsumo 4s | nothing = 4 [-2 4 -1 -1] | score.model
  uspml-hands-02 | four pon and a pair                         | 111m222p333s99s44z            | tsumo 9s | nothing = 4 [-2 4 -1 -1] | score.model
  uspml-hands-02 | four chi and a pair                         | 123m456p789p23s99s            | tsumo 4s | nothing = 4 [-2 4 -1 -1] | score.model
  uspml-hands-02 | a mix, two pon claimed                      | 345m24s99s[222z>][777p^]      | ron 3s   | nothing = 4 [0 4 -4 0]   | score.model
  uspml-hands-02 | nothing more is asked for: no yaku needed   | 123m789p24s99s[888m^]         | ron 3s   | nothing = 4 [0 4 -4 0]   | score.model
  uspml-hands-02 | three sets and a pair are not complete      | 123m456p789p2s4s99s           | tsumo 5s | refused notComplete
  uspml-hands-03 | seven pairs are refused                     | 1122m3344p5566s7z             | ron 7z   | refused notComplete
  uspml-hands-03 | unless they also make four sets and a pair  | 112233m445566p9s              | ron 9s   | nothing = 4 [0 4 -4 0]   | score.model
  uspml-hands-03 | thirteen orphans are refused                | 19m19p19s1234567z             | tsumo 1m | refused notComplete
  uspml-hands-03 U2 | four alike are just tiles: a pon and a chi  | 1111m23m456p789s9s         | ron 9s   | nothing = 4 [0 4 -4 0]   | score.model
`,
);
clause('uspml-hands-03', 'such hands are not ready either', () => {
  expect(isTenpai(handOf('1122m3344p5566s7z'), FORMS)).toBe(false);
  expect(isTenpai(handOf('19m19p19s1234567z'), FORMS)).toBe(false);
});

// Claims: a chi is made from drawn tiles only

clause(
  ['uspml-claim-02', 'U1', 'T37'],
  'no hand can hold a claimed chi, but a chi of drawn tiles counts',
  () => {
    expect(problems('789p23s99s777p[456s<]', { ron: '4s' })).toEqual([
      'notInThisRulebook calls.chi',
    ]);
    expect(problems('789p23s99s777p456s', { ron: '4s' })).toEqual([]);
    expect(problems('789p23s99s456s[777p<]', { ron: '4s' })).toEqual([]);
  },
);

// Dealing

clause('uspml-deal-02', 'thirteen tiles each, the dealer too; 84 are left', () => {
  const started = new Table(RULES, { dealer: 1 });
  expect(started.last('dealStarted').hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  expect(started.match.deal!.phase.type).toBe('pick');
  const hands = dealtPositions(1, 13);
  expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  const dealt = new Set(hands.flat());
  expect(dealt.size).toBe(52);
  expect(tileSet(0).length - dealt.size).toBe(84);
});

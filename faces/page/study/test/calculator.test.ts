// The calculator without a page: what keys allow, what comes out, what other books make of it, what a link keeps.

import { RULE_KEYS } from '@hanchan/rules';
import { TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { checkWin, newWin } from '@hanchan/score';
import { formOfWin, winOfForm } from '@hanchan/table/winForm/formWin.ts';
import { handTextOf } from '@hanchan/table/winForm/handText.ts';
import {
  addTile,
  emptyWinForm,
  type Form,
  makeWinning,
  removeIndicator,
  removeLast,
  roomOf,
  setCount,
  setMoment,
  setRiichi,
  setWay,
} from '@hanchan/table/winForm/winForm.ts';
import {
  formatMeld,
  formatTile,
  formatTiles,
  type MeldType,
  parseHand,
  type Source,
} from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { newProblem, outcomeOf } from '../src/calculator/outcome.ts';
import { groupsOfReading } from '../src/calculator/readings.ts';
import {
  type Board,
  erase,
  type KeyTarget,
  newDraft,
  press,
  reasonAgainst,
} from '../src/calculator/tileKeys.ts';
import { en } from '../src/calculator/words/en.ts';
import { tileOf, tilesOf, typed } from './filling.ts';

const WRC = WRC_2022.values;
const boardOf = (form: Form, target: KeyTarget, rules = TENHOU.values): Board => ({
  form,
  target,
  draft: newDraft(),
  rules,
});
const withMeld = (board: Board, type: MeldType, from: Source = 'left'): Board => ({
  ...board,
  target: 'meld',
  draft: { type, from, tiles: [] },
});
function pressed(board: Board, tiles: string): Board {
  let now = board;
  for (const tile of tilesOf(tiles)) now = { ...now, ...press(tile, now) };
  return now;
}
const against = (tile: string, board: Board) => reasonAgainst(tileOf(tile), board);

describe('keys', () => {
  test('fill the hand, then the winning tile, which the next one replaces', () => {
    const full = pressed(boardOf(emptyWinForm(), 'hand'), '55m222333444p78s6s');
    expect(handTextOf(full.form)).toBe('55m222333444p78s win 6s');
    expect(roomOf(full.form)).toBe(0);
    expect(handTextOf(pressed(full, '9s').form)).toBe('55m222333444p78s win 9s');
  });

  test('take back what came last, wherever they lead', () => {
    const board = boardOf(
      { ...typed('55m[777z<][888s^] win 6s'), indicators: tilesOf('1m2m') },
      'dora',
    );
    expect(formatTiles(erase(board).form.indicators)).toBe('1m');
    expect(handTextOf(erase({ ...board, target: 'hand' }).form)).toBe('55m[777z<][888s^]');
    expect(handTextOf(erase({ ...board, target: 'meld' }).form)).toBe('55m[777z<] win 6s');
    const chi = pressed(withMeld(board, 'chi'), '34p');
    expect(formatTiles(erase(chi).draft.tiles)).toBe('3p');
    expect(erase(chi).form).toBe(board.form);
  });

  test('give no fifth tile, wherever the four lie', () => {
    const form = { ...typed('11z[111m<]'), indicators: tilesOf('1m') };
    const board = boardOf(form, 'hand');
    expect(against('1m', board)).toBe('noneLeft');
    expect(against('1z', board)).toBeNull();
    expect(press(tileOf('1m'), board).form).toBe(form);
  });

  test('know three plain fives and a red one, or four plain ones', () => {
    const three = typed('555p');
    expect(against('5p', boardOf(three, 'hand'))).toBe('noneLeft');
    expect(against('0p', boardOf(three, 'hand'))).toBeNull();
    expect(against('5p', boardOf(three, 'hand', WRC))).toBeNull();
    expect(against('0p', boardOf(three, 'hand', WRC))).toBe('noRed');
    expect(against('0p', boardOf(typed('0p'), 'hand'))).toBe('noneLeft');
  });

  test('make melds: a chi tile by tile, the others at once', () => {
    const empty = boardOf(emptyWinForm(), 'meld');
    const meldsOf = (board: Board) => board.form.melds.map(formatMeld).join('');
    expect(meldsOf(pressed(withMeld(empty, 'chi'), '406p'))).toBe('[406p<]');
    expect(meldsOf(pressed(withMeld(empty, 'chi'), '3m1m2m'))).toBe('[123m<]');
    expect(meldsOf(pressed(withMeld(empty, 'pon', 'right'), '5s'))).toBe('[555s>]');
    expect(meldsOf(pressed(withMeld(empty, 'pon', 'across'), '0s'))).toBe('[055s^]');
    expect(meldsOf(pressed(withMeld(empty, 'concealedKan'), '5s'))).toBe('[0555s]');
    expect(meldsOf(pressed(withMeld(empty, 'addedKan', 'across'), '1z'))).toBe('[1111z+^]');
    expect(meldsOf(pressed(withMeld(empty, 'calledKan', 'right'), '9m'))).toBe('[9999m>]');
  });

  test('say what makes no meld', () => {
    const empty = boardOf(emptyWinForm(), 'meld');
    expect(against('1z', withMeld(empty, 'chi'))).toBe('noChiOfHonours');
    const begun = pressed(withMeld(empty, 'chi'), '3m');
    expect(['1m', '5m', '3m', '6m', '3p'].map((tile) => against(tile, begun))).toEqual([
      null,
      null,
      'notInChi',
      'notInChi',
      'notInChi',
    ]);
    expect(against('1m', withMeld(boardOf(typed('11m'), 'meld'), 'pon'))).toBe('tooFew');
    expect(against('1z', withMeld(boardOf(typed('123456789m123p'), 'meld'), 'pon'))).toBe('noRoom');
  });

  test('turn five indicators at most, and ura under them for riichi only', () => {
    const dora = pressed(boardOf(emptyWinForm(), 'dora'), '1m2m3m4m5m');
    expect(against('9m', dora)).toBe('doraFull');
    const ura: Board = { ...dora, target: 'ura' };
    expect(against('9m', ura)).toBe('uraNeedsRiichi');
    const riichi = pressed({ ...ura, form: setRiichi(dora.form, 'riichi') }, '1s2s3s4s6s');
    expect(against('9m', riichi)).toBe('uraFull');
    expect(formatTiles(removeIndicator(riichi.form, 1).ura)).toBe('1346s');
    expect(setRiichi(riichi.form, 'none').ura).toEqual([]);
  });
});

describe('the form', () => {
  test('a tile of the hand becomes the winning one, and the other goes back', () => {
    const form = typed('55m222333444p78s win 6s');
    expect(handTextOf(makeWinning(form, 0))).toBe('5m222333444p678s win 5m');
  });

  test('the last tile is taken away first', () => {
    const form = typed('11z win 2z');
    const none = removeLast(removeLast(removeLast(form)));
    expect([none.concealed, none.win]).toEqual([[], null]);
    expect(removeLast(none).concealed).toEqual([]);
  });

  test('takes no strange numbers', () => {
    const count = (value: number) => setCount(emptyWinForm(), 'counters', value).counters;
    expect([count(3), count(2.9), count(-1), count(Number.NaN), count(1e9)]).toEqual([
      3, 2, 0, 0, 99,
    ]);
  });

  test('ron has no replacement tile, tsumo robs no kan', () => {
    const tsumo = setMoment(setWay(emptyWinForm(), 'tsumo'), 'afterKan', true);
    expect(setWay(tsumo, 'ron').moments).toEqual([]);
    expect(setWay(setMoment(emptyWinForm(), 'robbedKan', true), 'tsumo').moments).toEqual([]);
  });

  test('a win becomes a form and the same win again', () => {
    const hand = parseHand('22m[123m<][5555p][777z>][0555s+^]');
    if (!hand.ok) throw new Error('hand');
    const win = newWin({
      hand: hand.value,
      tile: tileOf('2m'),
      winner: 3,
      dealer: 3,
      roundWind: 'S',
      from: 1,
      lastTile: true,
      indicators: tilesOf('9m1p'),
      counters: 2,
      deposits: 1,
      liable: [{ yaku: 'daisangen', seat: 2 }],
    });
    const again = winOfForm(formOfWin(win), win.tile);
    expect(again).toEqual({
      ...win,
      winner: 0,
      dealer: 0,
      from: 2,
      liable: [{ yaku: 'daisangen', seat: 3 }],
    });
  });
});

describe('circumstances that cannot be are off, also before the hand is there', () => {
  const base = emptyWinForm();
  test.each<[string, Form, Form, string | null]>([
    ['ippatsu alone', base, setMoment(base, 'ippatsu', true), 'ippatsuAlone'],
    [
      'ippatsu with riichi',
      setRiichi(base, 'riichi'),
      setMoment(setRiichi(base, 'riichi'), 'ippatsu', true),
      null,
    ],
    ['riichi with a pon', typed('[111z<]'), setRiichi(typed('[111z<]'), 'riichi'), 'riichiOpen'],
    ['a replacement tile on ron', base, setMoment(base, 'afterKan', true), 'afterKanOnDiscard'],
    [
      'a robbed kan on tsumo',
      setWay(base, 'tsumo'),
      setMoment(setWay(base, 'tsumo'), 'robbedKan', true),
      'robbedBySelf',
    ],
    [
      'a first turn with a meld',
      typed('[111z<]'),
      setMoment(typed('[111z<]'), 'firstTurn', true),
      'firstTurnMeld',
    ],
    ['the last tile', base, setMoment(base, 'lastTile', true), null],
  ])('%s', (_, before, after, expected) => {
    expect(newProblem(before, after, WRC)?.case ?? null).toBe(expected);
  });

  test('what a book does not have carries its rule', () => {
    const { values } = USPML_FUNDAMENTALS;
    expect(newProblem(base, setRiichi(base, 'riichi'), values)).toMatchObject({
      rule: 'riichi.allowed',
    });
  });
});

describe('what comes out', () => {
  test('the example of the design: 6,400, and the reading that loses', () => {
    const form = typed('55m222333444p78s win 6s');
    const outcome = outcomeOf(form, WRC);
    if (outcome.type !== 'won') throw new Error(outcome.type);
    const { score, win } = outcome.scored;
    expect([score.points, score.han, score.fu]).toEqual([6_400, 3, 50]);
    const lost = score.rejected[0]!;
    expect(lost.value!.points).toBe(3_900);
    expect(groupsOfReading(score.reading, win).map(formatTiles)).toEqual([
      '222p',
      '333p',
      '444p',
      '678s',
      '55m',
    ]);
    expect(groupsOfReading(lost.reading, win).map(formatTiles)).toEqual([
      '234p',
      '234p',
      '234p',
      '678s',
      '55m',
    ]);
  });

  test('red fives stay visible in a reading', () => {
    const outcome = outcomeOf(
      typed('340m055p678s11s23m win 1m', { riichi: 'riichi' }),
      TENHOU.values,
    );
    if (outcome.type !== 'won') throw new Error(outcome.type);
    const groups = groupsOfReading(outcome.scored.score.reading, outcome.scored.win).map(
      formatTiles,
    );
    expect(groups.join(' ')).toContain('340m');
    expect(groups.join(' ')).toContain('055p');
  });

  test('no yaku names the rule', () => {
    const outcome = outcomeOf(typed('123m456p77z12s[999p^] win 3s'), WRC);
    expect(outcome).toMatchObject({
      type: 'refused',
      no: { reason: 'noYaku', rule: 'win.yakuNeeded' },
    });
  });

  test('thirteen tiles: shanten, waits with what is left and what each is worth', () => {
    const outcome = outcomeOf(typed('234p567s99s55z[111m<]', { indicators: tilesOf('9s') }), WRC);
    if (outcome.type !== 'waiting') throw new Error(outcome.type);
    expect(outcome.shanten).toBe(0);
    expect(outcome.waits.map(({ kind, left, points }) => [formatTile(kind), left, points])).toEqual(
      [
        ['9s', 1, null],
        ['5z', 2, 1_000],
      ],
    );
  });

  test('fourteen tiles that are no win: what each discard takes in, the best first', () => {
    const outcome = outcomeOf(typed('123m456p77z12s[555z^] win 9s'), WRC);
    if (outcome.type !== 'choosing') throw new Error(outcome.type);
    const [best] = outcome.discards;
    expect([formatTile(best!.tile), best!.shanten, best!.count]).toEqual(['9s', 0, 4]);
  });

  test('fewer tiles: how many are missing', () => {
    expect(outcomeOf(typed('123m'), WRC)).toEqual({ type: 'short', missing: 11 });
    expect(outcomeOf(typed('1z[111m<][222m<][333m<][444m<]'), WRC)).toMatchObject({
      type: 'waiting',
    });
  });

  test('seven pairs are no shape where the book has none', () => {
    const form = typed('1122m3344p5566s7z win 7z');
    expect(outcomeOf(form, WRC).type).toBe('won');
    const without = { ...WRC, 'win.sevenPairs': false };
    expect(outcomeOf(form, without).type).toBe('choosing');
  });
});
test('every field that a problem can name has its words', () => {
  const win = newWin({ hand: { concealed: [], melds: [] }, tile: 0 });
  expect(Object.keys(en.field).sort()).toEqual(Object.keys(win).sort());
  expect(checkWin(win, WRC)[0]).toMatchObject({ case: 'concealed', field: 'hand' });
});

test('items of fu that a book can count otherwise have their words', () => {
  for (const rule of [
    'base',
    'sevenPairs',
    'closedRon',
    'selfDraw',
    'wait',
    'valuePair',
    'doubleWindPair',
    'openPinfu',
    'triplet',
  ]) {
    expect(en.fuItem).toHaveProperty(rule);
    expect(RULE_KEYS).toContain(`fu.${rule}`);
  }
});

test('a shape that the book does not accept is no distance to go', () => {
  const hand = typed('1122m3344p5566s7z');
  expect(outcomeOf(hand, WRC)).toMatchObject({ shanten: 0, forms: { regular: 3, chiitoi: 0 } });
  const none = { shanten: 3, forms: { regular: 3, chiitoi: null, kokushi: null } };
  expect(outcomeOf(hand, USPML_FUNDAMENTALS.values)).toMatchObject(none);
});

test('a tile added to a full hand changes only the winning tile', () => {
  const form = typed('55m222333444p78s win 6s');
  expect(addTile(form, tileOf('9s')).concealed).toEqual(form.concealed);
});

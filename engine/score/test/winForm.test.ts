// A win's JSON form: what each field means, what is meant where one is left out, and which field a refusal names.

import type { RuleKey, Ruleset } from '@hanchan/rules';
import { TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { parseWin, type Win } from '../src/index.ts';

type Form = Record<string, unknown>;

/** 23456m 345p 34577s and a 1m; under it what it says when it says nothing more. */
const FORM: Form = { closedTiles: '23456m345p34577s', winTile: '1m', tsumo: true };
const CONCEALED = [1, 2, 3, 4, 5, 11, 12, 13, 20, 21, 22, 24, 24];
const PLAIN: Win = {
  hand: { concealed: CONCEALED, melds: [] },
  tile: 0,
  winner: 1,
  dealer: 0,
  roundWind: 'E',
  from: null,
  riichi: 'none',
  ippatsu: false,
  afterKan: false,
  robbedKan: false,
  lastTile: false,
  firstTurn: false,
  mixedIn: false,
  indicators: [],
  ura: [],
  counters: 0,
  deposits: 0,
  pool: 0,
  liable: [],
  winners: 1,
};

const RON: Form = { tsumo: false, ron: true, from: 3 };
const EMPTY = [
  ...['ron', 'from', 'seatWind', 'dealer', 'roundWind', 'riichi', 'doubleRiichi', 'ippatsu'],
  ...['riichiDeclared', 'mixedIn', 'rinshan', 'chankan', 'ronOnKan', 'haitei', 'houtei', 'tenhou'],
  ...['chiihou', 'renhou', 'melds', 'doraIndicators', 'uraIndicators', 'honba', 'riichiSticks'],
  ...['pool', 'pao'],
];

const READ: readonly [string, Form, Partial<Win>][] = [
  ['nothing more', {}, {}],
  ['nothing in any field', Object.fromEntries(EMPTY.map((name) => [name, null])), {}],
  ['no in every field', { ron: false, dealer: false, riichi: false, tenhou: false }, {}],
  ['results and notes beside it', { points: 1_000, note: 'x' }, {}],
  ['South by the wind', { seatWind: 'S' }, {}],
  ['South, so not the dealer', { seatWind: 'S', dealer: false }, {}],
  ['West by the wind', { seatWind: 'W' }, { winner: 2 }],
  ['North by the wind', { seatWind: 'N' }, { winner: 3 }],
  ['the dealer', { dealer: true }, { winner: 0 }],
  ['East by the wind', { seatWind: 'E' }, { winner: 0 }],
  ['East, and nothing said of the dealer', { seatWind: 'E', dealer: null }, { winner: 0 }],
  ['East and the dealer', { seatWind: 'E', dealer: true }, { winner: 0 }],
  ['seat 2 is the dealer', { dealer: true, winner: 2 }, { winner: 2, dealer: 2 }],
  ['seat 0 is West', { seatWind: 'W', winner: 0 }, { winner: 0, dealer: 2 }],
  ['seat 3, taken for South', { winner: 3 }, { winner: 3, dealer: 2 }],
  ['a North round', { roundWind: 'N' }, { roundWind: 'N' }],
  ['a discard', RON, { from: 3 }],
  ['drawn from oneself', { from: 1 }, {}],
  ['riichi', { riichi: true }, { riichi: 'riichi' }],
  ['riichi by its deposit', { riichiDeclared: true }, { riichi: 'riichi' }],
  ['double riichi', { doubleRiichi: true }, { riichi: 'double' }],
  [
    'double riichi with its deposit',
    { doubleRiichi: true, riichiDeclared: true },
    { riichi: 'double' },
  ],
  ['ippatsu', { riichi: true, ippatsu: true }, { riichi: 'riichi', ippatsu: true }],
  ['a tile mixed in', { mixedIn: true }, { mixedIn: true }],
  ['the last draw', { haitei: true }, { lastTile: true }],
  ['the last discard', { ...RON, houtei: true }, { from: 3, lastTile: true }],
  ['a robbed kan', { ...RON, chankan: true }, { from: 3, robbedKan: true }],
  ['a robbed kan, by its other name', { ...RON, ronOnKan: true }, { from: 3, robbedKan: true }],
  ['heaven', { dealer: true, tenhou: true }, { winner: 0, firstTurn: true }],
  ['earth', { chiihou: true }, { firstTurn: true }],
  ['man', { ...RON, renhou: true }, { from: 3, firstTurn: true }],
  ['two indicators', { doraIndicators: ['0p', '7z'] }, { indicators: [35, 33] }],
  [
    'ura',
    { riichi: true, doraIndicators: ['9s'], uraIndicators: ['9m'] },
    { riichi: 'riichi', indicators: [26], ura: [8] },
  ],
  ['counters', { honba: 3 }, { counters: 3 }],
  ['deposits', { riichiSticks: 2 }, { deposits: 2 }],
  ['nobody liable', { pao: [] }, {}],
];

test.each(READ)('reads %s', (_, more, expected) => {
  expect(parseWin({ ...FORM, ...more }, WRC_2022.values)).toStrictEqual({
    ok: true,
    value: { ...PLAIN, ...expected },
  });
});

test('reads a pool where there is one', () => {
  const answer = parseWin({ ...FORM, pool: 4 }, USPML_FUNDAMENTALS.values);
  expect(answer).toStrictEqual({ ok: true, value: { ...PLAIN, pool: 4 } });
});

const OPEN = { closedTiles: '23456m34577s' };
const CHI = { type: 'chi', tiles: ['3p', '4p', '5p'], called: '4p', from: 0 };
const PON = { type: 'pon', tiles: ['1z', '1z', '1z'], from: 2 };
const KANS: readonly [string, Form, Win['hand']['melds'][number]][] = [
  ['a chi', CHI, { type: 'chi', tiles: [11, 12, 13], from: 'left', called: 12 }],
  [
    'a chi in any order, with a red five',
    { ...CHI, tiles: ['6p', '0p', '4p'], called: '0p' },
    { type: 'chi', tiles: [12, 35, 14], from: 'left', called: 35 },
  ],
  ['a pon', PON, { type: 'pon', tiles: [27, 27, 27], from: 'right', called: null }],
  [
    'a called kan',
    { type: 'daiminkan', tiles: ['9s', '9s', '9s', '9s'], called: '9s', from: 3 },
    { type: 'calledKan', tiles: [26, 26, 26, 26], from: 'across', called: 26 },
  ],
  [
    'an added kan',
    { type: 'kakan', tiles: ['9s', '9s', '9s', '9s'], called: null, from: 0 },
    { type: 'addedKan', tiles: [26, 26, 26, 26], from: 'left', called: null },
  ],
  [
    'a concealed kan',
    { type: 'ankan', tiles: ['9s', '9s', '9s', '9s'] },
    { type: 'concealedKan', tiles: [26, 26, 26, 26], from: null, called: null },
  ],
];

test.each(KANS)('reads %s', (_, meld, expected) => {
  const answer = parseWin({ ...FORM, ...OPEN, melds: [meld] }, WRC_2022.values);
  expect(answer).toMatchObject({ ok: true, value: { hand: { melds: [expected] } } });
});

test('reads a win on a replacement tile', () => {
  const melds = [{ type: 'ankan', tiles: ['9s', '9s', '9s', '9s'] }];
  const answer = parseWin({ ...FORM, ...OPEN, melds, rinshan: true }, WRC_2022.values);
  expect(answer).toMatchObject({ ok: true, value: { afterKan: true, lastTile: false } });
});

const kan = (tile: string, from?: number) => ({
  type: from === undefined ? 'ankan' : 'daiminkan',
  tiles: [tile, tile, tile, tile],
  from,
});
const pon = (tile: string, from: number) => ({ type: 'pon', tiles: [tile, tile, tile], from });
const DRAGONS = {
  closedTiles: '1155s',
  winTile: '5s',
  melds: [pon('5z', 0), pon('6z', 2), pon('7z', 3)],
};
const WINDS = {
  closedTiles: '5s',
  winTile: '5s',
  melds: [pon('1z', 0), pon('2z', 0), pon('3z', 0), pon('4z', 2)],
};
const FED = {
  closedTiles: '5s',
  winTile: '5s',
  melds: [kan('1m'), kan('5m'), kan('9m'), kan('1s', 2)],
};
const UNFED = { ...FED, melds: [kan('1s', 2), kan('1m'), kan('5m'), kan('9m')] };

const LIABLE: readonly [string, Form, Ruleset, Win['liable']][] = [
  ['who fed the third dragon', { ...DRAGONS, pao: 3 }, WRC_2022, [{ yaku: 'daisangen', seat: 3 }]],
  ['who fed another dragon', { ...DRAGONS, pao: 2 }, WRC_2022, []],
  ['who fed the fourth wind', { ...WINDS, pao: 2 }, WRC_2022, [{ yaku: 'daisuushii', seat: 2 }]],
  ['who fed the fourth kan', { ...FED, pao: 2 }, WRC_2022, [{ yaku: 'suukantsu', seat: 2 }]],
  ['who fed a kan where nobody answers for it', { ...FED, pao: 2 }, TENHOU, []],
  ['who fed an earlier kan', { ...UNFED, pao: 2 }, WRC_2022, []],
  [
    'one by name',
    { ...DRAGONS, pao: [{ yakuman: 'daisangen', seat: 0 }] },
    WRC_2022,
    [{ yaku: 'daisangen', seat: 0 }],
  ],
  [
    'one by name for a kan that was fed',
    { ...FED, pao: [{ yakuman: 'suukantsu', seat: 2 }] },
    WRC_2022,
    [{ yaku: 'suukantsu', seat: 2 }],
  ],
  [
    'one by name for a kan that nobody fed',
    { ...UNFED, pao: [{ yakuman: 'suukantsu', seat: 2 }] },
    WRC_2022,
    [],
  ],
];

test.each(LIABLE)('takes for liable %s', (_, more, ruleset, liable) => {
  expect(parseWin({ ...FORM, ...more }, ruleset.values)).toMatchObject({
    ok: true,
    value: { liable },
  });
});

const CHANKAN = { ...RON, chankan: true };
const meld = (more: Form) => ({ ...OPEN, melds: [{ ...CHI, ...more }] });

/** What is wrong, the form, the field, and the code where it is not simply a field that cannot be read. */
const REFUSED: readonly [string, Form, string, string?][] = [
  ['no tiles', { closedTiles: undefined }, 'closedTiles'],
  ['tiles that are none', { closedTiles: '23x' }, 'closedTiles', 'notation'],
  ['twelve tiles', { closedTiles: '2345m345p34577s' }, 'closedTiles', 'tileCount'],
  ['a fifth copy', { closedTiles: '1111m345p345677s' }, 'closedTiles', 'fifthCopy'],
  [
    'a fifth copy turned',
    { closedTiles: '111m2345p345677s', doraIndicators: ['1m'] },
    'doraIndicators',
    'fifthCopy',
  ],
  ['no winning tile', { winTile: undefined }, 'winTile'],
  ['a winning tile that is none', { winTile: '0z' }, 'winTile', 'notation'],
  ['two winning tiles', { winTile: '11m' }, 'winTile', 'notation'],
  ['neither drawn nor claimed', { tsumo: false }, 'tsumo'],
  ['drawn and claimed', { ron: true }, 'ron'],
  ['drawn from another', { from: 2 }, 'from'],
  ['a discard of nobody', { ...RON, from: undefined }, 'from'],
  ['a discard of no seat', { ...RON, from: 4 }, 'from'],
  ['an own discard', { ...RON, from: 1 }, 'from', 'badSeat'],
  ['a flag that is text', { ippatsu: 'yes' }, 'ippatsu'],
  ['a flag that is a number', { dealer: 1 }, 'dealer'],
  ['a dealer who is South', { dealer: true, seatWind: 'S' }, 'dealer'],
  ['an East who is not the dealer', { dealer: false, seatWind: 'E' }, 'dealer'],
  ['a winner without a seat', { winner: '1' }, 'winner'],
  ['no wind', { seatWind: 'X' }, 'seatWind'],
  ['no wind of the round', { roundWind: 'east' }, 'roundWind'],
  ['riichi twice', { riichi: true, doubleRiichi: true }, 'doubleRiichi', 'contradiction'],
  ['the last draw on a discard', { ...RON, haitei: true }, 'haitei', 'contradiction'],
  ['the last discard drawn', { houtei: true }, 'houtei', 'contradiction'],
  ['a robbed kan drawn', { chankan: true }, 'chankan', 'contradiction'],
  ['a robbed kan drawn, by its other name', { ronOnKan: true }, 'ronOnKan', 'contradiction'],
  ['a replacement tile claimed', { ...RON, rinshan: true }, 'rinshan', 'contradiction'],
  ['a replacement tile without a kan', { rinshan: true }, 'rinshan', 'contradiction'],
  [
    'a robbed kan with a copy of its tile',
    { ...CHANKAN, closedTiles: '1m3456m345p34577s' },
    'chankan',
    'contradiction',
  ],
  ['heaven for South', { tenhou: true }, 'tenhou', 'contradiction'],
  ['heaven on a discard', { ...RON, dealer: true, tenhou: true }, 'tenhou', 'contradiction'],
  ['earth for the dealer', { dealer: true, chiihou: true }, 'chiihou', 'contradiction'],
  ['earth on a discard', { ...RON, chiihou: true }, 'chiihou', 'contradiction'],
  ['man on an own draw', { renhou: true }, 'renhou', 'contradiction'],
  ['man for the dealer', { ...RON, dealer: true, renhou: true }, 'renhou', 'contradiction'],
  ['heaven after riichi', { dealer: true, tenhou: true, riichi: true }, 'tenhou', 'contradiction'],
  ['earth on the last tile', { chiihou: true, haitei: true }, 'chiihou', 'contradiction'],
  ['man after riichi', { ...RON, renhou: true, riichi: true }, 'renhou', 'contradiction'],
  ['riichi with a chi', { ...meld({}), riichi: true }, 'riichi', 'contradiction'],
  [
    'double riichi with a chi',
    { ...meld({}), doubleRiichi: true },
    'doubleRiichi',
    'contradiction',
  ],
  ['ippatsu alone', { ippatsu: true }, 'ippatsu', 'contradiction'],
  ['ippatsu alone, and earth', { ippatsu: true, chiihou: true }, 'ippatsu', 'contradiction'],
  ['melds that are no list', { melds: {} }, 'melds'],
  ['a meld that is nothing', { melds: [null] }, 'melds[0]'],
  ['a second meld that is text', { melds: [CHI, 'pon'] }, 'melds[1]'],
  ['a meld of no type', meld({ type: 'kan' }), 'melds[0].type'],
  ['a meld of a type that every object has', meld({ type: 'toString' }), 'melds[0].type'],
  ['a meld with its type in a list', meld({ type: ['chi'] }), 'melds[0].type'],
  ['a meld of text', meld({ tiles: '345p' }), 'melds[0].tiles'],
  [
    'a meld with a tile that is none',
    meld({ tiles: ['3p', '4p', '5'] }),
    'melds[0].tiles[2]',
    'notation',
  ],
  ['a meld of nobody', meld({ from: undefined }), 'melds[0].from'],
  ['a called tile that is not there', meld({ called: '6p' }), 'melds[0].called'],
  ['a called tile that is none', meld({ called: 4 }), 'melds[0].called'],
  ['a meld of two', meld({ tiles: ['3p', '4p'] }), 'melds', 'badMeld'],
  ['a chi across', meld({ from: 3 }), 'melds', 'badMeld'],
  ['an own discard called', meld({ from: 1 }), 'melds', 'badMeld'],
  ['indicators that are text', { doraIndicators: '1m' }, 'doraIndicators'],
  ['an indicator that is none', { doraIndicators: ['1m', '8z'] }, 'doraIndicators[1]', 'notation'],
  ['ura that are text', { uraIndicators: '1m' }, 'uraIndicators'],
  ['more ura than indicators', { uraIndicators: ['1m'] }, 'uraIndicators', 'badNumber'],
  ['counters that are text', { honba: '1' }, 'honba'],
  ['fewer than no counters', { honba: -1 }, 'honba', 'badNumber'],
  ['half a deposit', { riichiSticks: 0.5 }, 'riichiSticks', 'badNumber'],
  ['a pool that is text', { pool: '1' }, 'pool'],
  ['fewer than no points', { pool: -1 }, 'pool', 'badNumber'],
  ['a liable seat that is none', { pao: 4 }, 'pao'],
  ['liable for no yakuman', { pao: [{ yakuman: 'x', seat: 0 }] }, 'pao[0].yakuman'],
  ['nothing in the list of the liable', { pao: [null] }, 'pao[0].yakuman'],
  ['liable, but nobody', { pao: [{ yakuman: 'daisangen' }] }, 'pao[0].seat'],
  ['liable to oneself', { pao: [{ yakuman: 'daisangen', seat: 1 }] }, 'pao', 'badSeat'],
];

test.each(REFUSED)('refuses %s', (_, more, field, code = 'badField') => {
  expect(parseWin({ ...FORM, ...more }, WRC_2022.values)).toStrictEqual({
    ok: false,
    error: { code, field, message: expect.stringMatching(/\w/) },
  });
});

const kanOf = (more: Form) => ({ ...OPEN, melds: [{ ...kan('9s'), ...more }] });

/** What the rulebook forbids carries its rule. */
const FORBIDDEN: readonly [string, Form, Ruleset, string, RuleKey, string?][] = [
  ['riichi', { riichi: true }, USPML_FUNDAMENTALS, 'riichi', 'riichi.allowed'],
  ['double riichi', { doubleRiichi: true }, USPML_FUNDAMENTALS, 'doubleRiichi', 'riichi.allowed'],
  ['chi', meld({}), USPML_FUNDAMENTALS, 'melds', 'calls.chi'],
  [
    'a called kan',
    kanOf({ type: 'daiminkan', from: 0 }),
    USPML_FUNDAMENTALS,
    'melds',
    'kan.called',
  ],
  ['an added kan', kanOf({ type: 'kakan', from: 0 }), USPML_FUNDAMENTALS, 'melds', 'kan.added'],
  ['a concealed kan', kanOf({}), USPML_FUNDAMENTALS, 'melds', 'kan.concealed'],
  ['a robbed kan', CHANKAN, USPML_FUNDAMENTALS, 'chankan', 'kan.robAdded'],
  ['a pool', { pool: 1 }, WRC_2022, 'pool', 'draw.notenToPool'],
  [
    'a kan at the end',
    { ...CHANKAN, houtei: true },
    WRC_2022,
    'houtei',
    'kan.lastTile',
    'contradiction',
  ],
];

test.each(FORBIDDEN)(
  'refuses by rule %s',
  (_, more, ruleset, field, rule, code = 'notInThisRulebook') => {
    expect(parseWin({ ...FORM, ...more }, ruleset.values)).toStrictEqual({
      ok: false,
      error: { code, field, rule, message: expect.stringMatching(/\w/) },
    });
  },
);

test.each([[null], [undefined], ['a win'], [13], [[FORM]]])(
  'refuses %j, which is no object',
  (json) => {
    expect(parseWin(json, WRC_2022.values)).toMatchObject({
      error: { code: 'notAnObject', field: '' },
    });
  },
);

test.each([
  ['tenhou', "the dealer's own draw"],
  ['renhou', "a non-dealer's win on a discard"],
])('says for whom %s is', (name, who) => {
  const answer = parseWin({ ...FORM, [name]: true }, WRC_2022.values);
  expect(answer).toMatchObject({ error: { message: `is only for ${who}` } });
});

test('says that a discard is somebody’s', () => {
  const answer = parseWin({ ...FORM, ...RON, from: null }, WRC_2022.values);
  expect(answer).toMatchObject({ error: { message: 'a ron needs the seat of the discarder' } });
});

test('says which types of melds there are', () => {
  const answer = parseWin({ ...FORM, ...meld({ type: 'kan' }) }, WRC_2022.values);
  const message = 'must be one of chi, pon, daiminkan, kakan, ankan';
  expect(answer).toMatchObject({ error: { message } });
});

test('an error that is not about the form is not swallowed', () => {
  const form = {
    ...FORM,
    get pao(): never {
      throw new RangeError('own');
    },
  };
  expect(() => parseWin(form, WRC_2022.values)).toThrow(RangeError);
});

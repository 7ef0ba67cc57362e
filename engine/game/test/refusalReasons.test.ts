// Why something is refused: the code, the option that forbids it, and in which case.

import type { RuleChanges } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { withIdleHands } from '../../../proof/spec/wrc-2022/playing.ts';
import { type Illegal, refusalOf } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

const TENPAI = '234567m22p234s23s';
/** Eight kinds of terminals and honours. */
const NINE = '19m19p19s12z258p34m';

interface Asked {
  readonly changes?: RuleChanges;
  readonly setup: Setup;
  readonly before?: readonly string[];
  readonly ask: string;
  readonly answer: Illegal | null;
}

function answerTo({ changes = {}, setup, before = [], ask }: Asked): Illegal | null {
  const at = new Table(rulesWith(WRC_2022, changes), withIdleHands(setup));
  return at.do(...before).refusal(ask);
}

const riichi = (hand: string, more: Setup = {}): Setup => ({
  hands: { E: hand },
  draws: '9p',
  ...more,
});

describe('riichi', () => {
  test.each<[string, Asked]>([
    [
      'not twice',
      {
        setup: riichi(TENPAI, { riichi: ['E'] }),
        ask: 'E riichi 9p',
        answer: { code: 'riichiTwice', rule: 'riichi.allowed', case: { riichi: 'twice' } },
      },
    ],
    [
      'not with an open hand',
      {
        setup: riichi('234567m22p23s[444p^]'),
        ask: 'E riichi 9p',
        answer: { code: 'riichiOpenHand', rule: 'riichi.allowed', case: { riichi: 'openHand' } },
      },
    ],
    [
      'not without a wait',
      {
        setup: riichi('147m258p369s1234z'),
        ask: 'E riichi 9p',
        answer: { code: 'riichiNotTenpai', rule: 'riichi.allowed', case: { riichi: 'notTenpai' } },
      },
    ],
    [
      'not with a tile that is not held',
      {
        setup: riichi(TENPAI),
        ask: 'E riichi 9m',
        answer: { code: 'tileNotHeld', rule: null },
      },
    ],
    [
      'not without the deposit',
      {
        changes: { 'riichi.needsDeposit': true },
        setup: riichi(TENPAI, { scores: [900, 40_000, 40_000, 39_100] }),
        ask: 'E riichi 9p',
        answer: { code: 'riichiNoPoints', rule: 'riichi.needsDeposit' },
      },
    ],
    [
      'with exactly the deposit',
      {
        changes: { 'riichi.needsDeposit': true },
        setup: riichi(TENPAI, { scores: [1_000, 40_000, 40_000, 39_000] }),
        ask: 'E riichi 9p',
        answer: null,
      },
    ],
    [
      'without it where none is needed',
      {
        changes: { 'riichi.needsDeposit': false },
        setup: riichi(TENPAI, { scores: [900, 40_000, 40_000, 39_100] }),
        ask: 'E riichi 9p',
        answer: null,
      },
    ],
    [
      'not while furiten by an own discard, where that forbids it',
      {
        changes: { 'riichi.whileFuriten': false },
        setup: riichi(TENPAI, { discards: { E: '4s' } }),
        ask: 'E riichi 9p',
        answer: { code: 'riichiFuriten', rule: 'riichi.whileFuriten' },
      },
    ],
    [
      'not when the very discard makes it furiten',
      {
        changes: { 'riichi.whileFuriten': false },
        setup: riichi(TENPAI, { draws: '4s' }),
        ask: 'E riichi 4s',
        answer: { code: 'riichiFuriten', rule: 'riichi.whileFuriten' },
      },
    ],
    [
      'while furiten where that is allowed',
      {
        changes: { 'riichi.whileFuriten': true },
        setup: riichi(TENPAI, { discards: { E: '4s' } }),
        ask: 'E riichi 9p',
        answer: null,
      },
    ],
    [
      'then the hand is fixed',
      {
        setup: riichi(TENPAI, { riichi: ['E'] }),
        ask: 'E discards 2m',
        answer: { code: 'riichiHandFixed', rule: 'riichi.allowed', case: { riichi: 'discard' } },
      },
    ],
    [
      'and the drawn tile goes',
      { setup: riichi(TENPAI, { riichi: ['E'] }), ask: 'E discards 9p', answer: null },
    ],
  ])('%s', (_, asked) => {
    expect(answerTo(asked)).toStrictEqual(asked.answer);
  });
});

describe('nine terminals', () => {
  const ALLOWED: RuleChanges = { 'draw.abortive': ['nineTerminals'] };
  const nine = (code: Illegal['code']): Illegal => ({
    code,
    rule: 'draw.abortive',
    case: { aborted: 'nineTerminals' },
  });

  test.each<[string, Asked]>([
    [
      'nine kinds with the drawn one',
      { changes: ALLOWED, setup: { hands: { E: NINE }, draws: '3z' }, ask: 'E nine', answer: null },
    ],
    [
      'eight are too few, and a pair is one kind',
      {
        changes: ALLOWED,
        setup: { hands: { E: NINE }, draws: '1z' },
        ask: 'E nine',
        answer: nine('notNineTerminals'),
      },
    ],
    [
      'not where the rulebook has no such draw',
      {
        setup: { hands: { E: NINE }, draws: '3z' },
        ask: 'E nine',
        answer: nine('nineTerminalsNotAllowed'),
      },
    ],
    [
      'not after a call',
      {
        changes: ALLOWED,
        setup: { hands: { S: NINE, N: '77p369s147m12345z' }, draws: '7p' },
        before: ['E discards 7p', 'N pon', 'N discards 1m', 'E discards drawn'],
        ask: 'S nine',
        answer: nine('nineTerminalsNotAllowed'),
      },
    ],
    [
      'not on the second turn',
      {
        changes: ALLOWED,
        setup: { hands: { E: NINE }, draws: '3z5z6z7z4z' },
        before: ['E discards 2p', 'S discards 5z', 'W discards 6z', 'N discards 7z'],
        ask: 'E nine',
        answer: nine('nineTerminalsNotAllowed'),
      },
    ],
  ])('%s', (_, asked) => {
    expect(answerTo(asked)).toEqual(asked.answer);
  });
});

describe('wins', () => {
  test.each<[string, Asked]>([
    [
      'no yaku on a discard',
      {
        setup: { hands: { S: '234m567m22s46p[999s^]' }, draws: '5p' },
        before: ['E discards 5p'],
        ask: 'S ron',
        answer: { code: 'noYaku', rule: 'win.yakuNeeded', case: { how: 'ron' } },
      },
    ],
    [
      'no yaku on a draw',
      {
        setup: { hands: { E: '234m567m22s46p[999s^]' }, draws: '5p' },
        ask: 'E tsumo',
        answer: { code: 'noYaku', rule: 'win.yakuNeeded', case: { how: 'tsumo' } },
      },
    ],
    [
      'one yaku where two are needed',
      {
        changes: { 'win.twoYakuFrom': 5 },
        setup: { hands: { E: '234m567m22s46p[888s^]' }, draws: '5p', counters: 5 },
        ask: 'E tsumo',
        answer: { code: 'tooFewYaku', rule: 'win.twoYakuFrom' },
      },
    ],
    [
      'a hand that is not complete',
      { setup: riichi(TENPAI), ask: 'E tsumo', answer: { code: 'notComplete', rule: null } },
    ],
    [
      'a dead hand',
      {
        setup: riichi(TENPAI, { draws: '4s' }),
        before: ['referee deadHand E'],
        ask: 'E tsumo',
        answer: { code: 'deadHand', rule: 'penalty.deadHand' },
      },
    ],
    [
      'no win on the tile that a call brought',
      {
        setup: { hands: { S: '99p234567m22s234s' }, draws: '9p' },
        before: ['E discards 9p', 'S pon'],
        ask: 'S tsumo',
        answer: { code: 'notComplete', rule: null },
      },
    ],
  ])('%s', (_, asked) => {
    expect(answerTo(asked)).toEqual(asked.answer);
  });
});

test('a tile of the hand is not the drawn one', () => {
  const { match } = new Table(WRC_2022.values, withIdleHands(riichi(TENPAI)));
  const discard = (tile: number, fromDraw: boolean) =>
    refusalOf(match, { type: 'discard', seat: 0, tile, fromDraw, riichi: false });
  expect(discard(1, true)).toEqual({ code: 'tileNotHeld', rule: null });
  expect(discard(17, true)).toBe(null);
  expect(discard(17, false)).toEqual({ code: 'tileNotHeld', rule: null });
});

describe('what a call bars', () => {
  test.each<[string, string, string, string, string]>([
    ['afterPon', '111s258m369p1234z', '1s', 'pon 1s1s', '1s'],
    ['afterChi', '4567s258m369p123z', '4s', 'chi 5s6s', '4s'],
    ['otherEnd', '4567s258m369p123z', '4s', 'chi 5s6s', '7s'],
  ])('%s', (swap, hand, tile, call, discard) => {
    const at = new Table(WRC_2022.values, withIdleHands({ hands: { S: hand }, draws: tile }));
    at.do(`E discards ${tile}`, `S ${call}`);
    expect(at.refusal(`S discards ${discard}`)).toEqual({
      code: 'swapCall',
      rule: 'calls.swap',
      case: { swap },
    });
  });
});

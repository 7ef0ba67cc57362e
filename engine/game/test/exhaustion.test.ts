// Deals without a winner: who is asked, who is tenpai, whose riichi is looked at, and what ends a deal early.

import type { RuleChanges, RuleValues } from '@hanchan/rules';
import { EMA_2008 } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { notenPayments } from '../src/index.ts';

const NOTHING = '147m28p369s12346z';
/** Waits for 3p and 6p. */
const READY = '123m456m789s4566p';
const READY_TOO = '123s456s789m4566p';
const MIDDLE = { E: '8s', S: '8m', W: '8p', N: '8m' };
const ENDS = { E: '19m9s', S: '8m', W: '8p', N: '8m' };

const rules = (changes: RuleChanges = {}) => ({ ...EMA_2008.values, ...changes }) as RuleValues;

/** East throws the last tile, and nobody wants it. */
const lastDiscard = (changes: RuleChanges, setup: Setup = {}) =>
  new Table(rules(changes), {
    draws: '9p',
    discards: MIDDLE,
    live: 0,
    ...setup,
    hands: { E: NOTHING, S: NOTHING, W: NOTHING, N: NOTHING, ...setup.hands },
  }).do('E discards 9p');

const asked = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'asked' ? [event.seats] : [])).slice(-2);

describe('declarations', () => {
  const twoReady = () => lastDiscard({}, { hands: { S: READY, W: READY_TOO } });

  test('whoever has the choice is asked in turn, one after the other', () => {
    const table = twoReady();
    expect(table.trail(2)).toEqual(['discarded', 'wallExhausted']);
    expect(asked(table).at(-1)).toEqual([1]);
    table.do('S noten');
    expect(asked(table)).toEqual([[1], [2]]);
    table.do('W tenpai');
    expect(table.count('asked')).toBe(2);
    expect(table.last('drawn').tenpai).toEqual([2]);
  });

  test('whoever speaks early is bound by it, and is not asked again', () => {
    const table = twoReady().do('W tenpai');
    expect(table.count('asked')).toBe(1);
    table.do('S tenpai');
    expect(table.count('asked')).toBe(1);
    expect(table.last('drawn').tenpai).toEqual([1, 2]);
  });

  test('why a declaration is refused', () => {
    const table = lastDiscard({}, { hands: { S: READY, W: READY_TOO }, riichi: ['W'] });
    const said = (what: string) => ({ rule: 'draw.mayHideTenpai', case: { said: what } });
    expect(table.refusal('W noten')).toEqual({
      code: 'mustDeclareTenpai',
      ...said('hiddenRiichi'),
    });
    expect(table.refusal('W tenpai')).toEqual({ code: 'notAsked', ...said('outOfTurn') });
    expect(table.refusal('N noten')).toEqual({ code: 'notAsked', ...said('outOfTurn') });
    expect(table.refusal('N tenpai')).toEqual({ code: 'notTenpai', rule: null });
  });
});

test('a total that three cannot share is rounded down', () => {
  const paid = (seats: readonly Seat[]) =>
    notenPayments(seats, rules({ 'draw.notenToPool': 0, 'draw.notenTotal': 1_000 }));
  expect(paid([1])).toEqual([-333, 999, -333, -333]);
  expect(paid([0, 1, 2])).toEqual([333, 333, 333, -999]);
});

describe('tenpai that needs a yaku', () => {
  const NEEDS: RuleChanges = { 'draw.tenpaiNeedsYaku': true, 'draw.mayHideTenpai': false };
  const tenpaiWith = (hand: string, changes: RuleChanges) =>
    lastDiscard(changes, { hands: { S: hand } }).last('drawn').tenpai;

  test('an open hand without any is noten, and tenpai where the shape counts', () => {
    const hand = '123m456p45s88s[789m<]';
    expect(tenpaiWith(hand, NEEDS)).toEqual([]);
    expect(tenpaiWith(hand, { ...NEEDS, 'draw.tenpaiNeedsYaku': false })).toEqual([1]);
  });

  test('one completing tile with a yaku is enough', () => {
    // 5z makes a set of dragons, 8s only another set.
    expect(tenpaiWith('123m456p55z88s[789m<]', NEEDS)).toEqual([1]);
  });
});

describe('nagashi mangan', () => {
  const DRAW: RuleChanges = { 'nagashi.countsAs': 'draw', 'draw.mayHideTenpai': false };
  const WIN: RuleChanges = { 'nagashi.countsAs': 'win', 'draw.mayHideTenpai': false };
  const throwsEnds = (changes: RuleChanges, setup: Setup = {}) =>
    lastDiscard(changes, { discards: ENDS, ...setup });

  test('needs discards', () => {
    const table = lastDiscard(DRAW, { discards: { E: '19m' } });
    expect(table.last('drawn')).toMatchObject({ reason: 'nagashi', by: [0] });
  });

  test('as a draw, all who are tenpai show it; as a win, only those in riichi', () => {
    const setup: Setup = { hands: { S: READY, W: READY_TOO }, riichi: ['W'] };
    expect(throwsEnds(DRAW, setup).last('drawn').tenpai).toEqual([1, 2]);
    expect(throwsEnds(WIN, setup).last('drawn').tenpai).toEqual([2]);
  });

  test('as a draw, every riichi is looked at; as a win, only that of the winner', () => {
    const falseRiichi: Setup = { riichi: ['S'] };
    const draw = throwsEnds(DRAW, falseRiichi);
    expect(draw.last('fouled')).toMatchObject({
      seat: 1,
      foul: 'notenRiichi',
      case: { fault: 'noten' },
      because: { code: 'riichiNotTenpai', case: { riichi: 'notTenpai' } },
    });
    expect(draw.last('dealVoided').offenders).toEqual([1]);
    const win = throwsEnds(WIN, falseRiichi);
    expect(win.count('fouled')).toBe(0);
    expect(win.last('drawn').by).toEqual([0]);
    expect(throwsEnds(WIN, { riichi: ['E'] }).last('dealVoided').offenders).toEqual([0]);
  });

  test('where the draw stands, a false riichi has no nagashi and is not tenpai', () => {
    const stands: RuleChanges = { ...DRAW, 'penalty.chomboAtDraw': 'drawStands' };
    const discards = { ...ENDS, S: '19p', W: '1z' };
    const table = throwsEnds(stands, { discards, riichi: ['S'], hands: { W: READY } });
    expect(table.last('drawn')).toMatchObject({ reason: 'nagashi', by: [0, 2], tenpai: [2] });
    const alone = throwsEnds(stands, { discards: { ...MIDDLE, S: '19p' }, riichi: ['S'] });
    expect(alone.last('drawn')).toMatchObject({ reason: 'exhausted', by: [], tenpai: [] });
  });
});

test('a riichi whose hand was changed by a discard is unproved at the draw', () => {
  const table = new Table(rules({ 'draw.mayHideTenpai': false }), {
    assistance: 'unassisted',
    hands: { E: READY, S: NOTHING, W: NOTHING, N: NOTHING },
    riichi: ['E'],
    draws: '9p',
    discards: MIDDLE,
    live: 0,
  })
    .do('E discards 1m')
    .passAll();
  expect(table.last('fouled')).toMatchObject({
    seat: 0,
    foul: 'notenRiichi',
    case: { fault: 'unproved' },
    because: { code: 'riichiHandFixed', case: { riichi: 'discard' } },
  });
});

describe('special draws', () => {
  const first = (tile: string, changes: RuleChanges = {}) =>
    new Table(rules(changes), {
      hands: {
        E: '147m28p369s12446z',
        S: '147m28p369s12567z',
        W: '258m28p369s12567z',
        N: '258m17p369s24567z',
      },
      draws: tile.repeat(4),
    });
  const around = (table: Table, tile: string) =>
    table.do(...['E', 'S', 'W', 'N'].map((wind) => `${wind} discards ${tile}`)).passAll();

  test('four equal winds end the deal at once, with nobody to thank for it', () => {
    const table = around(first('3z'), '3z');
    expect(table.last('drawn')).toMatchObject({ reason: 'fourWinds', by: [], tenpai: [] });
    expect(table.trail(3)).toEqual(['discarded', 'drawn', 'dealEnded']);
    expect(table.match.deal!.phase).toEqual({ type: 'over' });
  });

  test('four other equal tiles, or winds where the rulebook has no such draw, do not', () => {
    expect(around(first('8s'), '8s').count('drawn')).toBe(0);
    expect(around(first('3z', { 'draw.abortive': [] }), '3z').count('drawn')).toBe(0);
  });

  test('nobody shows after four winds, even where all show at a draw', () => {
    const table = around(first('3z', { 'draw.reveal': 'all' }), '3z');
    expect(table.last('drawn').shown).toEqual([null, null, null, null]);
  });

  test('three who win on one tile show their hands', () => {
    const table = new Table(
      rules({ 'draw.abortive': ['tripleRon'], 'win.multipleRon': 'everyone' }),
      {
        hands: {
          E: '147m28p369s12346z',
          S: '123m456m789s4566p',
          W: '123s456s789m4599p',
          N: '234m567m678s4511p',
        },
        draws: '3p',
        discards: MIDDLE,
      },
    ).do('E discards 3p', 'S ron & W ron & N ron');
    const { reason, by, shown } = table.last('drawn');
    expect([reason, by]).toEqual(['tripleRon', [1, 2, 3]]);
    expect(shown.map((hand) => hand !== null)).toEqual([false, true, true, true]);
  });

  test('four kans of more than one player end it with the next discard, three do not', () => {
    const kans = (east: string, south: string, changes: RuleChanges = {}) =>
      new Table(rules(changes), {
        hands: { E: east, S: south, W: NOTHING, N: NOTHING },
        draws: '9p',
        discards: MIDDLE,
      })
        .do('E discards 9p')
        .passAll();
    const two = '147m258p2z[5555z][6666z]';
    const four = kans(two, '5m25p36s58p[7777z][8888m]');
    expect(four.last('drawn')).toMatchObject({ reason: 'fourKans', by: [], tenpai: [] });
    expect(four.trail(3)).toEqual(['discarded', 'drawn', 'dealEnded']);
    expect(kans(two, '5m25p136s58p9s3z[7777z]').count('drawn')).toBe(0);
    const not = kans(two, '5m25p36s58p[7777z][8888m]', { 'draw.abortive': ['fourWinds'] });
    expect(not.count('drawn')).toBe(0);
  });

  test('four riichi: all show, and all count as tenpai', () => {
    const table = new Table(rules(), {
      hands: {
        E: '123m456m789s4566p',
        S: '123s456s789m4455p',
        W: '123p456m789s2288m',
        N: '234p567m678s1199s',
      },
      draws: '9p1z1z',
      discards: MIDDLE,
      riichi: ['E', 'S', 'W'],
      turn: 'N',
    });
    table.do('N riichi 9p').passAll();
    expect(table.last('drawn')).toMatchObject({
      reason: 'fourRiichi',
      by: [],
      tenpai: [0, 1, 2, 3],
    });
    expect(table.trail(3)).toEqual(['riichiAccepted', 'drawn', 'dealEnded']);
  });

  test('nine kinds by choice show the hand with the tile drawn, and nobody is tenpai', () => {
    const hands = { E: '19m19p19s123z4567s' };
    const table = new Table(rules(), { hands, draws: '5m' }).do('E nine');
    const { shown, tenpai, by } = table.last('drawn');
    expect([by, tenpai]).toEqual([[0], []]);
    expect(shown.map((hand) => hand?.length ?? null)).toEqual([14, null, null, null]);
  });
});

describe('hands shown at a draw', () => {
  const shown = (changes: RuleChanges, setup: Setup) => {
    const table = lastDiscard({ 'draw.mayHideTenpai': false, ...changes }, setup);
    return table.last('drawn').shown.map((hand) => hand !== null);
  };
  test.each([
    ['tenpai', [false, true, false, false]],
    ['all', [true, true, true, true]],
    ['none', [false, false, false, false]],
  ] as const)('%s', (reveal, hands) => {
    expect(shown({ 'draw.reveal': reveal }, { hands: { S: READY } })).toEqual(hands);
    const nagashi: RuleChanges = { 'draw.reveal': reveal, 'nagashi.countsAs': 'draw' };
    expect(shown(nagashi, { hands: { S: READY }, discards: ENDS })).toEqual(hands);
  });
});

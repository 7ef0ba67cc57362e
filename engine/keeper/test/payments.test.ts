// What a deal pays, line by line with the option behind each, and how the table stands after it.

import * as books from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import type { HandResult, PlayedHand, TableAct } from '../src/index.ts';
import { draw, handAct, Log, ron, tsumo } from './writing.ts';

const lastOf = (log: Log) => log.kept.lines.at(-1)!;
const linesOf = (log: Log) => lastOf(log).lines;
const handOf = (hand: PlayedHand): TableAct => ({ type: 'hand', hand });

describe('a win', () => {
  test('on a discard: the stake, the hand, the counters and every deposit, each on a line', () => {
    const log = new Log(books.WRC_2022).write(handAct(draw(0), 0));
    log.write(handAct(ron(0, 1, 3, 40), 2));
    expect(linesOf(log)).toEqual([
      {
        what: 'riichi',
        rule: 'riichi.deposit',
        case: { deposit: 'laid' },
        deltas: [0, 0, -1_000, 0],
        count: 1,
      },
      {
        what: 'hand',
        rule: 'score.model',
        case: { how: 'ron', winner: 'dealer', limit: 'none' },
        deltas: [7_700, -7_700, 0, 0],
        seat: 0,
      },
      {
        what: 'counters',
        rule: 'payment.counter',
        case: { how: 'ron', winners: 'one' },
        deltas: [300, -300, 0, 0],
        count: 1,
        seat: 0,
      },
      {
        what: 'deposits',
        rule: 'payment.depositsTo',
        case: { how: 'ron', winners: 'one' },
        deltas: [2_000, 0, 0, 0],
        count: 2,
        seat: 0,
      },
    ]);
    expect(lastOf(log).deltas).toEqual([10_000, -8_000, -1_000, 0]);
    expect(log.table).toMatchObject({ deposits: 0, pool: 0, counters: 2, dealer: 0, round: 0 });
  });

  test('of its own draw: all pay, and the line says so', () => {
    const log = new Log(books.WRC_2022).write(handAct(draw(1), 1)).write(handAct(tsumo(2, 2, 30)));
    expect(linesOf(log).map(({ what, deltas }) => [what, deltas])).toEqual([
      ['hand', [-500, -1_000, 2_000, -500]],
      ['counters', [-100, -100, 300, -100]],
      ['deposits', [0, 0, 1_000, 0]],
    ]);
    expect(linesOf(log)[2]!.case).toEqual({ how: 'tsumo', winners: 'one' });
    expect(log.table).toMatchObject({ counters: 0, dealer: 2, deposits: 0 });
    expect(lastOf(log).hand!.wins[0]).toMatchObject({
      seat: 2,
      from: null,
      counters: 1,
      deposits: 1,
      pool: 0,
      winners: 1,
      scored: null,
    });
  });

  test('that reaches a limit names the limit', () => {
    const log = new Log(books.WRC_2022).hands(ron(1, 0, 5));
    expect(linesOf(log).map(({ what, rule }) => [what, rule])).toEqual([['hand', 'score.limits']]);
    log.hands(ron(1, 0, 1, 30));
    expect(linesOf(log)[0]!.rule).toBe('score.model');
    log.hands(ron(1, 0, 4, 30));
    expect(linesOf(log)[0]).toStrictEqual({
      what: 'hand',
      rule: 'score.roundUpToMangan',
      deltas: [-12_000, 12_000, 0, 0],
      seat: 1,
    });
    const yakuman: HandResult = {
      type: 'tsumo',
      win: { seat: 1, shown: { hand: '2m123p[555z^][666z^][777z>]', tile: '2m' } },
    };
    log.hands(yakuman);
    expect(linesOf(log)[0]!.rule).toBe('yaku.daisangen');
  });

  test('takes the pool where what noten players pay is kept', () => {
    const log = new Log(books.USPML_FUNDAMENTALS).hands(draw(0, 1));
    expect(linesOf(log)).toEqual([
      {
        what: 'notenPool',
        rule: 'draw.notenToPool',
        case: { pool: 'paid' },
        deltas: [0, 0, -1, -1],
      },
    ]);
    expect(log.table.pool).toBe(2);
    log.hands(draw());
    expect(log.table.pool).toBe(6);
    log.hands({ type: 'tsumo', win: { seat: 3, worth: { flat: true } } });
    expect(linesOf(log).find(({ what }) => what === 'pool')).toEqual({
      what: 'pool',
      rule: 'draw.notenToPool',
      case: { pool: 'taken', how: 'tsumo' },
      deltas: [0, 0, 0, 6],
      seat: 3,
    });
    expect(log.table.pool).toBe(0);
  });

  test('of two on one tile: both get the counters, owners their deposits, the nearest the rest', () => {
    const log = new Log(books.WDMC_2019).write(handAct(draw(0), 0));
    const both: HandResult = {
      type: 'ron',
      from: 0,
      wins: [
        { seat: 3, worth: { han: 2, fu: 30 } },
        { seat: 1, worth: { han: 1, fu: 30 } },
      ],
    };
    log.write(handAct(both, 3, 2));
    expect(linesOf(log).map(({ what, deltas, seat }) => [what, deltas, seat])).toEqual([
      ['riichi', [0, 0, -1_000, -1_000], undefined],
      ['hand', [-1_000, 1_000, 0, 0], 1],
      ['counters', [-300, 300, 0, 0], 1],
      ['deposits', [0, 2_000, 0, 0], 1],
      ['hand', [-2_000, 0, 0, 2_000], 3],
      ['counters', [-300, 0, 0, 300], 3],
      ['deposits', [0, 0, 0, 1_000], 3],
    ]);
    expect(lastOf(log).hand!.wins.map(({ seat, winners }) => [seat, winners])).toEqual([
      [1, 2],
      [3, 2],
    ]);
    expect(log.table.deposits).toBe(0);
  });

  test('of two on one tile takes the pool once', () => {
    const rules = { ...books.USPML_FUNDAMENTALS.values, 'win.multipleRon': 'everyone' } as const;
    const log = new Log({ id: 'own', values: rules }).hands(draw(0, 1));
    const flat = { flat: true } as const;
    log.hands({
      type: 'ron',
      from: 0,
      wins: [
        { seat: 1, worth: flat },
        { seat: 2, worth: flat },
      ],
    });
    const taken = linesOf(log).filter(({ what }) => what === 'pool');
    expect(taken.map(({ deltas }) => deltas)).toEqual([[0, 2, 0, 0]]);
  });
});

describe('who answers for a yakuman', () => {
  const won = (worth: object, seat: 0 | 1 | 2 | 3, yaku: string): HandResult => ({
    type: 'tsumo',
    win: { seat: 1, worth: worth as { yakuman: 1 }, liable: [{ yaku: yaku as 'daisangen', seat }] },
  });

  test('pays for it, with the counters where the rulebook says so', () => {
    const log = new Log(books.TENHOU).hands(draw(0));
    log.hands(won({ yakuman: 1 }, 3, 'daisangen'));
    expect(linesOf(log).map(({ what, deltas }) => [what, deltas])).toEqual([
      ['hand', [0, 32_000, 0, -32_000]],
      ['counters', [0, 300, 0, -300]],
    ]);
    expect(linesOf(log)[1]!.rule).toBe('liability.counters');
  });

  test('is another player, in a yaku that the rulebook names, of a yakuman', () => {
    const refused = (result: HandResult) =>
      new Log(books.TENHOU).try(handAct(result)) as { code: string; field: string; rule: string };
    const no = { code: 'notLiable', field: 'win.liable', rule: 'liability.yaku' };
    expect(refused(won({ yakuman: 1 }, 1, 'daisangen'))).toMatchObject(no);
    expect(refused(won({ yakuman: 1 }, 3, 'suukantsu'))).toMatchObject(no);
    expect(refused(won({ han: 3, fu: 30 }, 3, 'daisangen'))).toMatchObject(no);
    const shown: HandResult = {
      type: 'tsumo',
      win: {
        seat: 1,
        shown: { hand: '12m11p[555z^][666z^][777z>]', tile: '3m' },
        liable: [{ yaku: 'daisangen', seat: 3 }],
      },
    };
    expect(new Log(books.TENHOU).try(handAct(shown))).toBeNull();
  });
});

describe('a hand that is shown', () => {
  const shown = (more: object, tile = '1z'): HandResult => ({
    type: 'tsumo',
    win: { seat: 1, shown: { hand: '234m456p678s55p1z', tile, ...more } },
  });
  const yakuOf = (log: Log) =>
    lastOf(log).hand!.wins[0]!.scored!.score.yaku.map(({ id }) => id as string);

  test('is scored with everything that was told of it', () => {
    const plain = new Log(books.WRC_2022).hands({
      type: 'tsumo',
      win: { seat: 1, shown: { hand: '234m456p678s55p67s', tile: '8s' } },
    });
    expect(yakuOf(plain)).toEqual(expect.arrayContaining(['menzen_tsumo', 'pinfu', 'tanyao']));
    const hand = '234m456p678s55p67s';
    const said = (more: object, ...riichi: (0 | 1 | 2 | 3)[]) => {
      const log = new Log(books.WRC_2022).hands(draw(1), draw(1));
      const result = { type: 'tsumo', win: { seat: 1, shown: { hand, tile: '8s', ...more } } };
      const refused = log.try(handAct(result as HandResult, ...riichi));
      return refused === null ? yakuOf(log) : [refused.code, refused.field];
    };
    expect(said({}, 1)).toContain('riichi');
    expect(said({}, 2)).not.toContain('riichi');
    expect(said({})).toContain('pinfu');
    expect(said({ mixedIn: true })).not.toContain('pinfu');
    expect(said({ doubleRiichi: true }, 1)).toContain('double_riichi');
    expect(said({ ippatsu: true }, 1)).toContain('ippatsu');
    expect(said({ lastTile: true })).toContain('haitei');
    const dora = new Log(books.WRC_2022);
    dora.write(
      handAct(shown({ hand: '234m456p678s55p67s', indicators: '4p', ura: '7s' }, '8s'), 1),
    );
    expect(lastOf(dora).hand!.wins[0]!.value.han).toBe(5 + 3 + 2);
    expect(said({ afterKan: true })[0]).toBe('contradiction');
    expect(said({ robbedKan: true })[0]).toBe('contradiction');
    const first = new Log(books.WRC_2022).hands(
      shown({ hand: '234m456p678s55p67s', firstTurn: true }, '8s'),
    );
    expect(lastOf(first).hand!.wins[0]!.value.points).toBe(32_000);
    expect(said({ indicators: '4x' })).toEqual(['notation', 'win.shown.indicators']);
    expect(said({ ura: '4x' })).toEqual(['notation', 'win.shown.ura']);
    expect(said({ tile: '4x' })).toEqual(['notation', 'win.shown.tile']);
  });

  test('has its points, han, fu and reasons as if they had been told', () => {
    const log = new Log(books.WRC_2022).hands(shown({ hand: '234m456p678s55p67s' }, '8s'));
    const { value, scored } = lastOf(log).hand!.wins[0]!;
    const { han, fu, limit, base, points, deltas, trace } = scored!.score;
    expect(value).toEqual({ han, fu, limit, base, points, deltas, trace });
    expect(points).toBe(scored!.score.points);
  });

  test('is judged by the wind of the round', () => {
    const log = new Log(books.WRC_2022).hands(...([1, 2, 3, 0] as const).map((seat) => draw(seat)));
    expect(log.table.round).toBe(1);
    log.hands({
      type: 'tsumo',
      win: { seat: 2, shown: { hand: '234m456p67s55p[222z^]', tile: '8s' } },
    });
    expect(yakuOf(log)).toContain('round_wind');
  });
});

describe('a draw', () => {
  test('pays from noten to tenpai, and the dealer stays or goes', () => {
    const log = new Log(books.WRC_2022).hands(draw(1, 2, 3));
    expect(linesOf(log)).toEqual([
      {
        what: 'noten',
        rule: 'draw.notenTotal',
        case: { tenpai: 'three' },
        deltas: [-3_000, 1_000, 1_000, 1_000],
      },
    ]);
    expect(log.table).toMatchObject({ dealer: 1, counters: 1, deposits: 0 });
    expect(lastOf(log).hand!.wins).toEqual([]);
  });

  test('with a foul that was found then: the foul is paid, the draw stands, the deposits lie', () => {
    const log = new Log(books.WDMC_2019).write(
      handAct({ type: 'exhausted', tenpai: [0], chombo: [2] }, 2, 0),
    );
    expect(linesOf(log).map(({ what, rule, seat }) => [what, rule, seat])).toEqual([
      ['chombo', 'penalty.chombo', 2],
      ['riichi', 'riichi.deposit', undefined],
      ['noten', 'draw.notenTotal', undefined],
    ]);
    expect(linesOf(log)[0]!.case).toEqual({ offender: 'other' });
    expect(log.table).toMatchObject({ deposits: 2, chombos: [0, 0, 1, 0], counters: 1, dealer: 0 });
  });

  test('of nagashi pays as the rulebook has it, by as many as had it', () => {
    const log = new Log(books.WDMC_2019).hands({ type: 'nagashi', by: [1], tenpai: [0] });
    expect(linesOf(log)).toEqual([
      {
        what: 'nagashi',
        rule: 'yaku.nagashi_mangan',
        case: { winners: 'one' },
        deltas: [-4_000, 8_000, -2_000, -2_000],
      },
    ]);
    expect(log.table.dealer).toBe(0);
    const foul = { type: 'nagashi', by: [1], tenpai: [0], chombo: [3] } as const;
    expect(new Log(books.WDMC_2019).hands(foul).table.chombos).toEqual([0, 0, 0, 1]);
  });

  test('of nagashi that counts as a win keeps the deal for a dealer who had it, tenpai or not', () => {
    const dealer = (by: readonly Seat[], tenpai: readonly Seat[]) =>
      new Log(books.EMA_2008).hands({ type: 'nagashi', by, tenpai }).table.dealer;
    expect([dealer([0], []), dealer([1], []), dealer([1, 0], [])]).toEqual([0, 1, 0]);
  });

  test('that ends a deal early pays nothing', () => {
    const log = new Log(books.TENHOU).write(
      handAct({ type: 'aborted', reason: 'fourRiichi' }, 0, 1, 2, 3),
    );
    expect(linesOf(log).map(({ what, deltas }) => [what, deltas])).toEqual([
      ['riichi', [-1_000, -1_000, -1_000, -1_000]],
    ]);
    expect(log.table).toMatchObject({ deposits: 4, dealer: 0, counters: 1 });
  });
});

describe('a void deal', () => {
  test('is played again with everything as it was', () => {
    const log = new Log(books.WRC_2022).write(handAct(draw(0), 0));
    const before = log.table;
    log.write(handAct({ type: 'redeal' }, 1, 2, 3));
    expect(log.table).toEqual(before);
    expect(lastOf(log).hand).toMatchObject({ lines: [], wins: [], sequel: null });
  });

  test('costs the offender, dealer or not, each on a line', () => {
    const log = new Log(books.EMA_2008).write(handAct({ type: 'chombo', by: [0, 1] }));
    expect(linesOf(log).map(({ case: one, deltas, seat }) => [one, deltas, seat])).toEqual([
      [{ offender: 'dealer' }, [-12_000, 4_000, 4_000, 4_000], 0],
      [{ offender: 'other' }, [4_000, -8_000, 2_000, 2_000], 1],
    ]);
    expect(log.table.scores).toEqual([22_000, 26_000, 36_000, 36_000]);
    expect(log.table.chombos).toEqual([1, 1, 0, 0]);
    expect(lastOf(log).hand!.wins).toEqual([]);
  });

  test('after the bell ends the match for a foul only, and where the rulebook says so', () => {
    const bell = { type: 'bell', when: 'during' } as const;
    const log = new Log(books.WRC_2022).write(bell, handAct({ type: 'redeal' }));
    expect(log.table.over).toBeNull();
    const values = { ...books.WRC_2022.values, 'clock.chomboAfterBell': 'redeal' } as const;
    const other = new Log({ id: 'own', values });
    other.write(bell, handAct({ type: 'chombo', by: [1] }));
    expect(other.table.over).toBeNull();
    const quiet = new Log(books.WRC_2022).write(handAct({ type: 'chombo', by: [1] }));
    expect(quiet.table.over).toBeNull();
  });
});

describe('the end', () => {
  test('gives what lies on the table to the winner where the rulebook says so', () => {
    const log = new Log(books.TENHOU).write(handAct(draw(2, 3), 2, 3));
    const before = log.table;
    log.write({ type: 'end', note: '' });
    const [line] = linesOf(log);
    expect(line).toMatchObject({ what: 'lastDeposits', rule: 'end.deposits' });
    expect(line!.count).toBe(before.deposits);
    expect(log.table.deposits).toBe(0);
    expect(log.table.scores.reduce((a, b) => a + b, 0)).toBe(100_000);
    const nobody = new Log(books.WRC_2022).write(handAct(draw(2), 2), { type: 'end', note: '' });
    expect([linesOf(nobody), nobody.table.deposits]).toEqual([[], 1]);
    const none = new Log(books.GENERAL).write({ type: 'end', note: '' });
    expect(linesOf(none)).toEqual([]);
  });

  test('by a deal hands out the deposits in the line of that deal', () => {
    const log = new Log(books.TENHOU).write(handAct(draw(2), 2), handAct(ron(0, 1, 13), 3));
    expect(log.table.over).toEqual({ rule: 'end.bust' });
    expect(log.table.deposits).toBe(0);
    expect(lastOf(log).after.scores.reduce((a, b) => a + b, 0)).toBe(100_000);
  });
});

test('a dead hand in riichi is not tenpai, and the stick stays', () => {
  const log = new Log(books.WRC_2022).write(handOf({ riichi: [1], dead: [1], result: draw(0) }));
  expect(log.table).toMatchObject({ deposits: 1, dealer: 0 });
});

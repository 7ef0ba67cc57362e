// What may be written beside deals: bells, rulings, loans, sticks, corrections; and what a log looks like from outside.

import { storedRules, writtenChoice } from '@hanchan/rules';
import * as books from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  affectedBy,
  allLastSheet,
  append,
  type Begin,
  foldLog,
  type KeptRuling,
  readRules,
  reportOf,
  resultNow,
  sheetOf,
  type TableAct,
  writtenBegin,
} from '../src/index.ts';
import { beginning, draw, handAct, Log, NAMES, ron } from './writing.ts';

const CLUB = { base: 'wrc-2022', name: 'Ours', changes: { 'end.rounds': 1 } };
const BELL = { type: 'bell', when: 'during' } as const;
const END = { type: 'end', note: '' } as const;
const ruled = (ruling: KeptRuling): TableAct => ({ type: 'ruling', ruling, note: 'x' });
const said = (log: Log, act: Act) => {
  const problem = log.try(act);
  return problem === null ? 'taken' : `${problem.code} ${problem.field} ${problem.rule ?? '-'}`;
};

describe('the bell', () => {
  test('rings once, and not at a table that is over', () => {
    const log = new Log(books.WRC_2022).write(BELL);
    expect(said(log, BELL)).toBe('bellTwice bell -');
    expect(said(log, { ...BELL, when: 'between' })).toBe('bellTwice bell -');
    const over = new Log(books.WRC_2022).write(END);
    expect([said(over, BELL), said(over, END)]).toEqual(['matchOver bell -', 'matchOver end -']);
  });

  test('between two deals leaves one more, and then it is the last', () => {
    const log = new Log(books.WRC_2022).write({ ...BELL, when: 'between' });
    expect([log.table.bell, log.kept.isAllLast, log.table.over]).toEqual(['oneMore', true, null]);
    expect(new Log(books.WRC_2022).write(BELL).table.bell).toBe('lastDeal');
    expect(new Log(books.WDMC_2019).write(BELL).table).toMatchObject({
      bell: 'lastDeal',
      over: null,
    });
    log.write(handAct({ type: 'redeal' }));
    expect([log.table.bell, log.kept.isAllLast]).toEqual(['lastDeal', true]);
    expect(new Log(books.WRC_2022).kept.isAllLast).toBe(false);
    expect(new Log(books.WRC_2022).write(BELL, END).kept.isAllLast).toBe(false);
  });
});

describe('a referee', () => {
  test('moves whole points from one to another', () => {
    const move = (...deltas: [number, number, number, number]) => {
      const log = new Log(books.WRC_2022);
      return [said(log, ruled({ what: 'move', deltas })), log];
    };
    expect(move(0.5, -0.5, 0, 0)[0]).toBe('badAmount deltas -');
    expect(move(1_000_001, -1_000_001, 0, 0)[0]).toBe('badAmount deltas -');
    expect(move(100, -200, 0, 0)[0]).toBe('badAmount deltas -');
    const [taken, log] = move(1_000_000, -1_000_000, 0, 0) as [string, Log];
    expect(taken).toBe('taken');
    expect(log.kept.lines[0]!.lines).toEqual([
      { what: 'ruling', rule: null, deltas: [1_000_000, -1_000_000, 0, 0] },
    ]);
    // Below zero sticks are lent, as after a deal.
    expect(log.table.scores[1]).toBe(-970_000);
    expect(log.table.lent[1]).toBeGreaterThan(0);
    expect(log.kept.lines[0]).toMatchObject({
      number: null,
      hand: null,
      problem: null,
      doubt: null,
    });
  });

  test('takes whole points off the result, warns, and fines for a chombo while the deal goes on', () => {
    const log = new Log(books.WRC_2022);
    for (const points of [0, -1, 1.5, 1_000_001]) {
      expect(said(log, ruled({ what: 'penalty', seat: 1, points }))).toBe('badAmount points -');
    }
    log.write(ruled({ what: 'penalty', seat: 1, points: 1 }));
    log.write(ruled({ what: 'penalty', seat: 1, points: 2 }));
    log.write(ruled({ what: 'warning', seat: 1 }));
    log.write(ruled({ what: 'warning', seat: 2 }), ruled({ what: 'warning', seat: 2 }));
    expect(log.table.penalties).toEqual([
      { warnings: 0, tournamentPoints: 0, modifier: 0 },
      { warnings: 1, tournamentPoints: 3, modifier: 0 },
      { warnings: 2, tournamentPoints: 0, modifier: 0 },
      { warnings: 0, tournamentPoints: 0, modifier: 0 },
    ]);
    expect(log.table.scores).toEqual([30_000, 30_000, 30_000, 30_000]);
    log.write(ruled({ what: 'chombo', seat: 3 }));
    expect(log.table.chombos).toEqual([0, 0, 0, 1]);
    expect(log.table.penalties[3].tournamentPoints).toBe(30);
    expect(log.kept.lines.at(-1)!.lines.map(({ what }) => what)).toEqual(['chombo']);
    expect(said(new Log(books.TENHOU), ruled({ what: 'chombo', seat: 3 }))).toBe(
      'noChombo seat penalty.chombo',
    );
  });

  test('lends by the rulebook’s unit, and takes back what is not owed', () => {
    expect(said(new Log(books.TENHOU), { type: 'loan', seat: 1, count: 1 })).toBe(
      'noLoans seat table.loan',
    );
    const log = new Log(books.WRC_2022).write({ type: 'loan', seat: 1, count: 1 });
    expect(log.table.lent).toEqual([0, 1, 0, 0]);
    expect(sheetOf(log.kept)).toMatchObject({
      final: [30_000, 40_000, 30_000, 30_000],
      loans: [0, 10_000, 0, 0],
    });
    log.write({ type: 'loan', seat: 1, count: -1 });
    expect(log.table.lent).toEqual([0, 0, 0, 0]);
    log.hands(ron(0, 1, 11));
    expect(log.table.lent).toEqual([0, 1, 0, 0]);
    expect(said(log, { type: 'loan', seat: 1, count: -1 })).toBe('badAmount count table.loan');
  });

  test('lends riichi sticks where the rulebook does, and takes back none that is owed', () => {
    const stick = (count: 1 | -1) => ({ type: 'loan', seat: 1, count, of: 'riichi' }) as const;
    expect(said(new Log(books.WRC_2022), stick(1))).toBe('noLoans seat riichi.loan');
    const log = new Log(books.WDMC_2019);
    expect(said(log, stick(-1))).toBe('badAmount count riichi.loan');
    log.write(stick(1));
    expect(sheetOf(log.kept)).toMatchObject({
      final: [30_000, 31_000, 30_000, 30_000],
      loans: [0, 1_000, 0, 0],
    });
    const ruling = { what: 'move', deltas: [30_600, -30_600, 0, 0] } as const;
    log.write({ type: 'ruling', ruling, note: '' });
    expect(log.table.lent).toEqual([0, 0, 0, 0]);
    expect(said(log, stick(-1))).toBe('badAmount count riichi.loan');
  });
});

describe('a log', () => {
  test('that has not begun tells nothing', () => {
    expect(foldLog([])).toBeNull();
    const [, hand] = new Log(books.WRC_2022).hands(draw()).entries;
    expect(foldLog([hand!])).toBeNull();
    const log = new Log(books.WRC_2022);
    const [begin] = log.entries;
    expect(append(log.entries, begin!)).toEqual({ type: 'known', seq: 0 });
    const newer = { ...begin!.act, rules: { of: 'a newer version' } } as unknown as Act;
    expect(foldLog([{ ...begin!, act: newer }])).toBeNull();
    expect(append([], hand!)).toMatchObject({ problem: { code: 'notBegun', field: 'begin' } });
  });

  test('is begun with four names of a length and a time', () => {
    const begun = (more: object) => {
      const [first] = new Log(books.WRC_2022).entries;
      const act = { ...first!.act, ...more } as Act;
      const answer = append([], { ...first!, act });
      return answer.type === 'refused'
        ? `${answer.problem.code} ${answer.problem.field}`
        : answer.type;
    };
    const name = 'x'.repeat(40);
    expect(begun({ names: [name, 'B', 'C', 'D'] })).toBe('added');
    expect(begun({ names: [`${name}x`, 'B', 'C', 'D'] })).toBe('badNames names.0');
    expect(begun({ names: ['A', 'B', ' ', 'D'] })).toBe('badNames names.2');
    expect(begun({ names: ['A', 'B', 'C'] })).toBe('badNames names.0');
    expect(begun({ minutes: 1 })).toBe('added');
    expect(begun({ minutes: 1_000 })).toBe('added');
    expect(begun({ minutes: 1_001 })).toBe('badMinutes minutes');
    expect(begun({ minutes: 0 })).toBe('badMinutes minutes');
    expect(begun({ minutes: 1.5 })).toBe('badMinutes minutes');
    expect(begun({ rules: null })).toBe('badRules rules');
    expect(begun({ rules: { ...books.WRC_2022.values, 'end.rounds': 'x' } })).toBe(
      'badRules rules.end.rounds',
    );
  });

  test('is written in the words of this version, and read again as it was', () => {
    const begin = { ...beginning(books.WRC_2022), book: CLUB } as Begin;
    const written = writtenBegin(begin);
    expect(written).toEqual({
      ...begin,
      rules: storedRules(books.WRC_2022.values),
      book: writtenChoice(CLUB),
    });
    const read = readRules(JSON.parse(JSON.stringify(written.rules)));
    expect(read).toEqual({ ok: true, value: books.WRC_2022.values });
  });

  test('numbers the deals that stand, and knows the last of them', () => {
    const log = new Log(books.WRC_2022).hands(draw(0)).write(ruled({ what: 'warning', seat: 1 }));
    log.hands(draw(0), draw(0));
    expect(log.kept.lines.map(({ number }) => number)).toEqual([1, null, 2, 3]);
    expect([log.kept.lastHand, log.kept.undoable, log.kept.redoable]).toEqual(['e4', 'e4', null]);
    log.write({ type: 'remove', target: 'e1', reason: 'twice' });
    expect(log.kept.lines.map(({ number }) => number)).toEqual([null, null, 1, 2]);
    expect(log.kept.lines[0]).toMatchObject({
      id: 'e1',
      isRemoved: true,
      lines: [],
      deltas: [0, 0, 0, 0],
      hand: null,
      problem: null,
      doubt: null,
    });
    log.write({ type: 'remove', target: 'e4', reason: 'twice' });
    expect(log.kept.lastHand).toBe('e3');
    expect([log.kept.undoable, log.kept.redoable]).toEqual(['e6', null]);
    log.write({ type: 'undo', target: 'e6' });
    expect([log.kept.lastHand, log.kept.undoable, log.kept.redoable]).toEqual(['e4', 'e5', 'e6']);
    log.write({ type: 'redo', target: 'e6' });
    expect([log.kept.lastHand, log.kept.undoable, log.kept.redoable]).toEqual(['e3', 'e6', null]);
    log.write({ type: 'undo', target: 'e6' }, handAct(draw(1)));
    expect([log.kept.undoable, log.kept.redoable]).toEqual(['e10', null]);
  });

  test('is corrected in its place, and an undone correction says again what was said', () => {
    const log = new Log(books.WRC_2022).hands(ron(1, 0, 1, 30), ron(2, 0, 1, 30));
    const right = handAct(ron(1, 3, 1, 30));
    log.write({ type: 'correct', target: 'e1', act: right, reason: 'West' });
    expect(log.kept.lines[0]).toMatchObject({ id: 'e1', act: right, isRemoved: false });
    expect(log.kept.lines[0]!.history.map(({ id }) => id)).toEqual(['e1', 'e3']);
    log.write({ type: 'undo', target: 'e3' });
    expect(log.kept.lines[0]!.act).toEqual(handAct(ron(1, 0, 1, 30)));
    log.write({ type: 'remove', target: 'e1', reason: 'void' });
    log.write({ type: 'correct', target: 'e1', act: right, reason: 'it was not' });
    expect(log.kept.lines[0]).toMatchObject({ isRemoved: false, number: 1 });
    const insert = { type: 'insert', act: handAct(draw(0)), reason: 'forgotten' } as const;
    log.write({ ...insert, before: 'e2' });
    expect(log.kept.lines.map(({ id }) => id)).toEqual(['e1', 'e7', 'e2']);
    expect(log.kept.lines[1]!.history.map(({ id }) => id)).toEqual(['e7']);
    log.write({ ...insert, before: 'e1' });
    expect(log.kept.lines.map(({ id }) => id)).toEqual(['e8', 'e1', 'e7', 'e2']);
    expect(said(log, { ...insert, before: 'none' })).toBe('noSuchEntry before -');
    expect(said(log, { type: 'remove', target: 'none', reason: 'x' })).toBe('noSuchEntry target -');
    expect(said(log, { ...insert, before: 'e2', reason: '' })).toBe('reasonWanted reason -');
    expect(said(log, { ...insert, before: 'e2', act: handAct(ron(1, 0, 1, 35)) })).toBe(
      'badFu wins.0.worth.fu fu.roundTo',
    );
    expect(
      said(log, { type: 'correct', target: 'e2', act: handAct(ron(1, 1, 1, 30)), reason: 'x' }),
    ).toBe('winnerPays from -');
  });

  test('is read as far as it goes where it names what is not there', () => {
    const log = new Log(books.WRC_2022).hands(draw(0));
    const [begin, hand] = log.entries;
    const entry = (id: string, act: Act) => ({ id, by: 'x', at: 9, act });
    const act = handAct(draw(1));
    const told = [
      begin!,
      entry('u', { type: 'undo', target: 'none' }),
      entry('r', { type: 'redo', target: 'none' }),
      entry('c', { type: 'correct', target: 'none', act, reason: 'x' }),
      entry('d', { type: 'remove', target: 'none', reason: 'x' }),
      hand!,
      entry('r2', { type: 'redo', target: 'none' }),
      entry('i', { type: 'insert', before: 'none', act, reason: 'x' }),
    ];
    expect(foldLog(told)!.lines.map(({ id }) => id)).toEqual(['e1', 'i']);
    expect(foldLog(told)!.redoable).toBeNull();
  });

  test('keeps what another phone said aside, with a reason, and counts it nowhere', () => {
    const log = new Log(books.WRC_2022).hands(draw(0));
    const before = log.kept;
    const aside = { type: 'aside', act: handAct(draw(1)) } as const;
    expect(said(log, { ...aside, reason: ' ' })).toBe('reasonWanted reason -');
    log.write({ ...aside, reason: 'we looked' });
    expect(log.kept).toEqual(before);
  });

  test('takes sticks where there is riichi', () => {
    const stick = { type: 'stick', seat: 1, isLaid: true, after: null } as const;
    expect(said(new Log(books.USPML_FUNDAMENTALS), stick)).toBe(
      'riichiNotAllowed stick riichi.allowed',
    );
    const log = new Log(books.WRC_2022).write(stick, { ...stick, seat: 0 });
    expect(log.kept.sticks).toEqual([0, 1]);
    // Neither a stick nor the beginning is a line that could be taken back.
    expect(log.kept.undoable).toBe(null);
    log.write({ ...stick, after: 'e9', seat: 3 });
    expect(log.kept.sticks).toEqual([0, 1]);
  });

  test('says which lines a change has put out of joint, and no others', () => {
    const log = new Log(books.EMA_2008)
      .hands(ron(0, 1, 8))
      .write(handAct(draw(1), 1), handAct(draw(0)));
    const before = log.kept;
    const act = handAct(ron(0, 1, 11));
    log.write({ type: 'correct', target: 'e1', act, reason: 'sanbaiman' });
    const upset = affectedBy(before, log.kept);
    expect(upset.map(({ id, doubt }) => [id, doubt?.code])).toEqual([['e2', 'riichiNoPoints']]);
    expect(affectedBy(log.kept, log.kept)).toEqual([]);
    const known = log.kept;
    log.hands(draw(0));
    expect(affectedBy(known, log.kept)).toEqual([]);
  });
});

describe('the papers', () => {
  test('the sheet before the last deal is for the last deal', () => {
    const log = new Log(books.WRC_2022);
    expect(allLastSheet(log.kept)).toBeNull();
    log.hands(ron(1, 0, 1, 30)).write(BELL);
    expect(allLastSheet(log.kept)).toEqual([
      { wind: 'E', seat: 1, score: 31_000, delta: 1_000 },
      { wind: 'S', seat: 2, score: 30_000, delta: 0 },
      { wind: 'W', seat: 3, score: 30_000, delta: 0 },
      { wind: 'N', seat: 0, score: 29_000, delta: -1_000 },
    ]);
  });

  test('the report has every figure of the table', () => {
    const log = new Log(books.WDMC_2019)
      .hands(ron(1, 0, 11))
      .write(handAct({ type: 'chombo', by: [2] }));
    log.write(handAct(draw(3), 3), END);
    const { places } = resultNow(log.kept);
    const { columns, sticks } = reportOf(log.kept);
    expect(sticks).toBe(1);
    expect(columns.map(({ name, place, wind }) => [name, place, wind])).toEqual(
      NAMES.map((name, seat) => [name, places[seat], ['E', 'S', 'W', 'N'][seat]]),
    );
    expect(columns[0]).toMatchObject({
      starting: 30_000,
      final: 5_000,
      loans: 0,
      net: -25_000,
      mods: 0,
      penalties: 0,
    });
    expect(columns[2].mods).toBe(-12_000);
    expect(sheetOf(log.kept)).toMatchObject({ isOver: true, chombos: [0, 0, 1, 0] });
    expect(sheetOf(new Log(books.GENERAL).kept).isOver).toBe(false);
    const off = new Log(books.WRC_2022).write(ruled({ what: 'penalty', seat: 1, points: 4 }));
    expect(reportOf(off.kept).columns[1].penalties).toBe(4_000);
    const won = reportOf(new Log(books.WRC_2022).hands(ron(0, 1, 2, 30), ron(0, 2, 1, 30)).kept);
    expect(won.columns.map(({ uma, total }) => [uma, total])).toEqual([
      [15_000, 19_700],
      [-15_000, -17_900],
      [-5_000, -6_800],
      [5_000, 5_000],
    ]);
  });
});

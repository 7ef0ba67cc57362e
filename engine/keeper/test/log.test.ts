// Corrections and undo: a log is only ever added to, and what stands is what was said last.

import { RULESETS, TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { SEATS, type Seat } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  affectedBy,
  append,
  finalOf,
  foldLog,
  type PlayedHand,
  type TableAct,
} from '../src/index.ts';
import { beginning, draw, handAct, Log, ron, tsumo } from './writing.ts';

const seat = fc.constantFrom(...SEATS);
const seats = fc.subarray([...SEATS]);
const worth = fc.record({
  han: fc.integer({ min: 1, max: 14 }),
  fu: fc.constantFrom(30, 40, 50, 60),
});

const anyHand: fc.Arbitrary<PlayedHand> = fc.oneof(
  fc
    .record({
      winner: seat,
      step: fc.constantFrom(1, 2, 3),
      worth,
      riichi: fc.subarray([...SEATS], { maxLength: 3 }),
    })
    .map(({ winner, step, worth: told, riichi }) => ({
      riichi,
      result: {
        type: 'ron',
        from: ((winner + step) % 4) as Seat,
        wins: [{ seat: winner, worth: told }],
      } as const,
    })),
  fc.record({ winner: seat, worth }).map(({ winner, worth: told }) => ({
    riichi: [],
    result: { type: 'tsumo', win: { seat: winner, worth: told } } as const,
  })),
  seats.map((tenpai) => ({
    riichi: tenpai.slice(0, 2),
    result: { type: 'exhausted', tenpai } as const,
  })),
  fc
    .subarray([...SEATS], { minLength: 1 })
    .map((by) => ({ riichi: by.slice(0, 1), result: { type: 'chombo', by } as const })),
);

const hanRulesets = RULESETS.filter(({ values }) => values['score.model'] === 'hanAndFu');

/** The table and its lines, without the trail of who said what. */
const standOf = (log: Log) => {
  const { table, lines } = log.kept;
  return { table, lines: lines.map(({ lines: paid, after, number }) => ({ paid, after, number })) };
};

describe.each(hanRulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('a hand corrected is a hand entered right at first', () => {
    fc.assert(
      fc.property(
        fc.array(anyHand, { minLength: 1, maxLength: 14 }),
        anyHand,
        fc.nat(),
        (hands, instead, nth) => {
          const log = new Log(ruleset);
          const said: PlayedHand[] = [];
          for (const hand of hands) {
            if (log.try({ type: 'hand', hand }) === null) said.push(hand);
          }
          if (said.length === 0) return;
          const at = nth % said.length;
          const { id } = log.kept.lines[at]!;
          const act: TableAct = { type: 'hand', hand: instead };
          if (log.try({ type: 'correct', target: id, act, reason: 'misheard' }) !== null) return;
          const right = new Log(ruleset);
          for (const [i, hand] of said.entries())
            right.try({ type: 'hand', hand: i === at ? instead : hand });
          // What no longer fits is set aside with its reason; entered afresh it would have been refused.
          const upset = log.kept.lines.filter(
            (line) => line.problem !== null || line.doubt !== null,
          );
          if (upset.length === 0) expect(standOf(log)).toEqual(standOf(right));
          else
            expect(upset.every((line) => (line.problem ?? line.doubt)!.message !== '')).toBe(true);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  test('points are never made or lost, and undoing everything leads back to the start', () => {
    fc.assert(
      fc.property(fc.array(anyHand, { maxLength: 14 }), (hands) => {
        const log = new Log(ruleset);
        for (const hand of hands) log.try({ type: 'hand', hand });
        const { table } = log;
        const lying = table.deposits * ruleset.values['riichi.deposit'] + table.pool;
        const sum = table.scores.reduce((total, score) => total + score, lying);
        expect(sum).toBe(4 * ruleset.values['table.startingPoints']);
        const full = standOf(log);
        let steps = 0;
        for (; log.kept.undoable !== null; steps++)
          log.write({ type: 'undo', target: log.kept.undoable });
        expect(standOf(log)).toEqual(standOf(new Log(ruleset)));
        for (; steps > 0; steps--) log.write({ type: 'redo', target: log.kept.redoable! });
        expect(standOf(log)).toEqual(full);
      }),
      { numRuns: 30, seed: 11 },
    );
  });
});

test('every change stays in the trail of its line', () => {
  const log = new Log(WRC_2022).hands(ron(1, 0, 3, 40), draw(0, 1), tsumo(2, 2, 30));
  const { id } = log.kept.lines[0]!;
  log.write(
    { type: 'correct', target: id, act: handAct(ron(1, 3, 3, 40)), reason: 'West discarded' },
    { type: 'remove', target: id, reason: 'it was void' },
    { type: 'correct', target: id, act: handAct(ron(1, 3, 2, 40)), reason: 'it was not' },
  );
  const [line] = log.kept.lines;
  expect(line!.history.map(({ act }) => act.type)).toEqual([
    'hand',
    'correct',
    'remove',
    'correct',
  ]);
  expect(line!.deltas).toEqual([0, 2_600, 0, -2_600]);
  expect(log.kept.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a removed hand counts for nothing, and a forgotten one is put in before another', () => {
  const log = new Log(WRC_2022).hands(ron(1, 0, 3, 40), tsumo(2, 2, 30));
  const { id } = log.kept.lines[0]!;
  log.write({ type: 'remove', target: id, reason: 'typed twice' });
  expect(standOf(log).table).toEqual(standOf(new Log(WRC_2022).hands(tsumo(2, 2, 30))).table);
  expect(log.try({ type: 'remove', target: id, reason: 'again' })?.code).toBe('noSuchEntry');
  const second = log.kept.lines[1]!.id;
  log.write({ type: 'insert', before: second, act: handAct(draw(0)), reason: 'forgotten' });
  expect(standOf(log).table).toEqual(
    standOf(new Log(WRC_2022).hands(draw(0), tsumo(2, 2, 30))).table,
  );
});

test('a table may begin so that changes need no reason; what is set aside always has one', () => {
  const log = new Log(WRC_2022);
  const free = append([], {
    id: 'e0',
    by: 'test',
    at: 0,
    act: { ...beginning(WRC_2022), reasons: 'optional' } as Act,
  });
  if (free.type !== 'added') throw new Error(free.type);
  log.entries = free.entries;
  log.hands(draw(0), draw(1));
  const [first, second] = log.kept.lines;
  log.write({ type: 'correct', target: first!.id, act: handAct(draw(2)), reason: '' });
  log.write({ type: 'remove', target: second!.id, reason: '' });
  expect(log.kept.lines.map(({ isRemoved }) => isRemoved)).toEqual([false, true]);
  const aside = { type: 'aside', act: handAct(draw(3)) } as const;
  expect(log.try({ ...aside, reason: '' })?.code).toBe('reasonWanted');
});

test('changes name their line and say why', () => {
  const log = new Log(WRC_2022).hands(draw(0));
  const { id } = log.kept.lines[0]!;
  expect(log.try({ type: 'remove', target: id, reason: ' ' })?.code).toBe('reasonWanted');
  expect(log.try({ type: 'remove', target: 'none', reason: 'x' })?.code).toBe('noSuchEntry');
  expect(log.try({ type: 'undo', target: 'e0' })).toMatchObject({
    code: 'notLast',
    field: 'target',
  });
  expect(log.try({ type: 'redo', target: id })?.code).toBe('notLast');
});

test('a correction that ends the match earlier sets later hands aside, and says so', () => {
  const log = new Log(TENHOU).hands(ron(1, 0, 3, 40), ron(2, 3, 2, 30), draw());
  const before = log.kept;
  const act = handAct({ type: 'ron', from: 0, wins: [{ seat: 1, worth: { yakuman: 1 } }] });
  log.write({ type: 'correct', target: before.lines[0]!.id, act, reason: 'kokushi' });
  expect(log.table.over).toEqual({ rule: 'end.bust' });
  const upset = affectedBy(before, log.kept);
  expect(upset.map(({ problem }) => problem?.code)).toEqual(['matchOver', 'matchOver']);
  expect(log.entries).toHaveLength(5);
});

test('the sheet for an event: sticks with loans, deposits left, penalties and fouls', () => {
  const log = new Log(WRC_2022).write(
    handAct(ron(0, 1, 13), 2),
    handAct({ type: 'chombo', by: [3] }),
    handAct(draw(2), 2),
    { type: 'end', note: 'time' },
  );
  expect(finalOf(log.entries)).toEqual({
    // Aoki: a dealer's sanbaiman with Costa's deposit; Berg: 36,000 down, lent 10,000.
    final: [66_000, 3_000, 31_000, 29_000],
    sticks: 1,
    loans: [0, 10_000, 0, 0],
    mods: [0, 0, 0, 0],
    penalties: [0, 0, 0, 30],
    chombos: [0, 0, 0, 1],
    isOver: true,
  });
  expect(finalOf([])).toBeNull();
});

test('a log that grows stands as one that is read whole, after every entry', () => {
  const anyAct = fc.record({ kind: fc.nat(8), hand: anyHand, seat, which: fc.nat(20) });
  let taken = 0;
  fc.assert(
    fc.property(fc.array(anyAct, { minLength: 10, maxLength: 40 }), (said) => {
      const log = new Log(WRC_2022);
      for (const { kind, hand, seat: who, which } of said) {
        const { lines, undoable, redoable, lastHand } = log.kept;
        const target = lines[which % Math.max(1, lines.length)]?.id ?? 'none';
        const act = { type: 'hand', hand } as const;
        const acts: readonly Act[] = [
          act,
          act,
          act,
          { type: 'stick', seat: who, isLaid: which % 3 > 0, after: lastHand },
          { type: 'correct', target, act, reason: 'wrong' },
          { type: 'insert', before: target, act, reason: 'forgotten' },
          { type: 'remove', target, reason: 'twice' },
          { type: 'undo', target: undoable ?? 'none' },
          redoable === null
            ? { type: 'ruling', ruling: { what: 'warning', seat: who }, note: '' }
            : { type: 'redo', target: redoable },
        ];
        if (log.try(acts[kind]!) !== null) continue;
        taken++;
        expect(log.kept).toEqual(foldLog([...log.entries]));
      }
    }),
    { numRuns: 60 },
  );
  expect(taken).toBeGreaterThan(400);
});

// Two phones that wrote without hearing of each other: what goes together by itself, what a person chooses, and that
// nothing is lost or counted twice.

import { WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  append,
  conflictBetween,
  type Entry,
  foldLog,
  type HandResult,
  joined,
  type Resolving,
  resolve,
} from '../src/index.ts';
import { draw, handAct, Log, ron, tsumo } from './writing.ts';

const base = new Log(WRC_2022).hands(draw(0));
const entryOf = (id: string, act: Act, by = 'B'): Entry => ({ id, by, at: 1, act });
const handOf = (id: string, result: HandResult) => entryOf(id, handAct(result));
const theirs = handOf('theirs', ron(1, 0, 3, 40));
const mine = handOf('mine', ron(1, 0, 3, 30));
const stored = [...base.entries, theirs];
let ids = 0;
const how = (choice: Resolving['choice']): Resolving => ({
  choice,
  reason: 'we looked',
  newId: () => `n${ids++}`,
  by: 'B',
  at: 2,
});
const write = (entries: readonly Entry[], more: readonly Entry[]) =>
  more.reduce((log, entry) => {
    const answer = append(log, entry);
    if (answer.type !== 'added') throw new Error(JSON.stringify(answer));
    return answer.entries;
  }, entries);
const tableOf = (entries: readonly Entry[]) => foldLog(entries)!.table;

test('an entry that comes twice is one; one for an older log is a conflict, and nothing is written', () => {
  const first = append(base.entries, theirs, base.entries.length);
  expect(first.type).toBe('added');
  expect(append(stored, theirs, base.entries.length)).toEqual({ type: 'known', seq: 2 });
  expect(append(stored, mine, base.entries.length)).toEqual({ type: 'conflict', seq: 3 });
});

describe('a person chooses', () => {
  const own = [...base.entries, mine];
  const chosen = (
    choice: Resolving['choice'],
    there: readonly Entry[] = stored,
    here: readonly Entry[] = own,
  ) => write(there, resolve(there, here, how(choice)));

  test('theirs, mine or both: nothing that was said is lost', () => {
    expect(conflictBetween(stored, own)).toEqual({ theirs: [theirs], mine: [mine] });
    const kept = chosen('theirs');
    expect(tableOf(kept)).toEqual(tableOf(stored));
    expect(kept.at(-1)!.act).toMatchObject({ type: 'aside', act: mine.act, reason: 'we looked' });
    expect(tableOf(chosen('mine'))).toEqual(tableOf(own));
    expect(chosen('mine')).toContain(theirs);
    expect(foldLog(chosen('both'))!.lines.filter(({ number }) => number !== null)).toHaveLength(3);
  });

  test('mine was to undo what both knew, while they went on', () => {
    const undone = [...base.entries, entryOf('u', { type: 'undo', target: 'e1' })];
    expect(tableOf(chosen('mine', stored, undone))).toEqual(tableOf(undone));
    expect(tableOf(chosen('theirs', stored, undone))).toEqual(tableOf(stored));
  });

  test('theirs was written and undone before mine was told', () => {
    const there = [...stored, entryOf('u', { type: 'undo', target: 'theirs' })];
    expect(tableOf(chosen('mine', there))).toEqual(tableOf(own));
  });

  const change = fc.oneof(
    fc.record({
      act: fc
        .constantFrom(draw(), draw(0), draw(1, 2), ron(1, 0, 1, 30), tsumo(0, 2, 30))
        .map(handAct),
    }),
    fc.record({ type: fc.constantFrom('undo', 'correct', 'remove', 'insert'), at: fc.nat(3) }),
  );
  type Drawn = typeof change extends fc.Arbitrary<infer T> ? T : never;

  /** Writes what can be written here. */
  function grown(log: readonly Entry[], drawn: readonly Drawn[], by: string): readonly Entry[] {
    return drawn.reduce((entries, one, i) => {
      const kept = foldLog(entries)!;
      const target =
        kept.lines[('at' in one ? one.at : 0) % Math.max(kept.lines.length, 1)]?.id ?? '';
      const act = handAct(draw(3));
      const reason = 'why';
      const written: Act = !('type' in one)
        ? one.act
        : one.type === 'undo'
          ? { type: 'undo', target: kept.undoable ?? '' }
          : one.type === 'insert'
            ? { type: 'insert', before: target, act, reason }
            : one.type === 'remove'
              ? { type: 'remove', target, reason }
              : { type: 'correct', target, act, reason };
      const answer = append(entries, entryOf(`${by}${i}`, written, by));
      return answer.type === 'added' ? answer.entries : entries;
    }, log);
  }

  test('whatever both wrote, mine leaves the table as this phone tells it, and theirs as theirs', () => {
    const drawn = fc.array(change, { maxLength: 4 });
    fc.assert(
      fc.property(drawn, drawn, drawn, (before, others, owns) => {
        const log = grown(base.entries, before, 'c');
        const [there, here] = [grown(log, others, 't'), grown(log, owns, 'm')];
        expect(tableOf(chosen('mine', there, here))).toEqual(tableOf(here));
        const theirsKept = chosen('theirs', there, here);
        expect(tableOf(theirsKept)).toEqual(tableOf(there));
        for (const { act } of conflictBetween(there, here).mine) {
          expect(JSON.stringify(theirsKept)).toContain(JSON.stringify(act));
        }
      }),
      {
        numRuns: 60,
        // A line that both have removed, and one of them had told otherwise before.
        examples: [
          [
            [{ type: 'remove', at: 0 }],
            [
              { type: 'correct', at: 0 },
              { type: 'remove', at: 0 },
            ],
            [],
          ],
        ],
      },
    );
  });
});

describe('nobody is asked', () => {
  const stick = (id: string, seat: 0 | 1 | 2 | 3, after: string | null, isLaid = true) =>
    entryOf(id, { type: 'stick', seat, isLaid, after });

  test('both told the same hand: it is one', () => {
    const result = (...seats: [0 | 1 | 2 | 3, 0 | 1 | 2 | 3]): HandResult => ({
      type: 'exhausted',
      tenpai: seats,
    });
    const [one, other] = [handOf('one', result(1, 3)), handOf('other', result(3, 1))];
    expect(joined({ theirs: [one], mine: [other] })).toEqual([]);
    const next = handOf('next', draw());
    const laid = stick('s', 2, 'other');
    expect(joined({ theirs: [one], mine: [other, laid, next] })).toEqual([
      stick('s', 2, 'one'),
      next,
    ]);
    expect(joined({ theirs: [one, next], mine: [other] })).toEqual([]);
    expect(joined({ theirs: [theirs], mine: [mine] })).toBeNull();
  });

  test('points that a referee moved otherwise are not the same', () => {
    const move = (id: string, deltas: [number, number, number, number]) =>
      entryOf(id, { type: 'ruling', note: '', ruling: { what: 'move', deltas } });
    const conflict = {
      theirs: [move('a', [1_000, -1_000, 0, 0])],
      mine: [move('b', [-1_000, 1_000, 0, 0])],
    };
    expect(joined(conflict)).toBeNull();
  });

  test('sticks stand beside whatever others wrote', () => {
    const laid = stick('s', 2, 'e1');
    expect(joined({ theirs: [theirs], mine: [laid] })).toEqual([laid]);
    expect(joined({ theirs: [laid], mine: [mine] })).toEqual([mine]);
  });

  test('a stick lies there until the deal is recorded, and again when that is undone', () => {
    const log = new Log(WRC_2022).write({ type: 'stick', seat: 2, isLaid: true, after: null });
    log.write({ type: 'stick', seat: 1, isLaid: true, after: null });
    log.write({ type: 'stick', seat: 1, isLaid: false, after: null });
    expect(log.kept.sticks).toEqual([2]);
    expect(log.table.scores).toEqual([30_000, 30_000, 30_000, 30_000]);
    log.write(handAct(draw(2), 2));
    expect([log.kept.sticks, log.kept.lastHand]).toEqual([[], 'e4']);
    log.write({ type: 'undo', target: 'e4' });
    expect([log.kept.sticks, log.kept.lastHand]).toEqual([[2], null]);
  });
});

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
  isSameAct,
  joined,
  type Resolving,
  resolve,
  type TableAct,
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

  /** What is sent, in a word each; `new` is written anew. */
  const sent = (choice: Resolving['choice'], there: readonly Entry[], here: readonly Entry[]) =>
    resolve(there, here, how(choice)).map(({ id, act }) => {
      const about = 'target' in act ? act.target : 'before' in act ? act.before : '';
      return `${id.startsWith('n') ? 'new' : id} ${act.type} ${about}`.trim();
    });
  const next = handOf('later', draw(3));
  const reason = 'forgotten';

  test('both: what this phone wrote, as it stands', () => {
    expect(resolve(stored, own, how('both'))).toEqual([mine]);
  });

  test('theirs: what this phone wrote is put aside, but sticks and what lay aside stay as they are', () => {
    const aside = entryOf('a', { type: 'aside', act: mine.act as TableAct, reason });
    const stick = entryOf('s', { type: 'stick', seat: 1, isLaid: true, after: 'e1' });
    const kept = resolve(stored, [...base.entries, aside, mine, stick], how('theirs'));
    expect([kept[0], kept[2]]).toEqual([aside, stick]);
    expect(kept[1]).toEqual({
      id: expect.stringMatching(/^n/),
      by: 'B',
      at: 2,
      act: { type: 'aside', act: mine.act, reason: 'we looked' },
    });
    const [begin] = base.entries;
    expect(resolve([], [begin!], how('theirs'))).toEqual([begin]);
  });

  test('mine: a line at the same place is corrected, what follows comes as it was written', () => {
    expect(sent('mine', stored, own)).toEqual(['new correct theirs']);
    expect(sent('mine', stored, [...own, next])).toEqual(['new correct theirs', 'later hand']);
    expect(sent('mine', [...stored, next], own)).toEqual([
      'new remove later',
      'new correct theirs',
    ]);
    expect(sent('mine', stored, base.entries)).toEqual(['new remove theirs']);
    expect(sent('mine', base.entries, base.entries)).toEqual([]);
    const anew = entryOf('c', { type: 'correct', target: 'mine', act: handAct(draw(2)), reason });
    expect(sent('mine', base.entries, [...own, anew])).toEqual(['new hand', 'new aside']);
    const [written] = resolve(base.entries, [...own, anew], how('mine'));
    expect(written!.act).toEqual(handAct(draw(2)));
    expect(resolve(stored, own, how('mine'))[0]!.act).toEqual({
      type: 'correct',
      target: 'theirs',
      act: mine.act,
      reason: 'we looked',
    });
  });

  test('mine: lines that both have are changed as this phone changed them', () => {
    const two = [...base.entries, handOf('second', draw(1))];
    const there = [...two, theirs];
    const act = handAct(draw(2));
    const corrected = entryOf('c', { type: 'correct', target: 'second', act, reason });
    expect(sent('mine', there, [...two, corrected])).toEqual([
      'new remove theirs',
      'new correct second',
      'new aside',
    ]);
    const removed = entryOf('r', { type: 'remove', target: 'second', reason });
    expect(sent('mine', there, [...two, removed])).toEqual([
      'new remove theirs',
      'new remove second',
      'new aside',
    ]);
    expect(sent('mine', [...two, removed], [...two, mine])).toEqual([
      'new correct second',
      'mine hand',
    ]);
    expect(sent('mine', [...two, removed], [...two, { ...removed, id: 'r2' }])).toEqual([
      'new aside',
    ]);
    const inserted = entryOf('i', { type: 'insert', before: 'second', act, reason });
    expect(sent('mine', there, [...two, inserted])).toEqual([
      'new remove theirs',
      'new insert second',
    ]);
    expect(resolve(two, [...two, inserted], how('mine'))[0]!.act).toEqual({
      type: 'insert',
      before: 'second',
      act,
      reason: 'we looked',
    });
    const first = { ...inserted, id: 'f', act: { ...inserted.act, before: 'e1' } as Act };
    expect(sent('mine', [...two, first], [...two, inserted])).toEqual([
      'new remove f',
      'new insert second',
    ]);
    const gone = entryOf('g', { type: 'remove', target: 'mine', reason });
    expect(sent('mine', two, [...two, mine, gone])).toEqual(['new aside', 'new aside']);
    expect(
      sent('mine', [...stored, { ...gone, act: { ...gone.act, target: 'theirs' } as Act }], own),
    ).toEqual(['mine hand']);
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

  test('whoever wrote alone goes on, and what names an entry that is told twice is asked about', () => {
    const undo = entryOf('u', { type: 'undo', target: 'other' });
    const aside = entryOf('a', { type: 'aside', act: handAct(draw()), reason: 'x' });
    const [one, other] = [handOf('one', draw(1)), handOf('other', draw(1))];
    expect(joined({ theirs: [aside], mine: [undo] })).toEqual([undo]);
    expect(joined({ theirs: [one], mine: [aside] })).toEqual([aside]);
    expect(joined({ theirs: [one], mine: [other, undo] })).toBeNull();
    const [second, unlike] = [handOf('second', draw(2)), handOf('unlike', draw(3))];
    expect(joined({ theirs: [one, second], mine: [other, unlike] })).toBeNull();
    expect(joined({ theirs: [one], mine: [other, second] })).toStrictEqual([second]);
    const laid = stick('s', 2, null);
    expect(joined({ theirs: [one], mine: [other, laid, stick('t', 1, 'e1')] })).toEqual([
      laid,
      stick('t', 1, 'e1'),
    ]);
  });

  test('two acts are the same whatever the order of their fields, and what is not told counts for nothing', () => {
    const won = (win: object): Act => handAct({ type: 'tsumo', win: win as { seat: 1 } });
    const one = won({ seat: 1, worth: { han: 5, fu: undefined } });
    expect(isSameAct(one, won({ worth: { han: 5 }, seat: 1 }))).toBe(true);
    expect(isSameAct(one, won({ worth: { han: 6 }, seat: 1 }))).toBe(false);
    const [there, back] = [handAct(draw(1, 3)), handAct(draw(3, 1))];
    expect([isSameAct(there, back), isSameAct(back, there)]).toEqual([true, true]);
    expect(isSameAct(stick('a', 1, null).act, stick('b', 1, null).act)).toBe(true);
    expect(isSameAct(stick('a', 1, null).act, stick('b', 1, 'e1').act)).toBe(false);
  });

  test('points that a referee moved otherwise are not the same', () => {
    const move = (id: string, deltas: [number, number, number, number]) =>
      entryOf(id, { type: 'ruling', note: '', ruling: { what: 'move', deltas } });
    const conflict = {
      theirs: [move('a', [1_000, -1_000, 0, 0])],
      mine: [move('b', [-1_000, 1_000, 0, 0])],
    };
    expect(joined(conflict)).toBeNull();
    const twice = { theirs: conflict.theirs, mine: [move('b', [1_000, -1_000, 0, 0])] };
    expect(joined(twice)).toEqual([]);
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

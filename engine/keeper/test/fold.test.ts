// A log is folded as it grows: that comes to the same as folding the whole of it, and leaves what was played before alone.

import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { foldMore } from '../src/fold.ts';
import { type Act, append, foldLog } from '../src/index.ts';
import { draw, handAct, Log, ron } from './writing.ts';

const WARNING: Act = { type: 'ruling', ruling: { what: 'warning', seat: 2 }, note: 'late' };
const stick = (after: string | null): Act => ({ type: 'stick', seat: 1, isLaid: true, after });

/** A copy was never folded before. */
const foldedWhole = (log: Log) => foldLog([...log.entries]);

describe('a log that grows comes to the same as the whole', () => {
  test.each<[string, Act[]]>([
    ['with sticks before a deal and behind it', [stick(null), handAct(draw(1), 1), stick('e2')]],
    ['with what another phone said', [{ type: 'aside', act: handAct(draw(1)), reason: 'late' }]],
    ['with a ruling between two deals', [WARNING, handAct(draw(0)), WARNING, handAct(draw(0))]],
    [
      'with a deal taken back behind a stick, and done again',
      [
        handAct(draw(0)),
        stick('e1'),
        { type: 'undo', target: 'e1' },
        { type: 'redo', target: 'e1' },
      ],
    ],
    [
      'with a deal that is corrected, removed, and one that was forgotten',
      [
        handAct(ron(1, 0, 1, 30)),
        handAct(ron(2, 0, 1, 30)),
        { type: 'correct', target: 'e1', act: handAct(ron(1, 3, 1, 30)), reason: 'West' },
        { type: 'insert', before: 'e2', act: handAct(draw(0)), reason: 'forgotten' },
        { type: 'remove', target: 'e1', reason: 'void' },
        handAct(draw(3)),
      ],
    ],
  ])('%s', (_, acts) => {
    const log = new Log(WRC_2022);
    for (const act of acts) {
      log.write(act);
      expect(foldedWhole(log)).toEqual(log.kept);
    }
  });

  test('without a beginning as well: to nothing', () => {
    const [, hand] = new Log(WRC_2022).hands(draw()).entries;
    expect(foldMore(null, [hand!])).toBeNull();
    expect(foldMore(null, [])).toBeNull();
  });
});

describe('what was folded is not folded again', () => {
  test('in a log that is asked twice, or was just added to', () => {
    const { entries } = new Log(WRC_2022).hands(draw(0));
    const copy = [...entries];
    expect(foldLog(copy)).toBe(foldLog(copy));
    const answer = append(copy, { id: 'next', by: 'test', at: 9, act: WARNING });
    if (answer.type !== 'added') throw new Error(answer.type);
    expect(foldLog(answer.entries)).toBe(answer.kept);
  });

  test.each<[string, Act]>([
    ['a deal', handAct(draw(1))],
    ['a ruling', WARNING],
    ['a stick', stick('e1')],
  ])('behind which %s is said', (_, act) => {
    const log = new Log(WRC_2022).hands(draw(0));
    const [before] = log.kept.lines;
    expect(log.write(act).kept.lines[0]).toBe(before);
  });
});

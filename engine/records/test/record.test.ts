// Our own record: the same match again, byte for byte; and what was changed or cut is found at its line.

import { randomFrom, shuffled } from '@hanchan/bots';
import { RULESETS, TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  headerOf,
  linesOf,
  type Move,
  type RecordEntry,
  readRecord,
  replayRecord,
  writeRecord,
} from '../src/index.ts';
import { playout } from './playout.ts';

const recordOf = (id: number, seed: number, options = {}) => {
  const ruleset = RULESETS[id]!;
  const played = playout(ruleset, seed, options);
  const entries: RecordEntry[] = [...played.moves, { type: 'end', scores: played.last.scores }];
  return { ...played, ruleset, text: writeRecord(headerOf(played.first, ruleset), entries) };
};

describe('record → replay → the same record', () => {
  test.each(RULESETS.map(({ id }, i) => [id, i] as const))('%s', (_, at) => {
    for (const seed of [1, 2, 3]) {
      const { steps, last, text } = recordOf(at, seed, seed === 3 ? { bellAt: 200 } : {});
      const events: unknown[] = [];
      const moves: Move[] = [];
      const replay = replayRecord(linesOf(text), {
        watch: (move, _before, step) => {
          moves.push(move);
          events.push(...step.events);
        },
      });
      expect(replay.problem).toBeNull();
      expect(replay.isComplete).toBe(true);
      expect(replay.match).toEqual(last);
      expect(events).toEqual(steps.flatMap(({ step }) => step.events));
      const again: RecordEntry[] = [...moves, { type: 'end', scores: replay.match!.scores }];
      expect(writeRecord(replay.header!, again)).toBe(text);
    }
  });

  test.each(RULESETS.map(({ id }, i) => [id, i] as const))('%s, with fouls', (_, at) => {
    const { last, text } = recordOf(at, 7, { start: { assistance: 'unassisted' } });
    const replay = replayRecord(linesOf(text));
    expect(replay.problem).toBeNull();
    expect(replay.match).toEqual(last);
  });

  test('clock notes, rulings, seeds, settings and the note travel along', () => {
    const { first, moves } = playout(WRC_2022, 5, { mostDeals: 1 });
    const [dealt, ...rest] = moves as [Extract<Move, { type: 'deal' }>, ...Move[]];
    const header = headerOf(first, WRC_2022, { settings: { table: 7 }, note: 'final' });
    const entries: RecordEntry[] = [
      { ...dealt, seed: { commitment: 'ab', number: 1 } },
      { type: 'clock', clock: { seat: 0, ms: 1500 } },
      { type: 'ruling', ruling: { type: 'warning', seat: 2, note: 'late' } },
      ...rest,
    ];
    const text = writeRecord(header, entries);
    const read = readRecord(linesOf(text));
    expect(read.problem).toBeNull();
    expect(read.header).toEqual(header);
    expect(read.entries).toEqual(entries);
    expect(writeRecord(read.header!, read.entries)).toBe(text);
    expect(replayRecord(linesOf(text)).problem).toBeNull();
  });

  test('a wall may be left to its seed', () => {
    const { first } = playout(TENHOU, 1, { mostDeals: 0 });
    const text = writeRecord(headerOf(first, TENHOU), [{ type: 'deal', wall: null, seed: 9 }]);
    expect(replayRecord(linesOf(text)).problem).toMatchObject({ code: 'missing', line: 2 });
    const wallOf = (seed: unknown) => shuffled(tileSet(3), randomFrom(seed as number));
    expect(replayRecord(linesOf(text), { wallOf }).problem).toBeNull();
  });
});

describe('what is wrong is found, with its line', () => {
  const { text, first, moves } = recordOf(5, 4, { mostDeals: 2 });
  const lines = linesOf(text);

  test('a changed line', () => {
    lines.forEach((line, i) => {
      if (i > 3 && i % 7 !== 0 && !line.includes('"sum"')) return;
      const changed = [...lines];
      changed[i] = line.includes('"sum"')
        ? line.replace(/"sum":"./, '"sum":"x')
        : line.replace(/\}$/, ' }');
      const { problem } = replayRecord(changed);
      expect(problem).toMatchObject({ code: 'tampered' });
      if (!line.includes('"sum"')) expect(problem!.line).toBe(i + 1);
    });
  });

  test('a discard exchanged for another, whatever it leads to', () => {
    let found = 0;
    lines.forEach((line, i) => {
      const other = line.replace('"fromDraw":true', '"fromDraw":false');
      if (other === line) return;
      const changed = lines.with(i, other);
      expect(replayRecord(changed).problem).toMatchObject({ code: 'tampered', line: i + 1 });
      found++;
    });
    expect(found).toBeGreaterThan(5);
  });

  test('lines taken out, doubled or exchanged', () => {
    for (const at of [2, 5, 20]) {
      for (const changed of [
        lines.toSpliced(at, 1),
        lines.toSpliced(at, 0, lines[at]!),
        lines.toSpliced(at, 2, lines[at + 1]!, lines[at]!),
      ]) {
        if (changed.join() === lines.join()) continue;
        const { problem } = replayRecord(changed);
        expect(['tampered', 'refused']).toContain(problem?.code);
        expect(problem!.line).toBeLessThanOrEqual(at + 2);
      }
    }
  });

  test('a record cut off anywhere but behind a checksum', () => {
    const behind = lines.flatMap((line, i) => (line.includes('"sum"') ? [i + 1] : []));
    const cuts = [0, 1, 2, 3, 40, ...behind.flatMap((at) => [at - 1, at, at + 1])].filter(
      (at) => at < lines.length,
    );
    for (const length of cuts) {
      const { problem, isComplete } = replayRecord(lines.slice(0, length));
      expect(isComplete && problem === null).toBe(false);
      const isClosed = lines[length - 1]?.includes('"sum"') ?? false;
      if (isClosed) expect(problem).toBeNull();
      else expect(problem).toMatchObject({ code: 'truncated', line: length + 1 });
    }
    const half = lines[8]!.slice(0, 10);
    const broken = replayRecord([...lines.slice(0, 8), half]).problem;
    expect(broken).toMatchObject({ code: 'notJson', line: 9 });
  });

  test('an illegal action: the refusal and its rule', () => {
    const riichi = { type: 'discard', seat: 0, tile: 0, fromDraw: false, riichi: true } as const;
    const forged = writeRecord(headerOf(first, TENHOU), [
      moves[0]!,
      { type: 'action', action: { type: 'nineTerminals', seat: 0 } },
    ]);
    expect(replayRecord(linesOf(forged)).problem).toMatchObject({
      code: 'refused',
      line: 3,
      field: 'a',
      refusal: { code: 'notNineTerminals', rule: 'draw.abortive' },
    });
    const other = writeRecord(headerOf(first, TENHOU), [
      moves[0]!,
      { type: 'action', action: { ...riichi, seat: 1 } },
    ]);
    expect(replayRecord(linesOf(other)).problem).toMatchObject({
      code: 'refused',
      refusal: { code: 'notYourTurn' },
    });
  });

  test('false final scores', () => {
    const forged = writeRecord(headerOf(first, TENHOU), [{ type: 'end', scores: [1, 2, 3, 4] }]);
    expect(replayRecord(linesOf(forged)).problem).toMatchObject({ code: 'wrongScores', line: 2 });
  });

  test.each([
    ['another version', { hanchan: 2 }, 'otherVersion', 'hanchan'],
    ['an unknown field', { extra: 1 }, 'unknownField', 'extra'],
    ['no settings', { settings: undefined }, 'badValue', 'settings'],
    [
      'a hash of other rules',
      { ruleset: { id: 'a', title: 'b', hash: 'c' } },
      'tampered',
      'ruleset.hash',
    ],
    ['a start without scores', { start: {} }, 'badValue', 'start.'],
    ['no rules', { rules: {} }, 'missing', 'rules.'],
    [
      'an unknown option',
      { rules: { 'riichi.alowed': true } },
      'unknownField',
      'rules.riichi.alowed',
    ],
  ])('a header with %s', (_, change, code, field) => {
    const header = JSON.stringify({ ...JSON.parse(lines[0]!), ...change });
    const { problem } = readRecord([header]);
    expect(problem).toMatchObject({ code, line: 1 });
    expect(problem!.field).toMatch(field);
  });

  test('a header whose rules contradict each other, by the rule and not by what follows', () => {
    const header = JSON.parse(lines[0]!);
    const rules = { ...header.rules, 'end.extension': 'untilTarget', 'end.target': 0 };
    const changed = JSON.stringify({ ...header, rules });
    const expected = {
      code: 'badValue',
      line: 1,
      field: 'rules.end.extension',
      message:
        'end.extension and end.target contradict each other: an extension until the target needs a target',
    };
    expect(readRecord([changed]).problem).toEqual(expected);
    const told: unknown[] = [];
    const all = [changed, ...lines.slice(1)];
    expect(replayRecord(all, { carryOn: (one) => told.push(one) }).problem).toEqual(expected);
    expect(told).toEqual([expected]);
  });

  test('a header with the hash of other rules is what is named, though one carries on', () => {
    const header = JSON.parse(lines[0]!);
    const changed = JSON.stringify({ ...header, ruleset: { ...header.ruleset, hash: 'c' } });
    const { problem, match } = replayRecord([changed, ...lines.slice(1)], { carryOn: () => {} });
    expect(problem).toMatchObject({ code: 'tampered', line: 1, field: 'ruleset.hash' });
    expect(match).toBeNull();
  });

  test.each([
    ['{"b":1}', 'unknownField', ''],
    ['{"a":[4,"pass"]}', 'badValue', 'a[0]'],
    ['{"a":[0,"discard",{"tile":"9z"}]}', 'badValue', 'a[2].tile'],
    ['{"a":[0,"pass"],"x":1}', 'unknownField', 'x'],
    ['{"deal":"1m"}', 'badValue', 'deal'],
    ['{"bell":1}', 'badValue', 'bell'],
    ['{"end":[1]}', 'badValue', 'end'],
    ['[]', 'unknownField', ''],
    ['', 'notJson', ''],
  ])('the line %s', (line, code, field) => {
    expect(readRecord([lines[0]!, line]).problem).toMatchObject({ code, line: 2, field });
  });
});

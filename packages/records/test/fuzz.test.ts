// Whatever is fed to the readers, they answer; nothing is thrown.

import { TENHOU } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  headerOf,
  linesOf,
  type MjaiEvent,
  readRecord,
  replayMjai,
  replayRecord,
  replayTenhou6,
  Tenhou6Writer,
  writeMjai,
  writeRecord,
} from '../src/index.ts';
import { playout } from './playout.ts';

const { first, moves, steps } = playout(TENHOU, 31, { mostDeals: 3 });
const RUNS = { numRuns: 300 };

const mjai = steps.flatMap(({ move, before, step }) => writeMjai(move, before, step));
const writer = new Tenhou6Writer();
for (const { before, step } of steps) writer.take(before, step);
const tenhou6 = JSON.stringify(writer.game(TENHOU));
const record = linesOf(writeRecord(headerOf(first, TENHOU), moves));

/** Some value of a document exchanged for anything. */
function exchanged(document: string, at: number, value: unknown): unknown {
  let seen = 0;
  return JSON.parse(document, (_, old: unknown) => (seen++ === at ? value : old)) as unknown;
}

const countOf = (document: string) => {
  let seen = 0;
  JSON.parse(document, (_, old: unknown) => {
    seen++;
    return old;
  });
  return seen;
};

describe('readers never throw', () => {
  test('on any lines', () => {
    const line = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...record));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        readRecord(lines);
        replayRecord([record[0]!, record[1]!, ...lines]);
      }),
      RUNS,
    );
  });

  test('on an action of any kind', () => {
    const fields = fc.dictionary(
      fc.constantFrom('tile', 'own', 'slot', 'fromDraw', 'riichi', 'note'),
      fc.oneof(fc.jsonValue(), fc.constantFrom('1m', ['1m', '2m'])),
    );
    const type = fc.constantFrom(
      'discard',
      'chi',
      'pon',
      'calledKan',
      'pick',
      'tenpai',
      'addedKan',
    );
    fc.assert(
      fc.property(fc.nat(3), type, fields, fc.nat(record.length - 1), (seat, name, rest, at) => {
        const lines = [...record.slice(0, at + 1), JSON.stringify({ a: [seat, name, rest] })];
        replayRecord(lines);
      }),
      RUNS,
    );
  });

  test('on mjai events with a field exchanged', () => {
    fc.assert(
      fc.property(fc.nat(mjai.length - 1), fc.jsonValue(), fc.nat(9), (at, value, field) => {
        const event = mjai[at]!;
        const names = Object.keys(event);
        const changed = { ...event, [names[field % names.length]!]: value } as MjaiEvent;
        expect(replayMjai(mjai.with(at, changed), TENHOU).hands).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  test('on mjai events in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(mjai.slice(0, 40)), (events) => {
        replayMjai([mjai[0]!, ...events], TENHOU);
      }),
      RUNS,
    );
  });

  test('on tenhou.net/6 JSON with a value exchanged', () => {
    const count = countOf(tenhou6);
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(11, 60, 'r60', 'p111111', 'c111213', 0));
    fc.assert(
      fc.property(fc.nat(count - 1), value, (at, other) => {
        replayTenhou6(exchanged(tenhou6, at, other), TENHOU);
      }),
      RUNS,
    );
  });

  test('on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        replayTenhou6(json, TENHOU);
        replayTenhou6({ log: [json] }, TENHOU);
      }),
      RUNS,
    );
  });
});

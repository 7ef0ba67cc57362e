// Whatever is fed to the readers, they answer; nothing is thrown.

import { TENHOU } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE, hostileLine, hostileValue } from '../../../proof/spec/support/hostileValues.ts';
import {
  filmOf,
  type GameText,
  headerOf,
  linesOf,
  type MjaiEvent,
  readGames,
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
const RUNS = { numRuns: 80 };
const isFull = process.env['HANCHAN_FULL'] === '1';

const mjai = steps.flatMap(({ move, before, step }) => writeMjai(move, before, step));
const writer = new Tenhou6Writer();
for (const { before, step } of steps) writer.take(before, step);
const tenhou6 = JSON.stringify(writer.game(TENHOU));
const record = linesOf(writeRecord(headerOf(first, TENHOU), moves));

const BOOKS = { find: () => undefined, usual: TENHOU };
const nothing: GameText = {
  format: 'record',
  file: '',
  skipped: 0,
  lines: [],
  events: [],
  json: null,
};

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

describe('values that are made to break readers', () => {
  const first = mjai.slice(0, mjai.findIndex(({ type }) => type === 'end_kyoku') + 1);
  const kinds = [...new Set(first.map(({ type }) => type))];

  test.each(kinds)('in every field of %s', (type) => {
    const at = first.findIndex((event) => event.type === type);
    const log = first.slice(0, at + 3);
    for (const field of [...Object.keys(first[at]!), 'tenpais', 'deltas', 'reason', 'wall']) {
      for (const value of HOSTILE) {
        const changed = { ...first[at]!, [field]: value } as MjaiEvent;
        const report = replayMjai(log.with(at, changed), TENHOU, { carryOn: () => undefined });
        expect(report.hands).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('in place of an event, of a game, and of any part of one', () => {
    const short = JSON.stringify({
      ...JSON.parse(tenhou6),
      log: JSON.parse(tenhou6).log.slice(0, 1),
    });
    for (const value of HOSTILE) {
      replayMjai([first[0]!, value as MjaiEvent, ...first.slice(1)], TENHOU);
      replayTenhou6(value, TENHOU);
      replayTenhou6({ log: value, name: value, rule: { disp: value, aka: value } }, TENHOU);
      for (let at = 0; at < countOf(short); at += 7) {
        replayTenhou6(exchanged(short, at, value), TENHOU);
      }
      filmOf(readGames('file', hostileLine(value)).games[0] ?? nothing, BOOKS);
    }
  });

  test('in every field of the lines of a record', () => {
    const head = JSON.parse(record[0]!) as Record<string, Record<string, unknown>>;
    for (const [i, value] of HOSTILE.entries()) {
      for (const name of Object.keys(head)) {
        replayRecord([hostileLine({ ...head, [name]: value }), ...record.slice(1, 4)]);
        // Rules alone have well over a hundred fields that are read alike: each meets every eighth value.
        for (const [j, inner] of Object.keys(head[name] ?? {}).entries()) {
          if (!isFull && (i + j) % 8 !== 0) continue;
          const changed = { ...head, [name]: { ...head[name], [inner]: value } };
          readRecord([hostileLine(changed)]);
        }
      }
      for (const name of [
        'deal',
        'a',
        'start',
        'bell',
        'ruling',
        'clock',
        'reveal',
        'end',
        'sum',
      ]) {
        const lines = [{ [name]: value }, { ruling: { type: name, seat: 0, [name]: value } }];
        replayRecord([...record.slice(0, 4), ...lines.map(hostileLine)]);
      }
    }
  });
});

describe('readers never throw', () => {
  test('on any lines', () => {
    const hostile = hostileValue.map(hostileLine);
    const line = fc.oneof(fc.string(), fc.json(), hostile, fc.constantFrom(...record));
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
      fc.oneof(hostileValue, fc.constantFrom('1m', ['1m', '2m'])),
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
        const lines = [...record.slice(0, at + 1), hostileLine({ a: [seat, name, rest] })];
        replayRecord(lines);
      }),
      RUNS,
    );
  });

  test('on mjai events with a field exchanged', () => {
    fc.assert(
      fc.property(fc.nat(mjai.length - 1), hostileValue, fc.nat(9), (at, value, field) => {
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
    const value = fc.oneof(hostileValue, fc.constantFrom(11, 60, 'r60', 'p111111', 'c111213', 0));
    fc.assert(
      fc.property(fc.nat(count - 1), value, (at, other) => {
        replayTenhou6(exchanged(tenhou6, at, other), TENHOU);
      }),
      RUNS,
    );
  });

  test('on any JSON', () => {
    fc.assert(
      fc.property(hostileValue, (json) => {
        replayTenhou6(json, TENHOU);
        replayTenhou6({ log: [json] }, TENHOU);
      }),
      RUNS,
    );
  });
});

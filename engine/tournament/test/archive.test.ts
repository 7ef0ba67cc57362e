// One file for a whole event: comes back the same, and shows any change by its line.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDesk, aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { HOSTILE } from '../../../proof/spec/support/hostileValues.ts';
import {
  archiveChecksum,
  archiveFault,
  type Entry,
  foldEvent,
  readArchive,
  writeArchive,
} from '../src/index.ts';

function played() {
  const desk = aDesk({ players: 4 });
  desk.do({ type: 'enrol', people: [aPerson('u', { name: 'Åsa "Nine" 東\u2028\ud800' })] });
  desk.start(1);
  desk.finish(1, 1);
  return desk;
}
const desk = played();
const text = writeArchive(desk.entries);
const lineAt = (at: number) => text.slice(0, at).split('\n').length;

describe('an archive', () => {
  it('comes back with every entry, and folds to the same event', () => {
    const read = readArchive(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value).toEqual(desk.entries);
    expect(foldEvent(read.value)).toEqual(desk.state);
    expect(writeArchive(read.value)).toBe(text);
    const sha256 = (some: string) => createHash('sha256').update(some).digest('hex');
    expect(writeArchive(read.value, sha256)).toBe(text);
    expect(readArchive(text, sha256)).toEqual(read);
    expect(archiveChecksum(text)).toMatch(/^[0-9a-f]{64}$/);
    expect(archiveChecksum(writeArchive(read.value.slice(0, -1)))).not.toBe(archiveChecksum(text));
  });

  it('names the line of any character that is changed, left out or put in', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('0', 'x', ' ', '\n', '"', '\ud800'),
        fc.constantFrom('change', 'leaveOut', 'putIn'),
        (at, character, how) => {
          const rest = text.slice(how === 'putIn' ? at : at + 1);
          const changed = text.slice(0, at) + (how === 'leaveOut' ? '' : character) + rest;
          if (changed === text) return;
          const read = readArchive(changed);
          expect(read.ok).toBe(false);
          if (read.ok) return;
          // A line break that is gone joins two lines; one that is new may leave an empty line behind.
          const line = lineAt(at);
          expect([line, line + 1]).toContain(read.error.line);
          expect(read.error.message).toMatch(/^Line \d+: /);
        },
      ),
      { numRuns: 1_500, seed: 5 },
    );
  });

  it('shows lines that are gone, doubled or exchanged', () => {
    const lines = text.trimEnd().split('\n');
    const wrong = (changed: readonly string[]) => {
      const read = readArchive(`${changed.join('\n')}\n`);
      return read.ok ? null : read.error.line;
    };
    expect(wrong(lines)).toBeNull();
    expect(wrong(lines.toSpliced(3, 1))).toBe(4);
    expect(wrong(lines.toSpliced(3, 0, lines[3]!))).toBe(5);
    expect(wrong(lines.toSpliced(3, 2, lines[4]!, lines[3]!))).toBe(4);
    expect(wrong(lines.slice(0, -1))).toBe(lines.length - 1);
    expect(wrong([])).toBe(1);
    expect(readArchive('')).toMatchObject({ ok: false });
    expect(readArchive('hello\n')).toMatchObject({ ok: false, error: { line: 1 } });
  });
});

describe('an archive with the right sums that no event wrote', () => {
  const entries = desk.entries;
  const at = entries.findIndex(({ act }) => act.type === 'enter');
  const line = at + 2;
  const faultOf = (changes: object) =>
    archiveFault(entries.with(at, { ...entries[at]!, ...changes } as Entry));

  it('is not what an event writes', () => {
    expect(archiveFault(entries)).toBeNull();
  });

  it.each([
    ['a number out of order', { seq: 99 }, /seq: this is entry \d+, not 99/],
    ['no time', { at: 'noon' }, /at: /],
    ['nobody who did it', { by: null }, /by: /],
    ['a command twice', { id: entries[0]!.id }, /id: the command .* was carried out before/],
    ['an act that is none', { act: { type: 'rain' } }, /act: this is nothing/],
    ['half an act', { act: { type: 'enter' } }, /act: this is nothing/],
  ])('is named by line and field: %s', (_, changes, said) => {
    expect(faultOf(changes)).toMatchObject({ line, message: expect.stringMatching(said) });
  });

  it('is asked what the event would have said: a wrong sum, a role that may not', () => {
    const entry = entries[at]!;
    if (entry.act.type !== 'enter') throw new Error('no sheet');
    const { sheet } = entry.act;
    const act = { ...entry.act, sheet: { ...sheet, sticks: sheet.sticks + 3 } };
    expect(faultOf({ act })?.message).toMatch(/^Line \d+: enter, sheet/);
    const by = { role: 'public', name: 'Anybody', person: null };
    expect(faultOf({ by })?.message).toMatch(/^Line \d+: enter, role/);
  });

  it('begins with settings that can be played', () => {
    expect(archiveFault([])).toMatchObject({ line: 2 });
    expect(archiveFault(entries.slice(1))).toMatchObject({ line: 2 });
    const [first] = entries;
    if (first?.act.type !== 'create') throw new Error('no beginning');
    const settings = { ...first.act.settings, name: '' };
    const fault = archiveFault([{ ...first, act: { ...first.act, settings } }]);
    expect(fault?.message).toMatch(/^Line 2: create, name/);
  });
});

describe('values that are made to break readers', () => {
  it('in every part of an entry', () => {
    const { entries } = desk;
    for (const value of HOSTILE) {
      for (const at of [0, 1, entries.length - 1]) {
        for (const field of ['seq', 'id', 'at', 'by', 'act']) {
          const changed = { ...entries[at]!, [field]: value } as unknown as Entry;
          archiveFault(entries.with(at, changed));
        }
        const { act } = entries[at]!;
        for (const name of Object.keys(act)) {
          const other = { ...entries[at]!, act: { ...act, [name]: value } } as unknown as Entry;
          archiveFault(entries.with(at, other));
        }
      }
    }
  });
});

// One file for a whole event: comes back the same, and shows any change by its line.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDesk, aPerson } from '../../../spec/support/eventDesk.ts';
import { archiveChecksum, foldEvent, readArchive, writeArchive } from '../src/index.ts';

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

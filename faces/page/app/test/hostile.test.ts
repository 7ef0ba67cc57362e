// Links and what a browser has kept may hold anything: they are read, or passed over.

import { IMPORT_COLUMNS } from '@hanchan/events/desk/import/columns.ts';
import { previewPeople } from '@hanchan/events/desk/importPeople.ts';
import { choiceOf, keptRules } from '@hanchan/kit/books/customRules.ts';
import { choiceIn, positionIn } from '@hanchan/study/replay/replayLinks.ts';
import { keptProgress } from '@hanchan/study/train/progress.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../../proof/spec/support/hostileValues.ts';
import { anEvent, HEAD } from '../../events/test/deskEvent.ts';

const inLetters = (text: string) => Buffer.from(text).toString('base64url');
const storeWith = (text: string) => ({ getItem: () => text, setItem: () => undefined });

test('rules in a link', () => {
  for (const value of HOSTILE) {
    expect(choiceOf(`~${inLetters(hostileLine(value))}`)).toBeNull();
    const parts = hostileLine([value, value, value]);
    expect(choiceOf(`~${inLetters(parts)}`)).toBeNull();
    choiceOf(`~${inLetters(hostileLine(['wrc-2022', 'x', value]))}`);
    choiceOf(String(hostileLine(value)));
  }
});

test('a place in a game', () => {
  for (const value of HOSTILE) {
    const text = hostileLine(value).slice(0, 1_000);
    const query = new URLSearchParams({ deal: text, step: text, seat: text, game: text });
    const { deal, step, seat } = positionIn(query);
    for (const number of [deal, step, seat, choiceIn(query).number]) {
      expect(Number.isInteger(number) && number >= 0).toBe(true);
    }
  }
});

test('rules and progress that the browser has kept', () => {
  for (const value of HOSTILE) {
    expect(keptRules(storeWith(hostileLine(value)))).toEqual([]);
    expect(keptRules(storeWith(hostileLine([value])))).toEqual([]);
    keptProgress(storeWith(hostileLine(value)));
    keptProgress(storeWith(hostileLine({ version: 1, progress: value })));
  }
});

/** Every line of a list is taken, or refused with a field and a reason that fit on a screen. */
function expectPreview(text: string): void {
  const { columns, lines } = previewPeople(text, anEvent(0).state, HEAD, (line) => `id-${line}`);
  const known = (column: unknown) => IMPORT_COLUMNS.includes(column as 'name');
  const isFine =
    columns.every((column) => column === null || known(column)) &&
    lines.every(
      ({ fault }) => fault === null || (fault.field !== '' && fault.message.length < 400),
    );
  if (!isFine) expect.unreachable(text.slice(0, 200));
}

const hostileTexts = [
  ...HOSTILE.map(hostileLine),
  ...HOSTILE.filter((value) => typeof value === 'string'),
];

test('a list of players', () => {
  for (const text of hostileTexts) {
    expectPreview(text);
    expectPreview(`name,${text}\nAda,x`);
    for (const column of IMPORT_COLUMNS) expectPreview(`name,${column}\nAda,${text}`);
  }
  const { columns } = previewPeople('name,constructor\nAda,x', anEvent(0).state, HEAD, () => 'a');
  expect(columns).toEqual(['name', null]);
});

test('a list of players, noise', () => {
  const word = fc.oneof(fc.constantFrom(...IMPORT_COLUMNS, '"', ...hostileTexts), fc.string());
  const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(','));
  const text = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'));
  fc.assert(fc.property(text, expectPreview), { numRuns: 300 });
});

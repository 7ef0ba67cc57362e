// Lists that people paste: plans, players with their clubs, pairs, standings. Each is read, or refused with its line.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../proof/spec/support/hostileValues.ts';
import { parsePairs, parsePeople, parsePlan, parseStanding } from '../src/index.ts';

const READERS = {
  plan: (text: string) => parsePlan(text, 8),
  people: (text: string) => parsePeople(text, 8),
  pairs: (text: string) => parsePairs(text, 8),
  standing: parseStanding,
};

function expectRead(text: string): void {
  for (const [name, read] of Object.entries(READERS)) {
    const result = read(text);
    if (result.ok) continue;
    const { line, message } = result.error;
    const isClear = line >= 1 && line <= text.split('\n').length && message.length < 300;
    if (!isClear) expect.unreachable(`${name}: ${text.slice(0, 80)}: ${message.slice(0, 300)}`);
  }
}

const WORDS = [
  'player',
  'name',
  'club',
  '1',
  '8',
  '9',
  '1-2-3-4',
  '3-17',
  '#',
  '"',
  ',',
  ';',
  '\t',
];
const hostile = [...HOSTILE.map(hostileLine), ...HOSTILE.filter((one) => typeof one === 'string')];

test('values that are made to break readers, as a heading, in a line and in a cell', () => {
  for (const text of hostile) {
    for (const form of [text, `${text}\n1,2`, `player,club\n1,${text}`, `player,${text}\n1,x`]) {
      expectRead(form);
    }
  }
});

test('noise', () => {
  const word = fc.oneof(fc.constantFrom(...WORDS, ...hostile), fc.string());
  const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(','));
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
  fc.assert(fc.property(text, expectRead), { numRuns: 1_000 });
});

test('a column called constructor, which every object has, is a column of no meaning', () => {
  expect(parsePeople('player,constructor,club\n1,x,Red Dragon', 4)).toMatchObject({
    ok: true,
    value: { groups: { club: ['Red Dragon', null, null, null] } },
  });
  expect(parsePeople('constructor\nx', 4)).toMatchObject({ ok: false, error: { line: 1 } });
});

// A refusal of an event is told in the reader's language, with its values; every sentence that can be said has one.

import { readdirSync, readFileSync } from 'node:fs';
import type { Refusal } from '@hanchan/protocol';
import { describe, expect, test } from 'vitest';
import { refusedIn } from '../src/event/refusedIn.ts';
import { refusals } from '../src/words/ja/refusals.ts';

const SOURCES = new URL('../../../../engine/tournament/src/', import.meta.url);
const files = [
  'authority.ts',
  'refusal.ts',
  ...readdirSync(new URL('refusal/', SOURCES)).map((name) => `refusal/${name}`),
];
const code = files.map((name) => readFileSync(new URL(name, SOURCES), 'utf8')).join('\n');

/** With a word of the rulebook's own options in it, which are English. */
const LEFT_OUT = ['{0} {1}.'];

function numbered(template: string): string {
  let count = 0;
  return template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${count++}}`);
}

describe('a refusal in Japanese', () => {
  const tagged = [...code.matchAll(/said`([^`]*)`/g)].map(([, text]) => numbered(text!));
  const plain = [...code.matchAll(/'([^'\n]* [^'\n]*\.)'/g)].map(([, text]) => text!);

  test('has a sentence for every one that the event can say', () => {
    expect(tagged.length).toBeGreaterThan(80);
    expect(plain.length).toBeGreaterThan(30);
    const missing = [...tagged, ...plain].filter((text) => !(text in refusals));
    expect([...new Set(missing)], 'each goes into src/words/ja/refusals.ts').toEqual(LEFT_OUT);
  });

  test('says each value that the English one says, but for plurals and roles', () => {
    const said = Object.entries(refusals).filter(
      ([text]) => !text.startsWith('This is for') && !text.includes('fill-in{2}'),
    );
    const places = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
    const byId = (text: string) => text.startsWith('There is no call') || text.includes('penalty');
    for (const [text, ja] of said) if (!byId(text)) expect(places(ja), text).toEqual(places(text));
  });

  test('is told with its values, names of fields included', () => {
    const over: Refusal = {
      code: 'wrongState',
      message: 'Round 3 is over.',
      said: { text: 'Round {0} is over.', values: [3] },
      field: 'round',
    };
    expect(refusedIn('ja', over)).toEqual({ text: '第3回戦は終わっています。', lang: 'ja' });
    expect(refusedIn('en', over)).toEqual({ text: 'Round 3 is over.', lang: 'en' });
    const text = '{0} must be a multiple of {1}, not {2}.';
    const held: Refusal = {
      code: 'badValue',
      message: '',
      said: { text, values: ['sheet.held[2]', '100', 25_050] },
      field: 'sheet.held[2]',
    };
    expect(refusedIn('ja', held).text).toBe('持ち点は100の倍数です（入力は25050）。');
    const somebody: Refusal = {
      code: 'duplicate',
      message: '',
      said: { text: '{0} has left already.', values: ['Text'] },
      field: 'person',
    };
    expect(refusedIn('ja', somebody).text).toBe('Textはすでに退場しています。');
  });

  test('falls back to the words of the server, marked as English', () => {
    const odd: Refusal = { code: 'badValue', message: 'The moon is in the wrong house.' };
    expect(refusedIn('ja', odd)).toEqual({ text: odd.message, lang: 'en' });
  });
});

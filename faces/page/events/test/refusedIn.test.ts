// A refusal of an event is told in the reader's language by its id, and in the server's words where the id is not known.

import { DOOR_TEXTS, type Refusal } from '@hanchan/protocol';
import { describe, expect, test } from 'vitest';
import { refusedIn } from '../src/event/refusedIn.ts';
import { door } from '../src/words/ja/door.ts';

const over: Refusal = {
  code: 'wrongState',
  message: 'Round 3 is over.',
  said: { id: 'round.over', text: 'Round {0} is over.', values: [3] },
  field: 'round',
};

describe('a refusal in Japanese', () => {
  test('is told with its values, names of fields included', () => {
    expect(refusedIn('ja', over)).toEqual({ text: '第3回戦は終わっています。', lang: 'ja' });
    expect(refusedIn('en', over)).toEqual({ text: 'Round 3 is over.', lang: 'en' });
    const text = '{0} must be a multiple of {1}, not {2}.';
    const held: Refusal = {
      code: 'badValue',
      message: '',
      said: { id: 'field.multiple', text, values: ['sheet.held[2]', '100', 25_050] },
      field: 'sheet.held[2]',
    };
    expect(refusedIn('ja', held).text).toBe('持ち点は100の倍数です（入力は25050）。');
    const somebody: Refusal = {
      code: 'duplicate',
      message: '',
      said: { id: 'person.left', text: '{0} has left already.', values: ['Text'] },
      field: 'person',
    };
    expect(refusedIn('ja', somebody).text).toBe('Textはすでに退場しています。');
  });

  test('is told at the door as well, each sentence with the values of the English one', () => {
    const text = DOOR_TEXTS['door.tooManyEvents'];
    const said = { id: 'door.tooManyEvents', text, values: [5] };
    expect(refusedIn('ja', { code: 'tooFast', message: '', said })).toEqual({
      text: '1日に作れる大会の数に達しました。5時間後に作れます。',
      lang: 'ja',
    });
    const places = (one: string) => one.match(/\{\d\}/g);
    for (const [id, english] of Object.entries(DOOR_TEXTS)) {
      expect(places(door[id as keyof typeof door]), id).toEqual(places(english));
    }
  });

  test('falls back to the words of the server, marked as English', () => {
    const odd: Refusal = { code: 'badValue', message: 'The moon is in the wrong house.' };
    expect(refusedIn('ja', odd)).toEqual({ text: odd.message, lang: 'en' });
    const { id: _, ...unnamed } = over.said!;
    expect(refusedIn('ja', { ...over, said: unnamed })).toEqual({ text: over.message, lang: 'en' });
    const newer = { ...over, said: { ...over.said!, id: 'round.eclipsed' } };
    expect(refusedIn('ja', newer)).toEqual({ text: over.message, lang: 'en' });
  });
});

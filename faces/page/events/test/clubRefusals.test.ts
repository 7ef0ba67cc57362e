// The club's sentences in Japanese: all of them, each with the values of the English one.

import { CLUB_REFUSAL_TEXTS } from '@hanchan/club';
import { expect, test } from 'vitest';
import { refusedIn } from '../src/event/refusedIn.ts';

const placesIn = (text: string) => [...text.matchAll(/\{(\d)\}/g)].map(([, at]) => at).sort();

test('a refusal of a club is told in Japanese with its values', () => {
  for (const [id, text] of Object.entries(CLUB_REFUSAL_TEXTS)) {
    const values = placesIn(text).map((at) => `value-${at}`);
    const said = { id, text, values };
    const told = refusedIn('ja', { code: 'badValue', message: text, said });
    expect([id, told.lang]).toEqual([id, 'ja']);
    // Whose role it takes is told by the page, not by the list.
    if (id !== 'club.role') for (const value of values) expect(told.text).toContain(value);
  }
});

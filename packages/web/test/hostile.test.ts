// Links and what a browser has kept may hold anything: they are read, or passed over.

import { expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../spec/support/hostileValues.ts';
import { choiceOf, keptRules } from '../src/app/customRules.ts';
import { choiceIn, positionIn } from '../src/replay/links.ts';
import { keptProgress } from '../src/train/progress.ts';

const inLetters = (text: string) => Buffer.from(text).toString('base64url');
const shelfWith = (text: string) => ({ getItem: () => text, setItem: () => undefined });

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
    expect(keptRules(shelfWith(hostileLine(value)))).toEqual([]);
    expect(keptRules(shelfWith(hostileLine([value])))).toEqual([]);
    keptProgress(shelfWith(hostileLine(value)));
    keptProgress(shelfWith(hostileLine({ version: 1, progress: value })));
  }
});

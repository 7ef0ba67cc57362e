// Every button and page that the documents name in italics is on the page under that name.

import { readFileSync } from 'node:fs';
import { en as events } from '@hanchan/events/words/en.ts';
import { en as kit } from '@hanchan/kit/words/en.ts';
import { en as scores } from '@hanchan/scorekeeping/score/words/en.ts';
import { en as review } from '@hanchan/study/review/words/en.ts';
import { en as train } from '@hanchan/study/train/words/en.ts';
import { en as table } from '@hanchan/table/felt/words/en.ts';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);

const textsIn = (words: object): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

/** `Start round {{number}}` is there as `Start round 1`; of `Curtain: results are hidden` its name is enough. */
function isNamed(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => {
    const parts = text.split(/{{\w+}}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return text.startsWith(`${name}: `) || new RegExp(`^${parts.join('\\S+')}$`).test(name);
  });
}

test.each([
  ['docs/events.md', textsIn(events)],
  ['README.md', textsIn(review)],
  ['docs/players.md', textsIn([kit, table, review, train, scores, events])],
  ['docs/referees.md', textsIn([events, train])],
  ['docs/clubs.md', textsIn(events)],
  ['docs/circuits.md', textsIn([events, kit])],
])('%s', (file, texts) => {
  const written = readFileSync(new URL(file, ROOT), 'utf8').replace(/\s+/g, ' ');
  const names = [...written.matchAll(/(?<!\*)\*([A-Z][^*]+)\*(?!\*)/g)].map((match) => match[1]!);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !isNamed(name, texts))).toEqual([]);
});

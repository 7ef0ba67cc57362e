// A refusal of an event in the reader's language where its sentence is known there, else in the server's words.

import type { Refusal } from '@hanchan/protocol';
import { fillIn } from '@hanchan/tournament';
import { fields, refusals } from '../words/ja/refusals.ts';

export interface RefusedText {
  readonly text: string;
  readonly lang: string;
}

export function refusedIn(language: string, { message, said, field }: Refusal): RefusedText {
  const { text, values } = said ?? { text: message, values: [] };
  const known = language === 'ja' ? refusals[text] : undefined;
  if (known === undefined) return { text: message, lang: 'en' };
  const named = values.map((value) => (value === field ? fieldName(value) : value));
  return { text: fillIn(known, named), lang: language };
}

/** `people[3].name` and `sheet.held[0]` as the form calls them. */
function fieldName(field: string): string {
  const last = field
    .replace(/\[\d+\]$/, '')
    .split('.')
    .at(-1)!;
  return fields[last] ?? field;
}

// How a sentence is put with its values apart, and put together again.

import { quoted } from '@hanchan/tiles';
import type { Sentence } from '../state.ts';

/** Longer than any list of ours. */
const MOST = 2_000;

export const said = (parts: TemplateStringsArray, ...values: (string | number)[]): Sentence => ({
  text: parts.reduce((text, part, i) => `${text}{${i - 1}}${part}`),
  values: values.map(plain),
});

/** In an archive anything may stand where a text or a number should. */
function plain(value: unknown): string | number {
  if (typeof value === 'string' && value.length <= MOST) return value;
  return typeof value === 'number' ? value : quoted(value);
}

/** The sentence, in these or other words for it. */
export const fillIn = (text: string, values: Sentence['values']): string =>
  text.replace(/\{(\d+)\}/g, (_, i) => String(values[Number(i)]));

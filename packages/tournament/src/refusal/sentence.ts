// How a sentence is put with its values apart, and put together again.

import type { Sentence } from '../state.ts';

export const said = (parts: TemplateStringsArray, ...values: (string | number)[]): Sentence => ({
  text: parts.reduce((text, part, i) => `${text}{${i - 1}}${part}`),
  values,
});

/** The sentence, in these or other words for it. */
export const fillIn = (text: string, values: Sentence['values']): string =>
  text.replace(/\{(\d+)\}/g, (_, i) => String(values[Number(i)]));

// How a sentence is put with its values apart, and put together again.

import { quoted } from '@hanchan/tiles';
import { REFUSAL_TEXTS } from '../refusalTexts.ts';
import type { Sentence } from '../state.ts';

/** Longer than any list of ours. */
const MOST = 2_000;

/** One value for each place: `Round {0} is over.` has one. */
type ValuesOf<Text extends string> = Text extends `${string}{${string}}${infer Rest}`
  ? [value: string | number, ...rest: ValuesOf<Rest>]
  : [];

/** Puts the sentences of a list by their ids. */
export const sentencesFrom =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
  <Id extends keyof Texts & string>(id: Id, ...values: ValuesOf<Texts[Id]>): Sentence => ({
    id,
    text: texts[id]!,
    values: (values as readonly unknown[]).map(plain),
  });

/** Why an act is refused. */
export const said = sentencesFrom(REFUSAL_TEXTS);

/** In an archive anything may stand where a text or a number should. */
function plain(value: unknown): string | number {
  if (typeof value === 'string' && value.length <= MOST) return value;
  return typeof value === 'number' ? value : quoted(value);
}

/** The sentence, in these or other words for it. */
export const fillIn = (text: string, values: Sentence['values']): string =>
  text.replace(/\{(\d+)\}/g, (_, i) => String(values[Number(i)]));

/** As a refusal carries it: put together, and with its values apart. */
export const worded = (said: Sentence) => ({ message: fillIn(said.text, said.values), said });

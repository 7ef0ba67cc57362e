// A message in the words of one language, for one reader.

import type { Tile } from '@hanchan/tiles';
import { AND, COMMA, capital, numberText, type Tongue, WIND_NAMES } from './language.ts';
import type { Message, PlayTerm, Term, Value } from './message.ts';
import type { PlayWords } from './terms.ts';
import type { Text, Texts, Within } from './texts.ts';

/** Whether a word of play stands in it. */
type IsOfPlay<V> = V extends PlayTerm
  ? true
  : V extends readonly (infer E)[]
    ? IsOfPlay<E>
    : V extends Message
      ? IsOfPlay<V['values'][keyof V['values']]>
      : false;

/** Which words of play the reader wants: to be said where one stands in the message. */
type Wanted<M extends Message> = true extends IsOfPlay<M> ? [words: PlayWords] : [];

/** Words some messages. */
export type Speaker<M extends Message> = <N extends Within<M>>(
  message: N,
  ...words: Wanted<N>
) => string;

/** A language, its texts, and how a face writes tiles. */
interface Speech {
  readonly tongue: Tongue;
  readonly texts: Readonly<Record<string, Text>>;
  readonly tiles: (tiles: readonly Tile[]) => string;
}

/** Speaks a language to whom tiles are written in this way; the compiler holds the texts against the messages. */
export function speaker<M extends Message>(
  tongue: Tongue,
  texts: Texts<M>,
  tiles: (tiles: readonly Tile[]) => string,
): Speaker<M> {
  const speech: Speech = { tongue, texts, tiles };
  return (message, words?: PlayWords) => worded(message, speech, words);
}

const PLACES = /\{(\w+)\}/g;

function worded({ id, values }: Message, speech: Speech, words?: PlayWords): string {
  const named = values as Readonly<Record<string, Value>>;
  return formOf(speech.texts[id]!, named).replace(PLACES, (_, place: string) => {
    const own = named[place];
    if (own !== undefined) return valueText(own, speech, words);
    const value = named[place.charAt(0).toLowerCase() + place.slice(1)]!;
    return capital(valueText(value, speech, words));
  });
}

function formOf(text: Text, values: Readonly<Record<string, Value>>): string {
  if (typeof text === 'string') return text;
  const count = values[text.by];
  if (count === 0) return text.zero ?? text.other;
  return count === 1 ? (text.one ?? text.other) : text.other;
}

function valueText(value: Value, speech: Speech, words?: PlayWords): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value, speech.tongue);
  if (isList(value))
    return value.map((one) => valueText(one, speech, words)).join(COMMA[speech.tongue]);
  return 'id' in value ? worded(value, speech, words) : termText(value, speech, words);
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

function termText(term: Term, { tongue, tiles }: Speech, words?: PlayWords): string {
  const names = WIND_NAMES[tongue];
  if ('wind' in term) return names[term.wind];
  if ('winds' in term) return term.winds.map((wind) => names[wind]).join(AND[tongue]);
  if ('tile' in term) return tiles([term.tile]);
  return 'tiles' in term ? tiles(term.tiles) : playText(term, words!);
}

function playText(term: PlayTerm, words: PlayWords): string {
  if ('yaku' in term) return words.yaku(term.yaku);
  if ('yakuTitle' in term) return words.yakuTitle(term.yakuTitle);
  if ('bonus' in term) return words.bonus(term.bonus);
  if ('call' in term) return words.call(term.call);
  return 'group' in term ? words.group(term.group) : words.dora;
}

// What must not compile. Read by the compiler alone: an expected error that is none is an error.

import { type Message, message } from '../src/message.ts';
import { speaker } from '../src/speaking.ts';
import { PLAIN_WORDS } from '../src/terms.ts';
import { textsFor } from '../src/texts.ts';

const teller = (points: number) =>
  points > 0 ? message('gains', { points, name: 'Aoi' }) : message('nothing');
type Told = ReturnType<typeof teller>;

export const right = textsFor<Told>()({ gains: '{Name} gains {points}', nothing: 'Nothing moves' });

// @ts-expect-error a text is missing
export const missing = textsFor<Told>()({ gains: '{name} gains {points}' });

export const untold = textsFor<Told>()({
  gains: '{name} gains {points}',
  nothing: 'Nothing moves',
  // @ts-expect-error nobody tells it
  loses: 'loses',
});

export const missingValue = textsFor<Told>()({
  // @ts-expect-error the message has no such value
  gains: '{name} gains {points} from {from}',
  nothing: 'Nothing moves',
});

export const unusedValue = textsFor<Told>()({
  // @ts-expect-error the name is told and not said
  gains: 'Gains {points}',
  nothing: 'Nothing moves',
});

export const unusedInPlural = textsFor<Message<'sticks', { count: number; name: string }>>()({
  // @ts-expect-error the name is told and not said
  sticks: { by: 'count', one: '{count} stick', other: '{count} sticks' },
});

export const plural = textsFor<Message<'sticks', { count: number; name: string }>>()({
  sticks: { by: 'count', zero: '{name}: none', one: '{name}: a stick', other: '{count} sticks' },
});

const win = message('wins', { yaku: { yaku: 'riichi' } as const });
const speak = speaker<Message<'gains', { points: number }> | typeof win>(
  'en',
  { gains: '{points}', wins: '{yaku}' },
  () => '',
);

export const plain = speak(message('gains', { points: 1 }));
export const inWords = speak(win, PLAIN_WORDS);

// @ts-expect-error a yaku goes by words of play, and none were chosen
export const wordless = speak(win);

// @ts-expect-error nobody tells it
export const unknown = speak(message('loses'));

// @ts-expect-error a text is missing where the language is put together
export const incomplete = speaker<Told>('en', { gains: '{name} gains {points}' }, () => '');

// The sentences of a language, held against what is told by the compiler: a text is there for every message and for no other, and it
// uses every value that the message has and no other.

import type { Message } from './message.ts';

/** By how many there are of one value; `zero` and `one` where the language says them in another way. */
export interface Plural {
  readonly by: string;
  readonly zero?: string;
  readonly one?: string;
  readonly other: string;
}

/** `{points}` stands for a value, `{Points}` for the same at the head of a sentence. */
export type Text = string | Plural;

/** The messages that stand within another. */
type Inner<V> = V extends Message ? Within<V> : V extends readonly (infer E)[] ? Inner<E> : never;

/** A message with all that may stand in it, and in those. */
export type Within<M extends Message> = M extends Message
  ? M | Inner<M['values'][keyof M['values']]>
  : never;

/** One text for each message. */
export type Texts<M extends Message> = { readonly [I in Within<M>['id']]: Text };

/** The names of the values that a text has places for. */
export type Places<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Uncapitalize<Name> | Places<Rest>
  : never;

type Used<T extends Text> = T extends string
  ? Places<T>
  : T extends Plural
    ? T['by'] | Places<Extract<T[keyof T], string>>
    : never;

/** The values that come with an id, of each message that has it. */
type ValuesOf<M, I> = M extends Message<infer J, infer V> ? (I extends J ? V : never) : never;

type KeysOfEach<V> = V extends object ? keyof V : never;

/** The text itself where it fits; else what is wrong with it. */
type Fitting<T extends Text, V> = [Used<T>] extends [keyof V]
  ? [KeysOfEach<V>] extends [Used<T>]
    ? T
    : { unused: Exclude<KeysOfEach<V>, Used<T>> }
  : { notTold: Exclude<Used<T>, keyof V> };

/** `textsFor<TraceMessage>()({ … })`: in two steps, so that the messages are named and the texts are inferred. */
export const textsFor =
  <M extends Message>() =>
  <const T extends Readonly<Record<string, Text>>>(
    texts: T &
      Readonly<Record<M['id'], Text>> & {
        [I in keyof T]: I extends M['id'] ? Fitting<T[I], ValuesOf<M, I>> : never;
      },
  ): Readonly<Record<M['id'], Text>> =>
    texts;

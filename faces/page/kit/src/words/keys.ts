// The keys of the page's own words, read from the English ones by the compiler: a page that asks for a sentence nobody wrote does not
// compile, and neither does a language that leaves one out.

import type { en } from './en.ts';

/** Sentences by name, in groups. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** What each part of the page adds under a name of its own: `declare module … { interface AddedWords { table: { table: … } } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: each part adds to it
export interface AddedWords {}

type Form = 'zero' | 'one' | 'two' | 'few' | 'other';

/** Languages count differently: what remains is the key that a page asks for. */
type Asked<K extends string> = K extends `${infer B}_ordinal_${Form}`
  ? B
  : K extends `${infer B}_${Form}`
    ? B
    : K;

/** `home.title`, `table.chat.unread`. */
export type KeysOf<T, P extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends string
    ? `${P}${Asked<`${K}`>}`
    : KeysOf<T[K], `${P}${K}.`>;
}[keyof T & (string | number)];

/** Every sentence of the page. */
export type WordKey =
  | KeysOf<typeof en>
  | { [A in keyof AddedWords]: KeysOf<AddedWords[A]> }[keyof AddedWords];

type GroupsOf<K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${GroupsOf<Rest>}`
  : never;

/** What stands before a dot: `table.chat`. */
export type WordGroup = GroupsOf<WordKey>;

/** The other language where it has every sentence and no other; else which are missing or left over. */
export type Complete<E, J> = [KeysOf<E>] extends [KeysOf<J>]
  ? [KeysOf<J>] extends [KeysOf<E>]
    ? J
    : { leftOver: Exclude<KeysOf<J>, KeysOf<E>> }
  : { missing: Exclude<KeysOf<E>, KeysOf<J>> };

// What is told before it is worded: which sentence, and what stands in it.

import type { YakuId } from '@hanchan/rules';
import type { Call, GroupName } from '@hanchan/rulesets';
import type { Tile, Wind } from '@hanchan/tiles';

/** Dora by what makes them one. */
export type Bonus = 'dora' | 'ura' | 'red';

/** A word of play, which goes by the reader's choice of words. */
export type PlayTerm =
  | { readonly yaku: YakuId }
  /** At the head of a line, where there may be room for more than the name. */
  | { readonly yakuTitle: YakuId }
  | { readonly bonus: Bonus }
  /** All kinds of them together. */
  | { readonly dora: 'all' }
  | { readonly call: Call }
  | { readonly group: GroupName };

/** Something with a name of its own. */
export type Term =
  | PlayTerm
  | { readonly wind: Wind }
  /** Together: “East and West”. */
  | { readonly winds: readonly Wind[] }
  | { readonly tile: Tile }
  | { readonly tiles: readonly Tile[] };

/** A name that somebody has, a number, a term, a phrase, or several of them in a row. */
export type Value = string | number | Term | Message | readonly Value[];

/** Which sentence, and what stands in it. */
export interface Message<I extends string = string, V extends object = object> {
  readonly id: I;
  readonly values: V;
}

/** By the names that stand in the texts. */
export type Values = Readonly<Record<string, Value>>;

/** A message whose id and values are known to the compiler, one by one. */
export function message<const I extends string>(id: I): Message<I, Record<never, never>>;
export function message<const I extends string, V extends Values>(id: I, values: V): Message<I, V>;
export function message(id: string, values: Values = {}): Message {
  return { id, values };
}

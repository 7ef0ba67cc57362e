// What something that comes from outside must look like, written once, as plain data. TypeScript reads the type out of a form,
// and whoever stands at a door (the protocol) makes its schema of it; so a type and its schema cannot drift apart, and the
// engine needs no library for that. Nothing is checked here.
//
// A form has two types: what is `Kept` in a log, and what may be `Sent` for it. They differ where a rulebook is sent by its
// name and kept whole, or where a log tells a viewer more than anybody may send.

import { type BySeat, bySeat } from './seats.ts';

export interface Form<out Kept, out Sent = Kept> {
  readonly shape: Shape;
  /** Never there: for the compiler only, as is the next. */
  readonly kept?: Kept;
  readonly sent?: Sent;
}

type AnyForm = Form<unknown, unknown>;
export type Fields = Readonly<Record<string, AnyForm>>;

export type HeldTo = 'timeZone';

/** What a form is made of, for whoever makes a schema of it. */
export type Shape =
  | {
      readonly kind: 'text';
      readonly least: number;
      readonly most: number;
      readonly isTrimmed: boolean;
    }
  | { readonly kind: 'like'; readonly pattern: RegExp; readonly says: string }
  | { readonly kind: 'heldTo'; readonly to: HeldTo; readonly of: AnyForm }
  | { readonly kind: 'whole'; readonly least: number | null; readonly most: number | null }
  | { readonly kind: 'flag' }
  | { readonly kind: 'oneOf'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'exactly'; readonly value: string | boolean }
  | { readonly kind: 'byName'; readonly longest: number }
  | {
      readonly kind: 'list';
      readonly of: AnyForm;
      readonly least: number;
      readonly most: number;
      /** What is said where something stands in it twice; null: it may. */
      readonly twice: string | null;
    }
  | { readonly kind: 'tuple'; readonly of: readonly AnyForm[] }
  | { readonly kind: 'record'; readonly fields: Fields }
  | { readonly kind: 'part'; readonly fields: Fields }
  | { readonly kind: 'variants'; readonly by: string; readonly of: Fields }
  | { readonly kind: 'anyOf'; readonly of: readonly AnyForm[] }
  | { readonly kind: 'orNull'; readonly of: AnyForm }
  | { readonly kind: 'optional'; readonly of: AnyForm }
  | { readonly kind: 'unsent' };

export type Kept<F> = F extends Form<infer K, unknown> ? K : never;
export type Sent<F> = F extends Form<unknown, infer S> ? S : never;

type Flat<T> = { [N in keyof T]: T[N] };
/** A field that may be left out. */
export type Optional<F extends AnyForm> = Form<Kept<F> | undefined, Sent<F> | undefined> & {
  readonly isOptional: true;
};
type MayMiss = { readonly isOptional: true };
/** A field that is told, and that nobody may send. */
export type Told<F extends AnyForm> = Form<Kept<F> | undefined, never> & MayMiss;

export type KeptFields<F> = Flat<
  { readonly [N in keyof F as F[N] extends MayMiss ? never : N]: Kept<F[N]> } & {
    readonly [N in keyof F as F[N] extends MayMiss ? N : never]?: Kept<F[N]>;
  }
>;
type IsSent<F> = [Sent<F>] extends [never] ? false : true;
export type SentFields<F> = Flat<
  {
    readonly [N in keyof F as IsSent<F[N]> extends false
      ? never
      : F[N] extends MayMiss
        ? never
        : N]: Sent<F[N]>;
  } & {
    readonly [N in keyof F as IsSent<F[N]> extends false
      ? never
      : F[N] extends MayMiss
        ? N
        : never]?: Sent<F[N]>;
  }
>;
type Labelled<By extends string, Name, T> = T extends unknown
  ? Flat<{ readonly [B in By]: Name } & T>
  : never;
/** One of several records, told apart by the name under which each is listed. */
export type KeptVariant<By extends string, V> = {
  [N in keyof V]: Labelled<By, N, Kept<V[N]>>;
}[keyof V];
export type SentVariant<By extends string, V> = {
  [N in keyof V]: Labelled<By, N, Sent<V[N]>>;
}[keyof V];

/** Without the blanks around it; lengths are counted then. */
export const text = (least: number, most: number): Form<string> => ({
  shape: { kind: 'text', least, most, isTrimmed: true },
});

/** Every letter as it came. */
export const exactText = (least: number, most: number): Form<string> => ({
  shape: { kind: 'text', least, most, isTrimmed: false },
});

export const textLike = (pattern: RegExp, says: string): Form<string> => ({
  shape: { kind: 'like', pattern, says },
});

/** Held also to something that only the platform knows: whoever makes the schema has to ask it. */
export const heldTo = (to: HeldTo, of: Form<string>): Form<string> => ({
  shape: { kind: 'heldTo', to, of },
});

export const whole = (least: number | null = null, most: number | null = null): Form<number> => ({
  shape: { kind: 'whole', least, most },
});

export const flag: Form<boolean> = { shape: { kind: 'flag' } };

/** `told` are those that a viewer may be told, and nobody may send. */
export const oneOf = <
  const V extends readonly (string | number)[],
  const T extends readonly string[] = readonly [],
>(
  of: V,
  ..._told: T
): Form<V[number] | T[number], V[number]> => ({ shape: { kind: 'oneOf', of } });

export const exactly = <const V extends string | boolean>(value: V): Form<V> => ({
  shape: { kind: 'exactly', value },
});

/** Anything under names of such a length, to be read elsewhere. */
export const byName = (longest: number): Form<Readonly<Record<string, unknown>>> => ({
  shape: { kind: 'byName', longest },
});

export const listOf = <K, S>(
  of: Form<K, S>,
  least: number,
  most: number,
): Form<readonly K[], readonly S[]> => ({ shape: { kind: 'list', of, least, most, twice: null } });

/** A list in which nothing stands twice. */
export const setOf = <K, S>(
  of: Form<K, S>,
  most: number,
  twice: string,
): Form<readonly K[], readonly S[]> => ({ shape: { kind: 'list', of, least: 0, most, twice } });

export const pairOf = <K, S>(of: Form<K, S>): Form<readonly [K, K], readonly [S, S]> => ({
  shape: { kind: 'tuple', of: [of, of] },
});

export const fourOf = <K, S>(of: Form<K, S>): Form<BySeat<K>, BySeat<S>> => ({
  shape: { kind: 'tuple', of: bySeat(() => of) },
});

export const record = <const F extends Fields>(fields: F): Form<KeptFields<F>, SentFields<F>> => ({
  shape: { kind: 'record', fields },
});

/** Some of these fields, and no others. */
export const part = <const F extends Fields>(
  fields: F,
): Form<Partial<KeptFields<F>>, Partial<SentFields<F>>> => ({ shape: { kind: 'part', fields } });

export const variants = <By extends string, const V extends Fields>(
  by: By,
  of: V,
): Form<KeptVariant<By, V>, SentVariant<By, V>> => ({ shape: { kind: 'variants', by, of } });

export const anyOf = <const F extends readonly AnyForm[]>(
  ...of: F
): Form<Kept<F[number]>, Sent<F[number]>> => ({ shape: { kind: 'anyOf', of } });

export const orNull = <K, S>(of: Form<K, S>): Form<K | null, S | null> => ({
  shape: { kind: 'orNull', of },
});

export const optional = <F extends AnyForm>(of: F): Optional<F> => ({
  shape: { kind: 'optional', of },
  isOptional: true,
});

/** Kept, and never sent: made by whoever keeps the log. */
export const unsent = <K>(_of: Form<K, unknown>): Form<K, never> => ({ shape: { kind: 'unsent' } });

export const told = <F extends AnyForm>(_of: F): Told<F> => toldAs<Kept<F>>();

/** The same where nobody has to read it, so that its type is all there is to say. */
export const toldAs = <K>(): Told<Form<K>> => ({ shape: { kind: 'unsent' }, isOptional: true });

/** Kept as something else than it is sent as: whoever takes it in has to make the one of the other. */
export const keptAs =
  <K>() =>
  <S>(of: Form<unknown, S>): Form<K, S> => ({ shape: of.shape });

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The form of a type that stands elsewhere: where one says more than the other, it does not compile. */
export const formOf =
  <T>() =>
  <F extends AnyForm>(
    of: F,
    ..._same: IsSame<Kept<F>, T> extends true ? [] : [never]
  ): Form<T> => ({
    shape: of.shape,
  });

/** The form alone does not prove that it is one: whoever takes it in reads it by its own declaration. */
export const readLater =
  <K>() =>
  (of: AnyForm): Form<K> => ({ shape: of.shape });

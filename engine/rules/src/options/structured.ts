// Options whose answer is more than a word or a number: lists of numbers, uma, penalties, yaku values.

import { type BySeat, fail, ok, type Result } from '@hanchan/tiles';
import type { Option } from '../option.ts';

/** A whole number under each of a few names. */
export function numbers<const N extends Readonly<Record<string, string>>>(
  question: string,
  names: N,
): Option<Readonly<Record<keyof N & string, number>>> {
  const keys = Object.keys(names);
  type Value = Readonly<Record<keyof N & string, number>>;
  return {
    question,
    words: (value) => keys.map((key) => `${names[key]} ${value[key as keyof Value]}`).join(', '),
    parse: (value) => {
      const isValue = isRecord(value, keys) && keys.every((key) => Number.isInteger(value[key]));
      return isValue
        ? ok(value as unknown as Value)
        : fail(`an object with a whole number for ${keys.join(', ')}`);
    },
    shape: { type: 'numbers', names },
  };
}

/** A number for each place, the first one first. */
export type Places = BySeat<number>;

/** Bonus by final place, in thousands of points. */
export type Uma =
  | { readonly type: 'none' }
  | { readonly type: 'fixed'; readonly places: Places }
  /** The table depends on how many players finish at or above the returning points. */
  | {
      readonly type: 'floating';
      readonly oneAbove: Places;
      readonly twoAbove: Places;
      readonly threeAbove: Places;
    };

const signed = (places: Places) =>
  places.map((n) => (n > 0 ? `+${n}` : String(n).replace('-', '−'))).join(' / ');

export const UMA: Option<Uma> = {
  question: 'What does the final place add?',
  shape: { type: 'uma' },
  words: (uma) => {
    if (uma.type === 'none') return 'nothing';
    if (uma.type === 'fixed') return signed(uma.places);
    const { oneAbove, twoAbove, threeAbove } = uma;
    return `by players at or above the returning points: one ${signed(oneAbove)}; two ${signed(twoAbove)}; three ${signed(threeAbove)}`;
  },
  parse: (value): Result<Uma, string> => {
    if (isRecord(value, ['type']) && value['type'] === 'none') return ok({ type: 'none' });
    if (
      isRecord(value, ['type', 'places']) &&
      value['type'] === 'fixed' &&
      isPlaces(value['places'])
    ) {
      return ok(value as unknown as Uma);
    }
    const keys = ['oneAbove', 'twoAbove', 'threeAbove'];
    if (
      isRecord(value, ['type', ...keys]) &&
      value['type'] === 'floating' &&
      keys.every((key) => isPlaces(value[key]))
    ) {
      return ok(value as unknown as Uma);
    }
    return fail(
      '{"type":"none"}, {"type":"fixed","places":[4 numbers that sum to 0]} or {"type":"floating","oneAbove","twoAbove","threeAbove"}',
    );
  },
};

/** What a chombo costs. */
export type ChomboPenalty =
  | { readonly type: 'none' }
  /** Off the tournament score, in thousands; the table's points stay as they are. */
  | { readonly type: 'tournamentPoints'; readonly amount: number }
  /** Off the hanchan's score before uma, in points. */
  | { readonly type: 'scoreModifier'; readonly points: number }
  /** Paid to the others as if each had won: double from or to the dealer. */
  | { readonly type: 'payment'; readonly nonDealerShare: number };

const CHOMBO_FIELDS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['none', []],
  ['tournamentPoints', ['amount']],
  ['scoreModifier', ['points']],
  ['payment', ['nonDealerShare']],
]);

export const CHOMBO: Option<ChomboPenalty> = {
  question: 'What does a chombo cost?',
  shape: { type: 'chombo' },
  words: (penalty) => {
    switch (penalty.type) {
      case 'none':
        return 'nothing; there is no chombo';
      case 'tournamentPoints':
        return `${penalty.amount} tournament points; table points stay as they are`;
      case 'scoreModifier':
        return `${penalty.points.toLocaleString('en')} points off the score before uma`;
      case 'payment':
        return `${penalty.nonDealerShare.toLocaleString('en')} to each non-dealer and twice that from or to the dealer`;
    }
  },
  parse: (value) => {
    const fields = isObject(value) ? CHOMBO_FIELDS.get(value['type']) : undefined;
    const isValue =
      fields !== undefined &&
      isRecord(value, ['type', ...fields]) &&
      fields.every((field) => Number.isInteger(value[field]) && (value[field] as number) > 0);
    return isValue
      ? ok(value as unknown as ChomboPenalty)
      : fail(
          '{"type":"none"} or one of tournamentPoints (amount), scoreModifier (points), payment (nonDealerShare)',
        );
  },
};

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with exactly these keys. */
export function isRecord(
  value: unknown,
  keys: readonly string[],
): value is Record<string, unknown> {
  return (
    isObject(value) &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => Object.hasOwn(value, key))
  );
}

function isPlaces(value: unknown): value is Places {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((n) => Number.isInteger(n)) &&
    value.reduce((a, b) => a + b, 0) === 0
  );
}

// The yaku of a rulebook in the order of their worth, and how the other books value them.

import { type Ruleset, sameValue, YAKU_IDS, type YakuId, type YakuValue } from '@hanchan/rules';

/** Han of a closed hand, or beyond them. */
export type YakuGroup = number | 'limit' | 'yakuman';

const worthIn = ({ values }: Ruleset, id: YakuId): YakuValue => values[`yaku.${id}`];

export const isKnown = (book: Ruleset, id: YakuId): boolean => worthIn(book, id) !== 'absent';

function groupOf(value: Exclude<YakuValue, 'absent'>): YakuGroup {
  if ('han' in value) return value.han;
  return 'limit' in value ? 'limit' : 'yakuman';
}

const rankOf = (group: YakuGroup) =>
  typeof group === 'number' ? group : group === 'limit' ? 100 : 101;

/** Every yaku that the book knows, by what it is worth. */
export function yakuGroups(book: Ruleset): readonly (readonly [YakuGroup, readonly YakuId[]])[] {
  const groups = new Map<YakuGroup, YakuId[]>();
  for (const id of YAKU_IDS) {
    const value = worthIn(book, id);
    if (value === 'absent') continue;
    const group = groupOf(value);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return [...groups].sort(([a], [b]) => rankOf(a) - rankOf(b));
}

export interface Elsewhere {
  readonly words: string;
  readonly titles: readonly string[];
}

/**
 * What other books make of a yaku where that is something else; those that agree among themselves together. A book
 * without any yaku has nothing to say here.
 */
export function elsewhere(
  id: YakuId,
  book: Ruleset,
  others: readonly Ruleset[],
  wordsOf: (worth: YakuValue) => string,
): readonly Elsewhere[] {
  const found = new Map<string, string[]>();
  for (const other of others) {
    if (
      yakuGroups(other).length === 0 ||
      other.id === book.id ||
      sameValue(worthIn(other, id), worthIn(book, id))
    )
      continue;
    const words = wordsOf(worthIn(other, id));
    found.set(words, [...(found.get(words) ?? []), other.title]);
  }
  return [...found].map(([words, titles]) => ({ words, titles }));
}

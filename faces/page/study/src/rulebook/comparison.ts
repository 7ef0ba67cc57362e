// Rulebooks side by side: what an address selects, and the rows that follow from it.

import { AREAS, type Area, areaOf, byArea } from '@hanchan/kit/books/ruleAreas.ts';
import { offeredBooks } from '@hanchan/kit/books/rulebooks.ts';
import type { ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import { findOptions, searchText } from '@hanchan/kit/ruleText/optionSearch.ts';
import { RULE_KEYS, type RuleKey, sameValue } from '@hanchan/rules';

export interface Selection {
  /** In the order of the columns, each once. */
  readonly refs: readonly string[];
  readonly isEverything: boolean;
  readonly area: Area | null;
  readonly wanted: string;
  /** The option that is read beside. */
  readonly rule: RuleKey | null;
}

const isArea = (text: string): text is Area => AREAS.some((area) => area === text);

/** `a` and `b` name two books, as older links do. */
export function selectionFrom(query: URLSearchParams): Selection {
  const named = query.get('books')?.split(',') ?? [query.get('a') ?? '', query.get('b') ?? ''];
  const refs = [...new Set(named.filter((ref) => ref !== ''))];
  const rest = offeredBooks()
    .map(({ id }) => id)
    .filter((id) => !refs.includes(id));
  const area = query.get('area') ?? '';
  const rule = query.get('rule') ?? '';
  return {
    refs: refs.length < 2 ? [...refs, ...rest].slice(0, 2) : refs,
    isEverything: query.get('show') === 'all',
    area: isArea(area) ? area : null,
    wanted: query.get('find') ?? '',
    rule: RULE_KEYS.find((key) => key === rule) ?? null,
  };
}

export function comparisonAddress({ refs, isEverything, area, wanted, rule }: Selection): string {
  const parts = [
    `books=${refs.join(',')}`,
    ...(isEverything ? ['show=all'] : []),
    ...(area === null ? [] : [`area=${area}`]),
    ...(wanted === '' ? [] : [`find=${encodeURIComponent(wanted)}`]),
    ...(rule === null ? [] : [`rule=${rule}`]),
  ];
  return `/rules?${parts.join('&')}`;
}

/** Takes a book in at the end, or out; two at least stay. */
export function withBook(selection: Selection, ref: string, isIn: boolean): Selection {
  const others = selection.refs.filter((other) => other !== ref);
  if (isIn) return { ...selection, refs: [...others, ref] };
  return others.length < 2 ? selection : { ...selection, refs: others };
}

export interface Comparison {
  readonly areas: readonly (readonly [Area, readonly RuleKey[]])[];
  /** Options on which not all agree. */
  readonly different: ReadonlySet<RuleKey>;
  /** Options on which a book says nothing of its own. */
  readonly silent: number;
  /** Options that were looked for and found, but are not shown. */
  readonly unshown: number;
}

export function compare(books: readonly ReadBook[], selection: Selection): Comparison {
  const [first, ...others] = books;
  const valueIn = (book: ReadBook, key: RuleKey) => book.ruleset.values[key];
  const different = new Set(
    RULE_KEYS.filter((key) =>
      others.some((book) => !sameValue(valueIn(book, key), valueIn(first!, key))),
    ),
  );
  const isShown = (key: RuleKey) => {
    if (!selection.isEverything && !different.has(key)) return false;
    if (selection.area !== null && areaOf(key) !== selection.area) return false;
    return true;
  };
  const said = (key: RuleKey) => books.map((book) => valueIn(book, key));
  const found = findOptions(RULE_KEYS, selection.wanted, (key) => searchText(key, said(key)));
  const shown = found.filter(isShown);
  const silent = RULE_KEYS.filter((key) =>
    books.some(({ ruleset }) => ruleset.citations[key].status === 'ourChoice'),
  ).length;
  return {
    areas: byArea(shown),
    different,
    silent,
    unshown: selection.wanted.trim() === '' ? 0 : found.length - shown.length,
  };
}

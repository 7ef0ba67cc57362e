// What a page about a book shows for the words that somebody looks for: options by area, clauses by section.

import { bySection } from '@hanchan/kit/books/clauses.ts';
import { byArea } from '@hanchan/kit/books/ruleAreas.ts';
import { findOptions, searchText } from '@hanchan/kit/ruleText/optionSearch.ts';
import { findAll, plain } from '@hanchan/kit/ruleText/search.ts';
import type { Subject } from '@hanchan/kit/ruleText/subjects/subject.ts';
import { type Citation, RULE_KEYS, type RuleKey, type Ruleset } from '@hanchan/rules';
import type { Clause } from '@hanchan/rulesets/clauses';
import type { PlacedRuling } from '@hanchan/rulesets/rulings';

/** Where something is looked for, the area with the best answer comes first. */
export function optionsOf({ values }: Ruleset, wanted: string) {
  const found = findOptions(RULE_KEYS, wanted, (key) => searchText(key, [values[key]]));
  const areas = byArea(found);
  if (wanted.trim() === '') return areas;
  const rank = ([, [best]]: (typeof areas)[number]) => found.indexOf(best!);
  return [...areas].sort((a, b) => rank(a) - rank(b));
}

type Resting = ReadonlyMap<string, readonly RuleKey[]>;

export const clausesOf = (
  clauses: readonly Clause[],
  wanted: string,
  resting: Resting = new Map(),
) =>
  bySection(
    findAll(clauses, wanted, {
      text: ({ section, says, id }) => `${section} ${says} ${id}`,
      rankIn: (clause, subject) => rankOfClause(clause, subject, resting),
    }),
  );

/** A clause that answers an option of the subject, else one that has its name. */
function rankOfClause({ id, says }: Clause, { keys, names }: Subject, resting: Resting): number {
  const ranks = (resting.get(id) ?? []).map((key) => keys.indexOf(key)).filter((at) => at >= 0);
  if (ranks.length > 0) return Math.min(...ranks);
  return names.some((name) => plain(says).includes(plain(name))) ? keys.length : -1;
}

/** Rulings that answer to the words, in their order where nothing is looked for. */
export const rulingsIn = (rulings: readonly PlacedRuling[], wanted: string) =>
  findAll(rulings, wanted, {
    text: ({ id, question, says, decision, reason }) =>
      [id, question, says, decision, reason].join(' '),
    rankIn: ({ options }, { keys }) => {
      const ranks = options.map((key) => keys.indexOf(key)).filter((at) => at >= 0);
      return ranks.length > 0 ? Math.min(...ranks) : -1;
    },
  });

/** Option → the rulings from which its value follows. What a document states outright needs none. */
export function rulingsByRule(
  { citations }: Ruleset,
  rulings: readonly PlacedRuling[],
): ReadonlyMap<RuleKey, readonly string[]> {
  const isDecided = (key: RuleKey) => ['inferred', 'ourChoice'].includes(citations[key].status);
  const on = (key: RuleKey) => rulings.filter(({ options }) => options.includes(key));
  return new Map(RULE_KEYS.filter(isDecided).map((key) => [key, on(key).map(({ id }) => id)]));
}

/** Clause → the options whose values rest on it. */
export function rulesByClause({ citations }: Ruleset): Resting {
  const found = new Map<string, RuleKey[]>();
  for (const key of RULE_KEYS) {
    for (const clause of citedBy(citations[key])) {
      const known = found.get(clause);
      if (known === undefined) found.set(clause, [key]);
      else known.push(key);
    }
  }
  return found;
}

/** Those of the value, and those of single cases. */
const citedBy = ({ clauses, cases = [] }: Citation): ReadonlySet<string> =>
  new Set([...clauses, ...cases.flatMap((one) => one.clauses)]);

/** A heading as a place in an address. */
export const sectionId = (section: string): string =>
  `section-${section.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The place that an address names behind its `#`. */
export function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

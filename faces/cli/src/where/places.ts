// From a word to everything that belongs to it: an option, a clause, a section or a ruling, and from each of them to the
// others, in every rulebook.

import {
  isRuleKey,
  nearest,
  optionOf,
  type Passage,
  RULE_KEYS,
  type RuleKey,
  type Ruleset,
} from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { CLAUSES, type Clause, type ClauseTest, clauseStatus } from '@hanchan/rulesets/clauses';
import { findRuling, type PlacedRuling, RULINGS, rulingsOf } from '@hanchan/rulesets/rulings';

export interface PlacedClause extends Clause {
  readonly rules: string;
}

export interface PlacedValue extends Pick<Passage, 'status' | 'clauses'> {
  readonly rules: string;
  readonly value: unknown;
  readonly words: string;
  readonly sections: readonly string[];
}

export interface PlacedOption {
  readonly key: RuleKey;
  readonly question: string;
  readonly values: readonly PlacedValue[];
}

/** What belongs together. */
export interface Place {
  readonly asked: string;
  readonly kind: 'option' | 'clause' | 'section' | 'ruling';
  readonly options: readonly PlacedOption[];
  readonly clauses: readonly PlacedClause[];
  readonly rulings: readonly PlacedRuling[];
  readonly tests: readonly ClauseTest[];
}

const ALL_CLAUSES: readonly PlacedClause[] = RULESETS.flatMap(({ id }) =>
  (CLAUSES[id] ?? []).map((clause) => ({ ...clause, rules: id })),
);

/** The passage of the value, and those of its single cases. */
export const passagesOf = ({ citations }: Ruleset, key: RuleKey): readonly Passage[] => [
  citations[key],
  ...(citations[key].cases ?? []),
];

function valueIn(ruleset: Ruleset, key: RuleKey): PlacedValue {
  const passages = passagesOf(ruleset, key);
  const value = ruleset.values[key];
  return {
    rules: ruleset.id,
    value,
    words: optionOf(key).words(value),
    status: ruleset.citations[key].status,
    sections: [...new Set(passages.map(({ section }) => section))].filter((one) => one !== ''),
    clauses: [...new Set(passages.flatMap(({ clauses }) => clauses))],
  };
}

const placedOption = (key: RuleKey, books: readonly Ruleset[] = RULESETS): PlacedOption => ({
  key,
  question: optionOf(key).question,
  values: books.map((ruleset) => valueIn(ruleset, key)),
});

/** Options of a rulebook whose value rests on one of these clauses. */
export function optionsOn(rules: string, clauses: ReadonlySet<string>): readonly RuleKey[] {
  const ruleset = RULESETS.find(({ id }) => id === rules)!;
  return RULE_KEYS.filter((key) =>
    passagesOf(ruleset, key).some((passage) => passage.clauses.some((id) => clauses.has(id))),
  );
}

/** Null: no such thing. `rules`: only in this rulebook, where a section is asked for. */
export function placeOf(asked: string, rules?: string): Place | null {
  if (isRuleKey(asked)) return placeOfOption(asked);
  const clause = ALL_CLAUSES.find(({ id }) => id === asked);
  if (clause !== undefined) return placeOfClauses(asked, 'clause', [clause]);
  const ruling = findRuling(asked);
  if (ruling !== undefined) return placeOfRuling(ruling);
  const within = ALL_CLAUSES.filter(
    (one) => sameSection(one.section, asked) && (rules ?? one.rules) === one.rules,
  );
  return within.length === 0 ? null : placeOfClauses(asked, 'section', within);
}

/** As one writes it: `8.3`, `§8.3`, `scoring, ron`. */
const sameSection = (section: string, asked: string) =>
  section.toLowerCase() === asked.replace(/^§\s*/, '').toLowerCase();

/** What was perhaps meant. */
export function nearWord(asked: string): string | undefined {
  const sections = ALL_CLAUSES.map(({ section }) => section);
  const rulings = Object.values(RULINGS).flatMap((list) => list.map(({ id }) => id));
  const clauses = ALL_CLAUSES.map(({ id }) => id);
  return nearest(asked, [...new Set([...RULE_KEYS, ...clauses, ...rulings, ...sections])]);
}

function placeOfOption(key: RuleKey): Place {
  const cited = new Set(RULESETS.flatMap((ruleset) => valueIn(ruleset, key).clauses));
  const rulings = allRulings().filter(({ options }) => options.includes(key));
  const clauses = ALL_CLAUSES.filter(({ id }) => cited.has(id));
  return {
    asked: key,
    kind: 'option',
    options: [placedOption(key)],
    clauses,
    rulings,
    tests: testsOf(clauses, rulings),
  };
}

function placeOfClauses(
  asked: string,
  kind: 'clause' | 'section',
  clauses: readonly PlacedClause[],
): Place {
  const ids = new Set(clauses.map(({ id }) => id));
  const books = [...new Set(clauses.map(({ rules }) => rules))];
  const keys = new Set(books.flatMap((rules) => optionsOn(rules, ids)));
  const rulings = allRulings().filter((ruling) => ruling.clauses.some((id) => ids.has(id)));
  return {
    asked,
    kind,
    options: RULE_KEYS.filter((key) => keys.has(key)).map((key) => placedOption(key)),
    clauses,
    rulings,
    tests: testsOf(clauses, kind === 'clause' ? [] : rulings),
  };
}

function placeOfRuling(ruling: PlacedRuling): Place {
  const options = ruling.options.map((key) => placedOption(key));
  const clauses = ALL_CLAUSES.filter(({ id }) => ruling.clauses.includes(id));
  return {
    asked: ruling.id,
    kind: 'ruling',
    options,
    clauses,
    rulings: [ruling],
    tests: ruling.tests,
  };
}

const allRulings = (): readonly PlacedRuling[] => {
  const all = RULESETS.flatMap(({ id }) => rulingsOf(id));
  return all.filter((ruling, i) => all.findIndex(({ id }) => id === ruling.id) === i);
};

function testsOf(
  clauses: readonly PlacedClause[],
  rulings: readonly PlacedRuling[],
): readonly ClauseTest[] {
  const all = [
    ...clauses.flatMap((clause) => clauseStatus(clause.rules, clause).tests),
    ...rulings.flatMap(({ tests }) => tests),
  ];
  const key = ({ file, name }: ClauseTest) => `${file} ${name}`;
  return [...new Map(all.map((test) => [key(test), test])).values()].sort((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
}

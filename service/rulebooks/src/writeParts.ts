// A rulebook as the data of its files: the way back from `readBook`.

import {
  type Citation,
  type FoulList,
  type ListedFoul,
  type Passage,
  RULE_KEYS,
  VOCABULARY,
} from '@hanchan/rules';
import type { Rulebook } from '@hanchan/rulesets/forms';
import type { Example } from './examplesPart.ts';
import { BOOK_FORMAT, type Part } from './parts.ts';

export type Parts = Partial<Record<Part, unknown>>;

export function writeParts(book: Rulebook, examples: readonly Pick<Example, 'form'>[] = []): Parts {
  const { clauses, outside, rulings, words } = book;
  const parts: Record<Part, unknown> = {
    rulebook: headOf(book),
    values: valuesOf(book),
    clauses: clauses.map(({ check, restates, ...clause }) => ({
      ...clause,
      ...filled({ check, restates }),
    })),
    outside,
    rulings: rulings.map(({ says, clauses, options, ...ruling }) => ({
      ...ruling,
      ...filled({ says, clauses, options }),
    })),
    fouls: foulsOf(book.fouls),
    words: filled({ ...words }),
    examples: examples.map(({ form }) => form),
  };
  return filled(parts);
}

/** Without what is empty and goes without saying. */
function filled<T extends Readonly<Record<string, unknown>>>(fields: T): Partial<T> {
  const isEmpty = (value: unknown) =>
    value === '' ||
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  const entries = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(entries) as Partial<T>;
}

function headOf({ ruleset, changes }: Rulebook) {
  const { id, title, short, document, family, edition, from } = ruleset;
  return {
    format: BOOK_FORMAT,
    vocabulary: VOCABULARY,
    ...{ id, title, short, document, family, edition },
    ...filled({ from, changes: changes.map((change) => filled({ ...change })) }),
  };
}

function valuesOf({ ruleset: { values, citations } }: Rulebook) {
  return Object.fromEntries(
    RULE_KEYS.map((key) => [key, { value: values[key], ...citationOf(citations[key]) }]),
  );
}

const passageOf = ({ status, section, clauses, reason }: Passage) => ({
  support: status,
  ...filled({ section, clauses, reason }),
});

function citationOf({ cases, ...passage }: Citation) {
  if (cases === undefined) return passageOf(passage);
  const single = cases.map(({ when, ...one }) => ({ when, ...passageOf(one) }));
  return { ...passageOf(passage), cases: single };
}

function foulsOf({ fouls, after }: FoulList) {
  return { fouls: fouls.map(foulOf), ...filled({ after: afterOf(after) }) };
}

const afterOf = (after: FoulList['after']) =>
  Object.fromEntries(
    Object.entries(after).map(([outcome, list]) => [
      outcome,
      list.map((one) => filled({ ...one })),
    ]),
  );

function foulOf({ id, group, title, says, steps, repeats, ...rest }: ListedFoul) {
  const { section, clauses, rule, limit, effects, effectSources, words } = rest;
  const sources = Object.fromEntries(
    Object.entries(effectSources).map(([effect, source]) => [effect, filled({ ...source })]),
  );
  return {
    ...{ id, group, title, says },
    ...filled({ section, clauses, rule, limit }),
    steps: steps.map(({ source, ...step }) =>
      source === undefined ? step : { ...step, source: filled({ ...source }) },
    ),
    ...(repeats === 'event' ? {} : { repeats }),
    ...filled({ effects, effectSources: sources, words }),
  };
}

// The judge of citations: what each document says about each case, read from the document itself and not from what the
// software cites. A row names a rule and facts of its case; the row with the most facts that fit judges the case.

import type { Cases, Passage, RuleKey } from '@hanchan/rules';
import { CLAUSES } from '@hanchan/rulesets/clauses';

export type Verdict =
  /** Clauses that speak of the case. */
  | { readonly says: readonly string[] }
  /** The document is silent, or has to be read between the lines: the ruling that was made. */
  | { readonly ruling: string; readonly near?: readonly string[] };

export interface Row {
  readonly rule: RuleKey;
  readonly when: Cases;
  readonly verdict: Verdict;
}

type Told = string | { readonly [facts: string]: string };

/** The rulings beside the documents: on WRC, and on the other four. */
const RULING = /^(silent|A-\d\d|[WEUG]\d{1,2})$/;

/**
 * `rule: 'clauses'`, or by facts: `{ 'how=ron winner=dealer': 'clauses' }`. Clauses stand without the document's prefix;
 * a ruling stands where the document is silent, with the clauses that it rests on, if any.
 */
export function judgeOf(prefix: string, told: { readonly [K in RuleKey]?: Told }): Row[] {
  return Object.entries(told).flatMap(([rule, said]) => {
    const rows = typeof said === 'string' ? { '': said } : said;
    return Object.entries(rows).map(([facts, text]) => ({
      rule: rule as RuleKey,
      when: factsIn(facts),
      verdict: verdictOf(prefix, text),
    }));
  });
}

function factsIn(text: string): Cases {
  const pairs = text.split(' ').filter((part) => part !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [fact, values] = pair.split('=') as [string, string];
      return [fact, values.split('|')];
    }),
  ) as Cases;
}

function verdictOf(prefix: string, text: string): Verdict {
  const [first, ...rest] = text.split(' ') as [string, ...string[]];
  const clauses = (ids: readonly string[]) => ids.map((id) => `${prefix}-${id}`);
  if (!RULING.test(first)) return { says: clauses([first, ...rest]) };
  return rest.length === 0 ? { ruling: first } : { ruling: first, near: clauses(rest) };
}

export type FoulRows = ReadonlyMap<string, Verdict>;

/** The offences of a document: `foul`, `foul 2` for the second time, `foul > effect`, `after outcome > effect`. */
export function foulJudgeOf(prefix: string, told: Readonly<Record<string, string>>): FoulRows {
  return new Map(Object.entries(told).map(([key, text]) => [key, verdictOf(prefix, text)]));
}

/** Whether a passage is where the judge says that it is; null, or what is wrong with it. */
export function faultOf(bookId: string, passage: Passage, verdict: Verdict): string | null {
  const { status, section, clauses, reason } = passage;
  const document = CLAUSES[bookId]!;
  const clauseOf = (id: string) => document.find((clause) => clause.id === id);
  const told = 'says' in verdict ? verdict.says : (verdict.near ?? []);
  const unknown = told.filter((id) => clauseOf(id) === undefined);
  if (unknown.length > 0) return `the judge names no clause of the document: ${unknown}`;
  const sections = told.map((id) => clauseOf(id)!.section);
  const speaks = (id: string) =>
    told.includes(id) || sections.includes(clauseOf(id)?.restates ?? '');
  const strange = clauses.filter((id) => !speaks(id));
  if (strange.length > 0) return `${strange} do not speak of it; ${told} do`;
  if ('says' in verdict) {
    if (status === 'ourChoice' || clauses.length === 0) return `cites nothing; ${told} speak of it`;
  } else if (status === 'stated') return `cites ${section} as if it were said; ${verdict.ruling}`;
  else if (verdict.ruling !== 'silent' && reason !== undefined) {
    if (!reason.includes(verdict.ruling)) {
      return `its reason does not name ${verdict.ruling}: ${reason}`;
    }
  }
  if (section === '') return null;
  const shown = section.split('; ');
  const isIn = (of: string, part: string) =>
    of === part || of.startsWith(`${part} `) || of.startsWith(`${part},`);
  const empty = shown.filter((part) => !clauses.some((id) => isIn(clauseOf(id)!.section, part)));
  return empty.length === 0 ? null : `shows section ${empty}, which has none of ${clauses}`;
}

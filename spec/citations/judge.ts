// The judge of citations: what each document says about each case, read from the document itself and not from what the
// software cites. A row names a rule and facts of its case; the row with the most facts that fit judges the case.

import type { Cases, RuleKey } from '@hanchan/rules';

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

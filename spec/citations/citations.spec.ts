// Wherever a rule is applied, the place that is cited speaks of that case. Every line of a score, refusal, foul and
// settlement that can occur under each document is brought about and held against a judge written from the document.

import { cite, isAmong, type Passage, type Ruleset } from '@hanchan/rules';
import { EMA_2008, GENERAL, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { describe, expect, test } from 'vitest';
import { EMA_2008_JUDGE } from './ema-2008.ts';
import { GENERAL_JUDGE } from './general.ts';
import type { Row, Verdict } from './judge.ts';
import { seeKept, seeResults } from './kept.ts';
import { keyOf, type Occurred, Occurring, undeclared } from './occurring.ts';
import { seePlayed } from './played.ts';
import { USPML_FUNDAMENTALS_JUDGE } from './uspml-fundamentals.ts';
import { WDMC_2019_JUDGE } from './wdmc-2019.ts';
import { seeWins } from './wins.ts';
import { WRC_2022_JUDGE } from './wrc-2022.ts';

const BOOKS: readonly (readonly [string, Ruleset, readonly Row[]])[] = [
  ['wrc-2022', WRC_2022, WRC_2022_JUDGE],
  ['wdmc-2019', WDMC_2019, WDMC_2019_JUDGE],
  ['ema-2008', EMA_2008, EMA_2008_JUDGE],
  ['uspml-fundamentals', USPML_FUNDAMENTALS, USPML_FUNDAMENTALS_JUDGE],
  ['general', GENERAL, GENERAL_JUDGE],
];

/** The row that says most about the case. */
function rowFor(rows: readonly Row[], { rule, case: one }: Occurred): Row | undefined {
  return rows
    .filter((row) => row.rule === rule && isAmong(one, row.when))
    .sort((a, b) => Object.keys(b.when).length - Object.keys(a.when).length)[0];
}

/** Whether a passage is where the judge says that it is; null, or what is wrong with it. */
function faultOf(bookId: string, passage: Passage, verdict: Verdict): string | null {
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
  else if (verdict.ruling !== 'silent' && !reason!.includes(verdict.ruling)) {
    return `its reason does not name ${verdict.ruling}: ${reason}`;
  }
  if (section === '') return null;
  const shown = section.split('; ');
  const isIn = (of: string, part: string) =>
    of === part || of.startsWith(`${part} `) || of.startsWith(`${part},`);
  const empty = shown.filter((part) => !clauses.some((id) => isIn(clauseOf(id)!.section, part)));
  return empty.length === 0 ? null : `shows section ${empty}, which has none of ${clauses}`;
}

describe.each(BOOKS)('%s', (bookId, ruleset, rows) => {
  const cases = new Occurring();
  const { values } = ruleset;
  seeWins(values, cases);
  seeKept(values, cases);
  seeResults(values, cases);
  seePlayed(values, cases);
  const occurred = cases.all;

  test('every case is told by the facts that its option declares', () => {
    expect(occurred.filter((one) => undeclared(one).length > 0)).toEqual([]);
  });

  test('every case that occurs has been judged', () => {
    const unjudged = occurred.filter((one) => rowFor(rows, one) === undefined);
    expect(
      unjudged.map(({ rule, case: one, seenIn }) => `${keyOf(rule, one)} (${seenIn})`),
    ).toEqual([]);
  });

  test('every case that was judged occurs', () => {
    const met = new Set(occurred.map((one) => rowFor(rows, one)));
    const unmet = rows.filter((row) => !met.has(row));
    expect(unmet.map(({ rule, when }) => `${rule} ${JSON.stringify(when)}`)).toEqual([]);
  });

  test(`what is cited speaks of the case`, () => {
    const wrong = occurred.flatMap((one) => {
      const row = rowFor(rows, one);
      const fault = row && faultOf(bookId, cite(ruleset, one.rule, one.case), row.verdict);
      return fault ? [`${keyOf(one.rule, one.case)}: ${fault}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

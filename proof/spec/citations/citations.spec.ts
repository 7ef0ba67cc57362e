// Wherever a rule is applied, the place that is cited speaks of that case. Every line of a score, refusal, foul and
// settlement that can occur under each document is brought about and held against a judge written from the document.

import { cite, isAmong, type Ruleset } from '@hanchan/rules';
import { EMA_2008, GENERAL, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { EMA_2008_FOUL_JUDGE, EMA_2008_JUDGE } from './ema-2008.ts';
import { seeEvents } from './events.ts';
import { foulSources } from './foulSources.ts';
import { GENERAL_FOUL_JUDGE, GENERAL_JUDGE } from './general.ts';
import { type FoulRows, faultOf, type Row } from './judge.ts';
import { seeKept } from './kept.ts';
import { keyOf, type Occurred, Occurring, undeclared } from './occurring.ts';
import { seePages } from './pages.ts';
import { seePlayed } from './played.ts';
import { USPML_FUNDAMENTALS_FOUL_JUDGE, USPML_FUNDAMENTALS_JUDGE } from './uspml-fundamentals.ts';
import { WDMC_2019_FOUL_JUDGE, WDMC_2019_JUDGE } from './wdmc-2019.ts';
import { seeWins } from './wins.ts';
import { WRC_2022_FOUL_JUDGE, WRC_2022_JUDGE } from './wrc-2022.ts';

const BOOKS: readonly (readonly [string, Ruleset, readonly Row[], FoulRows])[] = [
  ['wrc-2022', WRC_2022, WRC_2022_JUDGE, WRC_2022_FOUL_JUDGE],
  ['wdmc-2019', WDMC_2019, WDMC_2019_JUDGE, WDMC_2019_FOUL_JUDGE],
  ['ema-2008', EMA_2008, EMA_2008_JUDGE, EMA_2008_FOUL_JUDGE],
  [
    'uspml-fundamentals',
    USPML_FUNDAMENTALS,
    USPML_FUNDAMENTALS_JUDGE,
    USPML_FUNDAMENTALS_FOUL_JUDGE,
  ],
  ['general', GENERAL, GENERAL_JUDGE, GENERAL_FOUL_JUDGE],
];

/** The row that says most about the case. */
function rowFor(rows: readonly Row[], { rule, case: one }: Occurred): Row | undefined {
  return rows
    .filter((row) => row.rule === rule && isAmong(one, row.when))
    .sort((a, b) => Object.keys(b.when).length - Object.keys(a.when).length)[0];
}

describe.each(BOOKS)('%s', (bookId, ruleset, rows, foulRows) => {
  const cases = new Occurring();
  const { values } = ruleset;
  seeWins(values, cases);
  seeKept(values, cases);
  seePlayed(values, cases);
  seeEvents(bookId, values, cases);
  seePages(cases);
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

  const sources = foulSources(bookId);

  test('every offence, each time and all that follows, has been judged, and nothing else', () => {
    expect([...sources.keys()].sort()).toEqual([...foulRows.keys()].sort());
  });

  test('what is cited for an offence speaks of it', () => {
    const wrong = [...sources].flatMap(([key, passage]) => {
      const fault = faultOf(bookId, passage, foulRows.get(key)!);
      return fault ? [`${key}: ${fault}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

// The results as they are hung up and handed in: standings, every table, penalties, and the proof that nothing was lost.

import { WIND_KANJI } from '@hanchan/narrator';
import {
  countedResult,
  formatDelta,
  formatPoints,
  formatScore,
  indexPenalties,
  rankText,
  type SheetLayout,
  sheetLayout,
  sitterOf,
  tableResult,
  zeroSum,
} from '@hanchan/tournament';
import { penaltiesTable } from '../data/penaltiesTable.ts';
import { type ListedRow, listedRows, playedRounds, roundScore } from '../data/standingsTable.ts';
import { newReport, type Report } from '../pdf/report.ts';
import { type PaperSource, publishedName, roundTitle, tablesOf } from '../source.ts';

/** A round in the standings: never so narrow that a score is set smaller than its neighbours. */
const ROUND_WIDTH = { least: 34, most: 56 };
/** Names get what the rounds leave. */
const NAME_WIDTH = { least: 100, most: 260 };

/** How scores are written. */
type Written = Pick<SheetLayout, 'minus' | 'dividedBy'>;

export function resultsPdf(source: PaperSource): Promise<Buffer> {
  const { state, words } = source;
  const { title, titleSoFar } = words.results;
  const report = newReport(source, state.isClosed ? title : titleSoFar, true);
  const layout = sheetLayout(state.settings.rules.values, state.settings.desk);
  const listed = listedRows(source);
  standings(report, source, listed, layout);
  for (const round of state.rounds) roundOf(report, source, round.number, layout);
  penalties(report, source);
  proof(report, source, layout);
  return report.finish();
}

function standings(
  report: Report,
  { state, words }: PaperSource,
  listed: readonly ListedRow[],
  { minus, dividedBy: unit }: Written,
): void {
  const rounds = playedRounds(listed);
  const hasCarried = listed.some(({ row }) => row.carried !== 0);
  const hasTies = listed.some(({ row }) => row.tieBreak !== null);
  const fixed = 36 + 30 + 36 + 52 + 46 + (hasCarried ? 48 : 0) + (hasTies ? 74 : 0);
  const free = (report.width - fixed - NAME_WIDTH.least) / Math.max(1, rounds.length);
  const each =
    rounds.length > 8 ? Math.min(ROUND_WIDTH.least, free) : Math.min(ROUND_WIDTH.most, free);
  const name = Math.min(NAME_WIDTH.most, report.width - fixed - each * rounds.length);
  const right = 'right' as const;
  const { columns } = words;
  report.heading(words.results.standings(state.settings.rules.title));
  report.table(
    [
      { title: columns.place, width: 36 },
      { title: columns.number, width: 30, align: right },
      { title: columns.name, width: name, isWrapped: true },
      { title: '', width: 36 },
      { title: columns.total, width: 52, align: right },
      ...(hasCarried ? [{ title: columns.carried, width: 48, align: right }] : []),
      ...rounds.map((round) => ({ title: words.hanchanShort(round), width: each, align: right })),
      { title: columns.penalty, width: 46, align: right },
      ...(hasTies ? [{ title: columns.tie, width: 74, isWrapped: true }] : []),
    ],
    listed.map(({ row, name: said, country }) => [
      row.rankShown || '–',
      String(row.slot),
      said,
      country,
      formatScore(row.total, unit, minus),
      ...(hasCarried ? [formatScore(row.carried, unit, minus)] : []),
      ...rounds.map((round) => {
        const score = roundScore(row, round);
        return score === null ? '' : formatScore(score, unit, minus);
      }),
      row.penalties === 0 ? '' : formatScore(-row.penalties, unit, minus),
      ...(hasTies ? [row.tieBreak === null ? '' : words.ties[row.tieBreak]] : []),
    ]),
    { size: rounds.length > 8 ? 9 : 10 },
  );
}

function roundOf(
  report: Report,
  source: PaperSource,
  number: number,
  { minus, dividedBy: unit }: Written,
): void {
  const { state, words } = source;
  const round = state.rounds[number - 1]!;
  const index = indexPenalties(state);
  const rows = tablesOf(round).flatMap((table) => {
    const result = countedResult(state, table, index) ?? tableResult(state, table, index);
    if (result === null) return [];
    return result.rows.map((row, wind) => [
      wind === 0 ? String(table.number) : '',
      WIND_KANJI[wind]!,
      String(row.slot),
      publishedName(source, sitterOf(state, table, row.slot), row.slot),
      formatPoints(row.final, unit, minus),
      row.mods === 0 ? '' : formatDelta(row.mods, unit, minus),
      rankText(row),
      formatScore(row.uma + row.oka, unit, minus),
      formatScore(row.hanchan, unit, minus),
      row.penalties === 0 ? '' : formatScore(-row.penalties, unit, minus),
      wind === 0 && result.sticks > 0 ? String(result.sticks) : '',
    ]);
  });
  if (rows.length === 0) return;
  const right = 'right' as const;
  const { columns } = words;
  report.heading(roundTitle(source, round));
  report.table(
    [
      { title: columns.table, width: 44 },
      { title: '', width: 30 },
      { title: columns.number, width: 40, align: right },
      { title: columns.name, width: 230, isWrapped: true },
      { title: columns.final, width: 66, align: right },
      { title: columns.mods, width: 60, align: right },
      { title: columns.place, width: 54, align: right },
      { title: columns.uma, width: 66, align: right },
      { title: columns.score, width: 66, align: right },
      { title: columns.penalty, width: 60, align: right },
      { title: columns.sticks, width: 50, align: right },
    ],
    rows,
    { size: 10, together: 4 },
  );
}

/** Withdrawn ones are nobody's business. */
function penalties(report: Report, source: PaperSource): void {
  const { words } = source;
  const { columns, rows } = penaltiesTable(source);
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const shown = ['round', 'table', 'number', 'name', 'offence', 'kind', 'points', 'section'];
  const given = rows.filter(
    (row) => (row[at('withdrawn')] ?? '') === '' && row[at('kind')] !== 'warning',
  );
  report.heading(words.results.penalties);
  if (given.length === 0) {
    report.paragraph(words.results.none);
    return;
  }
  const { hanchan, table, number, name, offence, kind, thousands, section } = words.columns;
  const titles = [hanchan, table, number, name, offence, kind, thousands, section];
  const widths = [56, 44, 40, 180, 220, 90, 44, 80];
  const kinds: Readonly<Record<string, string>> = words.penalties.outcomes;
  report.table(
    titles.map((title, i) => ({ title, width: widths[i]!, isWrapped: true })),
    given.map((row) =>
      shown.map((column) => {
        const cell = String(row[at(column)] ?? '');
        return column === 'kind' ? (kinds[cell] ?? cell) : cell;
      }),
    ),
    { size: 10 },
  );
}

function proof(
  report: Report,
  { state, words, checksum }: PaperSource,
  { minus, dividedBy: unit }: Written,
): void {
  const { results } = words;
  const sum = zeroSum(state);
  const said = (twelfths: number) => formatScore(twelfths, unit, minus);
  report.heading(results.proof);
  report.paragraph(results.all(sum.tables, said(sum.total)));
  report.paragraph(
    results.expected({
      counting: said(sum.counting),
      sticks: said(-sum.sticks),
      mods: said(sum.mods),
      penalties: said(-sum.penalties),
      sum: said(sum.expected),
    }),
  );
  report.paragraph(sum.isProved ? results.same : results.differ, true);
  report.paragraph(results.checksum(checksum()));
}

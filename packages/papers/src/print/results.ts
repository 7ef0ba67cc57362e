// The results as they are hung up and handed in: standings, every table, penalties, and the proof that nothing was lost.

import {
  formatDelta,
  formatScore,
  formatThousands,
  indexPenalties,
  type MinusSign,
  rankText,
  sheetLayout,
  sitterOf,
  tableResult,
  zeroSum,
} from '@hanchan/tournament';
import { penaltiesTable } from '../data/penaltiesTable.ts';
import {
  type ListedRow,
  listedRows,
  playedRounds,
  roundScore,
  TIE_WORDS,
} from '../data/standingsTable.ts';
import { newReport, type Report } from '../pdf/report.ts';
import { type PaperSource, publishedName, roundTitle, tablesOf, WIND_SIGNS } from '../source.ts';

export function resultsPdf(source: PaperSource): Promise<Buffer> {
  const { state } = source;
  const report = newReport(state, state.isClosed ? 'Results' : 'Results so far', true);
  const { minus } = sheetLayout(state.settings.rules.values, state.settings.desk);
  const listed = listedRows(state);
  standings(report, source, listed, minus);
  for (const round of state.rounds) roundOf(report, source, round.number, minus);
  penalties(report, source);
  proof(report, source, minus);
  return report.finish();
}

function standings(
  report: Report,
  { state }: PaperSource,
  listed: readonly ListedRow[],
  minus: MinusSign,
): void {
  const rounds = playedRounds(listed);
  const hasCarried = listed.some(({ row }) => row.carried !== 0);
  const hasTies = listed.some(({ row }) => row.tieBreak !== null);
  const fixed = 40 + 32 + 150 + 44 + 62 + 54 + (hasCarried ? 54 : 0) + (hasTies ? 110 : 0);
  const each = Math.min(56, (report.width - fixed) / Math.max(1, rounds.length));
  const right = 'right' as const;
  report.heading(`Standings, ${state.settings.rules.title}`);
  report.table(
    [
      { title: 'Place', width: 40 },
      { title: 'No.', width: 32, align: right },
      { title: 'Name', width: 150 },
      { title: '', width: 44 },
      { title: 'Total', width: 62, align: right },
      ...(hasCarried ? [{ title: 'Carried', width: 54, align: right }] : []),
      ...rounds.map((round) => ({ title: `H${round}`, width: each, align: right })),
      { title: 'Penalty', width: 54, align: right },
      ...(hasTies ? [{ title: 'Tie decided by', width: 110 }] : []),
    ],
    listed.map(({ row, name, country }) => [
      row.rankShown || '–',
      String(row.slot),
      name,
      country,
      formatScore(row.total, minus),
      ...(hasCarried ? [formatScore(row.carried, minus)] : []),
      ...rounds.map((round) => {
        const score = roundScore(row, round);
        return score === null ? '' : formatScore(score, minus);
      }),
      row.penalties === 0 ? '' : formatScore(-row.penalties, minus),
      ...(hasTies ? [row.tieBreak === null ? '' : TIE_WORDS[row.tieBreak]] : []),
    ]),
    { size: rounds.length > 8 ? 9 : 10 },
  );
}

function roundOf(report: Report, { state }: PaperSource, number: number, minus: MinusSign): void {
  const round = state.rounds[number - 1]!;
  const index = indexPenalties(state);
  const rows = tablesOf(round).flatMap((table) => {
    const result = tableResult(state, table, index);
    if (result === null) return [];
    return result.rows.map((row, wind) => [
      wind === 0 ? String(table.number) : '',
      WIND_SIGNS[wind]!,
      String(row.slot),
      publishedName(state, sitterOf(state, table, row.slot), row.slot),
      formatThousands(row.final, minus),
      row.mods === 0 ? '' : formatDelta(row.mods, minus),
      rankText(row),
      formatScore(row.uma + row.oka, minus),
      formatScore(row.hanchan, minus),
      row.penalties === 0 ? '' : formatScore(-row.penalties, minus),
      wind === 0 && result.sticks > 0 ? String(result.sticks) : '',
    ]);
  });
  if (rows.length === 0) return;
  const right = 'right' as const;
  report.heading(roundTitle(state, round));
  report.table(
    [
      { title: 'Table', width: 44 },
      { title: '', width: 30 },
      { title: 'No.', width: 40, align: right },
      { title: 'Name', width: 210 },
      { title: 'Final', width: 66, align: right },
      { title: 'Mods', width: 60, align: right },
      { title: 'Place', width: 54, align: right },
      { title: 'Uma', width: 66, align: right },
      { title: 'Score', width: 66, align: right },
      { title: 'Penalty', width: 60, align: right },
      { title: 'Sticks', width: 50, align: right },
    ],
    rows,
    { size: 10, together: 4 },
  );
}

/** Withdrawn ones are nobody's business. */
function penalties(report: Report, { state, fouls }: PaperSource): void {
  const { columns, rows } = penaltiesTable(state, fouls);
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const shown = ['round', 'table', 'number', 'name', 'offence', 'kind', 'points', 'section'];
  const given = rows.filter(
    (row) => (row[at('withdrawn')] ?? '') === '' && row[at('kind')] !== 'warning',
  );
  report.heading('Penalties');
  if (given.length === 0) {
    report.paragraph('None.');
    return;
  }
  const titles = ['Hanchan', 'Table', 'No.', 'Name', 'Offence', 'Kind', 'P', 'Section'];
  const widths = [56, 44, 40, 180, 220, 90, 44, 80];
  report.table(
    titles.map((title, i) => ({ title, width: widths[i]! })),
    given.map((row) => shown.map((name) => String(row[at(name)] ?? ''))),
    { size: 10 },
  );
}

function proof(report: Report, { state, checksum }: PaperSource, minus: MinusSign): void {
  const sum = zeroSum(state);
  const said = (twelfths: number) => formatScore(twelfths, minus);
  report.heading('Proof');
  report.paragraph(
    `All scores of everybody, fill-ins and substitutes included, over ${sum.tables} tables: ${said(sum.total)}.`,
  );
  report.paragraph(
    `What it has to be: counting ${said(sum.counting)}, riichi sticks left ${said(-sum.sticks)}, modifiers ${said(sum.mods)}, penalties ${said(-sum.penalties)}, together ${said(sum.expected)}.`,
  );
  report.paragraph(sum.isProved ? 'Both are the same.' : 'They differ: something is wrong.', true);
  report.paragraph(`Checksum of the archive (SHA-256): ${checksum()}`);
}

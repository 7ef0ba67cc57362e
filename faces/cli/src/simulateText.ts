// The statistics of a run as a person reads them in a terminal.

import {
  figureText,
  type GroupDocument,
  grouped,
  type MeasureId,
  measure,
  OUTCOME_NAMES,
  OUTCOMES,
  points,
  SEAT_NAMES,
  type StatisticsDocument,
  shareSpread,
  shareText,
  spreadText,
  stoppedText,
  wonYakuName,
} from '@hanchan/arena';
import { alignRows, type Column, padEnd, widthOf } from './columns.ts';
import { print, type Terminal } from './terminal.ts';

/** The measures of each table; a figure is followed by half of its interval. */
const TABLES: readonly (readonly MeasureId[])[] = [
  ['place', 'first', 'second', 'third', 'fourth', 'result'],
  ['win', 'selfDraw', 'dealIn', 'riichi', 'call', 'furiten', 'tenpaiAtDraw'],
  ['winValue', 'dealInValue', 'winTurn', 'openWin', 'riichiWin', 'score'],
  ['dealerWin', 'otherWin', 'dealerPoints', 'dealsPerMatch', 'bust', 'decisions'],
];

type Row = readonly [name: string, group: GroupDocument];

export function printStatistics(terminal: Terminal, document: StatisticsDocument): void {
  const { bots, seats, table } = document;
  const rows: Row[] = Object.entries(bots);
  for (const [at, seat] of seats.entries()) rows.push([`from ${SEAT_NAMES[at]}`, seat]);
  for (const ids of TABLES) {
    print(terminal, '');
    printTable(terminal, ids, rows);
  }
  print(terminal, `\nSpread of points: ${swingText(table)}`);
  print(terminal, `Deals: ${outcomesText(document)}`);
  if (document.stopped > 0) {
    print(terminal, stoppedText(document.stopped));
  }
  printYaku(terminal, table);
  print(terminal, `\n${terminal.paint(INTERVALS, 'dim')}`);
}

const INTERVALS =
  '± is half of the 95 % interval: by match for rates and means, Wilson’s for shares of matches, yaku and endings.';

function printTable(terminal: Terminal, ids: readonly MeasureId[], rows: readonly Row[]) {
  const head = ['', ...ids.map((id) => measure(id).title)];
  const cells = ids.map((id) => {
    const spreads = rows.map(([, group]) => spreadText(id, group[id]));
    const width = Math.max(...spreads.map(widthOf));
    return rows.map(
      ([, group], at) => `${figureText(id, group[id])} ${padEnd(spreads[at]!, width)}`,
    );
  });
  const body = rows.map(([name], at) => [name, ...cells.map((column) => column[at]!)]);
  const columns: Column[] = [{ align: 'left' }, ...ids.map((): Column => ({ align: 'right' }))];
  const [first, ...others] = alignRows([head, ...body], columns);
  print(terminal, terminal.paint(first!, 'bold'));
  for (const line of others) print(terminal, line);
}

function swingText({ swing }: GroupDocument): string {
  const text = (value: number | null) => (value === null ? '–' : points(value));
  return `${text(swing.deal)} a deal, ${text(swing.match)} a match (standard deviations)`;
}

function outcomesText({ outcomes, outcomeShares }: StatisticsDocument): string {
  const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const parts = OUTCOMES.flatMap((outcome) => {
    const share = outcomeShares[outcome];
    const name = OUTCOME_NAMES[outcome].toLowerCase();
    return share === undefined ? [] : [`${name} ${shareText(share)} ${shareSpread(share)}`];
  });
  return [`${grouped(total)}`, ...parts].join(', ');
}

const GAP = '    ';

/** As many columns as the terminal has room for; the most frequent first, downwards. */
function printYaku(terminal: Terminal, { yaku, yakuShares, wins }: GroupDocument): void {
  if (wins === 0) return;
  const sorted = Object.entries(yaku).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const cells = alignRows(
    sorted.map(([id]) => {
      const share = yakuShares[id] ?? null;
      return [wonYakuName(id), shareText(share), shareSpread(share)];
    }),
    [{ align: 'left' }, { align: 'right' }, { align: 'right' }],
  );
  const width = Math.max(...cells.map(widthOf)) + GAP.length;
  const across = Math.max(1, Math.floor((terminal.columns + GAP.length) / width));
  const down = Math.ceil(cells.length / across);
  print(terminal, `\n${terminal.paint(`Yaku, in per cent of ${grouped(wins)} wins`, 'bold')}`);
  for (let at = 0; at < down; at++) {
    print(terminal, cells.filter((_, i) => i % down === at).join(GAP));
  }
}

/** What differs most between rulebooks. */
const CHARACTER: readonly (readonly MeasureId[])[] = [
  ['win', 'selfDraw', 'dealIn', 'riichi', 'call', 'draw'],
  ['winValue', 'winTurn', 'dealerWin', 'otherWin', 'dealerPoints', 'dealsPerMatch'],
];

/** The tables of several rulebooks, one under the other. */
export function printComparison(
  terminal: Terminal,
  reports: readonly { rules: { id: string }; statistics: StatisticsDocument }[],
): void {
  const rows = reports.map(({ rules, statistics }): Row => [rules.id, statistics.table]);
  for (const ids of CHARACTER) {
    print(terminal, '');
    printTable(terminal, ids, rows);
  }
  print(terminal, '');
  for (const [name, table] of rows) print(terminal, `${name}: spread ${swingText(table)}`);
}

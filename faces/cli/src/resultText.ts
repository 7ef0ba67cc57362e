// A worked-out report sheet as text: a column for each wind, the section beside each line.

import { warningMessage, windRow } from '@hanchan/narrator';
import { citeApplied, type Ruleset } from '@hanchan/rules';
import {
  formatDelta,
  formatPoints,
  formatScore,
  rankText,
  type ScoreUnit,
  type SheetNumber,
  type SheetResult,
  type SheetRow,
  type SheetWarning,
  scoreUnit,
  sheetRule,
} from '@hanchan/tournament';
import { Footnotes } from './citing.ts';
import { alignRows, wrap } from './columns.ts';
import { tell } from './telling.ts';
import type { Terminal } from './terminal.ts';

const MINUS = '▲';
const WINDS = windRow('en');

interface Line {
  readonly name: string;
  /** Which number of the sheet; null: none that a rule speaks of. */
  readonly number: SheetNumber | null;
  readonly value: (row: SheetRow, unit: ScoreUnit) => string;
  /** Left out where every number is 0. */
  readonly amount?: (row: SheetRow) => number;
}

const LINES: readonly Line[] = [
  { name: 'final', number: null, value: ({ held }, unit) => formatPoints(held, unit, MINUS) },
  {
    name: 'loans',
    number: 'loans',
    value: ({ loans }, unit) => formatPoints(loans, unit, MINUS),
    amount: ({ loans }) => loans,
  },
  { name: 'net', number: 'net', value: ({ net }, unit) => formatDelta(net, unit, MINUS) },
  {
    name: 'mods',
    number: 'mods',
    value: ({ mods }, unit) => formatDelta(mods, unit, MINUS),
    amount: ({ mods }) => mods,
  },
  { name: 'rank', number: 'rank', value: rankText },
  { name: 'uma', number: 'uma', value: ({ uma }, unit) => formatScore(uma, unit, MINUS) },
  {
    name: 'oka',
    number: 'oka',
    value: ({ oka }, unit) => formatScore(oka, unit, MINUS),
    amount: ({ oka }) => oka,
  },
  {
    name: 'hanchan',
    number: null,
    value: ({ hanchan }, unit) => formatScore(hanchan, unit, MINUS),
  },
  {
    name: 'penalties',
    number: 'penalties',
    value: ({ penalties }, unit) => formatScore(-penalties, unit, MINUS),
    amount: ({ penalties }) => penalties,
  },
  {
    name: 'tournament',
    number: null,
    value: ({ tournament }, unit) => formatScore(tournament, unit, MINUS),
  },
];

export function resultText(
  { rows, sticks, flags }: SheetResult,
  warnings: readonly SheetWarning[],
  ruleset: Ruleset,
  { paint, columns }: Terminal,
): string {
  const notes = new Footnotes();
  const unit = scoreUnit(ruleset.values);
  const cited = (number: SheetNumber) =>
    notes.mark(citeApplied(ruleset, sheetRule(number, { rows }, ruleset.values)));
  const shown = LINES.filter(({ amount }) => !amount || rows.some((row) => amount(row) !== 0));
  const table = shown.map(({ name, number, value }) => [
    name,
    ...rows.map((row) => value(row, unit)),
    number === null ? '' : paint(cited(number), 'dim'),
  ]);
  const right = { align: 'right' } as const;
  const left = { align: 'left' } as const;
  const aligned = alignRows([['', ...WINDS], ...table], [left, right, right, right, right, left]);
  // Where nobody stakes anything, what lies on the table is the pool.
  const lying = ruleset.values['riichi.deposit'] === 0 ? 'pool' : 'sticks';
  const remarks = [
    ...(sticks > 0 ? [`${lying} left: ${sticks} (${cited('sticks')})`] : []),
    ...(flags.includes('nobodyAbove') ? [NOBODY_ABOVE] : []),
    ...warnings.map((warning) => tell(warningMessage(warning))),
  ];
  return [
    `${paint(ruleset.title, 'bold')}  ${unit === 1 ? 'in points' : 'in thousands of points'}`,
    ...aligned,
    ...remarks.map((remark) => paint(remark, 'yellow')),
    ...notes.list().map(({ mark, text }) => paint(wrap(`${mark} ${text}`, columns, '    '), 'dim')),
  ].join('\n');
}

const NOBODY_ABOVE =
  'For the head referee: nobody reached the returning points, a case the uma table does not cover; the column for one player was used.';

// A worked-out report sheet as text: a column for each wind, the section beside each line.

import { warningMessage, windRow } from '@hanchan/narrator';
import { citeApplied, type Ruleset } from '@hanchan/rules';
import {
  formatDelta,
  formatScore,
  formatThousands,
  rankText,
  type SheetNumber,
  type SheetResult,
  type SheetRow,
  type SheetWarning,
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
  readonly value: (row: SheetRow) => string;
  /** Left out where every number is 0. */
  readonly amount?: (row: SheetRow) => number;
}

const LINES: readonly Line[] = [
  { name: 'final', number: null, value: ({ held }) => formatThousands(held, MINUS) },
  {
    name: 'loans',
    number: 'loans',
    value: ({ loans }) => formatThousands(loans, MINUS),
    amount: ({ loans }) => loans,
  },
  { name: 'net', number: 'net', value: ({ net }) => formatDelta(net, MINUS) },
  {
    name: 'mods',
    number: 'mods',
    value: ({ mods }) => formatDelta(mods, MINUS),
    amount: ({ mods }) => mods,
  },
  { name: 'rank', number: 'rank', value: rankText },
  { name: 'uma', number: 'uma', value: ({ uma }) => formatScore(uma, MINUS) },
  {
    name: 'oka',
    number: 'oka',
    value: ({ oka }) => formatScore(oka, MINUS),
    amount: ({ oka }) => oka,
  },
  { name: 'hanchan', number: null, value: ({ hanchan }) => formatScore(hanchan, MINUS) },
  {
    name: 'penalties',
    number: 'penalties',
    value: ({ penalties }) => formatScore(-penalties, MINUS),
    amount: ({ penalties }) => penalties,
  },
  { name: 'tournament', number: null, value: ({ tournament }) => formatScore(tournament, MINUS) },
];

export function resultText(
  { rows, sticks, flags }: SheetResult,
  warnings: readonly SheetWarning[],
  ruleset: Ruleset,
  { paint, columns }: Terminal,
): string {
  const notes = new Footnotes();
  const cited = (number: SheetNumber) =>
    notes.mark(citeApplied(ruleset, sheetRule(number, { rows }, ruleset.values)));
  const shown = LINES.filter(({ amount }) => !amount || rows.some((row) => amount(row) !== 0));
  const table = shown.map(({ name, number, value }) => [
    name,
    ...rows.map(value),
    number === null ? '' : paint(cited(number), 'dim'),
  ]);
  const right = { align: 'right' } as const;
  const left = { align: 'left' } as const;
  const aligned = alignRows([['', ...WINDS], ...table], [left, right, right, right, right, left]);
  const remarks = [
    ...(sticks > 0 ? [`sticks left: ${sticks} (${cited('sticks')})`] : []),
    ...(flags.includes('nobodyAbove') ? [NOBODY_ABOVE] : []),
    ...warnings.map((warning) => tell(warningMessage(warning))),
  ];
  return [
    `${paint(ruleset.title, 'bold')}  in thousands of points`,
    ...aligned,
    ...remarks.map((remark) => paint(remark, 'yellow')),
    ...notes.list().map(({ mark, text }) => paint(wrap(`${mark} ${text}`, columns, '    '), 'dim')),
  ].join('\n');
}

const NOBODY_ABOVE =
  'For the head referee: nobody reached the returning points, a case the uma table does not cover; the column for one player was used.';

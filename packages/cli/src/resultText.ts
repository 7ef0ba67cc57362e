// A worked-out report sheet as text: a column for each wind, the section beside each line.

import type { RuleKey, Ruleset } from '@hanchan/rules';
import {
  formatDelta,
  formatScore,
  formatThousands,
  rankText,
  SHEET_RULES,
  type SheetResult,
  type SheetRow,
  type SheetWarning,
  WIND_NAMES,
} from '@hanchan/tournament';
import { Footnotes } from './citing.ts';
import { alignRows, wrap } from './columns.ts';
import type { Terminal } from './terminal.ts';

const MINUS = '▲';

interface Line {
  readonly name: string;
  readonly rule: RuleKey | null;
  readonly value: (row: SheetRow) => string;
  /** Left out where every number is 0. */
  readonly amount?: (row: SheetRow) => number;
}

const LINES: readonly Line[] = [
  { name: 'final', rule: null, value: ({ held }) => formatThousands(held, MINUS) },
  {
    name: 'loans',
    rule: SHEET_RULES.loans,
    value: ({ loans }) => formatThousands(loans, MINUS),
    amount: ({ loans }) => loans,
  },
  { name: 'net', rule: SHEET_RULES.net, value: ({ net }) => formatDelta(net, MINUS) },
  {
    name: 'mods',
    rule: SHEET_RULES.preUma,
    value: ({ mods }) => formatDelta(mods, MINUS),
    amount: ({ mods }) => mods,
  },
  { name: 'rank', rule: SHEET_RULES.rank, value: rankText },
  { name: 'uma', rule: SHEET_RULES.uma, value: ({ uma }) => formatScore(uma, MINUS) },
  {
    name: 'oka',
    rule: SHEET_RULES.oka,
    value: ({ oka }) => formatScore(oka, MINUS),
    amount: ({ oka }) => oka,
  },
  { name: 'hanchan', rule: null, value: ({ hanchan }) => formatScore(hanchan, MINUS) },
  {
    name: 'penalties',
    rule: SHEET_RULES.penalties,
    value: ({ penalties }) => formatScore(-penalties, MINUS),
    amount: ({ penalties }) => penalties,
  },
  { name: 'tournament', rule: null, value: ({ tournament }) => formatScore(tournament, MINUS) },
];

export function resultText(
  { rows, sticks, flags }: SheetResult,
  warnings: readonly SheetWarning[],
  { title, citations }: Ruleset,
  { paint, columns }: Terminal,
): string {
  const notes = new Footnotes();
  const shown = LINES.filter(({ amount }) => !amount || rows.some((row) => amount(row) !== 0));
  const table = shown.map(({ name, rule, value }) => [
    name,
    ...rows.map(value),
    rule === null ? '' : paint(notes.mark(citations[rule]), 'dim'),
  ]);
  const right = { align: 'right' } as const;
  const left = { align: 'left' } as const;
  const aligned = alignRows(
    [['', ...WIND_NAMES], ...table],
    [left, right, right, right, right, left],
  );
  const remarks = [
    ...(sticks > 0
      ? [`sticks left: ${sticks} (${notes.mark(citations[SHEET_RULES.sticks])})`]
      : []),
    ...(flags.includes('nobodyAbove') ? [NOBODY_ABOVE] : []),
    ...warnings.map(warningText),
  ];
  return [
    `${paint(title, 'bold')}  in thousands of points`,
    ...aligned,
    ...remarks.map((remark) => paint(remark, 'yellow')),
    ...notes.list().map(({ mark, text }) => paint(wrap(`${mark} ${text}`, columns, '    '), 'dim')),
  ].join('\n');
}

const NOBODY_ABOVE =
  'For the head referee: nobody reached the returning points, a case the uma table does not cover; the column for one player was used.';

function warningText({ kind, wind, amount }: SheetWarning): string {
  const who = wind === null ? '' : `${WIND_NAMES[wind]}: `;
  const points = amount.toLocaleString('en');
  switch (kind) {
    case 'veryHigh':
      return `Please check: ${who}${points} is unusually high.`;
    case 'manySticks':
      return `Please check: ${points} sticks left on the table are many.`;
    case 'noLoan':
      return `Please check: ${who}${points} without a loan on the sheet.`;
    case 'otherLoans':
      return `Please check: ${who}${points} were lent.`;
    case 'afterAllLast':
      return 'Please check: no single hand leads from the all-last sheet to this one.';
  }
}

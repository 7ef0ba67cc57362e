// The page of a comparison: the character of each rulebook, shown by the same bots on the same seeds.

import { figureText, grouped, percent, points } from '../figures.ts';
import { OUTCOME_NAMES, OUTCOMES, wonYakuName } from '../names.ts';
import type { Figure, GroupDocument } from '../statistics/document.ts';
import { type MeasureId, measure } from '../statistics/measures.ts';
import { figure, type Markup, page, safe, section, stacked, table } from './html.ts';
import { measureTable } from './measured.ts';
import {
  type Frame,
  type Ink,
  numberTick,
  type Row,
  rowPlot,
  shareTick,
  type TickText,
} from './plots.ts';
import { commandText, INTERVAL_NOTE, notesOf, playersText, type RunReport } from './run.ts';

/** A thing that rulebooks differ in: what is plotted, and what it tells. */
export interface Trait {
  readonly title: string;
  readonly note: string;
  readonly ink: Ink;
  readonly figureOf: (table: GroupDocument) => Figure;
  readonly text: (figure: Figure) => string;
  readonly tick: TickText;
}

const ofMeasure = (id: MeasureId, ink: Ink, title: string, note: string): Trait => ({
  title,
  note,
  ink,
  figureOf: (table) => table[id],
  text: (value) => figureText(id, value),
  tick: measure(id).unit === 'share' ? shareTick : numberTick,
});

/** Rulebooks count in thousands or in ones; measured in average wins they can be compared. */
function inWins(figure: Figure, { winValue }: GroupDocument): Figure {
  if (figure === null || winValue === null || winValue.value === 0) return null;
  const scaled = (value: number | null) => (value === null ? null : value / winValue.value);
  return {
    value: figure.value / winValue.value,
    low: scaled(figure.low),
    high: scaled(figure.high),
  };
}

const SWING: Trait = {
  title: 'Swing of a match',
  note: 'standard deviation of scores, in average wins',
  ink: 'shu',
  figureOf: (table) => {
    const { match } = table.swing;
    return match === null ? null : inWins({ value: match, low: null, high: null }, table);
  },
  text: (figure) => (figure === null ? '–' : grouped(figure.value, 2)),
  tick: numberTick,
};

const DEALERS_EDGE: Trait = {
  title: 'The dealer’s edge',
  note: 'points per deal as dealer, % of an average win',
  ink: 'gold',
  figureOf: (table) => inWins(table.dealerPoints, table),
  text: (figure) => (figure === null ? '–' : percent(figure.value)),
  tick: shareTick,
};

export const TRAITS: readonly Trait[] = [
  ofMeasure('winValue', 'gold', 'Value of a win', 'points, without counters'),
  SWING,
  ofMeasure('draw', 'pine', 'Deals without a winner', 'share of deals'),
  ofMeasure('selfDraw', 'gold', 'Won by tsumo', 'share of wins'),
  ofMeasure('riichi', 'ai', 'Riichi', 'share of a player’s deals'),
  ofMeasure('call', 'pine', 'Open hands', 'share of a player’s deals'),
  DEALERS_EDGE,
  ofMeasure('dealsPerMatch', 'pine', 'Deals per match', 'average'),
];

/** One trait, a row for each rulebook. */
export function traitPlot(trait: Trait, reports: readonly RunReport[], frame?: Frame): string {
  const { title, ink, text, tick } = trait;
  const rows = reports.map(({ rules, statistics }): Row => {
    const value = trait.figureOf(statistics.table);
    return { label: rules.title, figure: value, text: text(value), ink };
  });
  const plot = { title, rows, tick, mark: 'bar', isBook: true } as const;
  return rowPlot(frame === undefined ? plot : { ...plot, frame });
}

const TABLES: readonly (readonly [caption: string, ids: readonly MeasureId[]])[] = [
  ['How deals go', ['win', 'dealIn', 'selfDraw', 'riichi', 'call', 'draw', 'tenpaiAtDraw']],
  ['What wins are like', ['winValue', 'dealInValue', 'winTurn', 'openWin', 'riichiWin', 'bust']],
  [
    'The dealer, and length',
    ['dealerWin', 'otherWin', 'dealerPoints', 'dealsPerMatch', 'decisions'],
  ],
];

/** A page that compares runs under several rulebooks, as HTML. */
export function comparePage(reports: readonly RunReport[]): string {
  const [first] = reports;
  const groups = reports.map(({ rules, statistics }) => [rules.title, statistics.table] as const);
  const plots = TRAITS.map((trait) => figure(trait.title, trait.note, traitPlot(trait, reports)));
  const tables = TABLES.map(([caption, ids]) => measureTable(caption, ids, groups));
  return page({
    title: 'The character of the rulebooks',
    lead: `The same players (${playersText(first!)}) on the same seeds (from ${first!.seed}), under each rulebook. What differs is the rules.`,
    notes: notesOf(reports),
    top: '',
    sections: [
      section('Side by side', '', `<div class="grid">${plots.join('')}</div>`),
      section('In figures', INTERVAL_NOTE, stacked(...tables, swings(reports))),
      section('How deals end', 'Share of all deals.', endings(reports)),
      section(
        'What is won with',
        'Share of wins that have it, those that differ most first. A dash: the rulebook saw none.',
        yakuTable(reports),
        true,
      ),
    ],
    foot: { html: foot(reports) },
  });
}

function swings(reports: readonly RunReport[]): string {
  const text = (value: number | null) => (value === null ? '–' : points(value));
  const rows = reports.map(({ rules, statistics }) => {
    const { swing } = statistics.table;
    return [rules.title, text(swing.deal), text(swing.match), grouped(statistics.matches)];
  });
  const head = ['', 'Swing of a deal', 'Swing of a match', 'Matches played'];
  return table('Swing, standard deviations in points', head, rows);
}

function endings(reports: readonly RunReport[]): string {
  const totals = reports.map(({ statistics }) =>
    Object.values(statistics.outcomes).reduce((sum, count) => sum + count, 0),
  );
  const share = (at: number, outcome: string) => {
    const count = reports[at]!.statistics.outcomes[outcome] ?? 0;
    return count === 0 ? '–' : percent(count / totals[at]!, 2);
  };
  const seen = OUTCOMES.filter((outcome) =>
    reports.some(({ statistics }) => (statistics.outcomes[outcome] ?? 0) > 0),
  );
  const rows = seen.map((outcome) => [
    OUTCOME_NAMES[outcome],
    ...reports.map((_, at) => share(at, outcome)),
  ]);
  return table('How deals end', ['', ...reports.map(({ rules }) => rules.title)], rows);
}

const SHOWN_YAKU = 24;

/** The darker the cell, the larger the share. */
function yakuTable(reports: readonly RunReport[]): string {
  const shareOf = ({ statistics }: RunReport, id: string) => {
    const { yaku, wins } = statistics.table;
    return wins === 0 ? 0 : (yaku[id] ?? 0) / wins;
  };
  const ids = [...new Set(reports.flatMap(({ statistics }) => Object.keys(statistics.table.yaku)))];
  const rows = ids
    .map((id) => ({ id, shares: reports.map((report) => shareOf(report, id)) }))
    .map((row) => ({ ...row, range: Math.max(...row.shares) - Math.min(...row.shares) }))
    .sort((a, b) => b.range - a.range || (a.id < b.id ? -1 : 1))
    .slice(0, SHOWN_YAKU);
  const most = Math.max(0.001, ...rows.flatMap(({ shares }) => shares));
  const cells = rows.map(({ id, shares }) => [
    wonYakuName(id),
    ...shares.map((share) => heatCell(share, share / most)),
  ]);
  const head = reports.map(({ rules }): Markup => ({ html: safe(rules.title), heat: 0 }));
  return table('Yaku', ['', ...head], cells);
}

/** Of gold in a cell: as much as leaves its figure readable, by day and by night. */
const WARMEST = 42;

function heatCell(share: number, warmth: number): Markup {
  const html = share === 0 ? '–' : percent(share);
  return { html, heat: Math.round(WARMEST * Math.sqrt(warmth)) };
}

function foot(reports: readonly RunReport[]): string {
  const ids = reports.map(({ rules }) => rules.id).join(',');
  const command = commandText(`--compare ${ids}`, reports[0]!);
  return `Played again by <code>${safe(command)}</code>`;
}

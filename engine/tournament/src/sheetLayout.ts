// The sheets of the documents as data, from option values: what is printed and what a page draws is the same.

import type { Places, RuleValues } from '@hanchan/rules';
import {
  formatDelta,
  formatPoints,
  formatScore,
  type ScoreUnit,
  scoreUnit,
} from './formatScore.ts';
import type { DeskRules } from './settings.ts';
import type { SheetResult, SheetRow } from './sheet.ts';
import type { SheetNumber } from './sheetRules.ts';

/** What a field of a sheet holds; words for it are the face's. */
export type SheetField =
  | 'id'
  | 'name'
  | 'starting'
  | 'loans'
  | 'held'
  | 'final'
  | 'net'
  | 'mods'
  | 'preUma'
  | 'rank'
  | 'uma'
  | 'oka'
  | 'total'
  | 'penalties'
  | 'tournament'
  | 'signature';

/** One line of the sheet, to fill in or worked out. */
export interface SheetLine {
  readonly field: SheetField;
  /** Which number of the sheet it is; null: none that a rule speaks of. */
  readonly number: SheetNumber | null;
  /** Written by hand at the table; everything else is worked out. */
  readonly isWritten: boolean;
}

/** What the report sheet of a rulebook looks like, for paper and screen alike. */
export interface SheetLayout {
  /** Each a row with a column per wind, or each a column with a row per player. */
  readonly lines: readonly SheetLine[];
  readonly players: 'columns' | 'rows';
  /** Beside the players: fields of the table as a whole. */
  readonly header: readonly ('session' | 'table')[];
  readonly footer: readonly ('sticks' | 'referee' | 'umaTable' | 'notes')[];
  /** Who signs, players apart. */
  readonly signatures: { readonly players: 4; readonly referee: 1 };
  readonly uma: readonly UmaColumn[];
  /** How minus is written, and by what numbers are divided. */
  readonly minus: '▲' | '-';
  readonly dividedBy: ScoreUnit;
}

/** A column of the uma table; `above`: for how many players at or above the returning points, null: always. */
export interface UmaColumn {
  readonly above: 1 | 2 | 3 | null;
  readonly places: Places;
}

const line = (
  field: SheetField,
  number: SheetNumber | null = null,
  isWritten = false,
): SheetLine => ({ field, number, isWritten });

/**
 * Where penalties come before uma, the sheet has a row per player and columns of differences with the modifiers in
 * between; else a column per wind, and penalties below the total, because they are no part of the hanchan.
 */
export function sheetLayout(rules: RuleValues, desk: Pick<DeskRules, 'penaltiesAt'>): SheetLayout {
  const oka = rules['ranking.oka'] === 0 ? [] : [line('oka', 'oka')];
  const common = {
    header: ['session', 'table'],
    signatures: { players: 4, referee: 1 },
    uma: umaColumns(rules),
    dividedBy: scoreUnit(rules),
  } as const;
  if (desk.penaltiesAt === 'beforeUma') {
    return {
      ...common,
      players: 'rows',
      minus: '-',
      footer: ['sticks', 'notes', 'referee', 'umaTable'],
      lines: [
        line('id'),
        line('name'),
        line('final', 'net', true),
        line('mods', 'mods', true),
        line('preUma', 'preUma'),
        line('uma', 'uma'),
        ...oka,
        line('total'),
        line('signature', null, true),
      ],
    };
  }
  return {
    ...common,
    players: 'columns',
    minus: '▲',
    footer: ['sticks', 'referee', 'notes'],
    lines: [
      line('id'),
      line('name'),
      line('starting', 'starting'),
      line('loans', 'loans', true),
      line('held', null, true),
      line('net', 'net'),
      line('rank', 'rank'),
      line('uma', 'uma'),
      ...oka,
      line('total'),
      line('penalties', 'penalties', true),
      line('signature', null, true),
    ],
  };
}

/** The uma as the sheet of this rulebook prints it: a column for each number of players above the returning points. */
export function umaColumns(rules: RuleValues): readonly UmaColumn[] {
  const uma = rules['ranking.uma'];
  if (uma.type === 'none') return [];
  if (uma.type === 'fixed') return [{ above: null, places: uma.places }];
  return [
    { above: 1, places: uma.oneAbove },
    { above: 2, places: uma.twoAbove },
    { above: 3, places: uma.threeAbove },
  ];
}

/** A field of the sheet as text; empty for what no computation fills. */
export function sheetText(
  field: SheetField,
  row: SheetRow,
  rules: RuleValues,
  { minus, dividedBy: unit }: Pick<SheetLayout, 'minus' | 'dividedBy'>,
): string {
  switch (field) {
    case 'starting':
      return formatPoints(rules['table.startingPoints'], unit, minus);
    case 'loans':
      return row.loans === 0 ? '' : formatPoints(row.loans, unit, minus);
    case 'held':
      return formatPoints(row.held, unit, minus);
    case 'final':
    case 'net':
      return formatDelta(row.net, unit, minus);
    case 'mods':
      return row.mods === 0 ? '' : formatDelta(row.mods, unit, minus);
    case 'preUma':
      return formatDelta(row.preUma, unit, minus);
    case 'rank':
      return rankText(row);
    case 'uma':
      return formatScore(row.uma, unit, minus);
    case 'oka':
      return formatScore(row.oka, unit, minus);
    case 'total':
      return formatScore(row.hanchan, unit, minus);
    case 'penalties':
      return row.penalties === 0 ? '' : formatScore(-row.penalties, unit, minus);
    case 'tournament':
      return formatScore(row.tournament, unit, minus);
    default:
      return '';
  }
}

/** `1`, or `2-3` where places are shared. */
export function rankText({ rank, sharedBy }: Pick<SheetRow, 'rank' | 'sharedBy'>): string {
  return sharedBy === 1 ? String(rank) : `${rank}-${rank + sharedBy - 1}`;
}

/** The card before the last hand: one difference for each current wind, laid in the middle of the table. */
export interface AllLastLayout {
  readonly winds: readonly ['east', 'south', 'west', 'north'];
  readonly minus: '▲' | '-';
  /** Differences are counted from this. */
  readonly from: number;
}

/** The sheet for the standings before the last hand. */
export function allLastLayout(
  rules: RuleValues,
  desk: Pick<DeskRules, 'penaltiesAt'>,
): AllLastLayout {
  const { minus } = sheetLayout(rules, desk);
  return {
    winds: ['east', 'south', 'west', 'north'],
    minus,
    from: rules['table.startingPoints'],
  };
}

/** What an all-last sheet shows for a score at the table. */
export function allLastText(points: number, rules: RuleValues, { minus }: AllLastLayout): string {
  return formatDelta(points - rules['table.startingPoints'], scoreUnit(rules), minus);
}

/** Every filled field of a sheet, line by line. */
export function sheetTable(
  { rows }: SheetResult,
  rules: RuleValues,
  layout: SheetLayout,
): readonly { readonly field: SheetField; readonly values: readonly string[] }[] {
  return layout.lines.map(({ field }) => ({
    field,
    values: rows.map((row) => sheetText(field, row, rules, layout)),
  }));
}

// The labels on a sheet: always in both languages, the paper's own first.

import type { SheetField } from '@hanchan/tournament';

const BOTH = {
  id: ['ID', '番号'],
  number: ['No.', '番号'],
  name: ['Name', '名前'],
  starting: ['Starting', '原点'],
  loans: ['Loans', '借り点'],
  held: ['Final', '終了点'],
  final: ['Final score', '終了点'],
  net: ['Net score', '小計'],
  mods: ['Mods', '修正'],
  preUma: ['Pre-uma', '小計'],
  rank: ['Rank', '順位'],
  uma: ['Uma', 'ウマ'],
  oka: ['Oka', 'オカ'],
  total: ['Total', '合計'],
  /** Where modifiers come before uma, the total is the score after uma. */
  postUma: ['Post-uma', '合計'],
  penalties: ['Penalties', 'ペナルティ'],
  tournament: ['Tournament', '総計'],
  signature: ['Signature', '署名'],
  session: ['Session', '回戦'],
  hanchan: ['Hanchan', '回戦'],
  table: ['Table', '卓'],
  sticks: ['Riichi sticks left', '供託'],
  referee: ['Referee', '審判'],
  allLast: ['All-last sheet', 'オーラス'],
} as const satisfies Readonly<Record<SheetField | string, readonly [string, string]>>;

export type SheetWords = Readonly<Record<keyof typeof BOTH, string>>;

export function sheetWords(language: 'en' | 'ja'): SheetWords {
  const entries = Object.entries(BOTH).map(([name, [en, ja]]) => [
    name,
    language === 'en' ? `${en} ${ja}` : `${ja} ${en}`,
  ]);
  return Object.fromEntries(entries) as SheetWords;
}

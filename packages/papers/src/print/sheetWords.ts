// What stands on a sheet beside the numbers, in both languages of the table.

import type { SheetField } from '@hanchan/tournament';

interface Words {
  readonly en: string;
  readonly ja: string;
}

/** Of a sheet with a column for each wind. */
export const FIELD_WORDS: Readonly<Record<SheetField, Words>> = {
  id: { en: 'No.', ja: '番号' },
  name: { en: 'Name', ja: '名前' },
  starting: { en: 'Starting', ja: '持ち点' },
  loans: { en: 'Loans', ja: '貸し' },
  held: { en: 'Final', ja: '得点' },
  final: { en: 'Final score', ja: '得点' },
  net: { en: 'Net score', ja: '小計' },
  mods: { en: 'Mods', ja: '加減' },
  preUma: { en: 'Pre-uma', ja: '小計' },
  rank: { en: 'Rank', ja: '位' },
  uma: { en: 'Uma', ja: '順位点' },
  oka: { en: 'Oka', ja: 'オカ' },
  total: { en: 'Total', ja: '合計' },
  penalties: { en: 'Penalties', ja: '罰符' },
  tournament: { en: 'Tournament', ja: '総計' },
  signature: { en: 'Signature', ja: '署名' },
};

/** The total of a sheet where modifiers come before uma is what is left after it. */
export const POST_UMA: Words = { en: 'Post-uma', ja: '合計' };

export const SESSION: Words = { en: 'Session', ja: '回戦' };
export const TABLE: Words = { en: 'Table', ja: '卓' };
export const STICKS: Words = { en: 'Riichi sticks left', ja: '供託' };
export const REFEREE: Words = { en: 'Referee', ja: '審判' };
export const ALL_LAST: Words = { en: 'All-last sheet', ja: 'オーラス' };

export const both = ({ en, ja }: Words): string => `${en} ${ja}`;

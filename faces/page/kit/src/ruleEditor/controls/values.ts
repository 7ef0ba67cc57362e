// What the controls of the editor make of a press: the next value of an option, from the one before. What is typed
// may be wrong; the option says so, and nothing is thrown away.

import type { ChomboPenalty, Uma, YakuValue } from '@hanchan/rules';

/** What stands in a field: a number, or the text that is none. */
export const typedNumber = (text: string): unknown =>
  text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);

/** A value that may be broken, as a list of names. */
export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/** With or without a name, in the order in which the names are declared. */
export function toggledName(
  value: unknown,
  name: string,
  names: readonly string[],
): readonly string[] {
  const list = listOf(value);
  return names.filter((other) => (other === name ? !list.includes(name) : list.includes(other)));
}

/** One place up (-1) or down (1). */
export function moved(value: unknown, at: number, by: -1 | 1): readonly string[] {
  const list = [...listOf(value)];
  const [name] = list.splice(at, 1);
  if (name !== undefined) list.splice(Math.max(0, at + by), 0, name);
  return list;
}

type Fields = Readonly<Record<string, unknown>>;

/** A value that may be broken, as fields by name. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const UMA_TYPES = ['none', 'fixed', 'floating'] as const satisfies readonly Uma['type'][];
export const UMA_TABLES: Readonly<Record<Uma['type'], readonly string[]>> = {
  none: [],
  fixed: ['places'],
  floating: ['oneAbove', 'twoAbove', 'threeAbove'],
};

const START_UMA = [15, 5, -5, -15];

export function umaOfType(type: Uma['type'], before: unknown): unknown {
  const kept = fieldsOf(before);
  const first = kept['places'] ?? kept['twoAbove'] ?? START_UMA;
  const tables = UMA_TABLES[type].map((table) => [table, kept[table] ?? first]);
  return { type, ...Object.fromEntries(tables) };
}

/** One number of one table replaced. */
export function umaWith(value: unknown, table: string, place: number, typed: unknown): unknown {
  const fields = fieldsOf(value);
  const places = Array.isArray(fields[table]) ? [...(fields[table] as unknown[])] : [0, 0, 0, 0];
  places[place] = typed;
  return { ...fields, [table]: places };
}

export const CHOMBO_TYPES = [
  'none',
  'tournamentPoints',
  'scoreModifier',
  'payment',
] as const satisfies readonly ChomboPenalty['type'][];
type ChomboType = (typeof CHOMBO_TYPES)[number];

/** The one figure of each, and where it starts. */
const CHOMBO_FIGURES: Readonly<Record<Exclude<ChomboType, 'none'>, readonly [string, number]>> = {
  tournamentPoints: ['amount', 30],
  scoreModifier: ['points', 20_000],
  payment: ['nonDealerShare', 2_000],
};

export const chomboField = (type: unknown): string | null =>
  CHOMBO_FIGURES[type as Exclude<ChomboType, 'none'>]?.[0] ?? null;

export function chomboOfType(type: ChomboType): unknown {
  if (type === 'none') return { type };
  const [field, start] = CHOMBO_FIGURES[type];
  return { type, [field]: start };
}

export const YAKU_TYPES = ['absent', 'han', 'limit', 'yakuman'] as const;
export type YakuType = (typeof YAKU_TYPES)[number];

export function yakuType(value: unknown): YakuType {
  const fields = fieldsOf(value);
  return YAKU_TYPES.find((type) => type in fields) ?? 'absent';
}

export function yakuOfType(type: YakuType): YakuValue {
  switch (type) {
    case 'absent':
      return 'absent';
    case 'han':
      return { han: 1, open: 1 };
    case 'limit':
      return { limit: 'mangan' };
    case 'yakuman':
      return { yakuman: 1 };
  }
}

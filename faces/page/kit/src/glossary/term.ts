// What is known of a word of the game, but for its meaning.

export const TERM_GROUPS = [
  'tiles',
  'hand',
  'play',
  'calls',
  'win',
  'value',
  'match',
  'table',
] as const;
type TermGroup = (typeof TERM_GROUPS)[number];

export interface Term {
  readonly group: TermGroup;
  readonly en: string;
  readonly ja: string;
  readonly reading: string;
  /** Other names, with who uses them. */
  readonly also?: string;
  /** Tiles that show it, in notation; and what looks like it and is not. */
  readonly shows?: string;
  readonly not?: string;
  readonly clause?: string;
}

export const term = (one: Term): Term => one;

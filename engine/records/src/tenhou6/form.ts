// The JSON of tenhou.net/6 as this project reads and writes it.

/** One deal: counters, scores, indicators, ura, then hand, takes and discards of each seat, then the result. */
export type Tenhou6Deal = readonly unknown[];

/** A game in the form of tenhou.net/6. */
export interface Tenhou6Game {
  readonly title: readonly string[];
  readonly name: readonly string[];
  readonly rule: Readonly<Record<string, unknown>>;
  readonly log: readonly Tenhou6Deal[];
}

/** Where the JSON is not of the form. */
export interface Tenhou6Problem {
  /** Such as `log[2][5][7]`. */
  readonly field: string;
  readonly message: string;
}

export const TSUMOGIRI = 60;
/** Stands for the discard that a called kan does not have. */
export const NO_DISCARD = 0;
export const WIN = '和了';

export const DRAWS = {
  exhausted: '流局',
  nagashi: '流し満貫',
  nineTerminals: '九種九牌',
  fourWinds: '四風連打',
  fourKans: '四槓散了',
  fourRiichi: '四家立直',
  tripleRon: '三家和了',
} as const;
export const ALL_TENPAI = '全員聴牌';
export const NOBODY_TENPAI = '全員不聴';

// A question of an examination: what is asked, what may be answered, which of it is right, and where that is written. Plain data,
// worded by the narrator in either language.

import type { Case, FoulEffect, FoulOutcome, Passage, RuleKey } from '@hanchan/rules';
import type { Win } from '@hanchan/score';
import type { Hand, Tile, Wind } from '@hanchan/tiles';
import type { Wish } from './questions/asks.ts';
import type { Why } from './questions/callQuestions.ts';

/** What an examination tries, in the order in which it stands on paper. */
export const AREAS = ['rules', 'play', 'penalties', 'scoring', 'results', 'bank'] as const;
/** One of `AREAS`. */
export type Area = (typeof AREAS)[number];

/** Where the right answer is written. `rule` is null where a document's own section is meant and no option. */
export interface Source extends Pick<Passage, 'status' | 'section' | 'clauses'> {
  readonly rule: RuleKey | null;
  readonly case?: Case;
}

/** Somebody else's tile that lies open, and how it came to. */
export interface OnOffer {
  readonly by: 'discard' | 'addedKan' | 'concealedKan';
  readonly tile: Tile;
  readonly from: Wind;
}

/** A moment at a table as far as the question needs it, from one seat. */
export interface Moment {
  readonly round: Wind;
  readonly seat: Wind;
  readonly points: number;
  /** Live tiles. */
  readonly left: number;
  readonly counters: number;
  readonly hand: Hand;
  readonly drawn: Tile | null;
  readonly river: readonly Tile[];
  readonly isRiichi: boolean;
  /** A completing tile that was let go and still matters. */
  readonly missed: { readonly tile: Tile; readonly from: Wind } | null;
  readonly offer: OnOffer | null;
  /** Who else calls a win on the tile. */
  readonly others: readonly Wind[];
}

/** An offence, as the question tells it. */
export interface Incident {
  readonly foul: string;
  readonly title: string;
  readonly who: Wind;
  readonly round: Wind;
  /** 1 for the first time. */
  readonly time: number;
  readonly repeats: 'hanchan' | 'event';
  readonly tiles: number;
}

/** In as many languages as somebody wrote it; English, or whatever the bank speaks, is always there. */
export interface Written {
  readonly text: string;
  readonly ja?: string;
}

/** What is asked. */
export type Ask =
  | { readonly type: 'option'; readonly rule: RuleKey }
  | { readonly type: 'penalty'; readonly incident: Incident }
  | { readonly type: 'follows'; readonly incident: Incident; readonly outcome: FoulOutcome }
  | { readonly type: 'play'; readonly moment: Moment; readonly wish: Wish }
  | { readonly type: 'discard'; readonly hand: Hand; readonly drawn: Tile }
  | { readonly type: 'payment'; readonly win: Win }
  | { readonly type: 'fu'; readonly win: Win }
  | {
      readonly type: 'result';
      /** By wind, East first. */
      readonly held: readonly number[];
      readonly sticks: number;
      readonly who: Wind;
    }
  | { readonly type: 'late'; readonly seconds: number }
  | ({ readonly type: 'written' } & Written);

/** Who pays how much of a win. */
export interface Payment {
  readonly wind: Wind;
  readonly points: number;
}

/** One of the answers. */
export type Answer =
  | { readonly type: 'value'; readonly value: unknown }
  | {
      readonly type: 'penalty';
      readonly outcome: FoulOutcome;
      /** In table points, where it costs any. */
      readonly points: number;
    }
  | { readonly type: 'effect'; readonly effect: FoulEffect }
  | { readonly type: 'discard'; readonly tile: Tile }
  | { readonly type: 'may' }
  | { readonly type: 'mayNot'; readonly why: Why }
  | { readonly type: 'payments'; readonly payments: readonly Payment[] }
  | { readonly type: 'fu'; readonly fu: number }
  /** In twelfths of a point. */
  | { readonly type: 'result'; readonly result: number }
  | { readonly type: 'late'; readonly points: number; readonly isReplaced: boolean }
  | ({ readonly type: 'written' } & Written);

/** A question with one right answer. */
export interface ExamQuestion {
  readonly area: Area;
  /** What it is about: no paper asks the same twice. */
  readonly about: string;
  readonly ask: Ask;
  /** In the order of the paper. */
  readonly answers: readonly Answer[];
  /** Which of them. */
  readonly right: number;
  readonly sources: readonly Source[];
  /** Why, where whoever wrote the question says so. */
  readonly why?: Written;
}

/** Before the answers are put in their order: the right one first. */
export interface Draft extends Omit<ExamQuestion, 'answers' | 'right'> {
  readonly answers: readonly [right: Answer, ...wrong: Answer[]];
}

// What a lesson is made of: data, from which the engine lays out a table and judges what somebody does at it. The sentences
// stand in the words of the course, under the names that are given here.

import type { MatchStart } from '@hanchan/game';
import type { LessonId } from '@hanchan/kit/glossary/lessonTerms.ts';
import type { Wind } from '@hanchan/tiles';

/** The documents in the order in which the course reads them. */
export type CourseBook = 'uspml-fundamentals' | 'general' | 'wrc-2022';

/** A deal in which given tiles lie where they are dealt or drawn. Whoever is not the learner draws and discards. */
export interface Arrangement {
  readonly wind: Wind;
  /** The learner's thirteen tiles. */
  readonly hand: string;
  /** From the live wall in order, `.` where any will do. */
  readonly live: string;
  readonly others?: Partial<Record<Wind, string>>;
  readonly indicators?: string;
  readonly replacements?: string;
  readonly ura?: string;
  readonly start?: MatchStart;
  /** What others do instead of discarding what they drew or passing, in order: `riichi 8m`, `pon 44p`. `-`: as usual. */
  readonly script?: Partial<Record<Wind, readonly string[]>>;
  /** What the learner has done before the step begins. */
  readonly prelude?: readonly string[];
}

/**
 * One thing that is asked. Deeds are written as `draw`, `discards 9p`, `discards *`, `riichi 1z`, `tsumo`, `ron`, `pass`,
 * `chi 45p`, `pon`, `kan 8p`.
 */
export interface Act {
  /** Its sentence: `asks.<id>` of the step. */
  readonly id: string;
  /** The discard that it is about, where several could be answered. */
  readonly on?: string;
  /** `nearer`: any discard after which as few tiles are missing as can be. */
  readonly right: readonly string[] | 'nearer';
  /** Offered though the engine refuses it, so that it can be tried. */
  readonly also?: readonly string[];
  /** Wrong deeds that have a sentence of their own: `slips.<name>` of the step. The first that fits is said. */
  readonly slips?: Readonly<Record<string, string>>;
  /** The engine refuses what is asked here: to see it refused is the lesson. */
  readonly isRefused?: boolean;
  /** Where a document says so, other than the clauses of the step. */
  readonly clauses?: readonly string[];
}

interface Told {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** At the table, deed by deed. */
export interface TableStep extends Told {
  readonly kind: 'table';
  readonly deal: Arrangement;
  readonly acts: readonly Act[];
  /** Marked under the hand, which holds three sets, a pair and two tiles with a hole between, in this order. */
  readonly hasBrackets?: boolean;
  /** Every word can be said, and wrong ones are fouls. */
  readonly isUnassisted?: boolean;
}

/** Tiles, or figures, that a question shows. */
export interface Shown {
  /** What it is: its word under `rows`. */
  readonly label?: string;
  /** In notation, melds in brackets. */
  readonly tiles?: string;
  /** The tile that was just drawn or discarded, apart. */
  readonly apart?: string;
  /** Figures that are no points: what the dice show. */
  readonly numbers?: readonly number[];
  /** Points by seat, from the learner on. */
  readonly points?: readonly number[];
}

/** One of several answers; what `name` says stands in the words of the step, a tile or a number speaks for itself. */
export interface Option {
  readonly name?: string;
  readonly tile?: string;
  readonly number?: number;
  readonly numbers?: readonly number[];
}

export interface Card {
  /** Its sentence: `asks.<id>` of the step. */
  readonly id: string;
  readonly shows: readonly Shown[];
  /** `pick`: one of the options. `tap`: every one of them that is right. */
  readonly by: 'pick' | 'tap';
  readonly options: readonly Option[];
  /** The places of the right options, as the engine answers. */
  readonly right: () => readonly number[];
  /** By the place of an option: what is said to it. `*` for any other. */
  readonly slips?: Readonly<Record<string, string>>;
  readonly clauses?: readonly string[];
}

/** Questions about tiles that are shown. */
export interface CardsStep extends Told {
  readonly kind: 'cards';
  readonly cards: readonly Card[];
}

/** Tiles that are sorted into sets and a pair. */
export interface SortStep extends Told {
  readonly kind: 'sort';
  readonly tiles: string;
}

export type LessonStep = TableStep | CardsStep | SortStep;

export interface Lesson {
  readonly id: LessonId;
  readonly book: CourseBook;
  readonly minutes: number;
  /** What the lesson looks like on the way to it: a hand. */
  readonly face: string;
  readonly steps: readonly LessonStep[];
}

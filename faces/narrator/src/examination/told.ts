// Who reads a question, and tiles as they are told.

import type { RuleValues } from '@hanchan/rules';
import type { Meld, Tile } from '@hanchan/tiles';
import type { Tongue } from '../language.ts';
import type { PlayWords } from '../terms.ts';

/** Who reads it: language, words of play, and how tiles are written within a sentence. */
export interface ExamReader {
  readonly tongue: Tongue;
  /** Under which the question was made. */
  readonly rules: RuleValues;
  readonly words: PlayWords;
  readonly tiles: (tiles: readonly Tile[]) => string;
}

/** Tiles that belong to a question, to be drawn or written. */
export interface ToldTiles {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly meld?: Meld;
}

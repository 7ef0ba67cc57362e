// The games of a file, played through the engine: what came of each, and its story where somebody wants to read it.

import {
  type BadGame,
  type Books,
  type GameText,
  type LogDifference,
  type PlayedGame,
  playGame,
  type Watcher,
} from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { dealLines, type GameStep } from './dealText.ts';
import { gamesIn, UnreadableGame } from './gameText.ts';
import { coloured, plain } from './paint.ts';
import { turnLines } from './turnText.ts';
import { type WordChoice, wordsFor } from './words.ts';

export const BOOKS: Books = { find: findRuleset, usual: TENHOU };

export interface GameReport {
  readonly file: string;
  readonly hands: number;
  readonly events: number;
  readonly difference: LogDifference | null;
  readonly bad: BadGame | null;
  /** What happened, for a person, where it was asked for. */
  readonly story: readonly string[];
}

export interface PlayOptions {
  /** For logs that do not carry their rules; what the log names itself, or Tenhou's, when null. */
  readonly ruleset: Ruleset | null;
  readonly isVerified: boolean;
  /** Written in a line per deal or per turn, or not at all. */
  readonly story: 'none' | 'deals' | 'turns';
  readonly words: WordChoice;
  readonly isColoured: boolean;
}

/** All games of a file; never throws for what the file holds. */
export function playFile(file: string, bytes: Uint8Array, options: PlayOptions): GameReport[] {
  try {
    return gamesIn(file, bytes).map((game) => reportOn(game, options));
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return [{ file, hands: 0, events: 0, difference: null, bad: error.bad, story: [] }];
  }
}

function reportOn(game: GameText, options: PlayOptions): GameReport {
  const steps: GameStep[] = [];
  const watch: Watcher = (_, before, { events }) => steps.push({ before, events });
  const played = playGame(game, {
    books: BOOKS,
    ruleset: options.ruleset,
    compare: options.isVerified ? 'figures' : 'events',
    ...(options.story === 'none' ? {} : { watch }),
  });
  const { hands, events, difference, bad } = played;
  const story = storyOf(steps, played, options);
  return { file: game.file, hands, events, difference, bad, story };
}

/** Written only now: whose words they are is known once the game has been read. */
function storyOf(
  steps: readonly GameStep[],
  { ruleset, names }: PlayedGame,
  { story, words: choice, isColoured }: PlayOptions,
): string[] {
  if (story === 'none') return [];
  const words = wordsFor(choice, ruleset);
  if (story === 'deals') return dealLines(steps, words);
  return turnLines(steps, { words, names, paint: isColoured ? coloured : plain });
}

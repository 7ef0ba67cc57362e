// A game to be looked at: every deal with its moves, as the engine played them again. What a file says otherwise is
// told at its place, and the rest of the game is still there.

import type { Match, Step } from '@hanchan/game';
import type { Ruleset } from '@hanchan/rules';
import type { LogDifference } from '../mjai/replay.ts';
import type { Move } from '../move.ts';
import { type Books, type PlayedGame, playGame } from './play.ts';
import type { BadGame, GameText } from './text.ts';

/** One move of a film, and the match before it. */
export interface FilmTurn {
  readonly move: Move;
  readonly before: Match;
  readonly step: Step;
}

/** One deal of a film. */
export interface FilmDeal {
  /** The first is the wall, except for what may come before the first deal of a match. */
  readonly turns: readonly FilmTurn[];
}

/** A difference, and the move at which it showed: the number of the deal from 0, and of the move within it. */
export interface FilmDifference extends LogDifference {
  readonly deal: number;
  readonly turn: number;
}

/** A game to be stepped through. */
export interface Film extends Pick<PlayedGame, 'ruleset' | 'header' | 'names'> {
  readonly source: GameText;
  readonly deals: readonly FilmDeal[];
  readonly differences: readonly FilmDifference[];
  /** What could not be read; all that stands before it was. */
  readonly bad: BadGame | null;
}

/** A game as moves by deal, with every difference where it occurs. */
export function filmOf(game: GameText, books: Books, ruleset: Ruleset | null = null): Film {
  const deals: { turns: FilmTurn[] }[] = [];
  const differences: FilmDifference[] = [];
  let opening: FilmTurn[] = [];
  const note = (difference: LogDifference) => {
    const place = game.format === 'record' ? placeOfLine(game, deals, difference.event) : null;
    const event = game.skipped + difference.event;
    differences.push({ ...difference, event, ...(place ?? lastPlace(deals)) });
  };
  const played = playGame(game, {
    books,
    ruleset,
    watch(move, before, step) {
      const turn = { move, before, step };
      if (move.type === 'deal') {
        deals.push({ turns: [...opening, turn] });
        opening = [];
      } else if (deals.length === 0) opening.push(turn);
      else deals.at(-1)!.turns.push(turn);
    },
    carryOn: note,
  });
  const { header, names, bad } = played;
  return { source: game, ruleset: played.ruleset, header, names, deals, differences, bad };
}

interface Place {
  readonly deal: number;
  readonly turn: number;
}

/** A deal that cannot even be dealt shows nothing: its difference stands at the end of the one before. */
function lastPlace(deals: readonly FilmDeal[]): Place {
  const deal = Math.max(0, deals.length - 1);
  return { deal, turn: Math.max(0, (deals[deal]?.turns.length ?? 0) - 1) };
}

/** The move that a line of our record is, or that it follows. */
function placeOfLine({ lines }: GameText, deals: readonly FilmDeal[], line: number): Place | null {
  const isMove = (text: string) => /^\{"(deal|a|start|bell|ruling)"/.test(text);
  let left = lines.slice(0, line).filter(isMove).length - 1;
  for (const [deal, { turns }] of deals.entries()) {
    if (left < turns.length) return { deal, turn: Math.max(0, left) };
    left -= turns.length;
  }
  return null;
}

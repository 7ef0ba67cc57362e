// A club to which one thing after another happens; what makes no sense just then is left out.

import fc from 'fast-check';
import type { ClubAct, ClubActor, ClubState, Formula } from '../src/index.ts';
import { Notebook, OWNER } from './support.ts';

export type Step = readonly [what: number, which: number, whom: number];
export const aStep = fc.tuple(fc.nat(9), fc.nat(50), fc.nat(50));

const MEMBERS = 7;
export const REASON = 'as the test says';
type Game = ClubState['games'] extends ReadonlyMap<string, infer G> ? G : never;

/** Seven members, and three evenings of a season. */
export function threeEvenings(formula: Formula): Notebook {
  const book = new Notebook().furnish(MEMBERS, formula);
  book.evening('e2');
  book.evening('e3');
  return book;
}

/** Whom a step is about, from that number on. */
export const memberOf = (whom: number): string => `m${1 + (whom % MEMBERS)}`;
export const eveningOf = (which: number): string => `e${1 + (which % 3)}`;

export function gameOf({ state }: Notebook, which: number): Game | undefined {
  const games = [...state.games.values()];
  return games[which % Math.max(1, games.length)];
}

/** What a later act says of a game that is there. */
export const about = ({ id, version }: Game) => ({ game: id, version, reason: REASON });

export const struckOrPutBack = (game: Game): ClubAct =>
  game.isVoid ? { type: 'restore', ...about(game) } : { type: 'void', ...about(game) };

export const nextRole = (which: number, whom: number): ClubAct => ({
  type: 'setRole',
  member: memberOf(whom),
  role: which % 2 === 0 ? 'guest' : 'member',
});

export function doIfItMay(book: Notebook, act: ClubAct | undefined, by: ClubActor = OWNER): void {
  if (act !== undefined && book.try(act, by) === null) book.do(act, by);
}

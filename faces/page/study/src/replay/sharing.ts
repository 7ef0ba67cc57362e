// A link to a game that works elsewhere: the server's own, or one that holds the game.

import { writeFilm } from '@hanchan/records';
import { gameAddress, isLocal, type OpenedGame } from './opening.ts';
import { packGame } from './packing.ts';

export type Sharing =
  | { readonly ok: true; readonly link: string }
  /** Only a game that agrees with its rules can be written down. */
  | { readonly ok: false; readonly why: 'differs' | 'tooLong' };

export const isSound = ({ film }: OpenedGame): boolean =>
  film.differences.length === 0 && film.bad === null;

/** `query` says the place, or what is asked of it. */
export async function sharedLink(
  page: 'replay' | 'review',
  game: OpenedGame,
  query: string,
): Promise<Sharing> {
  if (game.id !== null && !isLocal(game.id)) {
    return { ok: true, link: location.origin + gameAddress(page, game, query) };
  }
  if (!isSound(game)) return { ok: false, why: 'differs' };
  const packed = await packGame(writeFilm(game.film, 'record'));
  if (packed === null) return { ok: false, why: 'tooLong' };
  return { ok: true, link: `${location.origin}/${page}${query}#${packed}` };
}

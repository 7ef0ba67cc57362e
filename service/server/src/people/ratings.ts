// How strong somebody is, as it is shown. Whoever asks does not care how that is worked out.

import type { ShownRating } from '@hanchan/protocol';
import type { Figures } from '@hanchan/storage';
import { poolOf } from '../figures/rules.ts';
import { NEWCOMER, shownSkill } from '../figures/skill.ts';

/** By a family of rulebooks, and by whether tables tell what is legal. */
export type RatingOf = (person: string, family: string, assistance: string) => Promise<ShownRating>;

/** For who has played no rated game. */
const UNKNOWN: ShownRating = { ...shownSkill(NEWCOMER), games: 0 };

export const storedRating =
  (figures: Pick<Figures, 'rating'>): RatingOf =>
  async (person, family, assistance) => {
    const known = await figures.rating(person, poolOf(family, assistance));
    return known === undefined ? UNKNOWN : { ...shownSkill(known), games: known.games };
  };

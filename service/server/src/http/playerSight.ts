// A player as somebody else asks for them, and a rating as it is answered.

import type { ProfileAnswer } from '@hanchan/protocol';
import type { Person, StoredRating } from '@hanchan/storage';
import type { FastifyRequest } from 'fastify';
import type { Sight } from '../figures/privacy.ts';
import { poolParts } from '../figures/rules.ts';
import { shownSkill } from '../figures/skill.ts';
import type { Asker } from './context.ts';

/** Somebody, and what the one who asks may see of them. */
export interface Seen {
  readonly person: Person;
  readonly sight: Sight;
  readonly asker: Asker | null;
}

/** The player that a request is about. */
export type See = (
  request: FastifyRequest & { readonly params: { readonly player: string } },
) => Promise<Seen>;

export const ratingIn = (rating: StoredRating): ProfileAnswer['ratings'][number] => ({
  ...(poolParts(rating.pool) as Pick<ProfileAnswer['ratings'][number], 'family' | 'assistance'>),
  rating: { ...shownSkill(rating), games: rating.games },
  at: rating.at,
});

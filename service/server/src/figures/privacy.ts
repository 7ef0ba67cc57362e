// What somebody lets others see of their profile.

import { type Audience, type Privacy, privacySchema, USUAL_PRIVACY } from '@hanchan/protocol';
import type { Person, Storage } from '@hanchan/storage';
import type { Blocks } from '../people/blocks.ts';

interface Settings {
  readonly privacy?: unknown;
}

/** What was decided, as far as this version knows it. */
export function privacyOf({ settings }: Pick<Person, 'settings'>): Privacy {
  const { privacy } = JSON.parse(settings) as Settings;
  const decided = privacySchema.partial().safeParse(privacy ?? {});
  const { figures, games, listed } = decided.success ? decided.data : {};
  return {
    figures: figures ?? USUAL_PRIVACY.figures,
    games: games ?? USUAL_PRIVACY.games,
    listed: listed ?? USUAL_PRIVACY.listed,
  };
}

export const withPrivacy = (settings: string, privacy: Privacy): string =>
  JSON.stringify({ ...(JSON.parse(settings) as Settings), privacy });

/** What the one who asks may see of a person. */
export interface Sight {
  readonly isMe: boolean;
  readonly figures: boolean;
  readonly games: boolean;
}

/** Null: for whoever asks there is no such player. A guest has a page for themselves alone. */
export async function sightOf(
  { circle }: Pick<Storage, 'circle'>,
  blocks: Pick<Blocks, 'of'>,
  person: Person,
  viewer: string | null,
): Promise<Sight | null> {
  if (viewer === person.id) return { isMe: true, figures: true, games: true };
  if (person.account === null) return null;
  if (viewer !== null && (await blocks.of(person.id)).has(viewer)) return null;
  const isKnown = viewer !== null && (await circle.followersAmong(viewer, [person.id])).length > 0;
  const may = (audience: Audience) =>
    audience === 'everybody' || (audience === 'following' && isKnown);
  const { figures, games } = privacyOf(person);
  return { isMe: false, figures: may(figures), games: may(games) };
}

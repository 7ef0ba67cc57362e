// What the pages of profiles and ratings ask of the server.

import { type Answer, call } from '@hanchan/kit/server/api.ts';
import type {
  LadderAnswer,
  PlayedAnswer,
  Privacy,
  ProfileAnswer,
  RatingStepsAnswer,
  RatingsAnswer,
} from '@hanchan/protocol';
import { type Filter, filterQuery } from './filter.ts';

const at = (player: string) => `/players/${encodeURIComponent(player)}`;

export const profileOf = (player: string, filter: Filter): Answer<ProfileAnswer> =>
  call('GET', `${at(player)}${filterQuery(filter)}`);

export const gamesOf = (
  player: string,
  filter: Filter,
  more: { readonly place: string; readonly before: number | null },
): Answer<PlayedAnswer> => {
  const place = more.place === '' ? {} : { place: more.place };
  const before = more.before === null ? {} : { before: String(more.before) };
  return call('GET', `${at(player)}/games${filterQuery(filter, { ...place, ...before })}`);
};

export const ratingSteps = (
  player: string,
  family: string,
  assistance: string,
): Answer<RatingStepsAnswer> =>
  call('GET', `${at(player)}/ratings/${encodeURIComponent(family)}/${assistance}`);

export const setPrivacy = (privacy: Privacy): Answer<Privacy> =>
  call('PUT', '/account/privacy', privacy);

export const follow = (player: string, isFollowed: boolean): Answer<unknown> =>
  call(isFollowed ? 'PUT' : 'DELETE', `/follows/${encodeURIComponent(player)}`);

export const howRated = (): Answer<RatingsAnswer> => call('GET', '/ratings');

export const ladder = (
  family: string,
  assistance: string,
  { page, isWide }: { readonly page: number; readonly isWide: boolean },
): Answer<LadderAnswer> =>
  call(
    'GET',
    `/ratings/${encodeURIComponent(family)}/${assistance}?page=${page}&wide=${isWide ? 'yes' : 'no'}`,
  );

/** Addresses of files. */
export const profileFile = (player: string, file: string): string =>
  `/api${at(player)}/files/${file}`;
export const RATING_LOG = '/api/ratings/log';

// What the page for finding a game asks of the server beside the queue itself.

import { type Answer, call } from '@hanchan/kit/server/api.ts';
import type { PeopleAnswer, PlayAnswer } from '@hanchan/protocol';

export const playData = (rules: string): Answer<PlayAnswer> =>
  call('GET', `/play?rules=${encodeURIComponent(rules)}`);

export const knownPeople = (): Answer<PeopleAnswer> => call('GET', '/people');

export const setFollowed = (player: string, isFollowed: boolean): Answer<PeopleAnswer> =>
  call(isFollowed ? 'PUT' : 'DELETE', `/follows/${encodeURIComponent(player)}`);

export const invite = (
  table: string,
  who: { readonly name: string } | { readonly player: string },
): Answer<{ ok: true }> => call('POST', '/invitations', { table, ...who });

// Calls to a club, with the key that this device holds; and the clubs whose keys it holds.

import type { ClubSummary } from '@hanchan/club';
import { newId } from '@hanchan/kit/device/newId.ts';
import { type Answer, call, type Method } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { ClubActRequest, ClubJoined, ClubRequest, Refusal } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';
import { heldKeys } from '../event/heldKeys.ts';

const keys = heldKeys('clubs');

export const clubsHeld = keys.list;
export const rememberName = keys.remember;
export const forgetClub = keys.forget;
export const listClubs = () => keys.known<ClubSummary>();
export const importClub = (text: string): Answer<ClubJoined> => keys.bring(text);
export const downloadFrom = keys.download;

/** What opens the club with a key. */
export const clubLink = (club: string, key: string): string =>
  `${location.origin}/clubs/${club}/join#${key}`;
/** The link by which this device, or another, is who it is in the club; null: it is nobody there. */
export function ownLink(club: string): string | null {
  const key = keys.keyOf(club);
  return key === null ? null : clubLink(club, key);
}

const headersFor = (club: string) => keys.headersFor(keys.keyOf(club));

/** Something of a club, as this device may see it. */
export const askClub = <T>(club: string, path = '', method: Method = 'GET', body?: unknown) =>
  call<T>(method, `/clubs/${encodeURIComponent(club)}${path}`, body, headersFor(club));

/** Sent again under its id, an act is carried out once. */
export const sendToClub = (
  club: string,
  id: string,
  act: ClubActRequest,
): Answer<{ seq: number }> => askClub(club, '/acts', 'POST', { id, act });

async function kept(
  answer: Result<ClubJoined, Refusal>,
  name: string,
): Promise<Result<ClubJoined, Refusal>> {
  if (answer.ok) keys.keep(answer.value.id, { key: answer.value.key, name });
  return answer;
}

export async function foundClub(request: ClubRequest): Answer<ClubJoined> {
  const known = await ensureSession(request.name);
  if (!known.ok) return known;
  return kept(await call('POST', '/clubs', request), request.settings.name);
}

export async function joinClub(
  club: string,
  {
    key,
    name,
    clubName,
  }: { readonly key: string; readonly name: string; readonly clubName: string },
): Answer<ClubJoined> {
  const body = { id: newId(), key, name };
  return kept(await call('POST', `/clubs/${encodeURIComponent(club)}/join`, body), clubName);
}

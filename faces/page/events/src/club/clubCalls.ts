// Calls to a club, with the key that this device holds; and the clubs whose keys it holds.

import type { ClubSummary } from '@hanchan/club';
import { newId } from '@hanchan/kit/device/newId.ts';
import { type Answer, call, type Method } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { ClubActRequest, ClubJoined, ClubRequest, Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { saveBlob } from '../event/eventCalls.ts';

const PLACE = 'hanchan.clubs';

interface HeldClub {
  readonly key: string;
  readonly name: string;
}

function held(): Readonly<Record<string, HeldClub>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

export const clubsHeld = (): readonly { readonly id: string; readonly name: string }[] =>
  Object.entries(held()).map(([id, { name }]) => ({ id, name }));

function keep(id: string, club: HeldClub): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...held(), [id]: club }));
  } catch {
    // Without storage the link has to be opened again.
  }
}

/** What it is called now, for the list of clubs that this device opens. */
export function rememberName(id: string, name: string): void {
  const club = held()[id];
  if (club !== undefined && club.name !== name) keep(id, { ...club, name });
}

/** The device no longer opens this club. */
export function forgetClub(id: string): void {
  const { [id]: _, ...others } = held();
  try {
    localStorage.setItem(PLACE, JSON.stringify(others));
  } catch {
    // It opens nothing any more in any case.
  }
}

const headersFor = (club: string): Record<string, string> => {
  const key = held()[club]?.key;
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
};

/** Something of a club, as this device may see it. */
export const askClub = <T>(club: string, path = '', method: Method = 'GET', body?: unknown) =>
  call<T>(method, `/clubs/${encodeURIComponent(club)}${path}`, body, headersFor(club));

/** Sent again under its id, an act is carried out once. */
export const sendToClub = (
  club: string,
  id: string,
  act: ClubActRequest,
): Answer<{ seq: number }> => askClub(club, '/acts', 'POST', { id, act });

export async function listClubs(): Promise<Result<readonly ClubSummary[], Refusal>> {
  const answer = await call<{ clubs: ClubSummary[] }>('GET', '/clubs');
  return answer.ok ? ok(answer.value.clubs) : answer;
}

async function kept(
  answer: Result<ClubJoined, Refusal>,
  name: string,
): Promise<Result<ClubJoined, Refusal>> {
  if (answer.ok) keep(answer.value.id, { key: answer.value.key, name });
  return answer;
}

export async function foundClub(request: ClubRequest): Answer<ClubJoined> {
  const known = await ensureSession(request.name);
  if (!known.ok) return known;
  return kept(await call('POST', '/clubs', request), request.settings.name);
}

export async function importClub(text: string): Answer<ClubJoined> {
  const known = await ensureSession();
  if (!known.ok) return known;
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch('/api/clubs/import', { method: 'POST', headers, body: text });
  const answer = await response.json();
  return response.ok ? kept(ok(answer), answer.id) : fail(answer);
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

/** Fetched with the key and handed over as a file; what stands against it otherwise. */
export async function downloadFrom(
  club: string,
  path: string,
  name: string,
): Promise<Refusal | null> {
  try {
    const response = await fetch(`/api/clubs/${club}${path}`, { headers: headersFor(club) });
    if (!response.ok) return await response.json();
    saveBlob(await response.blob(), name);
    return null;
  } catch {
    return { code: 'closing', message: 'the server cannot be reached' };
  }
}

// Calls about events that need no open log: the list, a new one, its links, its files.

import { newId } from '@hanchan/kit/device/newId.ts';
import { type Answer, call } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type {
  ActRequest,
  EventCreated,
  EventRequest,
  EventSummary,
  Refusal,
  RoleLink,
} from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { keepKey, keyAs } from './eventKeys.ts';

const OFFLINE: Refusal = { code: 'closing', message: 'the server cannot be reached' };

export async function listEvents(): Promise<Result<readonly EventSummary[], Refusal>> {
  const answer = await call<{ events: EventSummary[] }>('GET', '/events');
  return answer.ok ? ok(answer.value.events) : answer;
}

const DESK = ['organiser', 'headReferee', 'scorer'] as const;

/** With the key of the organiser, as the device holds it. */
const asOrganiser = (event: string, path: string, options: RequestInit = {}) =>
  withKey(keyAs(event, DESK)?.key, { event, path }, options);

async function withKey(
  key: string | undefined,
  { event, path }: { readonly event: string; readonly path: string },
  options: RequestInit,
): Promise<Result<Response, Refusal>> {
  const headers = new Headers(options.headers);
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  try {
    const response = await fetch(`/api/events/${encodeURIComponent(event)}${path}`, {
      ...options,
      headers,
    });
    return response.ok ? ok(response) : fail(await refusalIn(response));
  } catch {
    return fail(OFFLINE);
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  if (said?.code !== undefined && said.message !== undefined) return said as Refusal;
  return { code: 'internal', message: `The server answered ${response.status}.` };
}

/** The key stays on this device, so that the desk opens at once. */
function kept(created: Result<EventCreated, Refusal>): Result<EventCreated, Refusal> {
  if (!created.ok) return created;
  const { id, key } = created.value;
  keepKey(id, { key, role: 'organiser', name: 'Organiser' });
  return created;
}

/** An event is made by somebody: whoever has not said who they are becomes a guest. */
export async function createEvent(request: EventRequest): Answer<EventCreated> {
  const known = await ensureSession();
  if (!known.ok) return known;
  return kept(await call<EventCreated>('POST', '/events', request));
}

export async function importArchive(text: string): Answer<EventCreated> {
  const known = await ensureSession();
  if (!known.ok) return known;
  let response: Response;
  try {
    const headers = { 'content-type': 'text/plain' };
    response = await fetch('/api/events/import', { method: 'POST', headers, body: text });
  } catch {
    return fail(OFFLINE);
  }
  if (!response.ok) return fail(await refusalIn(response));
  return kept(ok((await response.json()) as EventCreated));
}

export async function sendAct(event: string, act: ActRequest): Promise<Result<null, Refusal>> {
  const sent = await asOrganiser(event, '/acts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), act }),
  });
  return sent.ok ? ok(null) : sent;
}

export async function linksOf(event: string): Promise<Result<readonly RoleLink[], Refusal>> {
  const answer = await asOrganiser(event, '/links');
  return answer.ok ? ok(((await answer.value.json()) as { links: RoleLink[] }).links) : answer;
}

/** Fetched with the key and handed over as a file: a plain link could not send the key. */
export async function downloadFile(
  event: string,
  path: string,
  name: string,
): Promise<Refusal | null> {
  const answer = await asOrganiser(event, path);
  if (!answer.ok) return answer.error;
  saveBlob(await answer.value.blob(), name);
  return null;
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Everything that the event holds on a person, with the key of that person or of the desk. */
export async function downloadPerson(
  event: string,
  person: string,
  key: string | undefined,
): Promise<Refusal | null> {
  const path = `/people/${encodeURIComponent(person)}/data`;
  const answer = await withKey(key, { event, path }, {});
  if (!answer.ok) return answer.error;
  saveBlob(await answer.value.blob(), 'hanchan-event-data.json');
  return null;
}

/** A person of the event, or the event itself, for good; `name` says that it is meant. */
export async function eraseFrom(
  event: string,
  path: string,
  { name, key }: { readonly name: string; readonly key: string | undefined },
): Promise<Refusal | null> {
  const answer = await withKey(
    key,
    { event, path },
    {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    },
  );
  return answer.ok ? null : answer.error;
}

/** The key with which this device stands at the desk. */
export const deskKey = (event: string): string | undefined => keyAs(event, DESK)?.key;

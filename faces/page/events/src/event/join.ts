// The way into an event: by a link with a key behind its #, or by a player's number and PIN.

import { call } from '@hanchan/kit/server/api.ts';
import type { EventLog, Refusal } from '@hanchan/protocol';
import type { Actor, Role } from '@hanchan/tournament';

/** Null where the address has none. */
export function keyIn(hash: string): string | null {
  try {
    const key = decodeURIComponent(hash.replace(/^#/, ''));
    return key.includes('.') ? key : null;
  } catch {
    return null;
  }
}

export type Access =
  | { readonly type: 'open'; readonly actor: Actor }
  /** Renewed, misspelt, or of another event. */
  | { readonly type: 'badLink' }
  | { readonly type: 'badPin' }
  | { readonly type: 'tooFast' }
  | { readonly type: 'noEvent' }
  | { readonly type: 'unreached' };

/** Further than any log: only who we are is asked. */
const NOTHING_NEW = 999_999_999;

/** As whom a key is known here. */
export async function checkKey(event: string, key: string): Promise<Access> {
  let response: Response;
  try {
    response = await fetch(`/api/events/${encodeURIComponent(event)}/log?from=${NOTHING_NEW}`, {
      headers: { authorization: `Bearer ${key}` },
    });
  } catch {
    return { type: 'unreached' };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { type: 'open', actor: (answer as EventLog).actor };
  return refusedAccess((answer ?? { code: 'internal', message: '' }) as Refusal);
}

export async function playerKey(
  event: string,
  number: number,
  pin: string,
): Promise<string | Exclude<Access, { type: 'open' }>> {
  const path = `/events/${encodeURIComponent(event)}/player`;
  const answer = await call<{ key: string }>('POST', path, { number, pin });
  return answer.ok ? answer.value.key : refusedAccess(answer.error);
}

function refusedAccess({ code, field }: Refusal): Exclude<Access, { type: 'open' }> {
  if (code === 'noSuchEvent') return { type: 'noEvent' };
  if (code === 'tooFast') return { type: 'tooFast' };
  if (code === 'notAllowed' || code === 'badMessage') {
    return { type: field === 'pin' ? 'badPin' : 'badLink' };
  }
  return { type: 'unreached' };
}

const PAGES: Readonly<Record<Role, string>> = {
  organiser: '/desk',
  headReferee: '/referee',
  referee: '/referee',
  scorer: '/desk',
  player: '/me',
  display: '/board',
  public: '',
};

/** Where somebody of this role goes first. */
export const pageOf = (event: string, role: Role): string =>
  `/events/${encodeURIComponent(event)}${PAGES[role]}`;

// Who comes and from where, what they may change about themselves, and how a browser is known again.

import { createHash, createHmac } from 'node:crypto';
import type { Person } from '@hanchan/storage';

/** From where somebody comes. */
export interface Visit {
  /** What the browser calls itself. */
  readonly device: string | null;
  /** In the network. */
  readonly address: string;
  /** What the browser was given when it was in before. */
  readonly marks: readonly string[];
  /** What the browser was given when it asked for a link. */
  readonly browser: string | null;
}

/** Who asks, by the session that the request came with. */
export interface Asking {
  readonly person: Person;
  readonly token: string;
}

export interface SignedIn extends Asking {
  /** What is over with it: the session that was here before, or all others of this person. */
  readonly ended: null | 'others' | { readonly token: string };
}

export interface AccountChange {
  readonly name?: string | undefined;
  readonly password?: { readonly old?: string | undefined; readonly new: string } | undefined;
  /** Null: no address any more. */
  readonly email?: string | null | undefined;
  /** The password, to change the address. */
  readonly current?: string | undefined;
}

/** What a device keeps that has been in with the password; a new password makes it worthless. */
export function markOf({ id, account }: Person): string | null {
  const stored = account?.password ?? null;
  if (stored === null) return null;
  return createHmac('sha256', stored).update(`device ${id}`).digest('base64url').slice(0, 22);
}

export const browserMark = (browser: string | null): string =>
  createHash('sha256')
    .update(browser ?? '')
    .digest('base64url');

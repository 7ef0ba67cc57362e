// Who is at this screen: nobody yet, a guest, or an account. The cookie is the server's business; the page only
// knows what it was told.

import type { Refusal, SessionAnswer } from '@hanchan/protocol';
import { ok, type Result } from '@hanchan/tiles';
import { followBy, tellInstalled } from '../books/rulebooks.ts';
import { t } from '../words/text.svelte.ts';
import { type Answer, call } from './api.ts';
import { openWire, type Wire } from './connection.ts';

const NOBODY: SessionAnswer = {
  player: null,
  email: null,
  claimedEmail: null,
  canMail: false,
  botLevels: ['beginner', 'club', 'expert'],
  beacon: null,
  tables: [],
  rulebooks: [],
};
const NAME_KEY = 'hanchan.name';

let session = $state<SessionAnswer>(NOBODY);
let isKnown = $state(false);
/** How often the server has told of other rulebooks. */
let told = $state(0);
followBy(() => void told);
let wire: Wire | null = null;

export const currentSession = (): SessionAnswer => session;
/** False until the server has said who this is. */
export const isSessionKnown = (): boolean => isKnown;

/** The page's one socket, opened when it is first needed, and anew when the session changes. */
export function sharedWire(): Wire {
  // One that the server closed for good stays closed: whoever asks again wants a new one.
  if (wire === null || wire.trouble() !== null) wire = openWire();
  return wire;
}

export async function loadSession(): Promise<void> {
  const answer = await call<SessionAnswer>('GET', '/session');
  if (answer.ok) {
    session = answer.value;
    if (tellInstalled(answer.value.rulebooks)) told++;
  }
  isKnown = true;
}

const PATIENCE_MS = 3_000;
let loading: Promise<void> | null = null;

/** Once the server has said which rulebooks it has beside ours; a page does not wait for it forever. */
export async function whenBooksAreKnown(): Promise<void> {
  loading ??= loadSession();
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([loading, patience]);
}

/** `isNew`: the session is another one, even for the same person. */
export async function become(answer: Answer<SessionAnswer>, isNew = false): Answer<SessionAnswer> {
  const result = await answer;
  if (!result.ok) return result;
  const isOther = isNew || result.value.player?.id !== session.player?.id;
  session = result.value;
  if (tellInstalled(result.value.rulebooks)) told++;
  isKnown = true;
  if (isOther) {
    wire?.close();
    wire = null;
  }
  return result;
}

function lastName(): string | null {
  try {
    const last = localStorage.getItem(NAME_KEY);
    return last === null || last.trim() === '' ? null : last;
  } catch {
    // Without storage every visit is the first.
    return null;
  }
}

export function forgetName(): void {
  try {
    localStorage.removeItem(NAME_KEY);
  } catch {
    // See above.
  }
}

/** What whoever is at this screen is called, or was the last time. */
export const knownName = (): string | null => session.player?.name ?? lastName();

/** A name for who only wants to play: the last one used here, or one that says guest. */
export function guestName(): string {
  const last = lastName();
  if (last !== null) return last;
  return t('join.guestName', { number: 1000 + Math.floor(Math.random() * 9000) });
}

export async function enterAsGuest(name: string): Answer<SessionAnswer> {
  const answer = await become(call('POST', '/session/guest', { name }));
  if (answer.ok) {
    try {
      localStorage.setItem(NAME_KEY, name);
    } catch {
      // See above.
    }
  }
  return answer;
}

/** Whoever is there already, or a guest, of this name where one is known. */
export async function ensureSession(name = ''): Promise<Result<SessionAnswer, Refusal>> {
  if (!isKnown) await loadSession();
  return session.player === null ? enterAsGuest(name || guestName()) : ok(session);
}

export const register = (form: { name: string; password: string; email?: string }) =>
  become(call('POST', '/account', form), true);

export const logIn = (form: { name: string; password: string }) =>
  become(call('POST', '/session/login', form));

/** The name that was last used here goes with the session. */
export async function logOut(): Answer<SessionAnswer> {
  const answer = await become(call<SessionAnswer>('POST', '/session/logout'));
  if (answer.ok) forgetName();
  return answer;
}

export const recover = (code: string) => become(call('POST', '/session/recover', { code }), true);

export const askForLink = (email: string) => call<null>('POST', '/session/link', { email });

export const useLink = (token: string) =>
  become(call('POST', '/session/link/use', { token }), true);

export const changeAccount = (change: {
  name?: string;
  email?: string | null;
  current?: string;
  password?: { old?: string; new: string };
}) => become(call('PATCH', '/account', change));

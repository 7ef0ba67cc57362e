// What somebody can do about their own data: where they are signed in, what is stored, and its end.

import type { SessionAnswer, SessionsAnswer } from '@hanchan/protocol';
import { type Answer, call } from './api.ts';
import { become } from './session.svelte.ts';

export type SessionLine = SessionsAnswer['sessions'][number];

export const mySessions = (): Answer<SessionsAnswer> => call('GET', '/sessions');

export const endSession = (id: string): Answer<SessionsAnswer> =>
  call('DELETE', `/sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = (): Answer<SessionsAnswer> => call('DELETE', '/sessions');

/** A file, from the server. */
export const DATA_ADDRESS = '/api/account/data';

export const eraseMe = (form: { name: string; password?: string }): Answer<SessionAnswer> =>
  become(call('DELETE', '/account', form), true);

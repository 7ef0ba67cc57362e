// What somebody can do about their own data: where they are signed in, what is stored, and its end.

import { type Answer, call } from '@hanchan/kit/server/api.ts';
import { become, forgetName } from '@hanchan/kit/server/session.svelte.ts';
import type { RecoveryAnswer, SessionAnswer, SessionsAnswer } from '@hanchan/protocol';

export type SessionLine = SessionsAnswer['sessions'][number];

export const mySessions = (): Answer<SessionsAnswer> => call('GET', '/sessions');

export const endSession = (id: string): Answer<SessionsAnswer> =>
  call('DELETE', `/sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = (): Answer<SessionsAnswer> => call('DELETE', '/sessions');

/** A file, from the server. */
export const DATA_ADDRESS = '/api/account/data';

/** With the password, where there is one. */
export const newRecoveryCode = (password: string): Answer<RecoveryAnswer> =>
  call('POST', '/account/recovery', password === '' ? {} : { password });

export async function eraseMe(form: { name: string; password?: string }): Answer<SessionAnswer> {
  const answer = await become(call<SessionAnswer>('DELETE', '/account', form), true);
  if (answer.ok) forgetName();
  return answer;
}

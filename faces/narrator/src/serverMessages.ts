// Why the server does not do what it was asked to.

import { message } from './message.ts';

/** Refusals with a sentence of their own. */
const SERVER_CODES = [
  'tooLarge',
  'otherVersion',
  'notSignedIn',
  'noSuchTable',
  'notSeated',
  'stale',
  'tooFast',
  'notOffered',
  'wrongState',
  'notHost',
  'tableFull',
  'wrongPassword',
  'blocked',
  'oneHome',
  'nameTaken',
  'wrongLogin',
  'guessable',
  'otherBrowser',
  'deadLink',
  'noSuchGame',
  'noSuchPage',
  'otherOrigin',
  'noSuchKept',
  'wrongLink',
  'conflict',
  'notStored',
  'closing',
  'internal',
] as const;

/** What the server told: a code, and what it says itself. */
export interface ServerRefusal {
  readonly code: string;
  readonly message: string;
}

/** What has no sentence of its own names a field or a value, and is told in the server's words. */
export function serverMessage({ code, message: said }: ServerRefusal) {
  const known = SERVER_CODES.find((one) => one === code);
  return known === undefined ? message('server.other', { said }) : message(`server.${known}`);
}

/** Why the server does not do it. */
export type ServerMessage = ReturnType<typeof serverMessage>;

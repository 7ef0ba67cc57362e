// Why the server does not do it, in English.

import type { ServerMessage } from '../serverMessages.ts';
import { textsFor } from '../texts.ts';

/** Why the server declines. */
export const server = textsFor<ServerMessage>()({
  'server.tooLarge': 'That is too large for the server.',
  'server.otherVersion': 'Hanchan has been updated. Reload the page.',
  'server.notSignedIn': 'You are not signed in here.',
  'server.noSuchTable': 'There is no such table. It may be gone.',
  'server.notSeated': 'You have no seat at this table.',
  'server.stale': 'The game has moved on.',
  'server.tooFast': 'Too many requests. Wait a moment.',
  'server.notOffered': 'This table does not offer that.',
  'server.wrongState': 'That cannot be done now.',
  'server.notHost': 'Only the host can do this.',
  'server.tableFull': 'All seats are taken.',
  'server.wrongPassword': 'Wrong password.',
  'server.blocked': 'You cannot sit at this table.',
  'server.oneHome':
    'Somebody from your home sits here. At a table for everybody that is possible only where its host allows it.',
  'server.nameTaken': 'This name is already taken.',
  'server.wrongLogin': 'Wrong name or password.',
  'server.guessable':
    'This password is among the first that a guesser tries. Choose one with several unusual words.',
  'server.otherBrowser':
    'Open this link in the browser where you asked for it: copy it from the mail.',
  'server.deadLink': 'This link has been used or has expired.',
  'server.noSuchGame': 'There is no such game.',
  'server.noSuchPage': 'There is no such page.',
  'server.otherOrigin': 'The request came from another page.',
  'server.noSuchKept': 'There is no such score.',
  'server.wrongLink': 'This link does not open the score.',
  'server.conflict': 'Another phone recorded something at the same time.',
  'server.notStored': 'The server could not save this, so nothing has changed. Try again.',
  'server.closing': 'The server cannot be reached.',
  'server.internal': 'Something went wrong on the server.',
  'server.other': '{said}',
});

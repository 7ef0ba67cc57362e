// Whom a player wants nothing to do with: they do not hear each other, and do not sit down together.

import { type Answer, call } from './api.ts';

export interface Blocked {
  readonly id: string;
  readonly name: string;
}

interface BlocksAnswer {
  readonly blocked: readonly Blocked[];
}

export const blockedPlayers = (): Answer<BlocksAnswer> => call('GET', '/blocks');

export const setBlocked = (player: string, isBlocked: boolean): Answer<BlocksAnswer> =>
  call(isBlocked ? 'PUT' : 'DELETE', `/blocks/${encodeURIComponent(player)}`);

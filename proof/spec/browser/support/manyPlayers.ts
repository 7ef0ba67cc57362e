// The limits of a site at which programs play as quickly as they can.

import { DEFAULT_LIMITS } from '@hanchan/server';

const MANY = 1e6;

export const MANY_PLAYERS = {
  ...DEFAULT_LIMITS,
  requestsPerMinute: MANY,
  requestsPerSession: MANY,
  signInsPerMinute: MANY,
  messagesPerSecond: MANY,
  messageBurst: MANY,
};

// A table with nothing special about it: the tests of the server play at it, and the bench.

export const PLAIN_TABLE = Object.freeze({
  bellMinutes: null,
  assistance: 'guided',
  claimOrder: 'together',
  visibility: 'public',
  watchDelayMs: 0,
  openHands: false,
  chat: 'all',
  pace: 'normal',
  walls: 'words',
});

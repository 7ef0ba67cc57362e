// Who plays whom, and in which seats. A set is one seed: its matches see the same walls, deal by deal, and differ
// only in who sits where, so that luck of the tiles falls on both sides alike.

/** The one peer that plays; anybody else is a bot of ours. */
export const PEER = 'majiang';
export const PEER_RULES = 'tenhou';

export const DEFAULT_PAIRS = ['expert-club', 'club-beginner', 'expert-beginner', 'expert-majiang'];

/** `expert-club` as two names. */
export const sidesOf = (pair) => pair.split('-');

export const isAgainstPeer = (pair) => sidesOf(pair)[1] === PEER;

/** Which side, 0 or 1, sits in each seat of the matches of a set. */
const ALTERNATING = [
  [0, 1, 0, 1],
  [1, 0, 1, 0],
];
const ONE_AGAINST_THREE = [
  [0, 1, 1, 1],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [1, 1, 1, 0],
];

export const seatingsOf = (pair) => (isAgainstPeer(pair) ? ONE_AGAINST_THREE : ALTERNATING);

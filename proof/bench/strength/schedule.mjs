// Which match comes next. A cell is a pair under a rulebook; cells come one after the other, sets in order, and a
// set that has begun is played to its end even when the time is up.

import { isAgainstPeer, PEER_RULES, seatingsOf } from './pairs.mjs';

export function makeCells({ pairs, rules, hanchan, minutes }) {
  return pairs.flatMap((pair) => {
    const isTimed = isAgainstPeer(pair);
    const under = isTimed ? rules.filter((id) => id === PEER_RULES) : rules;
    return under.map((id) => ({
      pair,
      rules: id,
      /** Null where the time decides. */
      sets: isTimed ? null : Math.ceil(hanchan / seatingsOf(pair).length),
      minutes: isTimed ? minutes : null,
      beganAt: null,
      matches: new Map(),
    }));
  });
}

export const keyOf = ({ set, seating }) => `${set}:${seating}`;

/** Gives a function that names the next match, or null when none is left. `now` is in milliseconds. */
export function scheduler(cells, seed, now) {
  let at = 0;
  let set = 0;
  let seating = 0;
  return () => {
    for (; at < cells.length; at++, set = 0, seating = 0) {
      const cell = cells[at];
      cell.beganAt ??= now();
      const last = seatingsOf(cell.pair).length;
      while (seating > 0 || !isEnough(cell, set, now)) {
        const job = { pair: cell.pair, rules: cell.rules, seed, set, seating };
        seating++;
        if (seating === last) [set, seating] = [set + 1, 0];
        if (!cell.matches.has(keyOf(job))) return { cell, job };
      }
    }
    return null;
  };
}

/** Whether no further set is to be begun. */
function isEnough({ sets, minutes, beganAt }, set, now) {
  return sets === null ? now() - beganAt >= minutes * 60_000 : set >= sets;
}

/** How far a cell is, from 0 to 1. */
export function shareOf({ pair, sets, minutes, beganAt, matches }, now) {
  if (sets === null) return beganAt === null ? 0 : (now() - beganAt) / (minutes * 60_000);
  return matches.size / (sets * seatingsOf(pair).length);
}

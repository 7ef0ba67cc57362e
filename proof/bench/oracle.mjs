// An independent check of our shanten: it tries every set and pair outright, knows no tables, and is slow.

import { KINDS, ORPHANS } from './hands.mjs';

const GROUPS = [];
for (let kind = 0; kind < KINDS; kind++) {
  GROUPS.push([kind, kind, kind]);
  if (kind < 27 && kind % 9 < 7) GROUPS.push([kind, kind + 1, kind + 2]);
}

export const COPIES = 4;
/** For the question what a library answers that counts on a fifth copy. */
export const UNLIMITED = 99;

/** Fewest tiles that `counts` lacks to a complete standard hand, if fewer than `limit`; else `limit`. */
function lackingTiles(counts, copies, limit) {
  const wanted = new Uint8Array(KINDS);
  let best = limit;
  const want = (kind) => (++wanted[kind] > counts[kind] ? 1 : 0);
  const addPair = (lacking) => {
    for (let kind = 0; kind < KINDS; kind++) {
      if (wanted[kind] + 2 > copies) continue;
      const more = want(kind) + want(kind);
      wanted[kind] -= 2;
      if (lacking + more < best) best = lacking + more;
    }
  };
  const addSets = (from, left, lacking) => {
    if (left === 0) {
      addPair(lacking);
      return;
    }
    for (let at = from; at < GROUPS.length; at++) {
      const [a, b, c] = GROUPS[at];
      const more = want(a) + want(b) + want(c);
      const isPossible = wanted[a] <= copies && wanted[b] <= copies && wanted[c] <= copies;
      if (isPossible && lacking + more < best) addSets(at, left - 1, lacking + more);
      wanted[a]--;
      wanted[b]--;
      wanted[c]--;
    }
  };
  const size = counts.reduce((sum, held) => sum + held, 0);
  addSets(0, Math.floor(size / 3), 0);
  return best;
}

/** The true shanten, searched no further than `atMost`. */
export function oracleShanten(counts, atMost, copies = COPIES) {
  const standard = lackingTiles(counts, copies, atMost + 2) - 1;
  const size = counts.reduce((sum, held) => sum + held, 0);
  if (size < 13) return standard;
  const kinds = counts.filter((held) => held > 0).length;
  const pairs = counts.filter((held) => held > 1).length;
  const sevenPairs = 6 - pairs + Math.max(0, 7 - kinds);
  const orphans = ORPHANS.filter((kind) => counts[kind] > 0).length;
  const hasOrphanPair = ORPHANS.some((kind) => counts[kind] > 1);
  return Math.min(standard, sevenPairs, 13 - orphans - (hasOrphanPair ? 1 : 0));
}

/** The kinds that complete thirteen tiles. */
export function oracleWaits(counts) {
  const kinds = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] >= COPIES) continue;
    const drawn = Uint8Array.from(counts);
    drawn[kind]++;
    if (oracleShanten(drawn, 0) === -1) kinds.push(kind);
  }
  return kinds;
}

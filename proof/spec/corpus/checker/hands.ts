// How a hand can be split: four groups and a pair, seven pairs, thirteen orphans; and what it waits for.

import { countKinds, isEnd, isHonour, KINDS, type Kind, rankOf } from './tiles.ts';

export interface Group {
  readonly type: 'run' | 'set' | 'kan';
  /** The lowest tile. */
  readonly first: Kind;
  /** Laid open, by a call. */
  readonly isOpen: boolean;
}

export interface Parting {
  readonly groups: readonly Group[];
  readonly pair: Kind;
}

const inHand = (type: 'run' | 'set', first: Kind): Group => ({ type, first, isOpen: false });

/** All ways to part the tiles into so many groups. */
function groupings(counts: number[], size: number): Group[][] {
  if (size === 0) return counts.every((count) => count === 0) ? [[]] : [];
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return [];
  const found: Group[][] = [];
  const tryGroup = (group: Group, kinds: readonly Kind[]) => {
    for (const one of kinds) counts[one]!--;
    for (const rest of groupings(counts, size - 1)) found.push([group, ...rest]);
    for (const one of kinds) counts[one]!++;
  };
  if (counts[kind]! >= 3) tryGroup(inHand('set', kind), [kind, kind, kind]);
  const hasRun =
    !isHonour(kind) && rankOf(kind) <= 7 && counts[kind + 1]! > 0 && counts[kind + 2]! > 0;
  if (hasRun) tryGroup(inHand('run', kind), [kind, kind + 1, kind + 2]);
  return found;
}

/** Groups have three tiles, all of one suit or one honour: only where the pair lies are two left over. */
function mayPart(counts: readonly number[]): boolean {
  let pairs = 0;
  let sum = 0;
  for (let kind = 0; kind < 34; kind++) {
    sum += counts[kind]!;
    const isLast = kind >= 27 || kind % 9 === 8;
    if (!isLast) continue;
    if (sum % 3 === 1) return false;
    if (sum % 3 === 2) pairs++;
    sum = 0;
  }
  return pairs === 1;
}

/** All ways to part concealed tiles into groups and a pair. */
export function partings(kinds: readonly Kind[]): Parting[] {
  const counts = countKinds(kinds);
  if (!mayPart(counts)) return [];
  const size = (kinds.length - 2) / 3;
  return KINDS.filter((pair) => counts[pair]! >= 2).flatMap((pair) => {
    counts[pair]! -= 2;
    const found = groupings(counts, size).map((groups) => ({ groups, pair }));
    counts[pair]! += 2;
    return found;
  });
}

export const isSevenPairs = (kinds: readonly Kind[]) =>
  kinds.length === 14 && arePairs(countKinds(kinds));

export const isOrphans = (kinds: readonly Kind[]) =>
  kinds.length === 14 && areOrphans(countKinds(kinds));

const arePairs = (counts: readonly number[]) => counts.every((count) => count === 0 || count === 2);

const areOrphans = (counts: readonly number[]) =>
  counts.every((count, kind) => (isEnd(kind) ? count === 1 || count === 2 : count === 0));

/** Which forms beside four groups and a pair win. */
export interface Forms {
  readonly hasPairs: boolean;
}

/** What completes a hand; a fifth copy of a tile does not. `laid` are the tiles of melds that count. */
export function waitsOf(kinds: readonly Kind[], laid: readonly Kind[], forms: Forms): Kind[] {
  const counts = countKinds(kinds);
  const melded = countKinds(laid);
  const isWhole = kinds.length === 13;
  return KINDS.filter((kind) => {
    if (counts[kind]! + melded[kind]! === 4) return false;
    counts[kind]!++;
    const isForm = isWhole && forms.hasPairs && (arePairs(counts) || areOrphans(counts));
    const isComplete = isForm || (mayPart(counts) && partings([...kinds, kind]).length > 0);
    counts[kind]!--;
    return isComplete;
  });
}

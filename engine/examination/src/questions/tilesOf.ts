// Tiles for questions: what a rulebook's set holds, melds out of a wall, and complete hands by chance.

import { pick, type Random } from '@hanchan/bots';
import type { FormOptions } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import {
  FIRST_WIND,
  isHonour,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  SOURCES,
  type Tile,
} from '@hanchan/tiles';

/** Which forms a hand may be complete in, beside four sets and a pair. */
export const formsOf = (rules: RuleValues): FormOptions => ({
  sevenPairs: rules['win.sevenPairs'],
  thirteenOrphans: rules['win.thirteenOrphans'],
});

/** A chi, where the rulebook has it, or a pon, taken out of the wall. */
export function takeMeld(wall: Tile[], rules: RuleValues, random: Random): Meld {
  const isChi = rules['calls.chi'] === 'nextPlayer' && random() < 0.5;
  for (;;) {
    const first = Math.floor(random() * (isChi ? FIRST_WIND : KIND_COUNT));
    if (isChi && first % 9 > 6) continue;
    const kinds = isChi ? [first, first + 1, first + 2] : [first, first, first];
    const tiles = takeKinds(wall, kinds);
    if (tiles === null) continue;
    const from = isChi ? 'left' : pick(SOURCES, random);
    return { type: isChi ? 'chi' : 'pon', tiles, from, called: tiles[0]! };
  }
}

/** Null, and nothing taken, when one of them is not there. */
function takeKinds(wall: Tile[], kinds: readonly Kind[]): Tile[] | null {
  const rest = [...wall];
  const taken: Tile[] = [];
  for (const kind of kinds) {
    const at = rest.findIndex((tile) => kindOf(tile) === kind);
    if (at < 0) return null;
    taken.push(...rest.splice(at, 1));
  }
  wall.splice(0, wall.length, ...rest);
  return taken;
}

/** A sequence from its lowest tile, or a triplet. */
export interface SetShape {
  readonly type: 'sequence' | 'triplet';
  readonly kind: Kind;
}

/** Four sets and a pair, without a say in which tiles they are. */
export interface CompleteShape {
  readonly sets: readonly SetShape[];
  readonly pair: Kind;
}

/** The three kinds of a set. */
export const kindsOf = ({ type, kind }: SetShape): Kind[] =>
  type === 'triplet' ? [kind, kind, kind] : [kind, kind + 1, kind + 2];

/** Four sets and a pair of these kinds, no kind more than four times; null where that does not come out. */
export function completeShape(
  kinds: readonly Kind[],
  tripletShare: number,
  random: Random,
): CompleteShape | null {
  const counts = new Uint8Array(KIND_COUNT);
  const add = (...more: readonly Kind[]) => {
    for (const kind of more) counts[kind]!++;
    return more.every((kind) => counts[kind]! <= 4);
  };
  const sets: SetShape[] = [];
  while (sets.length < 4) {
    const kind = pick(kinds, random);
    const isRun =
      !isHonour(kind) && kind % 9 <= 6 && kinds.includes(kind + 1) && kinds.includes(kind + 2);
    const set: SetShape = {
      type: isRun && random() >= tripletShare ? 'sequence' : 'triplet',
      kind,
    };
    if (!add(...kindsOf(set))) return null;
    sets.push(set);
  }
  const pair = pick(kinds, random);
  return add(pair, pair) ? { sets, pair } : null;
}

const USUAL_KANS = 0.2;

/** The set as a call would make it, a triplet now and then as a kan; null where the rulebook has no such call. */
export function openMeld(
  set: SetShape,
  rules: RuleValues,
  random: Random,
  kanShare = USUAL_KANS,
): Meld | null {
  const tiles = kindsOf(set);
  if (set.type === 'sequence') {
    const isAllowed = rules['calls.chi'] === 'nextPlayer';
    return isAllowed ? { type: 'chi', tiles, from: 'left', called: tiles[0]! } : null;
  }
  const from = pick(SOURCES, random);
  const called = set.kind;
  const four = [...tiles, called];
  const chance = random();
  if (rules['kan.called'] && chance < kanShare / 2) {
    return { type: 'calledKan', tiles: four, from, called };
  }
  if (rules['kan.added'] && chance < kanShare)
    return { type: 'addedKan', tiles: four, from, called };
  return { type: 'pon', tiles, from, called };
}

/** Every kind of tile, 0 to 33. */
export const ALL_KINDS: readonly Kind[] = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

/** The nine kinds of a suit: 0 characters, 1 circles, 2 bamboos. */
export const kindsOfSuit = (suit: number): Kind[] => ALL_KINDS.slice(suit * 9, suit * 9 + 9);

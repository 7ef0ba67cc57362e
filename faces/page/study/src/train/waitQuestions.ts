// Thirteen tiles that are tenpai, and everything that completes them: with the reading of each wait, and the tiles
// that would complete the hand if there were a fifth of them.

import type { Random } from '@hanchan/bots';
import type { Level, QuestionOf, Skill } from '@hanchan/examination';
import {
  ALL_KINDS,
  completeShape,
  formsOf,
  kindsOf,
  kindsOfSuit,
  openMeld,
} from '@hanchan/examination';
import { type Reading, readings, waits } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import {
  allTiles,
  compareTiles,
  countTiles,
  type Hand,
  isHonour,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  overfullKinds,
} from '@hanchan/tiles';

export interface WaitsQuestion extends QuestionOf<'waits'> {
  readonly hand: Hand;
  readonly waits: readonly Kind[];
  /** All four are in the hand already: no wait, though the shape is there. */
  readonly fifth: readonly Kind[];
}

export interface WaitsGrade {
  readonly found: readonly Kind[];
  readonly missed: readonly Kind[];
  readonly wrong: readonly Kind[];
  readonly isRight: boolean;
}

/** Null where this chance brought no such hand. */
export function waitsQuestion(
  rules: RuleValues,
  level: Level<'waits'>,
  random: Random,
): WaitsQuestion | null {
  const hand = handOf(rules, level, random);
  // A kan may have taken a copy that the rest of the hand needs.
  if (hand === null || overfullKinds(countTiles(allTiles(hand))).length > 0) return null;
  const found = waits(hand, formsOf(rules));
  if (!isOfLevel(found.length, level)) return null;
  const fifth = fifthTiles(hand, found, rules);
  return {
    type: 'waits',
    hand,
    waits: found,
    fifth,
    skills: skillsOf(hand, found, fifth, level, rules),
  };
}

function isOfLevel(count: number, level: Level<'waits'>): boolean {
  if (level === 'few') return count === 1 || count === 2;
  if (level === 'several') return count >= 3;
  return level === 'flush' ? count >= 2 : count >= 5;
}

const TRIPLETS = 0.35;
/** Kans take the fourth copy, which makes for waits that are none. */
const KANS = 0.4;

function handOf(rules: RuleValues, level: Level<'waits'>, random: Random): Hand | null {
  const suit = Math.floor(random() * 3);
  if (level === 'few' && rules['win.sevenPairs'] && random() < 0.12) return sevenPairs(random);
  const kinds = {
    few: ALL_KINDS,
    // Most of the hand in one suit, so that its shapes meet.
    several: [...kindsOfSuit(suit), ...kindsOfSuit(suit), ...kindsOfSuit((suit + 1) % 3)],
    flush: kindsOfSuit(suit),
    gates: kindsOfSuit(suit),
  }[level];
  const shape = completeShape(kinds, TRIPLETS, random);
  if (shape === null) return null;
  const meldCount = level === 'gates' ? 0 : Math.max(0, Math.floor(random() * 5) - 2);
  const melds = shape.sets.slice(0, meldCount).map((set) => openMeld(set, rules, random, KANS));
  if (melds.includes(null)) return null;
  const concealed = shape.sets.slice(meldCount).flatMap(kindsOf);
  concealed.push(shape.pair, shape.pair);
  concealed.sort(compareTiles);
  concealed.splice(Math.floor(random() * concealed.length), 1);
  return { concealed, melds: melds as Meld[] };
}

function sevenPairs(random: Random): Hand {
  const kinds = new Set<Kind>();
  while (kinds.size < 7) kinds.add(Math.floor(random() * KIND_COUNT));
  const concealed = [...kinds].sort(compareTiles).flatMap((kind) => [kind, kind]);
  concealed.splice(Math.floor(random() * concealed.length), 1);
  return { concealed, melds: [] };
}

/** Kinds that complete the shape but of which the hand owns all four. */
function fifthTiles(hand: Hand, found: readonly Kind[], rules: RuleValues): Kind[] {
  const owned = countTiles(allTiles(hand));
  return ALL_KINDS.filter(
    (kind) =>
      owned[kind] === 4 && !found.includes(kind) && readingsOf(hand, kind, rules).length > 0,
  );
}

export const readingsOf = (hand: Hand, kind: Kind, rules: RuleValues): Reading[] =>
  readings(hand, kind, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });

function skillsOf(
  hand: Hand,
  found: readonly Kind[],
  fifth: readonly Kind[],
  level: Level<'waits'>,
  rules: RuleValues,
): Skill<'waits'>[] {
  const isPairs = found.every((kind) =>
    readingsOf(hand, kind, rules).every(({ form }) => form === 'sevenPairs'),
  );
  const size =
    found.length === 1
      ? 'single'
      : found.length === 2
        ? 'open'
        : found.length === 3
          ? 'three'
          : 'many';
  return [
    isPairs ? 'sevenPairs' : size,
    ...(isFlush(hand) && level !== 'few' ? (['flush'] as const) : []),
    ...(fifth.length > 0 ? (['fifth'] as const) : []),
    ...(hand.melds.length > 0 ? (['melds'] as const) : []),
  ];
}

export const isFlush = (hand: Hand): boolean => {
  const tiles = allTiles(hand).map(kindOf);
  const suit = Math.floor(tiles[0]! / 9);
  return tiles.every((tile) => !isHonour(tile) && Math.floor(tile / 9) === suit);
};

export function gradeWaits(question: WaitsQuestion, named: readonly Kind[]): WaitsGrade {
  const found = question.waits.filter((kind) => named.includes(kind));
  const missed = question.waits.filter((kind) => !named.includes(kind));
  const wrong = named.filter((kind) => !question.waits.includes(kind));
  return { found, missed, wrong, isRight: missed.length === 0 && wrong.length === 0 };
}

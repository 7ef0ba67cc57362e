// Fourteen tiles, and which one to discard: hands that came about by drawing and discarding, and what each discard
// keeps.

import { pick, type Random, shuffled } from '@hanchan/bots';
import type { Match } from '@hanchan/game';
import { type DiscardChoice, discards } from '@hanchan/hand';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import {
  compareTiles,
  countTiles,
  type Hand,
  kindOf,
  type Seat,
  type Tile,
  tileSet,
} from '@hanchan/tiles';
import type { Level, QuestionOf } from './kinds.ts';
import { formsOf, takeMeld } from './tilesOf.ts';

/** A hand, and what each discard keeps. */
export interface EfficiencyQuestion extends QuestionOf<'efficiency'> {
  /** With the drawn tile, which stands last. */
  readonly hand: Hand;
  readonly drawn: Tile;
  /** What the other three have discarded; only where it is to be counted. */
  readonly rivers: readonly (readonly Tile[])[];
  readonly own: readonly Tile[];
  /** The best first. */
  readonly choices: readonly DiscardChoice[];
  /** Where it comes from a game that was played. */
  readonly moment?: { readonly match: Match; readonly seat: Seat };
}

/** What a discard lost, against the best. */
export interface DiscardGrade {
  readonly chosen: DiscardChoice;
  readonly best: DiscardChoice;
  readonly shantenLost: number;
  readonly tilesLost: number;
  readonly kindsLost: number;
  /** Of a hundred; nothing for a step back. */
  readonly points: number;
  readonly isRight: boolean;
}

const TURNS = 17;

/** Null where this chance brought no such hand. */
export function efficiencyQuestion(
  rules: RuleValues,
  level: Level<'efficiency'>,
  random: Random,
): EfficiencyQuestion | null {
  const target = { one: 1, two: 2, three: 3, melds: pick([1, 2], random), river: 1 }[level];
  const wall = shuffled(tileSet(redFivesOf(rules)), random);
  const melds = Array.from({ length: level === 'melds' ? pick([1, 2], random) : 0 }, () =>
    takeMeld(wall, rules, random),
  );
  let concealed = wall.splice(0, 13 - 3 * melds.length).sort(compareTiles);
  const own: Tile[] = [];
  const rivers: Tile[][] = [[], [], []];
  const isSeen = level === 'river';
  for (let turn = 0; turn < TURNS; turn++) {
    const drawn = wall.pop()!;
    const hand: Hand = { concealed: [...concealed, drawn], melds };
    const visible = isSeen ? countTiles([...own, ...rivers.flat()]) : undefined;
    const choices = discards(hand, visible, formsOf(rules));
    const { shanten, tile } = choices[0]!;
    if (shanten < target) return null;
    if (shanten === target && isChoice(choices) && (!isSeen || matters(hand, choices, rules))) {
      return {
        type: 'efficiency',
        hand,
        drawn,
        rivers: isSeen ? rivers : [],
        own: isSeen ? own : [],
        choices,
        skills: [level],
      };
    }
    concealed = without(hand.concealed, tile);
    own.push(tile);
    for (const river of rivers) river.push(wall.pop()!);
  }
  return null;
}

/** One or two kinds are best, and others keep the distance but less of what helps. */
function isChoice(choices: readonly DiscardChoice[]): boolean {
  const best = choices[0]!;
  const near = choices.filter(({ shanten }) => shanten === best.shanten);
  const kinds = (list: readonly DiscardChoice[]) => new Set(list.map(({ tile }) => kindOf(tile)));
  const top = kinds(near.filter(({ count }) => count === best.count));
  return best.count > 0 && top.size <= 2 && kinds(near).size > top.size;
}

/** Without the discards another tile would be best. */
function matters(hand: Hand, choices: readonly DiscardChoice[], rules: RuleValues): boolean {
  const unseen = discards(hand, undefined, formsOf(rules));
  return !isBest(choices, unseen[0]!.tile);
}

const isBest = (choices: readonly DiscardChoice[], tile: Tile) =>
  gradeDiscard(choices, tile).isRight;

function without(tiles: readonly Tile[], tile: Tile): Tile[] {
  const rest = [...tiles];
  rest.splice(rest.indexOf(tile), 1);
  return rest.sort(compareTiles);
}

/** How good one of the discards was. */
export function gradeDiscard(choices: readonly DiscardChoice[], tile: Tile): DiscardGrade {
  const best = choices[0]!;
  const chosen = choices.find((choice) => choice.tile === tile)!;
  const shantenLost = chosen.shanten - best.shanten;
  const points = shantenLost > 0 ? 0 : Math.round((100 * chosen.count) / best.count);
  return {
    chosen,
    best,
    shantenLost,
    tilesLost: best.count - chosen.count,
    kindsLost: best.improving.length - chosen.improving.length,
    points,
    isRight: shantenLost === 0 && chosen.count === best.count,
  };
}

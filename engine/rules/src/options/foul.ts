// What a player at a real table can do wrongly, and what the rulebook makes of it once it is judged.

import { WALL_SIZE } from '@hanchan/tiles';
import { choice, number, since } from '../option.ts';
import { numbers } from './structured.ts';

const CONSEQUENCES = {
  refused: 'not covered: it cannot be done',
  nothing: 'corrected without a penalty',
  warning: 'a warning',
  deadHand: 'a dead hand',
  penalty: 'the points of a chombo, and play continues',
  chombo: 'a chombo',
} as const;

const foul = (question: string) => choice(question, CONSEQUENCES);

export const FOUL_OPTIONS = {
  'foul.falseWin': foul('What is a false win, declared and shown?'),
  'foul.notenRiichi': foul('What is riichi on a hand that is not tenpai, once it has to be shown?'),
  'foul.openRiichi': foul('What is riichi on an open hand?'),
  'foul.emptyCall': foul('What is a call that is taken back or cannot be made?'),
  'foul.invalidGroup': foul(
    'What is a meld of tiles that do not form a set, once the discard is made?',
  ),
  'foul.swapDiscard': foul('What is discarding a tile that the call just made forbids?'),
  'foul.riichiDiscard': foul('What is discarding a tile other than the drawn one in riichi?'),
  'foul.riichiCall': foul('What is calling a discard for a meld in riichi?'),
  'foul.riichiKan': foul('What is a kan in riichi that changes the hand, once the hand is shown?'),
  'foul.deadHandCall': foul('What is a call with a hand that was declared dead?'),
  'foul.deadHandDeclaration': since(
    2,
    (earlier) => earlier['foul.deadHandCall'] as keyof typeof CONSEQUENCES,
    foul('What is riichi, or a kan of your own, with a hand that was declared dead?'),
  ),
  'foul.falseTenpai': foul('What is declaring tenpai at a draw with a hand that is not tenpai?'),
  'foul.exposedTiles': numbers(
    'From how many tiles shown by accident is the hand dead, and from how many is it a chombo? (0: never)',
    {
      ownChombo: 'your own tiles: chombo from',
      othersDead: "another's tiles: dead hand from",
      othersChombo: 'chombo from',
      deadWallDead: 'dead wall: dead hand from',
      deadWallChombo: 'chombo from',
      warning: 'fewer: a warning from',
    },
  ),
  'foul.exposedWall': since(
    2,
    // The wall was judged by the number for one's own tiles; one that no wall has was never reached.
    (earlier) => {
      const limits = earlier['foul.exposedTiles'] as { readonly ownChombo?: unknown } | undefined;
      const from = limits?.ownChombo;
      if (!Number.isInteger(from)) return undefined;
      return (from as number) > 0 && (from as number) <= WALL_SIZE ? (from as number) : 0;
    },
    number('From how many tiles of the live wall shown by accident is it a chombo?', {
      min: 0,
      max: WALL_SIZE,
      unit: 'tiles',
      zero: 'never by their number alone',
    }),
  ),
};

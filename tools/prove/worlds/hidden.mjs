// What the worlds say about hidden hands at one choice, and what was so: how likely somebody wins on each tile of the hand, and how
// likely each opponent is tenpai.

import { noRonBecause } from '@hanchan/game';
import { othersAfter } from '@hanchan/rules';
import { kindOf } from '@hanchan/tiles';
import { chooseWorlds, lookAt } from '@hanchan/worlds';
import { read } from './books.mjs';

const WORLDS = 60;

const isWonOn = (match, seat, tile) =>
  othersAfter(seat, match.rules).some(
    (other) => noRonBecause(match, other, { from: seat, tile, by: 'discard' }) === null,
  );

/** Rows of `[said, was]`. */
export function lookAtHands({ match, seat, seen, legal }, random) {
  const look = lookAt(seen, read(seen, legal));
  const worlds = chooseWorlds(look, WORLDS, random);
  const share = (isSo) => worlds.filter((world) => isSo(world.match)).length / worlds.length;
  const tiles = new Map(
    legal
      .filter(({ type, riichi }) => type === 'discard' && !riichi)
      .map(({ tile }) => [kindOf(tile), tile]),
  );
  const dealIn = [...tiles.values()].map((tile) => [
    share((now) => isWonOn(now, seat, tile)),
    Number(isWonOn(match, seat, tile)),
  ]);
  const open = look.others.filter(({ inRiichi }) => !inRiichi);
  const tenpai = open.map(({ seat: other }) => [
    share((now) => now.deal.seats[other].waits.length > 0),
    Number(match.deal.seats[other].waits.length > 0),
  ]);
  return { dealIn, tenpai };
}

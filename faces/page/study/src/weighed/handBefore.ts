// A decision as it stood before the player: the hand, the tile on offer, and what each discard would have kept, also
// where the bot did not count it.

import type { Candidate } from '@hanchan/bots';
import { type Match, type Offer, view } from '@hanchan/game';
import { discards, type ImprovingTile } from '@hanchan/hand';
import { openTiles } from '@hanchan/table/felt/counting.ts';
import { countTiles, type Meld, SEATS, type Seat, type Tile } from '@hanchan/tiles';

export interface HandBefore {
  readonly hand: readonly Tile[];
  readonly drawn: Tile | null;
  readonly melds: readonly Meld[];
  /** Null on the player's own turn. */
  readonly offer: Offer | null;
  readonly indicators: readonly Tile[];
  /** Others who have declared riichi. */
  readonly inRiichi: readonly Seat[];
  /** What brings the hand nearer after an action, and how many are left; empty where that is not known. */
  readonly acceptedAfter: (candidate: Candidate) => readonly ImprovingTile[];
}

export function handBefore(match: Match, seat: Seat): HandBefore {
  const { deal, rules } = view(match, seat);
  const { seats, phase, indicators } = deal!;
  const { hand, drawn } = deal!.own!;
  const { melds } = seats[seat];
  const concealed = drawn === null ? hand : [...hand, drawn];
  const choices = () =>
    discards({ concealed, melds }, countTiles(openTiles(deal!, seat)), {
      sevenPairs: rules['win.sevenPairs'],
      thirteenOrphans: rules['win.thirteenOrphans'],
    });
  let known: ReturnType<typeof choices> | null = null;
  return {
    hand,
    drawn,
    melds,
    offer: phase.type === 'claims' ? phase.offer : null,
    indicators,
    inRiichi: SEATS.filter((one) => one !== seat && seats[one].riichi !== 'none'),
    acceptedAfter({ action, accepts, shanten }) {
      if (accepts.length > 0 || action.type !== 'discard') return accepts;
      known ??= choices();
      const choice = known.find(({ tile }) => tile === action.tile);
      return choice?.shanten === shanten ? choice!.improving : [];
    },
  };
}

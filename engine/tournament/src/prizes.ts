// Who chooses a prize, in order, and the prizes for single feats.

import type { Twelfths } from '@hanchan/game';
import type { PersonId, Slot } from './person.ts';
import type { Standing } from './standing.ts';

/** Who chooses a prize as which one. */
export interface PrizePick {
  readonly pick: number;
  readonly slot: Slot;
  /** A number may have been played by several people: the one who ranks. */
  readonly person: PersonId | null;
  readonly rank: number;
  readonly rankShown: string;
  /** Shares the rank with another: the head referee settles who chooses first. */
  readonly isShared: boolean;
}

/** In order of rank; whoever left in an emergency keeps the rank and is passed over. */
export function prizePicks(rows: readonly Standing[], prizes = 4): PrizePick[] {
  return rows
    .filter(({ isRanked, isListed }) => isRanked && isListed)
    .slice(0, prizes)
    .map(({ slot, person, rank, rankShown, tieBreak }, i) => ({
      pick: i + 1,
      slot,
      person,
      rank: rank!,
      rankShown,
      isShared: tieBreak === 'shared',
    }));
}

/** A single hanchan that a prize may be for. */
export interface Feat {
  readonly slot: Slot;
  /** Who played it. */
  readonly person: PersonId | null;
  readonly round: number;
  readonly table: number;
  /** Hanchan score in twelfths of a point. */
  readonly hanchan: Twelfths;
  /** Points above or below those that results are counted from. */
  readonly points: number;
}

/** The best single hanchan of the event: several when they are equal. Played by the player in person. */
export function bestHanchan(rows: readonly Standing[]): Feat[] {
  const feats = rows
    .filter(({ isRanked, isListed }) => isRanked && isListed)
    .flatMap(({ slot, person, byRound }) =>
      byRound
        .filter(({ isForfeit, isStandIn }) => !isForfeit && !isStandIn)
        .map(({ round, table, hanchan, points }): Feat => {
          return { slot, person, round, table, hanchan, points };
        }),
    );
  const best = feats.reduce((top, { hanchan }) => Math.max(top, hanchan), Number.NEGATIVE_INFINITY);
  return feats.filter(({ hanchan }) => hanchan === best);
}

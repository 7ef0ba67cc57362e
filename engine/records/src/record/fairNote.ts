// What somebody noted while the table waited, against what the record says afterwards. A record that is whole in itself
// may still be another one: only who was there can tell.

import { type BeaconDraw, roundTime } from '@hanchan/game';
import { bySeat } from '@hanchan/tiles';
import type { FairReport } from './fair.ts';

/** Everything that was seen before the first deal; what is left out was not noted. */
export interface FairNote {
  readonly commitment?: string;
  /** A word of theirs, and in which place it was told. */
  readonly word?: string;
  readonly place?: number;
  /** Before any word was told, and once all were. */
  readonly pledges?: readonly (string | null)[];
  readonly words?: readonly string[];
  /** The key of the beacon, and the rounds that were named, with the moment at which that was seen. */
  readonly beaconKey?: string;
  readonly rounds?: readonly {
    readonly deal: number;
    readonly round: number;
    readonly at: number;
  }[];
}

const NOTE_FAULTS = [
  'otherSeal',
  'otherWord',
  'otherPledges',
  'otherWords',
  'otherBeacon',
  'otherRound',
  'lateRound',
] as const;
/** One of `NOTE_FAULTS`. */
export type NoteFault = (typeof NOTE_FAULTS)[number];

/** The first thing that is not as it was noted; null: everything is. */
export function noteProblem(
  { fair, beacon, draws }: Pick<FairReport, 'fair' | 'beacon' | 'draws'>,
  note: FairNote,
): NoteFault | null {
  if (fair === null) return 'otherSeal';
  const { commitment, word, place, pledges, words, beaconKey, rounds = [] } = note;
  if (commitment !== undefined && fair.commitment !== commitment) return 'otherSeal';
  if (word !== undefined) {
    const isThere = place === undefined ? fair.words.includes(word) : fair.words[place] === word;
    if (!isThere) return 'otherWord';
  }
  if (pledges !== undefined && !isSame(fair.pledges ?? bySeat(() => null), pledges)) {
    return 'otherPledges';
  }
  if (words !== undefined && !isSame(fair.words, words)) return 'otherWords';
  if (beaconKey !== undefined && beacon?.chain.key !== beaconKey) return 'otherBeacon';
  return roundFault({ beacon, draws }, rounds);
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A round counts only if it was named before its value was published. */
function roundFault(
  { beacon, draws }: Pick<FairReport, 'beacon' | 'draws'>,
  rounds: NonNullable<FairNote['rounds']>,
): NoteFault | null {
  const drawn = new Map<number, BeaconDraw>(draws.map(({ deal, draw }) => [deal, draw]));
  for (const { deal, round, at } of rounds) {
    const draw = drawn.get(deal);
    // Named for a deal that was never dealt: the match ended first.
    if (draw === undefined) continue;
    if (draw.round !== round) return 'otherRound';
    if (beacon !== null && at >= roundTime(beacon.chain, round)) return 'lateRound';
  }
  return null;
}

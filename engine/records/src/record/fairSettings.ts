// What a record says about where its walls come from: in the header what was fixed before the first deal, with each
// deal the value of the beacon that went into it.

import {
  type BeaconChain,
  type BeaconDraw,
  drawFault,
  matchSeed,
  pledgeOf,
  readChain,
  readDraw,
  roundAfter,
  seedWithBeacon,
} from '@hanchan/game';
import type { BySeat } from '@hanchan/tiles';
import { isFields } from './fields.ts';
import type { RecordEntry, RecordHeader } from './form.ts';

/** A value once before the first deal, or a new one before each. */
const BEACON_TIMES = ['match', 'deal'] as const;

/** The beacon that went into the walls. */
export interface FairBeacon {
  readonly chain: BeaconChain;
  readonly each: (typeof BEACON_TIMES)[number];
  /** When secret and words were fixed; the first round is the one that was to come then. */
  readonly fixedAt: number;
}

/** What a header's settings say under `fair`, before the first deal. */
export interface FairSettings {
  /** `w2` where a beacon adds to it. */
  readonly scheme: 'w1' | 'w2';
  readonly commitment: string;
  /** What each place added, in the order of sitting down, seen by everybody. */
  readonly words: BySeat<string>;
  /** What each place was bound to before any word was told; null where the word was told at once, or none was given. */
  readonly pledges?: BySeat<string | null>;
  readonly beacon?: FairBeacon;
}

export function fairSettingsOf({ settings }: RecordHeader): FairSettings | null {
  const { fair } = settings;
  if (!isFields(fair)) return null;
  const { scheme, commitment, words, pledges, beacon } = fair;
  if (typeof commitment !== 'string' || !isFour(words, (word) => typeof word === 'string')) {
    return null;
  }
  const isPledge = (one: unknown) => one === null || typeof one === 'string';
  if (pledges !== undefined && !isFour(pledges, isPledge)) return null;
  if (scheme === 'w1') return beacon === undefined ? (fair as unknown as FairSettings) : null;
  return scheme === 'w2' && isBeacon(beacon) ? (fair as unknown as FairSettings) : null;
}

const isFour = (list: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length === 4 && list.every(isOne);

const isBeacon = (told: unknown): boolean =>
  isFields(told) &&
  readChain(told['chain']) !== null &&
  (BEACON_TIMES as readonly unknown[]).includes(told['each']) &&
  Number.isSafeInteger(told['fixedAt']);

/** The places whose word was promised and not told; or which told another. */
export function withheldIn({ pledges, words }: FairSettings): {
  readonly withheld: readonly number[];
  readonly broken: readonly number[];
} {
  const promised = (pledges ?? []).flatMap((pledge, i) => (pledge === null ? [] : [i]));
  const isKept = (i: number) => pledgeOf(words[i]!) === pledges![i];
  return {
    withheld: promised.filter((i) => words[i] === '' && !isKept(i)),
    broken: promised.filter((i) => words[i] !== '' && !isKept(i)),
  };
}

export interface DealSeeds {
  /** Of each deal of the record. */
  readonly seeds: readonly string[];
  /** What went into the walls from outside, by deal from 1 on. */
  readonly draws: readonly { readonly deal: number; readonly draw: BeaconDraw }[];
  /** What a beacon cannot have given; null: nothing. */
  readonly problem: string | null;
}

type DealLine = Extract<RecordEntry, { type: 'deal' }>;

/** Each value of the beacon goes into the seed of its deal and of all that follow. */
export function dealSeeds(
  fair: FairSettings,
  secret: string,
  deals: readonly Pick<DealLine, 'seed'>[],
): DealSeeds {
  let seed = matchSeed(secret, fair.words);
  const seeds: string[] = [];
  const draws: { deal: number; draw: BeaconDraw }[] = [];
  let problem: string | null = null;
  for (const [i, line] of deals.entries()) {
    const told = isFields(line.seed) ? line.seed['beacon'] : undefined;
    const draw = told === undefined ? null : readDraw(told);
    problem ??= drawProblem(fair, { deal: i + 1, isTold: told !== undefined, draw, before: draws });
    if (draw !== null) {
      seed = seedWithBeacon(seed, draw);
      draws.push({ deal: i + 1, draw });
    }
    seeds.push(seed);
  }
  return { seeds, draws, problem };
}

interface Drawn {
  readonly deal: number;
  readonly isTold: boolean;
  readonly draw: BeaconDraw | null;
  readonly before: readonly { readonly draw: BeaconDraw }[];
}

function drawProblem(
  { beacon }: FairSettings,
  { deal, isTold, draw, before }: Drawn,
): string | null {
  const isDue = beacon !== undefined && (deal === 1 || beacon.each === 'deal');
  if (!isDue) return isTold ? `deal ${deal} names a beacon that was not agreed` : null;
  if (draw === null) return `deal ${deal} does not say what the beacon gave`;
  const { round } = draw;
  const due = roundAfter(beacon.chain, beacon.fixedAt);
  if (deal === 1 && round !== due) return `deal 1 has round ${round} of the beacon, not ${due}`;
  if (round <= (before.at(-1)?.draw.round ?? 0)) {
    return `deal ${deal} has round ${round} of the beacon, which was over before`;
  }
  const fault = drawFault(draw);
  return fault === null ? null : `round ${round} of the beacon: ${fault}`;
}

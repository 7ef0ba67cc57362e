// A match on sealed walls, made as an honest server makes it or with one lie, and the beacon of another party.

import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type BeaconChain,
  type BeaconDraw,
  beaconValue,
  commitmentOf,
  fairWall,
  legalActions,
  matchSeed,
  newMatch,
  pledgeOf,
  roundAfter,
  roundMessage,
  seatsToAct,
  seedWithBeacon,
} from '@hanchan/game';
import {
  type FairSettings,
  headerOf,
  type Move,
  makeMove,
  type RecordEntry,
  writeRecord,
} from '@hanchan/records';
import { type Ruleset, redFivesOf } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';

export const SECRET = '5ec2e7'.padEnd(64, '0');
export const WORDS: BySeat<string> = ['east', '', 'three', 'wall'];
export const PLEDGES = WORDS.map((word) =>
  word === '' ? null : pledgeOf(word),
) as unknown as BySeat<string | null>;
export const FIXED_AT = Date.UTC(2026, 5, 1);
export const DEALS = 3;

export const { privateKey: KEY } = generateKeyPairSync('ed25519');

export const keyOf = (secret: KeyObject): string =>
  Buffer.from(createPublicKey(secret).export({ format: 'jwk' }).x!, 'base64url').toString('hex');

export const CHAIN: BeaconChain = {
  source: 'https://beacon.example.org',
  scheme: 'ed25519',
  key: keyOf(KEY),
  genesis: Date.UTC(2026, 0, 1) / 1_000,
  period: 10,
};

export function drawBy(secret: KeyObject, round: number): BeaconDraw {
  const signature = sign(null, Buffer.from(roundMessage(round), 'hex'), secret).toString('hex');
  return { round, value: beaconValue(signature), signature };
}

export interface Sealed {
  readonly ruleset?: Ruleset;
  readonly secret?: string;
  readonly fair?: Partial<FairSettings>;
  /** What goes into the walls of a deal, and what the record says of it. */
  readonly draw?: (deal: number) => BeaconDraw | undefined;
  readonly told?: (deal: number) => BeaconDraw | undefined;
  /** The deal of which another wall is dealt. */
  readonly wrongWall?: number;
}

export const FIRST_ROUND = roundAfter(CHAIN, FIXED_AT);
/** A table with one beacon for the match, or one before each deal. */
export const withBeacon = (each: 'match' | 'deal'): Sealed => ({
  fair: { scheme: 'w2', beacon: { chain: CHAIN, each, fixedAt: FIXED_AT } },
  draw: (deal) =>
    deal === 1 || each === 'deal' ? drawBy(KEY, FIRST_ROUND + (deal - 1) * 7) : undefined,
});

/** Three deals in which everybody discards what was drawn. */
export function sealedRecord(sealed: Sealed = {}): string {
  const { ruleset = WRC_2022, secret, fair, draw, told = draw, wrongWall } = sealed;
  const reds = redFivesOf(ruleset.values);
  let seed = matchSeed(SECRET, WORDS);
  let match = newMatch(ruleset.values);
  const settings = {
    fair: {
      scheme: 'w1',
      commitment: commitmentOf(SECRET),
      words: WORDS,
      pledges: PLEDGES,
      ...fair,
    },
  };
  const header = headerOf(match, ruleset, { settings });
  const entries: RecordEntry[] = [];
  const make = (move: Move) => {
    const step = makeMove(match, move);
    if (!step.ok) throw new Error(step.error.code);
    match = step.value.match;
    entries.push(move);
  };
  while (match.dealNumber < DEALS || match.phase === 'playing') {
    if (match.phase === 'playing') {
      const seat = seatsToAct(match)[0]!;
      make({ type: 'action', action: legalActions(match, seat).at(-1)! });
      continue;
    }
    const deal = match.dealNumber + 1;
    const drawn = draw?.(deal);
    if (drawn !== undefined) seed = seedWithBeacon(seed, drawn);
    const beacon = told?.(deal);
    const wall = fairWall(seed, deal === wrongWall ? 77 : deal, reds);
    make({ type: 'deal', wall, ...(beacon === undefined ? {} : { seed: { beacon } }) });
  }
  entries.push({ type: 'reveal', secret: secret ?? SECRET });
  entries.push({ type: 'end', scores: match.scores });
  return writeRecord(header, entries);
}

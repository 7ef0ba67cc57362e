// Laws of sealed walls: the same inputs give the same walls, nobody changes one afterwards unnoticed, and every lie that a
// server could tell about secret, word, order or beacon is found by whoever has the record and a note.

import { generateKeyPairSync, webcrypto } from 'node:crypto';
import {
  type BeaconDraw,
  commitmentOf,
  fairWall,
  matchSeed,
  pledgeOf,
  roundAfter,
  roundTime,
  seedWithBeacon,
} from '@hanchan/game';
import type { BySeat } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHAIN,
  drawBy,
  FIRST_ROUND,
  FIXED_AT,
  KEY,
  PLEDGES,
  SECRET,
  type Sealed,
  sealedRecord,
  WORDS,
  withBeacon,
} from '../../../proof/spec/support/sealedRecord.ts';
import {
  type FairNote,
  forgedRound,
  linesOf,
  noteProblem,
  readRecord,
  seedOfRecord,
  verifyWalls,
} from '../src/index.ts';

const check = (sealed: Sealed = {}) => verifyWalls(linesOf(sealedRecord(sealed)));
const problemOf = (sealed: Sealed) => check(sealed).problem?.message ?? null;

const NOTE: FairNote = {
  commitment: commitmentOf(SECRET),
  word: 'three',
  place: 2,
  pledges: PLEDGES,
  words: WORDS,
};

describe('what goes into the walls', () => {
  const word = fc.string({ maxLength: 20 });
  const words = fc.tuple(word, word, word, word);
  const draw = fc
    .tuple(fc.nat(), fc.string())
    .map(([round, value]): BeaconDraw => ({ round, value, signature: null }));

  test('the same inputs give the same wall, and any other input another one', () => {
    fc.assert(
      fc.property(words, draw, fc.nat(3), word, (given, drawn, place, other) => {
        const wall = (all: BySeat<string>, from = drawn) =>
          fairWall(seedWithBeacon(matchSeed(SECRET, all), from), 1, 0).join();
        expect(wall(given)).toBe(wall([...given]));
        const changed = given.map((one, i) =>
          i === place ? other : one,
        ) as unknown as BySeat<string>;
        expect(wall(changed) === wall(given)).toBe(other === given[place]);
        expect(wall(given, { ...drawn, round: drawn.round + 1 })).not.toBe(wall(given));
        expect(wall(given, { ...drawn, value: `${drawn.value}0` })).not.toBe(wall(given));
      }),
      { numRuns: 30 },
    );
  });

  test('a beacon that does not come leaves the seed as it was', () => {
    const seed = matchSeed(SECRET, WORDS);
    expect(seedWithBeacon(seed, { round: 5, value: null, signature: null })).toBe(seed);
  });

  test('a round is named at least a whole period before it is published, and at most two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 120 }),
        (at, period) => {
          const chain = { ...CHAIN, genesis: 0, period };
          const left = roundTime(chain, roundAfter(chain, at)) - at;
          expect(left).toBeGreaterThan(period * 1_000 - 1);
          expect(left).toBeLessThanOrEqual(period * 2_000);
        },
      ),
    );
  });
});

describe('a record', () => {
  test('of an honest table is trusted, with words, with one beacon and with one before each deal', async () => {
    for (const sealed of [{}, withBeacon('match'), withBeacon('deal')]) {
      const report = check(sealed);
      expect(report).toMatchObject({ problem: null, walls: 3, withheld: [] });
      expect(report.replay.problem).toBeNull();
      expect(await forgedRound(report.signatures, webcrypto.subtle)).toBeNull();
      expect(noteProblem(report, NOTE)).toBeNull();
    }
    expect(check(withBeacon('match')).draws).toHaveLength(1);
    expect(check(withBeacon('deal')).draws).toHaveLength(3);
  });

  test('gives the seed of every deal to whoever shows its dice', () => {
    const seed = matchSeed(SECRET, WORDS);
    const seedsOf = (sealed: Sealed) => {
      const lines = linesOf(sealedRecord(sealed));
      const of = seedOfRecord(readRecord(lines).header!, lines)!;
      return [1, 2, 3].map(of);
    };
    expect(seedsOf({})).toEqual([seed, seed, seed]);
    const once = seedWithBeacon(seed, drawBy(KEY, FIRST_ROUND));
    expect(seedsOf(withBeacon('match'))).toEqual([once, once, once]);
    const [first, ...later] = seedsOf(withBeacon('deal'));
    expect(first).toBe(once);
    expect(new Set([once, ...later]).size).toBe(3);
  });

  test('says whose word was promised and never told', () => {
    const pledges = [...PLEDGES] as unknown as (string | null)[];
    pledges[1] = pledgeOf('south');
    const fair = { pledges: pledges as unknown as BySeat<string | null> };
    expect(check({ fair })).toMatchObject({ problem: null, withheld: [1] });
  });

  test('says which deals were dealt without the beacon', () => {
    const honest = withBeacon('deal');
    const draw = (deal: number) =>
      deal === 2 ? { round: FIRST_ROUND + 3, value: null, signature: null } : honest.draw!(deal);
    const report = check({ ...honest, draw });
    expect(report.problem).toBeNull();
    expect(report.draws.map((one) => one.draw.value === null)).toEqual([false, true, false]);
  });
});

describe('a server that lies', () => {
  const beacon = withBeacon('deal');
  const otherWords: BySeat<string> = ['east', '', 'four', 'wall'];
  const swapped: BySeat<string> = ['wall', '', 'three', 'east'];
  const { privateKey: otherKey } = generateKeyPairSync('ed25519');

  test.each<[string, Sealed, RegExp]>([
    ['about its secret', { secret: 'f'.repeat(64) }, /not the one that was committed to/],
    ['about a word', { fair: { words: otherWords } }, /word of place 3 is not the one/],
    ['about the order', { fair: { words: swapped } }, /word of place 1 is not the one/],
    ['about a wall', { wrongWall: 2 }, /wall 2 is not the one the seed gives/],
    [
      'about a value of the beacon',
      { ...beacon, told: (deal) => ({ ...beacon.draw!(deal)!, value: 'a'.repeat(64) }) },
      /does not follow from its signature/,
    ],
    [
      'about a round that was not its turn',
      { ...beacon, draw: (deal) => drawBy(KEY, FIRST_ROUND + deal) },
      /not \d+/,
    ],
    [
      'with a round that was over before',
      { ...beacon, draw: (deal) => drawBy(KEY, deal === 2 ? FIRST_ROUND : FIRST_ROUND + deal - 1) },
      /over before/,
    ],
    [
      'and leaves out the beacon',
      { ...beacon, told: () => undefined },
      /does not say what the beacon gave/,
    ],
    [
      'and adds one that was not agreed',
      { ...withBeacon('match'), draw: (deal) => drawBy(KEY, FIRST_ROUND + deal - 1) },
      /was not agreed/,
    ],
    [
      'and calls it the plain scheme',
      { ...beacon, fair: { ...beacon.fair, scheme: 'w1' } },
      /no seed commitment/,
    ],
  ])('%s', (_, sealed, problem) => {
    expect(problemOf(sealed)).toMatch(problem);
  });

  test('with signatures of another key', async () => {
    const forged = { ...beacon, draw: (deal: number) => drawBy(otherKey, FIRST_ROUND + deal - 1) };
    const report = check(forged);
    expect(report.problem).toBeNull();
    expect(await forgedRound(report.signatures, webcrypto.subtle)).toBe(FIRST_ROUND);
    expect(await forgedRound(report.signatures, undefined)).toBe('unknown');
  });

  test('in a whole and consistent record is found by the note of who was there', () => {
    const report = check();
    const faultOf = (note: Partial<FairNote>, of = report) => noteProblem(of, { ...NOTE, ...note });
    expect(faultOf({ commitment: commitmentOf('another') })).toBe('otherSeal');
    expect(faultOf({ word: 'four' })).toBe('otherWord');
    expect(faultOf({ place: 3 })).toBe('otherWord');
    expect(faultOf({ pledges: [...PLEDGES].reverse() })).toBe('otherPledges');
    expect(faultOf({ words: otherWords })).toBe('otherWords');
    expect(faultOf({ beaconKey: CHAIN.key })).toBe('otherBeacon');
    const drawn = check(beacon);
    const round = FIRST_ROUND;
    const seen = (of: { round: number; at: number }) =>
      faultOf({ rounds: [{ deal: 1, ...of }] }, drawn);
    expect(seen({ round, at: FIXED_AT })).toBeNull();
    expect(seen({ round: round + 1, at: FIXED_AT })).toBe('otherRound');
    expect(seen({ round, at: roundTime(CHAIN, round) })).toBe('lateRound');
    expect(faultOf({}, verifyWalls(linesOf(sealedRecord()).slice(0, 2)))).toBe('otherSeal');
  });
});

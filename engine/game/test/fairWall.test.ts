// The vectors of docs/fair-walls.md, which were also computed by a program in another language.

import { readFileSync } from 'node:fs';
import { sha256OfBytes } from '@hanchan/rules';
import { formatTile, tileSet } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import {
  beaconValue,
  commitmentOf,
  drawFault,
  fairDice,
  fairSeats,
  fairWall,
  isSigned,
  matchSeed,
  pledgeOf,
  readChain,
  readDraw,
  roundAfter,
  roundMessage,
  roundTime,
  seedWithBeacon,
} from '../src/index.ts';

const SECRET = '0'.repeat(64);
const SEED = matchSeed(SECRET, ['', '', '', '']);
const DOCUMENT = readFileSync(new URL('../../../docs/fair-walls.md', import.meta.url), 'utf8');

test('commitment, seed, wall, dice and seats are those of the document', () => {
  const vectors = DOCUMENT.slice(DOCUMENT.indexOf('## Vectors'));
  const vector = (name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(vectors)![1]!;
  expect(commitmentOf(SECRET)).toBe(vector('commitment'));
  expect(SEED).toBe(vector('seed'));
  const wall = fairWall(SEED, 1, 3).map(formatTile).join('');
  expect(wall.startsWith(vector('wall 1').split('…')[0]!)).toBe(true);
  expect(fairDice(SEED, 1, 2).join(' ')).toBe(vector('dice 1'));
  expect(fairSeats(SEED).join(' ')).toBe(vector('seats'));
});

test('pledge, message and value of a beacon, and what becomes of the seed, are those of the document', () => {
  const vectors = DOCUMENT.slice(DOCUMENT.indexOf('## Vectors'));
  const vector = (name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(vectors)![1]!;
  expect(pledgeOf('maguro')).toBe(vector('pledge'));
  expect(roundMessage(7)).toBe(vector('message'));
  const signature = 'ab'.repeat(64);
  const draw = { round: 7, value: beaconValue(signature), signature };
  expect(draw.value).toBe(vector('value'));
  expect(drawFault(draw)).toBeNull();
  const seed = seedWithBeacon(SEED, draw);
  expect(seed).toBe(vector('with it'));
  const wall = fairWall(seed, 1, 3).map(formatTile).join('');
  expect(wall.startsWith(vector('its wall').split('…')[0]!)).toBe(true);
});

test('a chain or a value from outside is one, or nothing', () => {
  const chain = { source: 'x', scheme: 'ed25519', key: 'ab', genesis: 0, period: 3 };
  expect(readChain({ ...chain, more: 1 })).toEqual(chain);
  const wrong = [
    { period: 0 },
    { period: 1.5 },
    { key: 'xyz' },
    { key: '' },
    { source: 7 },
    { source: ['x'] },
    { source: 'x'.repeat(500) },
    { genesis: '0' },
  ];
  for (const one of wrong) expect(readChain({ ...chain, ...one }), JSON.stringify(one)).toBeNull();
  expect([null, 7].map(readChain)).toEqual([null, null]);
  expect(readDraw({ round: 2 })).toEqual({ round: 2, value: null, signature: null });
  const first = { round: 1, value: 'ab', signature: 'cd' };
  expect(readDraw(first)).toEqual(first);
  for (const one of [null, 7, {}, { round: 0 }, { round: 1, value: 5 }])
    expect(readDraw(one)).toBeNull();
});

test('the round that is named is published a whole period later at least', () => {
  const chain = { source: 'x', scheme: 'ed25519', key: 'ab', genesis: 100, period: 3 };
  expect([0, 100_000, 102_999, 103_000].map((at) => roundAfter(chain, at))).toEqual([1, 3, 3, 4]);
  expect([1, 3].map((round) => roundTime(chain, round))).toEqual([100_000, 106_000]);
  expect([chain, { ...chain, scheme: 'bls' }].map(isSigned)).toEqual([true, false]);
});

test('a round is signed as its eight bytes, the highest first', () => {
  expect(roundMessage(258)).toBe(sha256OfBytes([0, 0, 0, 0, 0, 0, 1, 2]));
  expect(beaconValue('')).toBe(sha256OfBytes([]));
});

test('a value follows from its signature, and none needs none', () => {
  const draw = { round: 7, value: beaconValue('abcd'), signature: 'abcd' };
  expect(drawFault({ ...draw, value: null })).toBeNull();
  const unsigned = 'the value has no signature';
  expect(drawFault({ ...draw, signature: null })).toBe(unsigned);
  expect(drawFault({ ...draw, signature: 'abc' })).toBe(unsigned);
  expect(drawFault({ ...draw, signature: 'abce' })).toMatch('does not follow');
});

test('a whole wall, as another program computed it', () => {
  expect(fairWall(SEED, 1, 3).map(formatTile).join('')).toBe(
    '2p5z1p1s2s6m3p9m1m6s1z7p2p8p5s3m4s8p6z4z3m9s8p8s7s1z6p7p3s5p6z4s4m1s3p3s9p9p3s6z2p2m9p7s2m9m3s3z9m1z8s5m1m4z9p6m2p2z6p9s2m7p7z3z6m1p9s7m7z5p0s3z8s3p1m8m5p4p3z9m1p3m6p8s2m8m9s6p4m3m2s7m7p7m1s4p7s4s8m5s6s5z6s6s8m2z1p4z4m2s6z3p7z4p5z4z7z4p0p4m1m5z0m2z4s2s6m1s5m7s7m1z8p5m5s2z',
  );
});

test('every wall is a whole set, and no two deals have the same', () => {
  const walls = Array.from({ length: 50 }, (_, deal) => fairWall(SEED, deal + 1, 0));
  for (const wall of walls) expect([...wall].sort((a, b) => a - b)).toEqual(tileSet(0));
  expect(new Set(walls.map(String)).size).toBe(50);
});

test("one seat's words change every wall", () => {
  const other = matchSeed(SECRET, ['', '', 'maguro', '']);
  expect(fairWall(other, 1, 3)).not.toEqual(fairWall(SEED, 1, 3));
});

test('each tile comes first about equally often', () => {
  const first = new Uint16Array(34);
  for (let deal = 1; deal <= 3_400; deal++) first[fairWall(SEED, deal, 0)[0]!]!++;
  // 100 expected; seven standard deviations on either side.
  for (const count of first) expect(Math.abs(count - 100)).toBeLessThan(70);
});

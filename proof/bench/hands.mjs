// The hands that every contestant gets: 34 counts each, from fixed seeds.

import { Random } from './random.mjs';

export const KINDS = 34;
const COPIES = 4;
export const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

const ALL_KINDS = Array.from({ length: KINDS }, (_, kind) => kind);
const SUITS = [0, 9, 18].map((first) => ALL_KINDS.slice(first, first + 9));
const HONOURS = ALL_KINDS.slice(27);

const many = (count, make) => Array.from({ length: count }, make);

/** Tiles drawn blindly from a wall of these kinds. */
function drawn(random, size, kinds = ALL_KINDS) {
  const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
  const counts = new Uint8Array(KINDS);
  for (let i = 0; i < size; i++) {
    const at = random.below(wall.length);
    counts[wall[at]]++;
    wall[at] = wall[wall.length - 1];
    wall.pop();
  }
  return counts;
}

/** What hands are called that several suites have. */
export const TITLES = {
  near14: '14 tiles, one to three exchanges from complete',
  quads13: '13 tiles, full of quads (answers only)',
};

export function randomHands(count, seed, size, kinds) {
  const random = new Random(seed);
  return many(count, () => drawn(random, size, kinds));
}

/** A complete hand: mostly four sets and a pair, now and then seven pairs or thirteen orphans. */
function complete(random) {
  const form = random.next();
  if (form < 0.04) return thirteenOrphans(random);
  if (form < 0.14) return sevenPairs(random);
  for (;;) {
    const counts = new Uint8Array(KINDS);
    for (let set = 0; set < 4; set++) addSet(counts, random);
    counts[random.below(KINDS)] += 2;
    if (counts.every((copies) => copies <= COPIES)) return counts;
  }
}

function addSet(counts, random) {
  if (random.chance(0.28)) {
    counts[random.below(KINDS)] += 3;
    return;
  }
  const first = random.below(3) * 9 + random.below(7);
  for (let kind = first; kind < first + 3; kind++) counts[kind]++;
}

function sevenPairs(random) {
  const counts = new Uint8Array(KINDS);
  for (let pairs = 0; pairs < 7; ) {
    const kind = random.below(KINDS);
    if (counts[kind] > 0) continue;
    counts[kind] = 2;
    pairs++;
  }
  return counts;
}

function thirteenOrphans(random) {
  const counts = new Uint8Array(KINDS);
  for (const kind of ORPHANS) counts[kind] = 1;
  counts[random.pick(ORPHANS)]++;
  return counts;
}

export function tilesOf(counts) {
  const tiles = [];
  counts.forEach((copies, kind) => {
    for (let i = 0; i < copies; i++) tiles.push(kind);
  });
  return tiles;
}

function discardOne(counts, random) {
  counts[random.pick(tilesOf(counts))]--;
}

function drawOne(counts, random) {
  for (;;) {
    const kind = random.below(KINDS);
    if (random.below(COPIES) < counts[kind]) continue;
    counts[kind]++;
    return;
  }
}

/** Complete hands in which one to three tiles were exchanged: most are tenpai or one away. */
export function nearHands(count, seed) {
  const random = new Random(seed);
  return many(count, () => {
    const counts = complete(random);
    for (let swaps = 1 + random.below(3); swaps > 0; swaps--) {
      discardOne(counts, random);
      drawOne(counts, random);
    }
    return counts;
  });
}

/** Fourteen tiles of one suit, or of honours alone: the worst case of every search. */
export function oneSuitHands(count, seed) {
  const random = new Random(seed);
  return many(count, (_, i) => drawn(random, 14, i % 10 === 0 ? HONOURS : SUITS[i % 3]));
}

/** Thirteen tiles that wait: complete hands without one tile. */
export function tenpaiHands(count, seed) {
  const random = new Random(seed);
  return many(count, () => {
    const counts = complete(random);
    discardOne(counts, random);
    return counts;
  });
}

/** Thirteen tiles in three quads and more, where it matters that a fifth copy does not exist. */
export function quadHands(count, seed) {
  const random = new Random(seed);
  return many(count, () => {
    const kinds = many(5, () => random.below(random.chance(0.5) ? 27 : KINDS));
    const counts = new Uint8Array(KINDS);
    let left = 13;
    for (const kind of kinds) {
      const copies = Math.min(left, random.chance(0.7) ? COPIES : 1 + random.below(3));
      if (counts[kind] > 0) continue;
      counts[kind] = copies;
      left -= copies;
    }
    for (; left > 0; left--) drawOne(counts, random);
    return counts;
  });
}

const LETTERS = ['m', 'p', 's', 'z'];

/** `123m406p…`, red fives as 0. */
export function formatTiles(tiles) {
  return LETTERS.map((letter, suit) => {
    const mine = tiles.filter((tile) => suitOf(tile) === suit);
    return mine.length > 0 ? mine.map(digitOf).join('') + letter : '';
  }).join('');
}

export const kindOf = (tile) => (tile < KINDS ? tile : (tile - KINDS) * 9 + 4);
export const isRed = (tile) => tile >= KINDS;
export const suitOf = (tile) => Math.floor(kindOf(tile) / 9);
export const digitOf = (tile) => (isRed(tile) ? 0 : (tile % 9) + 1);
export const letterOf = (tile) => LETTERS[suitOf(tile)];
/** `5p`, the red five too. */
export const nameOf = (kind) => `${(kind % 9) + 1}${LETTERS[Math.floor(kind / 9)]}`;
export const kindOfName = (name) => LETTERS.indexOf(name[1]) * 9 + Number(name[0]) - 1;

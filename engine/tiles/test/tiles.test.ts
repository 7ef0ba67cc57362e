import { describe, expect, test } from 'vitest';
import {
  allTiles,
  countTiles,
  doraOf,
  formatTile,
  GREEN_KINDS,
  type Hand,
  isClosed,
  isDragon,
  isGreen,
  isHonour,
  isKan,
  isOpen,
  isRedFive,
  isSimple,
  isTerminal,
  isTerminalOrHonour,
  isWind,
  KIND_COUNT,
  kindFrom,
  kindOf,
  type Meld,
  type MeldFault,
  meldFault,
  ORPHANS,
  overfullKinds,
  parseHand,
  parseTile,
  rankOf,
  redFiveOf,
  seatWind,
  suitOf,
  TILE_COUNT,
  tilesOf,
  WINDS,
  windKind,
} from '../src/index.ts';

function tile(text: string): number {
  const parsed = parseTile(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function hand(text: string): Hand {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

describe('kinds', () => {
  test('suit and rank name a kind', () => {
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      expect(kindFrom(suitOf(kind), rankOf(kind))).toBe(kind);
      expect(isSimple(kind)).toBe(!isTerminalOrHonour(kind));
      expect(isHonour(kind)).toBe(isWind(kind) || isDragon(kind));
      expect(isTerminalOrHonour(kind)).toBe(isTerminal(kind) || isHonour(kind));
    }
  });

  test('thirteen orphans, six terminals, six green kinds', () => {
    const kinds = [...Array(KIND_COUNT).keys()];
    expect(kinds.filter(isTerminalOrHonour)).toEqual(ORPHANS);
    expect(kinds.filter(isTerminal)).toHaveLength(6);
    expect(kinds.filter(isGreen)).toEqual(GREEN_KINDS);
    expect(GREEN_KINDS.map(formatTile)).toEqual(['2s', '3s', '4s', '6s', '8s', '6z']);
  });

  test('each suit has one red five, which is a five', () => {
    expect(['0m', '0p', '0s'].map(tile)).toEqual([34, 35, 36]);
    for (let each = 34; each < TILE_COUNT; each++) {
      expect(isRedFive(each)).toBe(true);
      expect(rankOf(kindOf(each))).toBe(5);
      expect(redFiveOf(kindOf(each))).toBe(each);
    }
    const withRed = [...Array(KIND_COUNT).keys()].filter((kind) => redFiveOf(kind) !== null);
    expect(withRed.map(formatTile)).toEqual(['5m', '5p', '5s']);
  });

  test('the winds turn with the dealer', () => {
    expect([0, 1, 2, 3].map((seat) => seatWind(seat as 0, 2))).toEqual(['W', 'N', 'E', 'S']);
    expect(WINDS.map((wind) => formatTile(windKind(wind)))).toEqual(['1z', '2z', '3z', '4z']);
  });
});

describe('dora', () => {
  const rows: [indicator: string, dora: string][] = [
    ['1m', '2m'],
    ['8p', '9p'],
    ['9m', '1m'],
    ['9p', '1p'],
    ['9s', '1s'],
    ['4s', '5s'],
    ['0s', '6s'],
    ['5m', '6m'],
    ['1z', '2z'],
    ['3z', '4z'],
    ['4z', '1z'],
    ['5z', '6z'],
    ['6z', '7z'],
    ['7z', '5z'],
  ];
  test.each(rows)('%s points to %s', (indicator, dora) => {
    expect(formatTile(doraOf(tile(indicator)))).toBe(dora);
  });

  test('every kind is the dora of exactly one kind', () => {
    const doras = [...Array(KIND_COUNT).keys()].map(doraOf);
    expect(new Set(doras).size).toBe(KIND_COUNT);
  });
});

describe('counts', () => {
  test('a red five counts as a five', () => {
    expect(countTiles([34, 4, 4])[4]).toBe(3);
  });

  test('count and list are inverse', () => {
    const tiles = hand('123m456p789s11222z').concealed;
    expect(tilesOf(countTiles(tiles))).toEqual(tiles);
  });

  test('the fourth tile of a kan is owned too, and a fifth copy is noticed', () => {
    const tiles = allTiles(hand('5p11z[5555p][123m<]'));
    expect(tiles).toHaveLength(10);
    expect(overfullKinds(countTiles(tiles)).map(formatTile)).toEqual(['5p']);
    expect(overfullKinds(countTiles(allTiles(hand('11z[5555p]'))))).toEqual([]);
  });
});

describe('melds', () => {
  test('only a concealed kan leaves the hand closed', () => {
    expect(isClosed(hand('123m'))).toBe(true);
    expect(isClosed(hand('123m[5555p]'))).toBe(true);
    expect(isClosed(hand('123m[5555p<]'))).toBe(false);
    expect(isClosed(hand('123m[5555p+<]'))).toBe(false);
    expect(isClosed(hand('123m[5555p][123m<]'))).toBe(false);
  });

  test('kans have four tiles', () => {
    const [closed, added, called, pon] = hand('[1111z][2222z+>][3333z^][444z<]').melds;
    expect([closed!, added!, called!, pon!].map(isKan)).toEqual([true, true, true, false]);
    expect([closed!, added!, called!, pon!].map(isOpen)).toEqual([false, true, true, true]);
  });

  const faults: [why: MeldFault | null, meld: Omit<Meld, 'called'>][] = [
    [null, { type: 'chi', tiles: [3, 34, 5], from: 'left' }],
    [null, { type: 'chi', tiles: [5, 4, 3], from: 'left' }],
    [null, { type: 'chi', tiles: [4, 5, 3], from: 'left' }],
    [null, { type: 'pon', tiles: [34, 4, 4], from: 'right' }],
    ['notConsecutive', { type: 'chi', tiles: [7, 8, 9], from: 'left' }],
    ['notConsecutive', { type: 'chi', tiles: [27, 28, 29], from: 'left' }],
    ['chiNotFromLeft', { type: 'chi', tiles: [0, 1, 2], from: 'across' }],
    ['notIdentical', { type: 'pon', tiles: [0, 0, 9], from: 'across' }],
    ['wrongSize', { type: 'pon', tiles: [0, 0, 0, 0], from: 'across' }],
    ['wrongSize', { type: 'addedKan', tiles: [0, 0, 0], from: 'across' }],
    ['source', { type: 'pon', tiles: [0, 0, 0], from: null }],
    ['source', { type: 'concealedKan', tiles: [0, 0, 0, 0], from: 'left' }],
  ];
  test.each(faults)('%s: %j', (fault, meld) => {
    expect(meldFault({ ...meld, called: null })).toBe(fault);
  });
});

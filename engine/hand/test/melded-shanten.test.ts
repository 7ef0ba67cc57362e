import { countTiles, type Meld } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { handShanten, handShantenForms, shanten, shantenForms } from '../src/index.ts';
import { bruteShanten } from './bruteForce.ts';
import { meldsOf } from './meldsOf.ts';
import { counts, drawHand, hand, seeded } from './sampleHands.ts';

describe('shanten of a melded hand counts the copies in its melds', () => {
  const rows: [hand: string, expected: number, why: string][] = [
    ['46p11z123s[5555p][123m<]', 1, 'kan 5555p + 46p is noten'],
    ['5p[555p<][123m<][456s<][111z^]', 1, 'pon 555p + single 5p is noten'],
    ['34p11z123s[5555p][123m<]', 0, 'of 34p one side is left, 2p'],
    ['46p11z123s[555p<][123m<]', 0, 'the last 5p may come'],
    ['13m11z[2222m][123s<][456s<]', 1, 'middle wait on a kan'],
    ['1m[1111p][123m<][123m<][123m<]', 1, 'three of the four 1m lie in runs'],
    ['1m[1111p][123m<][123m<][456m<]', 0, 'one 1m is left for the pair'],
    ['123z1m[444z^][123m<][456p<]', 2, 'the winds make no run, beside melded ones either'],
    ['11112245568m[111z^]', 1, 'a pattern whose class shares its slot with that of 111147m'],
    ['123m456p789s1122z', 0, 'no melds'],
    ['11z[123m<][456p<][789s<][555z^]', -1, 'complete'],
  ];
  test.each(rows)('%s is %i: %s', (text, expected) => {
    expect(handShanten(hand(text))).toBe(expected);
    expect(handShantenForms(hand(text)).min).toBe(expected);
  });

  test('only the regular form is left', () => {
    const forms = handShantenForms(hand('46p11z123s[5555p][123m<]'));
    expect(forms).toEqual({ regular: 1, chiitoi: null, kokushi: null, min: 1 });
    const orphans = counts('19m19p19s1234z');
    expect(shanten(orphans, 1)).toBe(6);
    expect(shantenForms(orphans, 1)).toEqual({ regular: 6, chiitoi: null, kokushi: null, min: 6 });
  });
});

// What was worked out is remembered by tiles and melds, in slots that several of them share.
describe('and is not mistaken for that of another hand in the same slot', () => {
  test('with the same melds', () => {
    expect(handShanten(hand('2248p[123p<][123m<][456s<]'))).toBe(1);
    expect(handShanten(hand('5559p[123p<][123m<][456s<]'))).toBe(0);
  });

  test('with the same tiles beside other melds', () => {
    expect(handShanten(hand('1157p[123p<][222p^][123m<]'))).toBe(0);
    expect(handShanten(hand('1157p[6666p][999p^][123m<]'))).toBe(1);
  });
});

describe('and equals trying every winning hand that can still exist', () => {
  test.each([1, 2, 3, 4])('with %i melds', (count) => {
    const random = seeded(count);
    let isCapped = 0;
    for (let i = 0; i < 900; i++) {
      const melds = drawMelds(random, count);
      const melded = countTiles(melds.flatMap((meld) => meld.tiles));
      if (melded.some((copies) => copies > 4)) continue;
      // Few kinds, near the melds, so that the copies in the melds are wanted.
      const near = [...melded.keys()].filter((kind) => nearby(melded, kind));
      const size = 13 + (i % 2) - 3 * count;
      const left = near.reduce((sum, kind) => sum + 4 - melded[kind]!, 0);
      const kinds = left >= size + 4 && i % 3 > 0 ? near : [...melded.keys()];
      const tiles = drawHand(random, { size, kinds, taken: melded });
      const concealed = [...tiles].flatMap((copies, kind) => new Array<number>(copies).fill(kind));
      const expected = bruteShanten(tiles, count, melded);
      const got = handShanten({ concealed, melds });
      if (got !== expected) expect({ concealed, melds, got }).toEqual({ expected });
      if (got !== shanten(tiles, count)) isCapped++;
    }
    expect(isCapped).toBeGreaterThan(0);
  });
});

const MELDS = meldsOf('[123m<] [234m<] [222m^] [3333m] [456p<] [555p>] [4444p+^] [11z1z^]');

function drawMelds(random: (below: number) => number, count: number): Meld[] {
  return Array.from({ length: count }, () => MELDS[random(MELDS.length)]!);
}

function nearby(melded: Uint8Array, kind: number): boolean {
  const isSuit = kind < 27;
  const reach = isSuit ? [-2, -1, 0, 1, 2] : [0];
  return reach.some((step) => {
    const other = kind + step;
    if (isSuit && Math.floor(other / 9) !== Math.floor(kind / 9)) return false;
    return (melded[other] ?? 0) > 0;
  });
}

import { countTiles, formatTile, formatTiles } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  discards,
  handShanten,
  handShantenForms,
  improvingTiles,
  regularShanten,
  shanten,
  shantenForms,
  waits,
} from '../src/index.ts';
import { DRAWN } from './drawnHands.ts';
import { hand } from './sampleHands.ts';

/** A few to a test, so that each is a matter of milliseconds. */
const FEW = 8;
const groups = Array.from({ length: Math.ceil(DRAWN.length / FEW) }, (_, i) =>
  DRAWN.slice(i * FEW, (i + 1) * FEW),
);
const REGULAR = { sevenPairs: false, thirteenOrphans: false };

describe('hands drawn by lot', () => {
  test.each(groups)('are as far away as they were found to be: %s …', (...lines) => {
    const told = lines.map((line) => {
      const [text] = line.split(' ') as [string];
      const { regular, chiitoi, kokushi } = handShantenForms(hand(text));
      return [text, regular, chiitoi ?? '-', kokushi ?? '-'].join(' ');
    });
    expect(told).toEqual(lines.map((line) => line.split(' ').slice(0, 4).join(' ')));
  });

  test.each(groups)('are brought nearer by the same tiles: %s …', (...lines) => {
    const told = lines.map((line) => {
      const tiles = hand(line.split(' ')[0]!);
      if (tiles.concealed.length % 3 === 1) {
        return formatTiles(improvingTiles(tiles).map(({ kind }) => kind)) || '-';
      }
      const [best] = discards(tiles);
      return `${formatTile(best!.tile)}>${best!.shanten}/${best!.count}`;
    });
    expect(told).toEqual(lines.map((line) => line.split(' ')[4]));
  });

  test.each(groups)('say the same in every way of asking: %s …', (...lines) => {
    for (const line of lines) {
      const [text, regular, chiitoi, kokushi] = line.split(' ') as [string, string, string, string];
      const tiles = hand(text);
      const least = Math.min(
        ...[regular, chiitoi, kokushi].filter((one) => one !== '-').map(Number),
      );
      expect([line, handShanten(tiles)]).toEqual([line, least]);
      expect([line, handShanten(tiles, REGULAR)]).toEqual([line, Number(regular)]);
      const isFull = tiles.concealed.length % 3 === 2;
      if (!isFull) expect([line, waits(tiles).length > 0]).toEqual([line, least === 0]);
      if (tiles.melds.length > 0) continue;
      const counts = countTiles(tiles.concealed);
      expect([line, shanten(counts), regularShanten(counts)]).toEqual([
        line,
        least,
        Number(regular),
      ]);
      expect([line, shantenForms(counts).min]).toEqual([line, least]);
    }
  });
});

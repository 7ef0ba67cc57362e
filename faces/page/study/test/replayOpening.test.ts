// Which game an address means: the one of several in a file, under the rules that were chosen for it; and where a link
// to it leads.

import { headerOf, writeFilm, writeRecord } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { playout } from '../../../../engine/records/test/playout.ts';
import { deflateBomb, gzipPiece } from '../../../../proof/spec/support/bomb.ts';
import {
  filmAgain,
  gameAddress,
  type Opening,
  openAddress,
  openText,
  textInFile,
} from '../src/replay/opening.ts';
import { LONGEST, packGame, unpackGame } from '../src/replay/packing.ts';
import { choiceIn, withChoice } from '../src/replay/replayLinks.ts';
import { otherDifferences } from '../src/replay/troubles.ts';

function opened(opening: Opening | null) {
  if (!opening?.ok) throw new Error('not opened');
  return opening.game;
}

function mjai(seed: number): string {
  const { first, moves } = playout(TENHOU, seed, { mostDeals: 2 });
  const { film } = opened(openText('game', writeRecord(headerOf(first, TENHOU), moves)));
  return writeFilm(film, 'mjai');
}

const two = openText('two.mjson', mjai(41) + mjai(42));

describe('a file that leaves something open', () => {
  const game = opened(two);
  const id = game.id!;

  test('is at first its first game under what it names', () => {
    expect(game.games).toHaveLength(2);
    expect(game.film.ruleset.id).toBe('tenhou');
    expect(gameAddress('replay', game)).toBe(`/replay/${id}`);
  });

  test('keeps in every address which game was chosen, and under which rules', async () => {
    const again = filmAgain(game, { number: 1, rules: 'wdmc-2019' });
    const search = '?seat=2&game=2&rules=wdmc-2019';
    expect(gameAddress('review', again, '?seat=2')).toBe(`/review/${id}${search}`);
    const { film } = opened(await openAddress(id, { hash: '', search }));
    expect(film.ruleset.id).toBe('wdmc-2019');
    expect(film.source).toBe(game.games[1]);
  });

  test('is its first game where the address names one that is not there, or rules that are none', () => {
    const again = filmAgain(game, { number: 7, rules: 'no-such-book' });
    expect(again.choice).toEqual({ number: 0, rules: null });
    expect(again.film.source).toBe(game.games[0]);
  });
});

test('a choice goes into an address and comes back', () => {
  for (const choice of [
    { number: 0, rules: null },
    { number: 3, rules: '~WyJhIl0' },
  ]) {
    expect(choiceIn(new URLSearchParams(withChoice('?step=3', choice)))).toEqual(choice);
  }
  expect(choiceIn(new URLSearchParams('game=x')).number).toBe(0);
});

test('a line that cannot be read is one trouble, and the other hands are there', () => {
  const lines = mjai(41).split('\n');
  const { film, bad } = opened(openText('broken.mjson', lines.with(9, '{"type"').join('\n')));
  expect(bad).toMatchObject({ line: 10 });
  expect(film.deals).toHaveLength(2);
  expect(film.differences).toHaveLength(1);
  expect(otherDifferences(film, bad)).toEqual([]);
});

describe('small files and addresses that unpack to more than the page can hold', () => {
  test('a file is refused with the limit', async () => {
    const bomb = new Uint8Array(gzipPiece(50));
    expect(bomb.length).toBeLessThan(60_000);
    expect(await textInFile(bomb, 5)).toEqual({
      line: 0,
      field: '',
      message: 'unpacks to more than 5 MiB, the most that is read',
    });
  });

  test('an address is no game', async () => {
    const letters = (bytes: Buffer) => `#g=${bytes.toString('base64url')}`;
    const [long, short] = [letters(deflateBomb(20)), letters(deflateBomb(6))];
    expect(long.length).toBeGreaterThan(LONGEST);
    expect(short.length).toBeLessThan(LONGEST);
    expect(await unpackGame(long)).toBeNull();
    expect(await unpackGame(short)).toBeNull();
    const { first, moves } = playout(TENHOU, 41, { mostDeals: 1 });
    const record = writeRecord(headerOf(first, TENHOU), moves);
    expect(await unpackGame(`#${await packGame(record)}`)).toContain('"deal"');
  });
});

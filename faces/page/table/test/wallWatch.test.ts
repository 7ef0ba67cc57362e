// What a page does for the walls: promises a word, tells it only once all promises are fixed, and notes what it saw; and finds
// afterwards what is not as it was noted.

import { webcrypto } from 'node:crypto';
import { commitmentOf, pledgeOf } from '@hanchan/game';
import type { Fairness, TableInfo } from '@hanchan/protocol';
import { linesOf } from '@hanchan/records';
import { describe, expect, test } from 'vitest';
import {
  CHAIN,
  FIRST_ROUND,
  FIXED_AT,
  PLEDGES,
  SECRET,
  sealedRecord,
  WORDS,
  withBeacon,
} from '../../../../proof/spec/support/sealedRecord.ts';
import { checkWalls } from '../src/walls/checking.ts';
import { newPledge } from '../src/walls/ownWord.ts';
import { keepNote, noteOf, noteOfGame } from '../src/walls/wallNotes.ts';
import { createWallWatch } from '../src/walls/wallWatch.ts';

function storeOf(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error('full');
      kept.set(key, text);
    },
  };
}

const FAIR: Fairness = {
  scheme: 'w1',
  commitment: 'seal',
  words: ['', '', '', ''],
  pledges: [null, null, null, null],
  stage: 'open',
  beacon: null,
  secret: null,
};

const at = (fair: Partial<Fairness>, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 'table',
    state: 'waiting',
    game: null,
    places: ['you', 'me', null, null].map((id) =>
      id === null ? { type: 'open' } : { type: 'player', player: { id, name: id, isGuest: true } },
    ),
    fair: { ...FAIR, ...fair },
    ...more,
  }) as unknown as TableInfo;

function watching(store = storeOf()) {
  const done: string[] = [];
  const watch = createWallWatch({
    store,
    now: () => 7,
    promise: (table) => done.push(`promise ${table}`),
    tell: (table, word) => done.push(`tell ${table} ${word}`),
  });
  return { store, done, hear: (info: TableInfo) => watch.hear(info, 'me') };
}

describe('a page at a table', () => {
  test('promises a word once, and none where one is promised or given', () => {
    const { done, hear } = watching();
    hear(at({}));
    hear(at({}));
    expect(done).toEqual(['promise table']);
    const other = watching();
    other.hear(at({ pledges: [null, 'from another device', null, null] }));
    other.hear(at({ words: ['', 'open', '', ''] }));
    expect(other.done).toEqual([]);
  });

  test('draws a fresh word each time, behind what a person writes', () => {
    const store = storeOf();
    const words = [1, 2].map(() => {
      const pledge = newPledge('table', ' tuna ', store);
      const { word } = noteOf(store, 'table')!;
      expect(pledgeOf(word)).toBe(pledge);
      expect(word).toMatch(/^tuna [0-9a-f]{64}$/);
      return word;
    });
    expect(words[0]).not.toBe(words[1]);
    expect(newPledge('table', '', storeOf(10))).toBeNull();
  });

  test('tells its word only when it is fixed as it was promised, and notes everything first', () => {
    const { store, done, hear } = watching();
    const pledge = newPledge('table', '', store)!;
    const { word } = noteOf(store, 'table')!;
    const pledges = ['theirs', pledge, null, null] as const;
    hear(at({ pledges }));
    hear(at({ pledges: ['theirs', 'swapped', null, null], stage: 'telling' }));
    expect(done).toEqual([]);
    hear(at({ pledges, stage: 'telling' }));
    hear(at({ pledges, stage: 'telling' }));
    expect(done).toEqual([`tell table ${word}`]);
    expect(noteOf(store, 'table')).toEqual({
      table: 'table',
      word,
      commitment: 'seal',
      pledges,
      place: 1,
    });
    const rounds = [{ deal: 1, round: 12, draw: null }];
    const words = ['them', word, '', ''] as const;
    const beacon = { chain: CHAIN, rounds };
    hear(at({ pledges, words, stage: 'fixed', beacon }));
    hear(
      at(
        { pledges, words: ['changed', word, '', ''], stage: 'fixed', beacon },
        { state: 'playing', game: 'game' },
      ),
    );
    expect(noteOfGame(store, 'game')).toMatchObject({
      words,
      rounds: [{ deal: 1, round: 12, at: 7 }],
    });
  });

  test('keeps the notes of other tables, and what it cannot read', () => {
    const store = storeOf();
    store.setItem(
      'hanchan.walls',
      JSON.stringify(['of a newer version', { table: 'a', word: 'x' }]),
    );
    keepNote(store, { table: 'b', word: 'y' });
    expect(noteOf(store, 'a')).toMatchObject({ word: 'x' });
    expect(store.getItem('hanchan.walls')).toContain('of a newer version');
  });
});

describe('the check of a page', () => {
  const NOTE = {
    commitment: commitmentOf(SECRET),
    word: 'three',
    place: 2,
    pledges: PLEDGES,
    words: WORDS,
  };
  const record = linesOf(sealedRecord(withBeacon('deal')));
  const check = (note: Parameters<typeof checkWalls>[0]['note'], more = {}) =>
    checkWalls({ lines: record, note, scores: null, curve: webcrypto.subtle, ...more });

  test('says what was proved', async () => {
    const rounds = [{ deal: 1, round: FIRST_ROUND, at: FIXED_AT }];
    expect(await check({ ...NOTE, rounds, beaconKey: CHAIN.key })).toMatchObject({
      fault: null,
      walls: 3,
      hasOwnWord: true,
      words: 3,
      withheld: 0,
      beacon: { key: CHAIN.key, each: 'deal', rounds: 3, missing: [], signatures: 'checked' },
    });
    const late = [{ deal: 1, round: FIRST_ROUND, at: FIXED_AT + 60_000 }];
    expect(await check({ ...NOTE, rounds: late })).toMatchObject({ fault: null, isLate: true });
    expect(await check(null)).toMatchObject({ fault: null, hasOwnWord: false });
    expect(await check(NOTE, { curve: undefined })).toMatchObject({
      beacon: { signatures: 'unchecked' },
    });
  });

  test('finds a record that is another one', async () => {
    expect(await check({ ...NOTE, word: 'mine' })).toMatchObject({ fault: 'otherWord' });
    expect(await check({ ...NOTE, commitment: 'seal' })).toMatchObject({ fault: 'otherSeal' });
    expect(await check(NOTE, { scores: [1, 2, 3, 4] })).toMatchObject({ fault: 'otherGame' });
    const dealt = linesOf(sealedRecord({ wrongWall: 2 }));
    expect(await check(NOTE, { lines: dealt })).toMatchObject({ fault: 'walls' });
    expect(await check(NOTE, { lines: record.slice(0, -1) })).toMatchObject({ fault: 'moves' });
  });
});

// Games that are not over: kept side by side, also the one of an older version, and forgotten one by one; whose seat is
// shown when a game is looked at again.

import { lookAgain } from '@hanchan/kit/route/lookAgain.ts';
import {
  forgetPractice,
  type KeptPractice,
  keepPractice,
  keptPractices,
} from '@hanchan/kit/running/keptPractices.ts';
import { readRecord } from '@hanchan/records';
import { customise, storedRules } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { practiceSeat } from '@hanchan/table/local/practiceSeat.ts';
import { describe, expect, test } from 'vitest';
import { seatOfName, seatOfPlayer } from '../src/replay/ownSeat.ts';
import { practiceRecord } from '../src/replay/practiceRecord.ts';
import { playPractice } from './playedPractice.ts';

function stored(kept: Record<string, string> = {}) {
  const all = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
}

const practice = (seed: string): KeptPractice => ({
  rules: 'wrc-2022',
  assistance: 'guided',
  rounds: 1,
  level: 'club',
  seed,
  actions: [],
});
const seeds = (from: ReturnType<typeof stored>) => keptPractices(from).map(({ seed }) => seed);

describe('practice games that are not over', () => {
  test('a new one does not push out another; the one played last stands first', () => {
    const kept = stored();
    keepPractice(practice('aa'), kept);
    keepPractice(practice('bb'), kept);
    keepPractice(practice('aa'), kept);
    expect(seeds(kept)).toEqual(['aa', 'bb']);
    forgetPractice('aa', kept);
    expect(seeds(kept)).toEqual(['bb']);
  });

  test('the only one of an older version is there, and goes when it is deleted', () => {
    const kept = stored({ 'hanchan.practice': JSON.stringify(practice('old')) });
    expect(seeds(kept)).toEqual(['old']);
    keepPractice(practice('new'), kept);
    expect(seeds(kept)).toEqual(['new', 'old']);
    forgetPractice('old', kept);
    expect(seeds(kept)).toEqual(['new']);
  });

  test('what cannot be read stays where it is, and takes nobody’s place', () => {
    const kept = stored({ 'hanchan.practices': '[{"version":2,"table":"x"}]' });
    for (let i = 0; i < 14; i++) keepPractice(practice(`s${i}`), kept);
    expect(seeds(kept)).toHaveLength(12);
    forgetPractice('s13', kept);
    const list = JSON.parse(kept.getItem('hanchan.practices')!);
    expect(list).toHaveLength(12);
    expect(list.at(-1)).toEqual({ version: 2, table: 'x' });
  });

  test('what is no list at all is put aside before it is written over', () => {
    const kept = stored({ 'hanchan.practices': '{"version":2}' });
    keepPractice(practice('aa'), kept);
    expect(seeds(kept)).toEqual(['aa']);
    expect(kept.getItem('hanchan.practices.aside')).toBe('{"version":2}');
  });

  test('a table keeps the values that it began with, whatever its book says by now', () => {
    const { actions } = playPractice('a1');
    const names = ['Aoi', 'Matsu', 'Take', 'Ume'];
    const played = { ...practice('a1'), rounds: 1, actions, names };
    const own = customise(WRC_2022, { 'table.startingPoints': 20_000 });
    if (!own.ok) throw new Error('no rules');
    const scoresIn = (record: string | null) => {
      const { entries } = readRecord(record!.trimEnd().split('\n'));
      const end = entries.find(({ type }) => type === 'end') as { scores: readonly number[] };
      return end.scores.reduce((sum, score) => sum + score, 0);
    };
    expect(scoresIn(practiceRecord(played))).toBe(120_000);
    const kept = { ...played, values: storedRules(own.value.values) };
    expect(scoresIn(practiceRecord(kept))).toBe(80_000);
    const newer = { ...played, values: { ...own.value.values, vocabulary: 99 } };
    expect(practiceRecord(newer)).toBeNull();
  });

  test('what cannot be read is left out', () => {
    expect(seeds(stored({ 'hanchan.practices': '[{"seed":1},null,7]' }))).toEqual([]);
    expect(seeds(stored({ 'hanchan.practices': '{', 'hanchan.practice': 'null' }))).toEqual([]);
  });
});

describe('the player’s own seat in a game', () => {
  test('is the one that the seed drew, as the table itself says', () => {
    for (const seed of ['a1', 'b2', 'c3'])
      expect(practiceSeat({ seed })).toBe(playPractice(seed).seat);
  });

  test('is found by the player, and by a name that only one has', () => {
    const players = [null, 'me', null, 'you'].map((player) => ({ name: 'x', player }));
    expect(seatOfPlayer({ players: players as never }, 'me')).toBe(1);
    expect(seatOfPlayer({ players: players as never }, 'nobody')).toBeNull();
    expect(seatOfName(['Anna', 'Ben', 'Chika', 'Dai'], ' Chika')).toBe(2);
    expect(seatOfName(['Anna', 'Anna', 'Chika', 'Dai'], 'Anna')).toBeNull();
  });

  test('stands in both links, and a review of it begins at once', () => {
    expect(lookAgain('g/1', 2)).toEqual({
      replay: '/replay/g%2F1?seat=2',
      review: '/review/g%2F1?seat=2&level=club',
    });
    expect(lookAgain('g', null)).toEqual({ replay: '/replay/g', review: '/review/g' });
  });
});

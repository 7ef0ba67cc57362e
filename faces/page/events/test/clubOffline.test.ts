// A club's evening without a network: what was done waits in order, is sent once, and what was refused says why.

import type { EveningView, MemberRow } from '@hanchan/club';
import { fail, ok } from '@hanchan/tiles';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropWaiting, keepWaiting, sendWaiting, waitingIn } from '../src/club/clubWaiting.ts';
import { drawnResults, eveningNow } from '../src/club/evening.ts';
import { sourceAt } from '../src/club/figures.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

const FOUR = ['a', 'b', 'c', 'd'] as const;
const typed = {
  points: [45_000, 35_000, 25_000, 15_000],
  left: 0,
  penalties: [0, 0, 0, 0],
} as const;
const enter = {
  type: 'enter',
  game: 'g',
  evening: 'e',
  table: 1,
  players: FOUR,
  typed,
  isRated: true,
} as const;
const draw = { type: 'draw', evening: 'e', game: 1, seed: '1', tables: [FOUR] } as const;
const waiting = (id: string, act: typeof enter | typeof draw) =>
  keepWaiting({ club: 'club', id, at: 1, act, refused: null });
const AWAY = { code: 'closing', message: 'away' } as const;
const WRONG = { code: 'wrongSum', message: 'wrong', field: 'typed.points' } as const;

test('is sent in order as far as the network goes, and a refused one stays until it is read', async () => {
  waiting('1', draw);
  waiting('2', enter);
  waiting('3', enter);
  const sent: string[] = [];
  const send = async ({ id }: { readonly id: string }) => {
    sent.push(id);
    return id === '2' ? fail(AWAY) : ok(null);
  };
  expect(await sendWaiting('club', send)).toBe(true);
  expect(sent).toEqual(['1', '2']);
  expect(await sendWaiting('club', async () => fail(WRONG))).toBe(true);
  expect(waitingIn('club').map(({ id, refused }) => [id, refused?.code])).toEqual([
    ['2', 'wrongSum'],
    ['3', 'wrongSum'],
  ]);
  expect(await sendWaiting('club', async () => ok(null))).toBe(false);
  dropWaiting('2');
  expect(waitingIn('club').map(({ id }) => id)).toEqual(['3']);
  expect(waitingIn('other')).toEqual([]);
});

const people = FOUR.map((member) => ({ member, name: member, isGuest: false, isErased: false }));
const view = {
  evening: { id: 'e' },
  present: [],
  answers: [{ ...people[0]!, answer: 'coming' }],
  draws: [],
  games: [],
} as unknown as EveningView;

test('is shown as drawn and typed, and the four who meet twice have two results', () => {
  waiting('1', draw);
  waiting('2', enter);
  const now = eveningNow(view, people as unknown as MemberRow[], waitingIn('club'));
  expect(now.here).toEqual(['a']);
  expect(now.draws.map(({ tables }) => tables[0]!.map(({ name }) => name))).toEqual([[...FOUR]]);
  expect(now.typed.map(({ points }) => points)).toEqual([typed.points]);
  const again = { ...now.draws[0]!, game: 2 };
  const games = [2, 1].map((playedAt) => ({ id: `g${playedAt}`, playedAt, players: people }));
  const found = drawnResults([...now.draws, again], games as never);
  expect([...found].map(([place, { id }]) => [place, id])).toEqual([
    ['1.1', 'g1'],
    ['2.1', 'g2'],
  ]);
});

test('a result is read from the address of a score, a replay or a table of an event', () => {
  expect(sourceAt('https://h.example/score/abc?x=1#r=secret')).toEqual({
    kind: 'kept',
    id: 'abc',
    read: 'secret',
  });
  expect(sourceAt('https://h.example/replay/g-1')).toEqual({ kind: 'game', id: 'g-1' });
  expect(sourceAt('https://h.example/events/ev/table/2/13')).toEqual({
    kind: 'event',
    event: 'ev',
    round: 2,
    table: 13,
  });
  expect(sourceAt('https://h.example/score/abc#w=secret')).toBeNull();
  expect(sourceAt('hello')).toBeNull();
});

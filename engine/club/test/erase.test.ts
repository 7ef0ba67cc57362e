// What a club holds on a member, and its log once the member is erased from it.

import { describe, expect, test } from 'vitest';
import { busyMs } from '../../../proof/spec/support/busyMs.ts';
import {
  clubView,
  foldClub,
  headToHeadView,
  heldOnMember,
  seasonView,
  withoutMember,
} from '../src/index.ts';
import { FOUR, NO_RATINGS, Notebook, OWNER } from './support.ts';

const typed = {
  points: [45_000, 36_000, 24_000, 15_000],
  left: 0,
  penalties: [0, 0, 0, 0],
} as const;

function story(): Notebook {
  const book = new Notebook().furnish(4);
  book.do({ type: 'amend', member: 'm1', changes: { name: 'Bo' } });
  book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
  const correct = { type: 'correct', game: 'g1', players: FOUR, typed, isRated: true } as const;
  book.do({
    ...correct,
    version: 1,
    reason: 'BO had lent Member 1’s stick; boring but Bo’s fault',
  });
  const bo = { role: 'member', member: 'm1' } as const;
  book.do({ type: 'object', game: 'g1', version: 2, text: 'I never lent any' }, bo);
  book.do({ type: 'settle', game: 'g1', answer: 'Bo is right' });
  return book;
}

test('a result in which an erased member sat can still be put right, and nobody else erased sits down', () => {
  const book = new Notebook().furnish(6);
  book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
  const server = { role: 'server', member: 'm0' } as const;
  for (const member of ['m1', 'm5']) book.do({ type: 'erase', member }, server);
  const correct = { type: 'correct', game: 'g1', version: 1, typed, isRated: true } as const;
  const reason = 'misread';
  const other = ['m5', 'm2', 'm3', 'm4'] as const;
  expect(book.try({ ...correct, players: other, reason })).toMatchObject({ field: 'players' });
  book.do({ ...correct, players: FOUR, reason });
  expect(book.state.games.get('g1')!.outcome.result.points).toEqual(typed.points);
});

describe('a member who is erased', () => {
  test('is in no name and in no text, and everything else is as it was', () => {
    const book = story();
    const left = withoutMember(book.entries, 'm1');
    const text = JSON.stringify(left);
    for (const word of ['Bo', 'BO', 'Member 1', 'never lent'])
      expect(text).not.toContain(`${word} `);
    expect(text).toContain('(erased) had lent (erased)’s stick; boring but (erased)’s fault');
    expect(text).not.toContain('I never lent');
    expect(text).toContain('(erased) is right');
    expect(left).toHaveLength(book.entries.length);
    expect(left.filter((entry, i) => entry !== book.entries[i]).length).toBe(5);
    const table = (entries: Notebook['entries']) => {
      const state = foldClub(entries);
      const { rows } = seasonView(state, state.seasons.get('s')!, OWNER);
      return rows.map((row) => (row.member === 'm1' ? { ...row, name: null } : row));
    };
    expect(table([...left])).toEqual(table(book.entries));
  });

  test('leaves no reason that they gave, whomever it is about', () => {
    const book = story();
    book.do({ type: 'setRole', member: 'm2', role: 'scorekeeper' });
    const correct = { type: 'correct', game: 'g1', players: FOUR, typed, isRated: true } as const;
    const cy = { role: 'scorekeeper', member: 'm2' } as const;
    book.do({ ...correct, version: 2, reason: 'I misread the sheet' }, cy);
    const left = withoutMember(book.entries, 'm2');
    expect(JSON.stringify(left)).not.toContain('misread');
    expect(left.at(-1)!.act).toMatchObject({ reason: '(erased)', typed });
  });

  test('goes in a moment, however many names they had and whatever was written', async () => {
    const book = story();
    for (let i = 0; i < 1_500; i++) {
      book.do({ type: 'amend', member: 'm1', changes: { name: `Bo the ${i}th of that name` } });
      const about = `what Bo the ${i}th said of BO THE ${i + 1}TH OF THAT NAME, and `;
      book.do({ type: 'change', changes: { about: about.repeat(8) }, reason: 'Bo wants it' });
    }
    let left = '';
    const ms = await busyMs(() => {
      left = JSON.stringify(withoutMember(book.entries, 'm1'));
      expect(heldOnMember(book.entries, 'm1').entries.length).toBeGreaterThan(3_000);
    });
    expect(ms).toBeLessThan(4_000);
    expect(left).not.toMatch(/bo the \d+th of/i);
  });

  test('had this held on them, and nobody else’s name is in it', () => {
    const held = heldOnMember(story().entries, 'm1');
    expect(held.names).toEqual(['Member 1', 'Bo']);
    expect(held.entries.map(({ act }) => act.type)).toEqual([
      'add',
      'amend',
      'enter',
      'correct',
      'object',
      'settle',
    ]);
    expect(JSON.stringify(held)).not.toContain('Member 2');
  });
});

test('an objection to taking a game out of the count waits for organisers as well', () => {
  const book = new Notebook().furnish(4);
  book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
  book.do({ type: 'void', game: 'g1', version: 1, reason: 'a tile was missing' });
  const bo = { role: 'member', member: 'm1' } as const;
  book.do({ type: 'object', game: 'g1', version: 2, text: 'it was not' }, bo);
  const { objections } = clubView('c', book.state, OWNER, NO_RATINGS);
  expect(objections.map(({ id }) => id)).toEqual(['g1']);
});

test('who shows figures to nobody is not given away by a head to head', () => {
  const book = new Notebook().furnish(4);
  book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
  const rons = (viewer: { readonly role: 'member'; readonly member: string }) =>
    headToHeadView(book.state, ['m1', 'm2'], viewer).sides.map((side) => side.rons);
  expect(rons({ role: 'member', member: 'm3' })).toEqual([0, 0]);
  book.do({ type: 'amend', member: 'm2', changes: { figures: 'self' } });
  expect(rons({ role: 'member', member: 'm3' })).toEqual([null, null]);
  expect(rons({ role: 'member', member: 'm2' })).toEqual([0, 0]);
});

// A club's log: who may do what, how results stand after corrections, what a season counts, and what a forged file shows.

import { describe, expect, test } from 'vitest';
import {
  type ClubActor,
  checkedFold,
  drawTables,
  eveningView,
  foldClub,
  gameView,
  headToHeadView,
  mayHoldLink,
  PLAIN_FORMULA,
  playerView,
  readClubFile,
  seasonView,
  sumView,
  tablesKept,
  writeClubFile,
} from '../src/index.ts';
import { at, FOUR, NO_RATINGS, Notebook, OWNER } from './support.ts';

const VISITOR = { role: 'visitor', member: null } as const;

describe('a season', () => {
  test('by the rulebook: net points with its uma, the sum of all', () => {
    const book = new Notebook().furnish(4);
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    const { rows } = seasonView(book.state, book.state.seasons.get('s')!, OWNER);
    expect(rows.map(({ member, total, placeShown }) => [member, total, placeShown])).toEqual([
      ['m1', 30_000, '1'],
      ['m2', 10_000, '2'],
      ['m3', -10_000, '3'],
      ['m4', -30_000, '4'],
    ]);
  });

  test('by its own formula: the best two of three, a bonus for the evening, and a minimum', () => {
    const formula = { ...PLAIN_FORMULA, best: 2, eveningBonus: 500, minimumGames: 2 };
    const book = new Notebook().furnish(5, formula);
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    book.game('g2', FOUR, [45_000, 35_000, 25_000, 15_000]);
    book.game('g3', ['m4', 'm1', 'm2', 'm5'], [45_000, 35_000, 25_000, 15_000]);
    const held = book.state.seasons.get('s')!;
    const sum = sumView(book.state, held, 'm1', OWNER)!;
    expect(sum.games.map(({ worth, left }) => [worth, left])).toEqual([
      [30_000, null],
      [30_000, null],
      [10_000, 'best'],
    ]);
    expect(sum.row.total).toBe(60_500);
    const fifth = seasonView(book.state, held, OWNER).rows.at(-1);
    expect(fifth).toMatchObject({ member: 'm5', place: null, missing: 1 });
  });

  test('by average place, where equals share a place', () => {
    const book = new Notebook().furnish(4, { ...PLAIN_FORMULA, rank: 'averagePlace' });
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    book.game('g2', ['m2', 'm1', 'm3', 'm4'], [45_000, 35_000, 25_000, 15_000]);
    const { rows } = seasonView(book.state, book.state.seasons.get('s')!, OWNER);
    expect(rows.map(({ placeShown, total }) => [placeShown, total])).toEqual([
      ['1–2', 1.5],
      ['1–2', 1.5],
      ['3', 3],
      ['4', 4],
    ]);
  });

  test('with teams: only tables of four teams count', () => {
    const book = new Notebook().furnish(5);
    const teams = FOUR.map((id, i) => ({ id: `t${i}`, name: `Team ${i}`, members: [id] }));
    book.do({ type: 'changeSeason', season: 's', changes: { teams }, reason: '' });
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    book.game('g2', ['m5', 'm2', 'm3', 'm4'], [45_000, 35_000, 25_000, 15_000]);
    const { teams: rows } = seasonView(book.state, book.state.seasons.get('s')!, OWNER);
    expect(rows.map(({ team, games, total }) => [team, games, total])).toEqual([
      ['t0', 1, 30_000],
      ['t1', 1, 10_000],
      ['t2', 1, -10_000],
      ['t3', 1, -30_000],
    ]);
  });
});

describe('a result', () => {
  test('with a wrong sum is refused by how much', () => {
    const book = new Notebook().furnish(4);
    const typed = { points: [45_000, 35_000, 25_000, 14_000], left: 0, penalties: [0, 0, 0, 0] };
    const act = { type: 'enter', game: 'g', evening: 'e1', table: 1, players: FOUR, isRated: true };
    expect(book.try({ ...act, typed } as never)).toMatchObject({ field: 'typed.points' });
  });

  test('is corrected with what stood before in its history, and back again', () => {
    const book = new Notebook().furnish(4);
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    const typed = {
      points: [35_000, 45_000, 25_000, 15_000],
      left: 0,
      penalties: [0, 0, 0, 0],
    } as const;
    const correct = { type: 'correct', game: 'g1', players: FOUR, typed, isRated: true } as const;
    const reason = 'seats were swapped';
    expect(book.try({ ...correct, version: 2, reason })).toMatchObject({ code: 'conflict' });
    book.do({ ...correct, version: 1, reason });
    const by = { role: 'member', member: 'm3' } as const;
    const late = at + 8 * 86_400_000;
    const object = { type: 'object', game: 'g1', version: 2, text: 'no' } as const;
    expect(book.try(object, by, late)).toMatchObject({ code: 'wrongState' });
    book.do(object, by);
    const view = gameView(book.state, book.state.games.get('g1')!, OWNER);
    expect(view.places).toEqual([2, 1, 3, 4]);
    expect(view.corrections[0]).toMatchObject({ reason, before: { places: [1, 2, 3, 4] } });
    expect(view.objections).toMatchObject([{ text: 'no', answer: null }]);
    book.do({ type: 'undo', game: 'g1', version: 2, reason: 'they were not' });
    expect(book.state.games.get('g1')!.outcome.result.places).toEqual([1, 2, 3, 4]);
  });

  test('that does not count is in no table', () => {
    const book = new Notebook().furnish(4);
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    book.do({ type: 'void', game: 'g1', version: 1, reason: 'a tile was missing' });
    expect(seasonView(book.state, book.state.seasons.get('s')!, OWNER).rows).toEqual([]);
    expect(playerView(book.state, 'm1', OWNER, NO_RATINGS).games).toBe(0);
  });
});

describe('who may', () => {
  test.each([
    ['members write down tables at which they sit', 'm5', 'players'],
    ['a visitor writes down nothing', null, 'role'],
  ])('%s', (_, member, field) => {
    const book = new Notebook().furnish(5);
    const by = member === null ? VISITOR : ({ role: 'member', member } as const);
    const typed = { points: [45_000, 35_000, 25_000, 15_000], left: 0, penalties: [0, 0, 0, 0] };
    const act = { type: 'enter', game: 'g', evening: 'e1', table: 1, players: FOUR, isRated: true };
    expect(book.try({ ...act, typed } as never, by)).toMatchObject({ code: 'notAllowed', field });
  });

  test('an organiser makes no owner, and the last owner stays', () => {
    const book = new Notebook().furnish(2);
    book.do({ type: 'setRole', member: 'm1', role: 'organiser' });
    const by = { role: 'organiser', member: 'm1' } as const;
    const owner = { type: 'setRole', member: 'm2', role: 'owner' } as const;
    expect(book.try(owner, by)).toMatchObject({ code: 'notAllowed' });
    expect(book.try({ type: 'leave', member: 'm0', reason: '' })).toMatchObject({
      code: 'wrongState',
      field: 'member',
    });
  });

  test('an organiser neither sees nor renews the link of who is above', () => {
    const book = new Notebook().furnish(3);
    book.do({ type: 'setRole', member: 'm1', role: 'organiser' });
    book.do({ type: 'setRole', member: 'm2', role: 'organiser' });
    const organiser = { role: 'organiser', member: 'm1' } as const;
    const members = [...book.state.members.values()];
    const seen = members.filter((one) => mayHoldLink(organiser, one)).map(({ id }) => id);
    expect(seen).toEqual(['m1', 'm3']);
    const renews = (id: string) =>
      book.try({ type: 'renewLink', link: `member:${id}` }, organiser)?.field ?? 'done';
    expect(['m0', 'm1', 'm2', 'm3'].map(renews)).toEqual(['role', 'done', 'role', 'done']);
    expect(book.try({ type: 'renewLink', link: 'join' }, organiser)).toBeNull();
  });

  test('nobody corrects a closed season, or writes down what was played tomorrow', () => {
    const book = new Notebook().furnish(4);
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    const typed = { points: [30_000, 30_000, 30_000, 30_000], left: 0, penalties: [0, 0, 0, 0] };
    const late = { type: 'enter', game: 'g2', evening: 'e1', table: 1, players: FOUR } as const;
    const entered = { ...late, typed: typed as never, isRated: true };
    expect(book.try({ ...entered, playedAt: at + 172_800_000 })?.field).toBe('playedAt');
    expect(book.try({ ...entered, playedAt: at })).toBeNull();
    book.do({ type: 'closeSeason', season: 's' });
    const taken = { type: 'void', game: 'g1', version: 1, reason: 'x' } as const;
    expect(book.try(taken)).toMatchObject({ code: 'wrongState', field: 'season' });
    book.do({ type: 'reopenSeason', season: 's', reason: 'a sheet was lost' });
    expect(book.try(taken)).toBeNull();
  });

  test('a visitor reads the first name of whoever wants it so, and no figures', () => {
    const book = new Notebook().furnish(4);
    book.do({ type: 'amend', member: 'm1', changes: { shownAs: 'firstName' } });
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    const seen = playerView(book.state, 'm1', VISITOR, NO_RATINGS);
    expect(seen.member.name).toBe('Member');
    expect(seen.figures).toBeNull();
    expect(playerView(book.state, 'm1', OWNER, NO_RATINGS).figures).not.toBeNull();
  });

  test('a visitor of a club that shows its results reads neither who comes nor who was here', () => {
    const book = new Notebook().furnish(5);
    book.do({ type: 'change', changes: { results: 'everybody' }, reason: '' });
    book.do({ type: 'answer', evening: 'e1', member: 'm5', answer: 'coming' });
    book.do({ type: 'present', evening: 'e1', members: [...FOUR, 'm5'] });
    book.do({ type: 'draw', evening: 'e1', game: 1, seed: '', tables: [FOUR] });
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    const seen = (viewer: ClubActor) =>
      eveningView(book.state, book.state.evenings.get('e1')!, viewer);
    const member = seen({ role: 'member', member: 'm1' });
    expect([member.answers, member.present, member.draws].map(({ length }) => length)).toEqual([
      1, 5, 1,
    ]);
    expect(seen(VISITOR)).toMatchObject({ answers: [], present: [], draws: [], met: [] });
    expect(seen(VISITOR).games).toHaveLength(1);
    expect(JSON.stringify(seen(VISITOR))).not.toContain('m5');
  });

  test('who is hidden from visitors is not told by role, day or the game elsewhere', () => {
    const book = new Notebook().furnish(4);
    book.do({ type: 'change', changes: { results: 'everybody' }, reason: '' });
    book.do({ type: 'setRole', member: 'm1', role: 'organiser' });
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    const { outcome } = book.state.games.get('g1')!;
    const played = { ...outcome, source: { kind: 'game', id: 'abc' } as const };
    const place = { game: 'g2', evening: 'e1', table: 2 };
    book.do({ type: 'record', ...place, outcome: played });
    const seen = (viewer: ClubActor) => {
      const { member, latest } = playerView(book.state, 'm1', viewer, NO_RATINGS);
      return [member.role, member.joinedAt, latest[0]!.source];
    };
    expect(seen(VISITOR)).toEqual(['organiser', at, { kind: 'game', id: 'abc' }]);
    book.do({ type: 'amend', member: 'm1', changes: { shownAs: 'hidden' } });
    expect(seen(VISITOR)).toEqual(['member', 0, { kind: 'elsewhere' }]);
    expect(seen({ role: 'member', member: 'm2' })[2]).toEqual({ kind: 'game', id: 'abc' });
  });

  test('an organiser neither sends another away nor brings one back who was', () => {
    const book = new Notebook().furnish(4);
    for (const member of ['m1', 'm2']) book.do({ type: 'setRole', member, role: 'organiser' });
    const bo = { role: 'organiser', member: 'm1' } as const;
    const denied = { code: 'notAllowed', field: 'role' };
    expect(book.try({ type: 'leave', member: 'm2', reason: '' }, bo)).toMatchObject(denied);
    expect(book.try({ type: 'leave', member: 'm1', reason: '' }, bo)).toBeNull();
    expect(book.try({ type: 'leave', member: 'm3', reason: '' }, bo)).toBeNull();
    book.do({ type: 'leave', member: 'm2', reason: 'quarrel' });
    expect(book.try({ type: 'comeBack', member: 'm2' }, bo)).toMatchObject(denied);
    expect(book.try({ type: 'comeBack', member: 'm2' })).toBeNull();
  });

  test('takes only so many seasons, and so many objections to a game', () => {
    const book = new Notebook().furnish(4);
    const { season } = book.state.seasons.get('s')!;
    for (let i = 1; i < 500; i++)
      book.do({ type: 'openSeason', season: { ...season, id: `s${i}` } });
    const late = { type: 'openSeason', season: { ...season, id: 'late' } } as const;
    expect(book.try(late)).toMatchObject({ code: 'badValue', field: 'season' });
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    book.do({ type: 'void', game: 'g1', version: 1, reason: 'x' });
    const bo = { role: 'member', member: 'm1' } as const;
    const object = { type: 'object', game: 'g1', version: 2, text: 'no' } as const;
    for (let i = 0; i < 100; i++) book.do(object, bo);
    expect(book.try(object, bo)).toMatchObject({ code: 'wrongState', field: 'game' });
  });
});

test('two players side by side', () => {
  const book = new Notebook().furnish(4);
  book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
  book.game('g2', ['m2', 'm1', 'm3', 'm4'], [45_000, 35_000, 25_000, 15_000]);
  const { games, sides } = headToHeadView(book.state, ['m1', 'm2'], OWNER);
  expect(games).toBe(2);
  expect(sides.map(({ ahead, score }) => [ahead, score])).toEqual([
    [1, 40_000],
    [1, 40_000],
  ]);
});

test('tables are drawn so that those who met do not meet again, and who sat out plays', () => {
  const book = new Notebook().furnish(9);
  const all = Array.from({ length: 9 }, (_, i) => `m${i + 1}`);
  book.do({ type: 'present', evening: 'e1', members: all.slice(0, 8) });
  book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
  const { met, evening } = eveningView(book.state, book.state.evenings.get('e1')!, OWNER);
  expect([evening.here, evening.coming]).toEqual([8, 0]);
  expect(met).toHaveLength(6);
  const tables = drawTables(all.slice(0, 8), met, { seed: 7 });
  // Of eight people, two at each table met: nothing less is possible.
  const again = tables.map((four) => four.filter((id) => FOUR.includes(id as 'm1')).length);
  expect(again).toEqual([2, 2]);
  expect(drawTables(all, met, { seed: 1, satOut: ['m9'] }).flat()).toContain('m9');
});

test('a drawn table says which score it keeps, until it is drawn again or its result is in', () => {
  const book = new Notebook().furnish(5);
  const of = () => tablesKept(book.state.evenings.get('e1')!);
  const keep = { type: 'keep', evening: 'e1', game: 1, table: 1, kept: 'k1' } as const;
  const draw = { type: 'draw', evening: 'e1', game: 1, seed: '', tables: [FOUR] } as const;
  expect(book.try(keep)).toMatchObject({ code: 'unknown', field: 'table' });
  book.do(draw);
  expect(book.try({ ...keep, table: 2 })).toMatchObject({ code: 'unknown', field: 'table' });
  const fifth = { role: 'member', member: 'm5' } as const;
  expect(book.try(keep, fifth)).toMatchObject({ code: 'notAllowed', field: 'players' });
  book.do(keep, { role: 'member', member: 'm2' });
  expect(of()).toEqual([{ game: 1, table: 1, kept: 'k1' }]);
  expect(foldClub(book.entries)).toEqual(book.state);
  book.do(draw);
  expect(of()).toEqual([]);
  book.do(keep);
  book.do({ type: 'endEvening', evening: 'e1' });
  expect(of()).toEqual([]);
});

describe('a file', () => {
  const played = () => {
    const book = new Notebook().furnish(4);
    book.game('g1', FOUR, [45_000, 35_000, 25_000, 15_000]);
    return book;
  };

  test('gives the same club again', () => {
    const book = played();
    const read = readClubFile(writeClubFile(book.entries));
    expect(read).toEqual({ ok: true, value: book.entries });
    expect(checkedFold(book.entries)).toEqual({ ok: true, value: book.state });
  });

  test('in which a result was changed is found by its sum', () => {
    const forged = writeClubFile(played().entries).replace('45000', '46000');
    expect(readClubFile(forged)).toMatchObject({ error: { field: 'sum' } });
  });

  test('whose sum was made anew is found where the log makes no sense', () => {
    const { entries } = played();
    const forged = JSON.parse(JSON.stringify(entries).replace('45000', '46000'));
    expect(checkedFold(forged)).toMatchObject({ error: { field: 'entries.4.act.typed.points' } });
  });
});

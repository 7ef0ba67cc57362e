// Games to be looked at: whole, with differences, and broken. What can be played is there, and the rest is named.

import { findRuleset, TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import {
  type Books,
  type Film,
  filmOf,
  headerOf,
  type MjaiEvent,
  RECORD_FORMATS,
  readGames,
  startGame,
  Tenhou6Writer,
  writeFilm,
  writeMjai,
  writeRecord,
} from '../src/index.ts';
import { playout } from './playout.ts';

const BOOKS: Books = { find: findRuleset, usual: TENHOU };
const { steps, first, moves, last } = playout(TENHOU, 31, { mostDeals: 4 });
const mjai = [
  startGame(TENHOU, { names: ['Ann', 'Bo', 'Cy', 'Di'] }),
  ...steps.flatMap(({ move, before, step }) => writeMjai(move, before, step)),
].map((event) => JSON.parse(JSON.stringify(event)) as MjaiEvent);
const record = writeRecord(headerOf(first, TENHOU), [
  ...moves,
  ...(last.phase === 'over' ? [{ type: 'end' as const, scores: last.scores }] : []),
]);
const deals = moves.filter(({ type }) => type === 'deal').length;

const lines = (events: readonly MjaiEvent[]) =>
  events.map((event) => JSON.stringify(event)).join('\n');
function open(text: string): Film {
  const { games } = readGames('game', text);
  return filmOf(games[0]!, BOOKS);
}
const at = (type: string, from = 0) =>
  mjai.findIndex((event, i) => i >= from && event.type === type);
const changed = (i: number, change: object) =>
  lines(mjai.with(i, { ...mjai[i]!, ...change } as MjaiEvent));

describe('whole games', () => {
  test.each([
    ['record', record],
    ['mjai', lines(mjai)],
  ])('%s', (format, text) => {
    const film = open(text);
    expect(film).toMatchObject({ source: { format }, bad: null, differences: [] });
    expect(film.deals).toHaveLength(deals);
    expect(film.deals.at(-1)!.turns.at(-1)!.step.match.scores).toEqual(last.scores);
  });

  test('names of players come from either', () => {
    expect(open(lines(mjai)).names).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
    const settings = { players: ['A', 'B', 'C', 'D'].map((name) => ({ name })) };
    const named = writeRecord(headerOf(first, TENHOU, { settings }), moves);
    expect(open(named).names).toEqual(['A', 'B', 'C', 'D']);
  });

  test('a log that names its rulebook is played under it', () => {
    const other = playout(WRC_2022, 5, { mostDeals: 1 });
    const told = other.steps.flatMap(({ move, before, step }) => writeMjai(move, before, step));
    const film = open(lines([startGame(WRC_2022), ...told]));
    expect(film.ruleset.id).toBe('wrc-2022');
    expect(film.differences).toEqual([]);
  });

  test.each(RECORD_FORMATS)('written as %s and read again it is the same game', (format) => {
    const again = open(writeFilm(open(record), format));
    expect(again.differences).toEqual([]);
    const ends = (film: Film) => film.deals.map((deal) => deal.turns.at(-1)!.step.match.scores);
    expect(ends(again)).toEqual(ends(open(record)));
  });
});

describe('games that differ', () => {
  test('a wrong figure is told at its move, and every deal is still there', () => {
    const i = [at('hora'), at('ryukyoku')].filter((found) => found >= 0).sort((a, b) => a - b)[0]!;
    const film = open(changed(i, { deltas: [1, 2, 3, 4] }));
    expect(film.differences).toHaveLength(1);
    const [found] = film.differences;
    expect(found).toMatchObject({ hand: 1, event: i + 1, deal: 0, got: '[1,2,3,4]' });
    expect(found!.turn).toBe(film.deals[0]!.turns.length - 1);
    expect(film.deals).toHaveLength(deals);
  });

  test('after an impossible discard the next deal goes on as the log gives it', () => {
    const i = at('dahai', at('start_kyoku') + 10);
    const film = open(changed(i, { pai: mjai[i]!['pai'] === 'E' ? 'S' : 'E', tsumogiri: false }));
    expect(film.differences.length).toBeGreaterThan(0);
    expect(film.differences[0]).toMatchObject({ hand: 1, deal: 0 });
    expect(film.deals).toHaveLength(deals);
    const start = mjai[at('start_kyoku', i)]!;
    expect(film.deals[1]!.turns[0]!.before.scores).toEqual(start['scores']);
  });

  test('a line of our record that was changed is named, and the game can be looked at', () => {
    const all = record.trimEnd().split('\n');
    const line = all.findIndex((text) => text.includes('"pass"'));
    const film = open(all.with(line, `${all[line]!} `).join('\n'));
    expect(film.differences[0]).toMatchObject({ event: line + 1, deal: 0, turn: line - 1 });
    expect(film.deals).toHaveLength(deals);
  });
});

describe('broken files show what could be read', () => {
  test('an mjai log with a line that is no JSON', () => {
    const second = at('start_kyoku', at('end_kyoku'));
    const text = `${lines(mjai.slice(0, second))}\n{"type":"start_ky`;
    const { games, bad } = readGames('game', text);
    expect(bad).toMatchObject({ line: second + 1, message: 'is not JSON' });
    expect(filmOf(games[0]!, BOOKS).deals).toHaveLength(1);
  });

  test('our record, cut off', () => {
    const all = record.trimEnd().split('\n');
    const film = open(all.slice(0, 30).join('\n'));
    expect(film.differences[0]).toMatchObject({ event: 31, expected: 'a checksum' });
    expect(film.deals[0]!.turns).toHaveLength(29);
  });

  test('our record with a line that means nothing', () => {
    const all = record.trimEnd().split('\n');
    const film = open(all.with(20, '{"b":1}').join('\n'));
    expect(film.bad).toMatchObject({ line: 21 });
    expect(film.deals[0]!.turns).toHaveLength(19);
  });

  test('an mjai log with a broken line in its first deal shows the others', () => {
    const text = mjai.map((event) => JSON.stringify(event)).with(12, '{"type":"dah');
    const { games, bad } = readGames('game', text.join('\n'));
    expect(bad).toMatchObject({ line: 13, message: 'is not JSON' });
    const film = filmOf(games[0]!, BOOKS);
    expect(film.deals).toHaveLength(deals);
    expect(film.differences).toHaveLength(1);
    expect(film.differences[0]).toMatchObject({ hand: 1, event: 13 });
  });

  const tenhou6 = () => {
    const writer = new Tenhou6Writer();
    for (const { before, step } of steps) writer.take(before, step);
    return JSON.parse(JSON.stringify(writer.game(TENHOU))) as { log: unknown[][] };
  };

  test('tenhou.net/6 with deals that are not of the form shows the others', () => {
    const game = tenhou6();
    game.log[1]![5] = [99];
    game.log[2] = [];
    const film = open(JSON.stringify(game));
    expect(film.bad).toMatchObject({ line: 0, field: 'log[1][5][0]' });
    expect(film.deals).toHaveLength(deals - 2);
    expect(film.differences.map(({ hand }) => hand)).toEqual([2, 3]);
  });

  test('tenhou.net/6 with a hand of too few tiles names the deal, not a line that it does not have', () => {
    const game = tenhou6();
    (game.log[1]![4] as unknown[]).pop();
    expect(open(JSON.stringify(game)).bad).toMatchObject({ line: 0, field: 'log[1]' });
  });

  test('tenhou.net/6 that is cut off, or damaged in the middle, up to there', () => {
    const text = JSON.stringify(tenhou6(), null, 1);
    const within = text.length - JSON.stringify(tenhou6().log.at(-1), null, 1).length;
    const damage = `${text.slice(0, within)},,${text.slice(within)}`;
    for (const damaged of [text.slice(0, within), damage]) {
      const { games, bad } = readGames('game', damaged);
      expect(bad).toMatchObject({ field: expect.stringMatching(/^log\[\d\]$/) });
      expect(bad!.line).toBeGreaterThan(1);
      expect(filmOf(games[0]!, BOOKS).deals.length).toBeGreaterThan(0);
    }
  });

  test('a link of tenhou.net/6 is the game that it holds', () => {
    const link = `https://tenhou.net/6/#json=${encodeURIComponent(JSON.stringify(tenhou6()))}`;
    const film = open(link);
    expect(film.deals).toHaveLength(deals);
    expect(film.differences).toEqual([]);
  });

  test.each([
    ['', 'is empty'],
    ['hello', 'is not JSON'],
    ['{"a":1}', 'is none of these'],
  ])('“%s” %s', (text, message) => {
    const { games, bad } = readGames('game', text);
    expect(games).toEqual([]);
    expect(bad!.message).toContain(message);
  });
});

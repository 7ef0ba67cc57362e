// A game on the page: stops, what each seat saw there, links to a place, the game within a link, how a hand stands.

import { readdirSync, readFileSync } from 'node:fs';
import { deal, fairDice, fairWall, matchSeed, newMatch, play, view } from '@hanchan/game';
import { type Film, filmOf, headerOf, readGames, writeFilm, writeRecord } from '@hanchan/records';
import { findRuleset, RULESETS, TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { resultsOf } from '@hanchan/table/felt/results.ts';
import { SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { playout } from '../../../../engine/records/test/playout.ts';
import { bookOfFilm } from '../src/replay/filmBook.ts';
import { diceOfFilm } from '../src/replay/filmDice.ts';
import { frameBefore, framesOf, seenBy, seenWithFouls } from '../src/replay/frames.ts';
import { LONGEST, packGame, unpackGame } from '../src/replay/packing.ts';
import { practiceRecord } from '../src/replay/practiceRecord.ts';
import { positionIn, queryOf, START, within } from '../src/replay/replayLinks.ts';
import { rangeOf, scoreStops, spread } from '../src/replay/scoreLines.ts';
import { readingOf } from '../src/replay/seatReading.ts';
import { playPractice } from './playedPractice.ts';

const BOOKS = { find: findRuleset, usual: TENHOU };
const open = (text: string): Film => filmOf(readGames('game', text).games[0]!, BOOKS);

function filmOfBook(ruleset: (typeof RULESETS)[number], seed: number): Film {
  const { first, moves } = playout(ruleset, seed, { mostDeals: 3 });
  return open(writeRecord(headerOf(first, ruleset), moves));
}
const film = filmOfBook(TENHOU, 41);

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('at the end of a move each seat knows what the engine says it knows', () => {
    let compared = 0;
    for (const deal of filmOfBook(ruleset, 7).deals) {
      const frames = framesOf(deal);
      frames.forEach(({ views }, at) => {
        const next = frames[at + 1];
        // Where a move ends between two stops, and nothing of the next one is folded into the first.
        if (next === undefined || deal.turns[next.turn]!.step.events[0] !== next.events[0]) return;
        compared++;
        const { match } = deal.turns[next.turn - 1]!.step;
        for (const seat of SEATS) expect(views[seat]).toEqual(view(match, seat));
      });
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('stops', () => {
  const frames = framesOf(film.deals[0]!);

  test('begin with the deal and end with how it was decided', () => {
    expect(frames[0]!.events[0]!.type).toBe('dealStarted');
    const results = resultsOf(seenBy(frames, frames.length - 1, 0));
    expect(['win', 'draw']).toContain(results[0]!.type);
  });

  test('a decided deal still has its own dealer', () => {
    expect(frames.at(-1)!.views[0].dealer).toBe(frames[0]!.views[0].dealer);
  });

  test('a move is decided before the frame that shows it', () => {
    const turn = film.deals[0]!.turns.findIndex(
      ({ move }, i) => i > 3 && move.type === 'action' && move.action.type === 'discard',
    );
    const before = frameBefore(frames, turn);
    expect(frames[before + 1]!.turn).toBe(turn);
    expect(frames[before]!.turn).toBeLessThan(turn);
  });

  test('hands are those of all four players', () => {
    for (const { views } of frames.slice(1)) {
      // Thirteen less the melds, or one more after a call.
      for (const seat of SEATS) expect(views[seat].deal!.own!.hand.length % 3).not.toBe(0);
    }
  });
});

test('the ruling on a foul says what was done, though the foul has a stop of its own', () => {
  const before = newMatch(WRC_2022.values, { assistance: 'unassisted' });
  const wall = fairWall('a test', 1, 0);
  const dealt = deal(before, wall);
  if (!dealt.ok) throw new Error(dealt.error.code);
  const act = { type: 'tsumo', seat: 0 } as const;
  const judged = play(dealt.value.match, act);
  if (!judged.ok) throw new Error(judged.error.code);
  const frames = framesOf({
    turns: [
      { before, step: dealt.value },
      { before: dealt.value.match, step: judged.value },
    ],
  } as unknown as Film['deals'][number]);
  const [ruling] = resultsOf(seenWithFouls(frames, frames.length - 1, 2));
  const { hand, drawn } = dealt.value.match.deal!.seats[0];
  expect(ruling).toMatchObject({
    type: 'ruling',
    fouls: [{ seat: 0, foul: 'falseWin', because: { code: 'notComplete' }, hand, tile: drawn }],
  });
});

describe('links', () => {
  test('to a place and back', () => {
    const position = { deal: 2, step: 17, seat: 2, isOpen: true } as const;
    expect(queryOf(position)).toBe('?deal=3&step=17&seat=2&open=1');
    expect(positionIn(new URLSearchParams(queryOf(position)))).toEqual(position);
  });

  test.each(['', '?deal=x&step=-4&seat=9&open=yes', '?deal=0&step=1.5'])(
    '“%s” is the beginning',
    (text) => expect(positionIn(new URLSearchParams(text))).toEqual(START),
  );

  test('beyond the end are the end', () => {
    const far = { ...START, deal: 99, step: 99 };
    expect(within(far, 3, () => 40)).toMatchObject({ deal: 2, step: 39 });
    expect(within({ ...START, deal: 1, step: 99 }, 3, () => 40)).toMatchObject({ step: 39 });
  });
});

describe('a game within a link', () => {
  test('comes out as it went in', async () => {
    const record = writeFilm(film, 'record');
    const packed = await packGame(record);
    expect(packed).toMatch(/^g=[\w-]+$/);
    expect(packed!.length).toBeLessThan(LONGEST);
    const again = open((await unpackGame(`#${packed}`))!);
    expect(again.differences).toEqual([]);
    expect(writeFilm(again, 'record')).toBe(record);
  });

  test('one that is cut off is told, not shown in part', async () => {
    const packed = (await packGame(writeFilm(film, 'record')))!;
    expect(await unpackGame(packed.slice(0, 400))).toBeNull();
    expect(await unpackGame('#elsewhere')).toBeNull();
  });

  test('too long a game has none', async () => {
    const header = writeFilm(film, 'record').split('\n')[0]!;
    const noise = Array.from({ length: 4_000 }, (_, i) => `{"reveal":"${Math.sin(i)}"}`);
    expect(await packGame([header, ...noise].join('\n'))).toBeNull();
  });
});

describe('a match against bots', () => {
  const practice = {
    rules: 'wrc-2022',
    assistance: 'guided',
    rounds: 1,
    level: 'beginner',
    seed: '00112233445566778899aabbccddeeff',
    names: ['Me', 'Matsu', 'Take', 'Ume'],
  } as const;

  test('is recorded again from its seed and its acts', () => {
    const { actions, seat } = playPractice(practice.seed);
    const film = open(practiceRecord({ ...practice, actions })!);
    expect(film).toMatchObject({ differences: [], bad: null });
    expect(film.names![seat]).toBe('Me');
    const played = film.deals.flatMap(({ turns }) =>
      turns.flatMap(({ move }) => (move.type === 'action' ? [move.action] : [])),
    );
    expect(played).toEqual(actions);
  });

  test('has its walls opened by the dice of the table', () => {
    const { actions } = playPractice(practice.seed);
    const film = open(practiceRecord({ ...practice, actions })!);
    const seed = matchSeed(practice.seed, ['', '', '', '']);
    const dice = diceOfFilm(film);
    const numbers = film.deals.map((deal) => framesOf(deal)[0]!.views[0].dealNumber);
    expect(numbers[0]).toBe(1);
    for (const number of numbers) expect(dice(number)).toEqual(fairDice(seed, number, 2));
    // A log of another form tells no seed.
    expect(diceOfFilm(open(writeFilm(film, 'mjai')))(1)).toBeNull();
  });

  test('that did not begin has no record', () => {
    expect(practiceRecord({ ...practice, actions: [] })).toBeNull();
  });
});

describe('how a hand stands', () => {
  test('by the seat itself, with waits and furiten', () => {
    const readings = film.deals.flatMap((deal) =>
      framesOf(deal).flatMap(({ views }) => SEATS.map((seat) => readingOf(views[seat])!)),
    );
    const tenpai = readings.filter(({ waits }) => waits.length > 0);
    expect(tenpai.length).toBeGreaterThan(0);
    for (const { shanten, own, waits, furiten } of tenpai) {
      if (own.drawn === null) expect(shanten).toBe(0);
      expect(waits.map(({ kind }) => kind)).toEqual(own.waits);
      expect(furiten !== null).toBe(own.isFuriten);
    }
  });
});

describe('scores', () => {
  const stops = scoreStops(film);

  test('stand before each deal and after the last', () => {
    expect(stops).toHaveLength(film.deals.length + 1);
    expect(stops[0]!.scores).toEqual([25_000, 25_000, 25_000, 25_000]);
    expect(stops.at(-1)).toMatchObject({ deal: null });
  });

  test('lie between round numbers', () => {
    const { low, high, marks } = rangeOf(stops);
    for (const { scores } of stops) {
      for (const score of scores) expect(score >= low && score <= high).toBe(true);
    }
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.length).toBeLessThan(12);
  });

  test('names beside the lines do not cover each other', () => {
    const places = spread([100, 101, 102, 10], 15, 200);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.forEach((place, i) => {
      if (i > 0) expect(place - sorted[i - 1]!).toBeGreaterThanOrEqual(15);
    });
    expect(Math.max(...spread([198, 199], 15, 200))).toBeLessThanOrEqual(200);
  });
});

describe('the rulebook of a game', () => {
  test('is the one it names', () => {
    expect(bookOfFilm(film)).toMatchObject({ baseId: 'tenhou', short: 'Tenhou' });
  });

  test('or the nearest, silent where the values are others', () => {
    const values = { ...WRC_2022.values, 'tiles.redFives': 'onePerSuit' as const };
    const book = bookOfFilm({ ruleset: { id: 'custom-1', title: 'Club night', values } });
    expect(book.baseId).toBe('wrc-2022');
    expect(book.citation('tiles.redFives').section).toBe('');
    expect(book.citation('riichi.deposit').section).not.toBe('');
  });
});

test('the sentences of both languages have the same keys and places', async () => {
  const flat = (words: object, prefix = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${prefix}${key} ${[...value.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()}`]
        : flat(value as object, `${prefix}${key}.`),
    );
  for (const area of ['replay', 'review']) {
    const { en } = (await import(`../src/${area}/words/en.ts`)) as { en: object };
    const { ja } = (await import(`../src/${area}/words/ja.ts`)) as { ja: object };
    expect(flat(ja).sort()).toEqual(flat(en).sort());
    const source = ['replay', 'review', 'weighed']
      .flatMap((folder) => sourcesIn(folder))
      .join('\n');
    const keys = new Set(flat(en).map((line) => line.split(' ')[0]!.replace(/_(one|other)$/, '')));
    const asked = [...source.matchAll(new RegExp(`'${area}\\.([\\w.]+)'`, 'g'))].map(
      ([, key]) => key!,
    );
    expect(asked.length).toBeGreaterThan(20);
    // `tIn('review.costs.kinds', kind)` names what the keys begin with.
    const isThere = (key: string) =>
      keys.has(key) || [...keys].some((one) => one.startsWith(`${key}.`));
    expect(asked.filter((key) => !isThere(key))).toEqual([]);
  }
});

function sourcesIn(folder: string): string[] {
  const root = new URL(`../src/${folder}/`, import.meta.url);
  return readdirSync(root)
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));
}

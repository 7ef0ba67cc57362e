// Our own games through the engine: the same walls and acts give the results as they were written, every refusal is
// given again with its option, and as our record, as mjai and as tenhou.net/6 they are the same games.

import { readFileSync, statSync } from 'node:fs';
import type { MatchStart } from '@hanchan/game';
import { type Books, type Film, filmOf, playGame, readGames, writeFilm } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import {
  OWN_BOOKS,
  ownFile,
  ownFilm,
  ownGames,
  ownRecord,
  rulesetOf,
} from '../support/ownCorpus.ts';
import type { Game } from './checker/record.ts';
import { rowOf } from './making/figures.ts';
import { BEFORE, GameMaker } from './making/gameMaker.ts';
import { moveOf, tilesOf } from './making/notation.ts';
import { preparedScripts } from './making/scripts.ts';
import { playScript } from './making/stage.ts';

const isFull = process.env['HANCHAN_FULL'] === '1';
/** One prepared deal in so many is made again. */
const SCRIPTS = 12;

const BOOKS: Books = { find: findRuleset, usual: TENHOU };

/** The game once more, with everything that was tried on the way. */
function again(game: Game): Game {
  const maker = new GameMaker(game.name, rulesetOf(game.rules), game.start as MatchStart);
  const words = (acts: string) => (acts === '' ? [] : acts.split(' '));
  const tryAt = (deal: Game['deals'][number], at: number) => {
    for (const [place, word] of deal.refused ?? []) {
      if (place === at) maker.refuses(word, tilesOf(deal.wall));
    }
  };
  tryAt(game.deals[0]!, BEFORE);
  for (const word of words(game.before)) maker.make(moveOf(word));
  for (const deal of game.deals) {
    maker.make({ type: 'deal', wall: tilesOf(deal.wall) });
    for (const [i, word] of words(deal.acts).entries()) {
      tryAt(deal, i);
      maker.make(moveOf(word));
    }
    tryAt(deal, words(deal.acts).length);
  }
  return maker.game();
}

describe('our own games come out as they were written', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const differ = ownGames(id).flatMap((game) => {
      const stored = JSON.stringify(game);
      const played = JSON.stringify(again(game));
      return played === stored ? [] : [{ name: game.name, stored, played }];
    });
    expect(differ.slice(0, 2)).toEqual([]);
  });
});

test.each(OWN_BOOKS)('prepared deals of %s are made as they lie there', (id) => {
  const stored = new Map(ownGames(id).map((game) => [game.name, JSON.stringify(game)]));
  const scripts = preparedScripts(rulesetOf(id).values).filter((_, i) => i % SCRIPTS === 0);
  const other = scripts.filter(
    (script) => JSON.stringify(playScript(rulesetOf(id), script)) !== stored.get(script.name),
  );
  expect(other.map(({ name }) => name)).toEqual([]);
});

test.each(OWN_BOOKS)('the README counts %s as it is', (id) => {
  const readme = readFileSync(new URL('own/README.md', import.meta.url), 'utf8');
  const bytes = statSync(ownFile(id)).size;
  expect(readme.split('\n')).toContain(rowOf(id, ownGames(id), bytes));
});

/** What everybody at the table sees happen, in every deal. */
function seen({ deals }: Film): string[] {
  return deals.map(({ turns }) =>
    JSON.stringify(
      turns
        .flatMap(({ step }) => step.events)
        .filter(({ type }) => !UNSEEN.includes(type))
        .map((event) => ('slot' in event ? { ...event, slot: 0 } : event)),
    ),
  );
}

/** Which place of a pool was picked, who was asked and passed: the other forms do not hold it. */
const UNSEEN = ['answered', 'asked', 'clockStarted'];

/** The other forms know no fouls, no referee and no bell. */
const isPlain = (game: Game) =>
  game.start.assistance === 'guided' &&
  game.deals.every(
    ({ acts, results }) =>
      !/[@!]/.test(acts) && results.every(({ type }) => type !== 'fouled' && type !== 'voided'),
  );

/** Prepared deals are all tried; of the bots' longer matches one in eight, or all of them. */
const isOfBots = ({ name }: Game) => /^(match|late) /.test(name);

describe('our own games as mjai and as tenhou.net/6, and back', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const differ = ownGames(id)
      .filter((game, i) => isPlain(game) && (isFull || i % 8 === 0 || !isOfBots(game)))
      .flatMap((game) => {
        const film = ownFilm(game);
        const told = seen(film).join();
        return (['mjai', 'tenhou6'] as const).flatMap((format) => {
          const { games, bad } = readGames(game.name, writeFilm(film, format));
          const back = filmOf(games[0]!, BOOKS, rulesetOf(id));
          const isSame = bad === null && back.differences.length === 0;
          if (isSame && seen(back).join() === told) return [];
          return [{ game: game.name, format, difference: back.differences[0], bad }];
        });
      });
    expect(differ).toEqual([]);
  });
});

/** Checksums take time: one game in sixteen, or all of them. */
const EVERY = isFull ? 1 : 16;

describe('our own games as records', () => {
  test.each(OWN_BOOKS)('%s verify', (id) => {
    const games = ownGames(id).filter((_, i) => i % EVERY === 0);
    const differ = games.flatMap((game) => {
      const [source] = readGames(game.name, ownRecord(game)).games;
      const { difference, bad, hands } = playGame(source!, { books: BOOKS, ruleset: null });
      const isWhole = hands === game.deals.length && difference === null && bad === null;
      return isWhole ? [] : [{ game: game.name, difference, bad }];
    });
    expect(differ).toEqual([]);
  });
});

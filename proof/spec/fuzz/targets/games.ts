// Recorded games: our record, mjai and tenhou.net/6, read as a file is and played through the engine.

import {
  type Books,
  filmOf,
  headerOf,
  linesOf,
  readGames,
  Tenhou6Writer,
  writeMjai,
  writeRecord,
} from '@hanchan/records';
import { findRuleset, TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { Chain } from '../../../../engine/records/src/record/chain.ts';
import { playout } from '../../../../engine/records/test/playout.ts';
import { majsoulOf } from '../../support/majsoulWriter.ts';
import { mjlogOf } from '../../support/mjlogWriter.ts';
import type { Sample } from '../edits.ts';
import { asLines, asOne, type Refused, type Target } from '../target.ts';

const BOOKS: Books = { find: findRuleset, usual: TENHOU };

function readGame(text: string): Refused {
  const { games, bad } = readGames('file', text);
  const [game] = games;
  if (game === undefined) return bad;
  const film = filmOf(game, BOOKS);
  return film.bad ?? bad;
}

/** A whole deal, and how another begins: the shorter, the more inputs in a second. */
const BEGINNING = 14;

const games = [playout(TENHOU, 31, { mostDeals: 1 }), playout(WRC_2022, 7, { mostDeals: 1 })].map(
  (game, i) => ({
    ...game,
    book: i === 0 ? TENHOU : WRC_2022,
    most: i === 0 ? Infinity : BEGINNING,
  }),
);

const jsonLines = (text: string): unknown[] =>
  linesOf(text)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

/** Checksums as the edited lines need them. */
function withChecksums(lines: readonly string[]): string {
  const chain = new Chain();
  return asLines(
    lines.map((line) => {
      if (line.startsWith('{"sum"')) return JSON.stringify(chain.close());
      chain.add(/\p{Surrogate}/u.test(line) ? '' : line);
      return line;
    }),
  );
}

export const record: Target = {
  name: 'record',
  samples: () =>
    games.map(({ first, moves, book, most }): Sample => {
      const lines = jsonLines(writeRecord(headerOf(first, book), moves.slice(0, most)));
      return { lines, write: withChecksums };
    }),
  read: readGame,
};

export const mjai: Target = {
  name: 'mjai',
  samples: () =>
    games.map(({ steps, most }) => ({
      lines: steps
        .slice(0, most)
        .flatMap(({ move, before, step }) => writeMjai(move, before, step)),
      write: asLines,
    })),
  read: readGame,
};

export const tenhou6: Target = {
  name: 'tenhou6',
  samples: () =>
    games.map(({ steps, book }) => {
      const writer = new Tenhou6Writer();
      for (const { before, step } of steps) writer.take(before, step);
      return { lines: [JSON.parse(JSON.stringify(writer.game(book)))], write: asOne };
    }),
  read: readGame,
};

const mjaiOf = ({ steps, most }: (typeof games)[number]) =>
  steps.slice(0, most).flatMap(({ move, before, step }) => writeMjai(move, before, step));

/** Elements as JSON, so that they can be edited: a name, then its attributes. */
function elementsOf(xml: string): unknown[] {
  return [...xml.matchAll(/<(\w+)((?: \w+="[^"]*")*) ?\/?>/g)].map(([, name, attributes]) => [
    name,
    Object.fromEntries(
      [...attributes!.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, one]) => [key, one]),
    ),
  ]);
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function xmlOf(line: string): string {
  const elements = JSON.parse(line) as unknown;
  if (!Array.isArray(elements)) return line;
  return elements
    .map((element: unknown) => {
      const [name, attributes] = Array.isArray(element) ? (element as unknown[]) : [element];
      const pairs = Object.entries((attributes ?? {}) as object);
      return `<${written(name)}${pairs.map(([key, one]) => ` ${key}="${written(one)}"`).join('')}/>`;
    })
    .join('');
}

export const mjlog: Target = {
  name: 'mjlog',
  samples: () => [
    { lines: [elementsOf(mjlogOf(mjaiOf(games[0]!)))], write: (lines) => xmlOf(asOne(lines)) },
  ],
  texts: () => [mjlogOf(mjaiOf(games[0]!)).slice(0, 1_000)],
  read: readGame,
};

export const majsoul: Target = {
  name: 'majsoul',
  samples: () => [{ lines: [majsoulOf(mjaiOf(games[0]!))], write: asOne }],
  read: readGame,
};

// The corpus of our own games, as it lies in the repository: it is there for everybody.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type MatchStart, newMatch } from '@hanchan/game';
import type { Film, FilmTurn, Move, RecordEntry } from '@hanchan/records';
import { headerOf, makeMove, writeRecord } from '@hanchan/records';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import type { Game } from '../corpus/checker/record.ts';
import { moveOf, tilesOf } from '../corpus/making/notation.ts';

export const OWN_BOOKS = RULESETS.map(({ id }) => id);

export const ownFile = (id: string) =>
  fileURLToPath(new URL(`../corpus/own/${id}.jsonl.gz`, import.meta.url));

const read = new Map<string, readonly Game[]>();

/** All games under a rulebook. */
export function ownGames(id: string): readonly Game[] {
  const known = read.get(id);
  if (known !== undefined) return known;
  const text = gunzipSync(readFileSync(ownFile(id))).toString('utf8');
  const games = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Game);
  read.set(id, games);
  return games;
}

/** All moves of a game, in order. */
export function ownMoves({ before, deals }: Game): Move[] {
  const moves = (acts: string) => (acts === '' ? [] : acts.split(' ').map(moveOf));
  return [
    ...moves(before),
    ...deals.flatMap(({ wall, acts }): Move[] => [
      { type: 'deal', wall: tilesOf(wall) },
      ...moves(acts),
    ]),
  ];
}

export const rulesetOf = (id: string) => findRuleset(id)!;

/** Where a game begins. */
export const ownStart = ({ rules, start }: Game) =>
  newMatch(rulesetOf(rules).values, start as MatchStart);

/** A game played through the engine, move by move. */
export function ownFilm(game: Game): Film {
  const ruleset = rulesetOf(game.rules);
  let match = ownStart(game);
  const deals: { turns: FilmTurn[] }[] = [];
  let opening: FilmTurn[] = [];
  for (const move of ownMoves(game)) {
    const made = makeMove(match, move);
    if (!made.ok) throw new Error(`${game.name}: ${made.error.code}`);
    const turn = { move, before: match, step: made.value };
    match = made.value.match;
    if (move.type === 'deal') deals.push({ turns: [...opening, turn] });
    else if (deals.length === 0) opening = [...opening, turn];
    else deals.at(-1)!.turns.push(turn);
  }
  const source = {
    format: 'record',
    file: game.name,
    skipped: 0,
    lines: [],
    events: [],
    json: null,
  } as const;
  return { source, ruleset, header: null, names: null, deals, differences: [], bad: null };
}

/** A game in our record form, as a table writes it. */
export function ownRecord(game: Game): string {
  const ruleset = rulesetOf(game.rules);
  const over = game.deals.at(-1)!.results.find(({ type }) => type === 'over');
  const end: RecordEntry[] = over?.type === 'over' ? [{ type: 'end', scores: over.scores }] : [];
  return writeRecord(headerOf(ownStart(game), ruleset), [...ownMoves(game), ...end]);
}

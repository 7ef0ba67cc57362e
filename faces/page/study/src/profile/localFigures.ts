// The figures of whoever uses this device, from the matches against bots that its browser keeps.

import {
  type FiguresOfMonth,
  figuresByMonth,
  type Group,
  type PlayerFigures,
  Statistics,
  Summarising,
} from '@hanchan/arena';
import { type Kept, keptIn } from '@hanchan/kit/device/deviceStore.ts';
import { startingOf } from '@hanchan/kit/figures/plainPoints.ts';
import { playGame, readGames } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import type { KeptGame, PlayedPractice } from '@hanchan/table/local/keptGame.ts';
import { practiceSeat } from '@hanchan/table/local/practiceSeat.ts';
import { practiceRecord } from '../replay/practiceRecord.ts';
import { type Filter, firstMonth } from './filter.ts';

export interface LocalGame {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly practice: PlayedPractice;
  /** The rulebook; its own id where it was changed. */
  readonly book: string;
  readonly place: number;
  readonly result: number;
  /** The points that everybody began with. */
  readonly starting: number;
  readonly group: Group;
}

const BOOKS = { find: findRuleset, usual: TENHOU };
const ME = 'me';
const OTHERS = ['bot 1', 'bot 2', 'bot 3'];
const TWELVE = 12;

/** Null for a match that was not played to its end, or that this version cannot read. */
function localGame({ id, at, value }: Kept<KeptGame>): LocalGame | null {
  if (value.type !== 'practice') return null;
  const { practice, name } = value;
  const text = practiceRecord(practice);
  const [game] = text === null ? [] : readGames(name, text).games;
  if (game === undefined) return null;
  const fold = new Summarising();
  const played = playGame(game, {
    books: BOOKS,
    ruleset: null,
    compare: 'events',
    watch: fold.watch,
  });
  const seat = practiceSeat(practice);
  const players = OTHERS.toSpliced(seat, 0, ME) as [string, string, string, string];
  const summary = played.bad === null ? fold.summary({ players }) : null;
  if (summary === null) return null;
  const statistics = new Statistics();
  statistics.add(summary);
  const { rules } = practice;
  return {
    id,
    at,
    name,
    practice,
    book: typeof rules === 'string' ? rules : 'custom',
    place: summary.places[seat],
    result: summary.result[seat] / TWELVE,
    starting: startingOf(summary.scores),
    group: statistics.seats[seat],
  };
}

/** One after the other, so that the page answers in between. */
export async function localGames(): Promise<readonly LocalGame[]> {
  const games: LocalGame[] = [];
  for (const kept of await keptIn<KeptGame>('games')) {
    const game = localGame(kept);
    if (game !== null) games.push(game);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return games;
}

export interface LocalFigures {
  readonly games: readonly LocalGame[];
  readonly figures: PlayerFigures;
  readonly months: readonly FiguresOfMonth[];
}

export function localFigures(all: readonly LocalGame[], filter: Filter, now: number): LocalFigures {
  const from = firstMonth(filter.period, now);
  const games = all.filter(
    ({ book, at }) =>
      (filter.book === '' || filter.book === book) && (from === null || monthOf(at) >= from),
  );
  return {
    games,
    ...figuresByMonth(games.map(({ at, group }) => ({ month: monthOf(at), group }))),
  };
}

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

/** Rulebooks with games, most of them first. */
export function localBooks(all: readonly LocalGame[]): readonly { book: string; games: number }[] {
  const counts = new Map<string, number>();
  for (const { book } of all) counts.set(book, (counts.get(book) ?? 0) + 1);
  return [...counts].map(([book, games]) => ({ book, games })).sort((a, b) => b.games - a.games);
}

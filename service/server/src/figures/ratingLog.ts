// The log of rated games as a file, and the ratings that follow from such a file: whoever doubts a number computes it again,
// without a server. Players are numbers in the order in which they come; a bot goes by its level, and whoever has no rating
// (a guest, somebody who has left us) by the strength they were rated with.

import type { Figures, RatedGame, RatedSeat } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import { botSkill, poolOf, ratedSeats, type SeatBefore } from './rules.ts';
import { NEWCOMER, type Skill, shownSkill } from './skill.ts';

const PAGE = 200;
const SEATS = ['a', 'b', 'c', 'd'];
const LOG_HEAD = [
  'number,time,family,assistance',
  ...SEATS.map((seat) => `player_${seat},place_${seat},mu_${seat},sigma_${seat}`),
].join(',');

/** Line by line. */
export async function* logLines(
  figures: Pick<Figures, 'counted' | 'rated'>,
): AsyncGenerator<string> {
  const numbers = new Map<string, string>();
  const nameOf = ({ person, bot }: RatedSeat): string => {
    if (person === null) return bot === null ? 'unrated' : `bot:${bot}`;
    const known = numbers.get(person) ?? `p${numbers.size + 1}`;
    numbers.set(person, known);
    return known;
  };
  yield `${LOG_HEAD}\n`;
  for await (const { number, at, pool, seats } of ratedGames(figures)) {
    const cells = seats.map((seat) =>
      [nameOf(seat), seat.place, seat.muBefore, seat.sigmaBefore].join(','),
    );
    yield `${number},${new Date(at).toISOString()},${pool.replace(' ', ',')},${cells.join(',')}\n`;
  }
}

/** In the order in which they were rated. */
async function* ratedGames(figures: Pick<Figures, 'counted' | 'rated'>): AsyncGenerator<RatedGame> {
  for (let after = 0; ; ) {
    const page = await figures.counted(after, PAGE);
    if (page.length === 0) return;
    yield* await figures.rated(page.flatMap(({ game, pool }) => (pool === null ? [] : [game])));
    after = page.at(-1)!.number;
  }
}

export interface LoggedRating {
  readonly player: string;
  readonly pool: string;
  readonly value: number;
  readonly plusMinus: number;
  readonly games: number;
}

export interface RatingsInLog {
  readonly games: number;
  /** The strongest first. */
  readonly ratings: readonly LoggedRating[];
  /** Seats whose strength in the file is another one than follows from the games before. */
  readonly differ: readonly string[];
}

interface Held {
  skill: Skill;
  games: number;
}

type Fault = { readonly field: string; readonly message: string };

/** The ratings that follow from the file. */
export function ratingsInLog(text: string): Result<RatingsInLog, Fault> {
  const [head, ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  if (head !== LOG_HEAD) {
    const message = 'is not the head of a log of ratings, as GET /api/ratings/log gives it';
    return fail({ field: 'line 1', message });
  }
  const held = new Map<string, Held>();
  const differ: string[] = [];
  for (const [at, line] of lines.entries()) {
    const fault = takeLine(line, held, differ);
    if (fault !== null) return fail({ field: `line ${at + 2}`, message: fault });
  }
  const ratings = [...held].map(([key, { skill, games }]) => {
    const [player = '', ...pool] = key.split(' ');
    return { player, pool: pool.join(' '), ...shownSkill(skill), games };
  });
  ratings.sort((a, b) => b.value - a.value || (a.player < b.player ? -1 : 1));
  return ok({ games: lines.length, ratings, differ });
}

const CELLS = 4 + 4 * SEATS.length;

/** What is wrong with the line; null: nothing. */
function takeLine(line: string, held: Map<string, Held>, differ: string[]): string | null {
  const cells = line.split(',');
  if (cells.length !== CELLS) return `has ${cells.length} columns; ${CELLS} expected`;
  const [number, , family = '', assistance = ''] = cells;
  const pool = poolOf(family, assistance);
  const seats = SEATS.map((_, seat) => cells.slice(4 + 4 * seat, 8 + 4 * seat));
  const places = seats.map(([, place]) => Number(place));
  if (!places.every((place) => Number.isInteger(place) && place >= 1 && place <= 4)) {
    return 'has a place that is not 1, 2, 3 or 4';
  }
  const told = seats.map(([, , mu, sigma]) => ({ mu: Number(mu), sigma: Number(sigma) }));
  if (!told.every(({ mu, sigma }) => Number.isFinite(mu) && sigma > 0)) {
    return 'has a strength that is no number';
  }
  const before = seats.map(([player = ''], seat): SeatBefore => {
    if (player.startsWith('bot:')) {
      const bot = player.slice('bot:'.length);
      return { person: null, bot, skill: botSkill(family, bot) };
    }
    if (player === 'unrated') return { person: null, bot: null, skill: told[seat]! };
    const skill = held.get(`${player} ${pool}`)?.skill ?? NEWCOMER;
    return { person: player, bot: null, skill };
  });
  for (const { seat, person, bot, muBefore, sigmaBefore, muAfter, sigmaAfter } of ratedSeats(
    before,
    places,
  )) {
    const isSame = told[seat]!.mu === muBefore && told[seat]!.sigma === sigmaBefore;
    if (!isSame) differ.push(`game ${number}, ${person ?? `bot:${bot}`}`);
    if (person === null) continue;
    const key = `${person} ${pool}`;
    const skill = { mu: muAfter, sigma: sigmaAfter };
    held.set(key, { skill, games: (held.get(key)?.games ?? 0) + 1 });
  }
  return null;
}

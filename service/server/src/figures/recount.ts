// Figures and ratings counted again from the stored games alone, in the order in which they were counted; where what is stored
// is something else, it is said where.

import type {
  CountedGame,
  FigureKey,
  Meeting,
  RatedGame,
  RatedSeat,
  Storage,
  StoredFigures,
  StoredRating,
  ToCount,
  ToRate,
} from '@hanchan/storage';
import { GAME_STREAM, toEntry } from '../match/games.ts';
import { Books } from '../rulebooks/books.ts';
import { type CountedBefore, toCount } from './counting.ts';
import { type PlayedGame, playedGame } from './playedGame.ts';

/** What is not as the games have it. */
export interface Recount {
  /** Games that were counted again. */
  readonly games: number;
  readonly rated: number;
  /** Ended, and not counted so far. */
  readonly uncounted: number;
  /** Each says where, and what stands there. */
  readonly differ: readonly string[];
}

const PAGE = 200;
const FAR = Number.MAX_SAFE_INTEGER;

/** Compares; with `isWritten` it puts what follows from the games in the place of what is stored. */
export async function recount(storage: Storage, isWritten: boolean): Promise<Recount> {
  const books = new Books({
    storage,
    onError: (error) => {
      throw error;
    },
  });
  await books.refresh();
  try {
    const report = await compare(storage);
    if (isWritten) await write(storage);
    return report;
  } finally {
    books.stop();
  }
}

async function read({ log }: Storage, game: string): Promise<PlayedGame | null> {
  return playedGame((await log.read(GAME_STREAM, game)).map(toEntry));
}

async function compare(storage: Storage): Promise<Recount> {
  const again = new Again();
  for await (const { counted, rated } of countedGames(storage)) {
    const played = await read(storage, counted.game);
    if (played === null) again.differ.push(`game ${counted.game}: counted, and not over`);
    else again.take(toCount(counted.game, played, beforeOf(counted, rated)), counted, rated);
  }
  await again.compareFigures(storage);
  again.compareRatings(await storage.figures.ratings());
  const { games, rated, differ } = again;
  return { games, rated, differ, uncounted: (await storage.figures.uncounted(FAR, FAR)).length };
}

const beforeOf = ({ why }: CountedGame, rated: RatedGame | undefined): CountedBefore => ({
  why,
  seats: rated?.seats ?? [],
});

async function* countedGames({ figures }: Storage) {
  for (let after = 0; ; ) {
    const page = await figures.counted(after, PAGE);
    if (page.length === 0) return;
    const rated = await figures.rated(
      page.flatMap(({ game, pool }) => (pool === null ? [] : [game])),
    );
    for (const counted of page)
      yield { counted, rated: rated.find(({ game }) => game === counted.game) };
    after = page.at(-1)!.number;
  }
}

/** Counts from nothing, in memory. */
class Again {
  readonly differ: string[] = [];
  games = 0;
  rated = 0;
  readonly #figures = new Map<string, { games: number; data: string }>();
  readonly #ratings = new Map<string, StoredRating>();
  readonly #met = new Map<string, { game: string; at: number }[]>();

  take(toCount: ToCount, counted: CountedGame, rated: RatedGame | undefined): void {
    const { game, at, book, company, figures, rating } = toCount;
    this.games++;
    for (const { add, ...key } of figures) {
      const known = this.#figures.get(keyOf(key));
      const data = add(known?.data ?? null);
      this.#figures.set(keyOf(key), { games: (known?.games ?? 0) + 1, data });
    }
    const seats = typeof rating === 'string' ? rating : this.#rate(rating);
    const why = typeof seats === 'string' ? seats : '';
    const pool = typeof rating === 'string' || why !== '' ? null : rating.pool;
    this.#expect(`game ${game}`, { at, book, company, pool, why }, counted);
    if (typeof seats === 'string') return;
    this.rated++;
    for (const seat of seats) {
      this.#expect(`game ${game}, seat ${seat.seat}`, strengthsIn(seat), rated?.seats[seat.seat]);
      if (seat.person !== null) this.#hold(seat.person, pool!, seat, { game, at });
    }
  }

  #rate({ pool, people, since, rate }: ToRate): readonly RatedSeat[] | string {
    const held = people.flatMap((person) => {
      const known = this.#ratings.get(`${person} ${pool}`);
      return known === undefined ? [] : [[person, known] as const];
    });
    const meetings = people.flatMap((person): Meeting[] =>
      (this.#met.get(person) ?? [])
        .filter(({ at }) => at >= since)
        .map(({ game }) => ({ game, person })),
    );
    return rate(new Map(held), meetings);
  }

  #hold(person: string, pool: string, seat: RatedSeat, met: { game: string; at: number }): void {
    const key = `${person} ${pool}`;
    const games = (this.#ratings.get(key)?.games ?? 0) + 1;
    const { muAfter: mu, sigmaAfter: sigma } = seat;
    this.#ratings.set(key, { person, pool, mu, sigma, games, at: met.at });
    const known = this.#met.get(person) ?? [];
    known.push(met);
    this.#met.set(person, known);
  }

  #expect<T extends object>(where: string, wanted: T, stored: object | undefined): void {
    const found = stored as Readonly<Record<string, unknown>> | undefined;
    if (found === undefined) {
      this.differ.push(`${where}: not stored`);
      return;
    }
    for (const [field, value] of Object.entries(wanted)) {
      if (found[field] === value) continue;
      this.differ.push(
        `${where}: ${field} is ${brief(found[field])}, the games say ${brief(value)}`,
      );
    }
  }

  async compareFigures({ figures }: Storage): Promise<void> {
    for (let after: StoredFigures | null = null; ; ) {
      const page: readonly StoredFigures[] = await figures.rows(after, PAGE);
      for (const row of page) {
        const key = keyOf(row);
        const wanted = this.#figures.get(key);
        if (wanted === undefined) this.differ.push(`figures of ${key}: no game says so`);
        else this.#expect(`figures of ${key}`, wanted, row);
        this.#figures.delete(key);
      }
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
    for (const key of this.#figures.keys()) this.differ.push(`figures of ${key}: not stored`);
  }

  compareRatings(stored: readonly StoredRating[]): void {
    for (const one of stored) {
      const key = `${one.person} ${one.pool}`;
      const wanted = this.#ratings.get(key);
      if (wanted === undefined) this.differ.push(`rating of ${key}: no game says so`);
      else this.#expect(`rating of ${key}`, wanted, one);
      this.#ratings.delete(key);
    }
    for (const key of this.#ratings.keys()) this.differ.push(`rating of ${key}: not stored`);
  }
}

const keyOf = ({ person, book, month, company }: FigureKey): string =>
  [person, book, month, company].join(' ');

/** Of whoever has been erased since, what came after the game is nobody's any more. */
const strengthsIn = ({ person, place, muBefore, sigmaBefore, muAfter, sigmaAfter }: RatedSeat) => ({
  place,
  muBefore,
  sigmaBefore,
  ...(person === null ? {} : { muAfter, sigmaAfter }),
});

/** First those that were counted, in their order; then the others as they ended. */
async function write(storage: Storage): Promise<void> {
  const before = new Map<string, CountedBefore>();
  for await (const { counted, rated } of countedGames(storage))
    before.set(counted.game, beforeOf(counted, rated));
  await storage.figures.clear();
  const rest = await storage.figures.uncounted(FAR, FAR);
  const order = [...before.keys(), ...rest.filter((game) => !before.has(game))];
  for (const game of order) {
    const played = await read(storage, game);
    if (played !== null) await storage.figures.count(toCount(game, played, before.get(game)));
  }
}

const brief = (value: unknown): string => {
  const text = String(value);
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
};

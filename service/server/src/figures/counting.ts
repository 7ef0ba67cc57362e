// Puts a game that is over into the figures of those who played it, and into their ratings: exactly once, and no sooner than
// spectators have seen its end. Whoever owned the table does it; what a crash kept from being counted is found by the sweep.

import { factsOf, Group, type GroupState } from '@hanchan/arena';
import type { Figures, RatedSeat, ToCount } from '@hanchan/storage';
import { SEATS } from '@hanchan/tiles';
import type { TimedEntry } from '../match/entries.ts';
import { MINUTE, type Time } from '../time.ts';
import { bookOf, type PlayedGame, peopleAt, playedGame } from './playedGame.ts';
import { hasErased, toRate, whyUnrated } from './rules.ts';

/** Against whom somebody played. */
type Company = 'people' | 'bots';

/** By the calendar of Greenwich. */
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** What an earlier count has left of a game. */
export interface CountedBefore {
  readonly why: string;
  readonly seats: readonly RatedSeat[];
}

/**
 * What of a game is counted, for whom. Where somebody has been erased since it was counted, whether it is rated and how strong
 * they were is known from `before` alone.
 */
export function toCount(game: string, played: PlayedGame, before?: CountedBefore): ToCount {
  const isKnown = before !== undefined && hasErased(played);
  const why = isKnown ? before.why || null : whyUnrated(played);
  return {
    game,
    at: played.endedAt,
    book: bookOf(played.open).book,
    company: companyOf(played),
    figures: figuresOf(played),
    rating: why ?? toRate(played, isKnown ? before.seats : []),
  };
}

const companyOf = ({ open }: PlayedGame): Company =>
  peopleAt(open).length > 1 ? 'people' : 'bots';

function figuresOf(played: PlayedGame): ToCount['figures'] {
  const { open, endedAt, summary } = played;
  if (summary === null) return [];
  const facts = factsOf(summary);
  const wins = summary.deals.flatMap((deal) => deal.wins);
  const part = { ...bookOf(open), month: monthOf(endedAt), company: companyOf(played) };
  return SEATS.flatMap((seat) => {
    const holder = open.holders[seat];
    if (holder.type !== 'player' || holder.player === '') return [];
    const own = wins.filter((win) => win.seat === seat);
    const add = (before: string | null) => {
      const group = before === null ? new Group() : Group.from(JSON.parse(before) as GroupState);
      group.add(facts[seat], own);
      return JSON.stringify(group);
    };
    return [{ person: holder.player, ...part, add }];
  });
}

/** What just ended is being counted by its owner. */
const OWNERS_MS = MINUTE;
const AT_ONCE = 20;

export interface CountingSetup {
  readonly figures: Figures;
  readonly read: (game: string) => Promise<readonly TimedEntry[]>;
  /** For how long its end is still hidden from whoever has no seat; 0 or less: everybody may know it. */
  readonly hiddenMs: (entries: readonly TimedEntry[]) => number;
  readonly onError: (error: unknown, game: string) => void;
  readonly onCounted: () => void;
  readonly time: Pick<Time, 'steady' | 'after'>;
}

/** A sweep rests for so many times as long as a game took: tables go first. */
const REST = 4;

export class Counting {
  readonly #setup: CountingSetup;
  #sweeping: Promise<void> = Promise.resolve();
  readonly #open = new Set<Promise<void>>();
  #isStopped = false;
  #wake = () => {};
  /** Those that cannot be counted are not tried again by this process. */
  readonly #failed = new Set<string>();
  /** What takes back the waiting for those whose end is still hidden. */
  readonly #hidden = new Map<string, () => void>();

  constructor(setup: CountingSetup) {
    this.#setup = setup;
  }

  /**
   * Now, or once its end is hidden from nobody. Never throws: a game that cannot be counted now is found by the sweep of the next
   * process.
   */
  count(game: string): Promise<void> {
    const counting = this.#count(game).finally(() => this.#open.delete(counting));
    this.#open.add(counting);
    return counting;
  }

  /** What ended before and was not counted, the oldest first, until nothing is left. */
  sweep(now: number): Promise<void> {
    this.#sweeping = this.#sweeping.then(() => this.#sweep(now - OWNERS_MS));
    return this.#sweeping;
  }

  /** Nothing of it is under way afterwards. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    for (const cancel of this.#hidden.values()) cancel();
    this.#hidden.clear();
    await this.#sweeping.catch(() => {});
    await Promise.all(this.#open);
  }

  async #count(game: string): Promise<void> {
    const { figures, read, hiddenMs, onError, onCounted } = this.#setup;
    try {
      const entries = await read(game);
      const waitMs = hiddenMs(entries);
      if (waitMs > 0) {
        this.#countIn(waitMs, game);
        return;
      }
      const played = playedGame(entries);
      if (played === null) this.#failed.add(game);
      else if (await figures.count(toCount(game, played))) onCounted();
    } catch (error) {
      this.#failed.add(game);
      onError(error, game);
    }
  }

  #countIn(ms: number, game: string): void {
    if (this.#isStopped || this.#hidden.has(game)) return;
    const cancel = this.#setup.time.after(ms, () => {
      this.#hidden.delete(game);
      void this.count(game);
    });
    this.#hidden.set(game, cancel);
  }

  async #sweep(before: number): Promise<void> {
    while (!this.#isStopped) {
      const limit = AT_ONCE + this.#failed.size + this.#hidden.size;
      const games = await this.#setup.figures.uncounted(before, limit);
      const left = games.filter((game) => !this.#failed.has(game) && !this.#hidden.has(game));
      if (left.length === 0) return;
      for (const game of left) {
        if (this.#isStopped) return;
        const from = this.#setup.time.steady();
        await this.count(game);
        await this.#rest(REST * (this.#setup.time.steady() - from));
      }
    }
  }

  #rest(ms: number): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#setup.time.after(ms, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}

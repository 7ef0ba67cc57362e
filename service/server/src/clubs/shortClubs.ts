// When large clubs are kept in short: behind so many entries, after a correction, and at a stop; never more than once a minute.

import type { ClubState } from '@hanchan/club';
import type { StreamsSetup } from '../streams/streamSet.ts';
import { MINUTE } from '../time.ts';
import type { LiveClub } from './liveClub.ts';
import { type ShortClub, shortClub } from './shortClub.ts';

/** Games, from which on a log takes longer to read than a page may take. */
const LARGE = 500;
/** Entries that are quickly applied. */
const BEHIND = 100;

type Known = Pick<ClubState, 'seq' | 'recounts'>;

export class ShortClubs {
  readonly #setup: StreamsSetup;
  /** What is kept of each. */
  readonly #known = new Map<string, Known>();
  /** Those with more than what is kept. */
  readonly #grown = new Map<string, LiveClub>();
  readonly #waiting = new Map<string, () => void>();

  constructor(setup: StreamsSetup) {
    this.#setup = setup;
  }

  /** As it was kept, up to the last entry; null where nothing that can be believed is kept. */
  async open(id: string): Promise<ShortClub | null> {
    const { storage, onError } = this.#setup;
    try {
      const short = await shortClub(storage, id);
      if (short === null) this.#known.delete(id);
      else this.#known.set(id, short.state);
      return short;
    } catch (error) {
      onError(error, id);
      return null;
    }
  }

  /** `isAnew`: what is kept says something else than the log, or is gone. */
  grown(club: LiveClub, isAnew: boolean): void {
    const { id, state } = club;
    if (isAnew) this.#known.delete(id);
    if (state.games.size < LARGE || !this.#isBehind(club, 1)) return;
    this.#grown.set(id, club);
    if (this.#waiting.has(id) || !this.#isBehind(club, BEHIND)) return;
    const cancel = this.#setup.time.after(MINUTE, () => {
      this.#waiting.delete(id);
      void this.#keep(club);
    });
    this.#waiting.set(id, cancel);
  }

  forget(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
    this.#grown.delete(id);
    this.#known.delete(id);
  }

  /** The next start begins where this one ends. */
  async stop(): Promise<void> {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
    for (const club of [...this.#grown.values()]) await this.#keep(club);
    this.#grown.clear();
    this.#known.clear();
  }

  #isBehind({ id, state }: LiveClub, entries: number): boolean {
    const known = this.#known.get(id);
    if (known === undefined) return true;
    return state.seq - known.seq >= entries || state.recounts !== known.recounts;
  }

  async #keep(club: LiveClub): Promise<void> {
    const { storage, onError } = this.#setup;
    try {
      const kept = await club.keep(storage.folds);
      if (kept === null) this.forget(club.id);
      else {
        this.#known.set(club.id, kept);
        if (!this.#isBehind(club, 1)) this.#grown.delete(club.id);
      }
    } catch (error) {
      onError(error, club.id);
    }
  }
}

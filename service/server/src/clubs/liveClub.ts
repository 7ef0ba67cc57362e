// A club that somebody asks for: its log and the state it folds to. An act is checked, stored, and only then applied;
// writers wait for each other.

import {
  applyClub,
  type ClubAct,
  type ClubActor,
  type ClubEntry,
  type ClubState,
  clubRefusal,
  foldClub,
  withoutMember,
} from '@hanchan/club';
import type { Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { breathing } from '../breathing.ts';
import type { Time } from '../time.ts';
import { ClubRatings } from './ratings.ts';

export interface LiveClubSetup {
  readonly id: string;
  readonly secret: string;
  readonly entries: ClubEntry[];
  readonly time: Time;
  /** Stores an entry behind those there are; rejects when that is not certain. */
  readonly store: (entry: ClubEntry) => Promise<void>;
  /** Stores what reads differently and the new entry, in one step; rejects when that is not certain. */
  readonly rewrite: (changed: readonly ClubEntry[], entry: ClubEntry) => Promise<void>;
  /** What is in memory can no longer be trusted: forget it. */
  readonly onLost: (error: unknown) => void;
}

const NOT_STORED: Refusal = {
  code: 'notStored',
  message: 'it could not be stored, so nothing has changed',
};

export class LiveClub {
  readonly id: string;
  readonly secret: string;
  readonly #setup: LiveClubSetup;
  #state: ClubState;
  readonly #ratings = new ClubRatings();
  #last: Promise<unknown> = Promise.resolve();
  #isLost = false;

  constructor(setup: LiveClubSetup) {
    this.#setup = setup;
    this.id = setup.id;
    this.secret = setup.secret;
    this.#state = foldClub(setup.entries);
  }

  get state(): ClubState {
    return this.#state;
  }

  get entries(): readonly ClubEntry[] {
    return this.#setup.entries;
  }

  /** As the log leaves them; whoever asks first after a start waits until all games are rated. */
  ratings(): Promise<ClubRatings> {
    return this.#ratings.catchUp(() => this.#state, breathing(this.#setup.time));
  }

  /** The number of the entry; a command that was carried out before has the number it got then. */
  act(id: string, act: ClubAct, by: ClubActor): Promise<Result<number, Refusal>> {
    return this.#carryOut({ id, act, by }, (entry) => this.#setup.store(entry));
  }

  /** Names and texts go out of every line of the log, in one step with the entry that says so; results stand as they are. */
  erase(id: string, member: string, by: ClubActor): Promise<Result<number, Refusal>> {
    const act = { type: 'erase', member } as const;
    return this.#carryOut({ id, act, by: { role: 'server', member: by.member } }, async (entry) => {
      const { entries } = this.#setup;
      const without = withoutMember(entries, member);
      const changed = without.filter((one, i) => one !== entries[i]);
      await this.#setup.rewrite(changed, entry);
      entries.splice(0, without.length, ...without);
      this.#state = foldClub(entries);
    });
  }

  /** Once what is under way is stored. */
  async stop(): Promise<void> {
    await this.#last;
    this.#isLost = true;
  }

  #carryOut(
    { id, act, by }: Pick<ClubEntry, 'id' | 'act' | 'by'>,
    write: (entry: ClubEntry) => Promise<void>,
  ): Promise<Result<number, Refusal>> {
    return this.#inTurn(async () => {
      const done = this.state.done.get(id);
      if (done !== undefined) return ok(done);
      const at = this.#setup.time.now();
      const refused = clubRefusal(this.state, act, by, at);
      if (refused !== null) return fail(refused);
      const entry: ClubEntry = { seq: this.state.seq + 1, id, at, by, act };
      if (!(await this.#written(() => write(entry)))) return fail(NOT_STORED);
      this.#setup.entries.push(entry);
      applyClub(this.#state, entry);
      return ok(entry.seq);
    });
  }

  #inTurn<T>(step: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    const turn = this.#last.then(() => (this.#isLost ? fail(NOT_STORED) : step()));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #written(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      this.#isLost = true;
      this.#setup.onLost(error);
      return false;
    }
  }
}

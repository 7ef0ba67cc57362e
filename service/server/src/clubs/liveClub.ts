// A club that somebody asks for: its log and the state it folds to. An act is checked, stored, and only then applied;
// writers wait for each other.

import type { ClubAct, ClubActor, ClubEntry, ClubState } from '@hanchan/club';
import { applyClub, clubRefusal, foldClub, withoutMember } from '@hanchan/club';
import type { Refusal } from '@hanchan/protocol';
import type { Storage } from '@hanchan/storage';
import type { Result } from '@hanchan/tiles';
import { breathing } from '../breathing.ts';
import { LiveLog, type LiveLogSetup } from '../streams/liveLog.ts';
import { ClubRatings } from './ratings.ts';
import { type ClubSeen, foldOf, KIND } from './shortClub.ts';

/** `isAnew`: what stood in the log before may read differently. */
type OnGrown = (club: LiveClub, isAnew: boolean) => void;

export class LiveClub extends LiveLog<ClubEntry, ClubState> implements ClubSeen {
  readonly #ratings = new ClubRatings();
  readonly #onGrown: OnGrown;

  constructor(setup: LiveLogSetup<ClubEntry>, onGrown: OnGrown) {
    super(setup, {
      fold: foldClub,
      apply: applyClub,
      refusal: (state, { act, by, at }) => clubRefusal(state, act, by, at),
    });
    this.#onGrown = onGrown;
  }

  /** As the log leaves them; whoever asks first after a start waits until all games are rated. */
  ratings(): Promise<ClubRatings> {
    return this.#ratings.catchUp(() => this.state, breathing(this.time));
  }

  /** The number of the entry; a command that was carried out before has the number it got then. */
  async act(id: string, act: ClubAct, by: ClubActor): Promise<Result<number, Refusal>> {
    const done = await this.add({ id, act, by });
    this.#onGrown(this, false);
    return done;
  }

  /** Names and texts go out of every line of the log, in one step with the entry that says so; results stand as they are. */
  async erase(id: string, member: string, by: ClubActor): Promise<Result<number, Refusal>> {
    const act = { type: 'erase', member } as const;
    const command = { id, act, by: { role: 'server', member: by.member } } as const;
    const done = await this.addAndRewrite(command, (entries) => withoutMember(entries, member));
    this.#onGrown(this, true);
    return done;
  }

  /** Keeps the club in short; how many entries are in it, and how often it was counted anew. Null: it is not ours any more. */
  async keep(folds: Storage['folds']): Promise<Pick<ClubState, 'seq' | 'recounts'> | null> {
    const ratings = await this.ratings();
    return this.inTurn(async () => {
      const { id, epoch, entries } = this;
      const { seq, recounts } = this.state;
      const fold = foldOf(this, ratings, entries.at(-1)!);
      return (await folds.keep({ kind: KIND, id, epoch }, fold)) ? { seq, recounts } : null;
    });
  }
}

// A club that somebody asks for: its log and the state it folds to. An act is checked, stored, and only then applied;
// writers wait for each other.

import type { ClubAct, ClubActor, ClubEntry, ClubState } from '@hanchan/club';
import { applyClub, clubRefusal, foldClub, withoutMember } from '@hanchan/club';
import type { Refusal } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';
import { breathing } from '../breathing.ts';
import { LiveLog, type LiveLogSetup } from '../streams/liveLog.ts';
import { ClubRatings } from './ratings.ts';

export class LiveClub extends LiveLog<ClubEntry, ClubState> {
  readonly #ratings = new ClubRatings();

  constructor(setup: LiveLogSetup<ClubEntry>) {
    super(setup, {
      fold: foldClub,
      apply: applyClub,
      refusal: (state, { act, by, at }) => clubRefusal(state, act, by, at),
    });
  }

  /** As the log leaves them; whoever asks first after a start waits until all games are rated. */
  ratings(): Promise<ClubRatings> {
    return this.#ratings.catchUp(() => this.state, breathing(this.time));
  }

  /** The number of the entry; a command that was carried out before has the number it got then. */
  act(id: string, act: ClubAct, by: ClubActor): Promise<Result<number, Refusal>> {
    return this.add({ id, act, by });
  }

  /** Names and texts go out of every line of the log, in one step with the entry that says so; results stand as they are. */
  erase(id: string, member: string, by: ClubActor): Promise<Result<number, Refusal>> {
    const act = { type: 'erase', member } as const;
    const command = { id, act, by: { role: 'server', member: by.member } } as const;
    return this.addAndRewrite(command, (entries) => withoutMember(entries, member));
  }
}

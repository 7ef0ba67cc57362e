// A club as its log leaves it. Tables, figures, records and ratings are computed from this, and no log ever tells them.

import type { BySeat, form } from '@hanchan/tiles';
import type { ClubActor, ClubRole, MEMBER_FIELDS, MemberId } from './member.ts';
import type { Outcome } from './outcome.ts';
import type { ClubSettings, Evening, Season } from './season.ts';
import type { Correction } from './views.ts';

/** A member as the club knows them now. An erased one has no name any more. */
export interface MemberState extends form.KeptFields<typeof MEMBER_FIELDS> {
  readonly id: MemberId;
  role: ClubRole;
  readonly joinedAt: number;
  hasLeft: boolean;
  isErased: boolean;
}

/** A season with how it was announced and changed. */
export interface SeasonState {
  season: Season;
  isClosed: boolean;
  readonly changes: {
    readonly at: number;
    readonly by: ClubActor;
    readonly reason: string;
    readonly before: Season | null;
    readonly after: Season;
  }[];
}

/** An evening: who comes, who is here, who sits where, what was played. */
export interface EveningState {
  evening: Evening;
  isOver: boolean;
  isCancelled: boolean;
  readonly answers: Map<MemberId, 'coming' | 'maybe' | 'no'>;
  present: readonly MemberId[];
  readonly draws: Map<
    number,
    {
      readonly seed: string;
      readonly tables: readonly BySeat<MemberId>[];
      /** By table: the score that is kept there, if somebody said so. */
      readonly kept: readonly (string | null)[];
    }
  >;
  readonly games: GameState[];
}

/** What a correction was: the outcomes before and after it. */
export interface CorrectionState {
  readonly version: number;
  readonly at: number;
  readonly by: ClubActor;
  readonly kind: Correction['kind'];
  readonly reason: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** A game with everything that was ever said about it. */
export interface GameState {
  readonly id: string;
  readonly evening: string;
  readonly table: number;
  readonly playedAt: number;
  /** Of the entry that wrote it down. */
  readonly seq: number;
  version: number;
  isVoid: boolean;
  outcome: Outcome;
  readonly corrections: CorrectionState[];
  readonly objections: {
    readonly version: number;
    readonly at: number;
    readonly by: ClubActor;
    readonly text: string;
    answer: { readonly at: number; readonly by: ClubActor; readonly text: string } | null;
  }[];
}

/** A club as its log tells it so far. */
export interface ClubState {
  settings: ClubSettings;
  /** Of the last entry. */
  seq: number;
  /** Ids of the commands that were carried out, with the number each got. */
  readonly done: Map<string, number>;
  /** How often a link has been renewed. */
  readonly links: Map<string, number>;
  readonly members: Map<MemberId, MemberState>;
  readonly seasons: Map<string, SeasonState>;
  readonly evenings: Map<string, EveningState>;
  readonly games: Map<string, GameState>;
  /** The game that was taken from each source. */
  readonly sources: Map<string, string>;
  /** When the latest game was played. */
  latest: number;
  /** How often something changed that may have been counted: whoever sums games begins anew then. */
  recounts: number;
}

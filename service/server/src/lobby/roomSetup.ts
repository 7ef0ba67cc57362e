// What a table is given to live with.

import type { Ruleset } from '@hanchan/rules';
import type { BeaconSource } from '../beacon/beaconSource.ts';
import type { RandomBytes } from '../config.ts';
import type { StoppedEntry } from '../match/entries.ts';
import type { Games } from '../match/games.ts';
import type { Time } from '../time.ts';
import type { RoomData } from './roomData.ts';

export interface RoomSetup {
  readonly id: string;
  readonly data: RoomData;
  readonly ruleset: Ruleset;
  readonly games: Games;
  readonly time: Time;
  readonly startMs: number;
  readonly randomBytes: RandomBytes;
  readonly tellMs: number;
  readonly beacon: BeaconSource;
  readonly isOneHome: (people: readonly string[]) => Promise<boolean>;
  readonly save: (data: RoomData) => Promise<void>;
  /** The line in the lobby has changed, or the room may be forgotten. */
  readonly onChange: () => void;
  /** The match is over; told again when the server comes back before that was stored. */
  readonly onOver: () => void;
  readonly onBroken: (error: unknown) => void;
  readonly onStopped: (report: StoppedEntry, game: string) => void;
}

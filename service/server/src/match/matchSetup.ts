// What a match at a table is given: its ledger, its clocks, its bots, and whom to tell.

import type { Random } from '@hanchan/bots';
import type { GameEvent } from '@hanchan/game';
import type { Timings } from '@hanchan/protocol';
import type { BeaconSource } from '../beacon/beaconSource.ts';
import type { BotPlayers } from '../bots/botPlayers.ts';
import type { Pace, Time } from '../time.ts';
import type { Broadcast } from './broadcast.ts';
import type { StoppedEntry, TimedEntry } from './entries.ts';
import type { Ledger } from './ledger.ts';
import type { Cite } from './refusing.ts';

export interface MatchSetup {
  readonly table: string;
  readonly ledger: Ledger;
  readonly broadcast: Broadcast;
  readonly time: Time;
  readonly pace: Pace;
  /** At the table's own pace, which may change at any time. */
  readonly timings: () => Timings;
  readonly random: Random;
  readonly bots: Pick<BotPlayers, 'decide'>;
  readonly cite: Cite;
  /** Resolves when it is durable; rejects when it is not, or when that is not known. */
  readonly append: (entry: TimedEntry, isLast: boolean) => Promise<void>;
  readonly onStored: (entry: TimedEntry, events: readonly GameEvent[]) => void;
  /** Who is there, or how far the match is, has changed. */
  readonly onChange: () => void;
  readonly onOver: () => void;
  /** The match cannot go on in this process. */
  readonly onBroken: (error: unknown) => void;
  /** A law of the table was broken, and the match has ended for it. */
  readonly onStopped: (report: StoppedEntry) => void;
  readonly onBotError: (error: unknown) => void;
  /** For a table that has a value of the beacon before each deal. */
  readonly beacon: BeaconSource;
}

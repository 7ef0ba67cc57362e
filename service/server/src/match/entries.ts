// What is stored of a match, one entry at a time, before anyone is told. From these alone the table comes back
// as it was: the engine works out everything else again.

import type { Action, BeaconDraw, TableFault } from '@hanchan/game';
import type { BotLevel, RulesChoice, TableSettings } from '@hanchan/protocol';
import type { FairBeacon, Move } from '@hanchan/records';
import type { RuleValues, Stored } from '@hanchan/rules';
import type { BySeat, Seat, Tile } from '@hanchan/tiles';

/** Who plays at a seat. */
export type SeatHolder =
  | {
      readonly type: 'player';
      readonly player: string;
      readonly name: string;
      readonly isGuest: boolean;
    }
  | { readonly type: 'bot'; readonly level: BotLevel; readonly name: string };

/** The first entry: everything that was agreed, and the secret behind the walls. */
export interface OpenEntry {
  readonly type: 'open';
  readonly table: string;
  readonly ruleset: { readonly id: string; readonly title: string };
  readonly choice: RulesChoice;
  readonly rules: RuleValues;
  /** As an earlier version stored them; never stored beside them. */
  readonly written?: Stored;
  readonly settings: TableSettings;
  readonly holders: BySeat<SeatHolder>;
  readonly secret: string;
  /** By place in the order of sitting down. */
  readonly words: BySeat<string>;
  /** What each place was bound to before any word was told; absent where nobody was. */
  readonly pledges?: BySeat<string | null>;
  /** Two of them came from one home; absent where nobody did. */
  readonly isOneHome?: true;
  /** Absent where the table asked for none. */
  readonly beacon?: FairBeacon & { readonly draw: BeaconDraw };
}

export type ActEntry = {
  readonly type: 'act';
  readonly action: Action;
  /** The sender's id of the message; null where nobody sent one. */
  readonly id: string | null;
  readonly by: 'player' | 'clock' | 'bot';
  /** How long it took, and what is left of the seat's bank. */
  readonly ms: number;
  readonly bank: number;
};

export type TableEntry =
  | OpenEntry
  | ActEntry
  /** The wall follows from the secret, the words, the beacon and the number of the deal. */
  | { readonly type: 'deal'; readonly beacon?: BeaconDraw }
  /** The round of the beacon that the next deal waits for. */
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'bell' }
  /** The table stood still since the entry before: nobody was there, or the server was down. */
  | { readonly type: 'moving' }
  /** Everybody has left for good; the match ends where it stands. */
  | { readonly type: 'abandoned' }
  | StoppedEntry;

/** A law of the table was broken: what was to be done is not, and the match ends before it. The report of it, for whoever looks. */
export interface StoppedEntry extends TableFault {
  readonly type: 'stopped';
  /** What would have led there. */
  readonly by: TableEntry;
}

export interface TimedEntry {
  readonly at: number;
  readonly entry: TableEntry;
}

/** What an entry does to the match; null where it touches only the table around it. */
export function moveOf(entry: TableEntry, wall: () => readonly Tile[]): Move | null {
  switch (entry.type) {
    case 'act':
      return { type: 'action', action: entry.action };
    case 'deal':
      return { type: 'deal', wall: wall() };
    case 'bell':
      return { type: 'bell' };
    default:
      return null;
  }
}

/** Where a player sits; null for nowhere. Open places are null, too. */
export function seatOf(places: readonly (SeatHolder | null)[], player: string): Seat | null {
  const at = places.findIndex((holder) => holder?.type === 'player' && holder.player === player);
  return at < 0 ? null : (at as Seat);
}

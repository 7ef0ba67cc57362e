// What is written down at a real table: a log of entries that is only ever added to. Who wrote each, and when, is
// given from outside; a correction is an entry too, so that everything that was ever said can be read again.

import type { RuleValues } from '@hanchan/rules';
import type { Liability, Worth } from '@hanchan/score';
import type { BySeat, Seat } from '@hanchan/tiles';

/** The winning hand in tiles, in the project's notation: `123m406p[555s<]`, without the winning tile. */
export interface ShownHand {
  readonly hand: string;
  readonly tile: string;
  readonly indicators?: string | undefined;
  readonly ura?: string | undefined;
  /** Riichi itself is told by the sticks. */
  readonly doubleRiichi?: boolean | undefined;
  readonly ippatsu?: boolean | undefined;
  readonly afterKan?: boolean | undefined;
  readonly robbedKan?: boolean | undefined;
  readonly lastTile?: boolean | undefined;
  readonly firstTurn?: boolean | undefined;
  /** The winning tile was not kept apart. */
  readonly mixedIn?: boolean | undefined;
}

/** One winner: what the hand was worth, or the hand itself. */
export interface WonHand {
  readonly seat: Seat;
  readonly worth?: Worth | undefined;
  readonly shown?: ShownHand | undefined;
  /** Who answers for a yakuman. */
  readonly liable?: readonly Liability[] | undefined;
}

/** Why a deal can be aborted. */
export const ABORTED = [
  'nineTerminals',
  'fourWinds',
  'fourKans',
  'fourRiichi',
  'tripleRon',
] as const;
/** One of `ABORTED`. */
export type Aborted = (typeof ABORTED)[number];

/** How an entered hand ended. */
export type HandResult =
  | { readonly type: 'ron'; readonly from: Seat; readonly wins: readonly WonHand[] }
  | { readonly type: 'tsumo'; readonly win: WonHand }
  /** `chombo`: fouls found when hands were shown, where the draw stands all the same. */
  | {
      readonly type: 'exhausted';
      readonly tenpai: readonly Seat[];
      readonly chombo?: readonly Seat[] | undefined;
    }
  | {
      readonly type: 'nagashi';
      readonly by: readonly Seat[];
      readonly tenpai: readonly Seat[];
      readonly chombo?: readonly Seat[] | undefined;
    }
  | { readonly type: 'aborted'; readonly reason: Aborted }
  /** The deal is void and played again. */
  | { readonly type: 'chombo'; readonly by: readonly Seat[] }
  /** The same, and nobody is to blame. */
  | { readonly type: 'redeal' };

/** A hand as it is entered. */
export interface PlayedHand {
  /** Whose riichi deposit was laid in this deal. */
  readonly riichi: readonly Seat[];
  /** Whose hand was declared dead: it won nothing and was not tenpai. */
  readonly dead?: readonly Seat[] | undefined;
  readonly result: HandResult;
}

/** A referee's ruling as it is entered. */
export type KeptRuling =
  /** Points pass from one player to another. */
  | { readonly what: 'move'; readonly deltas: BySeat<number> }
  /** Thousands of points, off the result. */
  | { readonly what: 'penalty'; readonly seat: Seat; readonly points: number }
  /** What a chombo costs, while the deal goes on. */
  | { readonly what: 'chombo'; readonly seat: Seat }
  | { readonly what: 'warning'; readonly seat: Seat };

/** What changes the table. */
export type TableAct =
  | { readonly type: 'hand'; readonly hand: PlayedHand }
  /** Time is up: while a deal is played, or between two. */
  | { readonly type: 'bell'; readonly when: 'during' | 'between' }
  | { readonly type: 'ruling'; readonly ruling: KeptRuling; readonly note: string }
  /** Sticks lent by the referee (1), or given back (−1), beyond what is lent of itself. */
  | { readonly type: 'loan'; readonly seat: Seat; readonly count: 1 | -1 }
  /** The players stop. */
  | { readonly type: 'end'; readonly note: string };

/** The rulebook that the values come from, for citations. */
export type RulesSource =
  | string
  | {
      readonly base: string;
      readonly name: string;
      readonly changes: Readonly<Record<string, unknown>>;
      /** Of the options in the changes; absent in what the first version stored. */
      readonly vocabulary?: number | undefined;
    };

/** Which table of an event this is the sheet of. */
export interface EventTable {
  readonly event: string;
  readonly round: number;
  readonly table: number;
}

/** The first entry: rules and names. */
export interface Begin {
  readonly type: 'begin';
  readonly rules: RuleValues;
  readonly book: RulesSource;
  /** By seat: the first deals first. */
  readonly names: BySeat<string>;
  /** Until the bell; null: no clock. */
  readonly minutes: number | null;
  readonly event?: EventTable | undefined;
}

/** What changes what was said before. */
export type Change =
  | {
      readonly type: 'correct';
      readonly target: string;
      readonly act: TableAct;
      readonly reason: string;
    }
  | { readonly type: 'remove'; readonly target: string; readonly reason: string }
  /** A forgotten act, before the one that is named. */
  | {
      readonly type: 'insert';
      readonly before: string;
      readonly act: TableAct;
      readonly reason: string;
    }
  /** The last thing that was done. */
  | { readonly type: 'undo'; readonly target: string }
  | { readonly type: 'redo'; readonly target: string };

/** Said on another phone at the same time and not taken: kept to be read, counted nowhere. */
export interface Aside {
  readonly type: 'aside';
  readonly act: TableAct | Change;
  readonly reason: string;
}

/**
 * A riichi stick laid, or taken up again, while a deal is played: every phone at the table sees it. What counts is what
 * the deal says when it is recorded.
 */
export interface Stick {
  readonly type: 'stick';
  readonly seat: Seat;
  readonly isLaid: boolean;
  /** The deal before the one that is played; null in the first. */
  readonly after: string | null;
}

/** Whatever an entry can say. */
export type Act = Begin | TableAct | Change | Aside | Stick;

/** One line of the log. */
export interface Entry {
  /** Unique in the log: an entry that comes twice is one entry. */
  readonly id: string;
  /** The person or the phone. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly act: Act;
}

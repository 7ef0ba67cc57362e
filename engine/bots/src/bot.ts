// What a computer player is: from what one seat may know and what it may do, a choice, with its reasons.

import type { Action, SeatView } from '@hanchan/game';
import type { ImprovingTile } from '@hanchan/hand';
import type { RuleKey } from '@hanchan/rules';
import type { Random } from './random.ts';

/** A computer player: from one seat's view and its legal actions, a choice. */
export interface Bot {
  readonly id: string;
  /**
   * `legal` is never empty. `wrong` are the acts that would be fouls, given at an unassisted table only; a bot that
   * is not made to err does not look at them.
   */
  decide(
    view: SeatView,
    legal: readonly Action[],
    random: Random,
    wrong?: readonly Action[],
  ): Decision;
}

/** What a bot does, and what it weighed. */
export interface Decision {
  readonly action: Action;
  /** The choices that were weighed, best first; a choice without alternatives has one. */
  readonly candidates: readonly Candidate[];
}

/** One possible action and what speaks for and against it. Null: this bot did not look, or it has no meaning here. */
export interface Candidate {
  readonly action: Action;
  /** What the bot ranks by; larger is better. Comparable within one decision only. */
  readonly worth: number;
  /** Shanten after the action. */
  readonly shanten: number | null;
  /** Tiles that bring the hand nearer after the action, with the copies left. */
  readonly accepts: readonly ImprovingTile[];
  /** What the hand is likely to win, in points, if it wins. */
  readonly value: number | null;
  /** How likely the discard is to be won on, 0 to 1. */
  readonly danger: number | null;
  /** How likely the players that the net learned from are to do this, 0 to 1. */
  readonly probability: number | null;
  readonly reasons: readonly Reason[];
}

/** Said in the words of the faces, in the player's language. */
export interface Reason {
  readonly code: ReasonCode;
  /** The option of the rulebook that it rests on. */
  readonly rule?: RuleKey;
}

/** Why a bot prefers something. */
const REASON_CODES = [
  /** The hand is complete. */
  'win',
  /** A win that is let go, because it does not help the place. */
  'winTooSmall',
  /** Fastest: accepts the most tiles. */
  'efficient',
  /** Costs speed, wins more. */
  'valuable',
  /** Keeps a yaku in reach that this rulebook knows. */
  'keepsYaku',
  /** No yaku would be left to win with. */
  'losesYaku',
  /** Waits on more, or on better, tiles. */
  'betterWait',
  /** Tenpai and closed: riichi gains more than it risks. */
  'riichi',
  /** Tenpai, but better without riichi. */
  'noRiichi',
  /** Somebody is close, and this hand is not: the safest tile. */
  'fold',
  /** As good as sure not to be won on. */
  'safe',
  /** Likely to be won on. */
  'dangerous',
  /** A call that brings the hand on. */
  'fasterOpen',
  /** Better kept closed. */
  'staysClosed',
  /** A call that brings too little. */
  'noCall',
  /** A kan for its fu, its indicator or its tile. */
  'kan',
  /** A kan would help the others more. */
  'noKan',
  /** The hand is poor enough to deal again. */
  'dealAgain',
  /** The place is worth more than the points. */
  'place',
  /** What the players that the net learned from mostly do. */
  'learned',
  /** Nothing by itself, but speed, value and safety together. */
  'balance',
  /** A slip, as people make them. */
  'slip',
  /** A foul, as people make them. */
  'foul',
  /** There was nothing else to do. */
  'forced',
] as const;
/** One of `REASON_CODES`. */
export type ReasonCode = (typeof REASON_CODES)[number];

const REASONS = Object.fromEntries(
  REASON_CODES.map((code) => [code, Object.freeze({ code })]),
) as unknown as Readonly<Record<ReasonCode, Reason>>;

/** The reason of this code, without a rule behind it. */
export const reason = (code: ReasonCode): Reason => REASONS[code];

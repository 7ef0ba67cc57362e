// What is true at a table between two actions. Plain data: it can be copied, compared and stored.
// Everything here is known to the table as a whole; what one seat may know of it is a view.

import type { RuleValues } from '@hanchan/rules';
import type { Liability, RiichiState } from '@hanchan/score';
import type { BySeat, Kind, Meld, Seat, Tile } from '@hanchan/tiles';
import type { Action, ClaimAction } from './action.ts';
import type { Foul, SeatPenalties } from './foulKinds.ts';

/** A tile in somebody's row, and how it came there. */
export interface Discard {
  readonly tile: Tile;
  /** The tile just drawn was discarded at once. */
  readonly fromDraw: boolean;
  readonly isRiichi: boolean;
  readonly calledBy: Seat | null;
}

/** All there is to know of one player in a deal. */
export interface SeatState {
  /** Sorted, without the tile just drawn. */
  readonly hand: readonly Tile[];
  readonly drawn: Tile | null;
  readonly melds: readonly Meld[];
  /** All own discards, also those that others called. */
  readonly discards: readonly Discard[];
  readonly riichi: RiichiState;
  /** A win before the next own discard would be ippatsu. */
  readonly ippatsu: boolean;
  /** A completing tile was passed by: no win on a discard for now, or, in riichi, to the end. */
  readonly hasMissed: boolean;
  /** What completes the hand as it stands without the drawn tile. */
  readonly waits: readonly Kind[];
  /** Who answers for this player's yakuman. */
  readonly liable: readonly Liability[];
  /** May only draw and discard for the rest of the deal. */
  readonly isDead: boolean;
  /** Fouls that are judged when the hand has to be shown, or at the next discard. */
  readonly faults: readonly Foul[];
}

/** Where the tile that the player to move holds came from. */
export type LastDraw = 'live' | 'replacement' | 'call';

/** What the deal waits for. */
export type DealPhase =
  /** The player to move has a tile too many. */
  | { readonly type: 'turn' }
  /** The player to move picks a face-down tile. */
  | { readonly type: 'pick' }
  /** A tile is on offer; each seat that can claim it answers once. */
  | {
      readonly type: 'claims';
      readonly offer: Offer;
      readonly waiting: readonly Seat[];
      readonly answers: readonly ClaimAnswer[];
    }
  /** The wall is exhausted; the seats that may choose say tenpai or noten, one after the other. */
  | {
      readonly type: 'declarations';
      readonly waiting: readonly Seat[];
      readonly tenpai: readonly Seat[];
    }
  | { readonly type: 'over' };

/** An answer, and the foul that it is. */
export interface ClaimAnswer {
  readonly action: ClaimAction;
  readonly foul: Foul | null;
}

/** The tile that others may claim, and how it came to lie there. */
export interface Offer {
  readonly from: Seat;
  readonly tile: Tile;
  readonly by: 'discard' | 'addedKan' | 'concealedKan';
}

/** One deal with everything that is hidden. */
export interface Deal {
  /** All tiles, counted from the break; the dead wall at the end. */
  readonly wall: readonly Tile[];
  /** Position of the next live tile. */
  readonly next: number;
  readonly replacements: number;
  /** How many indicators are turned. */
  readonly indicators: number;
  /** Kans whose indicator is still to be turned. */
  readonly owedIndicators: number;
  readonly seats: BySeat<SeatState>;
  readonly turn: Seat;
  /** What the player to move began the turn with: everybody sees where a tile is taken from. */
  readonly lastDraw: LastDraw;
  /** Kinds that may not be discarded now, because of the call just made. */
  readonly barred: readonly Kind[];
  /** A meld has been made from a discard; any kan or meld has been made. */
  readonly hasOpenCall: boolean;
  readonly hasAnyCall: boolean;
  /** Who made each kan of this deal. */
  readonly kans: readonly Seat[];
  /** Declared with the discard on offer, not yet in force. */
  readonly pendingRiichi: Seat | null;
  /** Whose deposit of this deal lies on the table. */
  readonly depositors: readonly Seat[];
  readonly phase: DealPhase;
  /** What a voided deal goes back to. */
  readonly before: Pick<Match, 'scores' | 'deposits' | 'pool'>;
}

/**
 * Together: answers are treated as simultaneous, so pon and kan go before chi. As heard: where the rulebook lets the
 * first caller have the tile, the order in which the answers came decides.
 */
export const CLAIM_ORDERS = ['together', 'asHeard'] as const;
/** One of `CLAIM_ORDERS`. */
export type ClaimOrder = (typeof CLAIM_ORDERS)[number];

/** Guided play offers only what is legal; unassisted play is a real table, where fouls happen. */
export const ASSISTANCE = ['guided', 'unassisted'] as const;
/** One of `ASSISTANCE`. */
export type Assistance = (typeof ASSISTANCE)[number];

/** Whether a deal is played, the next one is awaited, or the match is over. */
export type MatchPhase = 'awaitingDeal' | 'playing' | 'over';

/**
 * The clock's bell: not yet; rung while a deal was played; rung between deals, with one more to play; or
 * rung over the last discard, when only a win on it makes that deal the last.
 */
export type Bell = 'silent' | 'lastDeal' | 'oneMore' | 'lastDiscard';

/** How a match stands: what one deal hands on to the next. */
export interface MatchStanding {
  readonly scores: BySeat<number>;
  /** 0 East, 1 South, … Seat 0 deals first. */
  readonly round: number;
  readonly dealer: Seat;
  readonly counters: number;
  /** Riichi deposits on the table, those of this deal included. */
  readonly deposits: number;
  readonly pool: number;
}

/** The whole state of a match: a value that is never changed, only replaced. */
export interface Match extends MatchStanding {
  readonly rules: RuleValues;
  readonly assistance: Assistance;
  readonly claimOrder: ClaimOrder;
  /** Whether the signal to start has been given. */
  readonly isStarted: boolean;
  /** The first discard, laid face down before the signal. */
  readonly laidDown: Action | null;
  /** The referee has been called: nothing is touched until play is released. */
  readonly isPaused: boolean;
  /** Out of the event; somebody else plays on in their seats. */
  readonly disqualified: readonly Seat[];
  readonly penalties: BySeat<SeatPenalties>;
  /** Chips that mark riichi sticks lent by the judge; absent until the first is given. */
  readonly chips?: BySeat<number>;
  /** How many deals have been started. */
  readonly dealNumber: number;
  readonly bell: Bell;
  readonly phase: MatchPhase;
  readonly deal: Deal | null;
}

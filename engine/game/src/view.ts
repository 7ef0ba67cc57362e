// What one seat may know of the table. A type of its own, built by copying in what may be known: a fact
// that is added to the match stays hidden until somebody puts it here.

import type { RuleValues } from '@hanchan/rules';
import type { BySeat, Seat, Tile } from '@hanchan/tiles';
import { seatsToAct } from './legal.ts';
import type { Deal, Match, MatchStanding, Offer, SeatState } from './match.ts';
import { liveTiles, turnedIndicators } from './wallPosition.ts';
import { type FuritenFacts, furitenRuleOf } from './winning.ts';

/** Who looks: a player, or somebody who sees only what lies open on the table. */
export type Viewer = Seat | 'spectator';

/** The match as one viewer may know it. */
export interface SeatView
  extends MatchStanding,
    Pick<Match, 'rules' | 'assistance' | 'claimOrder' | 'isStarted' | 'isPaused'>,
    Pick<Match, 'disqualified' | 'penalties' | 'dealNumber' | 'bell' | 'phase'> {
  readonly viewer: Viewer;
  readonly deal: DealView | null;
}

/** The deal as one viewer may know it. */
export interface DealView extends Pick<Deal, 'turn' | 'lastDraw'> {
  readonly liveTiles: number;
  readonly indicators: readonly Tile[];
  readonly phase: PhaseView;
  /** The viewer is awaited. Who else could answer, and who has, is nobody's business. */
  readonly isAsked: boolean;
  readonly seats: BySeat<OpenSeat>;
  /** Null for a spectator. */
  readonly own: OwnSeat | null;
}

/** What the deal waits for, as everybody may know it. */
export type PhaseView =
  | { readonly type: 'turn' }
  | { readonly type: 'pick' }
  | { readonly type: 'claims'; readonly offer: Offer }
  /** `tenpai` have said so, in the order in which they spoke. */
  | { readonly type: 'declarations'; readonly tenpai: readonly Seat[] }
  | { readonly type: 'over' };

/** What everybody sees of a player. */
export interface OpenSeat
  extends Pick<SeatState, 'melds' | 'discards' | 'riichi' | 'ippatsu' | 'isDead'> {
  /** Tiles standing in the hand, without the one just drawn. */
  readonly handSize: number;
  readonly hasDrawn: boolean;
}

/** What only the player sees. */
export interface OwnSeat extends Pick<SeatState, 'hand' | 'drawn' | 'waits' | 'hasMissed'> {
  /** At least one of the waits may not be won on when somebody discards it. */
  readonly isFuriten: boolean;
  /** A kan that riichi forbade lies among the melds: no win until it is judged. */
  readonly hasFalseKan: boolean;
}

/** What this viewer may know of the match. */
export function view(match: Match, viewer: Viewer): SeatView {
  return {
    viewer,
    rules: match.rules,
    assistance: match.assistance,
    claimOrder: match.claimOrder,
    isStarted: match.isStarted,
    isPaused: match.isPaused,
    disqualified: match.disqualified,
    penalties: match.penalties,
    scores: match.scores,
    round: match.round,
    dealer: match.dealer,
    counters: match.counters,
    deposits: match.deposits,
    pool: match.pool,
    dealNumber: match.dealNumber,
    bell: match.bell,
    phase: match.phase,
    deal: match.deal === null ? null : viewDeal(match, match.deal, viewer),
  };
}

function viewDeal(match: Match, deal: Deal, viewer: Viewer): DealView {
  const [a, b, c, d] = deal.seats;
  return {
    liveTiles: liveTiles(deal, match.rules),
    indicators: turnedIndicators(deal),
    turn: deal.turn,
    lastDraw: deal.lastDraw,
    phase: viewPhase(deal),
    isAsked: viewer !== 'spectator' && seatsToAct(match).includes(viewer),
    seats: [openSeat(a), openSeat(b), openSeat(c), openSeat(d)],
    own: viewer === 'spectator' ? null : ownPart(deal.seats[viewer], match.rules),
  };
}

function viewPhase({ phase, seats }: Deal): PhaseView {
  switch (phase.type) {
    case 'claims':
      return { type: 'claims', offer: phase.offer };
    case 'declarations': {
      // Riichi has said it already.
      const tenpai = phase.tenpai.filter((seat) => seats[seat].riichi === 'none');
      return { type: 'declarations', tenpai };
    }
    default:
      return { type: phase.type };
  }
}

function openSeat(state: SeatState): OpenSeat {
  const { hand, drawn, melds, discards, riichi, ippatsu, isDead } = state;
  return {
    handSize: hand.length,
    hasDrawn: drawn !== null,
    melds,
    discards,
    riichi,
    ippatsu,
    isDead,
  };
}

function ownPart(state: SeatState, rules: RuleValues): OwnSeat {
  const { hand, drawn, waits, discards, riichi, hasMissed, faults } = state;
  const hasFalseKan = faults.includes('riichiKan');
  return ownSeat({ hand, drawn, waits, discards, riichi, hasMissed, hasFalseKan }, rules);
}

/** The private part of a seat, with what follows from it. */
export function ownSeat(
  state: FuritenFacts & Pick<OwnSeat, 'hand' | 'drawn' | 'hasFalseKan'>,
  rules: RuleValues,
): OwnSeat {
  const { hand, drawn, waits, hasMissed, hasFalseKan } = state;
  const isFuriten = waits.some((kind) => furitenRuleOf(state, rules, kind) !== null);
  return { hand, drawn, waits, hasMissed, isFuriten, hasFalseKan };
}

// What the cards of a review in costs are given; all of it together is what the overview of them is given.

import type { Balance, CostSummary, PricedDecision, Rating, TurningPoint } from '@hanchan/arena';
import type { RatedGames } from './trend.ts';

export interface TrendProps {
  readonly games: RatedGames;
  /** The one that is shown. */
  readonly current: string;
}

export interface RatingProps extends TrendProps {
  readonly rating: Rating | null;
  /** Null until the curve is drawn. */
  readonly balance: Balance | null;
  readonly isOver: boolean;
  /** Where nobody can say whose game it was one may say so. */
  readonly isOwn: boolean;
  readonly oncount: (isMine: boolean) => void;
}

export interface LessonsProps {
  readonly summary: CostSummary;
  readonly isOver: boolean;
  readonly onpractise: (example: PricedDecision) => void;
}

export interface MatchProps {
  readonly balance: Balance;
  readonly turning: readonly TurningPoint[];
  readonly handName: (deal: number) => string;
  /** Short, for the axis: `E1`. */
  readonly handSign: (deal: number) => string;
  /** Leads to the card of a decision. */
  readonly onsee: (deal: number, turn: number) => void;
}

export interface OverviewProps extends RatingProps, LessonsProps, Omit<MatchProps, 'balance'> {
  /** The upper two cards alone while the page has other things to draw. */
  readonly isWhole: boolean;
}

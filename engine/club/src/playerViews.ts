// What is shown of one player, of ratings, and of what an act would change. The rest is in `views.ts`.

import type { YakuId } from '@hanchan/rules';
import type { Audience, ClubRole } from './member.ts';
import type {
  GameView,
  MemberRow,
  NameView,
  RatingView,
  SeasonHead,
  SeasonRow,
  Standing,
  WallView,
} from './views.ts';

/** Counts of hands, each a share of `deals` of which the deals are known. */
export interface FiguresView {
  /** Deals that are known, and games that they are of. */
  readonly deals: number;
  readonly games: number;
  readonly wins: number;
  readonly selfDrawn: number;
  readonly riichiWins: number;
  readonly riichi: number;
  readonly dealIns: number;
  readonly draws: number;
  readonly readyDraws: number;
  readonly chombos: number;
  readonly won: number;
  readonly lost: number;
  readonly longestDealer: number;
  /** Wins whose yaku are known, and how often each was seen. */
  readonly told: number;
  readonly yaku: readonly { readonly yaku: YakuId; readonly times: number }[];
}

/** A point of a curve: after this game. */
export interface CurvePoint {
  readonly game: string;
  readonly day: string;
  readonly rating: number;
  readonly plusMinus: number;
}

/** GET /api/clubs/:club/members/:member */
export interface PlayerView {
  readonly member: MemberRow;
  readonly games: number;
  readonly evenings: number;
  readonly places: readonly [number, number, number, number];
  readonly averagePlace: number | null;
  /** All scores together, and the average. */
  readonly score: number;
  readonly averageScore: number | null;
  readonly best: GameView | null;
  readonly highestWin:
    | (WallView & { readonly han: number | null; readonly fu: number | null })
    | null;
  /** Null where whoever asks may not see them. */
  readonly figures: FiguresView | null;
  readonly figuresFor: Audience;
  /** Rated games, the first one first; at most 400 points, evenly thinned. */
  readonly curve: readonly CurvePoint[];
  /** The score so far, game by game; thinned like the curve. */
  readonly scores: readonly {
    readonly game: string;
    readonly day: string;
    readonly total: number;
  }[];
  readonly seasons: readonly { readonly season: SeasonHead; readonly row: SeasonRow }[];
  readonly wall: readonly WallView[];
  /** The latest twenty first. */
  readonly latest: readonly GameView[];
  /** Whom they met, the most often first. */
  readonly opponents: readonly (NameView & { readonly games: number; readonly ahead: number })[];
}

/** GET /api/clubs/:club/members/:member/against/:other */
export interface HeadToHeadView {
  readonly games: number;
  readonly sides: readonly [HeadToHeadSide, HeadToHeadSide];
  /** The latest twenty first. */
  readonly latest: readonly GameView[];
}
/** One of the two. */
export interface HeadToHeadSide extends NameView {
  readonly ahead: number;
  readonly averagePlace: number | null;
  readonly score: number;
  /** Ron on the other, in games whose deals are known. */
  readonly rons: number;
}

/** One member's rating after one game, and how it came about. */
export interface RatingStep {
  readonly game: string;
  readonly day: string;
  readonly place: number;
  readonly before: RatingView;
  readonly after: RatingView;
  readonly others: readonly (NameView & { readonly place: number; readonly rating: RatingView })[];
}

/** GET /api/clubs/:club/ratings */
export interface RatingsView {
  readonly system: RatingSystem;
  /** The highest first. */
  readonly rows: readonly (NameView & RatingView)[];
  /** Rated games in all. */
  readonly games: number;
}
/** What the numbers mean, in numbers: a page says it in words. */
export interface RatingSystem {
  readonly name: 'openskill-plackett-luce-1';
  readonly start: number;
  readonly startPlusMinus: number;
  readonly scale: number;
}
/** GET /api/clubs/:club/ratings/:member: every step, the latest first; `before` pages on. */
export interface RatingSumView {
  readonly member: NameView;
  readonly rating: RatingView | null;
  readonly system: RatingSystem;
  readonly steps: readonly RatingStep[];
}

/** POST /api/clubs/:club/preview: what an act would change, without doing it. */
export interface PreviewView {
  /** Of a game: before and after. */
  readonly game: { readonly before: Standing; readonly after: Standing } | null;
  /** Rows of seasons that would read differently. */
  readonly seasons: readonly {
    readonly season: string;
    readonly name: string;
    readonly rows: readonly {
      readonly before: SeasonRow | null;
      readonly after: SeasonRow | null;
    }[];
  }[];
}

/** GET /api/clubs/:club/log: who did what, for organisers; names as they are now. */
export interface HistoryLine {
  readonly seq: number;
  readonly at: number;
  readonly by: NameView | null;
  readonly type: string;
  readonly about: {
    readonly member?: NameView;
    readonly evening?: string;
    readonly game?: string;
    readonly season?: string;
  };
  readonly reason: string;
}

/** A club in a list. */
export interface ClubSummary {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly members: number;
  readonly evenings: number;
  readonly next: { readonly day: string; readonly time: string } | null;
  /** Of whoever asks; null: no member. */
  readonly role: ClubRole | null;
}

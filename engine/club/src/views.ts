// What is shown of a club, as plain data: the server makes it of the fold for whoever asks, and a page draws it. Scores are
// points as numbers (29,700 reads +29.7); what somebody may not see is null.

import type { YakuId } from '@hanchan/rules';
import type { BySeat } from '@hanchan/tiles';
import type { EventRules } from '@hanchan/tournament';
import type { Audience, ClubRole, MemberId } from './member.ts';
import type { DealName, Source } from './outcome.ts';
import type { ClubSettings, Evening, Formula, Season } from './season.ts';

/** A member's name as this viewer may read it; null where the person is erased ("a former player") or is not shown. */
export interface NameView {
  readonly member: MemberId;
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly isErased: boolean;
}

/** A rating with its uncertainty, never one without the other. */
export interface RatingView {
  readonly rating: number;
  /** 95 of 100 ratings lie within this much of it. */
  readonly plusMinus: number;
  readonly games: number;
}

/** A line of the list of members. */
export interface MemberRow extends NameView {
  readonly role: ClubRole;
  readonly joinedAt: number;
  readonly hasLeft: boolean;
  readonly shownAs: 'full' | 'firstName' | 'hidden';
  readonly figures: Audience;
  readonly games: number;
  /** Null before the first rated game. */
  readonly rating: RatingView | null;
}

/** A season without its table. */
export interface SeasonHead extends Season {
  readonly isClosed: boolean;
  /** Planned and not called off. */
  readonly evenings: number;
  /** Of these: something was played. */
  readonly held: number;
  readonly games: number;
}

/** One member in a season's table. */
export interface SeasonRow extends NameView {
  /** Null: too few games, or a guest who does not rank. */
  readonly place: number | null;
  /** `5–6` where it is shared; empty without a place. */
  readonly placeShown: string;
  readonly games: number;
  /** Of the games: those that count. */
  readonly counted: number;
  /** What the games that count are worth together. */
  readonly score: number;
  readonly evenings: number;
  /** For the evenings. */
  readonly bonus: number;
  /** What ranks: a sum, an average, or an average place. */
  readonly total: number;
  readonly averagePlace: number;
  /** How often first to fourth. */
  readonly places: BySeat<number>;
  /** Games that are missing for a place; 0: none. */
  readonly missing: number;
}

/** One team in a season's league. */
export interface TeamRow {
  readonly team: string;
  readonly name: string;
  readonly place: number;
  readonly members: readonly NameView[];
  readonly games: number;
  readonly total: number;
}

/** How a season's formula or dates were changed. */
export interface SeasonChange {
  readonly at: number;
  readonly by: NameView | null;
  readonly reason: string;
  /** Null: it was opened then. */
  readonly before: Formula | null;
  readonly after: Formula;
}

/** GET /api/clubs/:club/seasons/:season */
export interface SeasonView {
  readonly season: SeasonHead;
  readonly rows: readonly SeasonRow[];
  readonly teams: readonly TeamRow[];
  readonly changes: readonly SeasonChange[];
}

/** One game in a member's sum. */
export interface CountedGame extends Pick<GameView, 'evening' | 'day'> {
  readonly game: string;
  readonly place: number;
  readonly worth: number;
  /** Why it does not count: below the best, dropped as one of the worst, or too many of one evening. */
  readonly left: 'best' | 'worst' | 'evening' | null;
}

/** GET /api/clubs/:club/seasons/:season/members/:member: how a total comes about, game by game. */
export interface SumView {
  readonly row: SeasonRow;
  readonly formula: Formula;
  readonly games: readonly CountedGame[];
}

/** An evening without its tables. */
export interface EveningHead extends Evening {
  readonly state: 'planned' | 'over' | 'cancelled';
  readonly coming: number;
  /** Who has come, once somebody has said so; 0: nobody has. */
  readonly here: number;
  readonly games: number;
  /** What whoever asks has answered. */
  readonly yourAnswer: 'coming' | 'maybe' | 'no' | null;
}

/** What stood in a game before, or after, a correction. */
export interface Standing {
  readonly players: BySeat<NameView>;
  readonly points: BySeat<number>;
  readonly places: BySeat<number>;
  readonly score: BySeat<number>;
  readonly isRated: boolean;
}

/** A correction: what was entered, what it was, who and why. */
export interface Correction {
  readonly version: number;
  readonly at: number;
  readonly by: NameView | null;
  readonly kind: 'correct' | 'readAgain' | 'undo' | 'void' | 'restore';
  readonly reason: string;
  readonly before: Standing;
  readonly after: Standing;
  /** Until then the four may object. */
  readonly objectUntil: number;
}

/** Somebody of the four does not agree with a correction. */
export interface ObjectionView {
  readonly version: number;
  readonly at: number;
  readonly by: NameView | null;
  readonly text: string;
  /** What an organiser answered; null: open. */
  readonly answer: string | null;
}

/** One table's result. */
export interface GameView extends Standing {
  readonly id: string;
  readonly evening: string;
  readonly day: string;
  readonly table: number;
  readonly version: number;
  readonly playedAt: number;
  readonly isVoid: boolean;
  /** Riichi sticks left, in points. */
  readonly left: number;
  /** Of a typed result: what was taken off the score, in points. */
  readonly penalties: BySeat<number>;
  readonly rules: { readonly id: string; readonly title: string };
  /** Elsewhere: it would say who somebody is whom this viewer may not know by name. */
  readonly source: Source | { readonly kind: 'elsewhere' };
  /** How many deals are known; null: only the result is. */
  readonly deals: number | null;
  readonly corrections: readonly Correction[];
  readonly objections: readonly ObjectionView[];
}

/** A drawn table whose score is kept while it plays, as far as the phone there has told. */
export interface PlayingView {
  readonly game: number;
  readonly table: number;
  /** By seat, the first dealer first. */
  readonly points: BySeat<number>;
  /** Which deal is next, or under way. */
  readonly deal: DealName;
  /** Riichi sticks on the table. */
  readonly deposits: number;
  /** When the last of it came in. */
  readonly toldAt: number;
  /** Played to the end; the result is not written down yet. */
  readonly isOver: boolean;
}

/** GET /api/clubs/:club/evenings/:evening */
export interface EveningView {
  readonly evening: EveningHead;
  readonly answers: readonly (NameView & { readonly answer: 'coming' | 'maybe' | 'no' })[];
  readonly present: readonly NameView[];
  readonly draws: readonly {
    readonly game: number;
    readonly tables: readonly BySeat<NameView>[];
    readonly sittingOut: readonly NameView[];
  }[];
  readonly games: readonly GameView[];
  /** Drawn tables whose result is not in, as far as their scores are kept. */
  readonly playing: readonly PlayingView[];
  /** How often two who are here have met in its season, so that tables can be drawn without a network. */
  readonly met: readonly (readonly [MemberId, MemberId, number])[];
  /** The club's rules where they are its own: a score is kept by them. Null: a rulebook that everybody knows by its id. */
  readonly ownRules: EventRules | null;
}

/** A yakuman on the wall, or the highest win of somebody. */
export interface WallView {
  readonly game: string;
  readonly evening: string;
  readonly day: string;
  readonly winner: NameView;
  /** Null: self-drawn. */
  readonly from: NameView | null;
  readonly yaku: readonly YakuId[];
  readonly points: number;
  readonly deal: DealName;
}

/** What a record is about. */
export type RecordKind =
  | 'highestWin'
  | 'bestGame'
  | 'dealerStreak'
  | 'comeback'
  | 'mostGames'
  | 'mostEvenings'
  | 'mostWinsInGame';

/** A record of the club: who, how much, and in which game. */
export interface RecordView {
  readonly kind: RecordKind;
  readonly value: number;
  /** Whoever holds it; several where they are equal. */
  readonly holders: readonly {
    readonly by: NameView;
    readonly evening: string | null;
    readonly day: string | null;
  }[];
}

/** Who asks, and what the role may do. */
export interface YouView {
  /** Null: no member. */
  readonly member: MemberId | null;
  readonly role: ClubRole | 'visitor';
  /** The types of acts that the role may do. */
  readonly may: readonly string[];
}

/** GET /api/clubs/:club. What is null is shown to members only. */
export interface ClubView {
  readonly id: string;
  /** The number of the last entry. */
  readonly seq: number;
  readonly you: YouView;
  readonly settings: Omit<ClubSettings, 'rules'> & {
    readonly rules: {
      readonly id: string;
      readonly title: string;
      readonly base?: string | undefined;
    };
  };
  readonly members: readonly MemberRow[] | null;
  readonly seasons: readonly SeasonHead[] | null;
  /** The latest season. */
  readonly season: SeasonView | null;
  /** The latest first. */
  readonly evenings: readonly EveningHead[] | null;
  /** The latest first. */
  readonly wall: readonly WallView[] | null;
  readonly records: readonly RecordView[] | null;
  /** For organisers: objections without an answer. */
  readonly objections: readonly GameView[];
}

/** Counts of hands in games whose deals are known. */
export interface FiguresView {
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
  readonly dealerStreak: number;
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

/** Whom somebody met: how often, and how often they were ahead. */
export interface OpponentView extends NameView {
  readonly games: number;
  readonly ahead: number;
}

/** GET /api/clubs/:club/members/:member */
export interface PlayerView {
  readonly member: MemberRow;
  readonly games: number;
  readonly evenings: number;
  readonly places: BySeat<number>;
  readonly averagePlace: number | null;
  /** All scores together. */
  readonly score: number;
  readonly best: GameView | null;
  readonly highestWin: WallView | null;
  /** Null where whoever asks may not see them. */
  readonly figures: FiguresView | null;
  /** Rated games, the first one first; evenly thinned. */
  readonly curve: readonly CurvePoint[];
  /** The score so far, game by game; thinned like the curve. */
  readonly scores: readonly { readonly day: string; readonly total: number }[];
  readonly seasons: readonly (Pick<SeasonHead, 'id' | 'name'> & { readonly row: SeasonRow })[];
  readonly wall: readonly WallView[];
  /** The latest first. */
  readonly latest: readonly GameView[];
  /** Whom they met, the most often first. */
  readonly opponents: readonly OpponentView[];
}

/** One of the two of a head to head. */
export interface HeadToHeadSide extends NameView {
  readonly ahead: number;
  readonly averagePlace: number | null;
  readonly score: number;
  /** Ron on the other, in games whose deals are known; null where one of the two shows no figures to whoever asks. */
  readonly rons: number | null;
}

/** GET /api/clubs/:club/members/:member/against/:other */
export interface HeadToHeadView {
  readonly games: number;
  readonly sides: readonly [HeadToHeadSide, HeadToHeadSide];
  /** The latest first. */
  readonly latest: readonly GameView[];
}

/** What the numbers mean, in numbers: a page says it in words. */
export interface RatingSystem {
  readonly name: string;
  readonly start: number;
  readonly startPlusMinus: number;
}

/** One member's rating after one game, and whom it was won against. */
export interface RatingStep {
  readonly game: string;
  readonly day: string;
  readonly before: RatingView;
  readonly after: RatingView;
  readonly others: readonly (NameView & { readonly place: number; readonly rating: number })[];
  readonly place: number;
}

/** GET /api/clubs/:club/ratings: the highest first; with `?member=`, that member's last steps. */
export interface RatingsView {
  readonly system: RatingSystem;
  readonly rows: readonly (NameView & RatingView)[];
  readonly steps: readonly RatingStep[];
  /** Rated games in all. */
  readonly games: number;
}

/** A club in a list. */
export interface ClubSummary {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly members: number;
  readonly evenings: number;
  readonly next: { readonly day: string; readonly time: string } | null;
}

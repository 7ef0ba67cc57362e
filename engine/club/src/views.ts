// What is shown of a club, as plain data: the server makes it of the fold for whoever asks, and a page draws it. Scores are
// points as numbers (29,700 reads +29.7); what somebody may not see is null, and `hidden` names it.

import type { YakuId } from '@hanchan/rules';
import type { BySeat } from '@hanchan/tiles';
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
  readonly evenings: number;
  /** Null before the first rated game. */
  readonly rating: RatingView | null;
}

/** A season without its table. */
export interface SeasonHead extends Omit<Season, 'teams'> {
  readonly isClosed: boolean;
  /** Evenings that were played, and that are planned. */
  readonly evenings: { readonly played: number; readonly planned: number };
  readonly games: number;
  readonly hasTeams: boolean;
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
  readonly places: readonly [number, number, number, number];
  /** Games that are missing for a place; 0: none. */
  readonly missing: number;
}

/** One team in a season's league. */
export interface TeamRow {
  readonly team: string;
  readonly name: string;
  readonly place: number;
  readonly placeShown: string;
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
  readonly before: Omit<Season, 'id'> | null;
  readonly after: Omit<Season, 'id'>;
}

/** GET /api/clubs/:club/seasons/:season */
export interface SeasonView {
  readonly season: SeasonHead;
  readonly formula: Formula;
  readonly rows: readonly SeasonRow[];
  readonly teams: readonly TeamRow[];
  readonly changes: readonly SeasonChange[];
}

/** One game in a member's sum. */
export interface CountedGame {
  readonly game: string;
  readonly evening: string;
  readonly day: string;
  readonly table: number;
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
  readonly state: 'planned' | 'running' | 'over' | 'cancelled';
  readonly coming: number;
  readonly maybe: number;
  readonly present: number;
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
  readonly kind: 'correct' | 'readAgain' | 'undo' | 'void' | 'restore' | 'sourceChanged';
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
  readonly answer: {
    readonly at: number;
    readonly by: NameView | null;
    readonly text: string;
  } | null;
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
  readonly rules: { readonly id: string; readonly title: string };
  readonly source: Source;
  /** How many deals are known; null: only the result is. */
  readonly deals: number | null;
  readonly corrections: readonly Correction[];
  readonly objections: readonly ObjectionView[];
}

/** A table whose score is being kept: the page reads it live at `/api/kept/:id` with `read`. */
export interface WatchedTable {
  readonly table: number;
  readonly players: BySeat<NameView>;
  readonly kept: string;
  /** Null for whoever is no member. */
  readonly read: string | null;
}

/** GET /api/clubs/:club/evenings/:evening */
export interface EveningView {
  readonly evening: EveningHead;
  readonly answers: readonly (NameView & { readonly answer: 'coming' | 'maybe' | 'no' })[];
  readonly present: readonly NameView[];
  readonly draws: readonly {
    readonly game: number;
    readonly seed: string;
    readonly tables: readonly BySeat<NameView>[];
    readonly sittingOut: readonly NameView[];
  }[];
  readonly watched: readonly WatchedTable[];
  readonly games: readonly GameView[];
  /** How often two who are here have met this season, so that tables can be drawn without a network. */
  readonly met: readonly (readonly [MemberId, MemberId, number])[];
}

/** A yakuman on the wall. */
export interface WallView {
  readonly game: string;
  readonly evening: string;
  readonly day: string;
  readonly table: number;
  readonly winner: NameView;
  /** Null: self-drawn. */
  readonly from: NameView | null;
  readonly yaku: readonly YakuId[];
  readonly points: number;
  readonly deal: DealName;
}

/** What a record is about. */
export const RECORD_KINDS = [
  'highestWin',
  'highestScore',
  'bestGame',
  'dealerStreak',
  'comeback',
  'mostGames',
  'mostEvenings',
  'mostWinsInGame',
] as const;
/** One of `RECORD_KINDS`. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record of the club: who, how much, and in which game. */
export interface RecordView {
  readonly kind: RecordKind;
  readonly value: number;
  /** Whoever holds it; several where they are equal. */
  readonly holders: readonly {
    readonly by: NameView;
    readonly game: string | null;
    readonly evening: string | null;
    readonly day: string | null;
  }[];
}

/** GET /api/clubs/:club */
export interface ClubView {
  readonly id: string;
  /** The number of the last entry. */
  readonly seq: number;
  /** The server's time, from which ages are told. */
  readonly now: number;
  readonly you: {
    /** Null: no member. */
    readonly member: MemberId | null;
    readonly role: ClubRole | 'visitor';
    /** The types of acts that the role may do. */
    readonly may: readonly string[];
  };
  readonly settings: Omit<ClubSettings, 'rules'> & {
    readonly rules: { readonly id: string; readonly title: string; readonly base?: string };
  };
  readonly members: readonly MemberRow[] | null;
  readonly seasons: readonly SeasonHead[] | null;
  /** The season of today, or the last one. */
  readonly season: SeasonView | null;
  /** The evening that runs. */
  readonly tonight: EveningView | null;
  readonly next: EveningHead | null;
  /** The latest first. */
  readonly evenings: readonly EveningHead[] | null;
  /** The latest ten first; all of them at `/wall`. */
  readonly wall: readonly WallView[] | null;
  readonly wallCount: number;
  readonly records: readonly RecordView[] | null;
  /** For organisers: objections without an answer. */
  readonly objections: readonly GameView[];
  /** What is not shown to whoever asks, and who may see it. */
  readonly hidden: readonly { readonly what: 'results' | 'members'; readonly to: Audience }[];
}

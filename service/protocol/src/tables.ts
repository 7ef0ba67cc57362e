// A table as the lobby and its players see it: what was agreed, who sits where, how far it is. The schemas read
// what comes from outside; the types are what goes out.

import {
  ASSISTANCE,
  type BeaconChain,
  type BeaconDraw,
  CLAIM_ORDERS,
  type MatchResult,
} from '@hanchan/game';
import { RULES_CHOICE, type RulesChoice } from '@hanchan/rules';
import type { BySeat, Seat } from '@hanchan/tiles';
import { z } from 'zod';
import { CHAT_MODES } from './chat.ts';
import { PACES } from './pace.ts';
import { schemaOf } from './schemaOf.ts';

/** The bots that may sit at a table, the weakest first; a server may have fewer. */
export const BOT_LEVELS = ['beginner', 'club', 'expert'] as const;
/** One of `BOT_LEVELS`. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who finds a table: everybody, whoever has the link, whoever knows the password too. */
export const VISIBILITIES = ['public', 'link', 'password'] as const;
/** One of `VISIBILITIES`. */
export type Visibility = (typeof VISIBILITIES)[number];

/** A rulebook by its id, or one with changes; the changes are checked against the options themselves. */
export const rulesSchema = schemaOf(RULES_CHOICE);
export type { RulesChoice };

/** What the walls are made from beside the server's secret: words, and a beacon once or before each deal. */
export const WALL_SOURCES = ['words', 'beacon', 'beaconEachDeal'] as const;
/** One of `WALL_SOURCES`. */
export type WallSource = (typeof WALL_SOURCES)[number];

const SECOND = 1_000;

/** Time for a move, and a bank for the whole match that is used once the move's time is up. */
export const timeControlSchema = z.strictObject({
  moveMs: z
    .number()
    .int()
    .min(1 * SECOND)
    .max(600 * SECOND),
  bankMs: z
    .number()
    .int()
    .min(0)
    .max(3_600 * SECOND),
});
/** The clock of a table; see `timeControlSchema`. */
export type TimeControl = z.infer<typeof timeControlSchema>;

/** The clock of a table that is opened without naming one. */
export const DEFAULT_CLOCK: TimeControl = { moveMs: 5 * SECOND, bankMs: 20 * SECOND };
/** How far spectators are behind where the host says nothing. */
const DEFAULT_WATCH_DELAY_MS = 300 * SECOND;

/** What a table is opened with; what is left out is as the host would usually choose. */
export const tableSettingsSchema = z.strictObject({
  rules: rulesSchema,
  /** Rounds to play; null: as the rulebook says. */
  rounds: z.number().int().min(1).max(4).nullable().default(null),
  /** Null: nobody is hurried. */
  clock: timeControlSchema.nullable().default(DEFAULT_CLOCK),
  /** Minutes until the bell; null: as the rulebook says; 0: no bell. */
  bellMinutes: z.number().int().min(0).max(1_000).nullable().default(null),
  assistance: z.enum(ASSISTANCE).default('guided'),
  claimOrder: z.enum(CLAIM_ORDERS).default('together'),
  visibility: z.enum(VISIBILITIES).default('public'),
  /** Only with visibility `password`. */
  password: z.string().min(1).max(100).optional(),
  /** Bots that sit down at once. */
  bots: z.array(z.enum(BOT_LEVELS)).max(3).default([]),
  /** How long after the table spectators see it; null: nobody watches. */
  watchDelayMs: z
    .number()
    .int()
    .min(0)
    .max(3_600 * SECOND)
    .nullable()
    .default(DEFAULT_WATCH_DELAY_MS),
  /** Whoever watches sees all hands, as late as everything else; only with a delay. */
  openHands: z.boolean().default(false),
  chat: z.enum(CHAT_MODES).default('all'),
  /** How fast bots play and tiles are passed on; `atOnce` only for one player with three bots. */
  pace: z.enum(PACES).default('normal'),
  /** Several people of one home may sit here; only asked where anybody may come. */
  oneHome: z.boolean().optional(),
  /** A beacon only where the server has one. */
  walls: z.enum(WALL_SOURCES).default('words'),
});
/** What the host sends; what is left out has its default. */
export type TableRequest = z.input<typeof tableSettingsSchema>;
/** What a table goes by. The password is never told. */
export type TableSettings = Omit<z.infer<typeof tableSettingsSchema>, 'password' | 'bots'>;

/** A player as others see them. */
export interface PlayerName {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** Who holds a place at a table. */
export type Place =
  | { readonly type: 'open' }
  | { readonly type: 'bot'; readonly level: BotLevel; readonly name: string }
  | {
      readonly type: 'player';
      readonly player: PlayerName;
      readonly isConnected: boolean;
      /** Gone for longer than the grace time: a bot plays on until the player is back. */
      readonly isReplaced: boolean;
    };

/** How far a table is. */
export const TABLE_STATES = ['waiting', 'playing', 'over'] as const;
/** One of `TABLE_STATES`. */
export type TableState = (typeof TABLE_STATES)[number];

/** Round, dealer and deal that is played, as in the view. */
export interface TableProgress {
  readonly round: number;
  readonly dealer: Seat;
  readonly deal: number;
}

/** A line of the lobby. */
export interface TableSummary {
  readonly id: string;
  readonly state: TableState;
  readonly ruleset: { readonly id: string; readonly title: string };
  readonly settings: TableSettings;
  /** In order of sitting down; once the match runs, by seat. */
  readonly places: BySeat<Place>;
  /** Null before the match. */
  readonly progress: TableProgress | null;
  readonly createdAt: number;
}

/** How fair walls are shown: docs/fair-walls.md has the scheme. */
export interface Fairness {
  /** `w2` where a beacon adds to it. */
  readonly scheme: 'w1' | 'w2';
  readonly commitment: string;
  /** What each place added, in the order of sitting down, also once seats are drawn. */
  readonly words: BySeat<string>;
  /** What binds a place to a word that is told later; null where the word was told at once, or none was given. */
  readonly pledges: BySeat<string | null>;
  /** `open`: words may be promised and added. `telling`: nobody comes or goes, and promised words are told. `fixed`: nothing changes any more. */
  readonly stage: FairStage;
  /** Null where the table asked for none. */
  readonly beacon: FairBeaconInfo | null;
  /** Told when the match is over. */
  readonly secret: string | null;
}

/** Walls that are made from the table's own secret alone. */
export const fixedWalls = (commitment: string): Fairness => ({
  scheme: 'w1',
  commitment,
  words: ['', '', '', ''],
  pledges: [null, null, null, null],
  stage: 'fixed',
  beacon: null,
  secret: null,
});

/** How far the making of the walls is: words may come, promised words are told, all is fixed. */
export const FAIR_STAGES = ['open', 'telling', 'fixed'] as const;
/** One of `FAIR_STAGES`. */
export type FairStage = (typeof FAIR_STAGES)[number];

/** The beacon that the walls are made from as well, as far as it has spoken. */
export interface FairBeaconInfo {
  readonly chain: BeaconChain;
  /** The rounds that were named, by deal; `draw` is null until the value has come. Those without a seat are told when the match is over. */
  readonly rounds: readonly {
    readonly deal: number;
    readonly round: number;
    readonly draw: BeaconDraw | null;
  }[];
}

/** Everything in twelfths of a point, except places and scores. */
export type FinalResult = Omit<MatchResult, 'flags'>;

/** A table from within. */
export interface TableInfo extends TableSummary {
  /** The id of the player who decides; passes on when the host leaves. */
  readonly host: string;
  /** The same for the same rules. */
  readonly rulesHash: string;
  readonly fair: Fairness;
  readonly watchers: number;
  readonly startedAt: number | null;
  readonly result: FinalResult | null;
  /** The server found the table in a state that no play leads to, and stopped it: nothing more is counted. */
  readonly isStopped?: true | undefined;
  /** The game's record, once there is one. */
  readonly game: string | null;
  /** Who wants to play again, by player id, and the table where that happens. */
  readonly rematch: { readonly wanted: readonly string[]; readonly table: string | null };
}

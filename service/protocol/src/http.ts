// What is said over HTTP: forms and their schemas. Answers are JSON; a refusal is `{code, message, field?}` with a
// status of 400 or above. `/api/docs` describes every path.

import type { RulebookHead } from '@hanchan/rules';
import type { BySeat } from '@hanchan/tiles';
import { z } from 'zod';
import type { DailyDays } from './daily.ts';
import { PACES } from './pace.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords.ts';
import {
  BOT_LEVELS,
  type BotLevel,
  type FinalResult,
  type PlayerName,
  rulesSchema,
} from './tables.ts';

/** Letters, digits and ordinary signs of any script; no control characters, no invisible ones. */
export const playerNameSchema = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1)
  .max(24)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u, 'may hold letters, digits, signs and spaces only');

/** A new one; whoever signs in gives what they have. */
const password = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
const email = z.email().max(254);

/** POST /api/session/guest */
export const guestSchema = z.strictObject({ name: playerNameSchema });
/** POST /api/account: a new account; a guest who asks keeps games and seats. */
export const registerSchema = z.strictObject({
  name: playerNameSchema,
  password,
  email: email.optional(),
});
/** POST /api/session/login */
export const loginSchema = z.strictObject({
  name: z.string().min(1).max(254),
  password: z.string().min(1).max(200),
});
/** POST /api/session/link: a link to sign in with, by e-mail. */
export const linkRequestSchema = z.strictObject({ email });
/** POST /api/session/link/use */
export const linkUseSchema = z.strictObject({ token: z.string().min(1).max(128) });
/**
 * PATCH /api/account. Another address counts once the link that is sent there was opened; null gives it up. Where there
 * is a password, `password.old` or `current` has to be it.
 */
export const accountChangeSchema = z.strictObject({
  name: playerNameSchema.optional(),
  email: email.nullable().optional(),
  current: z.string().max(200).optional(),
  password: z.strictObject({ old: z.string().max(200).optional(), new: password }).optional(),
});

/** POST /api/account/recovery: with the password where there is one. */
export const recoveryRequestSchema = z.strictObject({ password: z.string().max(200).optional() });
/** POST /api/session/recover */
export const recoverSchema = z.strictObject({ code: z.string().min(1).max(64) });

/** DELETE /api/account: for good. The name, so that nobody does it by mistake; the password where there is one. */
export const eraseSchema = z.strictObject({
  name: z.string().max(24),
  password: z.string().max(200).optional(),
});

/** What binds somebody to a word for the walls that is told later. */
export const pledgeField = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
/** POST /api/tables/:table/join. The pledge comes along, because the fourth who sits down may begin the match. */
export const joinSchema = z.strictObject({
  password: z.string().max(100).optional(),
  pledge: pledgeField.optional(),
});
/** POST /api/tables/:table/pledge: promises a word for the walls, in place of the one that was promised or added before. */
export const pledgeSchema = z.strictObject({ pledge: pledgeField });
/** Longest word for the walls. */
const WORDS_LENGTH = 200;
/**
 * POST /api/tables/:table/words: own words for the walls, while the table waits; once nobody comes or goes any more, the
 * word that was promised.
 */
export const wordsSchema = z.strictObject({
  words: z
    .string()
    .max(WORDS_LENGTH)
    .regex(/^\P{Cs}*$/u, 'may hold no halves of characters'),
});
/** PUT /api/tables/:table/places/:place: the host seats a bot, or frees the place. */
export const placeSchema = z.strictObject({ bot: z.enum(BOT_LEVELS).nullable() });
/** PUT /api/tables/:table/pace: the host, or whoever plays alone with bots, also while the match runs. */
export const paceSchema = z.strictObject({ pace: z.enum(PACES) });
/** POST /api/rules/check */
export const rulesCheckSchema = z.strictObject({ rules: rulesSchema });
/** GET /api/games */
export const gamesQuerySchema = z.strictObject({
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** GET /api/session, and the answer of everything that changes who one is. */
export interface SessionAnswer {
  readonly player: PlayerName | null;
  /** The address that was proved by opening a link; without one, the address that was given. */
  readonly email: string | null;
  /** Given, and not proved yet: nobody is found by it, and nobody gets in by it. */
  readonly claimedEmail: string | null;
  /** Whether this server can send links by e-mail. */
  readonly canMail: boolean;
  /** The bots that this server has. */
  readonly botLevels: readonly BotLevel[];
  /** Where this server asks for a beacon for walls; null: it has none. */
  readonly beacon: string | null;
  /** Tables where this player has a seat and the match is not over. */
  readonly tables: readonly string[];
  /** Whether this player looks for a game. */
  readonly isSeeking?: boolean | undefined;
  /** Those that were installed here, beside the ones that every page has. */
  readonly rulebooks: readonly RulebookInfo[];
}

/** GET /api/sessions, and the answer of ending some of them. */
export interface SessionsAnswer {
  readonly sessions: readonly {
    readonly id: string;
    readonly createdAt: number;
    /** To within a day. */
    readonly usedAt: number;
    /** What its browser calls itself. */
    readonly device: string | null;
    /** The one that asks. */
    readonly isHere: boolean;
  }[];
}

/** A rulebook that was installed on a server, as far as a list tells. */
export interface RulebookInfo extends Omit<RulebookHead, 'from'> {
  /** Of all that it says. */
  readonly hash: string;
  /** False: it was taken back, and only explains the games that were played by it. */
  readonly isOffered: boolean;
}

/** A line of "my games". */
export interface GameSummary {
  readonly id: string;
  readonly table: string;
  readonly ruleset: { readonly id: string; readonly title: string };
  readonly startedAt: number;
  /** Null while the match runs. */
  readonly endedAt: number | null;
  /** By seat. `player` is null for a bot. */
  readonly players: BySeat<{ readonly name: string; readonly player: string | null }>;
  readonly result: FinalResult | null;
}

/** A page of the games that somebody played, latest first. */
export interface GamesAnswer {
  readonly games: readonly GameSummary[];
  /** For `before` of the next page; null when this is the last. */
  readonly next: number | null;
}

/** POST /api/account/recovery: shown this once. */
export interface RecoveryAnswer {
  readonly code: string;
}

/** What somebody is called who has had their data erased. */
export const NEUTRAL_NAME = 'Former player';

/** GET /api/account/data: everything that is stored about whoever asks. */
export interface AccountData {
  readonly exportedAt: number;
  readonly player: PlayerName & { readonly createdAt: number };
  /** Null for a guest. */
  readonly account: {
    readonly email: string | null;
    readonly claimedEmail: string | null;
    readonly hasPassword: boolean;
    readonly hasRecoveryCode: boolean;
    readonly createdAt: number;
  } | null;
  readonly settings: unknown;
  readonly sessions: readonly {
    readonly id: string;
    readonly createdAt: number;
    readonly expiresAt: number;
    readonly device: string | null;
  }[];
  readonly blocked: readonly { readonly id: string; readonly name: string }[];
  readonly following?: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** When a match with strangers ended without whoever asks. */
  readonly leavings?: readonly number[] | undefined;
  /** What the host of the site has decided. */
  readonly sanctions?:
    | readonly {
        readonly kind: string;
        readonly until: number | null;
        readonly reason: string;
      }[]
    | undefined;
  /** Ratings, as they are shown, by `family assistance`. */
  readonly ratings?:
    | readonly {
        readonly pool: string;
        readonly value: number;
        readonly plusMinus: number;
        readonly games: number;
      }[]
    | undefined;
  /** The counts behind the figures, by rulebook, month, and against whom. */
  readonly figures?:
    | readonly {
        readonly book: string;
        readonly month: string;
        readonly company: string;
        readonly games: number;
        readonly counts: unknown;
      }[]
    | undefined;
  /** What was answered to problems of the day. */
  /** Marks of the homes and browsers that they came from lately. */
  readonly homes?: readonly string[] | undefined;
  readonly daily?: DailyDays['days'] | undefined;
  /** With the address of each record. */
  readonly games: readonly (GameSummary & { readonly record: string })[];
}

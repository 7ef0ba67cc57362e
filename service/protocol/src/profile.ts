// What a page shows of one player, and of all ratings: figures of hands, games, who may see them.

import { ASSISTANCE } from '@hanchan/game';
import { z } from 'zod';
import { gameAnswer } from './answers.ts';
import { ratingAnswer } from './finding.ts';

/** Who sees something of a profile. */
export const AUDIENCES = ['everybody', 'following', 'nobody'] as const;
/** One of `AUDIENCES`: `following` are the people whom one follows oneself. */
export type Audience = (typeof AUDIENCES)[number];

/** PUT /api/account/privacy: what others see of me. */
export const privacySchema = z.strictObject({
  /** Figures of hands, by rulebook and month. */
  figures: z.enum(AUDIENCES),
  /** The list of my games, each with its replay. */
  games: z.enum(AUDIENCES),
  /** Whether my name stands in the lists of ratings. */
  listed: z.boolean(),
});
/** What somebody has decided. */
export type Privacy = z.infer<typeof privacySchema>;
/** Where nobody has decided anything. */
export const USUAL_PRIVACY: Privacy = { figures: 'following', games: 'following', listed: true };

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as 2026-11');
const book = z.string().min(1).max(64);
const COMPANY = ['people', 'bots'] as const;

/** GET /api/players/:player: which part of the figures. */
export const profileQuerySchema = z.strictObject({
  book: book.optional(),
  company: z.enum(COMPANY).optional(),
  /** The first and the last month. */
  from: month.optional(),
  to: month.optional(),
});
/** Which part of somebody's figures. */
export type ProfileQuery = z.infer<typeof profileQuerySchema>;

const MOST_GAMES = 100;
/** GET /api/players/:player/games */
export const playedQuerySchema = profileQuerySchema.extend({
  place: z.coerce.number().int().min(1).max(4).optional(),
  /** Only games that ended before this time, in milliseconds. */
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_GAMES).default(20),
});

const figure = z
  .object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })
  .nullable();

/** Figures of hands, as `hanchan simulate` has them. */
const groupAnswer = z.object({
  matches: z.number(),
  deals: z.number(),
  wins: z.number(),
  /** By measure, with its 95 % interval. */
  figures: z.record(z.string(), figure),
  /** How many wins had each yaku. */
  yaku: z.record(z.string(), z.number()),
  limits: z.record(z.string(), z.number()),
});

const pool = z.object({ family: z.string(), assistance: z.enum(ASSISTANCE) });

/** GET /api/players/:player */
export const profileAnswer = z.object({
  player: z.object({ id: z.string(), name: z.string(), isGuest: z.boolean(), since: z.number() }),
  isMe: z.boolean(),
  /** Whether whoever asks may see figures, and games. */
  sees: z.object({ figures: z.boolean(), games: z.boolean() }),
  ratings: z.array(pool.extend({ rating: ratingAnswer, at: z.number() })).readonly(),
  /** Rulebooks with games, most of them first. */
  books: z.array(z.object({ book: z.string(), family: z.string(), games: z.number() })).readonly(),
  /** Null: not for whoever asks. */
  figures: groupAnswer.nullable(),
  /** The same month by month, as far as curves need it. */
  months: z
    .array(
      z.object({ month: z.string(), games: z.number(), figures: z.record(z.string(), figure) }),
    )
    .readonly(),
  /** Who sees figures and games, so that nobody wonders. */
  shows: privacySchema,
  /** With whoever asks, at the same tables; null where it is they themselves, or nobody. */
  together: z
    .object({ games: z.number(), ahead: z.number(), behind: z.number(), share: figure })
    .nullable(),
  isFollowed: z.boolean(),
});
/** What a page shows of one player. */
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** GET /api/players/:player/games */
export const playedAnswer = z.object({
  games: z
    .array(
      z.object({
        game: gameAnswer,
        place: z.number().nullable(),
        /** Null: not rated, for the reason beside it. */
        change: z.number().nullable(),
        unrated: z.string(),
      }),
    )
    .readonly(),
  /** For the next page: before this time. */
  next: z.number().nullable(),
});
/** A page of somebody's games. */
export type PlayedAnswer = z.infer<typeof playedAnswer>;

/** GET /api/players/:player/ratings/:family/:assistance: the games behind a rating, the first first. */
export const ratingStepsAnswer = z.object({
  steps: z
    .array(
      z.object({
        at: z.number(),
        place: z.number(),
        before: ratingAnswer,
        after: ratingAnswer,
        /** The other three, by what they were rated then. */
        others: z
          .array(
            z.object({
              bot: z.string().nullable(),
              value: z.number(),
              plusMinus: z.number(),
              place: z.number(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});
/** How a rating came about. */
export type RatingStepsAnswer = z.infer<typeof ratingStepsAnswer>;

/** GET /api/ratings/:family/:assistance */
export const ladderQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  /** With those whose rating is still wide. */
  wide: z.enum(['yes', 'no']).default('no'),
});
/** The answer of GET /api/ratings/:family/:assistance. */
export const ladderAnswer = z.object({
  rows: z
    .array(
      z.object({
        /** Null: not listed by name, or not for whoever asks. */
        player: z.object({ id: z.string(), name: z.string() }).nullable(),
        position: z.number(),
        rating: ratingAnswer,
        isMe: z.boolean(),
      }),
    )
    .readonly(),
  bots: z.array(z.object({ bot: z.string(), value: z.number(), plusMinus: z.number() })).readonly(),
  hasMore: z.boolean(),
});
/** A page of a list of ratings. */
export type LadderAnswer = z.infer<typeof ladderAnswer>;

/** GET /api/ratings: how they are worked out, and where there are some. */
export const ratingsAnswer = z.object({
  start: ratingAnswer,
  /** Shown points to a point of the model. */
  scale: z.number(),
  /** How often somebody so much stronger finishes ahead. */
  ahead: z.array(z.object({ lead: z.number(), share: z.number() })).readonly(),
  /** How wide a rating is after so many games among equals. */
  narrows: z.array(ratingAnswer).readonly(),
  /** A game, worked out. */
  example: z
    .array(
      z.object({
        bot: z.string().nullable(),
        place: z.number(),
        before: ratingAnswer,
        after: ratingAnswer,
      }),
    )
    .readonly(),
  mostTogether: z.number(),
  pools: z
    .array(
      pool.extend({
        players: z.number(),
        bots: z
          .array(z.object({ bot: z.string(), value: z.number(), plusMinus: z.number() }))
          .readonly(),
      }),
    )
    .readonly(),
});
/** How ratings are worked out here. */
export type RatingsAnswer = z.infer<typeof ratingsAnswer>;

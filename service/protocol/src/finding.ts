// Finding a game and the people around it: what is looked for, who waits, whom one follows, invites and reports.

import { ASSISTANCE } from '@hanchan/game';
import { z } from 'zod';
import { playerNameSchema } from './http.ts';
import type { PlayerName, TimeControl } from './tables.ts';

/** The clocks of a quick match; few, so that people who wait find each other. */
const QUICK_CLOCKS = ['5+20', '10+30'] as const;
type QuickClock = (typeof QUICK_CLOCKS)[number];

const SECOND = 1_000;
/** What each of them is at the table. */
export const quickClock = (clock: QuickClock): TimeControl => {
  const [move, bank] = clock.split('+').map(Number);
  return { moveMs: move! * SECOND, bankMs: bank! * SECOND };
};

/** PUT /api/queue: what is looked for. Sent again it changes that, and the wait goes on. */
export const wishSchema = z.strictObject({
  /** The rulebook, by its id. */
  rules: z.string().min(1).max(64),
  /** East only, or East and South. */
  rounds: z.union([z.literal(1), z.literal(2)]),
  clock: z.enum(QUICK_CLOCKS),
  assistance: z.enum(ASSISTANCE),
  /** After how many seconds bots take the free seats; 0: now; null: never. */
  botsAfter: z.number().int().min(0).max(600).nullable(),
  /** After three minutes another length or clock of the same rulebook will do. */
  flexible: z.boolean().optional(),
});
/** What somebody looks for. */
export type Wish = z.infer<typeof wishSchema>;

/** A rating as it is shown: never without how sure it is. */
export interface ShownRating {
  readonly value: number;
  readonly plusMinus: number;
  /** Behind it; with none it is what everybody begins with. */
  readonly games: number;
}

/** So wide that it says little: about twenty games narrow it. */
export const PROVISIONAL = 400;
/** Whether a rating is to be taken with care. */
export const isProvisional = ({ plusMinus }: Pick<ShownRating, 'plusMinus'>): boolean =>
  plusMinus >= PROVISIONAL;

/** What others look for, and how many of them. */
interface WaitingElsewhere {
  readonly wish: Pick<Wish, 'rules' | 'rounds' | 'clock' | 'assistance'>;
  readonly count: number;
}

/** How it stands with whoever asks. */
export interface OwnWait {
  readonly wish: Wish;
  readonly waitedMs: number;
  readonly rating: ShownRating;
  /** How far from one's own rating others may be by now; null: anybody. */
  readonly range: number | null;
  /** Those who look for the same and are within the range: how strong, not who. */
  readonly found: readonly ShownRating[];
  /** What others look for meanwhile with whom one could sit down, the most first. */
  readonly elsewhere: readonly WaitingElsewhere[];
  /** Until bots take the free seats; null: they do not. */
  readonly botsInMs: number | null;
  /** Until the queue lets go of somebody to whom nobody came. */
  readonly endsInMs: number;
  /** Nothing is found before: for who has left matches. */
  readonly barredMs: number;
  /** Others wait for a sign of life, for so long. */
  readonly asksMs: number | null;
  /** Found: take the seat there. */
  readonly table: string | null;
}

/** Who is here, and who looks for a game. */
export interface QueueNews {
  /** People with this site open, nobody counted for a bot. */
  readonly here: number;
  /** How many look for a game by each rulebook. */
  readonly waiting: readonly { readonly rules: string; readonly count: number }[];
  /** Null where whoever asks looks for nothing. */
  readonly mine: OwnWait | null;
  /** Who has asked them to a table. */
  readonly invitations: readonly InvitationInfo[];
}

/** Somebody asks somebody to a table. */
export interface InvitationInfo {
  readonly from: PlayerName;
  readonly table: string;
  readonly at: number;
}

const playerAnswer = z.object({ id: z.string(), name: z.string(), isGuest: z.boolean() });
/** A rating as it is answered. */
export const ratingAnswer = z.object({
  value: z.number(),
  plusMinus: z.number(),
  games: z.number(),
});

/** GET /api/play: what is known of waiting for a game by this rulebook, and where to look on. */
export const playQuerySchema = z.strictObject({ rules: z.string().min(1).max(64) });
/** The answer of GET /api/play. */
export const playAnswer = z.object({
  here: z.number(),
  /** Of waits at this hour of the week; null where too few have waited to say. */
  usual: z.object({
    from: z.number().nullable(),
    to: z.number().nullable(),
    count: z.number(),
  }),
  /** Own ones, for who is signed in, by rulebook family. */
  ratings: z
    .array(z.object({ family: z.string(), assistance: z.enum(ASSISTANCE), rating: ratingAnswer }))
    .readonly(),
  /** The table to watch: events first, then the highest average of people. */
  featured: z.string().nullable(),
  /** How many sat down to a game at each hour of the day, UTC, in four weeks. */
  hours: z.array(z.number()).readonly(),
});
/** What the page for finding a game asks for. */
export type PlayAnswer = z.infer<typeof playAnswer>;

/** Of what a player may be told off for. */
export const REPORT_REASONS = ['left', 'stalling', 'together', 'insult', 'name', 'other'] as const;
/** One of `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number];
const NOTE_LENGTH = 500;

/** POST /api/reports */
export const reportSchema = z.strictObject({
  player: z.string().min(1).max(64),
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(NOTE_LENGTH).default(''),
  table: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'an id of letters, digits, _ and -')
    .optional(),
});

/** POST /api/invitations: by id, or the name of an account. */
export const invitationSchema = z.strictObject({
  table: z.string().min(1).max(64),
  player: z.string().min(1).max(64).optional(),
  name: z.string().min(1).max(64).optional(),
});

/** Whom one knows, and whether they are here, as far as they show it. */
export const peopleAnswer = z.object({
  following: z
    .array(playerAnswer.extend({ isHere: z.boolean(), table: z.string().nullable() }))
    .readonly(),
  recent: z.array(playerAnswer.extend({ at: z.number() })).readonly(),
});
/** GET /api/people */
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** What the host of a site can do about somebody. */
export const SANCTIONS = ['mute', 'close'] as const;
/** One of `SANCTIONS`. */
export type SanctionKind = (typeof SANCTIONS)[number];

const sanctionAnswer = z.object({
  kind: z.enum(SANCTIONS),
  until: z.number().nullable(),
  reason: z.string(),
});

/** GET /api/operator/reports: for the host of the site. */
export const reportsAnswer = z.object({
  reports: z
    .array(
      z.object({
        id: z.string(),
        /** Null: somebody who has left us. */
        by: playerAnswer.nullable(),
        about: playerAnswer.nullable(),
        name: z.string(),
        reason: z.enum(REPORT_REASONS),
        note: z.string(),
        table: z.string().nullable(),
        at: z.number(),
        settledAt: z.number().nullable(),
        outcome: z.string().nullable(),
        sanctions: z.array(sanctionAnswer).readonly(),
        /** Who shares an address or a browser with them, as far as it is still known. */
        linked: z
          .array(
            playerAnswer.extend({
              by: z.enum(['address', 'device']),
              at: z.number(),
              isClosed: z.boolean(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});
/** The reports, those that wait first. */
export type ReportsAnswer = z.infer<typeof reportsAnswer>;

/** PUT /api/operator/people/:player: what the host of the site decides. */
export const decisionSchema = z.strictObject({
  /** Settles this report. */
  report: z.string().min(1).max(64).optional(),
  /** In days; null: until it is taken back; 0 takes it back. */
  mute: z.number().int().min(0).max(3_650).nullable().optional(),
  close: z.number().int().min(0).max(3_650).nullable().optional(),
  name: playerNameSchema.optional(),
  reason: z.string().trim().max(NOTE_LENGTH).default(''),
  /** Muted or closed with them: accounts that are linked. */
  also: z.array(z.string().min(1).max(64)).max(100).optional(),
});

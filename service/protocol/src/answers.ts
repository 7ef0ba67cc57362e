// The answers over HTTP as schemas, so that the description of the API can show them. The types beside them are the
// contract; what disagrees with one does not compile. At the end those that the description writes once and refers to.

import { ASSISTANCE, CLAIM_ORDERS } from '@hanchan/game';
import { RULE_KEYS, type RuleKey } from '@hanchan/rules';
import { z } from 'zod';
import { CHAT_MODES } from './chat.ts';
import { describeOnce } from './describeOnce.ts';
import type {
  AccountData,
  GameSummary,
  GamesAnswer,
  RecoveryAnswer,
  RulebookInfo,
  SessionAnswer,
  SessionsAnswer,
} from './http.ts';
import { PACES } from './pace.ts';
import { REFUSAL_CODES, type Refusal } from './refusals.ts';
import {
  BOT_LEVELS,
  FAIR_STAGES,
  type Fairness,
  type FinalResult,
  type PlayerName,
  rulesSchema,
  TABLE_STATES,
  type TableInfo,
  type TableSettings,
  type TableSummary,
  timeControlSchema,
  VISIBILITIES,
  WALL_SOURCES,
} from './tables.ts';

const bySeat = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each]).readonly();
const listOf = <T extends z.ZodType>(each: T) => z.array(each).readonly();
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const numbers = bySeat(z.number());
const title = z.object({ id: z.string(), title: z.string() });

const playerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
}) satisfies z.ZodType<PlayerName>;

const settingsAnswer = z.object({
  rules: rulesSchema,
  rounds: z.number().nullable(),
  clock: timeControlSchema.nullable(),
  bellMinutes: z.number().nullable(),
  assistance: z.enum(ASSISTANCE),
  claimOrder: z.enum(CLAIM_ORDERS),
  visibility: z.enum(VISIBILITIES),
  watchDelayMs: z.number().nullable(),
  openHands: z.boolean(),
  chat: z.enum(CHAT_MODES),
  pace: z.enum(PACES),
  walls: z.enum(WALL_SOURCES),
}) satisfies z.ZodType<TableSettings>;

const placeAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('bot'), level: z.enum(BOT_LEVELS), name: z.string() }),
  z.object({
    type: z.literal('player'),
    player: playerAnswer,
    isConnected: z.boolean(),
    isReplaced: z.boolean(),
  }),
]);

const resultAnswer = z.object({
  places: numbers,
  scores: numbers,
  uma: numbers,
  result: numbers,
  tournament: numbers,
}) satisfies z.ZodType<FinalResult>;

const tableSummaryAnswer = z.object({
  id: z.string(),
  state: z.enum(TABLE_STATES),
  ruleset: title,
  settings: settingsAnswer,
  places: bySeat(placeAnswer),
  progress: z.object({ round: z.number(), dealer: seat, deal: z.number() }).nullable(),
  createdAt: z.number(),
}) satisfies z.ZodType<TableSummary>;

/** The tables of the lobby. */
export const tablesAnswer = z.object({ tables: listOf(tableSummaryAnswer) });

const beaconChain = z.object({
  source: z.string(),
  scheme: z.string(),
  key: z.string(),
  genesis: z.number(),
  period: z.number(),
});

const beaconDraw = z.object({
  round: z.number(),
  value: z.string().nullable(),
  signature: z.string().nullable(),
});

const fairAnswer = z.object({
  scheme: z.enum(['w1', 'w2']),
  commitment: z.string(),
  words: bySeat(z.string()),
  pledges: bySeat(z.string().nullable()),
  stage: z.enum(FAIR_STAGES),
  beacon: z
    .object({
      chain: beaconChain,
      rounds: listOf(
        z.object({ deal: z.number(), round: z.number(), draw: beaconDraw.nullable() }),
      ),
    })
    .nullable(),
  secret: z.string().nullable(),
}) satisfies z.ZodType<Fairness>;

/** The schema of `TableInfo`, a table as whoever asks may know it. */
export const tableAnswer = tableSummaryAnswer.extend({
  host: z.string(),
  rulesHash: z.string(),
  fair: fairAnswer,
  watchers: z.number(),
  startedAt: z.number().nullable(),
  result: resultAnswer.nullable(),
  isStopped: z.literal(true).optional(),
  game: z.string().nullable(),
  rematch: z.object({ wanted: listOf(z.string()), table: z.string().nullable() }),
}) satisfies z.ZodType<TableInfo>;

/** The schema of `RulebookInfo`. */
export const rulebookInfo = z.object({
  id: z.string(),
  title: z.string(),
  short: z.string(),
  document: z.string(),
  family: z.string(),
  edition: z.string(),
  hash: z.string(),
  isOffered: z.boolean(),
}) satisfies z.ZodType<RulebookInfo>;

/** The schema of `SessionAnswer`: who is asking, and what this server has. */
export const sessionAnswer = z.object({
  player: playerAnswer.nullable(),
  email: z.string().nullable(),
  claimedEmail: z.string().nullable(),
  canMail: z.boolean(),
  botLevels: listOf(z.enum(BOT_LEVELS)),
  beacon: z.string().nullable(),
  tables: listOf(z.string()),
  isSeeking: z.boolean().optional(),
  rulebooks: listOf(rulebookInfo),
}) satisfies z.ZodType<SessionAnswer>;

/** The schema of `SessionsAnswer`: where somebody is signed in. */
export const sessionsAnswer = z.object({
  sessions: listOf(
    z.object({
      id: z.string(),
      createdAt: z.number(),
      usedAt: z.number(),
      device: z.string().nullable(),
      isHere: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<SessionsAnswer>;

/** The schema of `GameSummary`. */
export const gameAnswer = z.object({
  id: z.string(),
  table: z.string(),
  ruleset: title,
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  players: bySeat(z.object({ name: z.string(), player: z.string().nullable() })),
  result: resultAnswer.nullable(),
}) satisfies z.ZodType<GameSummary>;

/** Of an event or a kept score. */
export const erasedAnswer = z.object({ isErased: z.literal(true) });

/** A recovery code, told this once. */
export const recoveryAnswer = z.object({ code: z.string() }) satisfies z.ZodType<RecoveryAnswer>;

/** The schema of `AccountData`, all that is stored about somebody. */
export const accountDataAnswer = z.object({
  exportedAt: z.number(),
  player: playerAnswer.extend({ createdAt: z.number() }),
  account: z
    .object({
      email: z.string().nullable(),
      claimedEmail: z.string().nullable(),
      hasPassword: z.boolean(),
      hasRecoveryCode: z.boolean(),
      createdAt: z.number(),
    })
    .nullable(),
  settings: z.unknown(),
  sessions: listOf(
    z.object({
      id: z.string(),
      createdAt: z.number(),
      expiresAt: z.number(),
      device: z.string().nullable(),
    }),
  ),
  blocked: listOf(z.object({ id: z.string(), name: z.string() })),
  following: listOf(z.object({ id: z.string(), name: z.string() })).optional(),
  leavings: listOf(z.number()).optional(),
  sanctions: listOf(
    z.object({ kind: z.string(), until: z.number().nullable(), reason: z.string() }),
  ).optional(),
  ratings: listOf(
    z.object({
      pool: z.string(),
      value: z.number(),
      plusMinus: z.number(),
      games: z.number(),
    }),
  ).optional(),
  figures: listOf(
    z.object({
      book: z.string(),
      month: z.string(),
      company: z.string(),
      games: z.number(),
      counts: z.unknown(),
    }),
  ).optional(),
  homes: listOf(z.string()).optional(),
  daily: listOf(
    z.object({ day: z.string(), rules: z.string(), answer: z.number().nullable() }),
  ).optional(),
  games: listOf(gameAnswer.extend({ record: z.string() })),
}) satisfies z.ZodType<AccountData>;

/** The schema of `GamesAnswer`, a page of games. */
export const gamesAnswer = z.object({
  games: listOf(gameAnswer),
  next: z.number().nullable(),
}) satisfies z.ZodType<GamesAnswer>;

const passageAnswer = z.object({
  status: z.enum(['stated', 'inferred', 'ourChoice', 'secondHand', 'changed']),
  section: z.string(),
  clauses: listOf(z.string()),
  reason: z.string().optional(),
});

/** Where the document speaks of single cases elsewhere: the first whose facts fit. */
const citationAnswer = passageAnswer.extend({
  cases: listOf(
    passageAnswer.extend({
      when: z.record(z.string(), z.union([z.string(), listOf(z.string())])),
    }),
  ).optional(),
});

/** A rulebook with one value and one source for every option. */
export const rulesetAnswer = title.extend({
  document: z.string(),
  hash: z.string(),
  values: z.record(z.string(), z.unknown()).readonly(),
  citations: z.record(z.string(), citationAnswer).readonly(),
});

/** The rulebooks that were installed on a server. */
export const rulebookListAnswer = z.object({ rulebooks: listOf(rulebookInfo) });

/** The rulebooks to choose from, each with the hash of its values. */
export const rulesetsAnswer = z.object({
  rulesets: listOf(title.extend({ document: z.string(), hash: z.string() })),
});

/** The players whom the asker has blocked. */
export const blocksAnswer = z.object({
  blocked: listOf(z.object({ id: z.string(), name: z.string() })),
});

/** Every status of 400 and above. */
export const refusalAnswer = z.object({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
  said: z
    .object({
      id: z.string().optional(),
      text: z.string(),
      values: listOf(z.union([z.string(), z.number()])),
    })
    .optional(),
  field: z.string().optional(),
  rule: z.enum(RULE_KEYS as readonly [RuleKey]).optional(),
  case: z.record(z.string(), z.string()).optional(),
  citation: passageAnswer.optional(),
  version: z.number().optional(),
}) satisfies z.ZodType<Pick<Refusal, 'code' | 'message'>>;

describeOnce({
  Citation: citationAnswer,
  Fairness: fairAnswer,
  FinalResult: resultAnswer,
  Game: gameAnswer,
  Passage: passageAnswer,
  Place: placeAnswer,
  Player: playerAnswer,
  Refusal: refusalAnswer,
  Rulebook: rulebookInfo,
  Ruleset: rulesetAnswer,
  Session: sessionAnswer,
  Table: tableAnswer,
  TableSettings: settingsAnswer,
  TableSummary: tableSummaryAnswer,
});

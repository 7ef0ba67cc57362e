// The score of a real table, kept on phones and shared over the server: its entries, and how they travel.
// Who has the secret of a table may write, who has the other one may read; the phone that began it made both.

import { ABORTED, type Entry } from '@hanchan/keeper';
import { type RuleValues, YAKU_IDS } from '@hanchan/rules';
import { SEATS, type Seat } from '@hanchan/tiles';
import { z } from 'zod';
import { describeOnce } from './describeOnce.ts';
import { rulesSchema } from './tables.ts';

const seat = z.literal(SEATS);
const seats = z
  .array(seat)
  .max(4)
  .refine((list) => new Set(list).size === list.length, 'names a seat twice')
  .readonly() as z.ZodType<readonly Seat[]>;
const points = z.number().int().min(-1_000_000).max(1_000_000);
const note = z.string().max(400);
const id = z.string().min(1).max(64);

const worth = z.union([
  z.strictObject({ han: z.number().int(), fu: z.number().int().optional() }),
  z.strictObject({ limit: z.enum(['mangan', 'haneman', 'baiman', 'sanbaiman']) }),
  z.strictObject({ yakuman: z.number().int() }),
  z.strictObject({ flat: z.literal(true) }),
]);

const tiles = z.string().max(120);
const flag = z.boolean().optional();
const shown = z.strictObject({
  hand: tiles,
  tile: tiles,
  indicators: tiles.optional(),
  ura: tiles.optional(),
  doubleRiichi: flag,
  ippatsu: flag,
  afterKan: flag,
  robbedKan: flag,
  lastTile: flag,
  firstTurn: flag,
  mixedIn: flag,
});

const win = z.strictObject({
  seat,
  worth: worth.optional(),
  shown: shown.optional(),
  liable: z
    .array(z.strictObject({ yaku: z.enum(YAKU_IDS), seat }))
    .max(4)
    .readonly()
    .optional(),
});

const result = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ron'), from: seat, wins: z.array(win).max(3).readonly() }),
  z.strictObject({ type: z.literal('tsumo'), win }),
  z.strictObject({ type: z.literal('exhausted'), tenpai: seats, chombo: seats.optional() }),
  z.strictObject({
    type: z.literal('nagashi'),
    by: seats,
    tenpai: seats,
    chombo: seats.optional(),
  }),
  z.strictObject({ type: z.literal('aborted'), reason: z.enum(ABORTED) }),
  z.strictObject({ type: z.literal('chombo'), by: seats }),
  z.strictObject({ type: z.literal('redeal') }),
]);

const ruling = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('move'),
    deltas: z.tuple([points, points, points, points]).readonly(),
  }),
  z.strictObject({ what: z.literal('penalty'), seat, points }),
  z.strictObject({ what: z.literal('chombo'), seat }),
  z.strictObject({ what: z.literal('warning'), seat }),
]);

const hand = z.strictObject({ riichi: seats, dead: seats.optional(), result });

const tableActs = [
  z.strictObject({ type: z.literal('hand'), hand }),
  z.strictObject({ type: z.literal('bell'), when: z.enum(['during', 'between']) }),
  z.strictObject({ type: z.literal('ruling'), ruling, note }),
  z.strictObject({ type: z.literal('loan'), seat, count: z.literal([1, -1]) }),
  z.strictObject({ type: z.literal('end'), note }),
] as const;
const tableAct = z.discriminatedUnion('type', tableActs);

const changes = [
  z.strictObject({ type: z.literal('correct'), target: id, act: tableAct, reason: note }),
  z.strictObject({ type: z.literal('remove'), target: id, reason: note }),
  z.strictObject({ type: z.literal('insert'), before: id, act: tableAct, reason: note }),
  z.strictObject({ type: z.literal('undo'), target: id }),
  z.strictObject({ type: z.literal('redo'), target: id }),
] as const;

const name = z.string().trim().min(1).max(40);

const begin = z.strictObject({
  type: z.literal('begin'),
  /** Every option; each is read by its own declaration. */
  rules: z.record(z.string().max(64), z.unknown()) as unknown as z.ZodType<RuleValues>,
  book: rulesSchema,
  names: z.tuple([name, name, name, name]).readonly(),
  minutes: z.number().int().min(1).max(1_000).nullable(),
  event: z
    .strictObject({ event: id, round: z.number().int().min(1), table: z.number().int().min(1) })
    .optional(),
});

const aside = z.strictObject({
  type: z.literal('aside'),
  act: z.discriminatedUnion('type', [...tableActs, ...changes]),
  reason: note,
});

const stick = z.strictObject({
  type: z.literal('stick'),
  seat,
  isLaid: z.boolean(),
  after: id.nullable(),
});

export const keptEntrySchema = z.strictObject({
  id,
  by: z.string().max(60),
  at: z.number().int().min(0),
  act: z.discriminatedUnion('type', [begin, ...tableActs, ...changes, aside, stick]),
}) satisfies z.ZodType<Entry>;

/** Made by the phone: long enough that nobody guesses it. */
const secret = z.string().regex(/^[0-9a-f]{32,64}$/, 'must be 32 to 64 hexadecimal digits');

export const KEPT_BATCH = 60;

/** PUT /api/kept/:id: opens a table, once. */
export const keptOpenSchema = z.strictObject({ write: secret, read: secret });
/** POST /api/kept/:id/entries */
export const keptAppendSchema = z.strictObject({
  /** How many entries the phone knows of. */
  expected: z.number().int().min(0),
  entries: z.array(keptEntrySchema).min(1).max(KEPT_BATCH),
});
/** GET /api/kept/:id */
export const keptReadSchema = z.strictObject({
  since: z.coerce.number().int().min(0).default(0),
  /** How long to wait for news, in milliseconds. */
  wait: z.coerce.number().int().min(0).max(25_000).default(0),
});
export const keptParams = z.strictObject({ id: z.string().regex(/^[0-9a-z]{12,40}$/) });

export interface KeptAnswer {
  /** How many entries there are. */
  readonly seq: number;
  /** Behind `since`. */
  readonly entries: readonly Entry[];
  readonly mayWrite: boolean;
}

export interface KeptAppendAnswer {
  readonly seq: number;
}

export const keptAnswer = z.object({
  seq: z.number(),
  entries: z.array(keptEntrySchema).readonly(),
  mayWrite: z.boolean(),
}) satisfies z.ZodType<KeptAnswer>;

export const keptAppendAnswer = z.object({
  seq: z.number(),
}) satisfies z.ZodType<KeptAppendAnswer>;

describeOnce({
  KeptEntry: keptEntrySchema,
  KeptHand: hand,
  KeptRuling: ruling,
  KeptTableAct: tableAct,
  KeptWin: win,
});

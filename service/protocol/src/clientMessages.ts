// What a client may say over the socket. One JSON object a message; unknown fields are refused, so that a
// misspelt one is found.

import { type Action, malformedField } from '@hanchan/game';
import { unseemlyIn } from '@hanchan/tiles';
import { z } from 'zod';
import { CHAT_LENGTH, PHRASES } from './chat.ts';

/** Raised by every change that an older client or server would misread. */
export const PROTOCOL_VERSION = 1;

/** Bytes of one message; nothing that a client has to say is longer. */
export const MESSAGE_LIMIT = 4_096;

/** The client's own name for a message; sent again it is answered again, and not done twice. */
const id = z.string().min(1).max(64);
const table = z.string().min(1).max(64);
const number = z.number().int().min(0);

const plain = (text: string, context: z.RefinementCtx) => {
  const holds = unseemlyIn(text);
  if (holds !== null) context.addIssue({ code: 'custom', message: `may not hold ${holds}` });
};

const action = z.custom<Action>().superRefine((value, context) => {
  const field = malformedField(value);
  if (field === null) return;
  context.addIssue({
    code: 'custom',
    path: field === 'action' ? [] : [field],
    message: 'is not a field of an action',
  });
});

/** The schema of `ClientMessage`: anything else is answered with `badMessage`. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** The first message. */
  z.strictObject({ type: z.literal('hello'), version: z.number().int() }),
  /**
   * Take my seat's stream: answered with `table`, or, where `from` is the number of the last event that this
   * client has folded, with the `events` behind it. The same message resumes after a lost connection.
   */
  z.strictObject({ type: z.literal('sit'), table, from: number.optional() }),
  /** Watch from outside, with the table's delay; a table with a password asks for it here, too. */
  z.strictObject({
    type: z.literal('watch'),
    table,
    from: number.optional(),
    password: z.string().max(100).optional(),
  }),
  /** No more of this table on this connection; the seat is kept. */
  z.strictObject({ type: z.literal('turnAway'), table }),
  /** `seq` is the number of the last event that the player had seen when choosing. */
  z.strictObject({ type: z.literal('act'), id, table, seq: number, action }),
  /**
   * The result of this deal has been looked at. The next one is dealt when everybody who is there has said so, or
   * after `nextDealMs`.
   */
  z.strictObject({ type: z.literal('ready'), table, deal: number }),
  /** Why could I not do this now? Answered with `why`; nothing happens. */
  z.strictObject({ type: z.literal('why'), id, table, action }),
  z.strictObject({
    type: z.literal('chat'),
    id,
    table,
    phrase: z.enum(PHRASES).optional(),
    text: z
      .string()
      .trim()
      .min(1)
      .max(CHAT_LENGTH)
      .regex(/^[^\p{Cc}]+$/u, 'may hold no control characters')
      .superRefine(plain)
      .optional(),
  }),
  /** The list of tables, and from then on what changes in it; `false` ends that. */
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  /**
   * Who is here and how it stands with one's own search for a game, and from then on what changes; `false` ends that. A page
   * says whether it is looked at: whoever looks elsewhere is asked before others are sat down with them.
   */
  z.strictObject({ type: z.literal('queue'), on: z.boolean(), isHidden: z.boolean().optional() }),
  /** Answered with `pong`, for clients that measure. */
  z.strictObject({ type: z.literal('ping'), sent: z.number() }),
]);
/** What a client may send over the socket. */
export type ClientMessage = z.infer<typeof clientMessageSchema>;

// Files over HTTP: one that is taken along, and one of which something new is made.

import type { Refusal } from '@hanchan/protocol';
import { worded } from '@hanchan/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { atDoor } from '../events/atDoor.ts';
import type { Creators } from '../events/creators.ts';
import { type Context, Refused } from './context.ts';

export const CSV = 'text/csv; charset=utf-8';
export const JSON_FILE = 'application/json; charset=utf-8';

/** For routes that read everything of its kind: as often as a person wants it. */
export const asWhole = { rateLimit: { max: 30, timeWindow: '1 minute' } } as const;

/** The answer goes into a file of that name. */
export const asFile = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);

export const BUSY: Refusal = {
  code: 'tooFast',
  ...worded(atDoor('door.archivesBusy')),
};

export const PRINTING: Refusal = {
  code: 'tooFast',
  ...worded(atDoor('door.papersBusy')),
};

/** Whoever may not send a file is refused before it is read. A thread of its own reads what is `small` to this one. */
export const takingFile = (
  creating: Creators,
  { config, arrivals }: Context,
  most: number,
  size: 'small' | 'large' = 'large',
) => ({
  bodyLimit: Math.max(most, config.limits.archiveBytes),
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    await creating.admitImport(request);
    if (!arrivals.admit(reply.raw, size)) throw new Refused(BUSY);
  },
});

// Files over HTTP: one that is taken along, and one of which something new is made.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Creators } from '../events/creators.ts';

export const CSV = 'text/csv; charset=utf-8';
export const JSON_FILE = 'application/json; charset=utf-8';

/** The answer goes into a file of that name. */
export const asFile = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);

/** Whoever may not send a file is refused before it is read. */
export const takingFile = (creating: Creators, { limits }: ServerConfig, most: number) => ({
  bodyLimit: Math.max(most, limits.archiveBytes),
  onRequest: (request: FastifyRequest) => creating.admitImport(request),
});

// A whole event is half a megabyte, and when the curtain falls every phone in the hall fetches it again: compressed it
// is a tenth of that. Done beside the main thread, level 1 because the radio is the bottleneck and not the size.

import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Work } from '../limits/work.ts';

const zip = promisify(gzip);
const WORTH_IT = 4_096;

/** The value as JSON, compressed where the client says that it can read that. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const isRead = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!isRead || text.length < WORTH_IT) return reply.send(Buffer.from(text));
  const body = await zip(text, { level: constants.Z_BEST_SPEED });
  return reply.header('content-encoding', 'gzip').send(body);
}

/** The same of what takes long to make: it is counted for whoever asks. */
export type Telling = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => unknown,
) => Promise<FastifyReply>;

export const telling =
  (work: Work): Telling =>
  (request, reply, make) =>
    work.spend(request, () => sendJson(request, reply, make()));

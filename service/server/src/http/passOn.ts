// Requests for a table, an event or a score that another process has are answered there.

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamKind } from '../nodes/local.ts';
import { type App, type Context, granted, Refused } from './context.ts';

/** Under which path each kind of stream is, and how its routes call it. */
const STREAMS: readonly (readonly [path: string, kind: StreamKind, parameter: string])[] = [
  ['/api/tables/:table', 'table', 'table'],
  ['/api/events/:event', 'event', 'event'],
  ['/api/kept/:id', 'kept', 'id'],
  ['/api/clubs/:club', 'club', 'club'],
  ['/api/circuits/:circuit', 'circuit', 'circuit'],
];

/** Alone there is nobody to pass it on to. */
export function passOnStreams(app: App, { site }: Context): void {
  if (!site.isShared) return;
  /** What was read to be passed on, and is answered here after all: its process died meanwhile. */
  const read = new WeakMap<FastifyRequest, Buffer>();
  app.addHook('onRequest', async (request, reply) => {
    const stream = streamOf(request);
    if (stream === null || site.isFar(request)) return;
    const body = async () => {
      const whole = await bodyOf(request, request.routeOptions.bodyLimit);
      read.set(request, whole);
      return whole;
    };
    const passed = granted(await site.passOn(request, reply, { ...stream, body }));
    // What was passed on is answered, and goes no further here.
    if (passed) return reply as FastifyReply & undefined;
  });
  app.addHook('preParsing', async (request, _, payload) => {
    const whole = read.get(request);
    return whole === undefined ? payload : Readable.from([whole], { objectMode: false });
  });
}

function streamOf({ routeOptions, params }: FastifyRequest) {
  const found = STREAMS.find(([path]) => routeOptions.url?.startsWith(path));
  if (found === undefined) return null;
  const [, kind, parameter] = found;
  const id = (params as Record<string, string>)[parameter];
  return id === undefined ? null : { kind, id };
}

async function bodyOf({ raw }: FastifyRequest, limit: number | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw) {
    size += (chunk as Buffer).length;
    if (limit !== undefined && size > limit)
      throw new Refused({ code: 'tooLarge', message: 'the request is too large' });
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

// The log as it grows: lines of JSON over a response that does not end. A line comes with every change, and one with
// only the time in it every few seconds, so that clocks run together and a dead connection is noticed.

import type { Actor } from '@hanchan/tournament';
import type { FastifyReply } from 'fastify';
import type { EventListener, LiveEvent } from '../events/liveEvent.ts';
import type { Time } from '../time.ts';
import { ENDLESS } from './openAnswers.ts';

const BEAT_MS = 10_000;
/** A phone that takes nothing for so long is asked to come back. */
const MOST_UNSENT = 8 * 1_024 * 1_024;

export function streamEvent(
  event: LiveEvent,
  actor: Actor,
  {
    from,
    reply,
    time,
    isWelcome,
    isEnding,
  }: {
    readonly from: number;
    readonly reply: FastifyReply;
    readonly time: Time;
    readonly isWelcome: () => boolean;
    /** Nobody will be there to end it in order. */
    readonly isEnding: () => boolean;
  },
): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.emit(ENDLESS);
  const listener: EventListener = {
    actor,
    isWelcome,
    hear(line) {
      if (raw.writableEnded) return;
      if (raw.writableLength > MOST_UNSENT) raw.destroy();
      else raw.write(`${line}\n`);
    },
    close: () => raw.end(),
  };
  event.listen(listener, from);
  let cancel = () => {};
  const beat = () => {
    cancel = time.after(BEAT_MS, () => {
      event.tick(listener);
      beat();
    });
  };
  beat();
  raw.on('close', () => {
    cancel();
    event.unlisten(listener);
  });
  if (isEnding()) listener.close();
  return reply;
}

// An event as one file: written for its organiser, and read into a new event.

import { eventCreatedAnswer } from '@hanchan/protocol';
import { writeArchive } from '@hanchan/tournament';
import { z } from 'zod';
import { archiveThread } from '../events/archiveThread.ts';
import type { Creators } from '../events/creators.ts';
import { keyOf } from '../events/keys.ts';
import { sha256 } from '../events/sha256.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, Refused } from './context.ts';
import { type EventDoor, eventParams as params } from './eventDoor.ts';
import { asFile, BUSY, takingFile } from './files.ts';

const about = aboutRoutes('events');

export function addArchive(app: App, { eventOf, organiserOf }: EventDoor): void {
  app.get(
    '/api/events/:event/archive',
    about('The whole event as one file with its checksum', { params }),
    async (request, reply) => {
      const event = await eventOf(request.params.event);
      organiserOf(event, request);
      asFile(reply, `${event.id}.event.jsonl`, 'text/plain; charset=utf-8');
      return writeArchive(event.entries, sha256);
    },
  );
}

export function addImport(app: App, context: Context, creating: Creators): void {
  const { events, config } = context;
  const { archiveBytes } = config.limits;
  const archives = archiveThread();
  app.addHook('onClose', () => archives.close());
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer', bodyLimit: archiveBytes },
    (_, body, done) => done(null, body),
  );
  app.post(
    '/api/events/import',
    {
      ...takingFile(creating, context, archiveBytes, 'small'),
      ...about('A new event from an archive (with a name or an account)', {
        body: z.instanceof(Buffer),
        response: answering(eventCreatedAnswer),
      }),
    },
    async (request) => {
      const read = await archives.read(new Uint8Array(request.body));
      if (read === null) throw new Refused(BUSY);
      if (!read.ok) {
        const { line, message } = read.error;
        throw new Refused({ code: 'badArchive', message, field: `line ${line}` });
      }
      const { id, secret, state } = await events.take(read.value);
      creating.count(request);
      return { id, key: keyOf(secret, state, 'organiser') };
    },
  );
}

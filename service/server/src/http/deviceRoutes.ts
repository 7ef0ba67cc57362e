// Where somebody is signed in: a list of devices, each of which can be signed out.

import { type SessionsAnswer, sessionsAnswer } from '@hanchan/protocol';
import { sessionIdOf } from '@hanchan/storage';
import { z } from 'zod';
import { SESSION_MS } from '../people/identity.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Asker, type Context, Refused, signedIn } from './context.ts';

const sessionParams = z.strictObject({ id: z.string().min(1).max(64) });

export function addDeviceRoutes(app: App, context: Context): void {
  const { identity } = context;
  const about = aboutRoutes('session');
  const listing = answering(sessionsAnswer);

  const listFor = async ({ person, token }: Asker): Promise<SessionsAnswer> => {
    const here = sessionIdOf(token);
    const lines = await identity.sessionsOf(person);
    const sessions = lines.map(({ id, createdAt, expiresAt, device }) => ({
      id,
      createdAt,
      usedAt: expiresAt - SESSION_MS,
      device,
      isHere: id === here,
    }));
    return { sessions };
  };

  app.get('/api/sessions', about('Where I am signed in', { response: listing }), async (request) =>
    listFor(await signedIn(context, request)),
  );

  app.delete(
    '/api/sessions',
    about('Sign out on every other device', { response: listing }),
    async (request) => {
      const asker = await signedIn(context, request);
      await identity.endSessions(asker.person.id, asker.token);
      context.endOtherSessions(asker.person.id, asker.token);
      return listFor(asker);
    },
  );

  app.delete(
    '/api/sessions/:id',
    about('Sign out on one device', { response: listing, params: sessionParams }),
    async (request) => {
      const asker = await signedIn(context, request);
      const { id } = request.params;
      if (!(await identity.endSession(asker.person.id, id))) {
        throw new Refused({ code: 'noSuchPage', message: 'there is no such session', field: 'id' });
      }
      context.endSessionNamed(asker.person.id, id);
      return listFor(asker);
    },
  );
}

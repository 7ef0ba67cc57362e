// Who is here: a guest under a name, or nobody yet. Accounts, the ways to sign in and the devices have files of their own.

import { guestSchema, sessionAnswer } from '@hanchan/protocol';
import type { FastifyRequest } from 'fastify';
import { SESSION_MS } from '../people/identity.ts';
import { aboutRoutes, answering } from './about.ts';
import { addAccountRoutes } from './accountRoutes.ts';
import { type App, askerOf, type Context, hasOldCookie, isSecure, setCookie } from './context.ts';
import { addDeviceRoutes } from './deviceRoutes.ts';
import { type Entrance, entranceOf, refuseMany } from './entrance.ts';
import { addRegistrationRoutes, addSignInRoutes } from './signInRoutes.ts';
import { originOf } from './visit.ts';

const about = aboutRoutes('session');
const response = answering(sessionAnswer);

export function addSessionRoutes(app: App, context: Context): void {
  const entrance = entranceOf(context);
  const parts = [addAccountRoutes, addGuestRoutes, addRegistrationRoutes, addSignInRoutes];
  for (const add of [...parts, addSignOut]) add(app, context, entrance);
  addDeviceRoutes(app, context);
}

function addGuestRoutes(app: App, context: Context, { answer, enter }: Entrance): void {
  const { identity } = context;

  const movesCookie = (request: FastifyRequest): boolean =>
    isSecure(context, request) && hasOldCookie(request);

  app.get('/api/session', about('Who am I?', { response }), async (request, reply) => {
    const asker = await askerOf(context, request);
    if (asker !== null && ((await identity.prolong(asker.token)) || movesCookie(request))) {
      setCookie(context, reply, asker.token, SESSION_MS);
    }
    if (asker !== null) await context.homes.note(asker.person.id, originOf(request));
    return answer(asker?.person ?? null);
  });

  app.post(
    '/api/session/guest',
    about('Play under a name, without an account', { response, body: guestSchema }),
    async (request, reply) => {
      const { name } = request.body;
      return enter(reply, (asker, visit) => {
        // A guest who takes another name is the same one.
        if (asker === null || asker.person.account !== null) refuseMany(context, request, 'guest');
        return identity.enter(asker, name, visit);
      });
    },
  );
}

function addSignOut(app: App, context: Context, { answer }: Entrance): void {
  app.post(
    '/api/session/logout',
    about('Sign out, here and on every other device', { response }),
    async (request, reply) => {
      const asker = await askerOf(context, request);
      if (asker !== null) {
        await context.identity.endSessions(asker.person.id);
        context.endOtherSessions(asker.person.id, null);
      }
      setCookie(context, reply, '', 0);
      return answer(null);
    },
  );
}

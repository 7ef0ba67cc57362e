// For the host of the site: what people report, and what is decided about it.

import { decisionSchema, reportsAnswer } from '@hanchan/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { decide, reportsFor } from '../people/deciding.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Context, granted, Refused } from './context.ts';
import { operatorsOnly } from './operatorsOnly.ts';

const params = z.strictObject({ player: z.string().min(1).max(64) });
const about = aboutRoutes('people');

export function addConductRoutes(app: App, context: Context): void {
  const { storage, config, muting, homes } = context;
  const parts = { people: storage.people, conduct: storage.conduct, homes };
  const refuseOthers = operatorsOnly(config, 'reports are for the operator of this server');
  const onRequest = async (request: FastifyRequest) => refuseOthers(request);
  const response = answering(reportsAnswer);
  const { now } = config.time;

  app.get(
    '/api/operator/reports',
    { onRequest, ...about('What people reported (for the operator)', { response }) },
    async () => reportsFor(parts, now()),
  );

  app.put(
    '/api/operator/people/:player',
    {
      onRequest,
      ...about('Mute, close or rename somebody, and settle a report (for the operator)', {
        response,
        params,
        body: decisionSchema,
      }),
    },
    async (request) => {
      const { player } = request.params;
      const person = await storage.people.find(player);
      if (person === undefined) {
        const message = 'there is no such player';
        throw new Refused({ code: 'badMessage', message, field: 'player' });
      }
      granted(await decide(parts, person, { decision: request.body, now: now() }));
      muting.forget();
      if (request.body.close !== undefined && request.body.close !== 0) {
        for (const id of [player, ...(request.body.also ?? [])]) {
          await storage.seekers.remove(id);
          context.endOtherSessions(id, null);
        }
      }
      return reportsFor(parts, now());
    },
  );
}

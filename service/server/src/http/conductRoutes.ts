// For the host of the site: what people report, and what is decided about it.

import {
  decisionSchema,
  type ReportReason,
  type ReportsAnswer,
  reportsAnswer,
  SANCTIONS,
  type SanctionKind,
} from '@hanchan/protocol';
import { z } from 'zod';
import { nameOf } from '../people/identity.ts';
import { DAY } from '../time.ts';
import { type App, answering, type Context, Refused } from './context.ts';
import { operatorsOnly } from './operatorsOnly.ts';

const params = z.strictObject({ player: z.string().min(1).max(64) });
const tags = ['people'];
const MOST_SHOWN = 200;

export function addConductRoutes(app: App, context: Context): void {
  const { storage, config, muting } = context;
  const { conduct, people } = storage;
  const refuseOthers = operatorsOnly(config, 'reports are for the operator of this server');
  const onRequest = async (request: Parameters<typeof refuseOthers>[0]) => refuseOthers(request);
  const response = answering(reportsAnswer);

  async function known(id: string | null) {
    const person = id === null ? undefined : await people.find(id);
    return person === undefined ? null : nameOf(person);
  }

  async function list(): Promise<ReportsAnswer> {
    const reports = await Promise.all(
      (await conduct.reports(MOST_SHOWN)).map(
        async ({ id, reporter, about, name, reason, note, table, at, settledAt, outcome }) => {
          const inForce = about === null ? [] : await conduct.sanctionsOf(about, config.time.now());
          return {
            id,
            by: await known(reporter),
            about: await known(about),
            name,
            reason: reason as ReportReason,
            note,
            table,
            at,
            settledAt,
            outcome,
            sanctions: inForce.map((one) => ({ ...one, kind: one.kind as SanctionKind })),
          };
        },
      ),
    );
    return { reports };
  }

  app.get(
    '/api/operator/reports',
    { onRequest, schema: { tags, response, summary: 'What people reported (for the operator)' } },
    list,
  );

  app.put(
    '/api/operator/people/:player',
    {
      onRequest,
      schema: {
        tags,
        response,
        summary: 'Mute, close or rename somebody, and settle a report (for the operator)',
        params,
        body: decisionSchema,
      },
    },
    async (request) => {
      const { player } = request.params;
      const { report, name, reason, ...sanctions } = request.body;
      const person = await people.find(player);
      if (person === undefined) {
        const message = 'there is no such player';
        throw new Refused({ code: 'badMessage', message, field: 'player' });
      }
      const at = config.time.now();
      const decided: string[] = [];
      if (name !== undefined) {
        if (!(await people.rename(player, name)).ok) {
          throw new Refused({ code: 'nameTaken', message: 'the name is taken', field: 'name' });
        }
        decided.push(`renamed ${person.name} to ${name}`);
      }
      for (const kind of SANCTIONS) {
        const days = sanctions[kind];
        if (days === undefined) continue;
        if (days === 0) await conduct.lift(player, kind);
        else {
          const until = days === null ? null : at + days * DAY;
          await conduct.sanction(player, { kind, until, reason }, at);
        }
        decided.push(`${kind} ${days === null ? 'until taken back' : `${days} days`}`);
      }
      if (sanctions.close !== undefined && sanctions.close !== 0) {
        await storage.seekers.remove(player);
        context.endOtherSessions(player, null);
      }
      muting.forget();
      if (report !== undefined) {
        const outcome = decided.length === 0 ? 'nothing' : decided.join(', ');
        if (!(await conduct.settle(report, outcome, at))) {
          const message = 'this report is settled already, or there is none';
          throw new Refused({ code: 'wrongState', message, field: 'report' });
        }
      }
      return list();
    },
  );
}

// Finding a game: to wait in the queue, and what the page says beside it. What changes while one waits comes over the socket.

import { ASSISTANCE } from '@hanchan/game';
import {
  type PlayAnswer,
  playAnswer,
  playQuerySchema,
  sessionAnswer,
  wishSchema,
} from '@hanchan/protocol';
import { offeredRulesets } from '@hanchan/rulesets';
import { nameOf } from '../people/identity.ts';
import { featuredTable } from '../queue/featured.ts';
import { hourOfWeek, usualWait, WAITS_KEPT_MS } from '../queue/waitEstimate.ts';
import { MINUTE } from '../time.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, askerOf, type Context, granted, Refused, signedIn } from './context.ts';
import { entranceOf } from './entrance.ts';
import { openTables } from './openTables.ts';
import { originOf } from './visit.ts';

const about = aboutRoutes('queue');
/** Where people come at which hour does not change from one look to the next. */
const HOURS_KEPT_MS = 10 * MINUTE;

export function addQueueRoutes(app: App, context: Context): void {
  addWaiting(app, context);
  addPlayPage(app, context);
}

function addWaiting(app: App, context: Context): void {
  const { queue, homes } = context;
  const { answer } = entranceOf(context);
  const response = answering(sessionAnswer);

  app.put(
    '/api/queue',
    about('Look for a game, or for another one from now on', { response, body: wishSchema }),
    async (request) => {
      const { person } = await signedIn(context, request);
      if ((await openTables(context, person.id)).length > 0) {
        const message = 'you have a seat at a table: go back to it, or give it up there';
        throw new Refused({ code: 'wrongState', message });
      }
      const origin = originOf(request);
      await homes.note(person.id, origin);
      granted(await queue.put(nameOf(person), request.body, await homes.marksOf(origin)));
      return answer(person);
    },
  );

  app.delete('/api/queue', about('Look no longer', { response }), async (request) => {
    const { person } = await signedIn(context, request);
    await queue.leave(person.id);
    return answer(person);
  });
}

function addPlayPage(app: App, context: Context): void {
  const { storage, here, ratingOf, board, config } = context;
  const { time } = config;
  let known: { readonly at: number; readonly hours: Promise<readonly number[]> } | null = null;

  function hoursNow(): Promise<readonly number[]> {
    if (known === null || time.steady() - known.at > HOURS_KEPT_MS) {
      const hours = storage.games.sittingsByHour(time.now() - WAITS_KEPT_MS);
      known = { at: time.steady(), hours };
      hours.catch(() => {
        known = null;
      });
    }
    return known.hours;
  }

  app.get(
    '/api/play',
    about('How long waits usually are, how strong I am, what to watch, when people are here', {
      response: answering(playAnswer),
      querystring: playQuerySchema,
    }),
    async (request): Promise<PlayAnswer> => {
      const asker = await askerOf(context, request);
      const now = time.now();
      const { rules } = request.query;
      const waits = await storage.waits.atHour(rules, hourOfWeek(now), now - WAITS_KEPT_MS);
      const families = [...new Set(offeredRulesets().map(({ family }) => family))];
      const pools = families.flatMap((family) =>
        ASSISTANCE.map((assistance) => ({ family, assistance })),
      );
      const ratings = await Promise.all(
        (asker === null ? [] : pools).map(async ({ family, assistance }) => ({
          family,
          assistance,
          rating: await ratingOf(asker!.person.id, family, assistance),
        })),
      );
      return {
        here: here.count,
        usual: usualWait(waits, now),
        ratings,
        featured: await featuredTable(board.list(), ratingOf),
        hours: await hoursNow(),
      };
    },
  );
}

// What an account holds, to take along, and its end.

import {
  type AccountData,
  accountDataAnswer,
  eraseSchema,
  type RecoveryAnswer,
  recoveryAnswer,
  recoveryRequestSchema,
  sessionAnswer,
} from '@hanchan/protocol';
import { dataOf, erasePerson, gamesOf } from '../people/erasing.ts';
import { aboutRoutes, answering } from './about.ts';
import {
  type App,
  asSignIn,
  type Context,
  granted,
  Refused,
  setCookie,
  signedIn,
} from './context.ts';
import type { Entrance } from './entrance.ts';
import { asWhole } from './files.ts';
import { toSummary } from './gameSummary.ts';
import { openTables } from './openTables.ts';
import { visitOf } from './visit.ts';

export function addAccountRoutes(app: App, context: Context, { answer }: Entrance): void {
  const { storage, config, rooms, identity } = context;
  const about = aboutRoutes('session');
  const strict = asSignIn(context);

  app.get(
    '/api/account/data',
    {
      config: asWhole,
      ...about('Everything that is stored about me', { response: answering(accountDataAnswer) }),
    },
    async (request, reply): Promise<AccountData> => {
      const { person } = await signedIn(context, request);
      const games = (await gamesOf(storage, person.id)).map((game) => ({
        ...toSummary(game),
        record: `/api/games/${game.id}/record`,
      }));
      reply.header('content-disposition', 'attachment; filename="hanchan-my-data.json"');
      return dataOf(storage, person, { games, exportedAt: config.time.now() });
    },
  );

  app.post(
    '/api/account/recovery',
    {
      config: strict,
      ...about('A new recovery code, shown this once; the one before is over', {
        response: answering(recoveryAnswer),
        body: recoveryRequestSchema,
      }),
    },
    async (request): Promise<RecoveryAnswer> => {
      const { person } = await signedIn(context, request);
      return { code: granted(await identity.newRecoveryCode(person, request.body.password ?? '')) };
    },
  );

  app.delete(
    '/api/account',
    {
      config: strict,
      ...about(
        'Erase me, as a guest or with the account; games keep the seat under a neutral name',
        { response: answering(sessionAnswer), body: eraseSchema },
      ),
    },
    async (request, reply) => {
      const { person } = await signedIn(context, request);
      const { name, password = '' } = request.body;
      if (name !== person.name) {
        const message = 'write your name to confirm';
        throw new Refused({ code: 'badMessage', message, field: 'name' });
      }
      const refused = await identity.passwordRefusal(person, password, 'password');
      if (refused !== null) throw new Refused(refused);
      if ((await openTables(context, person.id)).length > 0) {
        const message = 'you still have a seat: finish your games and leave your tables first';
        throw new Refused({ code: 'wrongState', message });
      }
      // What is over and still in memory would be written back with the name in it.
      context.site.tellAll({ type: 'erased', person: person.id });
      await rooms.releaseOver(person.id);
      await erasePerson(storage, person.id);
      identity.tellErased(person, visitOf(request));
      context.blocks.forget();
      context.endOtherSessions(person.id, null);
      setCookie(context, reply, '', 0);
      return answer(null);
    },
  );
}

// The ways in: an account is made or changed, and somebody signs in by password, link or recovery code.

import {
  accountChangeSchema,
  linkRequestSchema,
  linkUseSchema,
  loginSchema,
  recoverSchema,
  registerSchema,
  sessionAnswer,
} from '@hanchan/protocol';
import { aboutRoutes, answering } from './about.ts';
import { type App, asSignIn, type Context, granted, signedIn } from './context.ts';
import { type Entrance, refuseMany } from './entrance.ts';
import { rememberBrowser, rememberDevice, visitOf } from './visit.ts';

const about = aboutRoutes('session');
const response = answering(sessionAnswer);

/** A form that is answered with the session, asked for no more often than somebody signs in. */
const formOf = <Body>(context: Context, summary: string, body: Body) => ({
  config: asSignIn(context),
  ...about(summary, { response, body }),
});

/** Making an account, and changing it. */
export function addRegistrationRoutes(
  app: App,
  context: Context,
  { answer, enter }: Entrance,
): void {
  const { identity } = context;

  app.post('/api/account', formOf(context, 'Create an account', registerSchema), (request, reply) =>
    enter(reply, (asker, visit) => {
      refuseMany(context, request, 'account');
      return identity.register(asker, request.body, visit);
    }),
  );

  app.patch(
    '/api/account',
    formOf(context, 'Change name, password or address', accountChangeSchema),
    async (request, reply) => {
      const { person, token } = await signedIn(context, request);
      const done = granted(
        await identity.change(person, request.body, { token, visit: visitOf(request) }),
      );
      rememberDevice(context, reply, done.person);
      if (done.endsOthers) context.endOtherSessions(person.id, token);
      return answer(done.person);
    },
  );
}

/** With what is known of an account. */
export function addSignInRoutes(app: App, context: Context, { enter }: Entrance): void {
  const { identity } = context;

  app.post(
    '/api/session/login',
    formOf(context, 'Sign in by name or e-mail', loginSchema),
    (request, reply) => enter(reply, (asker, visit) => identity.login(asker, request.body, visit)),
  );

  app.post(
    '/api/session/link',
    {
      config: asSignIn(context),
      ...about('Request a sign-in link by e-mail', { body: linkRequestSchema }),
    },
    async (request, reply) => {
      const browser = rememberBrowser(context, reply);
      const visit = { ...visitOf(request), browser };
      granted(await identity.sendLink(request.body.email, visit));
      return { isSent: true };
    },
  );

  app.post(
    '/api/session/link/use',
    formOf(context, 'Sign in with a link', linkUseSchema),
    (request, reply) =>
      enter(reply, (asker, visit) => identity.useLink(request.body.token, asker, visit)),
  );

  app.post(
    '/api/session/recover',
    formOf(
      context,
      'Sign in with the recovery code; the password no longer works then',
      recoverSchema,
    ),
    (request, reply) => enter(reply, (_, visit) => identity.recover(request.body.code, visit)),
  );
}

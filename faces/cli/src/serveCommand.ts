// `hanchan serve`: the server, with the page where there is one.

import { resolve } from 'node:path';
import type { DatabaseFault } from '@hanchan/storage';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { loadPrinter, loadServer, loadStorage } from './parts.ts';
import { print, printError } from './terminal.ts';

const HELP = `
Environment (options go first):
  PORT, HOST           where to listen (8080, 0.0.0.0)
  DATABASE_URL         postgres://…; otherwise SQLite in DATA_DIR (./data)
  PUBLIC_URL           where people reach the page, behind a proxy or with https
  SMTP_URL, MAIL_FROM  to send links to sign in with
  HOST_NAMES           further names of the server, such as play.example.org,other.example
  TRUST_PROXY          proxies in front that set X-Forwarded-For: how many, or their addresses (0)
  EVENTS_BY            who may make events: anybody with a name, accounts, or invited (ORGANISERS=Anna,Bert)
  CONTACTS_DAYS        days after an event until contact data in it are erased, or never (90)
  ONE_HOME             people of one home where strangers meet: apart, or together
  EVENTS_PER_DAY, GUESTS_PER_DAY, ACCOUNTS_PER_DAY, ARCHIVE_MB, REQUESTS_PER_MINUTE, REQUESTS_PER_SESSION,
  CONNECTIONS_PER_ADDRESS, STREAMS_PER_ADDRESS
                       limits; docs/operating.md has their defaults
  BEACON_URL           a beacon that tables may add to their walls, in the form of drand (docs/fair-walls.md)
  METRICS_TOKEN        opens /metrics to others than this machine: Authorization: Bearer …
  OPERATOR_TOKEN       lets others than this machine install rulebooks (hanchan rules install)
  OPERATOR_TOTP        asks them for a one-time code of an app too: its secret in base32
  LOG_LEVEL            trace, debug, info, warn, error, silent
  BOT_WEIGHTS          the expert's weight file
  BOT_THREADS          threads that the expert thinks in, at most (one less than there are cores, at least 1)
  NATS_URL             nats://…: the bus to the other servers on the same PostgreSQL (docs/operating.md)
  NODE_NAME, NATS_SITE the name of this server among them, and theirs on the bus (main, hanchan)
  DRAIN_MS             milliseconds that it still serves the balancer when told to stop among others (2000)
  SPREAD_TABLES        on or off: a server with clearly more tables than the others of its site gives some away (on)

It stops cleanly on SIGTERM; every table goes on where it was. A database that cannot be used ends it with one line and
its own exit status: 10 damaged, 11 not writable, 12 of a newer version, 13 empty file, 14 missing file,
15 in use by another server, 16 out of reach, 17 full disk. 18: no bus at NATS_URL lets it in.`;

/** What a script that starts the server can tell apart. */
const UNFIT: Readonly<Record<DatabaseFault, number>> = {
  corrupt: 10,
  readOnly: 11,
  newer: 12,
  empty: 13,
  missing: 14,
  moved: 14,
  inUse: 15,
  unreachable: 16,
  full: 17,
};

const NO_BUS = 18;

interface Options {
  readonly port?: string;
  readonly data?: string;
  readonly web?: string;
}

export const addServeCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('serve')
    .summary('serve tables over HTTP and WebSocket')
    .description('Serve the lobby, the tables and, with --web, the page.')
    .option('--port <N>', 'the port; 0 for any')
    .option('--data <FOLDER>', 'the folder of the SQLite database')
    .option('--web <FOLDER>', 'the built page')
    .addHelpText('after', HELP)
    .action(async ({ port, data, web }: Options) => {
      const { BadConfig, configFrom, pageProblem, serve } = await loadServer('serve');
      const { PRINTER } = await loadPrinter('serve');
      const { UnfitDatabase } = await loadStorage('serve');
      const env: Record<string, string | undefined> = { ...process.env };
      if (port !== undefined) env['PORT'] = port;
      if (data !== undefined) env['DATA_DIR'] = data;
      if (web !== undefined) {
        const problem = pageProblem(resolve(web));
        if (problem !== null) throw new BadInput('--web', problem);
        env['WEB_DIR'] = resolve(web);
      }
      try {
        const config = { ...configFrom(env), printer: PRINTER };
        const server = await serve(config);
        // Told to stop before it was open.
        if (server === null) return;
        const what = config.webDir === null ? 'The API' : 'Hanchan';
        print(terminal, `${what} is open at ${server.url}`);
        if (config.webDir === null)
          print(terminal, 'No page is served: --web names the folder of a built one.');
        for (const url of server.nearby) print(terminal, `In this network: ${url}`);
        await server.closed;
      } catch (error) {
        if (error instanceof BadConfig && error.mayPass) {
          printError(terminal, error.message);
          exit(NO_BUS);
          return;
        }
        if (error instanceof BadConfig) throw new BadInput('serve', error.message);
        if (error instanceof UnfitDatabase) {
          printError(terminal, error.message);
          exit(UNFIT[error.fault]);
          return;
        }
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
        throw new BadInput('--port', `something else listens on port ${env['PORT'] ?? 8080}`);
      }
    });
};

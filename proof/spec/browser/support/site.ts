// The whole product for a test: the built page behind a server of its own, on a free port, over a database that goes
// away with it. Nothing waits longer than a browser needs.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRINTER } from '@hanchan/papers/names';
import {
  DEFAULT_CONFIG,
  DEFAULT_LIMITS,
  NORMAL_PACE,
  type ServerConfig,
  startServer,
} from '@hanchan/server';
import { countedSecrets } from '../../support/countedSecrets.ts';
import { temporaryFolder } from '../../support/leftovers.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Another build of the page can be named, so that tests and work on the page do not meet. */
export const PAGE = process.env['HANCHAN_PAGE'] ?? join(ROOT, 'faces/page/app/dist');

/** Quick enough for a test, slow enough to be looked at. */
export const TEST_PACE = {
  ...NORMAL_PACE,
  offerMs: [0, 0],
  botMs: [5, 10],
  dealMs: 0,
  resultMs: 60_000,
} as const;

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export async function startSite(changes: Partial<ServerConfig> = {}): Promise<Site> {
  if (!existsSync(join(PAGE, 'index.html'))) {
    throw new Error('the page is not built: npm run -w @hanchan/app build');
  }
  const folder = temporaryFolder();
  const server = await startServer({
    ...DEFAULT_CONFIG,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: join(folder, 'hanchan.db'),
    logLevel: 'error',
    webDir: PAGE,
    pace: TEST_PACE,
    printer: PRINTER,
    newSecret: countedSecrets(),
    limits: {
      ...DEFAULT_LIMITS,
      requestsPerMinute: 1e6,
      requestsPerSession: 1e6,
      signInsPerMinute: 1e6,
      eventsPerDay: 1e6,
    },
    ...changes,
  });
  return { url: server.url, close: () => server.close() };
}

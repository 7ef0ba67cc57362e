// The built page behind a server of its own, for pictures and measurements: a free port, a database that goes away.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownServer } from './ownServer.mjs';
import { ROOT } from './setup.mjs';

export async function startSite(pace = {}) {
  const { startServer, DEFAULT_CONFIG, NORMAL_PACE } = await import(
    '../service/server/dist/index.js'
  );
  const { PRINTER } = await import('../faces/papers/dist/names.js');
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-site-'));
  const server = await startServer({
    ...DEFAULT_CONFIG,
    ...ownServer(folder),
    webDir: process.env.HANCHAN_PAGE ?? join(ROOT, 'faces/page/app/dist'),
    printer: PRINTER,
    pace: { ...NORMAL_PACE, ...pace },
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

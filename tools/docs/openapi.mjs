// The description of the HTTP API, as a server gives it: one is started for it, on a database that goes away.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function openapiOf() {
  const { DEFAULT_CONFIG, startServer } = await import('../../service/server/dist/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-docs-'));
  const server = await startServer({
    ...DEFAULT_CONFIG,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: join(folder, 'hanchan.db'),
    logLevel: 'error',
  });
  try {
    return await (await fetch(`${server.url}/api/docs/openapi.json`)).json();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

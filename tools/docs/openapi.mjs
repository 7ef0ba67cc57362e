// The description of the HTTP API, as a server gives it: one is started for it, on a database that goes away.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownServer } from '../ownServer.mjs';

export async function openapiOf() {
  const { DEFAULT_CONFIG, startServer } = await import('../../service/server/dist/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-docs-'));
  const server = await startServer({ ...DEFAULT_CONFIG, ...ownServer(folder) });
  try {
    return await (await fetch(`${server.url}/api/docs/openapi.json`)).json();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

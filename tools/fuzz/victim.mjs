// The server under attack, in a process of its own: it tells what it holds in memory, and how long it was busy at a stretch.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRINTER } from '../../faces/papers/dist/names.js';
import { DEFAULT_CONFIG, startServer } from '../../service/server/dist/index.js';
import { ownServer } from '../ownServer.mjs';

const BEAT_MS = 50;
const OPEN = 1e9;

let busiestMs = 0;
let beatAt = performance.now();
let cpuAt = process.cpuUsage();

setInterval(() => {
  const used = process.cpuUsage(cpuAt);
  const waited = performance.now() - beatAt - BEAT_MS;
  busiestMs = Math.max(busiestMs, Math.min(waited, (used.user + used.system) / 1_000));
  beatAt = performance.now();
  cpuAt = process.cpuUsage();
}, BEAT_MS);

const folder = mkdtempSync(join(tmpdir(), 'hanchan-attacked-'));
const server = await startServer({
  ...DEFAULT_CONFIG,
  ...ownServer(folder),
  printer: PRINTER,
  pace: { ...DEFAULT_CONFIG.pace, offerMs: [0, 0], botMs: [0, 0], dealMs: 0, resultMs: 100 },
  // What would end the attack at once is not what is tried here; `limits.test.ts` tries it.
  limits: {
    ...DEFAULT_CONFIG.limits,
    requestsPerMinute: OPEN,
    requestsPerSession: OPEN,
    signInsPerMinute: OPEN,
    messagesPerSecond: OPEN,
    messageBurst: OPEN,
    strikes: OPEN,
  },
});
process.send({ port: server.port });

process.on('message', async (asked) => {
  if (asked === 'condition') {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    process.send({ bytes: heapUsed + arrayBuffers, busiestMs });
  }
  if (asked !== 'end') return;
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

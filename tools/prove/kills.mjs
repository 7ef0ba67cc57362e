// kill -9 of a real server process under load: tables that are played over sockets and sheets that are entered at an event, each
// on SQLite and on PostgreSQL. The tests in service/server say what must hold; here they are given more kills.

import { runTool } from '../setup.mjs';

const FILES = ['service/server/test/crash.test.ts', 'service/server/test/eventCrash.test.ts'];
/** Tables and events, on two databases. */
const LOADS = 4;

export async function proveKills({ count, seed }) {
  const each = Math.ceil(count / LOADS);
  const from = performance.now();
  console.log(`${LOADS * each} kills, ${each} for each load and database, seed ${seed}`);
  const env = { ...process.env, HANCHAN_KILLS: String(each), HANCHAN_KILL_SEED: String(seed) };
  const args = ['run', ...FILES, '-t', 'kill -9 over|whose server dies', '--reporter=verbose'];
  const isHeld = await runTool('vitest', args, { env });
  const seconds = Math.round((performance.now() - from) / 1_000);
  const found = isHeld ? 'nothing lost, nothing doubled, no gap' : 'FAILED, see above';
  console.log(`prove kills: ${LOADS * each} kills with seed ${seed} in ${seconds} s: ${found}`);
  return isHeld;
}

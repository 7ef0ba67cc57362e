// A table's acts while six others send archives of 60 MB at a time: whoever plays must not notice.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formatTable } from '../report.mjs';
import { startChild } from '../server/child.mjs';

export const title = 'Hostile: tables while six archives of 60 MB are sent at a time';

const TABLES = 20;
const SECONDS = { quick: 8, full: 20 };
const WARM_MS = 3_000;
const PACE = { turnMs: [0, 300], claimMs: [0, 100] };
const TARGET_MS = 100;
/** Where an idle process waits this long for its turn, the usual second counts, as in `server`. */
const DISTURBED_MS = 25;
const MEGABYTE = 1_024 * 1_024;

const ATTACKS = [
  { name: 'nobody attacks', attack: null },
  { name: 'by nobody', attack: { hasName: false, isWhole: false } },
  { name: 'with a name', attack: { hasName: true, isWhole: false } },
  {
    name: 'whole events of 3.5 MB',
    attack: { hasName: true, isWhole: true },
    limits: { eventsPerDay: 1e6 },
  },
];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function run({ effort, report }) {
  const rows = [];
  for (const one of ATTACKS) {
    report(`hostile: ${one.name}`);
    rows.push(await measured(one, SECONDS[effort]));
  }
  const failures = rows
    .filter((row) => p99Of(row) > TARGET_MS)
    .map((row) => `hostile: ${row.name}: p99 of an act is ${p99Of(row).toFixed(0)} ms`);
  return { name: 'hostile', title, rows, failures, text: format(rows) };
}

const p99Of = ({ p99, usualP99, idleMs }) => (idleMs > DISTURBED_MS ? usualP99 : p99);

async function measured({ name, attack, limits = {} }, seconds) {
  const server = await startChild('serve.mjs', { env: { BENCH_LIMITS: JSON.stringify(limits) } });
  const players = await startChild('players.mjs');
  const attackers = await startChild('attackers.mjs');
  const { address } = server.ready;
  try {
    await players.ask('open', { addresses: [address], count: TABLES, pace: PACE });
    await pause(WARM_MS);
    if (attack !== null) await attackers.ask('attack', { address, ...attack });
    const idle = monitorEventLoopDelay({ resolution: 5 });
    idle.enable();
    const result = await players.ask('measure', { seconds });
    idle.disable();
    const { rss } = await server.ask('memory');
    const answers = attack === null ? {} : await attackers.ask('rest');
    return { name, ...result, idleMs: idle.max / 1e6, megabytes: rss / MEGABYTE, answers };
  } finally {
    await attackers.stop();
    await players.stop();
    await server.stop();
  }
}

function format(rows) {
  const ms = (value) => value.toFixed(1);
  return formatTable(
    ['', 'acts/s', 'p50 ms', 'p99 ms', 'usual p99', 'most ms', 'idle ms', 'MB', 'answers'],
    rows.map(({ name, actions, p50, p99, usualP99, most, idleMs, megabytes, answers }) => [
      name,
      actions.toFixed(0),
      ms(p50),
      ms(p99),
      ms(usualP99),
      ms(most),
      ms(idleMs),
      megabytes.toFixed(0),
      Object.entries(answers)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ]),
  );
}

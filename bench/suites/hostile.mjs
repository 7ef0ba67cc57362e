// A table's acts while six others send archives of 60 MB at a time: whoever plays must not notice.

import { formatTable } from '../report.mjs';
import { startChild } from '../server/child.mjs';

export const title = 'Hostile: tables while six archives of 60 MB are sent at a time';

const TABLES = 20;
const SECONDS = { quick: 8, full: 20 };
const WARM_MS = 3_000;
const PACE = { turnMs: [0, 300], claimMs: [0, 100] };
const TARGET_MS = 100;
const MEGABYTE = 1_024 * 1_024;

const ATTACKS = [
  { name: 'nobody attacks', attack: null },
  { name: 'by nobody', attack: { hasName: false, isWhole: false } },
  { name: 'with a name', attack: { hasName: true, isWhole: false } },
  {
    name: 'whole events of 7 MB',
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
    .filter(({ p99 }) => p99 > TARGET_MS)
    .map(({ name, p99 }) => `hostile: ${name}: p99 of an act is ${p99.toFixed(0)} ms`);
  return { name: 'hostile', title, rows, failures, text: format(rows) };
}

async function measured({ name, attack, limits = {} }, seconds) {
  const server = await startChild('serve.mjs', { env: { BENCH_LIMITS: JSON.stringify(limits) } });
  const players = await startChild('players.mjs');
  const attackers = await startChild('attackers.mjs');
  const { address } = server.ready;
  try {
    await players.ask('open', { address, count: TABLES, pace: PACE });
    await pause(WARM_MS);
    if (attack !== null) await attackers.ask('attack', { address, ...attack });
    const result = await players.ask('measure', { seconds });
    const { rss } = await server.ask('memory');
    const answers = attack === null ? {} : await attackers.ask('rest');
    return { name, ...result, megabytes: rss / MEGABYTE, answers };
  } finally {
    await attackers.stop();
    await players.stop();
    await server.stop();
  }
}

function format(rows) {
  const ms = (value) => value.toFixed(1);
  return formatTable(
    ['', 'acts/s', 'p50 ms', 'p99 ms', 'most ms', 'MB', 'answers'],
    rows.map(({ name, actions, p50, p99, most, megabytes, answers }) => [
      name,
      actions.toFixed(0),
      ms(p50),
      ms(p99),
      ms(most),
      megabytes.toFixed(0),
      Object.entries(answers)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ]),
  );
}

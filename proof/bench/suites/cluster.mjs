// How many tables several servers carry that share one PostgreSQL and one NATS: one, two and three processes on the cores
// that there are, everybody at the server that has the table; then the same tables by way of another server, which
// is what the bus costs.

import { startNats } from '../../../tools/nats.mjs';
import { startPostgres } from '../../../tools/postgres.mjs';
import { startChild } from '../server/child.mjs';
import { bareEcho, bendOf, bendText, growing, stepsTable } from '../server/growing.mjs';

export const title = 'Cluster: servers that share a database, every action synced to disk';

const NODES = [1, 2, 3];
const STEPS = { quick: [30], full: [250, 500, 1_000, 1_500] };
/** The same load straight to the owner and by way of another. */
const BUS_TABLES = { quick: 30, full: 250 };
const SECONDS = { quick: 5, full: 8 };
const ECHO_CONNECTIONS = { quick: 200, full: 600 };

export async function run({ effort, report }) {
  const seconds = SECONDS[effort];
  const nats = await startNats();
  const postgres = await startPostgres();
  try {
    const site = { nats, postgres, seconds, report };
    const grown = [];
    for (const count of NODES) grown.push(await onNodes(count, STEPS[effort], site));
    const [straight] = await onNodes(2, [BUS_TABLES[effort]], { ...site, name: 'straight' });
    const open = { via: 'other' };
    const [around] = await onNodes(2, [BUS_TABLES[effort]], { ...site, name: 'by another', open });
    report('cluster: bare echo');
    const echo = await bareEcho({ connections: ECHO_CONNECTIONS[effort], seconds: seconds / 2 });
    const bends = grown.map(bendOf);
    const result = { steps: [...grown.flat(), straight, around], bends, straight, around, echo };
    return { name: 'cluster', title, ...result, failures: [], text: format(result) };
  } finally {
    await postgres.stop();
    await nats.stop();
  }
}

let databases = 0;

async function onNodes(count, steps, { nats, postgres, ...options }) {
  const name = options.name ?? `${count} ${count === 1 ? 'node' : 'nodes'}`;
  const database = await postgres.url(`bench${++databases}`);
  const servers = [];
  try {
    for (let i = 1; i <= count; i++) {
      const env = {
        BENCH_DATABASE: database,
        BENCH_NATS: nats.url,
        BENCH_SITE: `bench${databases}`,
        BENCH_NODE: `node-${i}`,
      };
      servers.push(await startChild('serve.mjs', { env }));
    }
    return await growing(steps, { ...options, name, servers });
  } finally {
    for (const server of servers) await server.stop();
  }
}

function format({ steps, bends, straight, around, echo }) {
  const more = around.cpuPerAct - straight.cpuPerAct;
  const later = around.p50 - straight.p50;
  return [
    stepsTable(steps, echo),
    ...bends.map((bend, i) => `  ${i === 0 ? 'one node' : `${NODES[i]} nodes`}: ${bendText(bend)}`),
    `  the bus, at ${straight.tables} tables: ${more.toFixed(3)} ms of processor time an action more (${(around.cpuPerAct / straight.cpuPerAct).toFixed(2)} times), ` +
      `${later.toFixed(1)} ms later at the median; processor time of PostgreSQL and NATS not counted`,
  ].join('\n');
}

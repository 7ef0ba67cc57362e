// How many tables one server carries: real sockets on the loopback, every action synced to disk before anybody
// hears of it. More and more tables are opened while all go on; the screen of another seat must show a discard
// within 100 ms. Then once more on PostgreSQL, and the same server without pauses beside a bare `ws` echo.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startPostgres } from '../../../tools/postgres.mjs';
import { formatCount, formatTable } from '../report.mjs';
import { startChild } from '../server/child.mjs';

export const title = 'Server: tables of four players over WebSocket, every action synced to disk';

const STEPS = { quick: [25, 100], full: [100, 200, 500, 1_000, 1_500, 2_000, 3_000] };
const POSTGRES_STEPS = { quick: [25], full: [1_000] };
const SECONDS = { quick: 5, full: 10 };
const FLAT_OUT_TABLES = { quick: 50, full: 150 };
const WARM_MS = 3_000;

/** With the time that a discard lies there, a table then acts about once a second. */
const PLAYERS_PACE = { turnMs: [0, 700], claimMs: [0, 300] };
const NO_PAUSE = { turnMs: [0, 0], claimMs: [0, 0] };
const NO_SERVER_PAUSE = { offerMs: [0, 0], dealMs: 0 };

/** What the server must hold. */
const TARGET = { tables: 1_000, p99: 100, kilobytes: 200 };
/** Beyond this it has bent, and going on would tell nothing more. */
const BENT = { p99: 100, share: 0.85 };
/** Where an idle process waits this long for its turn, other work on the machine decides the slowest answers. */
const DISTURBED_MS = 25;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function run({ effort, report }) {
  const seconds = SECONDS[effort];
  const sqlite = await growing(STEPS[effort], { storage: 'SQLite', seconds, report });
  const postgres = await onPostgres(POSTGRES_STEPS[effort], { seconds, report });
  report('server: flat out');
  const flatOut = await withoutPauses(effort);
  report('server: bare echo');
  const echo = await bareEcho(effort);
  const ratio = flatOut.messages / echo.messages;
  const result = { steps: [...sqlite, ...postgres], bend: bendOf(sqlite), flatOut, echo, ratio };
  return { name: 'server', title, ...result, failures: failuresIn(sqlite), text: format(result) };
}

async function onPostgres(steps, options) {
  const postgres = await startPostgres();
  try {
    const env = { BENCH_DATABASE: await postgres.url('bench') };
    return await growing(steps, { ...options, storage: 'PostgreSQL', env });
  } finally {
    await postgres.stop();
  }
}

/** One server, and more and more tables on it; ends where it has bent. */
async function growing(counts, { storage, seconds, env, report }) {
  const server = await startChild('serve.mjs', { env });
  const players = await startChild('players.mjs');
  const { address } = server.ready;
  const steps = [];
  try {
    const empty = await server.ask('memory');
    let tables = 0;
    for (const count of counts) {
      report(`server: ${count} tables on ${storage}`);
      await players.ask('open', { address, count: count - tables, pace: PLAYERS_PACE });
      tables = count;
      await pause(WARM_MS);
      const before = await server.ask('cpu');
      const idle = monitorEventLoopDelay({ resolution: 5 });
      idle.enable();
      const measured = await players.ask('measure', { seconds });
      idle.disable();
      const cpuMs = (await server.ask('cpu')) - before;
      const { heap, rss } = await server.ask('memory');
      steps.push({
        storage,
        tables,
        ...measured,
        idleMs: idle.max / 1e6,
        serverCpu: cpuMs / 1_000 / measured.seconds,
        kilobytes: (heap - empty.heap) / 1_024 / tables,
        residentKilobytes: (rss - empty.rss) / 1_024 / tables,
      });
      if (isBent(steps.at(-1), steps[0])) break;
    }
  } finally {
    await players.stop();
    await server.stop();
  }
  return steps;
}

/** On a disturbed machine the usual second counts. */
const p99Of = ({ p99, usualP99, idleMs }) => (idleMs > DISTURBED_MS ? usualP99 : p99);

const isBent = (step, first) =>
  p99Of(step) > BENT.p99 ||
  step.actions / step.tables < BENT.share * (first.actions / first.tables);

/** The last step that held and the first that did not. */
function bendOf(steps) {
  const at = steps.findIndex((step) => isBent(step, steps[0]));
  return {
    held: (at < 0 ? steps : steps.slice(0, at)).at(-1)?.tables ?? 0,
    bent: at < 0 ? null : steps[at].tables,
  };
}

async function withoutPauses(effort) {
  const tables = FLAT_OUT_TABLES[effort];
  const env = { BENCH_PACE: JSON.stringify(NO_SERVER_PAUSE) };
  const server = await startChild('serve.mjs', { env });
  const players = await startChild('players.mjs');
  try {
    await players.ask('open', { address: server.ready.address, count: tables, pace: NO_PAUSE });
    const before = await server.ask('cpu');
    const measured = await players.ask('measure', { seconds: SECONDS[effort] / 2 });
    const cpuMs = (await server.ask('cpu')) - before;
    // Each action comes in as one message.
    const messages = measured.messages + measured.actions;
    return { tables, ...measured, messages, serverCpu: cpuMs / 1_000 / measured.seconds };
  } finally {
    await players.stop();
    await server.stop();
  }
}

async function bareEcho(effort) {
  const connections = 4 * FLAT_OUT_TABLES[effort];
  const server = await startChild('echo.mjs');
  const players = await startChild('players.mjs');
  try {
    const seconds = SECONDS[effort] / 2;
    const { perSecond } = await players.ask('echo', { ...server.ready, connections, seconds });
    return { connections, messages: 2 * perSecond };
  } finally {
    await players.stop();
    await server.stop();
  }
}

function failuresIn(steps) {
  const failures = [];
  const target = steps.find(({ tables }) => tables === TARGET.tables) ?? steps.at(-1);
  const { tables } = target;
  if (p99Of(target) > TARGET.p99) {
    failures.push(
      `server: ${tables} tables: p99 is ${p99Of(target).toFixed(0)} ms, not ${TARGET.p99}`,
    );
  }
  if (tables >= TARGET.tables && target.kilobytes > TARGET.kilobytes) {
    failures.push(`server: ${target.kilobytes.toFixed(0)} KB a table, not ${TARGET.kilobytes}`);
  }
  return failures;
}

function format({ steps, bend, flatOut, echo, ratio }) {
  const headings = [
    'storage',
    '>tables',
    '>players',
    '>actions/s',
    '>p50 ms',
    '>p99 ms',
    '>usual p99',
    '>most ms',
    '>idle ms',
    '>heap KB/table',
    '>resident KB/table',
    '>server CPU',
    '>clients CPU',
  ];
  const percent = (share) => `${(100 * share).toFixed(0)} %`;
  const cells = steps.map((step) => [
    step.storage,
    formatCount(step.tables),
    formatCount(4 * step.tables),
    step.actions.toFixed(0),
    step.p50.toFixed(1),
    step.p99.toFixed(1),
    step.usualP99.toFixed(1),
    step.most.toFixed(0),
    step.idleMs.toFixed(0),
    step.kilobytes.toFixed(0),
    step.residentKilobytes.toFixed(0),
    percent(step.serverCpu),
    percent(step.clientCpu),
  ]);
  const bends =
    bend.bent === null
      ? `holds at ${formatCount(bend.held)} tables, the most that were tried`
      : `holds at ${formatCount(bend.held)} tables, bends at ${formatCount(bend.bent)}`;
  const refused = steps.flatMap((step) => Object.entries(step.refused));
  return [
    formatTable(headings, cells),
    '  from the sending of a discard to the other seats; usual p99: of the middle second; idle: how long a',
    '  process with nothing to do once waited for its turn; per cent of one core',
    `  ${bends}`,
    ...(refused.length > 0 ? [`  refused: ${JSON.stringify(refused)}`] : []),
    `  flat out, ${flatOut.tables} tables: ${formatCount(Math.round(flatOut.actions))} durable actions/s, ` +
      `${formatCount(Math.round(flatOut.messages))} messages/s in and out, p99 ${flatOut.p99.toFixed(0)} ms`,
    `  bare ws echo, ${formatCount(echo.connections)} connections: ${formatCount(Math.round(echo.messages))} messages/s; ` +
      `ratio ${ratio.toFixed(2)}`,
  ].join('\n');
}

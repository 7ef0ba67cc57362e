// How many tables one server carries: real sockets on the loopback, every action synced to disk before anybody
// hears of it. More and more tables are opened while all go on; the screen of another seat must show a discard
// within 100 ms. Then tables of one person beside three experts, the same on PostgreSQL, and the same server without
// pauses beside a bare `ws` echo.

import { startPostgres } from '../../../tools/postgres.mjs';
import { formatCount } from '../report.mjs';
import { startChild } from '../server/child.mjs';
import {
  bareEcho,
  bendOf,
  bendText,
  costOf,
  growing,
  p99Of,
  stepsTable,
} from '../server/growing.mjs';

export const title = 'Server: tables of four players over WebSocket, every action synced to disk';

const STEPS = { quick: [25, 100], full: [100, 1_000, 1_500, 2_000, 2_500] };
const EXPERT_STEPS = { quick: [25], full: [250, 500] };
const POSTGRES_STEPS = { quick: [25], full: [1_000] };
const SECONDS = { quick: 5, full: 10 };
const FLAT_OUT_TABLES = { quick: 50, full: 150 };
const EXPERTS = ['expert', 'expert', 'expert'];

const NO_PAUSE = { turnMs: [0, 0], claimMs: [0, 0] };
const NO_SERVER_PAUSE = { offerMs: [0, 0], dealMs: 0 };

/** What the server must hold. */
const TARGET = { tables: 2_000, besideExperts: 500, p99: 100, kilobytes: 200 };

export async function run({ effort, report }) {
  const seconds = SECONDS[effort];
  const sqlite = await onOne(STEPS[effort], { name: 'SQLite', seconds, report });
  const experts = await onOne(EXPERT_STEPS[effort], {
    name: '1 + 3 experts',
    open: { bots: EXPERTS },
    seconds,
    report,
  });
  const postgres = await onPostgres(POSTGRES_STEPS[effort], { seconds, report });
  report('server: flat out');
  const flatOut = await withoutPauses(effort);
  report('server: bare echo');
  const connections = 4 * FLAT_OUT_TABLES[effort];
  const echo = await bareEcho({ connections, seconds: seconds / 2 });
  const ratio = flatOut.messages / echo.messages;
  const steps = [...sqlite, ...experts, ...postgres];
  const bends = { sqlite: bendOf(sqlite), experts: bendOf(experts) };
  const result = { steps, bends, flatOut, echo, ratio };
  const failures = [
    ...failuresIn(sqlite, TARGET.tables, effort),
    ...failuresIn(experts, TARGET.besideExperts, effort),
  ];
  return { name: 'server', title, ...result, failures, text: format(result) };
}

/** One server, and more and more tables on it. */
async function onOne(counts, { env, ...options }) {
  const server = await startChild('serve.mjs', { env });
  try {
    return await growing(counts, { ...options, servers: [server] });
  } finally {
    await server.stop();
  }
}

async function onPostgres(steps, options) {
  const postgres = await startPostgres();
  try {
    const env = { BENCH_DATABASE: await postgres.url('bench') };
    return await onOne(steps, { ...options, name: 'PostgreSQL', env });
  } finally {
    await postgres.stop();
  }
}

async function withoutPauses(effort) {
  const tables = FLAT_OUT_TABLES[effort];
  const env = { BENCH_PACE: JSON.stringify(NO_SERVER_PAUSE) };
  const server = await startChild('serve.mjs', { env });
  const players = await startChild('players.mjs');
  try {
    const addresses = [server.ready.address];
    await players.ask('open', { addresses, count: tables, pace: NO_PAUSE });
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

/** A first look opens fewer tables than are asked for. */
function failuresIn(steps, wanted, effort) {
  const failures = [];
  const target = steps.find(({ tables }) => tables === wanted) ?? steps.at(-1);
  const { name, tables } = target;
  if (effort === 'full' && tables < wanted)
    failures.push(`server: ${name}: ${tables} tables, not ${wanted}`);
  if (p99Of(target) > TARGET.p99)
    failures.push(
      `server: ${name}: ${tables} tables: p99 is ${p99Of(target).toFixed(0)} ms, not ${TARGET.p99}`,
    );
  if (tables >= wanted && target.kilobytes > TARGET.kilobytes)
    failures.push(`server: ${name}: ${target.kilobytes.toFixed(0)} KB a table`);
  return failures;
}

/** What the server must hold, and whether it did, in words. */
function targetTexts(steps, echo) {
  const wanted = [
    ['SQLite', TARGET.tables, 'tables of four sockets'],
    ['1 + 3 experts', TARGET.besideExperts, 'tables of one person and three experts'],
  ];
  return wanted.map(([name, tables, what]) => {
    const step = steps.find((one) => one.name === name && one.tables === tables);
    const aim = `${formatCount(tables)} ${what} at a p99 below ${TARGET.p99} ms`;
    if (step === undefined) return `  ${aim}: not reached, it bent before or was not asked`;
    const does = p99Of(step) <= TARGET.p99 ? 'holds' : 'does not hold';
    return `  ${aim}: ${does} (${p99Of(step).toFixed(1)} ms, a message at ${costOf(step, echo).toFixed(1)} times a bare echo)`;
  });
}

function format({ steps, bends, flatOut, echo, ratio }) {
  const { sqlite, experts } = bends;
  return [
    stepsTable(steps, echo),
    `  tables of four people: ${bendText(sqlite)}`,
    `  tables of one person beside three experts: ${bendText(experts)}`,
    ...targetTexts(steps, echo),
    `  flat out, ${flatOut.tables} tables: ${formatCount(Math.round(flatOut.actions))} durable actions/s, ` +
      `${formatCount(Math.round(flatOut.messages))} messages/s in and out, p99 ${flatOut.p99.toFixed(0)} ms`,
    `  bare ws echo, ${formatCount(echo.connections)} connections: ${formatCount(Math.round(echo.messages))} messages/s; ` +
      `ratio ${ratio.toFixed(2)}`,
  ].join('\n');
}

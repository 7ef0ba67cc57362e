// More and more tables while all others go on, until the screens come too late: on one server or on several that share
// a database.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formatCount, formatTable } from '../report.mjs';
import { startChild } from './child.mjs';

const WARM_MS = 3_000;
/** With the time that a discard lies there, a table then acts about once a second. */
export const PLAYERS_PACE = { turnMs: [0, 700], claimMs: [0, 300] };
/** Beyond this it has bent, and going on would tell nothing more. */
const BENT = { p99: 100, share: 0.85 };
/** Where an idle process waits this long for its turn, other work on the machine decides the slowest answers. */
const DISTURBED_MS = 25;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const askAll = (servers, job) => Promise.all(servers.map((server) => server.ask(job)));

/** `servers` are stopped by whoever started them; `open` says what is played, and by way of whom. */
export async function growing(counts, { name, servers, seconds, open = {}, report }) {
  const players = await startChild('players.mjs');
  const addresses = servers.map(({ ready }) => ready.address);
  const steps = [];
  try {
    const empty = sum((await askAll(servers, 'memory')).map(({ heap }) => heap));
    let tables = 0;
    for (const count of counts) {
      report(`${name}: ${count} tables`);
      const pace = PLAYERS_PACE;
      await players.ask('open', { addresses, count: count - tables, pace, ...open });
      tables = count;
      await pause(WARM_MS);
      const step = await measured(servers, players, seconds);
      const heap = sum((await askAll(servers, 'memory')).map((one) => one.heap));
      steps.push({ name, tables, ...step, kilobytes: (heap - empty) / 1_024 / tables });
      if (isBent(steps.at(-1), steps[0])) break;
    }
  } finally {
    await players.stop();
  }
  return steps;
}

async function measured(servers, players, seconds) {
  const before = sum(await askAll(servers, 'cpu'));
  const idle = monitorEventLoopDelay({ resolution: 5 });
  idle.enable();
  const heard = await players.ask('measure', { seconds });
  idle.disable();
  const cpuMs = sum(await askAll(servers, 'cpu')) - before;
  const acts = Math.max(1, heard.actions * heard.seconds);
  return {
    ...heard,
    // Each action comes in as one message.
    messages: heard.messages + heard.actions,
    idleMs: idle.max / 1e6,
    serverCpu: cpuMs / 1_000 / heard.seconds,
    cpuPerAct: cpuMs / acts,
  };
}

/** On a disturbed machine the usual second counts. */
export const p99Of = ({ p99, usualP99, idleMs }) => (idleMs > DISTURBED_MS ? usualP99 : p99);

const isBent = (step, first) =>
  p99Of(step) > BENT.p99 ||
  step.actions / step.tables < BENT.share * (first.actions / first.tables);

/** The last step that held and the first that did not. */
export function bendOf(steps) {
  const at = steps.findIndex((step) => isBent(step, steps[0]));
  return {
    held: (at < 0 ? steps : steps.slice(0, at)).at(-1)?.tables ?? 0,
    bent: at < 0 ? null : steps[at].tables,
  };
}

export function bendText({ held, bent }) {
  return bent === null
    ? `holds at ${formatCount(held)} tables, the most that were tried`
    : `holds at ${formatCount(held)} tables, bends at ${formatCount(bent)}`;
}

/** A bare `ws` server that sends back what it gets: what the machine carries at most, and what a message costs there. */
export async function bareEcho({ connections, seconds }) {
  const server = await startChild('echo.mjs');
  const players = await startChild('players.mjs');
  try {
    const before = await server.ask('cpu');
    const { perSecond, count } = await players.ask('echo', {
      ...server.ready,
      connections,
      seconds,
    });
    const cpuMs = (await server.ask('cpu')) - before;
    return { connections, messages: 2 * perSecond, cpuPerMessage: cpuMs / (2 * count) };
  } finally {
    await players.stop();
    await server.stop();
  }
}

/** What a message costs the servers, as a multiple of what it costs the echo. */
export const costOf = ({ serverCpu, messages }, { cpuPerMessage }) =>
  (1_000 * serverCpu) / messages / cpuPerMessage;

export function stepsTable(steps, echo) {
  const headings = [
    'storage',
    '>tables',
    '>actions/s',
    '>p50 ms',
    '>p99 ms',
    '>usual p99',
    '>most ms',
    '>idle ms',
    '>heap KB/table',
    '>server CPU',
    '>ms/action',
    '>× echo',
    '>clients CPU',
  ];
  const percent = (share) => `${(100 * share).toFixed(0)} %`;
  const cells = steps.map((step) => [
    step.name,
    formatCount(step.tables),
    step.actions.toFixed(0),
    step.p50.toFixed(1),
    step.p99.toFixed(1),
    step.usualP99.toFixed(1),
    step.most.toFixed(0),
    step.idleMs.toFixed(0),
    step.kilobytes.toFixed(0),
    percent(step.serverCpu),
    step.cpuPerAct.toFixed(3),
    costOf(step, echo).toFixed(1),
    percent(step.clientCpu),
  ]);
  const refused = steps.flatMap((step) => Object.entries(step.refused));
  const closed = sum(steps.map((step) => step.closed));
  return [
    formatTable(headings, cells),
    '  from the sending of a discard to the other seats (to the own one beside bots); usual p99: of the middle second;',
    '  idle: how long a process with nothing to do once waited for its turn; per cent of one core;',
    '  × echo: processor time a message, as a multiple of a bare ws echo in the same run',
    ...(closed > 0 ? [`  ${closed} sockets were closed`] : []),
    ...(refused.length > 0 ? [`  refused: ${JSON.stringify(refused)}`] : []),
  ].join('\n');
}

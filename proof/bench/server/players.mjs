// All players in one process: opens tables as people do, over HTTP, keeps them playing, and measures.

import WebSocket from 'ws';
import { answerParent } from './child.mjs';
import { sitDown } from './player.mjs';

/** Tables that are opened at the same time. */
const AT_ONCE = 24;
const ECHO_BYTES = 300;
const SEAT_TRIES = 10;

const tally = { latencies: [], actions: 0, messages: 0, refused: [], closed: 0 };

async function request(address, path, { cookie, body = {} }) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie: cookie ?? '' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function guest(address, name) {
  const response = await request(address, '/api/session/guest', { body: { name } });
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0].split(';')[0];
}

let opened = 0;

/**
 * Each table is opened at the next server, which has it from then on. Its players sit there, or (`via: 'other'`) at the
 * one behind. With `bots` one person plays beside them.
 */
async function openTable({ addresses, pace, bots = [], via = 'owner' }) {
  const number = ++opened;
  const address = addresses[number % addresses.length];
  const seatedAt = via === 'owner' ? address : addresses[(number + 1) % addresses.length];
  const people = 4 - bots.length;
  const names = Array.from({ length: people }, (_, seat) => `Player ${number}-${seat}`);
  const cookies = await Promise.all(names.map((name) => guest(address, name)));
  const settings = { rules: 'wrc-2022', clock: null, bellMinutes: 0, visibility: 'link', bots };
  const made = await request(address, '/api/tables', { cookie: cookies[0], body: settings });
  const { id } = await made.json();
  const path = `/api/tables/${id}`;
  for (const cookie of cookies.slice(1)) {
    await (await request(address, `${path}/join`, { cookie })).arrayBuffer();
  }
  await (await request(address, `${path}/start`, { cookie: cookies[0] })).arrayBuffer();
  const table = { id, sent: null, isAlone: people === 1 };
  const seated = (cookie) => seatedAtLast({ address: seatedAt, cookie, table, pace, tally });
  await Promise.all(cookies.map(seated));
}

/** On a starved machine a server may be cut off from the others for a moment, and takes nobody. */
async function seatedAtLast(setup) {
  for (let tries = 1; ; tries++) {
    try {
      return await sitDown(setup);
    } catch (error) {
      if (tries === SEAT_TRIES) throw error;
      await pause(500);
    }
  }
}

async function open({ count, ...setup }) {
  let left = count;
  const work = async () => {
    while (left-- > 0) await openTable(setup);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return opened;
}

/** Counts for so many seconds, one by one: a second in which the machine stood still is not all there is to tell. */
async function measure({ seconds }) {
  tally.refused = [];
  Object.assign(tally, { actions: 0, messages: 0, closed: 0 });
  const cpu = process.cpuUsage();
  const from = performance.now();
  const each = [];
  for (let i = 0; i < seconds; i++) {
    tally.latencies = [];
    await pause(1_000);
    each.push(Float64Array.from(tally.latencies).sort());
  }
  const took = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const all = Float64Array.from(each.flatMap((one) => [...one])).sort();
  const p99s = each.map((one) => shareOf(one, 0.99)).sort((a, b) => a - b);
  return {
    seconds: took,
    actions: tally.actions / took,
    messages: tally.messages / took,
    samples: all.length,
    p50: shareOf(all, 0.5),
    p99: shareOf(all, 0.99),
    usualP99: shareOf(p99s, 0.5),
    most: shareOf(all, 1),
    refused: countEach(tally.refused),
    closed: tally.closed,
    clientCpu: (user + system) / 1e6 / took,
  };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const shareOf = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function countEach(words) {
  const counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Every connection sends its message again as soon as it has come back. */
async function echo({ address, connections, seconds }) {
  const text = 'x'.repeat(ECHO_BYTES);
  let count = 0;
  let sent = 0;
  const sockets = [];
  while (sockets.length < connections) {
    const wave = Array.from({ length: Math.min(100, connections - sockets.length) }, () => {
      const socket = new WebSocket(address, { perMessageDeflate: false });
      return new Promise((resolve, reject) => {
        socket.on('error', reject);
        socket.on('open', () => resolve(socket));
      });
    });
    sockets.push(...(await Promise.all(wave)));
  }
  for (const socket of sockets) {
    socket.on('message', () => {
      count++;
      sent++;
      socket.send(text);
    });
    socket.send(text);
  }
  await pause(500);
  count = 0;
  const from = performance.now();
  await pause(seconds * 1_000);
  const perSecond = count / ((performance.now() - from) / 1_000);
  for (const socket of sockets) socket.terminate();
  return { perSecond, count: sent };
}

answerParent(null, { open, measure, echo });

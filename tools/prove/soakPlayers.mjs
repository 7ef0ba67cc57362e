// People at tables: they open, join, change their minds and leave, play, drop out of the network and come back; when a match is
// over they go, and a new table takes its place, for the same people or for others.

import WebSocket from 'ws';
import { Random } from '../../proof/bench/random.mjs';
import { answerParent } from '../../proof/bench/server/child.mjs';

const AT_ONCE = 16;
const PREFERENCE = ['discard', 'pass', 'noten', 'tenpai', 'tsumo'];
/** How many turns somebody plays, on average, until the network is gone. */
const TURNS_UNTIL_AWAY = 40;
const AWAY_MS = 1_500;
const CHANCE_TO_STAY = 0.5;
/** A table where nothing happens for so long is stuck. */
const STUCK_MS = 120_000;

const counts = { acts: 0, ended: 0, returned: 0, left: 0, faults: [] };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let people = 0;
/** The same people in every soak; when they meet is the machine's. */
const random = new Random(7);

async function request(address, path, { cookie = '', body = {} } = {}) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return { body: JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
}

const guest = async (address) =>
  (await request(address, '/api/session/guest', { body: { name: `Guest ${++people}` } })).cookie;

/** One match after the other, for ever. */
async function keepTable({ address, think }) {
  let cookies = [];
  for (;;) {
    while (cookies.length < 4) cookies.push(await guest(address));
    await playMatch({ address, think, cookies });
    counts.ended++;
    cookies = cookies.filter(() => random.next() < CHANCE_TO_STAY);
  }
}

async function playMatch({ address, think, cookies }) {
  const [host, ...others] = cookies;
  const settings = {
    rules: 'wrc-2022',
    rounds: 1,
    clock: null,
    bellMinutes: 0,
    visibility: 'link',
  };
  const { id } = (await request(address, '/api/tables', { cookie: host, body: settings })).body;
  const path = `/api/tables/${id}`;
  // Somebody sits down and changes their mind.
  await request(address, `${path}/join`, { cookie: others[0] });
  await request(address, `${path}/leave`, { cookie: others[0] });
  counts.left++;
  for (const cookie of others) await request(address, `${path}/join`, { cookie });
  const table = { id, movedAt: performance.now() };
  const seats = cookies.map((cookie) => sit({ address, cookie, table, think }));
  await start(address, path, host);
  const watching = setInterval(() => {
    if (performance.now() - table.movedAt < STUCK_MS) return;
    counts.faults.push(`table ${id} stands still`);
    for (const seat of seats) seat.stop();
  }, 5_000);
  await Promise.all(seats.map(({ ended }) => ended));
  clearInterval(watching);
}

/** A full table begins by itself after a while: on a busy machine that may come first. */
async function start(address, path, host) {
  try {
    await request(address, `${path}/start`, { cookie: host });
  } catch (error) {
    if (!error.message.includes('wrongState')) throw error;
  }
}

/** A seat until the match is over, over as many sockets as it takes. */
function sit({ address, cookie, table, think }) {
  let socket;
  let isOver = false;
  let seq = 0;
  let deal = 0;
  let asked = 0;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  const send = (message) =>
    socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  function stop() {
    isOver = true;
    socket.close();
    end();
  }
  function connect() {
    socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin: address },
      perMessageDeflate: false,
    });
    socket.on('open', () => {
      send({ type: 'hello', version: 1 });
      send({ type: 'sit', table: table.id, ...(seq === 0 ? {} : { from: seq }) });
    });
    socket.on('message', (data) => hear(JSON.parse(data)));
    socket.on('error', ({ message }) => counts.faults.push(`a socket failed: ${message}`));
    socket.on('close', () => {
      if (!isOver) void pause(AWAY_MS * random.next()).then(comeBack);
    });
  }
  function comeBack() {
    if (isOver) return;
    counts.returned++;
    connect();
  }
  function answer(legal) {
    const question = ++asked;
    if (legal.length === 0) return;
    const action = choose(legal);
    const wait = action.type === 'discard' ? think * (0.5 + random.next()) : think / 5;
    setTimeout(() => {
      if (question !== asked) return;
      send({
        type: 'act',
        id: `${seq}-${question}-${cookie.slice(-8)}`,
        table: table.id,
        seq,
        action,
      });
      if (random.next() < 1 / TURNS_UNTIL_AWAY) socket.terminate();
    }, wait);
  }
  function hear(message) {
    if (message.type === 'room' && message.info.state === 'over') stop();
    if (message.type === 'ack') counts.acts++;
    if (message.type === 'table') {
      seq = message.seq;
      deal = message.view.dealNumber;
      answer(message.legal);
    }
    if (message.type !== 'events') return;
    table.movedAt = performance.now();
    if (message.from > seq + 1) counts.faults.push(`a gap: told ${message.from} behind ${seq}`);
    seq = Math.max(seq, message.from + message.events.length - 1);
    for (const event of message.events) {
      if (event.type === 'dealStarted') deal = event.number;
      if (event.type === 'dealEnded') send({ type: 'ready', table: table.id, deal });
    }
    answer(message.legal);
  }
  connect();
  return { ended, stop };
}

/** The drawn tile where it may be discarded: deals are long then. */
function choose(legal) {
  for (const type of PREFERENCE) {
    const action = legal.findLast((one) => one.type === type && one.riichi !== true);
    if (action !== undefined) return action;
  }
  return legal[0];
}

async function open({ address, tables, think }) {
  let left = tables;
  const one = async () => {
    while (left-- > 0) {
      keepTable({ address, think }).catch((error) => counts.faults.push(String(error)));
      await pause(50);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

answerParent(null, { open, counts: () => ({ ...counts, faults: counts.faults.slice(0, 20) }) });

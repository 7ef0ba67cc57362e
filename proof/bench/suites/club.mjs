// A club with 100,000 kept hands, through the API: how long its file takes to come in, and what its pages cost the server in
// processor time: the first look after a start (each page as the first of a server of its own), usual ones, and the first behind a
// new result.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAIN_FORMULA, writeClubFile } from '@hanchan/club';
import { WRC_2022 } from '@hanchan/rulesets';
import { writtenRules } from '@hanchan/tournament';
import { formatCount, formatTable } from '../report.mjs';
import { startChild } from '../server/child.mjs';

export const title = 'Club: its pages with 100,000 kept hands';

const SIZES = { quick: { games: 1_000 }, full: { games: 10_000 } };
const DEALS = 10;
const MEMBERS = 60;
/** Milliseconds for a page. */
const TARGET = 100;
/** Without anything kept in short: the log is read, folded and rated. */
const WHOLE_TARGET = 1_500;
const PAGES = { home: '', season: '/seasons/s', player: '/members/m1', ratings: '/ratings' };
/** The server does nothing any more: so little in so long, twice. */
const QUIET = { ms: 10, everyMs: 400 };
const RUNS = 15;
const STARTS = 3;

export async function run({ effort, report }) {
  const { games } = SIZES[effort];
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-bench-'));
  const env = { BENCH_DATABASE: join(folder, 'club.db') };
  try {
    report(`club: a file of ${games} games`);
    const { id, key, bytes, importMs, wholeMs } = await imported(games, env);
    const first = {};
    for (const [name, path] of Object.entries(PAGES)) {
      report(`club: first look after a start: ${name}`);
      const looks = [];
      for (let i = 0; i < STARTS; i++) {
        looks.push(await onServer(env, (server) => look(server, id, path, key)));
      }
      first[name] = middleOf(looks);
    }
    const pages = await onServer(env, async (server) => {
      await look(server, id, '', key);
      await quiet(server);
      const times = {};
      for (const [name, path] of Object.entries(PAGES)) {
        report(`club: ${name}`);
        times[name] = { first: first[name], ...(await timed(server, id, path, key)) };
      }
      return times;
    });
    const result = { hands: games * DEALS, games, bytes, importMs, wholeMs, pages };
    return { name: 'club', title, ...result, failures: failuresOf(result), text: format(result) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer(env, work) {
  const server = await startChild('serve.mjs', { env });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Until nothing goes on behind the answers. */
async function quiet(server) {
  for (let times = 0, last = await server.ask('cpu'); times < 2; ) {
    await new Promise((go) => setTimeout(go, QUIET.everyMs * 4));
    const now = await server.ask('cpu');
    times = now - last < QUIET.ms * 4 ? times + 1 : 0;
    last = now;
  }
}

/** On a server of its own, so that those that are measured start with the club in their database, rated and kept in short. */
const imported = (games, env) =>
  onServer(env, async (server) => {
    const { address } = server.ready;
    const body = writeClubFile(logOf(games));
    const cookie = await guestAt(address);
    const headers = { 'content-type': 'text/plain', cookie };
    const from = performance.now();
    const club = await call(`${address}/api/clubs/import`, { method: 'POST', headers, body });
    const importMs = performance.now() - from;
    const wholeMs = await look(server, club.id, '', club.key);
    return { ...club, bytes: body.length, importMs, wholeMs };
  });

const failuresOf = ({ pages, wholeMs }) => [
  ...Object.entries(pages).flatMap(([name, { first, middle, behind }]) => {
    const most = Math.max(first, middle, behind);
    return most > TARGET ? [`club: ${name} took ${most.toFixed(0)} ms, not ${TARGET}`] : [];
  }),
  ...(wholeMs > WHOLE_TARGET
    ? [`club: rating all games took ${wholeMs.toFixed(0)} ms, not ${WHOLE_TARGET}`]
    : []),
];

async function call(url, options) {
  const response = await fetch(url, options);
  const body = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(body)}`);
  return body;
}

async function guestAt(address) {
  const response = await fetch(`${address}/api/session/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench' }),
  });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Milliseconds of the server's processor for one answer. */
async function look(server, id, path, key) {
  const url = `${server.ready.address}/api/clubs/${id}${path}`;
  const from = await server.ask('cpu');
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await server.ask('cpu')) - from;
}

/** The middle of usual answers, and of those behind a new result. */
async function timed(server, id, path, key) {
  const usual = [];
  for (let i = 0; i < RUNS; i++) usual.push(await look(server, id, path, key));
  const behind = [];
  for (let i = 0; i < RUNS; i++) {
    await enterResult(`${server.ready.address}/api/clubs/${id}`, key);
    behind.push(await look(server, id, path, key));
  }
  return { middle: middleOf(usual), behind: middleOf(behind) };
}

const middleOf = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

let entered = 0;
async function enterResult(club, key) {
  const game = `later-${++entered}`;
  const players = [0, 1, 2, 3].map((seat) => `m${1 + ((entered + seat) % MEMBERS)}`);
  const typed = { points: [45_000, 35_000, 25_000, 15_000], left: 0, penalties: [0, 0, 0, 0] };
  const act = { type: 'enter', game, evening: 'e0', table: 1, players, typed, isRated: true };
  await call(`${club}/acts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: `command-${game}`, act }),
  });
}

function logOf(games) {
  const { id, title: name, values } = WRC_2022;
  const rules = writtenRules({ id, base: id, title: name, values });
  const settings = {
    name: 'Bench',
    place: '',
    about: '',
    timeZone: 'UTC',
    rules,
    listed: 'everybody',
    results: 'members',
    ratesGames: true,
  };
  const members = Array.from({ length: MEMBERS }, (_, i) => ({
    id: `m${i + 1}`,
    name: `Member ${i + 1}`,
    role: 'member',
  }));
  const evenings = Array.from({ length: Math.ceil(games / 25) }, (_, i) => ({
    id: `e${i}`,
    day: new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10),
    time: '19:00',
    title: '',
    place: '',
    note: '',
    season: 's',
  }));
  const acts = [
    { type: 'create', settings, owner: { id: 'm0', name: 'Owner', role: 'owner' } },
    { type: 'add', members },
    {
      type: 'openSeason',
      season: {
        id: 's',
        name: 'All',
        from: '2020-01-01',
        to: '2030-12-31',
        formula: PLAIN_FORMULA,
        teams: [],
      },
    },
    ...evenings.map((evening) => ({ type: 'plan', evening })),
    ...Array.from({ length: games }, (_, i) => recordOf(i)),
  ];
  const by = { role: 'owner', member: 'm0' };
  return acts.map((act, i) => ({
    seq: i + 1,
    id: `bench-${i}`,
    at: 1_600_000_000_000 + i,
    by,
    act,
  }));
}

function recordOf(i) {
  const players = [0, 1, 2, 3].map((seat) => `m${1 + ((i * 7 + seat * (1 + (i % 14))) % MEMBERS)}`);
  const distinct =
    new Set(players).size === 4 ? players : [1, 2, 3, 4].map((at) => `m${at + (i % 50)}`);
  const swing = 100 * ((i * 37) % 200) + 100;
  const points = [30_000 + swing, 30_000 + swing / 2, 30_000 - swing / 2, 30_000 - swing];
  const uma = [15_000, 5_000, -5_000, -15_000].map((one) => one * 12);
  const score = points.map((one, seat) => (one - 30_000) * 12 + uma[seat]);
  const seat = (wins) => ({
    wins,
    selfDrawn: 1,
    riichiWins: 1,
    riichi: 2,
    dealIns: 1,
    won: 4_000 * wins,
    lost: 4_000,
    readyDraws: 1,
    chombos: 0,
    dealerStreak: 2,
    told: wins,
    yaku: [{ yaku: 'riichi', times: 1 }],
  });
  const deal = { wind: 0, number: 1, counters: 0 };
  const notable = [
    { seat: 0, from: 1, points: 4_000, han: 3, fu: 30, yakuman: 0, yaku: ['riichi'], deal },
  ];
  const deals = {
    deals: DEALS,
    draws: 1,
    seats: [seat(4), seat(3), seat(1), seat(1)],
    rons: [
      [0, 1, 1, 1],
      [1, 0, 1, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    notable,
    beforeLast: [30_000, 30_000, 30_000, 30_000],
  };
  const result = { points, left: 0, places: [1, 2, 3, 4], score, uma, returnPoints: 30_000 };
  const outcome = {
    players: distinct,
    result,
    deals,
    rules: { id: 'wrc-2022', title: 'WRC 2022' },
    source: { kind: 'kept', id: `kept-${i}` },
    isRated: true,
  };
  return {
    type: 'record',
    game: `g${i}`,
    evening: `e${Math.floor(i / 25)}`,
    table: 1 + (i % 6),
    outcome,
  };
}

function format({ hands, bytes, importMs, wholeMs, pages }) {
  const rows = Object.entries(pages).map(([name, { first, middle, behind }]) => [
    name,
    first.toFixed(1),
    middle.toFixed(1),
    behind.toFixed(1),
  ]);
  return [
    `  ${formatCount(hands)} hands, a file of ${(bytes / 1e6).toFixed(1)} MB taken in within ${(importMs / 1_000).toFixed(1)} s, rated in ${(wholeMs / 1_000).toFixed(1)} s`,
    formatTable(['page', '>first look after a start, ms', '>ms', '>behind a new result'], rows),
  ].join('\n');
}

// A club with 100,000 kept hands, through the API: how long its file takes to come in, and what its pages cost.

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
const RUNS = 15;

export async function run({ effort, report }) {
  const { games } = SIZES[effort];
  const server = await startChild('serve.mjs');
  try {
    const { address } = server.ready;
    report(`club: a file of ${games} games`);
    const text = writeClubFile(logOf(games));
    const cookie = await guestAt(address);
    const from = performance.now();
    const { id, key } = await call(`${address}/api/clubs/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie },
      body: text,
    });
    const importMs = performance.now() - from;
    const pages = { home: '', season: '/seasons/s', player: '/members/m1', ratings: '/ratings' };
    const times = {};
    for (const [name, path] of Object.entries(pages)) {
      report(`club: ${name}`);
      times[name] = await timed(`${address}/api/clubs/${id}${path}`, key);
    }
    const result = { hands: games * DEALS, games, bytes: text.length, importMs, pages: times };
    const failures = Object.entries(times)
      .filter(([, { middle }]) => middle > TARGET)
      .map(([name, { middle }]) => `club: ${name} took ${middle.toFixed(0)} ms, not ${TARGET}`);
    return { name: 'club', title, ...result, failures, text: format(result) };
  } finally {
    await server.stop();
  }
}

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

/** The first answer, which has everything to compute, and the middle of the others. */
async function timed(url, key) {
  const took = [];
  for (let i = 0; i <= RUNS; i++) {
    const from = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    took.push(performance.now() - from);
  }
  const [first, ...rest] = took;
  rest.sort((a, b) => a - b);
  return { first, middle: rest[Math.floor(rest.length / 2)] };
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

function format({ hands, bytes, importMs, pages }) {
  const rows = Object.entries(pages).map(([name, { first, middle }]) => [
    name,
    first.toFixed(1),
    middle.toFixed(1),
  ]);
  return [
    `  ${formatCount(hands)} hands, a file of ${(bytes / 1e6).toFixed(1)} MB taken in within ${(importMs / 1_000).toFixed(1)} s`,
    formatTable(['page', '>first ms', '>ms'], rows),
  ].join('\n');
}

// A tournament of 400 players over twelve rounds through the API, every act on disk before it is answered: how long
// it takes, how soon a board shows a signature, and what the standings cost. Then with all 400 phones listening.

import { fileURLToPath } from 'node:url';
import { foldEvent, standingsOf } from '@hanchan/tournament';
import { listen, openHall, playRound } from '../event/hall.mjs';
import { formatCount, formatTable } from '../report.mjs';
import { startChild } from '../server/child.mjs';

export const title = 'Event: a hall of players, from the list to the last signature';

const SIZES = {
  quick: { players: 80, rounds: 3 },
  full: { players: 400, rounds: 12 },
};
const BOARDS = 10;
/** What an event must hold: seconds in all, and milliseconds. */
const TARGET = { seconds: 60, standings: 50, board: 1_000 };
const STANDINGS_RUNS = 25;

const PHONES = fileURLToPath(new URL('../event/phones.mjs', import.meta.url));

export async function run({ effort, report }) {
  const size = SIZES[effort];
  const server = await startChild('serve.mjs');
  try {
    const { address } = server.ready;
    report(`event: ${size.players} players, ${size.rounds} rounds`);
    const whole = await wholeEvent(address, size, report);
    report('event: with every phone listening');
    const crowd = await withPhones(address, size, server);
    const result = { ...size, ...whole, crowd };
    return { name: 'event', title, ...result, failures: failuresIn(result), text: format(result) };
  } finally {
    await server.stop();
  }
}

async function wholeEvent(address, size, report) {
  const from = performance.now();
  const hall = await openHall(address, { ...size, seed: 'bench' });
  const boards = await hangBoards(hall, 1);
  for (let round = 1; round <= size.rounds; round++) {
    report(`event: round ${round}`);
    await playRound(hall, round, boards.signed);
  }
  const seconds = (performance.now() - from) / 1_000;
  const { entries } = await hall.log(hall.key);
  await boards.takeDown();
  const state = foldEvent(entries);
  return {
    seconds,
    seatingMs: hall.seatingMs,
    requests: hall.sent(),
    entries: entries.length,
    board: spread(boards.delays),
    standingsMs: middleTime(() => standingsOf(state)),
    foldMs: middleTime(() => foldEvent(entries)),
  };
}

/** One round, with all boards and all phones. */
async function withPhones(address, { players }, server) {
  const hall = await openHall(address, { players, rounds: 1, seed: 'crowd' });
  const phones = await startChild(PHONES);
  try {
    await phones.ask('follow', {
      hall: { address, id: hall.id },
      keys: [...hall.playerKeys.values()],
    });
    const boards = await hangBoards(hall, BOARDS);
    const before = await server.ask('cpu');
    const from = performance.now();
    await playRound(hall, 1, boards.signed);
    const seconds = (performance.now() - from) / 1_000;
    const cpuSeconds = ((await server.ask('cpu')) - before) / 1_000;
    await boards.takeDown();
    const { lines, bytes } = await phones.ask('told');
    const tables = players / 4;
    return {
      listeners: players + BOARDS,
      tables,
      seconds,
      cpuSeconds,
      lines,
      bytes,
      board: spread(boards.delays),
    };
  } finally {
    await phones.stop();
  }
}

/** Boards that note how long after its sending each signature is there. */
async function hangBoards(hall, count) {
  const sentAt = new Map();
  const delays = [];
  const stops = [];
  let heard = 0;
  for (let i = 0; i < count; i++) {
    const stop = await listen(hall, hall.display, (line) => {
      for (const { id } of JSON.parse(line).entries) {
        const sent = sentAt.get(id);
        if (sent === undefined) continue;
        delays.push(performance.now() - sent);
        heard++;
      }
    });
    stops.push(stop);
  }
  return {
    delays,
    signed: (id) => void sentAt.set(id, performance.now()),
    /** Once every board has shown every signature. */
    async takeDown() {
      const until = performance.now() + 10_000;
      while (heard < count * sentAt.size) {
        if (performance.now() > until) throw new Error('a board misses signatures');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      for (const stop of stops) stop();
    },
  };
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) };
}

function middleTime(work) {
  const times = Array.from({ length: STANDINGS_RUNS }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return times.sort((a, b) => a - b)[STANDINGS_RUNS >> 1];
}

function failuresIn({ seconds, standingsMs, board, crowd }) {
  const failures = [];
  const hold = (what, value, most, unit) => {
    if (value > most) failures.push(`event: ${what} ${value.toFixed(0)} ${unit}, not ${most}`);
  };
  hold('the whole takes', seconds, TARGET.seconds, 's');
  hold('standings take', standingsMs, TARGET.standings, 'ms');
  hold('a board shows a signature after', board.p99, TARGET.board, 'ms');
  hold('with all phones a board shows a signature after', crowd.board.p99, TARGET.board, 'ms');
  return failures;
}

function format({
  players,
  rounds,
  seconds,
  seatingMs,
  requests,
  entries,
  standingsMs,
  foldMs,
  board,
  crowd,
}) {
  const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
  const cells = [
    ['one board', board, `${(players / 4) * rounds} tables in ${rounds} rounds`],
    [
      `${BOARDS} boards, ${formatCount(crowd.listeners - BOARDS)} phones`,
      crowd.board,
      `${crowd.tables} tables in ${crowd.seconds.toFixed(1)} s, server CPU ${crowd.cpuSeconds.toFixed(1)} s`,
    ],
  ].map(([who, times, what]) => [who, ms(times.p50), ms(times.p99), ms(times.most), what]);
  return [
    `  ${players} players, ${rounds} rounds: ${seconds.toFixed(1)} s in all, of these ${(seatingMs / 1_000).toFixed(1)} s for the seating; ` +
      `${formatCount(requests)} requests, ${formatCount(entries)} entries`,
    `  standings ${ms(standingsMs)} ms, the whole log folded ${ms(foldMs)} ms`,
    '',
    formatTable(['from signature to', '>p50 ms', '>p99 ms', '>most ms', ''], cells),
    `  the phones were told ${formatCount(crowd.lines)} lines, ${(crowd.bytes / 1_048_576).toFixed(1)} MB`,
  ].join('\n');
}

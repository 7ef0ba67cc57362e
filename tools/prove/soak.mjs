// Many tables for a long time, over real sockets on loopback, the players in a process of their own: people come, drop out, come
// back and leave, tables end and others begin. Memory after a full collection and handles must not grow once every
// table has been through a match.

import { startChild } from '../../proof/bench/server/child.mjs';
import { verdictsOf } from './slopes.mjs';

const SAMPLE_MS = 5_000;
/** A table that is over stays in memory for five minutes, and a match takes as long: before that everything grows. */
const WARM_UP_MS = 12 * 60_000;
/** Of a run that is too short for it: it shows that everything works, not that nothing grows. */
const SHORT_WARM_UP = 0.4;

const here = (name) => new URL(name, import.meta.url).href;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export async function proveSoak({ tables, minutes, think }) {
  const server = await startChild(here('soakServer.mjs'));
  const players = await startChild(here('soakPlayers.mjs'));
  try {
    console.log(`${tables} tables for ${minutes} minutes, a turn takes about ${think} ms`);
    await players.ask('open', { address: server.ready.address, tables, think });
    const samples = await watch(server, players, minutes * 60_000);
    return judge(samples, minutes);
  } finally {
    await players.stop();
    await server.stop();
  }
}

async function watch(server, players, ms) {
  const from = performance.now();
  const samples = [];
  let minute = 0;
  let before = { ...(await players.ask('counts')), at: from };
  while (performance.now() - from < ms) {
    await pause(SAMPLE_MS);
    const at = performance.now();
    const figures = { ...(await server.ask('figures')), at: at - from };
    samples.push(figures);
    if (at - from < (minute + 1) * 60_000 && at - from < ms) continue;
    minute = Math.floor((at - from) / 60_000);
    const counts = { ...(await players.ask('counts')), at };
    tell(minute, figures, counts, before);
    before = counts;
  }
  const { faults } = await players.ask('counts');
  return { samples, faults };
}

function tell(minute, figures, counts, before) {
  const seconds = (counts.at - before.at) / 1_000;
  const rate = Math.round((counts.acts - before.acts) / seconds);
  const { rss, heap, files, resources, tables, connections } = figures;
  console.log(
    `minute ${minute}: RSS ${megabytes(rss)}, heap ${megabytes(heap)}, ${files} files, ${resources} handles, ` +
      `${tables} tables in memory, ${connections} sockets, ${rate} acts/s, ` +
      `${counts.ended} matches ended, ${counts.returned} came back, ${counts.left} left`,
  );
}

function judge({ samples, faults }, minutes) {
  const isLong = minutes * 60_000 > 1.5 * WARM_UP_MS;
  const from = isLong ? WARM_UP_MS : SHORT_WARM_UP * minutes * 60_000;
  const verdicts = verdictsOf(samples.filter(({ at }) => at >= from));
  for (const { name, unit, perHour, bound, isFlat } of verdicts) {
    const said = isFlat ? 'flat' : 'GROWS';
    console.log(
      `${name}: ${perHour.toFixed(1)} ${unit} an hour (at most ${bound.toFixed(1)} allowed): ${said}`,
    );
  }
  for (const fault of faults) console.error(`FAULT ${fault}`);
  if (!isLong) console.log('too short to tell whether memory grows: give it 20 minutes or more');
  const isHeld = faults.length === 0 && (!isLong || verdicts.every(({ isFlat }) => isFlat));
  const held = isLong ? 'memory and handles are flat' : 'no fault';
  console.log(`prove soak: ${isHeld ? held : 'FAILED, see above'}`);
  return isHeld;
}

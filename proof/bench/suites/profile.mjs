// A site with 100,000 stored games: what a profile costs, a list of ratings, and a new game until it is in them. The games are copies of
// a few real ones, written straight into the tables; what is measured goes the way of the server, over HTTP and through its counting.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMs } from '../measure.mjs';
import { busyPerson, fillSite, newGame } from '../profile/fill.mjs';
import { formatCount, formatTable } from '../report.mjs';

export const title = 'Profile: a site with 100,000 stored games';

const SIZES = { quick: { games: 100_000, runs: 5 }, full: { games: 100_000, runs: 30 } };
/** Milliseconds of processor time. */
const TARGETS = { profile: 100, games: 100, steps: 100, ladder: 100, newGame: 1_000 };

export async function run({ effort, report }) {
  const { games, runs } = SIZES[effort];
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-profile-'));
  try {
    report(`profile: filling a site with ${games} games`);
    const site = await fillSite(join(folder, 'hanchan.db'), games);
    try {
      const pages = {
        profile: `/api/players/${busyPerson}`,
        games: `/api/players/${busyPerson}/games?place=1`,
        steps: `/api/players/${busyPerson}/ratings/wrc/guided`,
        ladder: '/api/ratings/wrc/guided?wide=yes',
      };
      const times = {};
      for (const [name, path] of Object.entries(pages)) {
        report(`profile: ${name}`);
        times[name] = await timed(runs, async () => site.ask(path));
      }
      report('profile: a new game');
      let at = 0;
      times.newGame = await timed(runs, () => newGame(site, at++));
      const failures = Object.entries(times)
        .filter(([name, { cpu }]) => cpu > TARGETS[name])
        .map(
          ([name, { cpu }]) =>
            `profile: ${name} took ${cpu.toFixed(0)} ms of processor time, not ${TARGETS[name]}`,
        );
      const result = { games: site.games, ownGames: site.ownGames, times };
      return { name: 'profile', title, ...result, failures, text: format(result) };
    } finally {
      await site.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time of this process, database thread included, and time by the clock: the middle of the runs. */
async function timed(runs, act) {
  const took = [];
  await act();
  for (let i = 0; i < runs; i++) {
    const [cpu, clock] = [cpuMs(), performance.now()];
    await act();
    took.push({ cpu: cpuMs() - cpu, clock: performance.now() - clock });
  }
  const middle = (key) =>
    took.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(took.length / 2)];
  return { cpu: middle('cpu'), clock: middle('clock') };
}

function format({ games, ownGames, times }) {
  const rows = Object.entries(times).map(([name, { cpu, clock }]) => [
    name,
    cpu.toFixed(1),
    clock.toFixed(1),
  ]);
  return [
    `  ${formatCount(games)} games stored, ${formatCount(ownGames)} of them of the player who is asked for`,
    formatTable(['what', '>processor ms', '>clock ms'], rows),
  ].join('\n');
}

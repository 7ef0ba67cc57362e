// Times the decisions of one player in whole matches, four of it at the table, on one core. Called by
// `suites/decisions.mjs` with: player, rulebook, seconds.

import { playMatch } from '@hanchan/arena';
import { findRuleset } from '@hanchan/rulesets';
import { cpuMs } from '../measure.mjs';
import { faultCount, newFaults } from './majiangPlayer.mjs';
import { PEER } from './pairs.mjs';
import { playerMaker } from './players.mjs';

const [name, rulesId, seconds] = process.argv.slice(2);
const { values: rules } = findRuleset(rulesId);
const make = await playerMaker([name]);
const faults = newFaults();

const WARM_UP_MS = 1_500;
const PASSES = 5;

let times = [];

/** What it does when it hears of something belongs to the decision that it prepares. */
function timed(player) {
  let heardMs = 0;
  const decide = (view, legal, random) => {
    const from = performance.now();
    const decision = player.decide(view, legal, random);
    const ms = performance.now() - from + heardMs;
    heardMs = 0;
    // Where there is nothing to choose nothing is measured.
    if (legal.length > 1) times.push(ms);
    return decision;
  };
  if (player.hear === undefined) return { id: player.id, decide };
  const hear = (events, view) => {
    const from = performance.now();
    player.hear(events, view);
    heardMs += performance.now() - from;
  };
  return { id: player.id, hear, decide };
}

async function playMatches(firstSeed, isDone) {
  const from = cpuMs();
  times = [];
  let matches = 0;
  do {
    const players = [0, 1, 2, 3].map(() => timed(make(name, faults)));
    await playMatch({ rules, players, seed: firstSeed + matches });
    matches++;
  } while (!isDone(matches, cpuMs() - from));
  return { matches, perSecond: matches / ((cpuMs() - from) / 1_000), times };
}

const FIRST_SEED = 1_000;
const lasting = (ms) => (_, spent) => spent >= ms;

// A single match of the peer takes longer than anything needs to warm up, or to be done again.
const isPeer = name === PEER;
if (!isPeer) await playMatches(1, lasting(WARM_UP_MS));
const passes = [
  await playMatches(FIRST_SEED, lasting((Number(seconds) * 1_000) / (isPeer ? 1 : PASSES))),
];
const { matches } = passes[0];
while (!isPeer && passes.length < PASSES) {
  passes.push(await playMatches(FIRST_SEED, (played) => played === matches));
}
// The same matches each time: what is slower was disturbed.
const best = passes.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
const sorted = best.times.sort((a, b) => a - b);
const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
const meanMs = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
const shown = { decisions: sorted.length, meanMs, p50Ms: at(0.5), p99Ms: at(0.99) };
const { perSecond } = best;
console.log(JSON.stringify({ matches, perSecond, ...shown, faults: faultCount(faults) }));

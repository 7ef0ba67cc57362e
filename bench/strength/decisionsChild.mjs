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
const make = playerMaker([name]);
const faults = newFaults();

const WARM_UP_MS = 1_500;

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

/** At least one match, then for as long as there is time. */
async function playFor(ms, firstSeed) {
  const from = cpuMs();
  let matches = 0;
  do {
    const players = [0, 1, 2, 3].map(() => timed(make(name, faults)));
    await playMatch({ rules, players, seed: firstSeed + matches });
    matches++;
  } while (cpuMs() - from < ms);
  return { matches, perSecond: matches / ((cpuMs() - from) / 1_000) };
}

// A single match of the peer takes longer than anything needs to warm up.
if (name !== PEER) await playFor(WARM_UP_MS, 1);
times = [];
const { matches, perSecond } = await playFor(Number(seconds) * 1_000, 1_000);
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * (times.length - 1))];
const meanMs = times.reduce((sum, ms) => sum + ms, 0) / times.length;
const shown = { decisions: times.length, meanMs, p50Ms: at(0.5), p99Ms: at(0.99) };
console.log(JSON.stringify({ matches, perSecond, ...shown, faults: faultCount(faults) }));

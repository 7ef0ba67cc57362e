// A thread of the suite `strength`: takes a match, plays it, returns the result.

import { parentPort } from 'node:worker_threads';
import { playMatch } from '@hanchan/arena';
import { seedOf } from '@hanchan/bots';
import { findRuleset } from '@hanchan/rulesets';
import { newFaults } from './majiangPlayer.mjs';
import { PEER, seatingsOf, sidesOf } from './pairs.mjs';
import { playerMaker } from './players.mjs';

const TWELFTHS_OF_A_THOUSAND = 12_000;

/** Reading the expert's weights takes a while, so each pair is made once. */
const makers = new Map();

function makerFor(pair) {
  if (!makers.has(pair)) makers.set(pair, playerMaker(sidesOf(pair)));
  return makers.get(pair);
}

async function play({ pair, rules, seed, set, seating }) {
  const faults = newFaults();
  const sides = sidesOf(pair);
  const make = await makerFor(pair);
  const players = seatingsOf(pair)[seating].map((side) => make(sides[side], faults));
  const began = performance.now();
  const match = await playMatch({
    rules: findRuleset(rules).values,
    players,
    seed: seedOf(seed, set),
  });
  return {
    scores: match.scores,
    places: sharedPlaces(match.places),
    result: match.result.map((twelfths) => twelfths / TWELFTHS_OF_A_THOUSAND),
    deals: match.deals.length,
    seconds: Math.round((performance.now() - began) / 10) / 100,
    ...(sides.includes(PEER) ? { faults } : {}),
  };
}

/** Two who share the first place are each at 1.5, so that the places of a match always add up to ten. */
const sharedPlaces = (places) =>
  places.map((place) => place + (places.filter((other) => other === place).length - 1) / 2);

parentPort.on('message', async (job) => {
  try {
    parentPort.postMessage({ outcome: await play(job) });
  } catch (error) {
    parentPort.postMessage({ failed: error.message });
  }
});

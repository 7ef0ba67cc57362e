// Players by name: our bots, and majiang-ai behind its adapter.

import { existsSync, readFileSync } from 'node:fs';
import { createBot } from '@hanchan/bots';
import { ROOT } from '../../../tools/setup.mjs';
import { majiangPlayer } from './majiangPlayer.mjs';
import { PEER } from './pairs.mjs';

const WEIGHTS = `${ROOT}engine/bots/weights/expert.bin`;

/** What the expert has learned; null when it is not there. */
export function readWeights() {
  return existsSync(WEIGHTS) ? new Uint8Array(readFileSync(WEIGHTS)) : null;
}

/** Gives a function that makes players of these names; throws for a name that nobody has. */
export function playerMaker(names) {
  const weights = readWeights();
  const bots = new Map();
  for (const name of names) if (name !== PEER) bots.set(name, ourBot(name, weights));
  return (name, faults) => bots.get(name) ?? majiangPlayer(faults);
}

function ourBot(name, weights) {
  const made = createBot(name, weights);
  if (!made.ok) throw new Error(`no bot "${name}" (${made.error.code}: ${made.error.detail})`);
  return made.value;
}

/** Why this name cannot play; null when it can. */
export function whyNot(name, hasPeers) {
  if (name === PEER) return hasPeers ? null : 'the npm peers are not installed';
  const made = createBot(name, readWeights());
  return made.ok ? null : `${made.error.code}: ${made.error.detail}`;
}

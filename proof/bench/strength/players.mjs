// Players by name: our bots, of today or of another commit, and majiang-ai behind its adapter.

import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createBot, LEVELS } from '@hanchan/bots';
import { ROOT } from '../../../tools/setup.mjs';
import { bringBots, commitOf, readName } from './before.mjs';
import { majiangPlayer } from './majiangPlayer.mjs';
import { PEER } from './pairs.mjs';

const WEIGHTS = `${ROOT}engine/bots/weights/expert.bin`;

/** What the expert has learned; null when it is not there. */
export function readWeights() {
  return existsSync(WEIGHTS) ? new Uint8Array(readFileSync(WEIGHTS)) : null;
}

/** Gives a function that makes players of these names; throws for a name that nobody has. */
export async function playerMaker(names) {
  const bots = new Map();
  for (const name of names) if (name !== PEER) bots.set(name, await ourBot(name));
  return (name, faults) => bots.get(name) ?? majiangPlayer(faults);
}

async function ourBot(text) {
  const { name, revision } = readName(text);
  const made =
    revision === null ? createBot(name, readWeights()) : await botBefore(name, commitOf(revision));
  if (!made.ok) throw new Error(`no bot "${text}" (${made.error.code}: ${made.error.detail})`);
  return made.value;
}

async function botBefore(name, commit) {
  const { file, weights } = bringBots(commit);
  const bots = await import(pathToFileURL(file));
  return bots.createBot(name, weights);
}

/** Why this name cannot play; null when it can. Bots of another commit are brought here, before threads want them. */
export function whyNot(text, hasPeers) {
  if (text === PEER) return hasPeers ? null : 'the npm peers are not installed';
  const { name, revision } = readName(text);
  if (revision !== null) return whyNotBefore(name, revision);
  const made = createBot(name, readWeights());
  return made.ok ? null : `${made.error.code}: ${made.error.detail}`;
}

function whyNotBefore(name, revision) {
  if (!LEVELS.includes(name)) return `unknownBot: ${name}`;
  try {
    bringBots(commitOf(revision));
    return null;
  } catch (error) {
    return error.message;
  }
}

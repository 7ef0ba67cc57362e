// The bots of a worker, made once: an expert takes its time to be set up.

import { type Bot, createAdviser, createBot, createReader, type Reader } from '@hanchan/bots';
import type { BotLevel } from '@hanchan/protocol';

const WEIGHTS = new URL('../../../../../engine/bots/weights/expert.bin', import.meta.url);
let weights: Promise<Uint8Array | null> | null = null;

/** Fetched when somebody wants the expert; null where it cannot be had, as offline before the first time. */
function expertWeights(): Promise<Uint8Array | null> {
  weights ??= fetch(WEIGHTS)
    .then(async (answer) => (answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null))
    .catch(() => null);
  return weights;
}

/** The strongest that is to be had: a level without its weights falls back to the one below. */
async function makeBot(level: BotLevel): Promise<Bot> {
  const file = level === 'expert' ? await expertWeights() : null;
  for (const name of [level, 'club', 'beginner']) {
    const bot = createBot(name, file);
    if (bot.ok) return bot.value;
  }
  throw new Error(`There is no bot of level ${level}`);
}

const bots = new Map<BotLevel, Promise<Bot>>();

export function botOf(level: BotLevel): Promise<Bot> {
  const bot = bots.get(level) ?? makeBot(level);
  bots.set(level, bot);
  return bot;
}

let adviser: Promise<Bot> | null = null;

/** Who gives hints: the expert, or the club player where the weights are not to be had. */
export function adviserBot(): Promise<Bot> {
  adviser ??= expertWeights().then((file) => {
    const made = createAdviser(file);
    return made.ok ? made.value : botOf('club');
  });
  return adviser;
}

/** Who judges what somebody did: at the expert's level whoever gives the hints, so that a hint once taken is no mistake. */
export const reviewerOf = (level: BotLevel): Promise<Bot> =>
  level === 'expert' ? adviserBot() : botOf(level);

let reader: Promise<Reader | null> | null = null;

/** What the net makes of hidden hands; null where the weights are not to be had. */
export function handReader(): Promise<Reader | null> {
  reader ??= expertWeights().then((file) => {
    const made = createReader(file);
    return made.ok ? made.value : null;
  });
  return reader;
}

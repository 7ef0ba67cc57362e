// The bots that this server has: made once, and seated wherever they are wanted.

import { existsSync, readFileSync } from 'node:fs';
import { type Bot, createBot } from '@hanchan/bots';
import { expertWeights } from '@hanchan/bots/weights';
import { BOT_LEVELS, type BotLevel } from '@hanchan/protocol';
import { BadConfig } from '../config.ts';

export interface Bots {
  readonly levels: readonly BotLevel[];
  readonly get: (level: BotLevel) => Bot;
  /** The expert's; null where there are none. */
  readonly weights: Uint8Array | null;
}

const SHIPPED = new URL(expertWeights);

/** A level that needs weights is left out where there are none. */
export function loadBots(weightsFile: string | null): Bots {
  const weights = weightsOf(weightsFile);
  const bots = new Map<BotLevel, Bot>();
  for (const level of BOT_LEVELS) {
    const made = createBot(level, weights);
    if (made.ok) bots.set(level, made.value);
  }
  const levels = [...bots.keys()];
  // A table may have been opened when there were weights.
  return { levels, weights, get: (level) => bots.get(level) ?? bots.get(levels.at(-1)!)! };
}

function weightsOf(file: string | null): Uint8Array | null {
  if (file === null) return existsSync(SHIPPED) ? new Uint8Array(readFileSync(SHIPPED)) : null;
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  throw new BadConfig(`BOT_WEIGHTS: there is no file ${file}`);
}

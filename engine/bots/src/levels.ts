// The bots by name. `club:human` is the club player with the slips and fouls of people.

import { fail, ok, type Result } from '@hanchan/tiles';
import { beginner } from './beginner.ts';
import type { Bot } from './bot.ts';
import { club } from './club.ts';
import { expertWith } from './expert.ts';
import { humanLike } from './humanLike.ts';
import { createNetwork } from './net/network.ts';
import { readWeights } from './net/weights.ts';

/** The bots there are, weakest first. */
export const LEVELS = ['beginner', 'club', 'expert'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** Why a bot could not be made. */
export interface BotProblem {
  readonly code: 'unknownBot' | 'unknownSetting' | 'noWeights' | 'badWeights';
  /** What was asked for, or what is wrong with the weights. */
  readonly detail: string;
}

/** `weights` is the content of the expert's weight file; the others need none. */
export function createBot(name: string, weights: Uint8Array | null): Result<Bot, BotProblem> {
  const [level = '', setting] = name.split(':');
  if (setting !== undefined && setting !== 'human') {
    return fail({ code: 'unknownSetting', detail: setting });
  }
  const bot = levelOf(level, weights);
  return bot.ok && setting === 'human' ? ok(humanLike(bot.value)) : bot;
}

function levelOf(level: string, weights: Uint8Array | null): Result<Bot, BotProblem> {
  switch (level) {
    case 'beginner':
      return ok(beginner);
    case 'club':
      return ok(club);
    case 'expert':
      return expertFrom(weights, 'player');
    default:
      return fail({ code: 'unknownBot', detail: level });
  }
}

/** The expert beside somebody else: it looks at the hand as it is, not at how it came about. */
export function createAdviser(weights: Uint8Array | null): Result<Bot, BotProblem> {
  return expertFrom(weights, 'adviser');
}

function expertFrom(file: Uint8Array | null, role: 'player' | 'adviser'): Result<Bot, BotProblem> {
  if (file === null) return fail({ code: 'noWeights', detail: 'the expert needs its weights' });
  const weights = readWeights(file);
  if (!weights.ok) return fail({ code: 'badWeights', detail: weights.error });
  return ok(expertWith(createNetwork(weights.value), role));
}

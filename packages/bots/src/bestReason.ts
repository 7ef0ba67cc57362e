// What speaks for the discard that a bot likes best, held against the fastest one.

import type { Appraisal } from './appraisal.ts';
import type { Reason } from './bot.ts';
import type { DiscardOption } from './discarding.ts';

const EFFICIENT: Reason = { code: 'efficient' };
const VALUABLE: Reason = { code: 'valuable' };
const BETTER_WAIT: Reason = { code: 'betterWait' };

/** The best first. Null where neither speed nor value nor the wait tells: it is then danger that does. */
export function reasonForBest(options: readonly DiscardOption[]): Reason | null {
  const { appraisal } = options[0]!;
  let fastest = appraisal;
  for (const option of options) {
    if (isFaster(option.appraisal, fastest)) fastest = option.appraisal;
  }
  if (fastest === appraisal) return EFFICIENT;
  if (appraisal.value > fastest.value) return VALUABLE;
  // As near, on fewer tiles, and yet likelier to win: for what it will wait on.
  const isAsNear = appraisal.shanten === fastest.shanten;
  return isAsNear && appraisal.chance > fastest.chance ? BETTER_WAIT : null;
}

function isFaster(a: Appraisal, b: Appraisal): boolean {
  if (a.shanten !== b.shanten) return a.shanten < b.shanten;
  return tilesIn(a) > tilesIn(b);
}

function tilesIn({ accepts }: Appraisal): number {
  let tiles = 0;
  for (const { remaining } of accepts) tiles += remaining;
  return tiles;
}

// Whether a kan from one's own hand helps: it must not cost a step, and not arm a player in riichi.

import type { Action } from '@hanchan/game';
import { regularShanten } from '@hanchan/hand';
import { KIND_COUNT, kindOf } from '@hanchan/tiles';
import type { Candidate } from './bot.ts';
import type { DiscardOption } from './discarding.ts';
import type { Situation } from './situation.ts';

type KanAction = Extract<Action, { type: 'concealedKan' | 'addedKan' }>;

/** A kan brings a draw and a dora; against riichi only a tenpai hand wants them. */
export function judgeKan(situation: Situation, action: KanAction, best: DiscardOption): Candidate {
  const { table } = situation;
  const isHelpful = keepsShanten(situation, action, best) && !isTooLate(situation, best);
  return {
    action,
    worth: isHelpful ? Math.max(best.worth, 0) + table.usualWin : best.worth - table.usualWin,
    shanten: best.appraisal.shanten,
    accepts: best.appraisal.accepts,
    value: best.appraisal.value,
    danger: action.type === 'addedKan' && table.rules['kan.robAdded'] ? best.danger : 0,
    probability: null,
    reasons: [{ code: isHelpful ? 'kan' : 'noKan' }],
  };
}

function keepsShanten({ table }: Situation, action: KanAction, best: DiscardOption): boolean {
  const kind = kindOf(action.tile);
  const rest = new Uint8Array(KIND_COUNT);
  rest.set(table.counts);
  rest[kind] = 0;
  const melds = table.melds.length + (action.type === 'concealedKan' ? 1 : 0);
  return regularShanten(rest, melds) <= best.appraisal.shanten;
}

function isTooLate({ table, threats }: Situation, best: DiscardOption): boolean {
  const isThreatened = threats.some(({ tenpai }) => tenpai > 0.5);
  if (isThreatened) return best.appraisal.shanten > 0 || best.attack === 0;
  // A kan that only shows dora to others while this hand is far from anything.
  return best.appraisal.shanten > (table.isClosed ? 2 : 1);
}

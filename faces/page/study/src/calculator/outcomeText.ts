// What came out, in one line: for who listens, and for a phone on which the result is further down.

import { tellTrace } from '@hanchan/kit/trace/tellTrace.ts';
import { sizeText } from '@hanchan/kit/trace/worth.ts';
import { formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';
import { impossibleMessage, noWinMessage } from '@hanchan/narrator';
import type { Outcome } from './outcome.ts';
import { tellImpossible } from './tellImpossible.ts';

export interface OutcomeText {
  /** What the winner gets; null where there is no win. */
  readonly points: string | null;
  readonly rest: string;
}

export function outcomeText(outcome: Outcome): OutcomeText {
  switch (outcome.type) {
    case 'unread':
      return { points: null, rest: t('calculator.notRead') };
    case 'won': {
      const { score, win } = outcome.scored;
      return { points: formatPoints(score.deltas[win.winner]), rest: sizeText(score) };
    }
    case 'refused':
      return { points: null, rest: tellTrace(noWinMessage(outcome.no)) };
    case 'impossible':
      return { points: null, rest: tellImpossible(impossibleMessage(outcome.problems[0]!.case)) };
    case 'short':
      return { points: null, rest: t('calculator.short', { count: outcome.missing }) };
    case 'waiting':
    case 'choosing':
      return { points: null, rest: t('calculator.shanten', { count: outcome.shanten }) };
  }
}

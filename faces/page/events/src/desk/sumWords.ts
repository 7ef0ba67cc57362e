// What is most likely wrong with a sum, as a key of the page's words with what goes into it.

import { windNameAt } from '@hanchan/kit/words/telling.ts';
import { formatPoints } from '@hanchan/kit/words/text.svelte.ts';
import type { SumCause } from '@hanchan/tournament';

export const causeKey = ({ kind }: SumCause): string => `events.desk.cause.${kind}`;

const STICKS: readonly SumCause['kind'][] = ['sticksLeft', 'sticksCounted'];

export function causeValues({ kind, wind, amount }: SumCause): Readonly<Record<string, unknown>> {
  return {
    count: STICKS.includes(kind) ? amount : 0,
    points: formatPoints(amount),
    wind: wind === null ? '' : windNameAt(wind),
  };
}

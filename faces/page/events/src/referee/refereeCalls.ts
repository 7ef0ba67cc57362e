// The queue of calls.

import type { EventState } from '@hanchan/tournament';

/** Those that are not settled, the longest wait first. */
export const openCalls = ({ calls }: EventState) =>
  [...calls.values()].filter(({ closed }) => closed === null).sort((a, b) => a.at - b.at);

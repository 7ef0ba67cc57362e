// The screens for what was decided, one after the other, until each has been looked at.

import { judgedAtDraw, type Result, resultsOf, type SeenEvent } from './results.ts';

export function createResults() {
  let results = $state.raw<readonly Result[]>([]);
  let isDealOn = $state(false);
  /** A sheet says whether it is still read. */
  let isHeld = () => false;
  let judged: readonly SeenEvent[] = [];

  return {
    get first(): Result | null {
      return results[0] ?? null;
    },
    isAny: () => results.length > 0,
    get hasMore() {
      return results.length > 1;
    },
    /** Behind the sheet the next deal is played already. */
    get isDealOn() {
      return isDealOn;
    },
    hold(isRead: () => boolean): () => void {
      isHeld = isRead;
      return () => {
        if (isHeld === isRead) isHeld = () => false;
      };
    },
    take(told: readonly SeenEvent[]) {
      const open = [...judged, ...told];
      judged = judgedAtDraw(open);
      results = [...results, ...resultsOf(open)];
    },
    /** Of a deal that had ended before anybody came. */
    show(ending: readonly SeenEvent[]) {
      results = resultsOf(ending);
    },
    startDeal() {
      // What somebody still reads stays before them; the foot of the sheet tells that play goes on.
      results = isHeld() ? results.filter(({ type }) => type !== 'standings') : [];
      isDealOn = results.length > 0;
      judged = [];
    },
    /** The first has been looked at. True where it was the last, and the table waits for that. */
    next(): boolean {
      if (results[0]?.type === 'end') return false;
      results = results.slice(1);
      if (results.length > 0) return false;
      // The table goes on already where the sheet was read for longer than it waits.
      const isAwaited = !isDealOn;
      isDealOn = false;
      return isAwaited;
    },
  };
}

// What is shown when a deal is decided, screen after screen: one per winner, the draw, the ruling on a foul, the
// standings before the last deal, the end. Gathered from the events, with the view as it stood at each.

import type { SeatEvent, SeatView } from '@hanchan/game';
import { isLastDeal } from './counting.ts';

type Of<T extends SeatEvent['type']> = Extract<SeatEvent, { type: T }>;

/** An event, with what the viewer knew before it and after it. */
export interface SeenEvent {
  readonly before: SeatView;
  readonly event: SeatEvent;
  readonly after: SeatView;
}

export type Result =
  | { readonly type: 'win'; readonly event: Of<'won'>; readonly before: SeatView }
  | { readonly type: 'draw'; readonly event: Of<'drawn'>; readonly before: SeatView }
  | {
      readonly type: 'ruling';
      readonly fouls: readonly Of<'fouled'>[];
      /** The deal is void; null: play goes on, or the draw stands. */
      readonly voided: Of<'dealVoided'> | null;
      readonly before: SeatView;
    }
  | { readonly type: 'standings'; readonly view: SeatView }
  | { readonly type: 'end'; readonly view: SeatView };

/**
 * The end of a deal told once more, after it was missed. The view is already the one behind it, so what the deal
 * was played with is put back: the dealer and the round, the deposits and counters of the table.
 */
export function replayEnding(view: SeatView, ending: readonly SeatEvent[]): SeenEvent[] {
  const ended = ending.find(({ type }) => type === 'dealEnded') as Of<'dealEnded'> | undefined;
  const before = ended === undefined || ended.dealerStays ? view : dealPassedBack(view);
  return ending.map((event) => {
    const isAfter = event.type === 'dealEnded' || event.type === 'matchEnded';
    return { before, event, after: isAfter ? view : before };
  });
}

function dealPassedBack(view: SeatView): SeatView {
  const dealer = ((view.dealer + 3) % 4) as SeatView['dealer'];
  return { ...view, dealer, round: dealer === 3 ? view.round - 1 : view.round };
}

/**
 * What was judged when the wall ran out, as long as players still say whether they are tenpai: it is shown with the
 * draw, which is told later.
 */
export function judgedAtDraw(told: readonly SeenEvent[]): readonly SeenEvent[] {
  const from = told.findLastIndex(({ event }) => event.type === 'wallExhausted');
  const since = from < 0 ? [] : told.slice(from);
  const isDecided = since.some(
    ({ event }) => event.type === 'drawn' || event.type === 'dealVoided',
  );
  return isDecided ? [] : since.filter(({ event }) => isOfDraw(event));
}

const isOfDraw = ({ type }: SeatEvent) => type === 'wallExhausted' || type === 'fouled';

/** The screens that these events call for, in their order. */
export function resultsOf(told: readonly SeenEvent[]): Result[] {
  const results: Result[] = [];
  let fouls: Of<'fouled'>[] = [];
  for (const { before, event, after } of told) {
    switch (event.type) {
      case 'won':
        results.push({ type: 'win', event, before });
        break;
      case 'drawn':
        if (fouls.length > 0) results.push({ type: 'ruling', fouls, voided: null, before });
        fouls = [];
        results.push({ type: 'draw', event, before });
        break;
      case 'fouled':
        // What costs nothing or only a warning is told in the log and beside the hand.
        if (isGrave(event)) fouls.push(event);
        break;
      case 'dealVoided':
        results.push({ type: 'ruling', fouls, voided: event, before });
        fouls = [];
        break;
      case 'dealEnded':
        if (isLastDeal(after) && !isLastDeal(before)) {
          results.push({ type: 'standings', view: after });
        }
        break;
      case 'matchEnded': {
        const shown = results.filter(({ type }) => type !== 'standings');
        results.splice(0, results.length, ...shown, { type: 'end', view: after });
        break;
      }
    }
  }
  return results;
}

const isGrave = ({ consequence }: Of<'fouled'>) =>
  consequence === 'chombo' || consequence === 'penalty';

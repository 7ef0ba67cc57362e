// Why an act of the viewer is not taken, and what the viewer could do, from the view and nothing else. Whoever answers
// a player by this has nothing hidden at hand to give away.

import { type Action, malformedField } from './action.ts';
import { outline } from './imagine.ts';
import type { Match } from './match.ts';
import { foulIn, refusalOf } from './play.ts';
import { possibleActions } from './possible.ts';
import { type Illegal, illegal } from './refusal.ts';
import type { SeatView } from './view.ts';

const NOT_ASKED = illegal('notAsked');

/**
 * What the rules say against an act of the viewer now; null when nothing does. Speaking before one is asked is refused:
 * whether play has gone on unseen, or waits for somebody else, is not in a view.
 */
export function refusalFromView(view: SeatView, action: Action): Illegal | null {
  return asked(view, action, refusalOf);
}

/** What keeps an act of the viewer from being carried out: at an unassisted table a foul is not kept from it. */
export function obstacleFromView(view: SeatView, action: Action): Illegal | null {
  return asked(view, action, (match) => {
    const refusal = refusalOf(match, action);
    if (refusal === null || view.deal?.isAsked !== true) return refusal;
    return foulIn(match, action, refusal) === null ? refusal : null;
  });
}

/** What the viewer could do now: what is legal, and at an unassisted table what would be a foul. */
export function possibleFromView(view: SeatView): Action[] {
  const { viewer, deal } = view;
  if (viewer === 'spectator' || deal === null || !deal.isAsked) return [];
  return possibleActions(outline(view, viewer), viewer);
}

function asked(
  view: SeatView,
  action: Action,
  judge: (match: Match, action: Action) => Illegal | null,
): Illegal | null {
  const { viewer } = view;
  if (malformedField(action) !== null) return illegal('malformed');
  if (viewer === 'spectator' || action.seat !== viewer) return NOT_ASKED;
  const match = outline(view, viewer);
  // A deal that is over is looked at, but no longer played.
  const now = view.phase === 'playing' ? match : { ...match, deal: null };
  return judge(now, action) ?? (view.deal?.isAsked === true ? null : NOT_ASKED);
}

// Tenpai or noten when the wall has run out.

import { type Action, type SeatView, sequelOf } from '@hanchan/game';
import { seatsOf, shareOf } from '@hanchan/rules';
import type { BySeat, Seat } from '@hanchan/tiles';
import type { Decision } from './bot.ts';
import { decided } from './deciding.ts';
import { moved } from './place.ts';

/** Tenpai is paid; only a leading dealer of the last deal, whom it would keep at the table, says noten. */
export function declare(view: SeatView, legal: readonly Action[]): Decision {
  const noten = legal.find(({ type }) => type === 'noten');
  const tenpai = legal.find(({ type }) => type === 'tenpai');
  if (tenpai === undefined || (noten !== undefined && endsAhead(view))) {
    return decided((noten ?? legal[0])!, ['place']);
  }
  return decided(tenpai, ['valuable']);
}

/** Noten ends the match with the lead, whoever else is tenpai; tenpai would not end it. */
function endsAhead(view: SeatView): boolean {
  const { rules, scores } = view;
  const seat = view.viewer as Seat;
  const total = rules['draw.notenTotal'];
  // At worst this seat pays all of it, to the three others.
  const paid = moved(scores, (one) => (one === seat ? -total : shareOf(total, rules)));
  const isAhead = seatsOf(rules).every((other) => other === seat || paid[other] < paid[seat]);
  const endsWith = (to: BySeat<number>, tenpai: readonly Seat[]) =>
    sequelOf({ ...view, scores: to }, { ...EXHAUSTED, tenpai }).endedBy !== null;
  return isAhead && endsWith(paid, []) && !endsWith(scores, [seat]);
}

const EXHAUSTED = { type: 'drawn', reason: 'exhausted', nagashi: [] } as const;

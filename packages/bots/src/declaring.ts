// Tenpai or noten when the wall has run out.

import type { Action, SeatView } from '@hanchan/game';
import type { Seat } from '@hanchan/tiles';
import { type Decision, decided } from './bot.ts';

/** Tenpai is paid; only a leading dealer of the last deal, whom it would keep at the table, says noten. */
export function declare(view: SeatView, legal: readonly Action[]): Decision {
  const noten = legal.find(({ type }) => type === 'noten');
  const tenpai = legal.find(({ type }) => type === 'tenpai');
  if (tenpai === undefined || (noten !== undefined && endsAhead(view))) {
    return decided((noten ?? legal[0])!, ['place']);
  }
  return decided(tenpai, ['valuable']);
}

function endsAhead({ rules, viewer, dealer, round, scores }: SeatView): boolean {
  const isLast = round >= rules['end.rounds'] - 1 && dealer === 3;
  const isDealer = viewer === dealer;
  const stays = rules['dealer.staysOn'] === 'winOrTenpai';
  const wouldEnd =
    rules['end.extension'] !== 'untilWin' && rules['end.dealerLeads'] !== 'afterWinOrTenpai';
  if (!isLast || !isDealer || !stays || !wouldEnd) return false;
  const own = scores[viewer as Seat] - rules['draw.notenTotal'] / 3;
  return scores.every((score, seat) => seat === viewer || score + rules['draw.notenTotal'] < own);
}

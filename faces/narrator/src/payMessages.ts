// Who pays what for a win and why: line by line, or as the shares that each owes.

import type { TraceLine, Win } from '@hanchan/score';
import { type Seat, seatWind } from '@hanchan/tiles';
import { message } from './message.ts';
import { countersPhrase, sticksPhrase } from './phrases.ts';
import type { ScoredWin } from './traceMessages.ts';

/** Who sits where, as far as sentences need it. */
export interface PaidTable {
  readonly win: Win;
  /** The discarder is called by the wind, since the reader named one. */
  readonly isDiscarderNamed: boolean;
}

/** “South, the dealer, pays 2,000 for 1 counter”; null for a line that moves no points. */
export function payMessage(line: TraceLine, table: PaidTable) {
  const { effect, rule } = line;
  const { win } = table;
  if ('takes' in effect) {
    const who = seatTerm(effect.seat, win);
    return rule === 'riichi.deposit'
      ? message('pay.takesSticks', {
          who,
          points: effect.takes,
          sticks: sticksPhrase(win.deposits),
        })
      : message('pay.takesPool', { who, points: effect.takes });
  }
  if (!('pays' in effect)) return null;
  const paid = { who: payer(effect.seat, table), points: effect.pays };
  if (line.case?.liable === 'feeder') return message('pay.fed', paid);
  const isCounters = rule === 'payment.counter' || rule === 'liability.counters';
  return isCounters
    ? message('pay.counters', { ...paid, counters: countersPhrase(win.counters) })
    : message('pay.hand', paid);
}

const seatTerm = (seat: Seat, { dealer }: Win) => ({ wind: seatWind(seat, dealer) });

function payer(seat: Seat, { win, isDiscarderNamed }: PaidTable) {
  const wind = seatTerm(seat, win);
  if (seat === win.from)
    return isDiscarderNamed ? message('payer.named', { wind }) : message('payer.discarder');
  return seat === win.dealer ? message('payer.dealer', { wind }) : message('payer.other', { wind });
}

/** How many shares each pays, in one sentence. */
export function sharesMessage({ win, score }: ScoredWin) {
  if (score.trace.some(({ rule }) => rule === 'liability.yaku')) return message('shares.liable');
  const isDealer = win.winner === win.dealer;
  if (win.from === null) return message(isDealer ? 'shares.tsumoDealer' : 'shares.tsumo');
  return message(isDealer ? 'shares.ronDealer' : 'shares.ron');
}

/** What lay on the table from deals without a winner. */
export const poolMessage = () => message('shares.pool');

type Tellers = typeof payMessage | typeof sharesMessage | typeof poolMessage;

/** Who pays what for a win. */
export type PayMessage = Exclude<ReturnType<Tellers>, null>;

// A win: who is paid, what is shown, what becomes of counters and deposits.

import { evaluate, shareTable, type Value } from '@hanchan/score';
import type { Seat } from '@hanchan/tiles';
import { concludeDeal } from './conclusion.ts';
import type { Draft } from './draft.ts';
import type { Offer } from './match.ts';
import { turnedUra } from './wallPosition.ts';
import { isValue, type TableShare, tsumoValue, winNow } from './winning.ts';

export function endByTsumo(draft: Draft): void {
  const { match, deal } = draft;
  const seat = deal.turn;
  const value = tsumoValue(match);
  if (!isValue(value)) throw new Error('a legal win has a value');
  const { counters, deposits, pool } = match;
  settle(draft, seat, null, value, { counters, deposits, pool });
  concludeDeal(draft, { type: 'won', winners: [seat] });
}

export function endByRon(draft: Draft, offer: Offer, callers: readonly Seat[]): void {
  const { match, deal, rules } = draft;
  const winners = shareTable(
    {
      discarder: offer.from,
      callers,
      counters: match.counters,
      carried: match.deposits - deal.depositors.length,
      inRiichi: deal.depositors,
    },
    rules,
  );
  // The pool is one pile, and the nearest winner's.
  const shares = winners.map((share, i) => ({
    ...share,
    pool: i === 0 ? match.pool : 0,
    winners: winners.length,
  }));
  // Every hand is valued at the table as it was; the shares say what each takes from it.
  const values = shares.map((share) => {
    const result = evaluate(winNow(match, share.seat, offer, share), rules);
    if (!result.ok) throw new Error('a legal win has a value');
    return result.value;
  });
  shares.forEach((share, i) => {
    settle(draft, share.seat, offer, values[i]!, share);
  });
  concludeDeal(draft, { type: 'won', winners: winners.map(({ seat }) => seat) });
}

function settle(
  draft: Draft,
  seat: Seat,
  offer: Offer | null,
  value: Value,
  share: TableShare,
): void {
  const { match, deal } = draft;
  const { hand, drawn, riichi } = draft.look(seat);
  draft.pay(value.deltas);
  match.deposits -= share.deposits;
  match.pool -= share.pool;
  draft.tell({
    type: 'won',
    seat,
    from: offer?.from ?? null,
    tile: offer?.tile ?? drawn!,
    hand,
    ura: riichi === 'none' || !draft.rules['dora.ura'] ? [] : turnedUra(deal),
    counters: share.counters,
    deposits: share.deposits,
    value,
    scores: match.scores,
  });
}

// After a deal: does the dealer stay, what happens to the counters, is the match over?

import type { RuleValues } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { type Draft, nextSeat } from './draft.ts';
import type { DrawReason } from './event.ts';
import { loansFor } from './loans.ts';
import type { Match } from './match.ts';

export type Outcome =
  | { readonly type: 'won'; readonly winners: readonly Seat[] }
  | {
      readonly type: 'drawn';
      readonly reason: DrawReason;
      readonly tenpai: readonly Seat[];
      readonly nagashi: readonly Seat[];
    };

export function concludeDeal(draft: Draft, outcome: Outcome): void {
  const { match, rules } = draft;
  const stays = dealerStays(match, outcome);
  const before = { round: match.round, dealer: match.dealer };
  draft.deal.phase = { type: 'over' };
  match.counters = nextCounters(match, outcome);
  if (!stays) {
    match.dealer = nextSeat(match.dealer);
    if (match.dealer === 0) match.round++;
  }
  match.phase = 'awaitingDeal';
  tellLoans(draft, scoresInPlay(draft));
  const isOver = isMatchOver(match, outcome, before, stays);
  const { counters, deposits, pool } = match;
  draft.tell({
    type: 'dealEnded',
    scores: match.scores,
    dealerStays: stays,
    counters,
    deposits,
    pool,
  });
  if (isOver) endMatch(draft, rules);
}

/** Eight counters won by the dealer as a yakuman of their own start afresh. */
function isPaarenchan({ rules, counters, dealer }: Match, outcome: Outcome): boolean {
  const isUsed = rules['yaku.paarenchan'] !== 'absent';
  return isUsed && counters === 8 && outcome.type === 'won' && outcome.winners.includes(dealer);
}

function dealerStays(match: Match, outcome: Outcome): boolean {
  const { rules, dealer } = match;
  if (outcome.type === 'won') {
    return outcome.winners.includes(dealer) && !isPaarenchan(match, outcome);
  }
  if (outcome.reason === 'nagashi' && rules['nagashi.countsAs'] === 'win') {
    return outcome.nagashi.includes(dealer);
  }
  if (outcome.reason !== 'exhausted' && outcome.reason !== 'nagashi') {
    return rules['draw.abortiveDealer'] === 'stays';
  }
  return rules['dealer.staysOn'] === 'winOrTenpai' && outcome.tenpai.includes(dealer);
}

function nextCounters(match: Match, outcome: Outcome): number {
  const { rules, counters, dealer } = match;
  if (rules['payment.counter'] === 0) return 0;
  if (outcome.type === 'won') {
    const isKept = outcome.winners.includes(dealer) && !isPaarenchan(match, outcome);
    return isKept ? counters + 1 : 0;
  }
  const isNagashiWin = outcome.reason === 'nagashi' && rules['nagashi.countsAs'] === 'win';
  if (isNagashiWin) return outcome.nagashi.includes(dealer) ? counters + 1 : 0;
  return rules['counter.onDraw'] ? counters + 1 : counters;
}

function isMatchOver(
  match: Match,
  outcome: Outcome,
  before: { round: number; dealer: Seat },
  stays: boolean,
): boolean {
  const { rules, scores, round } = match;
  if (rules['end.bust'] === 'ends' && scores.some((score) => score < 0)) return true;
  if (match.bell === 'lastDeal' || match.bell === 'lastDiscard') return true;
  const isLastDeal =
    before.round >= rules['end.rounds'] - 1 &&
    (before.dealer === 3 || before.round >= rules['end.rounds']);
  if (isLastDeal && dealerMayStop(match, outcome, before.dealer)) return true;
  if (
    rules['end.extension'] === 'untilWin' &&
    before.round >= rules['end.rounds'] &&
    outcome.type === 'won'
  )
    return true;
  if (stays || round < rules['end.rounds']) return false;
  return isSettled(match, outcome, before);
}

/** The rounds are played: is there a reason to go on? */
function isSettled(
  { rules, scores, round }: Match,
  outcome: Outcome,
  before: { round: number; dealer: Seat },
): boolean {
  switch (rules['end.extension']) {
    case 'none':
      return true;
    case 'untilWin':
      return outcome.type === 'won';
    case 'untilTarget': {
      const isExtraRoundOver = before.round >= rules['end.rounds'] && round > rules['end.rounds'];
      return isExtraRoundOver || scores.some((score) => score >= rules['end.target']);
    }
  }
}

/** The dealer of the last deal leads and need not play on. */
function dealerMayStop({ rules, scores }: Match, outcome: Outcome, dealer: Seat): boolean {
  const rule = rules['end.dealerLeads'];
  if (rule === 'never') return false;
  if (rule === 'afterWin') {
    const isSoleLead = SEATS.every((seat) => seat === dealer || scores[seat] < scores[dealer]);
    return outcome.type === 'won' && outcome.winners.includes(dealer) && isSoleLead;
  }
  const isReady =
    outcome.type === 'won'
      ? outcome.winners.includes(dealer)
      : (outcome.reason === 'exhausted' || outcome.reason === 'nagashi') &&
        outcome.tenpai.includes(dealer);
  return isReady && scores[dealer] >= rules['end.target'] && leader(scores) === dealer;
}

/** First place, ties to the seat that dealt earlier. */
export function leader(scores: BySeat<number>): Seat {
  return SEATS.reduce<Seat>((best, seat) => (scores[seat] > scores[best] ? seat : best), 0);
}

/** The scores at the start of the deal, less the deposits of riichi, whose loans were told when they were laid. */
function scoresInPlay({ deal, rules }: Draft): BySeat<number> {
  const stake = (seat: Seat) => (deal.depositors.includes(seat) ? rules['riichi.deposit'] : 0);
  return SEATS.map((seat) => deal.before.scores[seat] - stake(seat)) as unknown as BySeat<number>;
}

/** Tells who has been lent points since the scores stood like this; the referee brings the sticks. */
export function tellLoans(draft: Draft, before: BySeat<number>): void {
  const { rules, match } = draft;
  for (const seat of SEATS) {
    const { count } = loansFor(match.scores[seat], rules);
    if (count > loansFor(before[seat], rules).count) draft.tell({ type: 'lent', seat, count });
  }
}

export function endMatch(draft: Draft, rules: RuleValues): void {
  const { match } = draft;
  if (rules['end.deposits'] === 'winner' && match.deposits > 0) {
    const deltas: [number, number, number, number] = [0, 0, 0, 0];
    deltas[leader(match.scores)] = match.deposits * rules['riichi.deposit'];
    draft.pay(deltas);
    match.deposits = 0;
  }
  match.phase = 'over';
  draft.tell({ type: 'matchEnded', scores: match.scores, deposits: match.deposits });
}

// After a deal: does the dealer stay, what happens to the counters, is the match over?

import { type Applied, lastSeatOf, nextSeat, type RuleKey, seatsOf } from '@hanchan/rules';
import { winnersFact } from '@hanchan/score';
import { type BySeat, bySeat, noPoints, SEATS, type Seat } from '@hanchan/tiles';
import type { Draft } from './draft.ts';
import type { DrawReason } from './event.ts';
import { loansFor } from './loans.ts';
import type { Match } from './match.ts';

/** How a deal ended, as far as what follows depends on it. */
export type Outcome =
  | { readonly type: 'won'; readonly winners: readonly Seat[] }
  | {
      readonly type: 'drawn';
      readonly reason: DrawReason;
      readonly tenpai: readonly Seat[];
      readonly nagashi: readonly Seat[];
    };

/** What of a match decides how it goes on: the deal's own round, dealer and counters, the scores after its payments. */
export type Standing = Pick<Match, 'rules' | 'scores' | 'round' | 'dealer' | 'counters' | 'bell'>;

/** What follows a deal. */
export interface Sequel {
  readonly dealerStays: boolean;
  readonly round: number;
  readonly dealer: Seat;
  readonly counters: number;
  /** What keeps the deal or passes it on. */
  readonly dealerBy: Applied<RuleKey>;
  /** What ends the match here; null when it goes on. */
  readonly endedBy: Applied<RuleKey> | null;
}

/** Who deals next, with how many counters, or that the match is over. */
export function sequelOf(standing: Standing, outcome: Outcome): Sequel {
  const dealerStays = stays(standing, outcome);
  const dealer = dealerStays ? standing.dealer : nextSeat(standing.dealer, standing.rules);
  const round = !dealerStays && dealer === 0 ? standing.round + 1 : standing.round;
  const counters = nextCounters(standing, outcome);
  const next = { dealerStays, round };
  const dealerBy = dealerRule(standing, outcome);
  const endedBy = endOf(standing, outcome, next);
  return { dealerStays, round, dealer, counters, dealerBy, endedBy };
}

export function concludeDeal(draft: Draft, outcome: Outcome): void {
  const { match } = draft;
  const { dealerStays, round, dealer, counters, endedBy } = sequelOf(match, outcome);
  draft.deal.phase = { type: 'over' };
  match.counters = counters;
  match.dealer = dealer;
  match.round = round;
  match.phase = 'awaitingDeal';
  announceLoans(draft, scoresInPlay(draft));
  returnChips(draft);
  const { deposits, pool, scores } = match;
  draft.tell({ type: 'dealEnded', scores, dealerStays, counters, deposits, pool });
  if (endedBy !== null) endMatch(draft);
}

/** Eight counters won by the dealer as a yakuman of their own start afresh. */
function isPaarenchan({ rules, counters, dealer }: Standing, outcome: Outcome): boolean {
  const isUsed = rules['yaku.paarenchan'] !== 'absent';
  return isUsed && counters === 8 && outcome.type === 'won' && outcome.winners.includes(dealer);
}

function stays(standing: Standing, outcome: Outcome): boolean {
  const { rules, dealer } = standing;
  if (outcome.type === 'won') {
    return outcome.winners.includes(dealer) && !isPaarenchan(standing, outcome);
  }
  if (outcome.reason === 'nagashi' && rules['nagashi.countsAs'] === 'win') {
    return outcome.nagashi.includes(dealer);
  }
  if (outcome.reason !== 'exhausted' && outcome.reason !== 'nagashi') {
    return rules['draw.abortiveDealer'] === 'stays';
  }
  return rules['dealer.staysOn'] === 'winOrTenpai' && outcome.tenpai.includes(dealer);
}

/** The option that `stays` went by, and in which case. */
function dealerRule(standing: Standing, outcome: Outcome): Applied<RuleKey> {
  const { rules, dealer } = standing;
  if (outcome.type === 'won') {
    if (isPaarenchan(standing, outcome))
      return { rule: 'yaku.paarenchan', case: { counts: 'yes' } };
    const { winners } = outcome;
    const ended = winners.includes(dealer) ? 'dealerWon' : 'otherWon';
    return { rule: 'dealer.staysOn', case: { ended, winners: winnersFact(winners.length) } };
  }
  if (outcome.reason === 'nagashi' && rules['nagashi.countsAs'] === 'win') {
    return { rule: 'nagashi.countsAs', case: { winners: winnersFact(outcome.nagashi.length) } };
  }
  if (outcome.reason !== 'exhausted' && outcome.reason !== 'nagashi') {
    return { rule: 'draw.abortiveDealer' };
  }
  const ended = outcome.tenpai.includes(dealer) ? 'dealerTenpai' : 'dealerNoten';
  return { rule: 'dealer.staysOn', case: { ended } };
}

function nextCounters(standing: Standing, outcome: Outcome): number {
  const { rules, counters, dealer } = standing;
  if (rules['payment.counter'] === 0) return 0;
  if (outcome.type === 'won') {
    const isKept = outcome.winners.includes(dealer) && !isPaarenchan(standing, outcome);
    return isKept ? counters + 1 : 0;
  }
  const isNagashiWin = outcome.reason === 'nagashi' && rules['nagashi.countsAs'] === 'win';
  if (isNagashiWin) return outcome.nagashi.includes(dealer) ? counters + 1 : 0;
  return rules['counter.onDraw'] ? counters + 1 : counters;
}

function endOf(
  standing: Standing,
  outcome: Outcome,
  next: Pick<Sequel, 'dealerStays' | 'round'>,
): Applied<RuleKey> | null {
  const { rules, scores, bell, round, dealer } = standing;
  const rounds = rules['end.rounds'];
  if (rules['end.bust'] === 'ends' && scores.some((score) => score < 0)) {
    return { rule: 'end.bust' };
  }
  if (bell === 'lastDeal' || bell === 'lastDiscard') {
    return { rule: 'clock.minutes', case: { time: 'up' } };
  }
  const isLast = isLastDeal(standing);
  if (isLast && dealerMayStop(standing, outcome, dealer)) return { rule: 'end.dealerLeads' };
  const isExtra = round >= rounds;
  if (rules['end.extension'] === 'untilWin' && isExtra && outcome.type === 'won') {
    return { rule: 'end.extension' };
  }
  if (next.dealerStays || next.round < rounds) return null;
  return isSettled(standing, outcome, next.round) ? { rule: settlingRule(standing) } : null;
}

/** The last deal of the rounds that are played, or one of the extension: the match may end with it. */
export function isLastDeal({ rules, round, dealer }: Standing): boolean {
  const rounds = rules['end.rounds'];
  return round >= rounds || (round === rounds - 1 && dealer === lastSeatOf(rules));
}

/** A win in the last round ends the match with that round; only later wins are the extension's. */
const settlingRule = ({ rules, round }: Standing): RuleKey => {
  const isByRounds =
    rules['end.extension'] === 'none' ||
    (rules['end.extension'] === 'untilWin' && round < rules['end.rounds']);
  return isByRounds ? 'end.rounds' : 'end.extension';
};

/** The rounds are played: is there a reason to go on? */
function isSettled({ rules, scores, round }: Standing, outcome: Outcome, next: number): boolean {
  switch (rules['end.extension']) {
    case 'none':
      return true;
    case 'untilWin':
      return outcome.type === 'won';
    case 'untilTarget': {
      const isExtraRoundOver = round >= rules['end.rounds'] && next > rules['end.rounds'];
      return isExtraRoundOver || scores.some((score) => score >= rules['end.target']);
    }
  }
}

/** The dealer of the last deal leads and need not play on. */
function dealerMayStop({ rules, scores }: Standing, outcome: Outcome, dealer: Seat): boolean {
  const rule = rules['end.dealerLeads'];
  if (rule === 'never') return false;
  if (rule === 'afterWin') {
    const isSoleLead = seatsOf(rules).every(
      (seat) => seat === dealer || scores[seat] < scores[dealer],
    );
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
  return bySeat((seat) => deal.before.scores[seat] - stake(seat));
}

/** Tells who has been lent points since the scores stood like this; the referee brings the sticks. */
export function announceLoans(draft: Draft, before: BySeat<number>): void {
  const { rules, match } = draft;
  for (const seat of seatsOf(rules)) {
    const chips = match.chips?.[seat];
    const { count } = loansFor(match.scores[seat], rules, chips);
    if (count > loansFor(before[seat], rules, chips).count) {
      draft.tell({ type: 'lent', seat, count });
    }
  }
}

/** Whoever is above zero again hands the riichi chips back with the sticks. */
export function returnChips({ match }: Draft): void {
  const { chips, scores } = match;
  if (chips !== undefined) match.chips = bySeat((seat) => (scores[seat] < 0 ? chips[seat] : 0));
}

/** Who gets the deposits that are left when the match ends. */
export function depositsAtEnd({
  rules,
  scores,
  deposits,
}: Pick<Match, 'rules' | 'scores' | 'deposits'>): BySeat<number> {
  const deltas = noPoints();
  if (rules['end.deposits'] === 'winner') {
    deltas[leader(scores)] = deposits * rules['riichi.deposit'];
  }
  return deltas;
}

export function endMatch(draft: Draft): void {
  const { match, rules } = draft;
  if (rules['end.deposits'] === 'winner' && match.deposits > 0) {
    draft.pay(depositsAtEnd(match));
    match.deposits = 0;
  }
  match.phase = 'over';
  draft.tell({ type: 'matchEnded', scores: match.scores, deposits: match.deposits });
}

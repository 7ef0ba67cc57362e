// After a deal: does the dealer stay, what happens to the counters, is the match over?

import type { Applied, RuleKey } from '@hanchan/rules';
import { winnersFact } from '@hanchan/score';
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
      /** Who has nagashi mangan, where that is the reason. */
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

export function sequelOf(standing: Standing, outcome: Outcome): Sequel {
  const { dealerStays, dealerBy } = dealerAfter(standing, outcome);
  const dealer = dealerStays ? standing.dealer : nextSeat(standing.dealer);
  const round = !dealerStays && dealer === 0 ? standing.round + 1 : standing.round;
  const counters = nextCounters(standing, outcome, dealerStays);
  const endedBy = endOf(standing, outcome, { dealerStays, round });
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
  const { deposits, pool, scores } = match;
  draft.tell({ type: 'dealEnded', scores, dealerStays, counters, deposits, pool });
  if (endedBy !== null) endMatch(draft);
}

/** Whether the dealer stays, the option that says so, and in which case. */
function dealerAfter(
  standing: Standing,
  outcome: Outcome,
): Pick<Sequel, 'dealerStays' | 'dealerBy'> {
  const { rules, dealer } = standing;
  if (outcome.type === 'won') {
    const dealerStays = outcome.winners.includes(dealer);
    if (dealerStays && isEighthCounter(standing)) {
      return { dealerStays: false, dealerBy: { rule: 'yaku.paarenchan', case: { counts: 'yes' } } };
    }
    const ended = dealerStays ? 'dealerWon' : 'otherWon';
    return { dealerStays, dealerBy: { rule: 'dealer.staysOn', case: { ended } } };
  }
  if (isNagashiWin(standing, outcome)) {
    const winners = winnersFact(outcome.nagashi.length);
    const dealerBy = { rule: 'nagashi.countsAs', case: { winners } } as const;
    return { dealerStays: outcome.nagashi.includes(dealer), dealerBy };
  }
  if (!isWallOut(outcome)) {
    const dealerStays = rules['draw.abortiveDealer'] === 'stays';
    return { dealerStays, dealerBy: { rule: 'draw.abortiveDealer' } };
  }
  const isTenpai = outcome.tenpai.includes(dealer);
  const ended = isTenpai ? 'dealerTenpai' : 'dealerNoten';
  const dealerStays = isTenpai && rules['dealer.staysOn'] === 'winOrTenpai';
  return { dealerStays, dealerBy: { rule: 'dealer.staysOn', case: { ended } } };
}

/** Eight counters won by the dealer as a yakuman of their own start afresh. */
const isEighthCounter = ({ rules, counters }: Standing) =>
  rules['yaku.paarenchan'] !== 'absent' && counters === 8;

type Drawn = Extract<Outcome, { type: 'drawn' }>;

const isWallOut = ({ reason }: Drawn) => reason === 'exhausted' || reason === 'nagashi';

const isNagashiWin = ({ rules }: Standing, { reason }: Drawn) =>
  reason === 'nagashi' && rules['nagashi.countsAs'] === 'win';

function nextCounters(standing: Standing, outcome: Outcome, dealerStays: boolean): number {
  const { rules, counters } = standing;
  if (rules['payment.counter'] === 0) return 0;
  const isWon = outcome.type === 'won' || isNagashiWin(standing, outcome);
  if (isWon) return dealerStays ? counters + 1 : 0;
  return rules['counter.onDraw'] ? counters + 1 : counters;
}

function endOf(
  standing: Standing,
  outcome: Outcome,
  next: Pick<Sequel, 'dealerStays' | 'round'>,
): Applied<RuleKey> | null {
  const { rules, scores, bell, round } = standing;
  const rounds = rules['end.rounds'];
  if (rules['end.bust'] === 'ends' && scores.some((score) => score < 0)) {
    return { rule: 'end.bust' };
  }
  if (bell === 'lastDeal' || bell === 'lastDiscard') {
    return { rule: 'clock.minutes', case: { time: 'up' } };
  }
  if (isLastDeal(standing) && dealerMayStop(standing, outcome)) return { rule: 'end.dealerLeads' };
  const isExtra = round >= rounds;
  if (rules['end.extension'] === 'untilWin' && isExtra && outcome.type === 'won') {
    return { rule: 'end.extension' };
  }
  if (next.dealerStays || next.round < rounds) return null;
  return endOfRounds(standing, outcome, next.round);
}

/** The last deal of the rounds that are played, or one of the extension: the match may end with it. */
export function isLastDeal({ rules, round, dealer }: Standing): boolean {
  const rounds = rules['end.rounds'];
  return round >= rounds || (round === rounds - 1 && dealer === 3);
}

/** The rounds are played: what ends the match now; null where there is a reason to go on. */
function endOfRounds(
  { rules, scores }: Standing,
  outcome: Outcome,
  round: number,
): Applied<RuleKey> | null {
  switch (rules['end.extension']) {
    case 'none':
      return { rule: 'end.rounds' };
    case 'untilWin':
      // A win in the last round ends the match with that round; only later wins are the extension's.
      return outcome.type === 'won' ? { rule: 'end.rounds' } : null;
    case 'untilTarget': {
      const isExtraRoundOver = round > rules['end.rounds'];
      const isReached = scores.some((score) => score >= rules['end.target']);
      return isExtraRoundOver || isReached ? { rule: 'end.extension' } : null;
    }
  }
}

/** The dealer of the last deal leads and need not play on. */
function dealerMayStop({ rules, scores, dealer }: Standing, outcome: Outcome): boolean {
  const rule = rules['end.dealerLeads'];
  if (rule === 'never') return false;
  const hasWon = outcome.type === 'won' && outcome.winners.includes(dealer);
  if (rule === 'afterWin') {
    const isSoleLead = SEATS.every((seat) => seat === dealer || scores[seat] < scores[dealer]);
    return hasWon && isSoleLead;
  }
  const isTenpai =
    outcome.type === 'drawn' && isWallOut(outcome) && outcome.tenpai.includes(dealer);
  const isReady = hasWon || isTenpai;
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
export function announceLoans(draft: Draft, before: BySeat<number>): void {
  const { rules, match } = draft;
  for (const seat of SEATS) {
    const { count } = loansFor(match.scores[seat], rules);
    if (count > loansFor(before[seat], rules).count) draft.tell({ type: 'lent', seat, count });
  }
}

/** Who gets the deposits that are left when the match ends. */
export function depositsAtEnd({
  rules,
  scores,
  deposits,
}: Pick<Match, 'rules' | 'scores' | 'deposits'>): BySeat<number> {
  const deltas: [number, number, number, number] = [0, 0, 0, 0];
  if (rules['end.deposits'] === 'winner') {
    deltas[leader(scores)] = deposits * rules['riichi.deposit'];
  }
  return deltas;
}

export function endMatch(draft: Draft): void {
  const { match, rules } = draft;
  if (rules['end.deposits'] === 'winner') {
    draft.pay(depositsAtEnd(match));
    match.deposits = 0;
  }
  match.phase = 'over';
  draft.tell({ type: 'matchEnded', scores: match.scores, deposits: match.deposits });
}

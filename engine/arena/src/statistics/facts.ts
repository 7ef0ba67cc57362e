// What one seat did in one match, as whole numbers that can be added: the raw material of every measure.

import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { DealSummary, MatchSummary } from '../summary.ts';

const FACTS = [
  'matches',
  /** Twelfths of the places: two who share first have six of it and six of second. */
  'firsts',
  'seconds',
  'thirds',
  'fourths',
  /** Twice the place; who shares first and second has one and a half. */
  'halfPlaces',
  'score',
  'scoreSquares',
  'umaTwelfths',
  'resultTwelfths',
  'busts',
  'decisions',
  'fouls',
  'allDeals',
  /** Deals that came to a result; a voided one did not. */
  'deals',
  'wins',
  'selfDraws',
  'winPoints',
  'winTurns',
  'openWins',
  'dealIns',
  'dealInPoints',
  'riichi',
  'riichiWins',
  'called',
  'furiten',
  /** Deals in which the wall ran out, and those of them that ended in tenpai. */
  'exhausted',
  'tenpai',
  'draws',
  'points',
  'pointSquares',
  'dealerDeals',
  'dealerWins',
  'dealerPoints',
  'otherDeals',
  'otherWins',
] as const;
/** One of `FACTS`. */
export type Fact = (typeof FACTS)[number];
/** How often each fact came about. */
export type Facts = Record<Fact, number>;

export const noFacts = () => Object.fromEntries(FACTS.map((fact) => [fact, 0])) as Facts;

export function addFacts(to: Facts, more: Facts): void {
  for (const fact of FACTS) to[fact] += more[fact];
}

const TWELVE = 12;
const PLACES = ['firsts', 'seconds', 'thirds', 'fourths'] as const;

/** The facts of the four seats. */
export function factsOf(match: MatchSummary): BySeat<Facts> {
  return SEATS.map((seat) => {
    const facts = noFacts();
    countMatch(match, seat, facts);
    for (const deal of match.deals) countDeal(deal, seat, facts);
    return facts;
  }) as unknown as BySeat<Facts>;
}

function countMatch(match: MatchSummary, seat: Seat, facts: Facts): void {
  const { scores, places, uma, result, decisions, deals } = match;
  const place = places[seat];
  const sharing = places.filter((other) => other === place).length;
  for (let i = 0; i < sharing; i++) facts[PLACES[place - 1 + i]!] += TWELVE / sharing;
  facts.matches = 1;
  facts.halfPlaces = 2 * place + sharing - 1;
  facts.score = scores[seat];
  facts.scoreSquares = scores[seat] ** 2;
  facts.umaTwelfths = uma[seat];
  facts.resultTwelfths = result[seat];
  facts.busts = scores[seat] < 0 ? 1 : 0;
  facts.decisions = decisions[seat];
  facts.allDeals = deals.length;
}

function countDeal(deal: DealSummary, seat: Seat, facts: Facts): void {
  const { outcome, wins, dealer, calls, riichi, deltas } = deal;
  facts.fouls += deal.fouls[seat];
  if (outcome === 'voided') return;
  const hasCalled = calls[seat] > 0;
  const isRiichi = riichi.includes(seat);
  facts.deals++;
  if (hasCalled) facts.called++;
  if (isRiichi) facts.riichi++;
  if (deal.furiten?.includes(seat) === true) facts.furiten++;
  if (outcome !== 'won') facts.draws++;
  if (outcome === 'exhausted' || outcome === 'nagashi') {
    facts.exhausted++;
    if (deal.tenpai.includes(seat)) facts.tenpai++;
  }
  let won = 0;
  let lost = 0;
  for (const win of wins) {
    if (win.seat === seat) {
      won = 1;
      if (win.from === null) facts.selfDraws++;
      if (hasCalled) facts.openWins++;
      if (isRiichi) facts.riichiWins++;
      facts.winPoints += win.points;
      facts.winTurns += win.turn;
    } else if (win.from === seat) {
      // Two may win on one discard; it is one deal-in.
      lost = 1;
      facts.dealInPoints += win.points;
    }
  }
  facts.wins += won;
  facts.dealIns += lost;
  facts.points += deltas[seat];
  facts.pointSquares += deltas[seat] ** 2;
  const isDealer = dealer === seat;
  facts[isDealer ? 'dealerDeals' : 'otherDeals']++;
  facts[isDealer ? 'dealerWins' : 'otherWins'] += won;
  if (isDealer) facts.dealerPoints += deltas[seat];
}

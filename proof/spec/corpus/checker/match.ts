// Between deals: who deals next, counters, the end of the match, places and uma.

import type { Book } from './book.ts';
import { TARGET } from './books.ts';
import { type Four, SEATS, zero } from './payments.ts';
import type { Penalties, Result } from './record.ts';

/** What a deal came to. */
export type Outcome =
  | { readonly type: 'won'; readonly winners: readonly number[] }
  | {
      readonly type: 'drawn';
      readonly reason: string;
      readonly tenpai: readonly number[];
      readonly nagashi: readonly number[];
    };

export type Bell = 'silent' | 'lastDeal' | 'oneMore';

export class Match {
  readonly book: Book;
  round: number;
  dealer: number;
  counters: number;
  deposits: number;
  pool: number;
  scores: Four;
  bell: Bell = 'silent';
  isOver = false;
  penalties: { warnings: number; tournamentPoints: number; modifier: number }[] = SEATS.map(() => ({
    warnings: 0,
    tournamentPoints: 0,
    modifier: 0,
  }));

  constructor(
    book: Book,
    start: Pick<Match, 'round' | 'dealer' | 'counters' | 'deposits' | 'pool'> & {
      scores: readonly number[];
    },
  ) {
    this.book = book;
    this.round = start.round;
    this.dealer = start.dealer;
    this.counters = start.counters;
    this.deposits = start.deposits;
    this.pool = start.pool;
    this.scores = [...start.scores] as Four;
  }

  pay(deltas: Four): void {
    this.scores = this.scores.map((score, seat) => score + deltas[seat]!) as Four;
  }

  /** Moves on after a deal; what then stands on the table. */
  conclude(outcome: Outcome): Result[] {
    const { book, dealer, round } = this;
    const isEighth =
      outcome.type === 'won' &&
      outcome.winners.includes(dealer) &&
      this.counters === 8 &&
      book.yaku['paarenchan'] !== undefined;
    const stays = !isEighth && this.#dealerStays(outcome);
    this.counters = isEighth ? 0 : this.#nextCounters(outcome);
    this.dealer = stays ? dealer : (dealer + 1) % 4;
    this.round = !stays && this.dealer === 0 ? round + 1 : round;
    const isOver = this.#isOverAfter(outcome, { round, dealer }, stays);
    const { scores, counters, deposits, pool } = this;
    const place = { round: this.round, dealer: this.dealer };
    const ended: Result = { type: 'ended', scores, ...place, counters, deposits, pool };
    return isOver ? [ended, this.finish()] : [ended];
  }

  #dealerStays(outcome: Outcome): boolean {
    const { book, dealer } = this;
    if (outcome.type === 'won') return outcome.winners.includes(dealer);
    if (outcome.reason === 'nagashi' && book.nagashi!.isWin)
      return outcome.nagashi.includes(dealer);
    if (outcome.reason === 'exhausted' || outcome.reason === 'nagashi') {
      return book.tenpaiDealerStays && outcome.tenpai.includes(dealer);
    }
    return book.abortiveDealerStays;
  }

  #nextCounters(outcome: Outcome): number {
    const { book, counters, dealer } = this;
    if (book.counterPoints === 0) return 0;
    const isWin = outcome.type === 'won' || (outcome.reason === 'nagashi' && book.nagashi!.isWin);
    if (!isWin) return book.counterOnDraw ? counters + 1 : counters;
    const winners = outcome.type === 'won' ? outcome.winners : outcome.nagashi;
    return winners.includes(dealer) ? counters + 1 : 0;
  }

  #isOverAfter(outcome: Outcome, was: { round: number; dealer: number }, stays: boolean): boolean {
    const { book, scores } = this;
    if (book.bustEnds && scores.some((score) => score < 0)) return true;
    if (this.bell === 'lastDeal') return true;
    const isExtra = was.round >= book.rounds;
    const isLast = isExtra || (was.round === book.rounds - 1 && was.dealer === 3);
    const dealerWon = outcome.type === 'won' && outcome.winners.includes(was.dealer);
    if (isLast && this.#dealerStops(outcome, was.dealer, dealerWon)) return true;
    if (book.end === 'untilWin' && isExtra && outcome.type === 'won') return true;
    if (stays || this.round < book.rounds) return false;
    if (book.end === 'untilWin') return outcome.type === 'won';
    if (book.end === 'untilTarget') {
      return this.round > book.rounds || scores.some((score) => score >= TARGET);
    }
    return true;
  }

  #dealerStops(outcome: Outcome, dealer: number, dealerWon: boolean): boolean {
    const { book, scores } = this;
    const others = SEATS.filter((seat) => seat !== dealer);
    if (book.dealerMayStop === 'afterWin') {
      return dealerWon && others.every((seat) => scores[seat] < scores[dealer]!);
    }
    if (book.dealerMayStop !== 'leadingWithTarget') return false;
    const isAtDraw = outcome.type === 'drawn' && ['exhausted', 'nagashi'].includes(outcome.reason);
    const isReady = dealerWon || (isAtDraw && outcome.tenpai.includes(dealer));
    // Of equal scores the one who dealt first leads.
    const leads = others.every((seat) =>
      seat < dealer ? scores[seat] < scores[dealer]! : scores[seat] <= scores[dealer]!,
    );
    return isReady && scores[dealer]! >= TARGET && leads;
  }

  /** The match is over: what is left on the table, places and uma. */
  finish(): Result {
    const { book } = this;
    this.isOver = true;
    if (book.depositsToWinner) {
      const deltas = zero();
      deltas[this.scores.indexOf(Math.max(...this.scores))] = this.deposits * 1_000;
      this.pay(deltas);
      this.deposits = 0;
    }
    const { scores, penalties } = this;
    return { type: 'over', scores, penalties, ...rank(scores, penalties, book) };
  }
}

/** Western Dragon: by how many have 30,000 or more. */
const FLOATING = [
  [12, -1, -3, -8],
  [12, -1, -3, -8],
  [8, 4, -4, -8],
  [8, 3, 1, -12],
  [8, 3, 1, -12],
];

function rank(scores: Four, penalties: readonly Penalties[], book: Book) {
  const modified = scores.map((score, seat) => score - penalties[seat]!.modifier);
  const basis = book.umaAfterModifiers ? modified : scores;
  const above = basis.filter((score) => score >= book.returnPoints).length;
  const table = book.uma === 'floating' ? FLOATING[above]! : book.uma;
  const seats = [...SEATS].map((seat) => {
    const ahead = basis.filter(
      (score, other) =>
        score > basis[seat]! || (book.tiesBySeat && score === basis[seat] && other < seat),
    ).length;
    const equal = book.tiesBySeat ? 1 : basis.filter((score) => score === basis[seat]).length;
    const shared = (list: readonly number[]) =>
      (list.slice(ahead, ahead + equal).reduce((a, b) => a + b, 0) * 12_000) / equal;
    const uma = shared(table);
    const oka = shared([book.oka, 0, 0, 0]);
    const own = (modified[seat]! - book.returnPoints) * 12;
    return {
      place: ahead + 1,
      uma,
      total: own + uma + oka - penalties[seat]!.tournamentPoints * 12_000,
    };
  });
  return {
    places: seats.map(({ place }) => place),
    uma: seats.map(({ uma }) => uma),
    total: seats.map(({ total }) => total),
  };
}

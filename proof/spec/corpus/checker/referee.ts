// What a foul costs, what a referee rules, and how a deal ends.

import { Board } from './board.ts';
import type { Foul } from './book.ts';
import type { Outcome } from './match.ts';
import { payChombo } from './payments.ts';
import type { Act, Result } from './record.ts';

export class RefereedBoard extends Board {
  readonly results: Result[] = [];
  isOver = false;

  protected judge(seat: number, foul: Foul): string {
    const { fouls } = this.match.book;
    if (fouls === null) throw new Error(`${foul} of seat ${seat}, which no rule foresees`);
    const consequence = fouls[foul];
    this.results.push({ type: 'fouled', seat, foul, consequence });
    if (consequence === 'deadHand') this.kill(seat);
    if (consequence === 'penalty') this.payChombo(seat);
    return consequence;
  }

  protected kill(who: number): void {
    const seat = this.seats[who]!;
    if (seat.isDead) return;
    seat.isDead = true;
    seat.ippatsu = false;
    this.results.push({ type: 'died', seat: who });
  }

  protected payChombo(seat: number): void {
    const { match } = this;
    const { chombo } = match.book;
    if (chombo === null) return;
    const penalties = match.penalties[seat]!;
    if ('tournament' in chombo) penalties.tournamentPoints += chombo.tournament;
    else if ('modifier' in chombo) penalties.modifier += chombo.modifier;
    else match.pay(payChombo(seat, match.dealer, chombo.share));
  }

  /** As if the deal had not been; each offender pays. */
  protected void(offenders: readonly number[]): void {
    const { match } = this;
    Object.assign(match, this.before);
    for (const seat of offenders) this.payChombo(seat);
    this.isOver = true;
    const { scores, round, dealer, counters, deposits, pool } = match;
    this.results.push({ type: 'voided', offenders });
    this.results.push({ type: 'ended', scores, round, dealer, counters, deposits, pool });
    if (match.bell === 'lastDeal' && offenders.length > 0) this.results.push(match.finish());
  }

  protected rule({
    type,
    seat,
    points,
    whose,
    tiles,
  }: Extract<Act, { do: 'ruling' }>['ruling']): void {
    const { penalties, book } = this.match;
    const { exposed } = book;
    const from = (limit: number) => limit > 0 && tiles >= limit;
    switch (type) {
      case 'warning':
        penalties[seat]!.warnings++;
        break;
      case 'deadHand':
        this.kill(seat);
        break;
      case 'chombo':
        this.void([seat]);
        break;
      case 'redeal':
        this.void([]);
        break;
      case 'penalty':
        if (book.chombo !== null && 'modifier' in book.chombo)
          penalties[seat]!.modifier += points * 1_000;
        else penalties[seat]!.tournamentPoints += points;
        break;
      case 'exposed': {
        const [dead, chombo] =
          whose === 'others'
            ? exposed.others
            : whose === 'deadWall'
              ? exposed.deadWall
              : [0, whose === 'liveWall' ? exposed.wall : exposed.own];
        if (from(chombo!)) this.void([seat]);
        else if (from(dead!)) this.kill(seat);
        else if (from(exposed.warning)) penalties[seat]!.warnings++;
        break;
      }
    }
  }

  protected conclude(outcome: Outcome): void {
    this.isOver = true;
    this.results.push(...this.match.conclude(outcome));
  }
}

// Deals without a winner: the wall runs out, or the rulebook ends the deal early.

import { type Four, payNagashi, payNoten, SEATS, zero } from './payments.ts';
import { RefereedBoard } from './referee.ts';
import { isEnd, isWind, kindOf } from './tiles.ts';

export class DrawableBoard extends RefereedBoard {
  /** Who has said tenpai, once the wall is exhausted. */
  protected tenpai: number[] | null = null;

  protected abortAfterDiscard(): boolean {
    const { abortive } = this.match.book;
    if (abortive.includes('fourRiichi') && this.seats.every(({ riichi }) => riichi !== 'none')) {
      const offenders = this.falseRiichis([...SEATS]);
      if (!this.isVoidedAtDraw(offenders)) this.abort('fourRiichi', []);
      return true;
    }
    if (abortive.includes('fourKans') && this.kans.length === 4 && new Set(this.kans).size > 1) {
      this.abort('fourKans', []);
      return true;
    }
    const first = this.seats.map(({ discards }) =>
      discards.length === 1 ? discards[0]!.tile : '',
    );
    const isFourWinds = first[0] !== '' && isWind(kindOf(first[0]!)) && new Set(first).size === 1;
    if (abortive.includes('fourWinds') && !this.hasAnyCall && isFourWinds) {
      this.abort('fourWinds', []);
      return true;
    }
    return false;
  }

  protected inTurn(): number[] {
    return SEATS.map((step) => (this.match.dealer + step) % 4);
  }

  protected isTenpai(who: number): boolean {
    const seat = this.seats[who]!;
    return !seat.isDead && seat.waits(this.match.book).length > 0;
  }

  protected exhaust(): void {
    const { book } = this.match;
    const candidates = book.nagashi === null ? [] : SEATS.filter((seat) => this.hasNagashi(seat));
    const isWin = candidates.length > 0 && book.nagashi!.isWin;
    const offenders = this.falseRiichis(isWin ? candidates : SEATS);
    if (this.isVoidedAtDraw(offenders)) return;
    const isReady = (seat: number) => this.isTenpai(seat) && !offenders.includes(seat);
    const isRiichi = (seat: number) => this.seats[seat]!.riichi !== 'none';
    const nagashi = candidates.filter((seat) => !offenders.includes(seat));
    if (nagashi.length > 0) {
      const { dealer, counters } = this.match;
      const tenpai = SEATS.filter(
        (seat) => isReady(seat) && (!book.nagashi!.isWin || isRiichi(seat)),
      );
      this.drawn('nagashi', nagashi, tenpai, payNagashi(nagashi, dealer, counters, book), nagashi);
      return;
    }
    const ready = this.inTurn().filter(isReady);
    this.tenpai = book.tenpaiIsAsked ? ready.filter(isRiichi) : ready;
  }

  protected hasNagashi(who: number): boolean {
    const { discards, isDead, isClosed } = this.seats[who]!;
    if (isDead || discards.length === 0) return false;
    if (this.match.book.nagashi!.closedOnly && !isClosed) return false;
    return discards.every(({ tile, isCalled }) => !isCalled && isEnd(kindOf(tile)));
  }

  /** Riichi hands that cannot be shown to have been right. */
  protected falseRiichis(among: readonly number[]): number[] {
    return this.inTurn().filter((who) => {
      const seat = this.seats[who]!;
      if (seat.riichi === 'none' || !among.includes(who)) return false;
      if (seat.faults.includes('riichiKan')) return this.judge(who, 'riichiKan') === 'chombo';
      const isUnproved =
        seat.waits(this.match.book).length === 0 || seat.faults.includes('riichiDiscard');
      return isUnproved && this.judge(who, 'notenRiichi') === 'chombo';
    });
  }

  protected isVoidedAtDraw(offenders: readonly number[]): boolean {
    if (offenders.length === 0) return false;
    if (this.match.book.chomboAtDrawIsRedeal) {
      this.void(offenders);
      return true;
    }
    for (const seat of offenders) this.payChombo(seat);
    return false;
  }

  protected declare(who: number, isTenpai: boolean): void {
    const isFalse = isTenpai && !this.isTenpai(who);
    if (isFalse) this.judge(who, 'falseTenpai');
    else if (isTenpai) this.tenpai!.push(who);
  }

  protected settleTenpai(): void {
    const { book } = this.match;
    const said = this.tenpai!;
    const tenpai = this.inTurn().filter((seat) => said.includes(seat));
    this.tenpai = null;
    this.match.pool += (4 - tenpai.length) * book.notenToPool;
    this.drawn('exhausted', [], tenpai, payNoten(tenpai, book), []);
  }

  protected abort(reason: string, by: readonly number[]): void {
    this.drawn(reason, by, reason === 'fourRiichi' ? SEATS : [], zero(), []);
  }

  protected drawn(
    reason: string,
    by: readonly number[],
    tenpai: readonly number[],
    deltas: Four,
    nagashi: readonly number[],
  ): void {
    this.match.pay(deltas);
    const told = this.match.book.tenpaiIsTold ? tenpai : [];
    this.results.push({ type: 'drawn', reason, by, tenpai: told, deltas });
    this.conclude({ type: 'drawn', reason, tenpai, nagashi });
  }
}

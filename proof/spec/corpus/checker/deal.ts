// One deal, from its wall to its end: acts are carried out, and their results noted.

import type { Offer } from './board.ts';
import type { Foul } from './book.ts';
import { isGroup, liableAfter, swapped } from './calls.ts';
import { DrawableBoard } from './draws.ts';
import { answerFoul, discardFoul, kanFoul, tsumoFoul } from './fouls.ts';
import { payWin, SEATS, zero } from './payments.ts';
import type { Act } from './record.ts';
import { kindOf } from './tiles.ts';
import type { Meld, Worthy } from './worth.ts';

type CallAct = Extract<Act, { do: 'chi' | 'pon' | 'calledKan' }>;
type DiscardAct = Extract<Act, { do: 'discard' }>;
type KanAct = Extract<Act, { do: 'concealedKan' | 'addedKan' }>;

export class Deal extends DrawableBoard {
  #answers: Act[] = [];
  /** Declared with the discard on offer. */
  #riichiOn: number | null = null;

  do(act: Act): void {
    switch (act.do) {
      case 'ron':
      case 'pass':
      case 'chi':
      case 'pon':
      case 'calledKan':
        this.#answers.push(act);
        return;
      case 'tenpai':
      case 'noten':
        if (this.offer !== null) this.#resolve();
        this.declare(act.seat, act.do === 'tenpai');
        return;
    }
    this.settle();
    switch (act.do) {
      case 'pick':
        this.take(act.seat);
        break;
      case 'discard':
        this.#discard(act);
        break;
      case 'concealedKan':
      case 'addedKan':
        this.#kan(act);
        break;
      case 'tsumo':
        this.#tsumo(act.seat);
        break;
      case 'nine':
        this.abort('nineTerminals', [act.seat]);
        break;
      case 'ruling':
        this.rule(act.ruling);
        break;
    }
  }

  /** Everybody who was asked has answered: what is open is carried out. */
  settle(): void {
    if (this.offer !== null) this.#resolve();
    if (this.tenpai !== null && !this.isOver) this.settleTenpai();
  }

  #draw(seat: number): void {
    this.barred = [];
    if (this.live === 0) {
      this.exhaust();
      return;
    }
    if (!this.match.book.isPool) this.take(seat);
  }

  #tsumo(who: number): void {
    const foul = tsumoFoul(this, who);
    if (foul !== null) {
      if (this.judge(who, foul) === 'chombo') this.void([who]);
      return;
    }
    const { counters, deposits, pool } = this.match;
    this.#win(who, null, this.worth(who, null)!, { counters, deposits, pool });
    this.conclude({ type: 'won', winners: [who] });
  }

  #ron(offer: Offer, callers: readonly number[]): void {
    const { book, counters, deposits, pool } = this.match;
    const winners = book.severalWinners ? callers : callers.slice(0, 1);
    const isOwner = (seat: number) => book.ownDepositBack && this.depositors.includes(seat);
    const rest = deposits - winners.filter(isOwner).length;
    const values = winners.map((seat) => this.worth(seat, offer)!);
    winners.forEach((seat, i) => {
      this.#win(seat, offer, values[i]!, {
        counters: i === 0 || book.countersToEveryWinner ? counters : 0,
        deposits: (isOwner(seat) ? 1 : 0) + (i === 0 ? rest : 0),
        pool: i === 0 ? pool : 0,
      });
    });
    this.conclude({ type: 'won', winners });
  }

  #win(
    seat: number,
    offer: Offer | null,
    worth: Worthy,
    { counters, deposits, pool }: { counters: number; deposits: number; pool: number },
  ): void {
    const { match } = this;
    const from = offer?.from ?? null;
    const { liable, isClosed, drawn } = this.seats[seat]!;
    const table = deposits * 1_000 + pool;
    const paid = { winner: seat, dealer: match.dealer, from, counters, table, liable };
    const { points, deltas } = payWin(worth, paid, match.book);
    match.pay(deltas);
    match.deposits -= deposits;
    match.pool -= pool;
    const { yaku, yakuman, dora, han, fu, limit } = worth;
    this.results.push({
      type: 'won',
      seat,
      from,
      tile: offer?.tile ?? drawn!,
      isOpen: !isClosed,
      yaku,
      yakuman,
      dora,
      han,
      fu,
      limit,
      points,
      counters,
      deposits,
      deltas,
    });
  }

  #discard(act: DiscardAct): void {
    const foul = discardFoul(this, act);
    const seat = this.seats[act.seat]!;
    if (foul === 'notenRiichi' || foul === 'riichiDiscard') seat.faults.push(foul);
    const isJudged = foul !== null && foul !== 'notenRiichi';
    if (isJudged && this.judge(act.seat, foul) === 'chombo') {
      this.void([act.seat]);
      return;
    }
    this.turnOwed();
    if (!act.fromDraw) {
      if (!seat.take(act.tile)) throw new Error(`${act.tile} is not held`);
      if (seat.drawn !== null) seat.hand.push(seat.drawn);
    } else if (seat.drawn !== act.tile) throw new Error(`${act.tile} was not drawn`);
    seat.drawn = null;
    seat.ippatsu = false;
    seat.discards.push({ tile: act.tile, isCalled: false });
    this.barred = [];
    if (act.riichi && !isJudged) this.#riichiOn = act.seat;
    if (seat.faults.includes('invalidGroup')) {
      seat.faults = seat.faults.filter((fault) => fault !== 'invalidGroup');
      if (this.judge(act.seat, 'invalidGroup') === 'chombo') {
        this.void([act.seat]);
        return;
      }
    }
    this.offer = { from: act.seat, tile: act.tile, by: 'discard' };
  }

  #kan(act: KanAct): void {
    const foul = kanFoul(this, act);
    const seat = this.seats[act.seat]!;
    if (foul === 'riichiKan') seat.faults.push(foul);
    else if (foul !== null) {
      if (this.judge(act.seat, foul) === 'chombo') this.void([act.seat]);
      return;
    }
    const kind = kindOf(act.tile);
    const held = [...seat.hand, ...(seat.drawn === null ? [] : [seat.drawn])];
    const mine = held.filter((tile) => kindOf(tile) === kind);
    seat.hand = held.filter((tile) => kindOf(tile) !== kind);
    seat.drawn = null;
    if (act.do === 'concealedKan') seat.melds.push({ type: 'concealedKan', tiles: mine });
    else
      seat.melds = seat.melds.map((meld) =>
        meld.type === 'pon' && kindOf(meld.tiles[0]!) === kind
          ? { type: 'addedKan', tiles: [...meld.tiles, act.tile] }
          : meld,
      );
    this.barred = [];
    // Any of the four will do: a concealed kan is robbed of its kind.
    const tile = act.do === 'concealedKan' ? act.tile.replace('0', '5') : act.tile;
    this.offer = { from: act.seat, tile, by: act.do };
  }

  #resolve(): void {
    const offer = this.offer!;
    const order = [1, 2, 3].map((step) => (offer.from + step) % 4);
    const answers = order.flatMap((seat) =>
      this.#answers.filter((act) => 'seat' in act && act.seat === seat),
    );
    const judged = answers.map((act) => ({ act, foul: answerFoul(this, act) }));
    this.#answers = [];
    this.offer = null;
    const good = judged.filter(({ foul }) => foul === null).map(({ act }) => act);
    const callers = good.flatMap((act) => (act.do === 'ron' ? [act.seat] : []));
    if (this.#judgeAnswers(judged, callers.length > 0)) return;
    if (callers.length > 0) {
      const isAborted = callers.length === 3 && this.match.book.abortive.includes('tripleRon');
      if (isAborted) this.abort('tripleRon', callers);
      else this.#ron(offer, callers);
      return;
    }
    this.#notePassed(offer);
    if (offer.by !== 'discard') {
      this.#completeKan(offer);
      return;
    }
    this.#acceptRiichi();
    if (this.abortAfterDiscard()) return;
    const calls = good.filter((act): act is CallAct => 'own' in act);
    const call = calls.find((act) => act.do !== 'chi') ?? calls[0];
    if (call === undefined) this.#draw((offer.from + 1) % 4);
    else this.#call(call, offer);
  }

  /** Fouls among the answers; beside a true win a chombo is only warned. True when the deal is over. */
  #judgeAnswers(judged: readonly { act: Act; foul: Foul | null }[], hasWinner: boolean): boolean {
    const { book, penalties } = this.match;
    const offenders: number[] = [];
    for (const { act, foul } of judged) {
      if (foul === null || !('seat' in act)) continue;
      if (hasWinner && book.fouls![foul] === 'chombo') {
        this.results.push({ type: 'fouled', seat: act.seat, foul, consequence: 'warning' });
        penalties[act.seat]!.warnings++;
      } else if (this.judge(act.seat, foul) === 'chombo') offenders.push(act.seat);
    }
    if (offenders.length > 0) this.void(offenders);
    return offenders.length > 0;
  }

  #notePassed(offer: Offer): void {
    const { robConcealed } = this.match.book;
    if (offer.by === 'concealedKan' && robConcealed !== 'always') return;
    for (const seat of SEATS) {
      if (seat === offer.from) continue;
      this.seats[seat]!.passed.push({ tile: offer.tile, how: this.how(seat, offer) });
    }
  }

  #completeKan({ from, by }: Offer): void {
    this.kans.push(from);
    this.hasAnyCall = true;
    this.#breakTurn(from);
    this.turnOwed();
    this.owed++;
    if (by === 'concealedKan') this.turnOwed();
    this.replace(from);
  }

  #acceptRiichi(): void {
    const who = this.#riichiOn;
    if (who === null) return;
    this.#riichiOn = null;
    const seat = this.seats[who]!;
    const isWhole = this.match.book.ownKanKeepsDoubleRiichi
      ? !this.hasOpenCall && this.kans.every((by) => by === who)
      : !this.hasAnyCall;
    seat.riichi = seat.discards.length === 1 && isWhole ? 'double' : 'riichi';
    seat.ippatsu = true;
    this.depositors.push(who);
    this.match.deposits++;
    const deltas = zero();
    deltas[who] = -1_000;
    this.match.pay(deltas);
  }

  #call({ do: type, seat: who, own }: CallAct, offer: Offer): void {
    const { book } = this.match;
    const seat = this.seats[who]!;
    for (const tile of own) if (!seat.take(tile)) throw new Error(`${tile} is not held`);
    const meld: Meld = { type, tiles: [...own, offer.tile] };
    seat.melds.push(meld);
    if (!isGroup(meld, (offer.from + 1) % 4 === who)) {
      seat.faults.push('invalidGroup');
      seat.hasBadMeld = true;
    }
    this.seats[offer.from]!.discards.at(-1)!.isCalled = true;
    seat.liable.push(...liableAfter(seat, type, kindOf(offer.tile), offer.from));
    this.hasOpenCall = true;
    this.hasAnyCall = true;
    this.#breakTurn(who);
    seat.passed = [];
    if (type === 'calledKan') {
      this.kans.push(who);
      this.owed++;
      this.replace(who);
      return;
    }
    this.lastDraw = 'call';
    if (book.forbidsSwap) this.barred = swapped(type, kindOf(offer.tile), own.map(kindOf));
  }

  /** A call or kan ends every ippatsu, and under some rulebooks what was missed. */
  #breakTurn(caller: number): void {
    for (const seat of SEATS) {
      const state = this.seats[seat]!;
      state.ippatsu = false;
      const isForgotten = seat === caller || this.match.book.missed === 'anyCall';
      if (isForgotten && state.riichi === 'none') state.passed = [];
    }
  }
}

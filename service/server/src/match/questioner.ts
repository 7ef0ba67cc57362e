// Puts questions to seats: to players with their clock, to bots with the time that people would take.

import type { Action } from '@hanchan/game';
import type { BotLevel } from '@hanchan/protocol';
import { SEATS, type Seat } from '@hanchan/tiles';
import { between, botAction } from './botPlayer.ts';
import type { MatchSetup } from './matchSetup.ts';
import { type Question, timeFor } from './questions.ts';

/** Who plays on for somebody who is gone. */
const STAND_IN: BotLevel = 'club';

export interface Answering {
  readonly isReplaced: (seat: Seat) => boolean;
  /** Null: whatever is safe. */
  readonly answer: (question: Question, by: 'clock' | 'bot', action: Action | null) => void;
}

type Setup = Pick<
  MatchSetup,
  'ledger' | 'broadcast' | 'time' | 'pace' | 'timings' | 'random' | 'bots' | 'onBotError'
>;

export class Questioner {
  readonly #setup: Setup;
  readonly #answering: Answering;
  readonly #questions = new Map<Seat, Question>();

  constructor(setup: Setup, answering: Answering) {
    this.#setup = setup;
    this.#answering = answering;
  }

  get all(): ReadonlyMap<Seat, Question> {
    return this.#questions;
  }

  get seats(): readonly Seat[] {
    return [...this.#questions.keys()];
  }

  has(seat: Seat): boolean {
    return this.#questions.has(seat);
  }

  get(seat: Seat): Question | undefined {
    return this.#questions.get(seat);
  }

  ask(seat: Seat): void {
    const { ledger, broadcast, time, pace } = this.#setup;
    const { type } = ledger.match.deal!.phase;
    const question: Question = {
      seat,
      seq: broadcast.seq(seat),
      askedAt: time.now(),
      moveMs: this.#moveMs(),
      bankMs: ledger.banks[seat]!,
      hasBank: !this.#isOpenCall,
      isPublic: type === 'turn' || type === 'pick',
      cancel: () => {},
    };
    this.#questions.set(seat, question);
    if (this.#botAt(seat) !== null) {
      this.#letBotPlay(question);
      return;
    }
    const left = timeFor(question);
    if (left === null) return;
    question.cancel = time.after(left + pace.lagMs, () =>
      this.#answering.answer(question, 'clock', null),
    );
  }

  close(seat: Seat): void {
    this.#questions.get(seat)?.cancel();
    this.#questions.delete(seat);
  }

  closeAll(): void {
    for (const seat of SEATS) this.close(seat);
  }

  /** A bot has the seat from now on, and answers what its player was asked. */
  handOver(seat: Seat): void {
    const question = this.#questions.get(seat);
    if (question !== undefined) this.#letBotPlay(question);
  }

  /** Where everybody is asked about every tile, because at a real table nobody is spared the temptation. */
  get #isOpenCall(): boolean {
    const { match } = this.#setup.ledger;
    return match.assistance === 'unassisted' && match.deal!.phase.type === 'claims';
  }

  #moveMs(): number | null {
    const { ledger, pace } = this.#setup;
    const { clock } = ledger.open.settings;
    const { timed, untimed } = pace.unassistedMs;
    if (this.#isOpenCall) return clock === null ? untimed : Math.min(clock.moveMs, timed);
    if (clock === null) return null;
    const isFirst = ledger.match.deal!.seats.every(({ discards }) => discards.length === 0);
    return clock.moveMs + (isFirst ? pace.dealMs : 0);
  }

  #botAt(seat: Seat): BotLevel | null {
    const holder = this.#setup.ledger.open.holders[seat];
    if (holder.type === 'bot') return holder.level;
    return this.#answering.isReplaced(seat) ? STAND_IN : null;
  }

  /** A bot lets a tile go at once, hidden by the time that tiles lie there; everything else takes it a while. */
  #letBotPlay(question: Question): void {
    const { time, timings, random } = this.#setup;
    const { seat, isPublic: isTurn } = question;
    let isOff = false;
    const isAsked = () => !isOff && this.#questions.get(seat) === question;
    const think = async () => {
      if (!isAsked()) return;
      question.cancel = () => {
        isOff = true;
      };
      const action = await this.#choose(seat);
      if (!isAsked()) return;
      const answer = () => this.#answering.answer(question, 'bot', action);
      if (isTurn || action?.type === 'pass') answer();
      else question.cancel = time.after(between(timings().offerMs, random), answer);
    };
    question.cancel();
    question.cancel = time.after(isTurn ? between(timings().botMs, random) : 0, think);
  }

  async #choose(seat: Seat): Promise<Action | null> {
    const { ledger, bots, random, onBotError } = this.#setup;
    const level = this.#botAt(seat);
    if (level === null) return null;
    return botAction(bots, ledger.match, { level, seat, random, onError: onBotError });
  }
}

// A match that is being played: what comes in is tried, stored, applied and sent out, one at a time and in this order.
// Nothing is sent before it is stored, and nothing that is stored is done twice.

import {
  type Action,
  illegal,
  seatsToAct,
  type TableFault,
  tableFault,
  timeoutAction,
} from '@hanchan/game';
import type { Refusal, TableProgress } from '@hanchan/protocol';
import { fail, ok, type Result, SEATS, type Seat } from '@hanchan/tiles';
import { isToldSame, notAsked, type Told, whyNot, whyNotDone } from './answering.ts';
import { Audience, type Listener, say } from './audience.ts';
import { BeaconWait } from './beaconWait.ts';
import { between } from './botPlayer.ts';
import type { StoppedEntry, TableEntry } from './entries.ts';
import { Interlude } from './interlude.ts';
import type { MatchSetup } from './matchSetup.ts';
import { Presence } from './presence.ts';
import { Questioner } from './questioner.ts';
import { bankAfter, type ClockFacts, clocksOf, type Question } from './questions.ts';
import { explain } from './refusing.ts';
import { Seen } from './seen.ts';

export class LiveMatch {
  readonly #setup: MatchSetup;
  readonly #seen: Seen;
  readonly #audience: Audience;
  readonly #presence: Presence;
  readonly #interlude: Interlude;
  readonly #questions: Questioner;
  readonly #beacon: BeaconWait;
  readonly #people: readonly Seat[];
  readonly #left = new Set<Seat>();
  #tail: Promise<void> = Promise.resolve();
  #cancelHeld = () => {};
  #isStopped = false;
  #isSettledOver = false;

  constructor(setup: MatchSetup) {
    this.#setup = setup;
    const { table, ledger, broadcast, time, pace } = setup;
    const { holders } = ledger.open;
    this.#people = SEATS.filter((seat) => holders[seat].type === 'player');
    this.#seen = new Seen(ledger.match, this.#people);
    this.#audience = new Audience({
      table,
      view: (seat) => this.#seen.of(seat),
      ledger,
      broadcast,
      isAsked: (seat) => this.#questions.has(seat),
      clocks: () => clocksOf(this.#clockFacts()),
    });
    this.#presence = new Presence(time, pace.graceMs, {
      people: this.#people,
      changes: {
        onChange: setup.onChange,
        onReplaced: (seat) => this.#handOver(seat),
        onStill: (isStill) => (isStill ? this.#standStill() : this.#moveOn()),
      },
    });
    this.#questions = new Questioner(setup, {
      isReplaced: (seat) => this.#presence.isReplaced(seat),
      answer: (question, by, action) => this.#answerFor(question, by, action),
    });
    this.#interlude = new Interlude({
      time,
      pace,
      ledger,
      deal: () => this.#beacon.deal(),
      ring: () => this.#enqueue(() => this.#between({ type: 'bell' })),
    });
    this.#beacon = new BeaconWait({
      ledger,
      source: setup.beacon,
      isAwaited: () => !ledger.isOver && !this.#presence.isStill,
      inTurn: (task) => this.#enqueue(task),
      name: async (round) => {
        await this.#commit({ type: 'round', round });
        setup.onChange();
      },
      deal: (beacon) =>
        this.#between(beacon === undefined ? { type: 'deal' } : { type: 'deal', beacon }),
    });
    this.#isSettledOver = ledger.isOver;
  }

  sit(listener: Listener, seat: Seat, from: number | undefined): void {
    this.#left.delete(seat);
    const wasReplaced = this.#presence.isReplaced(seat);
    this.#presence.come(seat);
    if (wasReplaced) this.#takeBack(seat);
    this.retell(listener, seat, from);
    this.#interlude.check(this.#presence.present, this.#people);
  }

  /** For somebody who sits already and has lost the thread. */
  retell(listener: Listener, seat: Seat, from: number | undefined): void {
    this.#audience.dismiss(listener);
    this.#audience.admit(listener, seat, from);
  }

  rise(listener: Listener, seat: Seat): void {
    this.#audience.dismiss(listener);
    this.#presence.go(seat);
    this.#interlude.check(this.#presence.present, this.#people);
  }

  /** Gives the seat up. When the last one does, the match ends where it stands. */
  leave(seat: Seat): void {
    this.#left.add(seat);
    this.#presence.go(seat, true);
    if (!this.#people.every((one) => this.#left.has(one))) return;
    this.#enqueue(async () => {
      if (this.#setup.ledger.isOver) return;
      await this.#commit({ type: 'abandoned' });
      this.#advance();
    });
  }

  /** What cannot be done is refused at once: how long others' acts take to be stored is nobody's business. */
  act(listener: Listener, seat: Seat, message: { id: string; seq: number; action: Action }): void {
    const { ledger, cite } = this.#setup;
    const { id, action } = message;
    const refusalBy = (told: Told) =>
      !ledger.isCounted ? explain(illegal('matchOver'), cite) : whyNotDone(told, message, cite);
    const refuse = (refused: Refusal) => say(listener, { type: 'refused', id, ...refused });
    const asked = ledger.hasDone(seat, id) ? null : this.#told(seat);
    const refused = asked === null ? null : refusalBy(asked);
    if (refused !== null) {
      refuse(refused);
      return;
    }
    this.#enqueue(async () => {
      if (!ledger.hasDone(seat, id)) {
        const told = this.#told(seat);
        // What is as it was a moment ago is answered as it was.
        const isSame = asked !== null && ledger.isCounted && isToldSame(asked, told);
        const late = (isSame ? null : refusalBy(told)) ?? (await this.#play(seat, action, id));
        if (late !== null) {
          refuse(late);
          return;
        }
      }
      say(listener, { type: 'ack', id });
      this.#advance();
    });
  }

  /** What stands against an action of this seat. */
  why(seat: Seat, action: Action): Refusal | null {
    return whyNot(this.#told(seat), action, this.#setup.cite);
  }

  /** Round, dealer and deal, as far as everybody at the table knows. */
  get progress(): TableProgress {
    const { round, dealer, dealNumber } = this.#seen.of(this.#people[0]!);
    return { round, dealer, deal: dealNumber };
  }

  #told(seat: Seat): Told {
    const { broadcast } = this.#setup;
    const askedAt = this.#questions.get(seat)?.seq ?? null;
    return { view: this.#seen.of(seat), seq: broadcast.seq(seat), askedAt };
  }

  /** To everybody, although nothing has happened. */
  tellClocks(): void {
    if (!this.#setup.broadcast.isHeld) this.#audience.tell(this.#seen.tell([]), new Set(SEATS));
  }

  ready(seat: Seat, deal: number): void {
    if (deal !== this.#setup.ledger.match.dealNumber) return;
    this.#interlude.ready(seat, this.#presence.present, this.#people);
  }

  isThere(seat: Seat): boolean {
    return this.#presence.isThere(seat);
  }

  isReplaced(seat: Seat): boolean {
    return this.#presence.isReplaced(seat);
  }

  get isStill(): boolean {
    return this.#presence.isStill;
  }

  /** No more timers; what is being stored is waited for. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#questions.closeAll();
    this.#cancelHeld();
    this.#beacon.stop();
    this.#presence.stop();
    this.#interlude.stop();
    await this.#tail;
  }

  /** One after the other; a task that fails takes the match out of this process. */
  #enqueue(task: () => Promise<void>): void {
    this.#tail = this.#tail.then(async () => {
      if (this.#isStopped) return;
      try {
        await task();
      } catch (error) {
        this.#isStopped = true;
        this.#setup.onBroken(error);
      }
    });
  }

  /** For what must not fall between storing and taking. */
  inTurn(task: () => Promise<void>): void {
    this.#enqueue(task);
  }

  async #commit(entry: TableEntry): Promise<Result<null, Refusal>> {
    const { ledger, broadcast, time, append, cite, onStored } = this.#setup;
    const outcome = ledger.try(entry);
    if (!outcome.ok) return fail(explain(outcome.error, cite));
    const { match, events } = outcome.value;
    const fault = tableFault(match);
    if (fault !== null) return this.#stopBy(fault, entry);
    const timed = { at: time.now(), entry };
    await append(timed, match.phase === 'over' || entry.type === 'abandoned');
    ledger.take(timed, outcome.value);
    broadcast.add(events);
    onStored(timed, events);
    return ok(null);
  }

  /** Nothing of it is stored or told but the report: the match ends where it was still right. */
  async #stopBy(fault: TableFault, by: TableEntry): Promise<Result<null, Refusal>> {
    const { ledger, time, append, cite, onStopped } = this.#setup;
    const report: StoppedEntry = { type: 'stopped', ...fault, by };
    const timed = { at: time.now(), entry: report };
    await append(timed, true);
    ledger.take(timed, { match: ledger.match, events: [] });
    onStopped(report);
    this.#advance();
    return fail(explain(illegal('matchOver'), cite));
  }

  /** Something that the seat's view lets it do. What the whole match had against it would not be the seat's to know. */
  async #play(seat: Seat, action: Action, id: string | null): Promise<Refusal | null> {
    const { time, pace, ledger, cite } = this.#setup;
    const question = this.#questions.get(seat);
    const now = time.now();
    const ms = question === undefined ? 0 : Math.max(0, now - question.askedAt);
    const bank =
      question === undefined ? ledger.banks[seat]! : bankAfter(question, now, pace.lagMs);
    const done = await this.#commit({ type: 'act', action, id, by: 'player', ms, bank });
    if (!done.ok) return ledger.isOver ? done.error : notAsked(cite);
    this.#questions.close(seat);
    return null;
  }

  /** An answer that no player gave. */
  #answerFor(question: Question, by: 'clock' | 'bot', wanted: Action | null): void {
    const { seat, askedAt } = question;
    this.#enqueue(async () => {
      const { ledger, time, pace } = this.#setup;
      if (this.#questions.get(seat) !== question) return;
      const now = time.now();
      const bank = by === 'clock' ? bankAfter(question, now, pace.lagMs) : ledger.banks[seat]!;
      const ms = Math.max(0, now - askedAt);
      const entry = (action: Action): TableEntry => ({
        type: 'act',
        action,
        id: null,
        by,
        ms,
        bank,
      });
      const safe = timeoutAction(ledger.match, seat);
      const chosen = wanted ?? safe;
      if (chosen === null) return;
      const done = await this.#commit(entry(chosen));
      if (!done.ok && safe !== null && !ledger.isOver) await this.#commit(entry(safe));
      this.#questions.close(seat);
      this.#advance();
    });
  }

  async #between(entry: TableEntry): Promise<void> {
    const done = await this.#commit(entry);
    if (!done.ok) return;
    this.#advance();
    this.#setup.onChange();
  }

  /** Tells what may be told, and asks whoever is to act once everything is. */
  #advance(): void {
    const { broadcast, time, timings, random } = this.#setup;
    const offerMs = () => between(timings().offerMs, random);
    const { told: happened, heldMs } = broadcast.take(time.now(), offerMs);
    const told = this.#seen.tell(happened);
    this.#cancelHeld();
    if (heldMs !== null) this.#cancelHeld = time.after(heldMs, () => this.#advance());
    const asked = heldMs === null ? this.#settle() : new Set<Seat>();
    this.#audience.tell(told, asked);
    if (heldMs === null) this.#endIfOver();
  }

  /** Everything is told. Answers who is asked only now. */
  #settle(): Set<Seat> {
    const { match, isOver } = this.#setup.ledger;
    const asked = new Set<Seat>();
    if (isOver || this.#presence.isStill || match.phase === 'awaitingDeal') {
      this.#questions.closeAll();
      if (isOver) this.#interlude.stop();
      else if (!this.#presence.isStill) {
        this.#beacon.begin();
        this.#interlude.begin();
        this.#interlude.check(this.#presence.present, this.#people);
      }
      return asked;
    }
    const waiting = seatsToAct(match);
    for (const seat of this.#questions.seats)
      if (!waiting.includes(seat)) this.#questions.close(seat);
    for (const seat of waiting) {
      if (this.#questions.has(seat)) continue;
      this.#questions.ask(seat);
      asked.add(seat);
    }
    return asked;
  }

  #endIfOver(): void {
    if (!this.#setup.ledger.isOver || this.#isSettledOver) return;
    this.#isSettledOver = true;
    this.#setup.onOver();
  }

  /** The grace time is over. */
  #handOver(seat: Seat): void {
    this.#questions.handOver(seat);
  }

  /** The player is back, and asked again what the bot was about to answer. */
  #takeBack(seat: Seat): void {
    if (!this.#questions.has(seat)) return;
    this.#questions.close(seat);
    this.#questions.ask(seat);
  }

  #standStill(): void {
    this.#questions.closeAll();
    this.#interlude.stop();
  }

  /** Somebody is there again: written down, because the time in between does not count. */
  #moveOn(): void {
    this.#enqueue(async () => {
      const { ledger } = this.#setup;
      if (ledger.isOver) return;
      if (ledger.length > 1) await this.#commit({ type: 'moving' });
      this.#interlude.startBell();
      this.#advance();
    });
  }

  #clockFacts(): ClockFacts {
    const { ledger, time } = this.#setup;
    const now = time.now();
    const banks = { own: ledger.banks, shown: ledger.shownBanks };
    return {
      now,
      questions: this.#questions.all,
      banks: ledger.open.settings.clock === null ? null : banks,
      bellMs: this.#interlude.bellMs(now),
      nextDealMs: this.#interlude.nextDealMs(now),
    };
  }
}

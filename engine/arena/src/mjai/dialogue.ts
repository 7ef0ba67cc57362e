// Which line a program writes answers which question. Programs differ: some answer every message, some only where
// they can act, and some take several messages as one list and answer that. No clock here: waiting is the caller's.

import type { MjaiEvent } from '@hanchan/records';

/**
 * `every`: one answer to each message, `none` where there is nothing to say. `asked`: a line only where the program
 * can act. `batch`: the messages up to a question as one JSON list, one answer to each list. `auto` finds out
 * which of the first two it is.
 */
export const MJAI_DIALECTS = ['auto', 'every', 'asked', 'batch'] as const;
/** One of `MJAI_DIALECTS`. */
export type MjaiDialect = (typeof MJAI_DIALECTS)[number];

/** What an mjai program is asked. */
export interface MjaiQuestion {
  /** On its own turn a player must do something: `none` is no answer. */
  readonly isTurn: boolean;
  fits(answer: MjaiEvent): boolean;
}

/** `unsure`: an answer, unless another line follows; see `settle`. */
export type Heard = 'waiting' | 'unsure' | 'answered';

/** The talk with one mjai program about one seat. */
export class MjaiDialogue {
  #dialect: MjaiDialect;
  /** Whether the dialect may still turn out to be the other one. */
  readonly #isGuessed: boolean;
  #sent = 0;
  #received = 0;
  /** Questions that were given up on; their answers may still come. */
  #late = 0;
  #question: MjaiQuestion | null = null;
  #answer: MjaiEvent | null = null;

  constructor(dialect: MjaiDialect) {
    this.#dialect = dialect;
    this.#isGuessed = dialect === 'auto';
  }

  get dialect(): MjaiDialect {
    return this.#dialect;
  }

  /** The text to write for these messages. */
  send(messages: readonly MjaiEvent[]): string {
    if (messages.length === 0) return '';
    const isBatch = this.#dialect === 'batch';
    this.#sent += isBatch ? 1 : messages.length;
    if (isBatch) return `${JSON.stringify(messages)}\n`;
    let text = '';
    for (const message of messages) text += `${JSON.stringify(message)}\n`;
    return text;
  }

  /** The messages sent last put a question. */
  ask(question: MjaiQuestion): void {
    this.#question = question;
    this.#answer = null;
  }

  /** A line of the program. */
  hear(answer: MjaiEvent): Heard {
    this.#received++;
    const question = this.#question;
    if (question === null) {
      if (this.#late > 0) this.#late--;
      return 'waiting';
    }
    if (this.#isGuessed && question.isTurn) return this.#hearOnTurn(answer, question);
    if (this.#dialect === 'auto') return this.#hearFirst(answer);
    if (this.#dialect !== 'asked') {
      return this.#received >= this.#sent ? this.#accept(answer) : 'waiting';
    }
    return this.#isBeside(answer, question) ? 'waiting' : this.#accept(answer);
  }

  /** No line followed the unsure one: it was the answer, and the program speaks only where it can act. */
  settle(): void {
    if (this.#dialect === 'auto') this.#dialect = 'asked';
  }

  /** The answer, once it is there. */
  answer(): MjaiEvent | null {
    return this.#answer;
  }

  /** The question is closed: answered, or given up on. */
  close(): void {
    if (this.#question !== null && this.#answer === null) this.#late++;
    this.#question = null;
  }

  /** Said of something else than the question. */
  #isBeside(answer: MjaiEvent, { isTurn, fits }: MjaiQuestion): boolean {
    if (isTurn && answer.type === 'none') return true;
    if (this.#late === 0 || fits(answer)) return false;
    this.#late--;
    return true;
  }

  /** A turn is the time to find out: its answer is plain to see, and every message has one before it or not. */
  #hearOnTurn(answer: MjaiEvent, question: MjaiQuestion): Heard {
    if (this.#isBeside(answer, question)) return 'waiting';
    this.#dialect = this.#received >= this.#sent ? 'every' : 'asked';
    return this.#accept(answer);
  }

  /** The first messages ask nothing, so a program that answers each begins with `none`, and is behind. */
  #hearFirst(answer: MjaiEvent): Heard {
    const isBehind = this.#received < this.#sent;
    if (isBehind && answer.type === 'none' && this.#received === 1) {
      this.#answer = answer;
      return 'unsure';
    }
    if (isBehind && answer.type === 'none') {
      this.#dialect = 'every';
      this.#answer = null;
      return 'waiting';
    }
    this.#dialect = isBehind ? 'asked' : 'every';
    return this.#accept(answer);
  }

  #accept(answer: MjaiEvent): Heard {
    this.#answer = answer;
    return 'answered';
  }
}

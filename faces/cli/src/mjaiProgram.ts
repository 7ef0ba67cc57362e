// A program that speaks mjai: it is told messages, and asked questions that it answers in time or not at all.

import {
  type Heard,
  type MjaiDialect,
  MjaiDialogue,
  type MjaiQuestion,
  mjaiMessageIn,
} from '@hanchan/arena';
import type { MjaiEvent } from '@hanchan/records';
import { MjaiProcess } from './mjaiProcess.ts';

/** Why there is no answer. */
export type NoAnswer = 'timeout' | 'ended' | 'babble';

export type Reply =
  | { readonly answer: MjaiEvent }
  | { readonly fault: NoAnswer; readonly detail: string };

/** The first answer may take so many times longer: programs load what they have learned. */
const START_FACTOR = 6;
/** After the first `none`, how long to wait for another: see the dialects. */
const SETTLE_MS = 250;
/** Lines that are no messages, between two answers, before a program is taken to be broken. */
const MOST_BABBLE = 1_000;
const SHOWN = 200;

export class MjaiProgram {
  readonly #process: MjaiProcess;
  readonly #dialogue: MjaiDialogue;
  #hasAnswered = false;
  #babble = 0;
  #lastBabble = '';
  #finish: ((reply: Reply) => void) | null = null;
  #settling: NodeJS.Timeout | undefined;

  constructor(command: string, dialect: MjaiDialect) {
    this.#process = new MjaiProcess(command, {
      line: (text) => this.#hear(text),
      ended: (how) => this.#fail('ended', how),
    });
    this.#dialogue = new MjaiDialogue(dialect);
  }

  get isRunning(): boolean {
    return this.#process.end === null;
  }

  get errors(): readonly string[] {
    return this.#process.errors;
  }

  /** Whether it is in use; while it is not, it does not keep us running. */
  use(isUsed: boolean): void {
    this.#process.hold(isUsed);
  }

  /** Messages that ask nothing. */
  tell(messages: readonly MjaiEvent[]): void {
    this.#process.write(this.#dialogue.send(messages));
  }

  /** Messages whose last asks something. */
  ask(messages: readonly MjaiEvent[], question: MjaiQuestion, ms: number): Promise<Reply> {
    const { end } = this.#process;
    if (end !== null) return Promise.resolve({ fault: 'ended', detail: end });
    const limit = this.#hasAnswered ? ms : ms * START_FACTOR;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#fail('timeout', `no answer in ${limit} ms`), limit);
      this.#finish = (reply) => {
        clearTimeout(timer);
        clearTimeout(this.#settling);
        this.#finish = null;
        this.#dialogue.close();
        resolve(reply);
      };
      this.#dialogue.ask(question);
      this.tell(messages);
    });
  }

  stop(): Promise<void> {
    this.#fail('ended', 'was stopped');
    return this.#process.stop();
  }

  #hear(text: string): void {
    const message = mjaiMessageIn(text);
    if (message !== null) {
      this.#take(this.#dialogue.hear(message));
      return;
    }
    if (text.trim() === '') return;
    this.#lastBabble = text.slice(0, SHOWN);
    if (++this.#babble === MOST_BABBLE) {
      this.#fail('babble', `${MOST_BABBLE} lines that are not messages`);
    }
  }

  #take(heard: Heard): void {
    clearTimeout(this.#settling);
    if (heard === 'answered') this.#reply();
    if (heard !== 'unsure') return;
    this.#settling = setTimeout(() => {
      this.#dialogue.settle();
      this.#reply();
    }, SETTLE_MS);
  }

  #reply(): void {
    const answer = this.#dialogue.answer();
    if (answer === null) return;
    this.#hasAnswered = true;
    this.#babble = 0;
    this.#finish?.({ answer });
  }

  #fail(fault: NoAnswer, words: string): void {
    const said = this.#lastBabble === '' ? '' : `; it said ${JSON.stringify(this.#lastBabble)}`;
    this.#finish?.({ fault, detail: `${words}${said}` });
  }
}

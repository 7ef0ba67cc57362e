// How far a long run is, on standard error, for a person who watches.

import type { Terminal } from './terminal.ts';

const WIDTH = 24;
/** More often than this nobody sees. */
const EVERY_MS = 100;

export class Progress {
  readonly #terminal: Terminal;
  readonly #isShown: boolean;
  #last = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.#isShown = (terminal.errors as { isTTY?: boolean }).isTTY === true;
  }

  show(share: number, words: string): void {
    const now = performance.now();
    if (!this.#isShown || now - this.#last < EVERY_MS) return;
    this.#last = now;
    const full = Math.round(Math.min(1, share) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.#terminal.errors.write(`\r${bar} ${words}\u001b[K`);
  }

  /** Takes the bar away, before anything else is written. */
  clear(): void {
    if (this.#isShown && this.#last > 0) this.#terminal.errors.write('\r\u001b[K');
  }
}

// How far a long run is, on standard error, for a person who watches: a bar on a terminal, elsewhere a line now
// and then where one is wanted.

import type { Terminal } from './terminal.ts';

const WIDTH = 24;
/** More often than this nobody sees. */
const EVERY_MS = 100;

export class Progress {
  readonly #terminal: Terminal;
  readonly #isShown: boolean;
  readonly #linesEveryMs: number;
  #last = 0;

  /** Without a terminal a plain line comes every so many milliseconds, or never. */
  constructor(terminal: Terminal, linesEveryMs = Number.POSITIVE_INFINITY) {
    this.#terminal = terminal;
    this.#isShown = (terminal.errors as { isTTY?: boolean }).isTTY === true;
    this.#linesEveryMs = linesEveryMs;
    if (!this.#isShown) this.#last = performance.now();
  }

  show(share: number, words: string): void {
    const now = performance.now();
    if (now - this.#last < (this.#isShown ? EVERY_MS : this.#linesEveryMs)) return;
    this.#last = now;
    if (!this.#isShown) {
      this.#terminal.errors.write(`${words}\n`);
      return;
    }
    const full = Math.round(Math.min(1, share) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.#terminal.errors.write(`\r${bar} ${words}\u001b[K`);
  }

  /** Takes the bar away, before anything else is written. */
  clear(): void {
    if (this.#isShown && this.#last > 0) this.#terminal.errors.write('\r\u001b[K');
  }
}

// Everything that happened, line by line and in order, and one figure for all of it. The last lines are kept for whoever has
// to find out why.

import { createHash } from 'node:crypto';

const KEPT = 400;
const WIDEST = 300;

export class Trace {
  readonly #hash = createHash('sha256');
  readonly #last: string[] = [];
  readonly #now: () => number;
  readonly #print: ((line: string) => void) | null;
  lines = 0;

  constructor(now: () => number, print: ((line: string) => void) | null) {
    this.#now = now;
    this.#print = print;
  }

  note(what: string, text = ''): void {
    const line = `${this.#now().toFixed(2)} ${what} ${text}`;
    this.#hash.update(`${line}\n`);
    this.lines++;
    this.#print?.(line);
    this.#last.push(line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line);
    if (this.#last.length > 2 * KEPT) this.#last.splice(0, KEPT);
  }

  get last(): readonly string[] {
    return this.#last.slice(-KEPT);
  }

  /** Once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

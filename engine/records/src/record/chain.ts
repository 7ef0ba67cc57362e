// Checksums that name the line: every line is hashed together with the hash before it, and the line that closes
// a deal gives the last hash and the first digits of each. One changed line shows as the first that differs.

import { sha256Hex } from '@hanchan/rules';

/** Digits kept of each line's hash: a change slips one line further once in 65,536 times. */
const DIGITS = 4;

export interface Checksum {
  /** The hash of everything so far. */
  readonly sum: string;
  /** The first digits of the hash after each line since the last checksum. */
  readonly each: string;
}

export class Chain {
  #hash = '';
  #each = '';
  #lines = 0;

  add(line: string): void {
    this.#hash = sha256Hex(`${this.#hash}\n${line}`);
    this.#each += this.#hash.slice(0, DIGITS);
    this.#lines++;
  }

  /** Lines since the last checksum. */
  get open(): number {
    return this.#lines;
  }

  /** The checksum of the open lines, which it closes. */
  close(): Checksum {
    const checksum = { sum: this.#hash, each: this.#each };
    this.#each = '';
    this.#lines = 0;
    return checksum;
  }
}

/** Which of the lines is the first that was changed, counted from 0; null when none was. */
export function firstChanged(found: Checksum, told: Checksum): number | null {
  if (found.sum === told.sum && found.each === told.each) return null;
  for (let at = 0; at * DIGITS < found.each.length; at++) {
    const place = [at * DIGITS, (at + 1) * DIGITS] as const;
    if (found.each.slice(...place) !== told.each.slice(...place)) return at;
  }
  return found.each.length / DIGITS;
}

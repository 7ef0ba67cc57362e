// The second thing that an operator shows beside the token, where OPERATOR_TOTP is set: the six digits that an app on another
// device makes from a shared secret and the time (RFC 6238). Each is good for its half minute and the one before and after,
// and once.

import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 128 bits. */
const SHORTEST = 26;

export const isCodeSecret = (text: string): boolean =>
  new RegExp(`^[A-Z2-7]{${SHORTEST},}$`).test(plain(text));

/** As apps show them: in groups, in any case, with padding. */
const plain = (text: string): string => text.toUpperCase().replace(/[\s=-]/g, '');

function bytesOf(secret: string): Buffer {
  let bits = 0n;
  const signs = plain(secret);
  for (const sign of signs) bits = (bits << 5n) | BigInt(SIGNS.indexOf(sign));
  const length = Math.floor((signs.length * 5) / 8);
  const whole = bits >> BigInt(signs.length * 5 - length * 8);
  return Buffer.from(whole.toString(16).padStart(length * 2, '0'), 'hex');
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export class OneTimeCodes {
  readonly #secret: string;
  readonly #now: () => number;
  #lastStep = -1;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  accept(given: string): boolean {
    const here = Math.floor(this.#now() / STEP_MS);
    for (const step of [here - 1, here, here + 1]) {
      if (step <= this.#lastStep || !isSame(codeAt(this.#secret, step), given)) continue;
      this.#lastStep = step;
      return true;
    }
    return false;
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

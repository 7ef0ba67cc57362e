// In the place of `node:crypto` while fixtures are made: what is drawn is the same in every run.

import { createHash } from 'node:crypto';

export * from 'node:crypto';

let count = 0;

export function drawAgain(): void {
  count = 0;
}

export function randomBytes(size: number): Buffer {
  const parts: Buffer[] = [];
  for (let length = 0; length < size; length += 32) {
    parts.push(createHash('sha256').update(`frozen ${++count}`).digest());
  }
  return Buffer.concat(parts).subarray(0, size);
}

export const randomUUID = (): string => randomBytes(16).toString('hex');

// A file that an argument names.

import { readFileSync } from 'node:fs';
import { BadInput } from './badInput.ts';

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadInput('FILE', `${file} cannot be read`);
  }
}

export function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new BadInput('FILE', `${file} cannot be read`);
  }
}

// The inputs that are kept: one file for each reader, one input a line, in base64.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const placeOf = (name: string) => `spec/fuzz/corpus/${name}.txt`;

export function keptInputs(name: string): readonly Uint8Array[] {
  if (!existsSync(placeOf(name))) return [];
  const lines = readFileSync(placeOf(name), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => Buffer.from(line, 'base64'));
}

export function keepInputs(name: string, inputs: readonly Uint8Array[]): void {
  const lines = new Set(inputs.map((input) => Buffer.from(input).toString('base64')));
  const sorted = [...lines].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  writeFileSync(placeOf(name), sorted.map((line) => `${line}\n`).join(''));
}

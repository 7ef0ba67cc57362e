// The inputs that are kept: for each reader those that reach something, which `npm run fuzz -- --keep` writes anew, and those that
// once broke it, which stay. One input a line, in base64.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const reaching = (name: string) => `proof/spec/fuzz/corpus/${name}.txt`;
const breaking = (name: string) => `proof/spec/fuzz/corpus/${name}.broke.txt`;

export const keptInputs = (name: string): readonly Uint8Array[] =>
  [reaching(name), breaking(name)].flatMap(inputsIn);

function inputsIn(file: string): readonly Uint8Array[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => Buffer.from(line, 'base64'));
}

export function keepInputs(name: string, inputs: readonly Uint8Array[]): void {
  const lines = new Set(inputs.map((input) => Buffer.from(input).toString('base64')));
  const sorted = [...lines].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  writeFileSync(reaching(name), sorted.map((line) => `${line}\n`).join(''));
}

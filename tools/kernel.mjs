// `npm run kernel`: compiles the net's inner loops and writes them where the bots find them. `kernelCode()` gives the
// text without writing it, so that a test can tell a stale one.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGET = `${ROOT}engine/bots/src/net/kernelCode.ts`;

export function kernelCode() {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
  const binary = join(folder, 'kernel.wasm');
  execFileSync(`${ROOT}node_modules/.bin/asc`, [
    `${ROOT}engine/bots/kernel/kernel.ts`,
    ...['--outFile', binary, '--enable', 'simd', '-O3', '--runtime', 'stub'],
    ...['--importMemory', '--noAssert', '--use', 'abort='],
  ]);
  const text = readFileSync(binary).toString('hex');
  rmSync(folder, { recursive: true });
  const lines = text.match(/.{1,96}/g).map((line) => `  '${line}',`);
  return [
    '// Compiled from `kernel/kernel.ts` by `npm run kernel`: WebAssembly, two digits a byte.',
    '',
    'export const KERNEL_CODE = [',
    ...lines,
    "].join('');",
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, kernelCode());

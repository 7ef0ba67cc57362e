// Runs the built command as a user does, in a process of its own.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';

export const BIN = fileURLToPath(new URL('../bin/hanchan.mjs', import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Without the variables that decide on colour, so that a test sees only what it sets itself. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR, NO_COLOR, ...env } = process.env;
  return env;
}

export function hanchan(args: readonly string[], { input = '', env = {} }: RunOptions = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...environment(), ...env },
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** Splits on blanks: enough for the arguments of these tests. */
export const run = (line: string, options?: RunOptions) => hanchan(line.split(' '), options);

export function temporaryFile(name: string, text: string): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  return path;
}

export const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

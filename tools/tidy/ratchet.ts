// Numbers that may only fall. `ratchet.json` holds them as they are; a test fails where one is higher, and where one is lower too,
// so that the file follows. `HANCHAN_RATCHET=write npx vitest run tools/tidy` writes what is lower; `HANCHAN_RATCHET=moved` also takes up
// names that have no number yet, for when packages were divided or renamed. What rises is written by hand, where it can be seen.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';

const FILE = join(ROOT, 'tools/tidy/ratchet.json');

export type Numbers = Readonly<Record<string, number>>;

/** By law, and by what the law is counted for. What is 0 is left out. */
export type Ratchet = Readonly<Record<string, Numbers>>;

export const readRatchet = (): Ratchet => JSON.parse(readFileSync(FILE, 'utf8'));

/** How the numbers found differ from those allowed: `game: 127, 126 allowed`. */
export function differences(found: Numbers, allowed: Numbers): string[] {
  const names = [...new Set([...Object.keys(found), ...Object.keys(allowed)])].sort();
  return names.flatMap((name) => {
    const [is, may] = [found[name] ?? 0, allowed[name] ?? 0];
    if (is === may) return [];
    return [is > may ? `${name}: ${is}, ${may} allowed` : `${name}: ${is}, write it down (${may})`];
  });
}

/** Lower numbers are taken over, and where packages moved, names that have none yet; nothing rises. */
export function tightened(found: Numbers, allowed: Numbers, hasMoved = false): Numbers {
  const numbers = Object.keys(found)
    .sort()
    .map((name) => {
      const most = allowed[name] ?? (hasMoved ? found[name]! : 0);
      return [name, Math.min(found[name]!, most)] as const;
    });
  return Object.fromEntries(numbers.filter(([, number]) => number > 0));
}

/** The allowed numbers of a law, after they were written anew where that was asked for. */
export function allowedFor(law: string, found: Numbers): Numbers {
  const ratchet = readRatchet();
  const wish = process.env.HANCHAN_RATCHET;
  if (wish !== 'write' && wish !== 'moved') return ratchet[law] ?? {};
  const allowed = tightened(found, ratchet[law] ?? {}, wish === 'moved');
  writeFileSync(FILE, `${JSON.stringify({ ...ratchet, [law]: allowed }, null, 2)}\n`);
  return allowed;
}

export function counted(names: readonly string[]): Numbers {
  const numbers: Record<string, number> = {};
  for (const name of names) numbers[name] = (numbers[name] ?? 0) + 1;
  return numbers;
}

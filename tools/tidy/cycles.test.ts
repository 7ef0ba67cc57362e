// No circle of imports between the files of a package.

import { describe, expect, test } from 'vitest';
import { cyclesIn } from './cycles.ts';
import { neighboursOf, PACKAGES, sourcesOf } from './sources.ts';

describe('circles of imports', () => {
  test.each(PACKAGES)('%s has none', (name) => {
    const sources = sourcesOf(name);
    expect(sources.length).toBeGreaterThan(0);
    expect(cyclesIn(new Map(sources.map((one) => [one.path, neighboursOf(one)])))).toEqual([]);
  });

  test('one is found, by whatever way it goes', () => {
    const file = (path: string, code: string) =>
      [path, neighboursOf({ path, text: code, code })] as const;
    const imports = new Map([
      file('a/turn.ts', "import type { Claim } from './claims.ts';\n"),
      file('a/claims.ts', "export * from './more/fouls.ts';\n"),
      file('a/more/fouls.ts', "import {\n  turn,\n} from '../turn.ts';\n"),
      file('a/alone.ts', "import { turn } from './turn.ts';\n"),
    ]);
    expect(cyclesIn(imports)).toEqual([['a/claims.ts', 'a/more/fouls.ts', 'a/turn.ts']]);
  });
});

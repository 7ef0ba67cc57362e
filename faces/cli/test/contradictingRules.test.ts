// Rules that contradict themselves, at the command that checks them and at one that would play by them: each names the options that don't
// go together, and nothing is played or written.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VOCABULARY } from '@hanchan/rules';
import { expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../../proof/spec/support/contradictingRules.ts';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

test.each(CONTRADICTIONS)(
  '%s is refused, and nothing is played',
  async (_, { choice, keys, why }) => {
    const file = temporaryFile('ours.json', JSON.stringify({ vocabulary: VOCABULARY, ...choice }));
    const out = join(temporaryFolder(), 'games.jsonl');
    const play = ['simulate', '--games', '1', '--bots', 'beginner', '--out', out, '--rules', file];
    for (const args of [['rules', 'check', file], play]) {
      const { status, stdout, stderr } = await hanchanHere(args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(why);
      for (const key of keys) expect(stderr).toContain(key);
    }
    expect(existsSync(out)).toBe(false);
  },
);

// Rules that contradict themselves, at every door: the command that checks them, one that would play by them, a server that is to open
// a table. Each names the options that don't go together, and nothing is played, written or opened.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { customise, RULE_KEYS, VOCABULARY } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { CONFLICT_CASES } from '../../../engine/rules/test/conflictCases.ts';
import { PLAIN } from '../../../engine/rules/test/plainRuleset.ts';
import { temporaryFile } from '../../../faces/cli/test/run.ts';
import { hanchanHere } from '../../../faces/cli/test/runHere.ts';
import { TestClient } from '../../../service/server/test/support/client.ts';
import { testServer } from '../../../service/server/test/support/fixture.ts';
import { temporaryFolder } from '../support/leftovers.ts';

const BASE = findRuleset('wrc-2022')!;
/** The plain rules as a club would write them: what they answer otherwise than the rulebook. */
const OWN = Object.fromEntries(
  RULE_KEYS.filter(
    (key) => JSON.stringify(PLAIN.values[key]) !== JSON.stringify(BASE.values[key]),
  ).map((key) => [key, PLAIN.values[key]]),
);
const rulesWith = (changes: object) => ({
  base: BASE.id,
  name: 'Ours',
  changes: { ...OWN, ...changes },
});

test('without the contradiction they are rules like any other', () => {
  expect(customise(BASE, OWN).ok).toBe(true);
});

const CASES = CONFLICT_CASES.map(
  ({ changes, keys, why }) => [Object.keys(changes).join(', '), { changes, keys, why }] as const,
);

describe.each(CASES)('%s', (_, { changes, keys, why }) => {
  test('is refused by the command, and nothing is played', async () => {
    const file = temporaryFile(
      'ours.json',
      JSON.stringify({ vocabulary: VOCABULARY, ...rulesWith(changes) }),
    );
    const out = join(temporaryFolder(), 'games.jsonl');
    const play = ['simulate', '--games', '1', '--bots', 'beginner', '--out', out, '--rules', file];
    for (const args of [['rules', 'check', file], play]) {
      const { status, stdout, stderr } = await hanchanHere(args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(why);
      for (const key of keys) expect(stderr).toContain(key);
    }
    expect(existsSync(out)).toBe(false);
  });
});

test('a server opens no table by any of them', async () => {
  const server = await testServer();
  const anna = new TestClient(server.port);
  await anna.guest('Anna');
  for (const [, { changes, keys, why }] of CASES) {
    const { status, body } = await anna.request('POST', '/api/tables', {
      rules: rulesWith(changes),
    });
    expect([status, body.code]).toEqual([400, 'badRules']);
    expect(body.message).toMatch(why);
    expect(keys.map((key) => `rules.changes.${key}`)).toContain(body.field);
  }
  expect((await anna.request('GET', '/api/tables')).body.tables).toEqual([]);
});

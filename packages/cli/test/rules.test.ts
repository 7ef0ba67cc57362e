// `hanchan rules`: every option with its source, differences, custom rulesets, clauses and their status.

import { RULE_KEYS } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { temporaryFile } from './run.ts';
import { runHere } from './runHere.ts';

const json = async (line: string) =>
  JSON.parse((await runHere(`${line} --json`)).stdout) as Record<string, unknown>;

test('list names every rulebook', async () => {
  const { stdout } = await runHere('rules list');
  for (const { id, document } of RULESETS) {
    expect(
      stdout.split('\n').some((line) => line.startsWith(`${id} `) && line.endsWith(document)),
    ).toBe(true);
  }
  expect((await json('rules list'))['rulesets']).toHaveLength(RULESETS.length);
});

describe.each(RULESETS.map(({ id }) => id))('rules show %s', (id) => {
  test('every option with value, meaning and source', async () => {
    const { stdout } = await runHere(`rules show ${id}`);
    for (const key of RULE_KEYS) expect(stdout).toContain(`\n  ${key} `);
    const options = (await json(`rules show ${id}`))['options'] as Record<string, unknown>[];
    expect(options.map(({ key }) => key)).toEqual(RULE_KEYS);
    for (const option of options) {
      expect(option).toMatchObject({
        question: expect.stringMatching(/\?/),
        words: expect.stringMatching(/./),
        citation: { status: expect.stringMatching(/^(stated|inferred|ourChoice)$/) },
      });
    }
  });
});

test('show marks what the document does not say, with the reason', async () => {
  const { stdout } = await runHere('rules show wrc-2022');
  expect(stdout).toMatch(/win\.ippatsuOnRobbedKan +yes.*\(our choice\)\n.*\n +· A-27/);
  expect(stdout).toMatch(/dora\.kanReveal [\s\S]*?\(§8\.13, inferred\)/);
});

test('diff shows both sides with their sections', async () => {
  const { stdout, status } = await runHere('rules diff wrc-2022 ema-2008');
  expect(stdout).toMatch(
    /yaku\.daisuushii .*\n {2}WRC 2022 +yakuman.*§11\.5\.6.*\n {2}EMA 2008 +2 yakuman/,
  );
  expect(stdout).toMatch(/\d+ options differ, \d+ are the same\n$/);
  expect(status).toBe(0);
  const same = await runHere('rules diff tenhou tenhou');
  expect(same.stdout).toBe(`0 options differ, ${RULE_KEYS.length} are the same\n`);
  expect((await json('rules diff wrc-2022 ema-2008'))['differences']).not.toHaveLength(0);
});

test('check tells what a valid custom ruleset changes', async () => {
  const text =
    '{"base":"wrc-2022","name":"Club night","changes":{"dora.ura":false,"dora.kanUra":false}}';
  const path = temporaryFile('club.json', text);
  const { stdout, status } = await runHere(`rules check ${path}`);
  expect(stdout).toMatch(/^Club night: valid\n {2}base {2}WRC 2022 \(wrc-2022\)\n {2}id +custom-/);
  expect(stdout).toMatch(/hash {2}[0-9a-f]{64}\n/);
  expect(stdout).toContain('2 options differ');
  expect(status).toBe(0);
  expect((await runHere(`rules show ${path}`)).stdout).toMatch(/dora\.ura +.*\(own rule\)/);
  expect(await json(`rules check ${path}`)).toMatchObject({
    ok: true,
    base: 'wrc-2022',
    title: 'Club night',
  });
});

describe('clauses', () => {
  test('each with a status that its tests or its reason bear out', async () => {
    const { clauses, counts } = (await json('rules clauses wrc-2022')) as {
      clauses: { id: string; kind: string; status: string; tests: object[]; reason?: string }[];
      counts: Record<string, number>;
    };
    expect(clauses.length).toBeGreaterThan(600);
    for (const { status, tests, reason, kind } of clauses) {
      expect(tests.length > 0).toBe(status === 'tested');
      expect(reason !== undefined).toBe(status === 'notSoftware');
      if (status === 'notSoftware') expect(kind).not.toMatch(/play|score|flow/);
    }
    const total = Object.values(counts).reduce((sum, number) => sum + number, 0);
    expect(total).toBe(clauses.length);
  });

  test('filtered by kind and status', async () => {
    const { stdout } = await runHere('rules clauses wrc-2022 --kind table --status notSoftware');
    expect(stdout).toMatch(/wrc-4\.1-04 {2}§4\.1 {2}table {2}notSoftware\n/);
    expect(stdout).toMatch(/\d+ clauses: 0 tested, \d+ notSoftware, 0 gap\n$/);
  });

  test('of a custom ruleset are those of its base; Tenhou has no document', async () => {
    const path = temporaryFile('club.json', '{"base":"general","name":"Club","changes":{}}');
    expect((await json(`rules clauses ${path}`))['rules']).toBe('general');
    expect((await json('rules clauses tenhou'))['clauses']).toEqual([]);
  });
});

test.each([
  '',
  'score ',
  'shanten ',
  'waits ',
  'discards ',
  'rules ',
  'rules list ',
  'rules show ',
  'rules diff ',
  'rules check ',
  'rules clauses ',
])('hanchan %s--help gives an example', async (command) => {
  const { stdout, status } = await runHere(`${command}--help`);
  expect(stdout).toMatch(/Examples?:\n {2}hanchan /);
  expect(status).toBe(0);
});

test('--version', async () => {
  expect(await runHere('--version')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    stderr: '',
  });
});

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
  expect(stdout).toMatch(/win\.ippatsuOnRobbedKan +yes.*\(our choice\) \[A-27\]\n.*\n +· A-27/);
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
    '{"vocabulary":2,"base":"wrc-2022","name":"Club night","changes":{"dora.ura":false,"dora.kanUra":false}}';
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

test('check names changes that change nothing, and the answer that keeps them from it', async () => {
  const changes = '{"dora.kan":false,"dora.kanUra":false,"dora.kanReveal":"concealedFirst"}';
  const text = `{"base":"wrc-2022","name":"Club night","changes":${changes}}`;
  const path = temporaryFile('club.json', text);
  const { stdout } = await runHere(`rules check ${path}`);
  expect(stdout).toContain('dora.kanReveal has no effect because of dora.kan (no)');
  expect(await json(`rules check ${path}`)).toMatchObject({ withoutEffect: ['dora.kanReveal'] });
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

describe('rulings', () => {
  test('show names those from which a value follows', async () => {
    const options = (await json('rules show ema-2008'))['options'] as {
      key: string;
      rulings: string[];
    }[];
    const of = (key: string) => options.find((option) => option.key === key)?.rulings;
    expect(of('win.ippatsuOnRobbedKan')).toEqual(['A-27']);
    expect(of('payment.depositsTo')).toEqual(['E7', 'E14']);
    expect(of('dora.kanReveal')).toEqual([]);
    const { stdout } = await runHere('rules show wdmc-2019');
    expect(stdout).toMatch(/end\.bust +.*\(our choice\) \[W1\]\n/);
    const path = temporaryFile(
      'club.json',
      '{"base":"wdmc-2019","name":"Club","changes":{"end.bust":"ends"}}',
    );
    expect((await runHere(`rules show ${path}`)).stdout).toMatch(/end\.bust +.*\(own rule\)\n/);
  });

  test.each(RULESETS.map(({ id }) => id))('%s lists its own and those it follows', async (id) => {
    const { rulings } = (await json(`rules rulings ${id}`)) as {
      rulings: { rulebooks: string[] }[];
    };
    expect(rulings.length).toBeGreaterThan(0);
    for (const { rulebooks } of rulings) expect(rulebooks).toContain(id);
    const { stdout } = await runHere(`rules rulings ${id}`);
    expect(stdout).toMatch(new RegExp(`\\n${rulings.length} rulings?; one in full`));
  });

  test('one in full, as a page and as JSON', async () => {
    const { stdout, status } = await runHere('rules rulings wrc-2022 A-26');
    expect(stdout).toMatch(/^A-26 {2}When exactly is the kan indicator turned\?\n {2}says +§8\.13/);
    expect(stdout).toMatch(/\n {2}sections +§8\.7; §8\.13\n {2}clauses +wrc-8\.13-03, /);
    expect(stdout).toMatch(/\n {2}options +dora\.kanReveal\n/);
    expect(stdout).toMatch(/\n {2}\d tests?\n +proof\/spec\/wrc-2022\/play-04-quads\.spec\.ts: /);
    expect(status).toBe(0);
    expect(await json('rules rulings wrc-2022 A-26')).toMatchObject({
      rules: 'wrc-2022',
      rulings: [{ id: 'A-26', status: 'inferred', rulebooks: ['wrc-2022'] }],
    });
  });

  test.each([
    ['A-99', 'there is no ruling “A-99”'],
    ['A-26', 'A-26 is a ruling on wrc-2022, which ema-2008 does not follow'],
  ])('%s is not one of EMA 2008', async (id, message) => {
    const { stderr, status } = await runHere(`rules rulings ema-2008 ${id}`);
    expect(stderr).toContain('RULING');
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test('those of a custom ruleset are those of its base', async () => {
    const path = temporaryFile('club.json', '{"base":"general","name":"Club","changes":{}}');
    expect((await json(`rules rulings ${path} G5`))['rules']).toBe('general');
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
  'rules rulings ',
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

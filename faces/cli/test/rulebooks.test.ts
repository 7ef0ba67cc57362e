// `hanchan rules new`, `check` and `pack`: from an empty folder to one file, and every command that goes by it.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_KEYS } from '@hanchan/rules';
import { forgetBook } from '@hanchan/rulesets';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { hanchanHere, runHere } from './runHere.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LAKESIDE = join(ROOT, 'proof/spec/rulebooks/lakeside-2026');
const WRC_2025 = join(ROOT, 'rulebooks/wrc-2025');

afterEach(() => {
  for (const id of ['lakeside-2026', 'wrc-2025', 'club-2026']) forgetBook(id);
});

/** A new folder in which every question is answered as the other book does. */
async function answered(): Promise<string> {
  const folder = join(temporaryFolder(), 'club-2026');
  const begun = await hanchanHere([
    'rules',
    'new',
    'club-2026',
    '--from',
    'wrc-2022',
    '--dir',
    folder,
  ]);
  expect(begun).toMatchObject({ status: 0, stderr: '' });
  return folder;
}

test('new asks every question, and check names each that is open, with its line', async () => {
  const folder = await answered();
  const { status, stdout } = await runHere(`rules check ${folder}`);
  expect(status).toBe(1);
  expect(stdout).toContain(`${RULE_KEYS.length} problems`);
  const lines = readFileSync(join(folder, 'values.yaml'), 'utf8').split('\n');
  const [, line] = /values\.yaml:(\d+) calls\.swap has no support yet/.exec(stdout)!;
  expect(lines[Number(line) - 1]).toBe('calls.swap:');
  expect(stdout).toContain('kuikae');
  const schema = JSON.parse(readFileSync(join(folder, 'schema/values.json'), 'utf8'));
  expect(Object.keys(schema.properties)).toEqual([...RULE_KEYS]);
  expect(lines[0]).toBe('# yaml-language-server: $schema=schema/values.json');
});

test('a folder whose questions are all answered is packed, and the file is a rulebook everywhere', async () => {
  const folder = await answered();
  const path = join(folder, 'values.yaml');
  const text = readFileSync(path, 'utf8');
  const reasoned = '  support: ourChoice\n  reason: The club does so.\n';
  writeFileSync(path, text.replaceAll('  support:\n  section:\n', reasoned));
  expect((await runHere(`rules check ${folder}`)).stdout).toMatch(/: valid\n/);
  const out = join(folder, 'club.json');
  expect((await runHere(`rules pack ${folder} --out ${out}`)).status).toBe(0);
  const same = await runHere(`rules diff wrc-2022 ${out}`);
  expect(same.stdout).toBe(`0 options differ, ${RULE_KEYS.length} are the same\n`);
  const scored = await runHere(`score 234m55678p22s[555s<] --win 5p --rules ${out} --json`);
  expect(JSON.parse(scored.stdout)).toMatchObject({ points: 1_000 });
});

test('a written rulebook scores with its own citations and words', async () => {
  const { stdout } = await runHere(
    `score 234m55678p22s[555s<] --win 5p --rules ${LAKESIDE} --words rulebook`,
  );
  expect(stdout).toMatch(/Middle tiles +1 han +§3\.2/);
  const clauses = await runHere(`rules clauses ${LAKESIDE} --json`);
  expect(JSON.parse(clauses.stdout).counts).toEqual({ tested: 0, notSoftware: 1, gap: 12 });
  const ruling = await runHere(`rules rulings ${LAKESIDE} LAKE-01`);
  expect(ruling.stdout).toContain('All three are paid.');
});

test('an edition says what is second-hand, and counts our tests only for what it has not changed', async () => {
  const { stdout } = await runHere(`rules diff wrc-2022 ${WRC_2025}`);
  expect(stdout).toContain('13 han (§11.2, second-hand)');
  expect(stdout).toContain('[wrc-2025:wrc-8.9-10]');
  expect(stdout).toContain('[wrc-2022:wrc-8.9-10]');
  expect(stdout).toMatch(/^2 options differ/m);
  const clauses = JSON.parse((await runHere(`rules clauses ${WRC_2025} --json`)).stdout);
  const gaps = clauses.clauses.filter(({ status }: { status: string }) => status === 'gap');
  expect(gaps.map(({ id }: { id: string }) => id)).toEqual([
    'wrc-2-15',
    'wrc-2-28',
    'wrc-8.9-10',
    'wrc-9.1-04',
    'wrc-11.2-06',
    'wrc-11.2-08',
    'wrc-13.5-15',
  ]);
});

describe('what cannot be', () => {
  test.each([
    ['rules new Club --from wrc-2022', 'ID: '],
    ['rules new wrc-2022 --from ema-2008', 'ID: there is a rulebook wrc-2022 already'],
    ['rules new club-2026 --from wrc-1922', '--from: there is no ruleset'],
    [`rules new club-2026 --from wrc-2022 --dir ${LAKESIDE}`, '--dir: '],
    ['rules pack nowhere', 'DIR: nowhere cannot be read'],
    [
      `rules install ${LAKESIDE} --server nowhere`,
      '--server: “nowhere” is not a whole address, such as http://nowhere',
    ],
    [`rules install ${LAKESIDE} --server localhost:8080`, 'such as http://localhost:8080'],
    [`rules install ${LAKESIDE} --server ftp://there`, 'such as http://localhost:8080'],
    [`rules install ${LAKESIDE} --server http://127.0.0.1:9`, '--server: nobody answers'],
  ])('%s', async (line, message) => {
    const { status, stderr } = await runHere(line);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

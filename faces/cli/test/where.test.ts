// `hanchan rules where`: from one word to the value in every rulebook, the lines that read it, and the tests.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { runHere } from './runHere.ts';

interface Found {
  readonly kind: string;
  readonly options: readonly {
    readonly key: string;
    readonly values: readonly { readonly rules: string }[];
    readonly reads: readonly { readonly file: string; readonly line: number }[];
  }[];
  readonly tests: readonly { readonly file: string; readonly line: number | null }[];
}

const ROOT = new URL('../../../', import.meta.url);
const where = async (asked: string) =>
  JSON.parse((await runHere(`rules where ${asked} --json`)).stdout) as Found;

describe('rules where', () => {
  test('an option, as a page', async () => {
    const { stdout, status } = await runHere('rules where calls.swap');
    expect(status).toBe(0);
    for (const { id } of RULESETS) expect(stdout).toMatch(new RegExp(`\\n {2}${id} +\\S`));
    expect(stdout).toMatch(/\n {2}declared +engine\/rules\/src\/options\/calls\.ts:\d+\n/);
    expect(stdout).toMatch(/\n {2}read +engine\/game\/src\/calls\.ts:\d+\n/);
    expect(stdout).toMatch(/\nClauses\n {2}wrc-8\.3-01 {2}§8\.3 /);
    expect(stdout).toMatch(/\nRulings\n {2}A-21 /);
    expect(stdout).toMatch(
      /\nTests\n[\s\S]* {2}proof\/spec\/wrc-2022\/play-03-swap-and-last-tile\.spec\.ts:\d+ /,
    );
  });

  test.each([
    ['calls.swap', 'option'],
    ['wrc-8.3-02', 'clause'],
    ['§8.3 --rules wrc-2022', 'section'],
    ['A-22', 'ruling'],
  ])('%s is a kind of %s and leads to the same option and its tests', async (asked, kind) => {
    const found = await where(asked);
    expect(found.kind).toBe(kind);
    const option = found.options.find(({ key }) => key === 'calls.swap')!;
    expect(option.values.map(({ rules }) => rules)).toEqual(RULESETS.map(({ id }) => id));
    expect(option.reads.length).toBeGreaterThan(0);
    expect(found.tests.length).toBeGreaterThan(0);
    expect(found.tests.some(({ line }) => line !== null)).toBe(true);
    for (const { file } of [...option.reads, ...found.tests]) {
      expect(existsSync(fileURLToPath(new URL(file, ROOT)))).toBe(true);
    }
  });

  test('a section whose name has several words', async () => {
    const { options } = await where('Make claims, Pon');
    expect(options.map(({ key }) => key)).toContain('calls.swap');
  });

  test('a word that names nothing is refused, with the nearest that does', async () => {
    const { stderr, status } = await runHere('rules where calls.swop');
    expect(stderr).toContain('no option, clause, section or ruling is called “calls.swop”');
    expect(stderr).toContain('did you mean calls.swap?');
    expect(status).toBe(2);
  });
});

// A large run in parts: together they are the same bytes as the whole, a part that was killed goes on where it stopped, and
// what does not belong together is refused by its name.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../proof/spec/support/hostileValues.ts';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { readShard } from '../src/simulation/shard.ts';
import { BIN } from './run.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name));
const text = (name: string) => read(name).toString();

const simulate = (...args: string[]) => hanchanHere(['simulate', '--workers', '1', ...args]);
const merge = (...args: string[]) => hanchanHere(['simulate', 'merge', ...args]);
const RUN = ['--rules', 'tenhou', '--bots', 'beginner', '--seed', '7', '--games', '32'];
const SHARDS = 16;
const PARTS = Array.from({ length: SHARDS }, (_, shard) => at(`part-${shard + 1}`));
const KILLED = 5;

const partArgs = (shard: number) => [
  ...RUN,
  '--shard',
  `${shard}/${SHARDS}`,
  '--out',
  PARTS[shard - 1]!,
];

/** Plays a part in a process of its own, and kills it as soon as a match is in its file. */
async function killedPart(shard: number): Promise<void> {
  const path = PARTS[shard - 1]!;
  const child = spawn(process.execPath, [BIN, 'simulate', '--workers', '1', ...partArgs(shard)]);
  const ended = once(child, 'exit');
  const lines = () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);
  while (lines() < 2 && child.exitCode === null) await new Promise((go) => setTimeout(go, 5));
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  const outputs = ['--out', at('whole.jsonl'), '--columns', at('whole.csv')];
  const whole = await simulate(...RUN, ...outputs, '--report', at('whole.html'), '--json');
  expect(whole.status, whole.stderr).toBe(0);
  writeFileSync(at('whole.json'), whole.stdout);
  await killedPart(KILLED);
  for (let shard = 1; shard <= SHARDS; shard++) {
    const { status, stderr, stdout } = await simulate(...partArgs(shard));
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/^tenhou: 2 matches, .*; part \d+\/16, matches \d+–\d+ of 32; /);
  }
}, 120_000);

/** A part with other lines, whose checksum is right. */
function rewritten(part: string, change: (lines: string[]) => string[]): string {
  const lines = change(readFileSync(part, 'utf8').trimEnd().split('\n').slice(0, -1));
  const body = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const end = { end: true, matches: lines.length - 1, sha256 };
  const path = join(temporaryFolder(), 'part');
  writeFileSync(path, `${body}${JSON.stringify(end)}\n`);
  return path;
}

const changedHeader = (part: string, change: object, plan: object = {}) =>
  rewritten(part, ([first, ...lines]) => {
    const header = JSON.parse(first!);
    const whole = { ...header, ...change, plan: { ...header.plan, ...plan } };
    return [JSON.stringify(whole), ...lines];
  });

describe('sixteen parts, one of which was killed', () => {
  test('are together the same bytes as the whole run', async () => {
    const outputs = ['--out', at('merged.jsonl'), '--columns', at('merged.csv')];
    const parts = [...PARTS].reverse();
    const merged = await merge(...parts, ...outputs, '--report', at('merged.html'), '--json');
    expect(merged.status, merged.stderr).toBe(0);
    for (const kind of ['jsonl', 'csv', 'html']) {
      expect(read(`merged.${kind}`).equals(read(`whole.${kind}`)), kind).toBe(true);
    }
    const { workers, seconds, gamesPerSecond, ...whole } = JSON.parse(text('whole.json'));
    expect(JSON.parse(merged.stdout)).toEqual({ ...whole, parts: SHARDS });
  });

  test('of which one is done and asked for again stay as they are', async () => {
    const before = readFileSync(PARTS[0]!);
    const { status, stderr, stdout } = await simulate(...partArgs(1));
    expect([status, stderr]).toEqual([0, 'part 1/16 (matches 1–2) is done\n']);
    expect(stdout).toMatch(/^tenhou: 2 matches/);
    expect(readFileSync(PARTS[0]!).equals(before)).toBe(true);
  });

  test.each([
    ['within a line', (bytes: Buffer) => bytes.subarray(0, bytes.length - 700), /1 of 2 were/],
    ['within the header', (bytes: Buffer) => bytes.subarray(0, 100), /^$/],
    ['before anything', (bytes: Buffer) => bytes.subarray(0, 0), /^$/],
    [
      'by zeros',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -90), Buffer.alloc(500)]),
      /2/,
    ],
  ])('go on where a file was cut off %s', async (_, cut, said) => {
    const whole = readFileSync(PARTS[1]!);
    writeFileSync(PARTS[1]!, cut(whole));
    const { status, stderr } = await simulate(...partArgs(2));
    expect(status, stderr).toBe(0);
    expect(stderr).toMatch(said);
    expect(readFileSync(PARTS[1]!).equals(whole)).toBe(true);
  });

  test('may be of different sizes, and of several rulebooks', async () => {
    const run = ['--compare', 'wrc-2022,uspml-fundamentals', '--bots', 'beginner', '--games', '3'];
    await simulate(...run, '--out', at('both.jsonl'), '--columns', at('both.csv'));
    const parts = ['1/2', '3/4', '4/4'].map((shard) => [shard, at(`c${shard[0]}`)] as const);
    for (const [shard, out] of parts) await simulate(...run, '--shard', shard, '--out', out);
    const outputs = ['--out', at('c.jsonl'), '--columns', at('c.csv'), '--picture', at('c.svg')];
    const merged = await merge(...parts.map(([, path]) => path), ...outputs);
    expect(merged.status, merged.stderr).toBe(0);
    for (const kind of ['jsonl', 'csv']) expect(text(`c.${kind}`)).toBe(text(`both.${kind}`));
  });
});

describe('parts are refused', () => {
  const rest = PARTS.slice(1);
  test.each([
    [
      'a gap',
      () => PARTS.filter((_, i) => i !== 2 && i !== 3),
      /matches 5–8 of 32 are in no part; missing: --shard 3\/16, 4\/16/,
    ],
    ['the end missing', () => PARTS.slice(0, 15), /matches 31–32 of 32 are in no part/],
    ['one twice', () => [...PARTS, PARTS[4]!], /part-5: has matches 9–10, as .*part-5 has/],
    [
      'another build',
      () => [changedHeader(PARTS[0]!, { build: 'older' }), ...rest],
      /another build of Hanchan: (older, not|[0-9a-f]{16}, not older)/,
    ],
    [
      'another seed',
      () => [changedHeader(PARTS[0]!, {}, { seed: 8 }), ...rest],
      /--seed: (8, not 7|7, not 8)/,
    ],
    [
      'another rule',
      () => [changedHeader(PARTS[0]!, {}, { checked: true }), ...rest],
      /part.*: is not of the run of .*: --check/,
    ],
    [
      'a match that is another',
      () => [rewritten(PARTS[0]!, ([head, a, b]) => [head!, b!, a!]), ...rest],
      /line 2 is damaged/,
    ],
    [
      'a deal that nobody can count',
      () => [
        rewritten(PARTS[0]!, ([head, a, b]) => [
          head!,
          a!.replace(/"wins":\[/, '"wins":7,"x":['),
          b!,
        ]),
        ...rest,
      ],
      /line 2 tells of no match that can be counted/,
    ],
    ['a file of something else', () => [BIN, ...rest], /hanchan\.mjs: is not a part of a run/],
    ['no file', () => [at('none'), ...rest], /none: there is no such file/],
    ['a folder', () => [folder, ...rest], /: is not a file/],
  ])('%s', async (_, parts, message) => {
    const out = join(temporaryFolder(), 'out.jsonl');
    const { status, stderr, stdout } = await merge(...parts(), '--out', out);
    expect(stderr).toMatch(message);
    expect([status, stdout, existsSync(out)]).toEqual([2, '', false]);
  });

  test('that are damaged or not finished, by line and number', async () => {
    const bytes = readFileSync(PARTS[0]!);
    const path = join(temporaryFolder(), 'part');
    const said = async (damaged: Uint8Array) => {
      writeFileSync(path, damaged);
      return (await merge(path, ...rest)).stderr;
    };
    expect(await said(bytes.subarray(0, -700))).toMatch(
      /part: is not finished: 1 of 2 matches; --shard 1\/16 goes on from there/,
    );
    const scored = bytes.toString().replace(/"decisions":\[/, '"decisions":[1');
    expect(await said(Buffer.from(scored))).toMatch(/part: line 4 is damaged/);
    expect(await said(Buffer.concat([bytes, bytes]))).toMatch(/part: line 5 is damaged/);
  });

  test('whatever stands in a header', async () => {
    for (const value of HOSTILE) {
      for (const change of [
        { from: value },
        { of: value },
        { plan: value },
        { plan: { rules: value } },
      ]) {
        const header = JSON.parse(readFileSync(PARTS[0]!, 'utf8').split('\n')[0]!);
        const path = join(temporaryFolder(), 'part');
        writeFileSync(path, `${hostileLine({ ...header, ...change })}\n`);
        const { status, stderr } = await merge(path);
        expect([status, stderr.split('\n').length > 1]).toEqual([2, true]);
      }
    }
  });

  test('where they would be written over something else', async () => {
    const mine = at('mine.txt');
    writeFileSync(mine, 'mine');
    const asked = [
      [mine, ['--shard', '1/16'], /mine\.txt is there, and is not a part of a run/],
      [PARTS[0]!, ['--shard', '2/16'], /part-1 is part 1\/16, not 2\/16/],
      [PARTS[0]!, ['--shard', '1/16', '--seed', '9'], /is a part of another run: --seed: 7, not 9/],
    ] as const;
    for (const [out, args, message] of asked) {
      const before = readFileSync(out);
      const { status, stderr } = await simulate(...RUN, ...args, '--out', out);
      expect(stderr).toMatch(message);
      expect([status, readFileSync(out).equals(before)]).toEqual([2, true]);
    }
    const { stderr } = await merge(...PARTS, '--out', PARTS[3]!);
    expect(stderr).toMatch(/--out: .*part-4 is one of the parts/);
  });
});

describe('a part is asked for', () => {
  test.each([
    ['3', /“3” is neither a part such as 3\/16 nor auto/],
    ['0/4', /“0\/4”: parts are counted from 1 to 4/],
    ['5/4', /“5\/4”: parts are counted from 1 to 4/],
    ['1/0', /“1\/0”: a run has 1 to 100,000 parts/],
    ['auto', /auto: this is neither a Slurm array .* nor an Indexed Job/],
  ])('%s is refused', async (shard, message) => {
    const { status, stderr } = await simulate(...RUN, '--shard', shard, '--out', at('x'));
    expect(stderr).toMatch(message);
    expect([status, existsSync(at('x'))]).toEqual([2, false]);
  });

  test.each([
    [['--shard', '1/2'], /--out: missing; the file of this part/],
    [['--shard', '1/2', '--out', at('x'), '--columns', at('y')], /--columns: is made of all parts/],
    [['--shard', '1/2', '--out', at('x'), '--report', at('y')], /--report: is made of all parts/],
  ])('%j is refused', async (args, message) => {
    expect((await simulate(...RUN, ...args)).stderr).toMatch(message);
  });

  const slurm = (id: number, min: number, max: number, count: number, step = 1) => ({
    SLURM_ARRAY_TASK_ID: String(id),
    SLURM_ARRAY_TASK_MIN: String(min),
    SLURM_ARRAY_TASK_MAX: String(max),
    SLURM_ARRAY_TASK_COUNT: String(count),
    SLURM_ARRAY_TASK_STEP: String(step),
  });

  test('by Slurm and by Kubernetes', () => {
    expect(readShard('auto', slurm(1, 1, 16, 16))).toEqual({ shard: 1, of: 16 });
    expect(readShard('auto', slurm(0, 0, 15, 16))).toEqual({ shard: 1, of: 16 });
    expect(readShard('auto', slurm(20, 10, 30, 3, 10))).toEqual({ shard: 2, of: 3 });
    const pod = { JOB_COMPLETION_INDEX: '15', JOB_COMPLETIONS: '16' };
    expect(readShard('auto', pod)).toEqual({ shard: 16, of: 16 });
  });

  test.each([
    [slurm(7, 3, 7, 2), /2 tasks between 3 and 7, not one for each part/],
    [{ SLURM_ARRAY_TASK_ID: '1' }, /SLURM_ARRAY_TASK_COUNT is not set/],
    [{ ...slurm(1, 1, 2, 2), SLURM_ARRAY_TASK_ID: '-1' }, /SLURM_ARRAY_TASK_ID is “-1”, not a/],
    [{ JOB_COMPLETION_INDEX: '0' }, /JOB_COMPLETIONS is not set/],
    [{ JOB_COMPLETION_INDEX: '4', JOB_COMPLETIONS: '4' }, /parts are counted from 1 to 4/],
  ])('but not by %j', (env, message) => {
    expect(() => readShard('auto', env)).toThrow(message);
  });
});

describe('columns as Parquet', () => {
  test('hold what the text holds, with types, and are the same bytes from parts', async () => {
    const { parquetReadObjects, asyncBufferFromFile, parquetMetadataAsync } = await import(
      'hyparquet'
    );
    const run = [...RUN, '--games', '4'];
    const [whole, merged] = ['whole', 'merged'].map((name) => at(`${name}.parquet`));
    const { status, stderr } = await simulate(...run, '--columns', whole!);
    expect(status, stderr).toBe(0);
    const parts = ['1/2', '2/2'].map((shard) => [shard, at(`half-${shard[0]}`)] as const);
    for (const [shard, out] of parts) await simulate(...run, '--shard', shard, '--out', out);
    const paths = parts.map(([, path]) => path);
    await merge(...paths, '--columns', merged!);
    expect(readFileSync(merged!).equals(readFileSync(whole!))).toBe(true);
    await merge(...paths, '--columns', at('few.csv'));
    const file = await asyncBufferFromFile(whole!);
    const [head, ...lines] = text('few.csv').trimEnd().split('\n');
    const names = head!.split(',');
    const rows = await parquetReadObjects({ file });
    expect(rows).toHaveLength(lines.length);
    const written = (cell: unknown) =>
      cell === null ? '' : typeof cell === 'boolean' ? String(Number(cell)) : String(cell);
    for (const [i, row] of rows.entries()) {
      expect(names.map((name) => written(row[name])).join(',')).toBe(lines[i]);
    }
    const { schema } = await parquetMetadataAsync(file);
    const typed = Object.fromEntries(schema.map(({ name, type }) => [name, type]));
    expect(typed).toMatchObject({
      match: 'INT32',
      seed: 'INT64',
      won: 'BOOLEAN',
      result: 'DOUBLE',
    });
  });
});

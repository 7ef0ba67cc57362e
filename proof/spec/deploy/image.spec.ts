// The image that deploy/Dockerfile builds: its steps are commands of the project, and the files that it keeps are enough to serve,
// to print and to stop in order, as a user who may write nothing but the data.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.mjs';
import { afterTest, temporaryFolder } from '../support/leftovers.ts';
import { PATIENCE } from '../support/patience.ts';
import {
  argumentsOf,
  environment,
  ignored,
  instructions,
  layOut,
  ofImage,
  ofStage,
  ROOT,
  workspaces,
} from './dockerfile.ts';

const NODE_USER = 1_000;
const isRoot = process.getuid?.() === 0;

let image = '';
beforeAll(() => {
  image = temporaryFolder();
  layOut(image);
}, 120_000);

test('what the steps name is there', () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const run = instructions().filter(({ name }) => name === 'RUN');
  const named = run.flatMap(({ text }) => /npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(named).toEqual(['build', 'build-page']);
  for (const name of named) expect(scripts).toHaveProperty(name);
  expect(workspaces().length).toBe(4);
  for (const name of workspaces()) expect(existsSync(`${ROOT}node_modules/${name}`)).toBe(true);
  const sent = ignored().filter((line) => line.startsWith('!'));
  expect(sent.filter((line) => !existsSync(`${ROOT}${line.slice(1)}`))).toEqual([]);
  for (const text of ofStage('build', 'COPY')) expect(text).toBe('. .');
});

test('bases have exact versions, one for both, and the server is neither root nor behind a shell', () => {
  const [base] = instructions().filter(({ name }) => name === 'ARG');
  expect(base!.text).toMatch(/^NODE_IMAGE=node:\d+\.\d+\.\d+-\w+-slim$/);
  const { engines } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const [major] = /\d+/.exec(base!.text)!;
  expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)![0]));
  const from = instructions().filter(({ name }) => name === 'FROM');
  for (const { text } of from) expect(text).toMatch(/^(\$\{NODE_IMAGE\}|build)( AS \w+)?$/);
  expect(ofImage('USER')).toEqual(['node']);
  expect(argumentsOf(ofImage('CMD')[0]!)[0]).toBe('node');
});

test('nothing is in it that only builds or tests', () => {
  const inside = (folder: string) => readdirSync(join(image, folder));
  expect(inside('.').sort()).toEqual([
    'engine',
    'faces',
    'node_modules',
    'package.json',
    'service',
  ]);
  expect(inside('service/server')).not.toContain('src');
  expect(inside('service/server')).not.toContain('test');
  for (const name of ['vitest', 'typescript', 'svelte', 'vite', 'playwright-core'])
    expect(inside('node_modules')).not.toContain(name);
});

test('its files serve page and API, its check sees whether they do, and SIGTERM ends it in order', async () => {
  const data = temporaryFolder();
  chmodSync(data, 0o777);
  const port = await freePort();
  const env = { ...environment(), PORT: String(port), DATA_DIR: data, PATH: process.env['PATH'] };
  const server = start(argumentsOf(ofImage('CMD')[0]!), env);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), PATIENCE);
  const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect(await page.text()).toContain('<title>Hanchan');
  expect(page.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${url}/api/session`)).status).toBe(200);
  const check = argumentsOf(ofImage('HEALTHCHECK')[0]!);
  expect((await once(start(check, env), 'exit'))[0]).toBe(0);
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
  expect((await once(start(check, env), 'exit'))[0]).toBe(1);
  expect(readdirSync(data)).toContain('hanchan.db');
});

test('it prints in both scripts: the fonts that are left are those in use', () => {
  const folder = temporaryFolder();
  const archive = join(folder, 'event.jsonl');
  writeFileSync(archive, gunzipSync(readFileSync(`${ROOT}proof/spec/frozen/0.1/event.jsonl.gz`)));
  const out = join(folder, 'papers');
  const args = ['tournament', 'papers', archive, '--lang', 'ja', '--out', out];
  execFileSync(process.execPath, ['faces/cli/bin/hanchan.mjs', ...args], { cwd: image });
  expect(readdirSync(out).filter((name) => name.endsWith('.pdf')).length).toBeGreaterThan(3);
});

function start([program, ...args]: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  expect(program).toBe('node');
  const child = spawn(process.execPath, args, {
    cwd: image,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: NODE_USER, gid: NODE_USER }),
  });
  afterTest(() => void child.kill('SIGKILL'));
  return child;
}

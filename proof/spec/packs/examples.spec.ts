// The examples, run as their readers run them: from the packs, in a project of their own.

import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PACE, testServer } from '../../../service/server/test/support/fixture.ts';
import { clearProjects, compile, node, project, ROOT } from './packed.ts';

const NEEDED = ['@hanchan/arena', '@hanchan/protocol', '@hanchan/rulesets', '@hanchan/score'];

let folder = '';
beforeAll(() => {
  folder = project(NEEDED, ['ws', '@types/ws', '@types/node', 'undici-types']);
  cpSync(join(ROOT, 'examples'), folder, { recursive: true });
}, 120_000);
afterAll(clearProjects, 120_000);

test('they are typed as their comments say', () => {
  const files = readdirSync(join(ROOT, 'examples')).filter((file) => file.endsWith('.mjs'));
  expect(files.length).toBe(4);
  const options = { module: 'NodeNext', allowJs: true, checkJs: true, types: ['node'] };
  expect(compile(folder, files, options)).toBe('');
});

test('a hand is scored, with its sections', () => {
  const { status, stdout } = node(folder, 'scoreAHand.mjs');
  expect(status).toBe(0);
  expect(stdout).toContain('4 han 50 fu: 8000 points');
  expect(stdout).toContain('yaku.sanankou {"han":2}, WRC 2022 11.5.2');
});

test('a match is played, and the expert finds its weights', () => {
  const { status, stdout, stderr } = node(folder, 'playAMatch.mjs', '11');
  expect([status, stderr]).toEqual([0, '']);
  const rows = [...stdout.matchAll(/^(expert|club): place (\d), (-?\d+) points/gm)];
  expect(rows.length).toBe(4);
  expect(rows.reduce((sum, [, , , points]) => sum + Number(points), 0)).toBe(120_000);
});

test('a bot of somebody else plays', () => {
  const { status, stdout, stderr } = node(folder, 'writeABot.mjs', '1');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^plain: average place \d\.\d\d over 1 matches$/m);
});

test('a client of 50 lines plays a match over the socket of a real server', async () => {
  const lines = readFileSync(join(ROOT, 'examples/socketClient.mjs'), 'utf8').split('\n');
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(50);
  const { port } = await testServer({ pace: NO_PACE });
  const client = spawn(process.execPath, ['socketClient.mjs', `http://127.0.0.1:${port}`], {
    cwd: folder,
  });
  let said = '';
  for (const stream of [client.stdout, client.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const status = await new Promise((resolve) => client.on('close', resolve));
  expect(said).toMatch(/^\d+ acts; the match ended with -?\d+, -?\d+, -?\d+, -?\d+\n$/);
  expect(status).toBe(0);
});

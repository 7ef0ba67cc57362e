// What npm packs is whole: licence, sources, types for every way of resolving them, and nothing that is not needed.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clearProjects,
  compile,
  isIn,
  node,
  PUBLISHED,
  packedManifest,
  project,
  ROOT,
} from './packed.ts';

const NAMES = [...PUBLISHED.keys()];
const ENGINE = NAMES.filter((name) => PUBLISHED.get(name)!.startsWith('engine/'));
const WITH_NODE = ['@hanchan/cli', '@hanchan/papers', '@hanchan/server', '@hanchan/storage'];

let whole = '';
beforeAll(() => {
  whole = project(NAMES, ['@types/node', 'undici-types', 'ws']);
}, 120_000);
afterAll(clearProjects, 120_000);

const filesOf = (name: string): string[] => {
  const folder = join(whole, 'node_modules', name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
};

const contentOf = (name: string, file: string) =>
  readFileSync(join(whole, 'node_modules', name, file), 'utf8');

describe.each(NAMES)('%s', (name) => {
  test('says what it is, under which licence, and where it comes from', () => {
    const manifest = packedManifest(whole, name);
    expect(manifest).toMatchObject({
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: expect.stringMatching(/^>=\d+/) },
      repository: { type: 'git', directory: PUBLISHED.get(name) },
    });
    expect(contentOf(name, 'LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    expect(isIn(whole, name, 'README.md')).toBe(true);
  });

  test('every entry has a file for each condition, and none is called so that a bundler of others takes it', () => {
    const { exports = {} } = packedManifest(whole, name);
    const conditions = Object.values(exports).filter((entry) => typeof entry !== 'string');
    for (const entry of Object.values(exports)) {
      const targets = typeof entry === 'string' ? [entry] : Object.values(entry);
      expect(targets.filter((file) => !isIn(whole, name, file))).toEqual([]);
    }
    // `source` is what some bundlers look for; types come before what they describe.
    const known = ['@hanchan/source', 'types', 'default'];
    for (const entry of conditions)
      expect(known.filter((one) => one in entry)).toEqual(Object.keys(entry));
  });

  test('every map leads to a source in the pack, and nothing else is in it', () => {
    const files = filesOf(name);
    const lost = files
      .filter((file) => file.endsWith('.map'))
      .flatMap((file) => {
        const { sources } = JSON.parse(contentOf(name, file)) as { sources: string[] };
        return sources.filter((source) => !files.includes(join(dirname(file), source)));
      });
    expect(lost).toEqual([]);
    expect(files.filter((file) => /(^|\/)(test|node_modules)\/|tsbuildinfo/.test(file))).toEqual(
      [],
    );
  });
});

describe('types', () => {
  const write = (file: string, names: readonly string[]) => {
    const entries = names.flatMap((name) =>
      Object.entries(packedManifest(whole, name).exports ?? {})
        .filter(([, entry]) => typeof entry !== 'string')
        .map(([path]) => `${name}${path.slice(1)}`),
    );
    const lines = entries.map((entry, i) => `export * as e${i} from '${entry}';`);
    writeFileSync(join(whole, file), `${lines.join('\n')}\n`);
    return entries.length;
  };
  const WAYS = [
    ['nodenext', { module: 'NodeNext' }],
    ['a bundler', { module: 'ESNext', moduleResolution: 'Bundler' }],
  ] as const;

  test.each(WAYS)('the engine compiles with nothing else installed, as %s finds it', (_, way) => {
    expect(write('engine.ts', ENGINE)).toBeGreaterThan(14);
    expect(compile(whole, ['engine.ts'], way)).toBe('');
  });

  test.each(WAYS)('protocol and narrator compile for a page, as %s finds them', (_, way) => {
    write('page.ts', ['@hanchan/protocol', '@hanchan/narrator', '@hanchan/rulebooks']);
    expect(compile(whole, ['page.ts'], { ...way, lib: ['ES2023', 'DOM'] })).toBe('');
  });

  test.each(WAYS)('the rest compiles for Node, as %s finds it', (_, way) => {
    write('node.ts', WITH_NODE);
    expect(compile(whole, ['node.ts'], { ...way, types: ['node'] })).toBe('');
  });

  test('a mistake of the caller is one', () => {
    writeFileSync(
      join(whole, 'mistake.ts'),
      "import { parseTile } from '@hanchan/tiles';\nconst tile: number = parseTile('1m');\nexport { tile };\n",
    );
    expect(compile(whole, ['mistake.ts'], { module: 'NodeNext' })).toMatch(/mistake\.ts.*TS2322/);
  });
});

describe('the command alone', () => {
  let slim = '';
  const run = (...args: string[]) =>
    node(slim, 'node_modules/@hanchan/cli/bin/hanchan.mjs', ...args);
  beforeAll(() => {
    slim = project(['@hanchan/cli']);
  });

  test('brings no server, no storage, no fonts', () => {
    const installed = readdirSync(join(slim, 'node_modules')).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(slim, 'node_modules', name)) : [name],
    );
    const heavy = [
      'server',
      'storage',
      'papers',
      'argon2',
      'noto-sans',
      'pdfkit',
      'libsql',
      'fastify',
    ];
    expect(installed.filter((name) => heavy.includes(name))).toEqual([]);
    const { peerDependencies = {}, peerDependenciesMeta = {} } = packedManifest(
      slim,
      '@hanchan/cli',
    );
    const optional = Object.keys(peerDependencies).filter(
      (name) => peerDependenciesMeta[name]?.optional,
    );
    expect(optional).toEqual([
      '@hanchan/papers',
      '@hanchan/server',
      '@hanchan/storage',
      'hyparquet-writer',
    ]);
  });

  test('scores a hand, plays with the expert, and prints a form', () => {
    const scored = run('score', '222333444m78p55s', '--win', '6p', '--rules', 'wrc-2022', '--json');
    expect(JSON.parse(scored.stdout)).toMatchObject({ win: true, han: 3, fu: 50 });
    const games = ['--rules', 'wrc-2022', '--games', '1', '--workers', '1'];
    const played = run('simulate', ...games, '--bots', 'expert,beginner', '--json');
    expect(JSON.parse(played.stdout)).toMatchObject({ matches: 1 });
    expect(run('schema', 'score').stdout).toContain('json-schema.org');
    expect(run('--version').stdout.trim()).toBe(packedManifest(slim, '@hanchan/cli').version);
  });

  test.each([
    ['serve', ['serve'], '@hanchan/server'],
    ['beacon', ['beacon', '--key', 'none.pem'], '@hanchan/server'],
    ['backup', ['backup', 'saved'], '@hanchan/storage'],
    ['restore', ['restore', 'saved'], '@hanchan/storage'],
    ['tournament standings', ['tournament', 'standings', 'none'], '@hanchan/papers'],
    [
      '--columns deals.parquet',
      ['simulate', '--rules', 'tenhou', '--games', '1', '--columns', 'deals.parquet'],
      'hyparquet-writer',
    ],
  ])('%s says what to install', (command, args, needed) => {
    const { status, stderr, stdout } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      `hanchan: ${command}: this needs ${needed}, which is not installed here; add it with\n  npm install ${needed}\n`,
    );
  });
});

// The architecture as a test: who may import whom, what the engine may not touch, where names of rulebooks
// may stand, and how long things may grow.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderOf, PACKAGE_FOLDERS } from '../places.mjs';
import { ALLOWED_IMPORTS, ENGINE, LONG_FILES, READ_PACKAGES, RULESET_IDS } from './limits.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = PACKAGE_FOLDERS.map((folder) => basename(folder)).sort();

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesUnder(path);
    return /\.(ts|svelte|mjs)$/.test(name) ? [path] : [];
  });
}

interface Source {
  readonly path: string;
  readonly text: string;
  /** Without comments, so that prose may speak of what code may not do. */
  readonly code: string;
}

const stripComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const stripTexts = (code: string) => code.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''");

/** `worker` is for threads that must run as they are, from the sources and from the build. */
const FOLDERS = ['src', 'worker'];

function sourcesOf(name: string): Source[] {
  const folders = FOLDERS.map((folder) => join(ROOT, folderOf(name), folder));
  return folders
    .filter(existsSync)
    .flatMap(filesUnder)
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path: relative(ROOT, path), text, code: stripComments(text) };
    });
}

/** `@hanchan/rulesets/clauses` → `@hanchan/rulesets`, `svelte/animate` → `svelte`. */
const packageOf = (target: string) => target.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1');

/** From its own package, or made while it is built. */
const isOwn = (target: string) => /^(\.|virtual:)/.test(target);

function importsOf({ code }: Source): string[] {
  const statements = /^(?:import|export)\b[^;]*?'([^']+)';$|\bimport\('([^']+)'\)/gm;
  return [...code.matchAll(statements)]
    .filter(([statement]) => /\bfrom\b|^import\b/.test(statement))
    .map((match) => match[1] ?? match[2]!);
}

describe('the arrow of imports', () => {
  test('every package has its place in it', () => {
    expect(PACKAGES).toEqual(Object.keys(ALLOWED_IMPORTS).sort());
  });

  test.each(PACKAGES)('%s imports only from its left', (name) => {
    const allowed = ALLOWED_IMPORTS[name]!;
    const wrong = sourcesOf(name).flatMap((source) =>
      importsOf(source)
        .filter((target) => !isOwn(target))
        .filter((target) => ENGINE.includes(name) || !target.startsWith('node:'))
        .filter((target) => !allowed.includes(packageOf(target)))
        .map((target) => `${source.path}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(PACKAGES)('%s declares what it imports', (name) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folderOf(name), 'package.json'), 'utf8'));
    const { dependencies, peerDependencies } = manifest;
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    const used = sourcesOf(name)
      .flatMap(importsOf)
      .filter((target) => !isOwn(target) && !target.startsWith('node:'))
      .map(packageOf);
    const all = new Set([...used, ...(READ_PACKAGES[name] ?? [])]);
    expect([...all].sort()).toEqual(declared.sort());
  });
});

describe('the engine is pure', () => {
  const FORBIDDEN = /\b(Date|Math\.random|setTimeout|setInterval|process|performance|require)\b/;

  test.each(ENGINE)('%s uses no time, randomness, timers or platform', (name) => {
    const wrong = sourcesOf(name).flatMap(({ path, code }) => {
      const match = FORBIDDEN.exec(stripTexts(code));
      return match === null ? [] : [`${path}: ${match[0]}`];
    });
    expect(wrong).toEqual([]);
  });

  test.each(ENGINE)('%s depends on nothing outside', (name) => {
    const outside = sourcesOf(name).flatMap((source) =>
      importsOf(source)
        .filter((target) => !target.startsWith('.') && !target.startsWith('@hanchan/'))
        .map((target) => `${source.path}: ${target}`),
    );
    expect(outside).toEqual([]);
  });

  test.each(ENGINE.filter((name) => name !== 'rulesets'))(
    '%s knows no rulebook by name',
    (name) => {
      const wrong = sourcesOf(name).flatMap(({ path, code }) =>
        RULESET_IDS.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(code)).map(
          (id) => `${path}: ${id}`,
        ),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('style that can be counted', () => {
  const sources = PACKAGES.flatMap(sourcesOf);

  test('no file outgrows 400 lines, data tables and waivers apart', () => {
    const long = sources
      .filter(({ path }) => !LONG_FILES.some((pattern) => pattern.test(path)))
      .map(({ path, text }) => [path, text.split('\n').length] as const)
      .filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });

  test('every file opens by saying what it is for', () => {
    const silent = sources
      .filter(({ path }) => !path.endsWith('/index.ts') && !path.endsWith('.svelte'))
      .filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'))
      .map(({ path }) => path);
    expect(silent).toEqual([]);
  });

  test('no file is named after nothing', () => {
    const vague = /\/(utils?|helpers?|common|misc|manager)\b|_old\b/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });

  test('nothing is left for later', () => {
    const marks = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)|\bas any\b/;
    const found = sources.flatMap(({ path, text }) => (marks.test(text) ? [path] : []));
    expect(found).toEqual([]);
  });

  test.each(PACKAGES)('%s has a README of at most 40 lines', (name) => {
    const readme = readFileSync(join(ROOT, folderOf(name), 'README.md'), 'utf8');
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});

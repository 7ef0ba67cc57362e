// The sources as the laws read them: which files there are, what each says without its comments, and what it imports.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, PACKAGE_FOLDERS } from '../places.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** By their own names, in the order of the alphabet. */
export const PACKAGES: readonly string[] = PACKAGE_FOLDERS.map((folder) => basename(folder)).sort();

export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** Without comments, so that prose may speak of what code may not do. */
  readonly code: string;
}

export const stripComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const SKIPPED = new Set(['node_modules', 'dist']);

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return SKIPPED.has(name) ? [] : filesUnder(path);
    return /\.(ts|svelte|mjs)$/.test(name) && !name.endsWith('.d.mts') ? [path] : [];
  });
}

export function sourcesIn(folder: string): Source[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return filesUnder(path).map((file) => {
    const text = readFileSync(file, 'utf8');
    return { path: relative(ROOT, file), text, code: stripComments(text) };
  });
}

/** `worker` is for threads that must run as they are, from the sources and from the build. */
const FOLDERS = ['src', 'worker'];

const known = new Map<string, readonly Source[]>();

/** What a package consists of, its tests apart. */
export function sourcesOf(name: string): readonly Source[] {
  let sources = known.get(name);
  if (sources === undefined) {
    sources = FOLDERS.flatMap((folder) => sourcesIn(join(folderOf(name), folder)));
    known.set(name, sources);
  }
  return sources;
}

/** Names of modules: `./turn.ts`, `@hanchan/rulesets/clauses`, `node:fs`. */
export function importsOf({ code }: Pick<Source, 'code'>): string[] {
  const statements = /^(?:import|export)\b[^;]*?'([^']+)';$|\bimport\('([^']+)'\)/gm;
  return [...code.matchAll(statements)]
    .filter(([statement]) => /\bfrom\b|^import\b/.test(statement))
    .map((match) => match[1] ?? match[2]!);
}

/** The files beside it that a file imports, as paths from the root. */
export const neighboursOf = (source: Source): string[] =>
  importsOf(source)
    .filter((target) => target.startsWith('.'))
    .map((target) => join(dirname(source.path), target));

/** `@hanchan/rulesets/clauses` → `@hanchan/rulesets`, `svelte/animate` → `svelte`. */
export const packageOf = (target: string) => target.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1');

// The packages as somebody else gets them: packed by npm, unpacked into the node_modules of an empty project. What is not ours
// lies beside them as npm would put it there; links spare the network.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDERS } from '../../../tools/places.mjs';
import { temporaryFolder } from '../support/leftovers.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: { readonly type: string; readonly directory: string };
  readonly engines?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean;
  readonly type?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Everything that others may install: the folder in the repository by its name. */
export const PUBLISHED: ReadonlyMap<string, string> = new Map(
  PACKAGE_FOLDERS.map((folder): [string, Manifest] => [folder, manifestIn(join(ROOT, folder))])
    .filter(([, manifest]) => manifest.private !== true)
    .map(([folder, { name }]) => [name, folder]),
);

let packs: ReadonlyMap<string, string> | null = null;

/** The files that npm makes, by name of the package; made once. */
function packFiles(): ReadonlyMap<string, string> {
  if (packs !== null) return packs;
  const folder = temporaryFolder();
  const wanted = [...PUBLISHED.keys()].flatMap((name) => ['--workspace', name]);
  const flags = ['pack', '--json', '--ignore-scripts', '--loglevel=error'];
  const said = execFileSync('npm', [...flags, ...wanted, '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const made = Object.values(
    JSON.parse(said) as Record<string, { name: string; filename: string }>,
  );
  packs = new Map(made.map(({ name, filename }) => [name, join(folder, filename)]));
  return packs;
}

const projects: string[] = [];

/** Thousands of files: for `afterAll`, with the time that a busy machine takes to remove them. */
export async function clearProjects(): Promise<void> {
  for (const folder of projects.splice(0)) await rm(folder, { recursive: true, force: true });
  // They lie in a folder of this file, which goes with it; another file of the worker packs anew.
  packs = null;
}

/** An empty project with these packages and everything they need; `outside` is what its own code imports besides. */
export function project(names: readonly string[], outside: readonly string[] = []): string {
  const folder = temporaryFolder();
  projects.push(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
  const installed = new Set<string>();
  for (const name of names) install(name, folder, installed);
  for (const name of outside) link(name, folder, installed);
  return folder;
}

function install(name: string, folder: string, installed: Set<string>): void {
  if (installed.has(name)) return;
  if (!PUBLISHED.has(name)) {
    link(name, folder, installed);
    return;
  }
  installed.add(name);
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['xzf', packFiles().get(name)!, '-C', place, '--strip-components=1']);
  for (const needed of Object.keys(manifestIn(place).dependencies ?? {})) {
    install(needed, folder, installed);
  }
}

function link(name: string, folder: string, installed: Set<string>): void {
  if (installed.has(name)) return;
  installed.add(name);
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), place);
}

export const packedManifest = (folder: string, name: string): Manifest =>
  manifestIn(join(folder, 'node_modules', name));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function node(folder: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Strict, with the declarations of every package checked too; what the compiler says, or nothing. */
export function compile(folder: string, files: readonly string[], options: object): string {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2022',
    lib: ['ES2023'],
    types: [],
    ...options,
  };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = node(folder, tsc, '-p', config);
  return stdout;
}

export const isIn = (folder: string, name: string, file: string): boolean =>
  existsSync(join(folder, 'node_modules', name, file));

// Makes a checkout ready: installs what the lockfile names and builds the packages. Both of the README's
// commands come through here, so a fresh machine needs nothing else.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeBooks } from './books.mjs';
import { compressFolder } from './compress.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command of the project; true when it succeeded. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/** Runs a tool that the lockfile installed. */
export function runTool(name, args, options = {}) {
  return run(`${ROOT}node_modules/.bin/${name}`, args, options);
}

export function install() {
  const installed = `${ROOT}node_modules/.package-lock.json`;
  const isFresh =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${ROOT}package-lock.json`).mtimeMs;
  // Not `npm ci`: it throws away what is installed first.
  return isFresh || run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}

/** Two packages bring a `tsc`. This is the native one, several times as fast; components are read by the other. */
const compile = (args, options) =>
  run(`${ROOT}node_modules/@typescript/native/bin/tsc`, args, options);

/** The rulebooks first: their modules are made from data. Packages are small: one checker each, and memory for time, cost least. */
export async function build() {
  const env = { GOGC: '400', ...process.env };
  return (await makeBooks()) && compile(['-b', '--checkers', '1'], { env });
}

/** What the server serves, into faces/page/app/dist: the page, the documents under `docs`, and compressed forms of both. */
export async function buildPage() {
  const app = `${ROOT}faces/page/app`;
  const page = runTool('vite', ['build', '--logLevel', 'warn'], { cwd: app });
  // In this process while the page is built in another; the page's folder is emptied by that.
  const documents = `${ROOT}node_modules/.cache/hanchan/docs`;
  const [isBuilt] = await Promise.all([page, buildDocuments(documents)]);
  if (!isBuilt) return false;
  compressFolder(`${app}/dist`);
  renameSync(documents, `${app}/dist/docs`);
  return true;
}

/** Loads what `install` and `build` bring, so it is not loaded with this file. */
async function buildDocuments(folder) {
  const { renderDocs, writeDocs } = await import('./docs/site.mjs');
  rmSync(folder, { recursive: true, force: true });
  writeDocs(await renderDocs(), folder);
  compressFolder(folder);
}

/** Types of everything, of components and of the tests in a browser too. What has not changed is not checked again. */
export async function checkTypes() {
  const areRight = await Promise.all([
    checkProject('tsconfig.check.json', 'tests'),
    checkProject('proof/spec/browser', 'browser'),
    checkProject('proof/spec/frozen', 'frozen'),
    checkProject('proof/spec/fuzz', 'fuzz'),
    checkProject('tsconfig.examples.json', 'examples'),
    checkComponents(),
  ]);
  return !areRight.includes(false);
}

const checkProject = (project, name) =>
  compile([
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `${ROOT}node_modules/.cache/hanchan/${name}.tsbuildinfo`,
  ]);

/** All rooms of the page, by the native compiler. A component that cannot even be parsed is found when it is built. */
export const checkComponents = () =>
  runTool(
    'svelte-check',
    ['--tsconfig', 'tsconfig.json', '--threshold', 'warning', '--tsgo', '--incremental'],
    { cwd: `${ROOT}faces/page` },
  );

export const checkStyle = () => runTool('biome', ['check', '--error-on-warnings', '.']);

/** Runs steps by name: what stands in a line needs what stands before it; what stands together goes on at once. Gives
 * the names of those that failed. */
export async function runSteps(steps) {
  for (const together of steps) {
    const names = Object.keys(together);
    const went = await Promise.all(names.map((name) => together[name]()));
    const broken = names.filter((_, i) => !went[i]);
    if (broken.length > 0) return broken;
  }
  return [];
}

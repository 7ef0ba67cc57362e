// Makes a checkout ready: installs what the lockfile names and builds the packages. Both of the README's
// commands come through here, so a fresh machine needs nothing else.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
  // Not `npm ci`: it fails where a registry lacks builds for platforms that are not this one.
  return isFresh || run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}

export function build() {
  return runTool('tsc', ['-b']);
}

/** The page that the server serves, into packages/web/dist. */
export function buildPage() {
  return runTool('vite', ['build', '--logLevel', 'warn'], { cwd: `${ROOT}packages/web` });
}

/** Types of everything, of components and of the tests in a browser too. */
export async function checkTypes() {
  const areRight = await Promise.all([
    runTool('tsc', ['-p', 'tsconfig.check.json']),
    runTool('tsc', ['-p', 'spec/browser']),
    runTool('svelte-check', ['--tsconfig', 'tsconfig.json', '--threshold', 'warning'], {
      cwd: `${ROOT}packages/web`,
    }),
  ]);
  return !areRight.includes(false);
}

// Bots as they were at another commit, to be played against: `expert@HEAD~1`. Their sources are taken from git and
// put into one file with the engine that they had; the table, the walls and the rules are today's.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../../../tools/setup.mjs';

const KEPT = join(ROOT, 'out', 'before');
const WEIGHTS = 'engine/bots/weights/expert.bin';
const MOST_BYTES = 1e8;

/** `expert@HEAD~1` as a name and a revision; the revision is null for today's bots. */
export function readName(text) {
  const at = text.indexOf('@');
  return at < 0
    ? { name: text, revision: null }
    : { name: text.slice(0, at), revision: text.slice(at + 1) };
}

/** The commit that a revision names; throws where there is none. */
export function commitOf(revision) {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
      .toString()
      .trim();
  } catch {
    throw new Error(`there is no commit "${revision}" here`);
  }
}

/** Brings the bots of a commit into one file, once; gives that file and the weights they had. */
export function bringBots(commit) {
  const file = join(KEPT, `${commit}.mjs`);
  if (!existsSync(file)) bundle(commit, file);
  return { file, weights: new Uint8Array(git('show', `${commit}:${WEIGHTS}`)) };
}

function bundle(commit, file) {
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-before-'));
  try {
    const sources = git('archive', '--format=tar', commit, 'engine');
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    const engine = join(folder, 'engine');
    const packages = readdirSync(engine).filter((name) => existsSync(join(engine, name, 'src')));
    mkdirSync(KEPT, { recursive: true });
    buildSync({
      entryPoints: [join(engine, 'bots', 'src', 'index.ts')],
      alias: Object.fromEntries(
        packages.map((name) => [`@hanchan/${name}`, join(engine, name, 'src', 'index.ts')]),
      ),
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: file,
      logLevel: 'silent',
      tsconfigRaw: '{}',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function git(...words) {
  return execFileSync('git', words, {
    cwd: ROOT,
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

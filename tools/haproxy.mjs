// The balancer of deploy/haproxy.cfg for tests: the haproxy that is there. On a bare Debian machine `prepareHaproxy` installs it
// first, with what makes a certificate.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall, mayInstall } from './apt.mjs';
import { freePort } from './freePort.mjs';
import { ROOT } from './setup.mjs';

export const HAPROXY_CONFIG = `${ROOT}deploy/haproxy.cfg`;

const PLACES = ['haproxy', '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];
const START_MS = 20_000;

const works = (place, args) => spawnSync(place, args, { stdio: 'ignore' }).status === 0;
const found = () => PLACES.find((place) => works(place, ['-v']));
const isComplete = () => found() !== undefined && works('openssl', ['version']);

export async function prepareHaproxy() {
  if (isComplete()) return;
  if (!mayInstall())
    throw new Error('tests of the balancer need haproxy and openssl: install them');
  await aptInstall(['haproxy', 'openssl']);
  if (!isComplete()) throw new Error('haproxy and openssl were installed and do not start');
}

/** Empty where the file can be used; else what is wrong with it. */
export function haproxyFaults(file, env = {}) {
  const { status, stderr } = spawnSync(place(), ['-c', '-f', file], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

/**
 * In front of these nodes (`127.0.0.1:4711`), on ports of its own; all else is as the file says. Whoever has a cookie with the name
 * in `choice` comes to the node of that number, counted from 1. Unless it `isPatient`, a node that is busy for some seconds is a dead one.
 */
export async function startHaproxy({ nodes, folder, cert, choice, isPatient }) {
  const [port, tlsPort, lookPort] = [await freePort(), await freePort(), await freePort()];
  const file = join(folder, `haproxy-${port}.cfg`);
  writeFileSync(file, configFor({ nodes, port, tlsPort, choice, isPatient }) + lookAt(lookPort));
  const child = spawn(place(), ['-db', '-f', file], {
    env: { ...process.env, ...(cert !== undefined && { HAPROXY_CERT: cert }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const until = performance.now() + START_MS;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended: ${said}`);
    if (performance.now() > until) throw new Error(`haproxy does not start: ${said}`);
    await wait(20);
  }
  return {
    port,
    tlsPort,
    async ready() {
      const table = await (await fetch(`http://127.0.0.1:${lookPort}/;csv`)).text();
      const rows = table.split('\n').map((line) => line.split(','));
      const status = rows[0].indexOf('status');
      return rows.flatMap((row) =>
        row[0] === 'ready' && row[1].startsWith('node') && row[status] === 'UP' ? [row[1]] : [],
      );
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What it thinks of its servers, as a table. */
const lookAt = (port) => `
frontend look
    bind 127.0.0.1:${port}
    stats enable
    stats uri /
`;

/** The file with other addresses. Servers that are left over are left out. */
function configFor({ nodes, port, tlsPort, choice, isPatient = false }) {
  const chosen = nodes.map(
    (_, i) => `    use-server node${i + 1} if { req.cook(${choice}) ${i + 1} }\n`,
  );
  return readFileSync(HAPROXY_CONFIG, 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('bind :8443', `bind 127.0.0.1:${tlsPort}`)
    .replaceAll(/timeout (check|connect) 2s/g, isPatient ? 'timeout $1 30s' : '$&')
    .replace('\nbackend ready\n', (line) => line + (choice === undefined ? '' : chosen.join('')))
    .replace(/^ *server node(\d) .*\n?/gm, (line, number) => {
      const address = nodes[Number(number) - 1];
      return address === undefined ? '' : line.replace(/node\d:\d+/, address);
    });
}

function place() {
  const one = found();
  if (one === undefined) throw new Error('there is no haproxy: run `npm test` once');
  return one;
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
}

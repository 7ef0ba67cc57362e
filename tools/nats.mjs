// A NATS of its own for tests and measurements: the one that is there. On a bare Debian machine `prepareNats` installs it
// first, once, before anybody looks for it.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall, mayInstall } from './apt.mjs';
import { freePort } from './freePort.mjs';

const PLACES = ['nats-server', '/usr/sbin/nats-server', '/usr/local/bin/nats-server'];
const START_MS = 20_000;

const works = (place) => spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0;
const found = () => PLACES.find(works);

export async function prepareNats() {
  if (found() !== undefined) return;
  if (!mayInstall()) throw new Error('tests of several processes need nats-server: install it');
  await aptInstall(['nats-server']);
  if (found() === undefined) throw new Error('nats-server was installed and does not start');
}

/** Can be killed without warning and started again at the same address. */
export async function startNats({ user, password } = {}) {
  const place = found();
  if (place === undefined) throw new Error('there is no nats-server: run `npm test` once');
  const port = await freePort();
  let child;
  async function start() {
    const secret = user === undefined ? [] : ['--user', user, '--pass', password];
    child = spawn(place, ['--addr', '127.0.0.1', '--port', String(port), ...secret], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit').then(([status]) => {
      throw new Error(`nats-server ended with status ${status}`);
    });
    ended.catch(() => {});
    const ready = new Promise((resolve) => {
      child.stderr.on('data', (data) => String(data).includes('Server is ready') && resolve());
    });
    await Promise.race([
      ready,
      ended,
      wait(START_MS, undefined, { ref: false }).then(() => {
        throw new Error('nats-server does not start');
      }),
    ]);
  }
  async function kill(signal = 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  await start();
  return { url: `nats://127.0.0.1:${port}`, start, kill, stop: () => kill('SIGTERM') };
}

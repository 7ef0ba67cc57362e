// A process of its own that answers questions one at a time.

import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = new URL('../../../package.json', import.meta.url);
/** As `npm start` gives them to the server. */
const SERVER_OPTIONS = JSON.parse(readFileSync(PACKAGE, 'utf8')).scripts.start.match(/--\S+/g);

/** Starts a script of this folder; resolves when it says that it is ready. */
export async function startChild(name, { args = [], env = {} } = {}) {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), args, {
    execArgv: ['--expose-gc', ...(name === 'serve.mjs' ? SERVER_OPTIONS : [])],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const answer = () =>
    new Promise((resolve, reject) => {
      const onExit = (status) => reject(new Error(`${name} ended with status ${status}`));
      child.once('exit', onExit);
      child.once('message', ({ value, error }) => {
        child.off('exit', onExit);
        if (error === undefined) resolve(value);
        else reject(new Error(`${name}: ${error}`));
      });
    });
  const ready = await answer();
  return {
    ready,
    ask(job, input) {
      child.send({ job, input });
      return answer();
    },
    stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      return ended;
    },
  };
}

/** The child's side: says that it is ready, then answers. */
export function answerParent(ready, jobs) {
  process.on('message', async ({ job, input }) => {
    try {
      process.send({ value: await jobs[job](input) });
    } catch (error) {
      process.send({ error: error.stack });
    }
  });
  process.on('disconnect', () => process.exit());
  process.send({ value: ready });
}

/** Milliseconds of processor time so far, of all threads. */
export function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Bytes after a full collection. */
export function memory() {
  global.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

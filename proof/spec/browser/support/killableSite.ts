// The whole product as a process of its own, `hanchan serve` over a database that stays, to be killed without warning
// and started again at the same address.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../tools/freePort.mjs';
import { temporaryFolder } from '../../support/leftovers.ts';
import { PAGE, ROOT, type Site } from './site.ts';

export interface KillableSite {
  open(): Promise<Site>;
  /** kill -9. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export function killableSite(): KillableSite {
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;
  let url = '';
  let port = 0;

  async function start() {
    port ||= await freePort();
    const command = [join(ROOT, 'faces/cli/bin/hanchan.mjs'), 'serve'];
    child = spawn(
      process.execPath,
      [...command, '--port', String(port), '--data', folder, '--web', PAGE],
      {
        env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    url = /http:\/\/\S+/.exec(await openLine(child))![0];
  }

  async function kill() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    start,
    kill,
    async open() {
      await start();
      return {
        url,
        close: kill,
      };
    },
  };
}

function openLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.includes('is open at')) resolve(line);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with status ${code}`)));
    child.once('error', reject);
  });
}

// Where the commands of the documents are run: a scratch folder that looks like the checkout, with the files that the
// documents speak of, and a server beside it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TENHOU } from '@hanchan/rulesets';
import { writeArchive } from '@hanchan/tournament';
import { temporaryFolder } from '../support/leftovers.ts';
import { LOGGED_WIN } from '../support/loggedWin.ts';
import { paperEvent } from '../support/paperEvent.ts';
import { sealedRecord } from '../support/sealedRecord.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BIN = join(ROOT, 'faces/cli/bin/hanchan.mjs');

export interface Scene {
  readonly folder: string;
  /** Of the server that runs while the commands do. */
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What lies in a checkout and is made by commands, or belongs to somebody. */
const OWN = ['.git', 'data', 'out'];

const CLUB = {
  vocabulary: 2,
  base: 'wrc-2022',
  name: 'Tuesday club',
  changes: { 'tiles.redFives': 'onePerSuit' },
};

const script = (text: string) => `#!/bin/sh\n${text}\n`;
const HANCHAN = `'${process.execPath}' '${BIN}'`;

/** What the documents call by name; `python my_bot.py` is whatever program somebody has. */
const PROGRAMS = {
  hanchan: script(`exec ${HANCHAN} "$@"`),
  npx: script(
    `name=$1; shift\nif [ "$name" = hanchan ]; then exec ${HANCHAN} "$@"; fi\nexec "${ROOT}node_modules/.bin/$name" "$@"`,
  ),
  python: script(`exec ${HANCHAN} bot beginner --mjai`),
};

/** What all documents share: the page with its documents, programs, and a server. */
export interface Stage {
  readonly scene: Scene;
  close(): Promise<void>;
}

/** `documents` writes the built site into a folder, as a page has it beside it. */
export async function makeStage(documents: (folder: string) => void): Promise<Stage> {
  const folder = temporaryFolder();
  for (const name of ['bin', 'page', 'stick', 'data']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'page/index.html'), '<title>Hanchan</title>');
  documents(join(folder, 'page/docs'));
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(join(folder, 'bin', name), text);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  for (const [name, text] of Object.entries(filesOf())) writeFileSync(join(folder, name), text);
  const { FORCE_COLOR, NO_COLOR, DATABASE_URL, DATA_DIR, ...rest } = process.env;
  const path = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const env = { ...rest, PATH: path, LOG_LEVEL: 'error', HOST: '127.0.0.1' };
  const { url, stop } = await startServing(folder, env, ['--data', 'data']);
  return { scene: { folder, url, env }, close: stop };
}

const filesOf = () => ({
  'game.hanchan': sealedRecord({ ruleset: TENHOU }),
  'wins.jsonl': `${JSON.stringify(LOGGED_WIN)}\n`,
  'club.json': JSON.stringify(CLUB),
  'sheet.json': JSON.stringify({ final: [31_000, 28_000, 35_000, 26_000], sticks: 0 }),
  'dragon-cup.event.jsonl': writeArchive(paperEvent().desk.entries),
});

/** For one document: the checkout and what the stage has, in a folder where it may write. */
export function sceneOf({ scene }: Stage): Scene {
  const folder = temporaryFolder();
  const given = readdirSync(scene.folder);
  const inCheckout = readdirSync(ROOT).filter((name) => ![...OWN, ...given].includes(name));
  for (const name of given) symlinkSync(join(scene.folder, name), join(folder, name));
  for (const name of inCheckout) symlinkSync(join(ROOT, name), join(folder, name));
  return { ...scene, folder };
}

export interface Serving {
  readonly url: string;
  /** Ends it as a supervisor does; rejects where it does not end well. */
  stop(): Promise<void>;
}

/** `hanchan serve` in a process of its own, on a free port, with the page of the scene. */
export async function startServing(
  folder: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<Serving> {
  const child = spawn(
    process.execPath,
    [BIN, 'serve', '--port', '0', '--web', join(folder, 'page'), ...args],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await addressSaid(child);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const [status] = await once(child, 'exit');
      if (status !== 0) throw new Error(`the server ended with ${status}`);
    },
  };
}

async function addressSaid(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  for await (const _ of child.stdout!.iterator({ destroyOnReturn: false })) {
    const [, url] = /is open at (\S+)/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`the server did not open: ${said}`);
}

/** What its writer does with a rulebook that was just begun: says why it has these answers. */
export function answerQuestions(folder: string): void {
  const file = join(folder, 'rulebook.yaml');
  const silent = 'silent:\n  as: wrc-2022\n  reason: As in WRC 2022.\n';
  writeFileSync(file, readFileSync(file, 'utf8') + silent);
  writeFileSync(join(folder, 'values.yaml'), '{}\n');
}

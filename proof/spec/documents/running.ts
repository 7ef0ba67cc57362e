// One command of a document, run as it is written, but for what only a reader has: a server on port 8080, a stick in the
// machine, time for hundreds of games and of worlds.

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { terminalHere } from '../support/terminalHere.ts';
import { answerQuestions, type Scene, startServing } from './scene.ts';

export interface Run {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

const here = (command: string, { url }: Scene) =>
  command
    .replaceAll('http://localhost:8080', url)
    .replaceAll('/media/stick/', 'stick/')
    .replace(/--games \d+/, '--games 1 --workers 1')
    .replace(/--worlds \d+/, '--worlds 4');

/** Words as a shell parts them: `'club,mjai:"python x"'` is one. */
export function wordsOf(command: string): string[] {
  const parts = command.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return parts.map((part) => part.replace(/'([^']*)'|"([^"]*)"/g, (_, one, other) => one ?? other));
}

/** For a shell to understand: pipes, substitutions, several commands. */
const NEEDS_SHELL = /[|&;$`()]/;
/** Threads would load sources, as this process does. */
const NEEDS_THREADS = / --verify| --worlds/;
const HANCHAN = /^(?:npx )?hanchan /;

export async function runCommand(shown: string, scene: Scene): Promise<Run> {
  const command = here(shown, scene);
  if (command === 'npm start' || (/ serve /.test(command) && !command.includes('--help')))
    return servedOnce(scene);
  const [, begun] = / rules new (\S+)/.exec(command) ?? [];
  if (begun !== undefined) {
    const run = await inProcess(command.replace(HANCHAN, ''), scene);
    if (run.status === 0) answerQuestions(join(scene.folder, begun));
    return run;
  }
  const line = command.replace(HANCHAN, '');
  const isOurs = HANCHAN.test(command) && !NEEDS_THREADS.test(line);
  if (!isOurs || NEEDS_SHELL.test(command.replace(/'[^']*'/g, ''))) return inShell(command, scene);
  return inProcess(line, scene);
}

/** Documents start it in many places, and it is the same every time. */
let serving: Promise<Run> | undefined;
function servedOnce(scene: Scene): Promise<Run> {
  serving ??= served(scene);
  return serving;
}

/** What `npm start` does once everything is built: it is opened, asked, and told to stop. */
async function served({ folder, env }: Scene): Promise<Run> {
  const { url, stop } = await startServing(folder, env, ['--data', `${folder}/other-data`]);
  const answers = await Promise.all(
    ['/healthz', '/', '/docs/'].map(async (path) => (await fetch(url + path)).status),
  );
  await stop();
  const isWell = answers.every((status) => status === 200);
  return { status: isWell ? 0 : 1, output: '', errors: answers.join(' ') };
}

const inShell = (command: string, { folder, env }: Scene): Promise<Run> =>
  new Promise((resolve) => {
    const child = execFile('bash', ['-c', command], { cwd: folder, env }, (error, output, errors) =>
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), output, errors }),
    );
    child.stdin!.end();
  });

interface Main {
  main(args: readonly string[], terminal: object): Promise<number>;
}

/** The built command within this process: starting one for each would take longer than all of them. */
async function inProcess(line: string, { folder, env }: Scene): Promise<Run> {
  const address = '../../../faces/cli/dist/main.js';
  const { main } = (await import(address)) as Main;
  const [args, input, into] = redirected(wordsOf(line));
  const [before, path] = [process.cwd(), process.env['PATH']];
  process.chdir(folder);
  process.env['PATH'] = env['PATH'];
  try {
    const { terminal, said } = terminalHere(input === null ? '' : readFileSync(input));
    const status = await main(args, terminal);
    if (into !== null) writeFileSync(into, said.output);
    return { status, ...said };
  } finally {
    process.chdir(before);
    process.env['PATH'] = path;
  }
}

/** Arguments, the file behind `<`, the file behind `>`. */
function redirected(words: readonly string[]): [string[], string | null, string | null] {
  const behind = (sign: string) => {
    const at = words.indexOf(sign);
    return at < 0 ? null : words[at + 1]!;
  };
  const args = words.filter(
    (word, i) => !/^[<>]$/.test(word) && !/^[<>]$/.test(words[i - 1] ?? ''),
  );
  return [args, behind('<'), behind('>')];
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether it printed what the document shows: `…` stands for anything, alone on a line for any number of lines. */
export function printsAs(printed: string, shown: string): boolean {
  const lines = shown
    .split('\n')
    .map((line) => (line === '…' ? '(?:.*\n)*?' : `${line.split('…').map(literal).join('.*')}\n`));
  return new RegExp(`^${lines.join('')}$`).test(`${printed.trimEnd()}\n`);
}

// deploy/Dockerfile, read far enough to do what it says without Docker: its instructions by stage, and the files that it leaves in
// the image, taken from the built checkout.

import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Instruction {
  readonly stage: string;
  readonly name: string;
  readonly text: string;
}

const LAST = 'image';

export function instructions(): readonly Instruction[] {
  let stage = '';
  const lines = readFileSync(`${ROOT}deploy/Dockerfile`, 'utf8').replace(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, text] = [line.split(' ')[0]!, line.slice(line.indexOf(' ') + 1).trim()];
      if (name === 'FROM') stage = / AS (\w+)$/.exec(text)?.[1] ?? LAST;
      return { stage, name, text };
    });
}

export const ofStage = (stage: string, name: string): readonly string[] =>
  instructions()
    .filter((one) => one.stage === stage && one.name === name)
    .map(({ text }) => text);

export const ofImage = (name: string): readonly string[] => ofStage(LAST, name);

/** The arguments of an instruction in JSON: `CMD`, and what a `HEALTHCHECK` runs. */
export const argumentsOf = (text: string): readonly string[] =>
  JSON.parse(text.slice(text.indexOf('['))) as string[];

/** `ENV A=1 B=2` */
export const environment = (): Record<string, string> =>
  Object.fromEntries(
    ofImage('ENV').flatMap((text) =>
      text.split(' ').map((one) => one.split('=') as [string, string]),
    ),
  );

export const ignored = (): readonly string[] =>
  readFileSync(`${ROOT}deploy/Dockerfile.dockerignore`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The packages whose dependencies are installed, as `npm` is told them. */
export const workspaces = (): readonly string[] =>
  [
    ...ofStage('production', 'RUN')
      .join(' ')
      .matchAll(/-w (\S+)/g),
  ].map(([, name]) => name!);

/** Puts the files of the image into the folder. What was built is taken as it is here. */
export function layOut(folder: string): void {
  const sources = ofImage('COPY').map((text) => text.split(' ').at(-2)!.replace('/hanchan/', ''));
  for (const source of sources) {
    if (source === 'node_modules') layOutPackages(folder);
    else execFileSync('cp', ['-a', '--parents', source, folder], { cwd: ROOT });
  }
  // Never sent to the build.
  const tests = ['-name', 'node_modules', '-prune', '-o', '-name', 'test', '-prune'];
  execFileSync('find', [folder, ...tests, '-exec', 'rm', '-r', '{}', '+']);
  for (const step of ofStage('production', 'RUN').filter((text) => text.startsWith('find '))) {
    execFileSync('sh', ['-c', step], { cwd: folder });
  }
  chmodSync(folder, 0o755);
}

/** What the install of the production stage brings: the packages that the named ones need. */
function layOutPackages(folder: string): void {
  const list = execFileSync(
    'npm',
    ['ls', '--omit=dev', '--all', '--parseable', ...workspaces().flatMap((name) => ['-w', name])],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const paths = list.split('\n').map((path) => relative(ROOT, path));
  const packages = paths.filter((path) => path.startsWith('node_modules/'));
  execFileSync('cp', ['-a', '--parents', ...packages, folder], { cwd: ROOT });
}

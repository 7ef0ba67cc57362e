// docs/operating.md tells operators what there is: every setting with its default, every metric, and lines of the log as they are.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { configFrom } from '@hanchan/server';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';

const text = readFileSync('docs/operating.md', 'utf8');

/** The rows of the table under a heading, cell by cell. */
function rowsOf(first: string): readonly (readonly string[])[] {
  const from = text.indexOf(`| ${first} |`);
  const [, , ...rows] = text.slice(from, text.indexOf('\n\n', from)).split('\n');
  return rows.map((row) => row.split(/ ?\| ?/).slice(1, -1));
}
const quotedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const SETTINGS = rowsOf('setting | default').map(([name, value]) => [
  quotedIn(name!)[0]!,
  quotedIn(value!)[0],
]);

/** Every variable that is read where nothing is set. */
function settingsRead(): readonly string[] {
  const read = new Set<string>();
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  configFrom(env as Record<string, string | undefined>);
  return [...read];
}

test('every setting that the server reads is in the table, and no other', () => {
  expect(SETTINGS.map(([name]) => name).sort()).toEqual([...settingsRead()].sort());
});

test('the defaults are those of the table: setting one to it changes nothing', () => {
  const bare = configFrom({});
  const told = SETTINGS.filter(([, value]) => value !== undefined);
  expect(told.length).toBeGreaterThan(12);
  for (const [name, value] of told)
    expect([name, configFrom({ [name!]: value })]).toEqual([name, bare]);
});

test('hanchan serve --help names them all', () => {
  const [, help] = /^const HELP = `([^`]*)`/m.exec(
    readFileSync('faces/cli/src/serveCommand.ts', 'utf8'),
  )!;
  // The folder of the page is an option of the command.
  const missing = SETTINGS.map(([name]) => name!).filter((name) => !help!.includes(name));
  expect(missing).toEqual(['WEB_DIR']);
});

test('every metric of ours is explained, and none that is not there', () => {
  const source = readFileSync('service/server/src/metrics.ts', 'utf8');
  const own = [...source.matchAll(/'(hanchan_\w+)'/g)].map(([, name]) => name!);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const there = [...own, ...registry.getMetricsAsArray().map(({ name }) => name)];
  const explained = rowsOf('metric | says').flatMap(([name]) => quotedIn(name!));
  expect(explained.filter((name) => !there.includes(name))).toEqual([]);
  expect(own.filter((name) => !explained.includes(name))).toEqual([]);
});

test('the lines of the log that it names are written somewhere', () => {
  const lines = rowsOf('line | means').map(([line]) => quotedIn(line!)[0]!);
  expect(lines.length).toBeGreaterThan(4);
  const files = execFileSync('git', ['ls-files', 'service/server/src'], { encoding: 'utf8' });
  const sources = files
    .trimEnd()
    .split('\n')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // `heartbeat failed` is put together from the name of what failed.
  const isWritten = (line: string) =>
    sources.includes(line) ||
    (sources.includes(`'${line.replace(/ failed$/, '')}'`) && sources.includes('} failed`'));
  expect(lines.filter((line) => !isWritten(line))).toEqual([]);
});

// The real games of the shared data, read straight from their archive, and what the manifest says of them.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type LogDifference, type MjaiEvent, replayMjai } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { readTar } from '../../packages/cli/src/tar.ts';
import { readText, sharedPath } from './shared.ts';

export const TENHOU_GAMES = 5_455;

export interface LoggedGame {
  readonly id: string;
  readonly events: readonly MjaiEvent[];
}

/** Every `parts`-th game, beginning with `part`: so that files of tests share the work. */
export async function* loggedGames(part: number, parts: number): AsyncGenerator<LoggedGame> {
  let at = 0;
  for await (const { name, bytes } of readTar(archive(), 'games.tar.gz')) {
    if (at++ % parts !== part) continue;
    const lines = Buffer.from(bytes).toString('utf8').trimEnd().split('\n');
    const id = name.replace(/^.*\/|\.mjson$/g, '');
    yield { id, events: lines.map((line) => JSON.parse(line) as MjaiEvent) };
  }
}

async function* archive(): AsyncGenerator<Uint8Array> {
  yield gunzipSync(readFileSync(sharedPath('data/tenhou/games.tar.gz')));
}

/** Games of 2009 with an older rule for the end: the only thing in which they may differ. */
export function olderEndRule(): ReadonlySet<string> {
  const [head, ...rows] = readText(sharedPath('data/tenhou/manifest.csv')).trimEnd().split('\n');
  const column = head!.trimEnd().split(',').indexOf('end_rule_ok');
  const cells = rows.map((row) => row.split(','));
  return new Set(cells.filter((row) => row[column] === '0').map((row) => row[0]!));
}

export interface DifferingGame {
  readonly id: string;
  readonly difference: LogDifference;
}

export async function replayHalf(half: 0 | 1) {
  const differ: DifferingGame[] = [];
  let games = 0;
  for await (const { id, events } of loggedGames(half, 2)) {
    games++;
    const { difference } = replayMjai(events, TENHOU);
    if (difference !== null) differ.push({ id, difference });
  }
  return { games, differ };
}

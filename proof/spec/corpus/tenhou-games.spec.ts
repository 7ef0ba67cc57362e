// Real Tenhou games through the built command, as a user verifies them: every event, payment, score, wall and next deal.
// Every fourth of them in every run, all with HANCHAN_FULL=1. Built code on its own threads does it in half the time that
// the test runner would need.

import { execFile } from 'node:child_process';
import { createReadStream, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTar } from '../../../faces/cli/src/tar.ts';
import { temporaryFolder } from '../support/leftovers.ts';
import { hasShared, readText, sharedNote, sharedPath } from '../support/shared.ts';

const BIN = fileURLToPath(new URL('../../../faces/cli/bin/hanchan.mjs', import.meta.url));
/** Under a minute on two idle cores; a busy machine may take its time. */
const PATIENCE_MS = 600_000;

interface Replayed {
  readonly games: number;
  readonly hands: number;
  readonly events: number;
  readonly differ: readonly { file: string; expected: string; got: string }[];
}

const isFull = process.env['HANCHAN_FULL'] === '1';
const ARCHIVE = 'data/tenhou/games.tar.gz';
const COUNTS = isFull
  ? { games: 5_455, hands: 53_040, events: 5_358_691 }
  : { games: 1_364, hands: 13_310, events: 1_344_540 };

/** Names in order, written into a folder. */
async function everyFourth(folder: string): Promise<string[]> {
  const path = sharedPath(ARCHIVE);
  const names: string[] = [];
  let number = 0;
  for await (const { name, bytes } of readTar(createReadStream(path).pipe(createGunzip()), path)) {
    if (number++ % 4 !== 0) continue;
    names.push(basename(name));
    writeFileSync(join(folder, basename(name)), bytes);
  }
  return names;
}

async function replayGames(): Promise<Replayed> {
  const cwd = temporaryFolder();
  const games = isFull ? ['--tar', sharedPath(ARCHIVE)] : await everyFourth(cwd);
  const args = [BIN, 'replay', '--verify', '--json', ...games];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      // Exit status 1 only says that some games differ.
      if (error !== null && error.code !== 1) reject(new Error(`${error.message}\n${stderr}`));
      else resolve(JSON.parse(stdout) as Replayed);
    });
  });
}

/** Games of 2009 that follow an older rule for the end of a game. */
function olderEndRule(): string[] {
  const [head, ...rows] = readText(sharedPath('data/tenhou/manifest.csv')).trimEnd().split('\n');
  const column = head!.trimEnd().split(',').indexOf('end_rule_ok');
  const cells = rows.map((row) => row.split(','));
  return cells.filter((row) => row[column] === '0').map((row) => row[0]!);
}

test.skipIf(!hasShared)(
  `${COUNTS.games} of 5,455 real games replay, and only an older end differs${sharedNote}`,
  async () => {
    const { games, hands, events, differ } = await replayGames();
    expect({ games, hands, events }).toEqual(COUNTS);
    const ids = differ.map(({ file }) => file.replace(/^.*\/|\.mjson$/g, ''));
    const older = olderEndRule();
    if (isFull) expect(ids.sort()).toEqual(older.sort());
    expect(ids.length).toBeGreaterThan(0);
    expect(older).toEqual(expect.arrayContaining(ids));
    for (const { file, expected, got } of differ) {
      expect({ file, isAtEnd: /end_game|another deal/.test(expected + got) }).toEqual({
        file,
        isAtEnd: true,
      });
    }
  },
  PATIENCE_MS,
);

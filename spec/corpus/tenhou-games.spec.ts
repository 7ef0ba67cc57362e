// All real Tenhou games through the built command, as a user verifies them: every event, payment, score, wall
// and next deal. Built code on its own threads does it in half the time that the test runner would need.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasShared, readText, sharedNote, sharedPath } from '../support/shared.ts';

const BIN = fileURLToPath(new URL('../../packages/cli/bin/hanchan.mjs', import.meta.url));
/** Under a minute on two idle cores; a busy machine may take its time. */
const PATIENCE_MS = 600_000;

interface Replayed {
  readonly games: number;
  readonly hands: number;
  readonly events: number;
  readonly differ: readonly { file: string; expected: string; got: string }[];
}

function replayArchive(path: string): Promise<Replayed> {
  const args = [BIN, 'replay', '--tar', path, '--verify', '--json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
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
  `5,455 real games replay, and only an older end differs${sharedNote}`,
  async () => {
    const { games, hands, events, differ } = await replayArchive(
      sharedPath('data/tenhou/games.tar.gz'),
    );
    expect({ games, hands, events }).toEqual({ games: 5_455, hands: 53_040, events: 5_358_691 });
    const ids = differ.map(({ file }) => file.replace(/^.*\/|\.mjson$/g, ''));
    expect(ids.sort()).toEqual(olderEndRule().sort());
    for (const { file, expected, got } of differ) {
      expect({ file, isAtEnd: /end_game|another deal/.test(expected + got) }).toEqual({
        file,
        isAtEnd: true,
      });
    }
  },
  PATIENCE_MS,
);

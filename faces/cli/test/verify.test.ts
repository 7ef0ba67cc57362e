// Fair walls from end to end: a match played on them, recorded, and verified by the command.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { sealedRecord } from '../../../proof/spec/support/sealedRecord.ts';

const HANCHAN = fileURLToPath(new URL('../bin/hanchan.mjs', import.meta.url));

function verify(text: string) {
  const file = join(temporaryFolder(), 'game.hanchan');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [HANCHAN, 'verify', file], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('hanchan verify', () => {
  test('accepts walls that follow from the seed', () => {
    expect(verify(sealedRecord())).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('ok, 3 walls follow from the seed'),
    });
  });

  test('finds a wall that does not', () => {
    const { status, stderr } = verify(sealedRecord({ wrongWall: 2 }));
    expect(status).toBe(1);
    expect(stderr).toContain('wall 2 is not the one the seed gives');
  });

  test('finds a secret that was not committed to', () => {
    const { status, stderr } = verify(sealedRecord({ secret: 'f'.repeat(64) }));
    expect(status).toBe(1);
    expect(stderr).toContain('not the one that was committed to');
  });

  test('finds an action that was changed afterwards', () => {
    const text = sealedRecord();
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"a"'));
    lines[at] = lines[at + 2]!;
    const { status, stderr } = verify(lines.join('\n'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/line \d+/);
  });

  test('refuses what is no record of ours', () => {
    const { status, stderr } = verify('{"type":"start_game"}\n{"type":"end_game"}\n');
    expect(status).toBe(2);
    expect(stderr).toContain('RECORD');
  });
});

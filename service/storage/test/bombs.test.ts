// Backups that unpack to more than anybody saved: refused with the limit, before memory is full of them.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipBomb } from '../../../proof/spec/support/bomb.ts';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { readBackupLines } from '../src/backup/read.ts';
import { unpackedLines } from '../src/backup/unpacking.ts';
import { checkBackup } from '../src/index.ts';

const folder = temporaryFolder();
const file = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

test('one endless line is refused at 64 MiB', async () => {
  const bomb = file('line', gzipBomb(300));
  await expect(checkBackup(bomb)).rejects.toThrow(
    'line 1 has more than 64 MiB, the most that is read',
  );
});

const LIMITS = { line: 1_000, times: 2, always: 1 << 20 };

async function count(bytes: Uint8Array): Promise<number> {
  let lines = 0;
  for await (const line of unpackedLines(file('lines', bytes), LIMITS))
    lines += line === '' ? 0 : 1;
  return lines;
}

test('endless lines are refused at so many times the size of the file', async () => {
  const head = gzipSync('x\n'.repeat(10));
  expect(await count(head)).toBe(10);
  await expect(
    count(Buffer.concat([head, gzipBomb(3, 'line\n'.repeat(32) + ' '.repeat(96))])),
  ).rejects.toThrow(
    'the file unpacks to more than 1 MiB, the most that is read of one of its size',
  );
});

test.each([
  ['a head without a schema', '{"backup":1}', 'line 1: created and schema must say'],
  ['a head with a schema of numbers', '{"backup":1,"created":"x","schema":[1]}', 'line 1: created'],
  ['nothing', 'null', 'line 1: this is not a Hanchan backup'],
])('%s is refused by its line', async (_, line, message) => {
  const rows = readBackupLines(
    (async function* () {
      yield line;
    })(),
  );
  await expect(rows.next()).rejects.toThrow(message);
});

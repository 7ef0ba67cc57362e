// Small files that unpack to more than memory holds: refused by name and limit, before they do.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipBomb } from '../../../proof/spec/support/bomb.ts';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { mostUnpacked, UnpacksTooLarge, unpacked, unpackedChunks } from '../src/unpacking.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();
const file = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

const bomb = gzipBomb(400);

test('a game that unpacks to 400 MiB is refused at 128, by replay and by convert', async () => {
  expect(bomb.length).toBeLessThan(500_000);
  const game = file('game.gz', bomb);
  const before = process.memoryUsage().arrayBuffers;
  for (const args of [
    ['replay', game],
    ['convert', game, '--to', 'mjai'],
    ['review', game, '--seat', '0'],
  ]) {
    const { status, stderr } = await hanchanHere(args);
    expect(stderr).toContain('it unpacks to more than 128 MiB, the most that is read');
    expect(stderr).toContain('game.gz');
    expect(status).toBe(2);
  }
  globalThis.gc?.();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(3 * 128 * 1_048_576);
});

test('an archive is read to 200 times its size, and to 256 MiB in any case', async () => {
  const chunks = unpackedChunks(Readable.from([bomb]), mostUnpacked(bomb.length));
  let read = 0;
  const reading = (async () => {
    for await (const chunk of chunks) read += chunk.length;
  })();
  await expect(reading).rejects.toThrow('it unpacks to more than 256 MiB, the most that is read');
  expect(read).toBeLessThanOrEqual(1 << 28);
  expect(mostUnpacked(10_000_000)).toBe(2_000_000_000);
});

test('an archive of nothing but a bomb names the archive', async () => {
  const archive = file('games.tar.gz', bomb);
  const { status, stderr } = await hanchanHere(['replay', '--tar', archive]);
  expect(stderr).toContain('games.tar.gz is not a tar archive');
  expect(status).toBe(2);
});

test('exactly the limit is read', () => {
  const packed = gzipSync('x'.repeat(1_000));
  expect(unpacked(packed, 1_000)).toHaveLength(1_000);
  expect(() => unpacked(packed, 999)).toThrow(UnpacksTooLarge);
});

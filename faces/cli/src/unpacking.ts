// Compressed files, unpacked no further than an honest one goes: a few kilobytes can stand for gigabytes.

import { createGunzip, gunzipSync } from 'node:zlib';

/** A file of games; text shrinks to a tenth, so this is the whole of a large collection. */
const LARGEST_FILE = 1 << 27;
/** Of an archive as a whole: text never shrinks to so little, and small ones need not be counted. */
const MOST_TIMES = 200;
const ALWAYS_ALLOWED = 1 << 28;

export class UnpacksTooLarge extends Error {
  constructor(most: number) {
    super(`it unpacks to more than ${megabytes(most)}, the most that is read`);
    this.name = 'UnpacksTooLarge';
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576).toLocaleString('en')} MiB`;

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

export function unpacked(bytes: Uint8Array, most = LARGEST_FILE): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new UnpacksTooLarge(most) : error;
  }
}

/** What a compressed file of this size may unpack to. */
export const mostUnpacked = (packedBytes: number): number =>
  Math.max(ALWAYS_ALLOWED, packedBytes * MOST_TIMES);

/** As it streams by; ends with `UnpacksTooLarge` where it goes on for too long. */
export async function* unpackedChunks(
  packed: NodeJS.ReadableStream,
  most: number,
): AsyncGenerator<Uint8Array> {
  const chunks = createGunzip();
  packed.on('error', (error) => chunks.destroy(error));
  let bytes = 0;
  for await (const chunk of packed.pipe(chunks)) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > most) throw new UnpacksTooLarge(most);
    yield chunk as Uint8Array;
  }
}

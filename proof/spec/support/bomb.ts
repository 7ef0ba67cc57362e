// A file of some hundred kilobytes that unpacks to hundreds of megabytes: the same part again and again, as gzip allows.

import { deflateRawSync, gzipSync } from 'node:zlib';

const MIB = 1_048_576;

export function gzipBomb(mebibytes: number, text = ' '): Buffer {
  const part = gzipSync(text.repeat(MIB / text.length));
  return Buffer.concat(Array.from({ length: mebibytes }, () => part));
}

/** Of one piece, which is all that a browser reads of a file. */
export const gzipPiece = (mebibytes: number): Buffer => gzipSync(Buffer.alloc(mebibytes * MIB));

/** Of one piece, since a fragment of an address has no parts. */
export const deflateBomb = (mebibytes: number): Buffer =>
  deflateRawSync(Buffer.alloc(mebibytes * MIB), { level: 9 });

// A font out of its WOFF wrapping. Whoever reads the wrapped one inflates every table anew for every paper, in
// JavaScript; unwrapped once, papers are made in a quarter of the time.

import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const FONT_HEAD = 12;
const FONT_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

export function unwrapped(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('this is not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = WOFF_HEAD + i * WOFF_ENTRY;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(start!, start! + packed!);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed! < length! ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(FONT_HEAD + count * FONT_ENTRY);
  const largest = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * FONT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * FONT_ENTRY, 10);
  let offset = head.length;
  const parts = tables.map(({ tag, checksum, bytes }, i) => {
    const at = FONT_HEAD + i * FONT_ENTRY;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
    return Buffer.concat([bytes], padded(bytes.length));
  });
  return Buffer.concat([head, ...parts]);
}

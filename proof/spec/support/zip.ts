// A zip file of parts, as a spreadsheet writes it; and one whose directory says what is not so.

import { deflateRawSync } from 'node:zlib';

/** What the directory says of a part; what is left out is as it is. */
export interface SaidOfPart {
  readonly isDeflated?: boolean;
  readonly method?: number;
  readonly length?: number;
  readonly at?: number;
}

const HEAD = 30;
const ENTRY = 46;
const END = 22;

const inUint16 = (value: number) => value & 0xff_ff;
const inUint32 = (value: number) => value >>> 0;

export function zipOf(
  parts: Readonly<Record<string, string>>,
  said: Readonly<Record<string, SaidOfPart>> = {},
): Uint8Array {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const of = said[name] ?? {};
    const title = Buffer.from(name);
    const data = of.isDeflated ? deflateRawSync(text) : Buffer.from(text);
    const method = of.method ?? (of.isDeflated ? 8 : 0);
    const head = Buffer.alloc(HEAD);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(inUint16(method), 8);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(text.length, 22);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(ENTRY);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(inUint16(method), 10);
    entry.writeUInt32LE(inUint32(of.length ?? data.length), 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(inUint32(of.at ?? at), 42);
    pieces.push(head, title, data);
    list.push(entry, title);
    at += head.length + title.length + data.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(END);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, directory, end]);
}

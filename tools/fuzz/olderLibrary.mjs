// The fuzzer's native part is built with a C library of 2023 (2.38). Debian 12 has an older one, and three names are all that is in
// the way: two functions that exist there under their older names, and one that is only named, never called. This writes a
// copy that asks for the older names. Where the library is new enough, nothing is done.

import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const RENAMED = '__isoc23_';
const NEWER = new Set(['GLIBC_2.38', 'GLIBCXX_3.4.32']);
const OLDEST = 'GLIBC_2.2.5';

const DYNAMIC_SYMBOLS = 11;
const VERSION_OF_SYMBOL = 0x6fffffff;
const VERSIONS_NEEDED = 0x6ffffffe;
const WEAK_VERSION = 2;
const WEAK_BINDING = 2;

/** Whether the running C library is older than the one that the fuzzer was built with. */
export function isOlder(version = process.report?.getReport().header.glibcVersionRuntime) {
  if (version === undefined) return false;
  const [major, minor] = version.split('.').map(Number);
  return major === 2 && minor < 38;
}

/** Changes the file in place, once; the file as it came stands beside it. */
export function adapt(file) {
  const original = `${file}.original`;
  if (existsSync(original)) return;
  const bytes = readFileSync(file);
  const adapted = adaptedBytes(bytes);
  copyFileSync(file, original);
  writeFileSync(file, adapted);
}

function adaptedBytes(original) {
  const bytes = Buffer.from(original);
  const sections = sectionsOf(bytes);
  const symbols = sections.find(({ type }) => type === DYNAMIC_SYMBOLS);
  const names = sections[symbols.link];
  const nameAt = (at) => textAt(bytes, names.offset + at);
  const newer = new Set();
  let oldest = 0;
  for (const { at, name, library, index } of versionsNeeded(bytes, sections, nameAt)) {
    if (name === OLDEST && library === 'libc.so.6') oldest = index;
    if (!NEWER.has(name)) continue;
    newer.add(index);
    bytes.writeUInt16LE(WEAK_VERSION, at + 4);
  }
  const { offset: versions } = sections.find(({ type }) => type === VERSION_OF_SYMBOL);
  for (let i = 0; i < symbols.size / 24; i++) {
    if (!newer.has(bytes.readUInt16LE(versions + i * 2))) continue;
    const at = symbols.offset + i * 24;
    const name = nameAt(bytes.readUInt32LE(at));
    if (name.startsWith(RENAMED)) {
      bytes.writeUInt32LE(bytes.readUInt32LE(at) + RENAMED.length, at);
      bytes.writeUInt16LE(oldest, versions + i * 2);
    } else {
      bytes[at + 4] = (WEAK_BINDING << 4) | (bytes[at + 4] & 0xf);
    }
  }
  return bytes;
}

function sectionsOf(bytes) {
  const start = Number(bytes.readBigUInt64LE(0x28));
  const size = bytes.readUInt16LE(0x3a);
  return Array.from({ length: bytes.readUInt16LE(0x3c) }, (_, i) => {
    const at = start + i * size;
    return {
      type: bytes.readUInt32LE(at + 4),
      offset: Number(bytes.readBigUInt64LE(at + 24)),
      size: Number(bytes.readBigUInt64LE(at + 32)),
      link: bytes.readUInt32LE(at + 40),
    };
  });
}

function* versionsNeeded(bytes, sections, nameAt) {
  let library = sections.find(({ type }) => type === VERSIONS_NEEDED).offset;
  for (;;) {
    let at = library + bytes.readUInt32LE(library + 8);
    for (let i = 0; i < bytes.readUInt16LE(library + 2); i++) {
      yield {
        at,
        library: nameAt(bytes.readUInt32LE(library + 4)),
        name: nameAt(bytes.readUInt32LE(at + 8)),
        index: bytes.readUInt16LE(at + 6),
      };
      at += bytes.readUInt32LE(at + 12);
    }
    const next = bytes.readUInt32LE(library + 12);
    if (next === 0) return;
    library += next;
  }
}

const textAt = (bytes, at) => bytes.toString('latin1', at, bytes.indexOf(0, at));

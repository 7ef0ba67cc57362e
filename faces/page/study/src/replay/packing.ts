// A game in the fragment of an address, which never reaches a server: the lines of our record without checksums and
// clock notes, deflated, in letters that an address may hold.

import { linesOf, readRecord, writeRecord } from '@hanchan/records';

/** Longer addresses are cut off by what people send them with. */
export const LONGEST = 16_000;

const MARK = 'g=';
/** Far more than an address of that length holds; a few kilobytes can stand for gigabytes. */
const MOST_IN_ADDRESS = 1 << 22;

/** Null where the game is too long for an address. */
export async function packGame(record: string): Promise<string | null> {
  const lines = linesOf(record).filter((line) => !/^\{"(sum|clock)"/.test(line));
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const packed = await pipeThrough(bytes, new CompressionStream('deflate-raw'));
  const text = toLetters(packed);
  return text.length > LONGEST ? null : MARK + text;
}

/** The record again, with checksums of its own; null for what is none of ours. */
export async function unpackGame(hash: string): Promise<string | null> {
  const packed = hash.replace(/^#/, '');
  if (!packed.startsWith(MARK) || packed.length > MARK.length + LONGEST) return null;
  try {
    const bytes = fromLetters(packed.slice(MARK.length));
    const text = new TextDecoder().decode(
      await pipeThrough(bytes, new DecompressionStream('deflate-raw'), MOST_IN_ADDRESS),
    );
    return withChecksums(linesOf(text));
  } catch {
    return null;
  }
}

/** Read deal by deal: a record without checksums seems cut off behind each. Null for what is no record. */
function withChecksums([first = '', ...lines]: readonly string[]): string | null {
  const deals: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('{"deal"') && deals.at(-1)!.length > 0) deals.push([]);
    deals.at(-1)!.push(line);
  }
  const read = deals.map((deal) => readRecord([first, ...deal]));
  const { header } = read[0]!;
  const isWhole = read.every(({ problem }) => problem === null || problem.code === 'truncated');
  if (header === null || !isWhole) return null;
  return writeRecord(
    header,
    read.flatMap(({ entries }) => entries),
  );
}

export class UnpacksTooLarge extends Error {}

/** Rejects with `UnpacksTooLarge` as soon as more comes out than that. */
export async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      throw new UnpacksTooLarge(`more than ${most} bytes`);
    }
    parts.push(value);
  }
}

const CHUNK = 0x8000;

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

// Reads a tar archive as it streams by, member by member, without unpacking it anywhere.

import { BadInput } from './badInput.ts';

export interface Member {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const BLOCK = 512;
/** Larger than any game; an archive that claims more is not one of games. */
const LARGEST = 1 << 28;

/** The plain files of an archive, in order. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>, archive: string) {
  const blocks = new BlockReader(chunks);
  let longName: string | null = null;
  for (;;) {
    const head = await blocks.take(BLOCK);
    if (head === null || head.every((byte) => byte === 0)) return;
    if (!isHeader(head)) throw new BadInput('--tar', `${archive} is not a tar archive`);
    const size = Number.parseInt(text(head, 124, 12), 8) || 0;
    const type = text(head, 156, 1);
    if (size > LARGEST) throw new BadInput('--tar', `${archive}: a member of ${size} bytes`);
    const padded = await blocks.take(Math.ceil(size / BLOCK) * BLOCK);
    if (padded === null) throw new BadInput('--tar', `${archive} is cut off`);
    const bytes = padded.subarray(0, size);
    if (type === 'L') longName = text(bytes, 0, size);
    else if (type === 'x') longName = paxPath(bytes) ?? longName;
    else if (type === '0' || type === '') {
      const member: Member = { name: longName ?? nameOf(head), bytes: bytes.slice() };
      yield member;
      longName = null;
    } else if (type !== 'g') longName = null;
  }
}

const decoder = new TextDecoder();

function text(block: Uint8Array, at: number, length: number): string {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return decoder.decode(end < 0 ? field : field.subarray(0, end)).trim();
}

function nameOf(head: Uint8Array): string {
  const prefix = text(head, 257, 5) === 'ustar' ? text(head, 345, 155) : '';
  return prefix === '' ? text(head, 0, 100) : `${prefix}/${text(head, 0, 100)}`;
}

function paxPath(bytes: Uint8Array): string | null {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(decoder.decode(bytes))?.[1] ?? null;
}

/** The header carries the sum of its own bytes, with the sum itself read as blanks. */
function isHeader(head: Uint8Array): boolean {
  const told = Number.parseInt(text(head, 148, 8), 8);
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : head[i]!;
  return sum === told;
}

class BlockReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest = new Uint8Array(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes; null when there are not so many. */
  async take(length: number): Promise<Uint8Array | null> {
    const parts = [this.#rest];
    let held = this.#rest.length;
    while (held < length) {
      const next = await this.#chunks.next();
      if (next.done) return null;
      parts.push(next.value as Uint8Array<ArrayBuffer>);
      held += next.value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(length) as Uint8Array<ArrayBuffer>;
    return all.subarray(0, length);
  }
}

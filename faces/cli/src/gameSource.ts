// Where the games of a command come from: files, standard input, and the members of an archive.

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { BadInput } from './badInput.ts';
import { readReason } from './namedFile.ts';
import type { GameReport } from './playGame.ts';
import type { GameBytes } from './replayPool.ts';
import { readTar } from './tar.ts';
import type { Terminal } from './terminal.ts';
import { mostUnpacked, unpackedChunks } from './unpacking.ts';

/** From so many files on, threads are worth their start. */
const MANY = 16;

/** Files, standard input and the members of an archive, as bytes. */
export class GameSource {
  readonly unreadable: GameReport[] = [];
  readonly #files: readonly string[];
  readonly #tar: string | undefined;
  readonly #terminal: Terminal;
  #done = 0;
  #tarShare: () => number = () => 0;

  constructor(files: readonly string[], tar: string | undefined, terminal: Terminal) {
    if (files.length === 0 && tar === undefined) {
      throw new BadInput('FILE', 'missing; a game, - for standard input, or --tar ARCHIVE');
    }
    this.#files = files;
    this.#tar = tar;
    this.#terminal = terminal;
  }

  /** So many that threads are worth their start. */
  get isMany(): boolean {
    return this.#tar !== undefined || this.#files.length >= MANY;
  }

  /** How much has been read. */
  get share(): number {
    return this.#tar === undefined ? this.#done / this.#files.length : this.#tarShare();
  }

  async *games(): AsyncGenerator<GameBytes> {
    for (const file of this.#files) {
      this.#done++;
      try {
        const bytes = file === '-' ? await readAll(this.#terminal.input) : readFileSync(file);
        yield { file, bytes };
      } catch (error) {
        this.#refuse(file, error as NodeJS.ErrnoException);
      }
    }
    if (this.#tar !== undefined) yield* this.#members(this.#tar);
  }

  #refuse(file: string, error: NodeJS.ErrnoException): void {
    if (error.code === undefined) throw error;
    const bad = { line: 0, field: '', message: `cannot be read: ${readReason(error)}` };
    this.unreadable.push({ file, hands: 0, events: 0, difference: null, bad, story: [] });
  }

  async *#members(archive: string): AsyncGenerator<GameBytes> {
    try {
      const { size } = statSync(archive);
      const raw = createReadStream(archive);
      this.#tarShare = () => raw.bytesRead / size;
      const chunks = isPacked(archive) ? unpackedChunks(raw, mostUnpacked(size)) : raw;
      for await (const { name, bytes } of readTar(chunks, archive)) yield { file: name, bytes };
    } catch (error) {
      if (error instanceof BadInput) throw error;
      throw new BadInput('--tar', `${archive} cannot be read: ${readReason(error)}`);
    }
  }
}

function isPacked(path: string): boolean {
  return /\.t?gz$/i.test(path);
}

export async function readAll(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks);
}

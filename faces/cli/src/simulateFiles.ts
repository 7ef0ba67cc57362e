// The files of a run. They are opened before the first match, so that a path which cannot be written to is
// refused then; what is written is whole lines, and stays whole lines when the disk is full.

import {
  accessSync,
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { BadInput } from './badInput.ts';
import { makeFolder, writeReason } from './namedFile.ts';

/** A file that could be opened and then not be written. */
export class WriteFailure extends Error {}

/** Lines that are written as they come. */
export class LineFile {
  readonly #argument: string;
  readonly #path: string;
  readonly #handle: number;
  #bytes = 0;
  #lines = 0;

  constructor(argument: string, path: string) {
    this.#argument = argument;
    this.#path = path;
    this.#handle = openFor(argument, path, 'w');
  }

  /** All of them, or none. */
  write(lines: readonly string[]): void {
    if (lines.length === 0) return;
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#handle, bytes, at);
    } catch (error) {
      this.#takeBack();
      const kept = `${this.#lines} whole lines were kept`;
      throw new WriteFailure(`${this.#argument}: ${this.#path}: ${writeReason(error)}; ${kept}`);
    }
    this.#bytes += bytes.length;
    this.#lines += lines.length;
  }

  close(): void {
    closeSync(this.#handle);
  }

  #takeBack(): void {
    try {
      ftruncateSync(this.#handle, this.#bytes);
    } catch {
      // A pipe or a device keeps what it was given.
    }
  }
}

function openFor(argument: string, path: string, flags: 'w' | 'a'): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    throw new BadInput(argument, `${path} cannot be written: ${writeReason(error)}`);
  }
}

/** Asks whether a page can be written later, and leaves what is there. */
export function requireWritable(argument: string, path: string): void {
  closeSync(openFor(argument, path, 'a'));
}

export function writePage(argument: string, path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new WriteFailure(`${argument}: ${path}: ${writeReason(error)}`);
  }
}

/** A folder with one record for each match. */
export class RecordFolder {
  readonly #path: string;

  constructor(argument: string, path: string) {
    this.#path = path;
    makeFolder(argument, path);
    try {
      accessSync(path, constants.W_OK);
    } catch (error) {
      throw new BadInput(argument, `${path} cannot be made: ${writeReason(error)}`);
    }
  }

  write(name: string, record: string): void {
    writePage('--records', join(this.#path, `${name}.jsonl`), record);
  }
}

// Writes a part of a run, or goes on with one that was broken off: killed, interrupted, out of disk.

import { closeSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { Statistics } from '@hanchan/arena';
import { BadInput } from '../badInput.ts';
import { writeReason } from '../namedFile.ts';
import { requireWritable, WriteFailure } from '../simulateFiles.ts';
import { differenceOf } from './difference.ts';
import {
  countLine,
  type FoundPart,
  linesWanted,
  type PartEnd,
  type PartHeader,
  readPart,
} from './part.ts';

export class PartFile {
  readonly header: PartHeader;
  /** What its matches showed so far, under each rulebook. */
  readonly statistics: readonly Statistics[];
  /** What was done before this process began. */
  readonly found: FoundPart;
  readonly #path: string;
  readonly #handle: number;
  readonly #hash: FoundPart['hash'];
  #matches: number;
  #bytes: number;

  /** Refused where another run's part, or anything else, is there: nothing is written over. */
  constructor(path: string, header: PartHeader) {
    requireWritable('--out', path);
    this.header = header;
    this.statistics = header.plan.rules.map(() => new Statistics());
    this.found = readPart(path, ({ summary }, { line, under }) => {
      const statistics = this.statistics[under];
      // Where there is none it is of another run: that is said below.
      if (statistics !== undefined) countLine(path, statistics, summary, line);
    });
    requireSame(path, this.found, header);
    this.#path = path;
    this.#hash = this.found.hash;
    this.#matches = this.found.matches;
    this.#bytes = this.found.bytes;
    if (statSync(path).size > this.#bytes) truncateSync(path, this.#bytes);
    this.#handle = openSync(path, 'a');
    if (this.found.header === null) this.#append(`${JSON.stringify(header)}\n`);
  }

  get isDone(): boolean {
    return this.found.end !== null;
  }

  /** How many matches under a rulebook, by its place, were played before. */
  doneUnder(at: number): number {
    const size = this.header.to - this.header.from;
    return Math.min(size, Math.max(0, this.found.matches - at * size));
  }

  write(lines: readonly string[]): void {
    for (const line of lines) {
      this.#append(`${line}\n`);
      this.#matches++;
    }
  }

  /** Says that it is whole. */
  finish(notes: readonly string[]): void {
    if (this.isDone || this.#matches !== linesWanted(this.header)) return;
    const sha256 = this.#hash.copy().digest('hex');
    const end: PartEnd = {
      end: true,
      matches: this.#matches,
      sha256,
      ...(notes.length > 0 && { notes }),
    };
    this.#append(`${JSON.stringify(end)}\n`);
  }

  close(): void {
    closeSync(this.#handle);
  }

  #append(text: string): void {
    const bytes = Buffer.from(text);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#handle, bytes, at);
    } catch (error) {
      this.#takeBack();
      const kept = `${this.#matches} matches were kept; the same command goes on`;
      throw new WriteFailure(`--out: ${this.#path}: ${writeReason(error)}; ${kept}`);
    }
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
  }

  #takeBack(): void {
    try {
      truncateSync(this.#path, this.#bytes);
    } catch {
      // What stays is a line that is not whole, and the next run takes it back.
    }
  }
}

function requireSame(path: string, { header }: FoundPart, wanted: PartHeader): void {
  if (header === null) {
    // A header that was cut off begins as ours does, and so does an empty file.
    const isOurs = `${JSON.stringify(wanted)}\n`.startsWith(readFileSync(path, 'utf8'));
    if (isOurs) return;
    throw new BadInput('--out', `${path} is there, and is not a part of a run`);
  }
  const differs = differenceOf(header, wanted);
  if (differs !== null) throw new BadInput('--out', `${path} is a part of another run: ${differs}`);
  if (header.from !== wanted.from || header.to !== wanted.to) {
    const [found, asked] = [header, wanted].map(({ shard, of }) => `${shard}/${of}`);
    throw new BadInput('--out', `${path} is part ${found}, not ${asked}`);
  }
}

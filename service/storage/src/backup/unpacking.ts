// The lines of a compressed file, no more and no longer than an honest backup has: a few kilobytes can stand for gigabytes,
// and a line is held in memory as a whole.

import { createReadStream, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

/** The file is no backup, not a whole one, or not one for us. */
export class BadBackup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadBackup';
  }
}

const MIB = 1_048_576;

export interface UnpackingLimits {
  /** Characters of a line: more than any row that the server writes. */
  readonly line: number;
  /** Rows of text never shrink to less than one part in so many. */
  readonly times: number;
  /** What a file may unpack to however small it is, in bytes. */
  readonly always: number;
}

const LIMITS: UnpackingLimits = { line: 64 * MIB, times: 200, always: 256 * MIB };

export async function* unpackedLines(
  file: string,
  limits: UnpackingLimits = LIMITS,
): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  try {
    const { size } = statSync(file);
    const most = Math.max(limits.always, size * limits.times);
    yield* linesIn(source.pipe(unpacked), most, limits.line);
  } catch (error) {
    throw unpackingError(error as NodeJS.ErrnoException, file);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

async function* linesIn(
  chunks: AsyncIterable<Buffer>,
  mostBytes: number,
  longest: number,
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  let line = 1;
  let rest = '';
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      throw new BadBackup(
        `the file unpacks to more than ${mib(mostBytes)}, the most that is read of one of its size`,
      );
    }
    const parts = decoder.write(chunk).split('\n');
    rest += parts[0]!;
    for (const next of parts.slice(1)) {
      yield withoutReturn(rest);
      line++;
      rest = next;
    }
    if (rest.length > longest) {
      throw new BadBackup(`line ${line} has more than ${mib(longest)}, the most that is read`);
    }
  }
  rest += decoder.end();
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
const mib = (bytes: number) => `${Math.round(bytes / MIB).toLocaleString('en')} MiB`;

function unpackingError(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'ENOENT') return new BadBackup('there is no such file');
  if (error.code === 'Z_BUF_ERROR') return new BadBackup('the file is cut off');
  if (error.code?.startsWith('Z_') === true) {
    return new BadBackup(
      `the file cannot be unpacked (${error.message}): it is damaged or not a backup`,
    );
  }
  return error.code === undefined ? error : new BadBackup(`${file}: ${error.message}`);
}

// A whole event as one text file that proves itself. Every line is `SUM JSON`, where SUM is the SHA-256 of the sum
// before, a line break and the JSON: a header, one line for each entry, and a last line with their number. The last
// sum, printed beside the results, proves every line.
//
// Version 2, written where entries are sealed: the sum is made over the seals of an entry's texts (`seal.ts`), so that a text
// can be erased later and all sums hold. Version 1 is read, and written for logs without seals, as ever.

import { sha256Hex } from '@hanchan/rules';
import { fail, isNestedBeyond, ok, type Result } from '@hanchan/tiles';
import type { Entry } from './act.ts';
import { isSealed, type Sha256, sealedText, sealFault } from './seal.ts';

/** What is wrong, and in which line, counted from 1. */
export interface ArchiveProblem {
  readonly line: number;
  readonly message: string;
}

const HEADERS = ['{"hanchanEvent":1}', '{"hanchanEvent":2}'] as const;
const SUM_DIGITS = 64;
/** Far deeper than any act. */
const DEEPEST = 64;
/** Never written, and nothing that could be hashed. */
const HALF_CHARACTER = /\p{Surrogate}/u;

export type { Sha256 };

const chained = (before: string, json: string, sha256: Sha256) => sha256(`${before}\n${json}`);

/** A whole event as one file whose sums prove every line. */
export function writeArchive(entries: readonly Entry[], sha256: Sha256 = sha256Hex): string {
  let sum = '';
  const line = (summed: string, json = summed) => {
    sum = chained(sum, summed, sha256);
    return `${sum} ${json}\n`;
  };
  return [
    line(headerOf(entries)),
    ...entries.map((entry) => line(sealedText(entry, sha256), JSON.stringify(entry))),
    line(closingOf(entries.length)),
  ].join('');
}

const headerOf = (entries: readonly Entry[]) => HEADERS[entries.some(isSealed) ? 1 : 0];
const closingOf = (count: number) => JSON.stringify({ entries: count });

/** The last sum of the archive of the first entries, for each number of them; at 0 there is none. */
export function checksumsOf(entries: readonly Entry[], sha256: Sha256 = sha256Hex): string[] {
  let sum = chained('', headerOf(entries), sha256);
  return [
    '',
    ...entries.map((entry, i) => {
      sum = chained(sum, sealedText(entry, sha256), sha256);
      return chained(sum, closingOf(i + 1), sha256);
    }),
  ];
}

/** The entries, if not a single byte was changed since. */
export function readArchive(
  text: string,
  sha256: Sha256 = sha256Hex,
): Result<readonly Entry[], ArchiveProblem> {
  if (!text.endsWith('\n')) return bad(lineCount(text), 'the file was cut off');
  const lines = text.slice(0, -1).split('\n');
  const entries: Entry[] = [];
  const isNew = lines[0]?.slice(SUM_DIGITS + 1) === HEADERS[1];
  let sum = '';
  for (const [i, line] of lines.entries()) {
    const json = line.slice(SUM_DIGITS + 1);
    const entry = i === 0 || i === lines.length - 1 ? null : parsed(json);
    const summed = entry === null || !isNew ? json : sealedText(entry, sha256);
    if (!HALF_CHARACTER.test(line)) sum = chained(sum, summed, sha256);
    if (line !== `${sum} ${json}`) return bad(i + 1, 'this line is not as it was written');
    if (i === 0 && !HEADERS.some((one) => one === json)) {
      return bad(1, 'this is not the archive of an event');
    }
    if (i === 0 || i === lines.length - 1) continue;
    if (entry === null) return bad(i + 1, 'this is not an entry of an event');
    const fault = isNew ? sealFault(entry) : null;
    if (fault !== null) return bad(i + 1, fault);
    entries.push(entry);
  }
  const closing = closingOf(entries.length);
  if (lines.length < 2 || lines.at(-1)?.slice(SUM_DIGITS + 1) !== closing) {
    return bad(lines.length, 'lines are missing at the end');
  }
  return ok(entries);
}

/** The sum of the last line: the whole file in one number, to be printed beside the results. */
export const archiveChecksum = (text: string): string =>
  text.trimEnd().split('\n').at(-1)!.slice(0, SUM_DIGITS);

function parsed(json: string): Entry | null {
  try {
    const entry = JSON.parse(json) as Entry | null;
    if (isNestedBeyond(DEEPEST, entry)) return null;
    return typeof entry?.seq === 'number' && typeof entry.act?.type === 'string' ? entry : null;
  } catch {
    return null;
  }
}

const bad = (line: number, message: string) => fail({ line, message: `Line ${line}: ${message}.` });
const lineCount = (text: string) => text.split('\n').length;

// A whole event as one text file that proves itself. Every line is `SUM JSON`, where SUM is the SHA-256 of the sum
// before, a line break and the JSON: a header, one line for each entry, and a last line with their number. The last
// sum, printed beside the results, proves every line.

import { sha256Hex } from '@hanchan/rules';
import { fail, isNestedBeyond, ok, type Result } from '@hanchan/tiles';
import type { Entry } from './act.ts';

/** What is wrong, and in which line, counted from 1. */
export interface ArchiveProblem {
  readonly line: number;
  readonly message: string;
}

const HEADER = '{"hanchanEvent":1}';
const SUM_DIGITS = 64;
/** Far deeper than any act. */
const DEEPEST = 64;
/** Never written, and nothing that could be hashed. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** SHA-256 of a text in UTF-8, as hexadecimal digits. A platform that has one of its own is ten times as fast. */
export type Sha256 = (text: string) => string;

const chained = (before: string, json: string, sha256: Sha256) => sha256(`${before}\n${json}`);

/** A whole event as one file whose sums prove every line. */
export function writeArchive(entries: readonly Entry[], sha256: Sha256 = sha256Hex): string {
  const closing = JSON.stringify({ entries: entries.length });
  let sum = '';
  const lines = [HEADER, ...entries.map((entry) => JSON.stringify(entry)), closing].map((json) => {
    sum = chained(sum, json, sha256);
    return `${sum} ${json}\n`;
  });
  return lines.join('');
}

/** The entries, if not a single byte was changed since. */
export function readArchive(
  text: string,
  sha256: Sha256 = sha256Hex,
): Result<readonly Entry[], ArchiveProblem> {
  if (!text.endsWith('\n')) return bad(lineCount(text), 'the file was cut off');
  const lines = text.slice(0, -1).split('\n');
  const entries: Entry[] = [];
  let sum = '';
  for (const [i, line] of lines.entries()) {
    const json = line.slice(SUM_DIGITS + 1);
    if (!HALF_CHARACTER.test(line)) sum = chained(sum, json, sha256);
    if (line !== `${sum} ${json}`) return bad(i + 1, 'this line is not as it was written');
    if (i === 0 && json !== HEADER) return bad(1, 'this is not the archive of an event');
    if (i === 0 || i === lines.length - 1) continue;
    const entry = parsed(json);
    if (entry === null) return bad(i + 1, 'this is not an entry of an event');
    entries.push(entry);
  }
  const closing = JSON.stringify({ entries: entries.length });
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

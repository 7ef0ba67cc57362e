// A rulebook that somebody wrote: the folder of its data, or the one file that it was packed into.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BookProblem,
  LIBRARY,
  type ReadBook,
  readFolder,
  readPackJson,
} from '@hanchan/rulebooks';
import { installBook } from '@hanchan/rulesets';
import type { Result } from '@hanchan/tiles';

export type BookRead = Result<ReadBook, readonly BookProblem[]>;

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The rulebook in a folder; null where the path is none. */
export const bookInFolder = (path: string): BookRead | null =>
  isFolder(path) ? readFolder(path, LIBRARY) : null;

/** The rulebook in a packed file; null where the text is something else, such as custom rules. */
export const bookInPack = (json: unknown): BookRead | null =>
  isPacked(json) ? readPackJson(json) : null;

const isPacked = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'hanchanRulebook' in json;

/** Makes it known under its id for the rest of the run, like one that ships. */
export function useBook({ book }: ReadBook): void {
  const { ruleset, words, fouls, ...texts } = book;
  installBook({ ruleset, words, fouls, texts, isOffered: true });
}

/** `values.yaml:12 calls.swap: …`, and the question that is open there. */
export function bookProblemLines(problems: readonly BookProblem[], folder: string): string {
  const lines = problems.map(({ file, line, field, message, question }) => {
    const isFile = file.endsWith('.yaml');
    const place = isFile ? join(folder, file) : `${folder}: ${file}`;
    const at = line === null ? place : `${place}:${line}`;
    const asked = question === undefined ? '' : `\n      ${question}`;
    return `\n  ${at} ${field === '' ? '' : `${field} `}${message}${asked}`;
  });
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return `${count}${lines.join('')}`;
}

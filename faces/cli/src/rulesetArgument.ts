// Which rulebook is meant: a shipped one by its id, one that somebody wrote by its folder or packed file, or custom rules
// by their file.

import { existsSync } from 'node:fs';
import {
  nearest,
  type Problem,
  parseCustomRuleset,
  type Ruleset,
  storedChoice,
} from '@hanchan/rules';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import type { Result } from '@hanchan/tiles';
import { BadInput } from './badInput.ts';
import { type BookRead, bookInFolder, bookInPack, bookProblemLines, useBook } from './bookFile.ts';
import { textOf } from './namedFile.ts';

export const RULESET_IDS = RULESETS.map(({ id }) => id);

export interface ChosenRuleset {
  readonly ruleset: Ruleset;
  /** The rulebook that it is or rests on. */
  readonly base: Ruleset;
}

export function chooseRuleset(text: string, argument = '--rules'): ChosenRuleset {
  const shipped = findRuleset(text);
  if (shipped !== undefined) return { ruleset: shipped, base: shipped };
  if (!looksLikeFile(text)) throw new BadInput(argument, unknownId(text));
  const written = bookAt(text, argument);
  if (written !== null) {
    if (!written.ok) throw new BadInput(argument, bookProblemLines(written.error, text));
    useBook(written.value);
    const { ruleset } = written.value.book;
    return { ruleset, base: ruleset };
  }
  const { base, parsed } = readCustomRuleset(text, argument);
  if (!parsed.ok) throw new BadInput(argument, `${text}: ${problemLines(parsed.error)}`);
  return { ruleset: parsed.value, base: base! };
}

/** The rulebook that a path leads to; null where it leads to custom rules, or to nothing. */
export const bookAt = (path: string, argument: string): BookRead | null =>
  bookInFolder(path) ?? bookInPack(readJson(path, argument));

function looksLikeFile(text: string): boolean {
  return /[/\\]|\.json$/i.test(text) || existsSync(text);
}

function unknownId(text: string): string {
  const near = nearest(text, RULESET_IDS);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `there is no ruleset “${text}”${hint}\n  known: ${RULESET_IDS.join(', ')}, or the path of a custom ruleset, or of a rulebook's folder or packed file`;
}

export interface CustomFile {
  readonly base: Ruleset | undefined;
  readonly parsed: Result<Ruleset, readonly Problem[]>;
}

export function readCustomRuleset(path: string, argument: string): CustomFile {
  const json = readJson(path, argument);
  const baseId = (json as { base?: unknown } | null)?.base;
  const base = typeof baseId === 'string' ? findRuleset(baseId) : undefined;
  return { base, parsed: parseCustomRuleset(storedChoice(json), findRuleset) };
}

/** A file that an argument names. */
export function readTextFile(path: string, argument: string): string {
  return textOf(path, argument).replace(/^\uFEFF/, '');
}

export function readJson(path: string, argument: string): unknown {
  const text = readTextFile(path, argument);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new BadInput(argument, `${path} is not JSON: ${(error as Error).message}`);
  }
}

export function problemLines(problems: readonly Problem[]): string {
  const lines = problems.map(
    ({ code, field, message }) => `\n  ${field || '(the whole file)'}: ${message} [${code}]`,
  );
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return `${count}${lines.join('')}`;
}

// A reader that meets outsiders, and what may come of an input: a result, or a refusal that says what is wrong and where.

import type { Sample } from './edits.ts';

/** Null: it could be read. */
export type Refused = { readonly field: string; readonly message: string } | null;

export interface Target {
  readonly name: string;
  /** Made once; edits of them are inputs, too. */
  readonly samples?: () => readonly Sample[];
  /** Texts to begin with. */
  readonly texts?: () => readonly string[];
  /** Throws only where the reader is broken. */
  readonly read: (text: string, bytes: Uint8Array) => Refused | Promise<Refused>;
  readonly isAsync?: boolean;
  /** Bytes at most; 4,096 where it is not said. */
  readonly longest?: number;
}

export const asLines = (lines: readonly string[]): string => lines.map((l) => `${l}\n`).join('');
export const asOne = (lines: readonly string[]): string => lines[0] ?? '';

/** What is wrong with the refusal of a text itself; null for one that helps. */
export function poorRefusal(refused: Refused, text: string): string | null {
  if (refused === null) return null;
  const { field, message } = refused;
  if (typeof field !== 'string') return `names no field: ${String(field)}`;
  if (typeof message !== 'string' || message.trim() === '') return 'says nothing';
  if (message.length > LONGEST) return `is ${message.length} characters long`;
  // What is quoted is the sender's own; of a value that is missing a schema says “received undefined”.
  const own = message.replaceAll(/“[^”]*”|"[^"]*"|received \w+|^ {2}.*$/gm, '');
  // A plain word of the sender's own stands without quotes, and may be one of these.
  const slips = SLIPS.filter((slip) => own.includes(slip) && !text.includes(slip));
  return slips.length > 0 ? `is not a sentence: ${own.slice(0, 200)}` : null;
}

/** What a value becomes that is written into a sentence as it is. */
const SLIPS = ['[object ', 'undefined', 'NaN'];

/** What is quoted in a refusal is cut; a few problems may stand together. */
const LONGEST = 20_000;

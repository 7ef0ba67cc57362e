// What is wrong with the input, and with which argument: thrown anywhere, told once, in `main`.

import type { Citation, Ruleset } from '@hanchan/rules';
import { STATUS_WORDS, sectionText } from './citing.ts';

export class BadInput extends Error {
  /** As the user wrote it: `--win`, `HAND`, a file name. */
  readonly argument: string;

  constructor(argument: string, message: string) {
    super(message);
    this.name = 'BadInput';
    this.argument = argument;
  }
}

/** The place in the rulebook that refuses an argument, as a second line of the message. */
export function citedMessage(message: string, ruleset: Ruleset, citation: Citation): string {
  const clauses = citation.clauses.length > 0 ? ` (${citation.clauses.join(', ')})` : '';
  const place =
    citation.section === ''
      ? `${STATUS_WORDS[citation.status]} for ${ruleset.title}${clauses}: ${citation.reason ?? 'the document is silent'}`
      : `${ruleset.title}, ${sectionText(citation.section)}${clauses}`;
  return `${message}\n  ${place}`;
}

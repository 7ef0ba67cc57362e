// The commands that documents show: blocks of `sh`, one command a line, and of `console`, where each is followed by what it
// prints. A comment before a block may say that it is not run, and why, or how it ends.

import { readFileSync } from 'node:fs';
import { contents } from '../../../tools/docs/contents.mjs';
import { isReference } from '../../../tools/docs/reference.mjs';

/** Every document of the site that somebody wrote. */
export const DOCUMENTS: readonly string[] = contents()
  .flatMap(({ pages }) => pages)
  .filter((page) => typeof page === 'string')
  .filter((page) => !isReference(page));

export interface Shown {
  /** `README.md:84`. */
  readonly place: string;
  readonly command: string;
  /** What the document says that it prints; null: nothing. */
  readonly prints: string | null;
  readonly status: number;
  /** Why it is not run; null: it is. */
  readonly notRun: string | null;
}

interface Block {
  readonly place: string;
  readonly language: string;
  readonly note: string;
  readonly lines: readonly string[];
}

const BLOCK = /(?:<!-- ([^\n]*) -->\n *)?^( *)```(\w*)\n([\s\S]*?)^\2```$/gm;

export function blocksOf(document: string): Block[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(BLOCK)].map((match) => {
    const [whole, note = '', indent, language, body] = match;
    const line = text.slice(0, match.index).split('\n').length + (note === '' ? 0 : 1);
    const lines = body!.split('\n').map((one) => one.slice(indent!.length));
    if (whole === '') throw new Error(`${document}: an empty block`);
    return { place: `${document}:${line}`, language: language!, note, lines: lines.slice(0, -1) };
  });
}

/** `npm test     # installs…`: what stands behind is for the reader. */
const bare = (line: string) => line.replace(/\s+#\s.*$/, '').trim();

function commandsIn({ language, lines }: Block): { command: string; prints: string | null }[] {
  if (language === 'sh')
    return lines
      .map(bare)
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((command) => ({ command, prints: null }));
  const parts = lines.join('\n').split(/^\$ /m).slice(1);
  return parts.map((part) => {
    const [command, ...printed] = part.split('\n');
    return { command: bare(command!), prints: printed.join('\n').trimEnd() };
  });
}

const STATUS = /exits with (\d+)/;
/** A whole block, or the commands in it that begin so: ``not run: `npm test`: it runs this``. */
const NOT_RUN = /^not run: (?:`([^`]+)`: )?(.+)$/;

export function shownIn(document: string): Shown[] {
  return blocksOf(document)
    .filter(({ language }) => language === 'sh' || language === 'console')
    .flatMap((block) => {
      const [, only = '', reason = null] = NOT_RUN.exec(block.note) ?? [];
      const status = Number(STATUS.exec(block.note)?.[1] ?? 0);
      return commandsIn(block).map(({ command, prints }) => ({
        place: block.place,
        command,
        prints,
        status,
        notRun: command.startsWith(only) ? reason : null,
      }));
    });
}

// Makes the modules of the rulebooks that ship from their folders. It is bundled and run by tools/books.mjs before anything is
// built, so it may not need those modules itself.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from './folder.ts';
import { PARTS } from './parts.ts';
import type { BookProblem } from './place.ts';
import { schemaOf } from './schema.ts';
import { writeModules } from './writeTypeScript.ts';

/** Every fault as a line that an editor can follow, or nothing. */
export function makeBooks(books: string, into: string, ids: readonly string[]): readonly string[] {
  // A book may follow a ruling on another.
  const rulings = new Set(ids.flatMap((id) => rulingIds(join(books, id))));
  const library = { findBook: () => undefined, hasRuling: (id: string) => rulings.has(id) };
  const faults: string[] = [];
  for (const id of ids) {
    const read = readFolder(join(books, id), library);
    if (!read.ok) {
      faults.push(...read.error.map((problem) => faultText(join(books, id), problem)));
      continue;
    }
    const folder = join(into, id);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of writeModules(read.value.book))
      write(join(folder, `${name}.ts`), text);
  }
  const schemas = join(books, 'schema');
  mkdirSync(schemas, { recursive: true });
  for (const part of PARTS) {
    write(join(schemas, `${part}.json`), `${JSON.stringify(schemaOf(part), null, 2)}\n`);
  }
  return faults;
}

const faultText = (folder: string, { file, line, field, message, question = '' }: BookProblem) =>
  `${join(folder, file)}:${line ?? 1} ${field} ${message} ${question}`.trim();

function rulingIds(folder: string): readonly string[] {
  const text = readOr(join(folder, 'rulings.yaml'));
  return [...text.matchAll(/^- id: (\S+)$/gm)].map(([, id]) => id!);
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What is the same stays untouched, so that nothing is built again for it. */
function write(path: string, text: string): void {
  if (readOr(path) !== text) writeFileSync(path, text);
}

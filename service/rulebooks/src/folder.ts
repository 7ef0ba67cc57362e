// A rulebook's folder on disk.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type Result } from '@hanchan/tiles';
import type { Library } from './library.ts';
import { FILE_MAX, fileOf, PARTS, type Part } from './parts.ts';
import type { BookProblem, Sheet } from './place.ts';
import { type ReadBook, readBook } from './readBook.ts';
import { readYaml } from './yamlSheet.ts';

export function readFolder(
  folder: string,
  library: Library,
): Result<ReadBook, readonly BookProblem[]> {
  const sheets: Partial<Record<Part, Sheet>> = {};
  const problems: BookProblem[] = [];
  for (const part of PARTS) {
    const path = join(folder, fileOf(part));
    if (!existsSync(path)) continue;
    if (statSync(path).size > FILE_MAX) {
      const message = `is larger than ${FILE_MAX} bytes`;
      problems.push({ file: fileOf(part), line: null, field: '', message });
      continue;
    }
    const read = readYaml(fileOf(part), readFileSync(path, 'utf8'));
    if ('sheet' in read) sheets[part] = read.sheet;
    else problems.push(...read.problems);
  }
  // What is not even YAML would only lead to problems that are none.
  return problems.length > 0 ? fail(problems) : readBook(sheets, library);
}

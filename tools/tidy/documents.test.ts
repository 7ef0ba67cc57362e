// Documents name files; a file that moved is named where it is now.

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENTS = ['docs/security.md', 'docs/serving.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const NAMED = /`((?:packages|spec|tools|docs|bench|training)\/[\w./-]+)`/g;

test.each(DOCUMENTS)('%s names files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, path]) => path!);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  if (document === 'docs/security.md') expect(named.length).toBeGreaterThan(50);
});

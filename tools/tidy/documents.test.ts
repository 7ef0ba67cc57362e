// Documents name files; a file that moved is named where it is now.

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENTS = [
  'docs/security.md',
  'docs/serving.md',
  'docs/ways.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
];
const NAMED = /`((?:engine|service|faces|proof|rulebooks|tools|docs)\/[\w./-]+)`/g;

test('docs/security.md counts its items right', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const states = [...text.matchAll(/^\| \d+\.\d+\.\d+ \|.*?\| (held|not yet|not applicable) \|/gm)];
  const count = (state: string) => states.filter(([, one]) => one === state).length;
  const said =
    /^Of (\d+) items (\d+) are held, (\d+) (?:is|are) not yet, and (\d+) do not apply/m.exec(text)!;
  const counts = [states.length, count('held'), count('not yet'), count('not applicable')];
  expect(said.slice(1).map(Number)).toEqual(counts);
});

test.each(DOCUMENTS)('%s names files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, path]) => path!);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  if (document === 'docs/security.md') expect(named.length).toBeGreaterThan(50);
});

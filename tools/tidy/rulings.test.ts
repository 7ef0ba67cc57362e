// Nothing in the project names a ruling that nobody can look up.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findRuling } from '@hanchan/rulesets/rulings';
import { expect, test } from 'vitest';

/** As it stands in names of tests, in reasons, in documents and on pages; not the escapes of an address (`%E0`). */
const RULING_ID = /(?<![%\w-])(?:A-\d{2}|[WEUG]\d{1,2})(?![\w-])/g;

/** Ids for tests to ask for in vain. */
const NEVER = new Set(['A-00', 'A-99', 'W99']);

const files = execFileSync(
  'git',
  ['ls-files', 'engine', 'service', 'faces', 'rulebooks', 'proof/spec', 'docs', 'tools', '*.md'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(ts|mjs|svelte|md|svg)$/.test(file));

const unknownIn = (text: string, allowed: ReadonlySet<string> = NEVER) =>
  (text.match(RULING_ID) ?? []).filter((id) => !allowed.has(id) && findRuling(id) === undefined);

test('every ruling that is named is there to be read', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    unknownIn(readFileSync(file, 'utf8')).map((id) => `${file}: ${id}`),
  );
  expect(found).toEqual([]);
});

test('an id that no ruling has is found out', () => {
  expect(unknownIn('as A-99 says; W99: E26; #%E0%A4; T-01', new Set())).toEqual(['A-99', 'W99']);
  for (const id of NEVER) expect(findRuling(id)).toBeUndefined();
});

// A changeset for a package that nobody releases would end `npm run version` before it raises anything.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDERS } from '../places.mjs';

const RELEASED = PACKAGE_FOLDERS.map((folder) => {
  const { name } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { name: string };
  return name;
});

test('changesets name packages that are released, and how much changed in each', () => {
  const files = readdirSync('.changeset').filter((name) => /^(?!README).*\.md$/.test(name));
  const lines = files.flatMap((file) => {
    const [, head = ''] =
      /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(`.changeset/${file}`, 'utf8')) ?? [];
    return head.split('\n').map((line) => [file, line] as const);
  });
  expect(lines.length).toBeGreaterThanOrEqual(files.length);
  const wrong = lines.filter(([, line]) => {
    const [, name = ''] = /^['"](.+)['"]: (?:major|minor|patch)$/.exec(line) ?? [];
    return !RELEASED.includes(name);
  });
  expect(wrong).toEqual([]);
});

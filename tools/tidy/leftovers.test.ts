// Tests leave no folders behind: they ask for them where they are cleared away again.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '*/*/test/**', 'proof/spec'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && file !== 'proof/spec/support/leftovers.ts');

test('no test makes a temporary folder of its own', () => {
  expect(files.length).toBeGreaterThan(300);
  const making = files.filter((file) => readFileSync(file, 'utf8').includes('mkdtemp'));
  expect(making).toEqual([]);
});

// Phrases that nobody would say, and that must not come back: see docs/texts.md.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PHRASES = [
  /\bthe own\b/i,
  /\bmust be a text\b/,
  /\bneed mending\b/,
  /\bno file of weights\b/,
  /\bNothing got lost\b/,
  /\bis no (multiple|player number|complete hand|field of|form\b|address\b|record of ours)/,
  /['"`][^'"`]*\b(sheet|document|rulebook|rules) knows? no\b/,
  /\bPut right\b/,
  /\bwrote at the same time\b/,
  // Another word is used for it in Japanese: ペナルティ, 卓組, 会場モニター, 代走, ブラウザ.
  /罰則|組合せ|座席表|掲示板|代打ち|ブラウザー/,
  /\b(Tellings|Tidings|(Kept)?Shelf|partingOf|upsetBy)\b/,
];

/** Speaks of the phrases themselves. */
const EXEMPT = new Set(['docs/texts.md', 'tools/tidy/texts.test.ts']);

const files = execFileSync('git', ['ls-files', '*/*/src/**', 'rulebooks', 'docs', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|svelte|md|yaml)$/.test(file) && !EXEMPT.has(file))
  .filter((file) => !file.endsWith('clauseTests.ts'));

test('no text has a phrase that nobody would say', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, i) =>
      PHRASES.some((phrase) => phrase.test(line)) ? [`${file}:${i + 1}: ${line.trim()}`] : [],
    );
  });
  expect(found).toEqual([]);
});

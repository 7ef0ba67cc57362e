// The engine is small enough for a page: hand and score, with everything they need.

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('hand and score fit into 60 KB of a browser bundle, compressed', async () => {
  const entry = "export * from '@hanchan/hand'; export * from '@hanchan/score';";
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: `${import.meta.dirname}/../../../faces/cli` },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@hanchan/source'],
    write: false,
  });
  const bytes = gzipSync(outputFiles[0]!.contents).length;
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(60_000);
});

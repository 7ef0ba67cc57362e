// The expert in a real browser: the same weights and the same position give the same numbers as in Node, to the
// last bit, so a hint on a phone and a review on a server never differ.

import { readFileSync } from 'node:fs';
import { randomFrom } from '@hanchan/bots';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { FEATURE_SIZE } from '../../../engine/bots/src/net/features.ts';
import { createNetwork } from '../../../engine/bots/src/net/network.ts';
import { readWeights } from '../../../engine/bots/src/net/weights.ts';
import { sharedChromium } from './support/chromium.ts';

const file = (path: string) => new URL(`../../../engine/bots/${path}`, import.meta.url);
const weights = readFileSync(file('weights/expert.bin'));

function positions(): number[][] {
  const random = randomFrom(11);
  const byte = () => (random() < 0.8 ? 0 : Math.floor(random() * 256));
  return Array.from({ length: 8 }, () => Array.from({ length: FEATURE_SIZE }, byte));
}

test('the browser and Node agree on every output', async () => {
  const bundle = await build({
    stdin: {
      contents: `export { createNetwork } from './network.ts'; export { readWeights } from './weights.ts';`,
      resolveDir: file('src/net').pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'net',
    conditions: ['@hanchan/source'],
  });
  const page = await (await sharedChromium()).newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
  const inBrowser = await page.evaluate(
    ([base64, features]) => {
      const { net } = globalThis as unknown as {
        net: typeof import('../../../engine/bots/src/net/network.ts') &
          typeof import('../../../engine/bots/src/net/weights.ts');
      };
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const read = net.readWeights(bytes);
      if (!read.ok) throw new Error(read.error);
      const network = net.createNetwork(read.value);
      return features.map((one) => {
        const { discard, kan, danger, scalars } = network.run(Uint8Array.from(one));
        return [...discard, ...kan, ...danger, ...scalars];
      });
    },
    [weights.toString('base64'), positions()] as const,
  );
  await page.close();
  const read = readWeights(weights);
  if (!read.ok) throw new Error(read.error);
  const network = createNetwork(read.value);
  const inNode = positions().map((one) => {
    const { discard, kan, danger, scalars } = network.run(Uint8Array.from(one));
    return [...discard, ...kan, ...danger, ...scalars];
  });
  expect(inBrowser).toEqual(inNode);
});

// The tests of `npm run flip`: small files in out/flip, each of which flips one answer and loads one file of tests anew.

import { defineConfig } from 'vitest/config';

/** What a loaded file of tests imports from beside it is loaded anew as well; the packages are not. */
const anew = {
  name: 'anew',
  enforce: 'pre' as const,
  async resolveId(this: Resolving, source: string, importer: string | undefined) {
    const mark = /\?flip=\d+$/.exec(source)?.[0] ?? /\?flip=\d+$/.exec(importer ?? '')?.[0];
    if (mark === undefined) return null;
    const from = importer?.replace(/\?flip=\d+$/, '');
    const found = await this.resolve(source.replace(mark, ''), from, { skipSelf: true });
    const isTest = found !== null && /\/(spec|test)\/(?!.*node_modules)/.test(found.id);
    return isTest && !found.id.includes('/spec/support/flipping.ts') ? found.id + mark : found;
  },
};

interface Resolving {
  resolve(
    source: string,
    importer: string | undefined,
    options: { readonly skipSelf: boolean },
  ): Promise<{ readonly id: string } | null>;
}

export default defineConfig({
  plugins: [anew],
  resolve: { conditions: ['@hanchan/source'] },
  ssr: { resolve: { conditions: ['@hanchan/source'] } },
  test: {
    include: ['out/flip/*.spec.ts'],
    isolate: false,
    unstubGlobals: true,
    testTimeout: 20_000,
    setupFiles: ['proof/spec/support/seeds.ts', 'proof/spec/support/cleanUp.ts'],
  },
});

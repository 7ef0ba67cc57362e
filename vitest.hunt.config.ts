// The tests of `npm run hunt`: fast-check is put aside for one that tries fresh cases for as long as it is given.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

const hunted = fileURLToPath(new URL('proof/spec/support/huntedFastCheck.ts', import.meta.url));
const alias = [{ find: /^fast-check$/, replacement: hunted }];

interface Project {
  readonly resolve: { readonly alias?: readonly object[] };
  readonly test: object;
}

const projects = (usual.test?.projects ?? []) as unknown as Project[];

export default defineConfig({
  test: {
    ...usual.test,
    projects: projects.map(({ resolve, test, ...rest }) => ({
      ...rest,
      resolve: { ...resolve, alias: [...(resolve.alias ?? []), ...alias] },
      test: { ...test, testTimeout: 1_800_000, setupFiles: ['proof/spec/support/cleanUp.ts'] },
    })),
  },
} as Parameters<typeof defineConfig>[0]);

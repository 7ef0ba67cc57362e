// The readers and everything of ours that they stand on, as one file: the fuzzer counts what is reached inside it.

import { build } from 'esbuild';
import { ROOT } from '../setup.mjs';

/** What is not ours stays outside. */
export async function bundle(entry, out) {
  const ours = {
    name: 'ours',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@hanchan/') ? undefined : { external: true },
      );
    },
  };
  await build({
    entryPoints: [`${ROOT}${entry}`],
    outfile: out,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['@hanchan/source'],
    define: { 'import.meta.url': '__here' },
    banner: { js: 'const __here = require("node:url").pathToFileURL(__filename).href;' },
    plugins: [ours],
    logLevel: 'error',
  });
}

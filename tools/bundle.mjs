// The sources of the project as one file that runs in a process of its own, for tools and tests that need other sources
// than the checkout has: each is given to `patch` with its path before it is compiled.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './setup.mjs';

/** What npm installed is found from here as from the packages themselves. */
const PLACE = join(ROOT, 'node_modules/.hanchan');

/** Calls back with the file; it is gone afterwards. `instead` has other sources for modules, by name. */
export async function withBundle(entry, use, { patch = (_, text) => text, instead = {} } = {}) {
  mkdirSync(PLACE, { recursive: true });
  const folder = mkdtempSync(join(PLACE, 'bundle-'));
  const outfile = join(folder, 'bundle.mjs');
  try {
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@hanchan/source'],
      logLevel: 'error',
      plugins: [sources(patch, instead)],
    });
    return await use(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sources = (patch, instead) => ({
  name: 'sources',
  setup({ onResolve, onLoad }) {
    // Packages from npm are not bundled: some are native, and some find their own files.
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@hanchan/')) return undefined;
      const other = instead[path];
      if (other === undefined || importer === other) return { path, external: true };
      return { path: other };
    });
    onLoad({ filter: /\.ts$|\/weights\/index\.js$/ }, ({ path }) => {
      const text = patch(relative(ROOT, path), readFileSync(path, 'utf8'));
      const url = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' };
    });
  },
});

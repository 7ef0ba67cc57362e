// Writes the service worker with the names of the files that this build has made.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** The first page and what it needs at once. */
function coreOf(bundle: Rollup.OutputBundle): Set<string> {
  const core = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file === undefined || core.has(name)) return;
    core.add(name);
    if (file.type !== 'chunk') return;
    for (const needed of file.imports) add(needed);
    for (const style of file.viteMetadata?.importedCss ?? []) add(style);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  }
  return core;
}

export function offline(): Plugin {
  return {
    name: 'hanchan-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const core = coreOf(bundle);
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const rest = assets.filter((name) => !core.has(name) && !name.endsWith('.map'));
      const address = (name: string) => `/${name}`;
      const coreFiles = ['/', '/manifest.webmanifest', '/icon.svg', ...[...core].map(address)];
      const version = createHash('sha256').update(assets.sort().join('\n')).digest('hex');
      const source = readFileSync(join(import.meta.dirname, 'offlineWorker.js'), 'utf8')
        .replace('/* core files */ []', JSON.stringify(coreFiles))
        .replace('/* other files */ []', JSON.stringify(rest.map(address)))
        .replace('/* version */', version.slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

// Puts the documentation of every rulebook beside the page, so that a clause leads to the sources and tests behind it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../../../docs/rules');

export function rulePages(): Plugin {
  return {
    name: 'hanchan-rule-pages',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(FOLDER)) {
        const source = readFileSync(join(FOLDER, name), 'utf8');
        this.emitFile({ type: 'asset', fileName: `docs/rules/${name}`, source });
      }
    },
  };
}

// One page, built from the sources of every package; what a first visit does not need is loaded later.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { tileFaces } from './build/tileFaces.ts';

const SERVER = process.env['HANCHAN_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), tileFaces(), offline()],
  resolve: { conditions: ['@hanchan/source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    target: 'es2022',
    // The first versions with light-dark(), which the tokens are written in.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The clauses of five rulebooks are text, and come when somebody reads them.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': SERVER,
      '/docs/': SERVER,
      '/ws': { target: SERVER.replace(/^http/, 'ws'), ws: true },
    },
  },
});

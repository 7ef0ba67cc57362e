#!/usr/bin/env node
// Starts the command that the build made.

import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) {
  const { main, processTerminal } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2), processTerminal());
} else {
  process.stderr.write('hanchan: not built yet; run npm start or npm test once\n');
  process.exitCode = 2;
}

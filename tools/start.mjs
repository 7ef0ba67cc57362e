// `npm start`: makes a fresh checkout ready, builds the page, and serves it at the address that it prints.

import { build, buildPage, install, ROOT } from './setup.mjs';

if (!(await install()) || !(await build()) || !(await buildPage())) process.exit(1);
process.env.LOG_LEVEL ||= 'warn';
const { main, processTerminal } = await import('../faces/cli/dist/main.js');
process.exitCode = await main(
  ['serve', '--web', `${ROOT}faces/page/app/dist`, ...process.argv.slice(2)],
  processTerminal(),
);

// `npm start`: makes a fresh checkout ready, shows it at work on one hand, and says where to go on.

import { EXAMPLE } from './example.mjs';
import { build, install, ROOT, run } from './setup.mjs';

const HANCHAN = `${ROOT}packages/cli/bin/hanchan.mjs`;

const NEXT = `
Ready. Ask on with
  npx hanchan score HAND --win TILE --rules ID    what a hand is worth, and which section says so
  npx hanchan discards HAND                       what to discard
  npx hanchan rules list                          the rulebooks; show, diff, check, clauses
  npx hanchan --help                              everything else
`;

if (!install() || !build() || !run(process.execPath, [HANCHAN, ...EXAMPLE])) process.exit(1);
console.log(NEXT);

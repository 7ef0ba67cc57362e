// `npm run build`: the rulebooks, then every package.

import { build } from './setup.mjs';

process.exitCode = (await build()) ? 0 : 1;

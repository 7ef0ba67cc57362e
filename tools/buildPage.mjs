// `npm run build-page`: the page that a server serves, for whoever packs one. `npm start` and `npm test` build it themselves.

import { buildPage } from './setup.mjs';

if (!(await buildPage())) process.exitCode = 1;

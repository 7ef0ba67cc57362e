// The page and the documents as a server serves them: `npm run build -w @hanchan/app`, once the packages are built.

import { buildPage } from './setup.mjs';

process.exitCode = (await buildPage()) ? 0 : 1;

// `npm run asyncapi`: writes down every message of the socket, for programs in any language. After a change of the protocol or
// of what it carries; `npm test` fails when the file is stale.

import { writeFileSync } from 'node:fs';
import { documentText, socketDocument } from './asyncapi/document.mjs';
import { build, ROOT } from './setup.mjs';

// The types of the other packages are read as they were built.
if (!(await build())) process.exit(1);
writeFileSync(`${ROOT}service/protocol/asyncapi.json`, documentText(socketDocument()));

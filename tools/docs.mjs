// `npm run docs`: the whole site of documents, with the API reference, as static files in out/docs. `-- --quick` leaves the
// reference as it was made last, or out.

import { rmSync } from 'node:fs';
import { build, install, ROOT, runTool } from './setup.mjs';

const OUT = `${ROOT}out/docs`;

if (!(await install()) || !(await build())) process.exit(1);
const isQuick = process.argv.includes('--quick');
if (!isQuick && !(await runTool('typedoc', ['--logLevel', 'Warn']))) process.exit(1);
const { renderDocs, writeDocs } = await import('./docs/site.mjs');
const files = await renderDocs();
rmSync(OUT, { recursive: true, force: true });
writeDocs(files, OUT);
const pages = [...files.keys()].filter((address) => address.endsWith('.html')).length;
console.log(`${pages} pages: out/docs/index.html`);

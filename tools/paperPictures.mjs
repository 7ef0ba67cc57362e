// `node tools/paperPictures.mjs`: prints an event in many scripts, on A4 and on Letter, and takes pictures of first pages into
// docs/pages. Chromium draws them by pdf.js, which is no part of the project: `npm install --no-save pdfjs-dist@5.4.149` first, or
// its folder in HANCHAN_PDFJS.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { launchChromium, prepareChromium } from './chromium.mjs';
import { scriptsArchive } from './sampleEvents.mjs';
import { ROOT } from './setup.mjs';

const PDFJS = process.env.HANCHAN_PDFJS ?? join(ROOT, 'node_modules/pdfjs-dist');
const OUT = join(ROOT, 'docs/pages');
const WIDTH = 900;

/** Name of the picture, paper, size. */
const PICTURES = [
  ['paper-results', 'results.pdf', 'a4'],
  ['paper-seating', 'seating.pdf', 'a4'],
  ['paper-badges', 'badges.pdf', 'a4'],
  ['paper-sheets', 'sheets-1.pdf', 'a4'],
  ['paper-results-letter', 'results.pdf', 'letter'],
  ['paper-badges-letter', 'badges.pdf', 'letter'],
];

const PAGE = `<!doctype html><style>body{margin:0}canvas{display:block}</style><canvas></canvas><script type="module">
import * as pdfjs from '/pdfjs/build/pdf.min.mjs';
pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/build/pdf.worker.min.mjs';
const pdf = await pdfjs.getDocument({ url: location.search.slice(1), cMapUrl: '/pdfjs/cmaps/', cMapPacked: true }).promise;
const page = await pdf.getPage(1);
const viewport = page.getViewport({ scale: ${WIDTH} / page.getViewport({ scale: 1 }).width });
const canvas = document.querySelector('canvas');
[canvas.width, canvas.height] = [viewport.width, viewport.height];
await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
document.title = 'drawn';
</script>`;

const TYPES = { '.mjs': 'text/javascript', '.pdf': 'application/pdf' };

function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(PAGE);
    const path = pathname.startsWith('/pdfjs/')
      ? join(PDFJS, pathname.slice('/pdfjs'.length))
      : join(folder, pathname);
    try {
      const body = readFileSync(path);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      return response.end(body);
    } catch {
      response.statusCode = 404;
      return response.end();
    }
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

const folder = mkdtempSync(join(tmpdir(), 'hanchan-papers-'));
const archive = join(folder, 'scripts.event.jsonl');
writeFileSync(archive, await scriptsArchive());
for (const size of ['a4', 'letter']) {
  const out = join(folder, size);
  const args = ['tournament', 'papers', archive, '--out', out, '--size', size];
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'faces/cli/bin/hanchan.mjs'), ...args],
    { encoding: 'utf8' },
  );
  if (status !== 0 || stderr.includes('〓')) throw new Error(stderr);
}
const server = await serve(folder);
await prepareChromium();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: WIDTH, height: 1_300 } });
mkdirSync(OUT, { recursive: true });
for (const [name, paper, size] of PICTURES) {
  await page.goto(`http://localhost:${server.address().port}/?/${size}/${paper}`);
  await page.waitForFunction(() => document.title === 'drawn');
  await page
    .locator('canvas')
    .screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 72 });
  console.log(`docs/pages/${name}.jpg`);
}
await browser.close();
server.close();
rmSync(folder, { recursive: true, force: true });

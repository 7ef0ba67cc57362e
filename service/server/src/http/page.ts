// The built page, with the documents under /docs. A path that names no file is left to the page, except where programs probe
// for something.

import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type App, Refused } from './context.ts';

/** Names under which programs look for an API or for the state of a server. None of them is a page of ours. */
const FOR_PROGRAMS =
  /^\/(api|graphql|health(z|check)?|ready(z)?|live(z|ness)?|startup|status|metrics|ping|version|info|debug|actuator|admin|socket|ws|\.well-known)(\/|$)/i;

/** What a build of the page consists of. Whatever else lies in its folder is nobody's. */
const KINDS = new Set(
  'html js css json webmanifest svg png jpg ico woff2 wasm bin md txt'
    .split(' ')
    .map((one) => `.${one}`),
);

/** Where the documents begin, if they were built with the page. */
const DOCUMENTS = '/docs/';

/** Files and folders whose names begin with a dot are left alone as well. */
export const isPageFile = (path: string): boolean =>
  path === '/' ||
  path === DOCUMENTS ||
  (!/(^|\/)\./.test(path) && KINDS.has(extname(path).toLowerCase()));

export async function addPage(app: App, webDir: string | null): Promise<void> {
  const missing = (path: string) => {
    throw new Refused({ code: 'noSuchPage', message: `nothing found at ${path.slice(0, 200)}` });
  };
  if (webDir === null) {
    app.setNotFoundHandler(({ url }) => missing(pathOf(url)));
    return;
  }
  await app.register(fastifyStatic, {
    root: webDir,
    cacheControl: false,
    // Beside a file its compressed forms, where the build made them.
    preCompressed: true,
    allowedPath: isPageFile,
    setHeaders(response, path) {
      // To be read in the browser, not to be saved.
      if (path.endsWith('.md')) response.setHeader('content-type', 'text/plain; charset=utf-8');
      const isHashed = /[/\\]assets[/\\]/.test(path);
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const hasDocuments = existsSync(join(webDir, 'docs/404.html'));
  app.setNotFoundHandler(({ url, method }, reply) => {
    const path = pathOf(url);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && hasDocuments && `${path}/`.startsWith(DOCUMENTS)) {
      const other = documentAt(path);
      return other === null
        ? reply.code(404).sendFile('docs/404.html')
        : reply.redirect(other, 301);
    }
    if (!isRead || FOR_PROGRAMS.test(path) || /\.\w+$/.test(path)) return missing(path);
    return reply.sendFile('index.html');
  });
}

/** Where a document stands that is asked for by another address: the folder itself, or its text in the repository. */
function documentAt(path: string): string | null {
  if (`${path}/` === DOCUMENTS) return DOCUMENTS;
  const [, name] = /^(\/docs\/[\w/-]+)\.md$/.exec(path) ?? [];
  return name === undefined ? null : `${name}.html`;
}

const pathOf = (url: string) => url.split('?')[0]!;

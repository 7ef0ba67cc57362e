// The documents at /docs: served like the page where they were built with it, and no trouble where they were not.

import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { temporaryFolder, testServer } from './support/fixture.ts';

/** A folder of a page with a few documents, and a secret beside it. */
async function site({ hasDocuments = true } = {}) {
  const above = temporaryFolder();
  const webDir = join(above, 'page');
  mkdirSync(join(webDir, 'docs/rules'), { recursive: true });
  writeFileSync(join(above, 'secret.html'), 'the secret');
  const files = { 'index.html': 'the page', 'docs/style.css': 'a{}', 'docs/rules/wrc.html': 'WRC' };
  const own = { 'docs/index.html': 'first document', 'docs/404.html': 'no such document' };
  for (const [name, text] of Object.entries({ ...files, ...(hasDocuments ? own : {}) }))
    writeFileSync(join(webDir, name), text);
  const { port } = await testServer({ webDir });
  return { port, client: new TestClient(port) };
}

/** The path as it is: `fetch` would tidy it up first. */
const rawAnswer = (port: number, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode!, text });
    })
      .on('error', reject)
      .end();
  });

test('documents have their types, are asked for anew, and run no script but their own', async () => {
  const { client } = await site();
  const first = await client.request('GET', '/docs/');
  expect([first.status, first.body]).toEqual([200, 'first document']);
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('etag')).not.toBeNull();
  const csp = first.headers.get('content-security-policy')!;
  expect(csp).toContain("default-src 'self'");
  expect(csp).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const style = await client.request('GET', '/docs/style.css');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('addresses that people know lead to the document', async () => {
  const { client } = await site();
  expect((await client.request('GET', '/docs')).body).toBe('first document');
  expect((await client.request('GET', '/docs/rules/wrc.md')).body).toBe('WRC');
  expect((await client.request('GET', '/documents')).body).toBe('the page');
});

test('what is not there is answered with a page of its own, whatever it is called', async () => {
  const { client } = await site();
  for (const path of ['/docs/none', '/docs/rules/', '/docs/none.html', '/docs/none.md']) {
    const answer = await client.request('GET', path);
    expect([path, answer.status, answer.body]).toEqual([path, 404, 'no such document']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
  expect((await client.request('POST', '/docs/none')).status).toBe(404);
});

test('no path leads out of the folder', async () => {
  const { port } = await site();
  for (const path of [
    '/docs/../../secret.html',
    '/docs/..%2f..%2fsecret.html',
    '/docs/%2e%2e/%2e%2e/secret.html',
    '/docs/..%5c..%5csecret.html',
    '/docs//../../secret.html',
  ]) {
    const { status, text } = await rawAnswer(port, path);
    expect([path, status >= 400, text.includes('the secret')]).toEqual([path, true, false]);
  }
});

test('a page without documents answers there as anywhere', async () => {
  const { client } = await site({ hasDocuments: false });
  for (const path of ['/docs', '/docs/', '/docs/players'])
    expect((await client.request('GET', path)).body).toBe('the page');
  expect((await client.request('GET', '/docs/players.md')).status).toBe(404);
});

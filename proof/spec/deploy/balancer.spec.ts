// What deploy/haproxy.cfg does, in front of nodes that behave as they are told.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { HAPROXY_CONFIG, haproxyFaults, startHaproxy } from '../../../tools/haproxy.mjs';
import { afterTest, temporaryFolder } from '../support/leftovers.ts';
import { PATIENCE } from '../support/patience.ts';
import { type Asked, FakeNode } from './fakeNode.ts';

async function site(cert?: string) {
  const nodes = [new FakeNode('one'), new FakeNode('two')] as const;
  const addresses = await Promise.all(nodes.map((node) => node.start()));
  const balancer = await startHaproxy({ nodes: addresses, folder: temporaryFolder(), cert });
  afterTest(() => balancer.stop());
  const url = `http://127.0.0.1:${balancer.port}`;
  const ask = async (init?: RequestInit) => (await (await fetch(url, init)).json()) as Asked;
  return { nodes, balancer, url, ask };
}

function certificate(): string {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    // biome-ignore format: as one would type it
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1',
      '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const both = join(folder, 'both.pem');
  writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
  return both;
}

test('haproxy takes the file, with a certificate and without', () => {
  expect(haproxyFaults(HAPROXY_CONFIG)).toBe('');
  expect(haproxyFaults(HAPROXY_CONFIG, { HAPROXY_CERT: certificate() })).toBe('');
  const broken = join(temporaryFolder(), 'broken.cfg');
  writeFileSync(
    broken,
    readFileSync(HAPROXY_CONFIG, 'utf8').replace('balance roundrobin', 'balance roundrobn'),
  );
  expect(haproxyFaults(broken)).toContain('Error(s) found in configuration file');
});

test('a node is told who asks and how, and nothing that a client made up', async () => {
  const { ask } = await site();
  const headers = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  };
  const asked = await ask({ headers });
  expect(asked.headers['x-forwarded-for']).toBe('6.6.6.6, 127.0.0.1');
  expect(asked.headers['x-forwarded-proto']).toBe('http');
  expect(asked.headers).not.toHaveProperty('x-forwarded-host');
});

test('with a certificate everybody is sent to TLS, and nodes are told so', async () => {
  const { balancer, url } = await site(certificate());
  const plain = await fetch(`${url}/lobby?a=1`, { redirect: 'manual' });
  expect(plain.status).toBe(308);
  expect(plain.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1.*\/lobby\?a=1$/);
  const body = await new Promise<string>((resolve, reject) => {
    get(`https://127.0.0.1:${balancer.tlsPort}/`, { rejectUnauthorized: false }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  expect((JSON.parse(body) as Asked).headers['x-forwarded-proto']).toBe('https');
});

test('what can be asked twice is asked again elsewhere; an act is not', async () => {
  const { nodes, url, ask } = await site();
  const [one, two] = nodes;
  one.isRude = true;
  for (let i = 0; i < 8; i++) expect((await ask()).node).toBe('two');
  expect(one.heard).toContain('GET');
  two.isRude = true;
  for (const node of nodes) node.heard.length = 0;
  // Over a connection that was used before, it hangs up instead: clients know what that means.
  const failed = await fetch(url, { method: 'POST', body: 'an act' }).catch(() => ({
    status: 502,
  }));
  expect(failed.status).toBe(502);
  expect([...one.heard, ...two.heard]).toEqual(['POST']);
});

test('a refused connection is tried elsewhere, also for an act', async () => {
  const { nodes, ask } = await site();
  await nodes[0].stop();
  for (let i = 0; i < 8; i++)
    expect((await ask({ method: 'POST', body: 'an act' })).node).toBe('two');
});

test('an unready node keeps whom it has and gets nobody new; a frozen one loses all', async () => {
  const { nodes, url, ask } = await site();
  const streams = await Promise.all([1, 2].map(() => openStream(`${url}/stream`)));
  const stream = streams.find(({ node }) => node === 'one')!;
  expect(streams.map(({ node }) => node).sort()).toEqual(['one', 'two']);
  const [one] = nodes;
  one.state = 'unready';
  await onlyFrom('two', ask);
  expect(stream.isOpen()).toBe(true);
  one.state = 'frozen';
  await vi.waitFor(() => expect(stream.isOpen()).toBe(false), PATIENCE);
  one.state = 'ready';
  await vi.waitFor(async () => expect((await ask()).node).toBe('one'), PATIENCE);
});

test('where no node is ready, those that live still answer', async () => {
  const { nodes, ask } = await site();
  for (const node of nodes) node.state = 'unready';
  // Longer than the checks need to see it.
  const until = performance.now() + 4_000;
  while (performance.now() < until) expect(['one', 'two']).toContain((await ask()).node);
});

/** Until eight in a row are answered there. */
const onlyFrom = (node: string, ask: () => Promise<Asked>) =>
  vi.waitFor(async () => {
    for (let i = 0; i < 8; i++) expect((await ask()).node).toBe(node);
  }, PATIENCE);

/** Who began to answer, and whether it goes on. */
async function openStream(url: string) {
  const { body } = await fetch(url);
  const reader = body!.getReader();
  const first = await reader.read();
  let isOpen = true;
  const closed = () => {
    isOpen = false;
  };
  reader.read().then(closed, closed);
  afterTest(() => void reader.cancel().catch(() => {}));
  return { node: new TextDecoder().decode(first.value).trim(), isOpen: () => isOpen };
}

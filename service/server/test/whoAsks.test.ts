// From where somebody asks, and under which of our names: what a proxy says is believed as far as the operator says, and a page that
// makes its own name lead here is not let in.

import { describe, expect, test } from 'vitest';
import { BadConfig, configFrom } from '../src/config.ts';
import { isOwnHost } from '../src/limits/ownHosts.ts';
import { neighbourhood, trustOf } from '../src/limits/proxies.ts';
import { TestClient } from './support/client.ts';
import { testConfig, testServer } from './support/fixture.ts';
import { rawSocket } from './support/rawSocket.ts';

const { limits } = testConfig();

describe('behind proxies', () => {
  const from = (port: number, forwarded: string) =>
    new TestClient(port).request('GET', '/api/rules', undefined, { 'x-forwarded-for': forwarded });

  test('an address that somebody made up is not believed', async () => {
    const few = { ...limits, requestsPerMinute: 2 };
    const none = await testServer({ limits: few });
    const one = await testServer({ limits: few, trustProxy: 1 });
    const named = await testServer({ limits: few, trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
    const statuses = async (port: number, addresses: readonly string[]) => {
      const all: number[] = [];
      for (const address of addresses) all.push((await from(port, address)).status);
      return all;
    };
    const forged = ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9'];
    expect(await statuses(none.port, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([200, 200, 429]);
    expect(await statuses(one.port, forged)).toEqual([200, 200, 429]);
    expect(await statuses(one.port, ['8.8.8.8'])).toEqual([200]);
    const chained = forged.map((address) => `${address}, 10.1.2.3`);
    expect(await statuses(named.port, chained)).toEqual([200, 200, 429]);
    expect(await statuses(named.port, ['8.8.8.8, 10.1.2.3'])).toEqual([200]);
  });

  test('the same holds for sockets', async () => {
    const server = await testServer({
      trustProxy: 1,
      limits: { ...limits, connectionsPerAddress: 1 },
    });
    const socketFrom = async (forwarded: string) => {
      const client = new TestClient(server.port);
      await client.connect({ 'x-forwarded-for': forwarded });
    };
    await socketFrom('1.1.1.1, 9.9.9.9');
    await expect(socketFrom('2.2.2.2, 9.9.9.9')).rejects.toThrow('429');
    await socketFrom('2.2.2.2, 8.8.8.8');
  });

  test('a household is one address', () => {
    expect(neighbourhood('2001:db8:1:2:3:4:5:6')).toBe(neighbourhood('2001:db8:1:2:ffff::1'));
    expect(neighbourhood('2001:db8::1')).toBe('2001:db8:0:0');
    expect(neighbourhood('::ffff:192.0.2.1')).toBe('192.0.2.1');
    const trust = trustOf(['2001:db8::/32', '192.0.2.1']);
    expect(
      ['2001:db8::5', '::ffff:192.0.2.1', '192.0.2.2', 'x'].map((one) => trust(one, 0)),
    ).toEqual([true, true, false, false]);
  });

  test.each([
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '1,2'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['HOST_NAMES', 'https://x'],
    ['EVENTS_BY', 'me'],
    ['EVENTS_PER_DAY', '0'],
    ['ARCHIVE_MB', '65'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(BadConfig);
    expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
  });

  test('settings that hold', () => {
    expect(configFrom({}).trustProxy).toBe(0);
    expect(configFrom({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(configFrom({ TRUST_PROXY: '10.0.0.5, fd00::/8' }).trustProxy).toEqual([
      '10.0.0.5',
      'fd00::/8',
    ]);
    const {
      hostNames,
      organisers,
      limits: set,
    } = configFrom({
      HOST_NAMES: 'Play.Example.org, other.example',
      ORGANISERS: 'Anna, ＢＥＲＴ',
      ARCHIVE_MB: '2',
    });
    expect(hostNames).toEqual(['play.example.org', 'other.example']);
    expect(organisers).toEqual(['anna', 'bert']);
    expect(set.archiveBytes).toBe(2 * 1_024 * 1_024);
  });
});

describe('names of the server', () => {
  test('are its own: a page that makes its name lead here is not let in', async () => {
    const server = await testServer();
    const rebound = { host: 'evil.example:8080', origin: 'http://evil.example:8080' };
    const answer = await raw(server.port, rebound);
    expect(answer).toMatch(/^HTTP\/1.1 403/);
    expect(answer).toContain('not known as');
    await expect(new TestClient(server.port).connect(rebound)).rejects.toThrow('403');
    expect(await raw(server.port, { host: 'laptop.local' })).toMatch(/^HTTP\/1.1 200/);
  });

  async function raw(port: number, headers: Record<string, string>): Promise<string> {
    const socket = rawSocket(port);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /api/session HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`);
    let text = '';
    for await (const part of socket) text += part;
    return text;
  }

  test('are addresses, names at home, and those that the operator tells', () => {
    const open = { publicUrl: null, hostNames: [] };
    const told = { publicUrl: 'https://play.example.org', hostNames: ['other.example'] };
    for (const host of ['127.0.0.1:8080', '[::1]:80', 'localhost:1', '192.168.1.4', '']) {
      expect([isOwnHost(host, open), isOwnHost(host, told)]).toEqual([true, true]);
    }
    for (const host of ['laptop', 'laptop.lan:8080', 'Laptop.local.']) {
      expect([isOwnHost(host, open), isOwnHost(host, told)]).toEqual([true, false]);
    }
    for (const host of ['play.example.org', 'other.example:8080']) {
      expect([isOwnHost(host, open), isOwnHost(host, told)]).toEqual([false, true]);
    }
    expect(isOwnHost('play.example.org.evil.example', told)).toBe(false);
  });
});

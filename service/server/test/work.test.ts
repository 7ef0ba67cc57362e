// Whoever asks again and again: what one peer takes from the others is bounded.

import { describe, expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testConfig, testServer } from './support/fixture.ts';

const { limits } = testConfig();

describe('requests', () => {
  test('are counted however their address is written, and answered alike', async () => {
    const { port } = await testServer({ limits: { ...limits, requestsPerMinute: 5 } });
    const client = new TestClient(port);
    const asked = [];
    for (let i = 0; i < 7; i++) asked.push(await client.request('GET', '/%61p%69/session'));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(asked[0]!.headers.get('cache-control')).toBe('no-store');
    expect(asked[0]!.headers.get('content-disposition')).toContain('attachment');
  });
});

// What stands in the code on a badge must open on a phone.

import { expect, test } from 'vitest';
import { addressFor } from '../src/http/address.ts';
import { aHall } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';

const asked = (hostname: string, port: number | null) => ({
  protocol: 'http' as const,
  hostname,
  port,
  host: port === null ? hostname : `${hostname}:${port}`,
});

test('the laptop’s own name for itself gives way to its address in the hall', () => {
  const local = ['192.168.1.10', '10.0.0.2'];
  for (const name of ['localhost', '127.0.0.1', '::1']) {
    expect(addressFor(asked(name, 8_080), null, local)).toBe('http://192.168.1.10:8080');
  }
  expect(addressFor(asked('localhost', null), null, local)).toBe('http://192.168.1.10');
  expect(addressFor(asked('hall.local', 8_080), null, local)).toBe('http://hall.local:8080');
  expect(addressFor(asked('localhost', 8_080), null, [])).toBe('http://localhost:8080');
  expect(addressFor(asked('localhost', 8_080), 'https://open.example/', local)).toBe(
    'https://open.example',
  );
});

test('links of an event are whole addresses', async () => {
  const hall = await aHall((await testServer({ publicUrl: 'https://open.example' })).port);
  const [first] = await hall.links();
  expect(first!.url).toBe(`https://open.example/events/${hall.id}/join#${hall.key}`);
});

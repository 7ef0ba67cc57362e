// What somebody takes along that is theirs by a link: events and kept scores, without the keys that open them.

import { keepKey } from '@hanchan/events/event/eventKeys.ts';
import { saveKept } from '@hanchan/kit/keptScores/keptScores.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { keptBegin } from '../../../../proof/spec/support/keptBegin.ts';
import { browserData } from '../src/account/browserData.ts';

function fakeStorage(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(items, name, { value, enumerable: false });
  }
  return items as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

test('the file holds each event as its key shows it and each score, and opens none of them', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  keepKey('spring', { key: 'staff:r1.SECRETKEY:1234', role: 'referee', name: 'Ito' });
  keepKey('gone', { key: 'organiser.OTHERKEY', role: 'organiser', name: 'Organiser' });
  const secrets = { write: 'WRITESECRET', read: 'READSECRET' };
  saveKept({ id: 't1', entries: [keptBegin()], secrets, sent: 1, parted: null, bottom: 0 });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['authorization']}`);
    const isThere = path.includes('spring');
    const body = isThere ? { seq: 1, entries: ['an entry'] } : { code: 'noSuchEvent', message: '' };
    return new Response(JSON.stringify(body), { status: isThere ? 200 : 404 });
  });
  const data = await browserData();
  expect(asked).toEqual([
    '/api/events/spring/log Bearer staff:r1.SECRETKEY:1234',
    '/api/events/gone/log Bearer organiser.OTHERKEY',
  ]);
  expect(data).toEqual({
    events: [
      { event: 'spring', role: 'referee', name: 'Ito', log: { seq: 1, entries: ['an entry'] } },
      { event: 'gone', role: 'organiser', name: 'Organiser', log: null },
    ],
    scores: [{ id: 't1', entries: [keptBegin()] }],
  });
  expect(JSON.stringify(data)).not.toMatch(/SECRET|OTHERKEY|1234/);
});

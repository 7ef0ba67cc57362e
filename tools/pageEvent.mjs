// The sample event from the phones of its people: who sits at a table that is still played, and how they come in.

import { openSample } from './sampleEvent.mjs';

export const ROUND = 3;
export const TABLE = 5;

export async function pictureEvent(url) {
  const { foldEvent, tableOf } = await import('../packages/tournament/dist/index.js');
  const { id, key } = await openSample(url);
  const headers = { authorization: `Bearer ${key}` };
  const read = async (path) => (await fetch(`${url}/api/events/${id}${path}`, { headers })).json();
  const { links } = await read('/links');
  const { seats, version } = tableOf(foldEvent((await read('/log')).entries), ROUND, TABLE);
  const at = { round: ROUND, table: TABLE, version };
  await fetch(`${url}/api/events/${id}/acts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), act: { type: 'drawWinds', at, slots: seats } }),
  });
  return {
    id,
    referee: links.find(({ role }) => role === 'referee'),
    /** East first. */
    players: seats.map((slot) => links.find(({ number }) => number === slot)),
  };
}

/** The way in that a badge or a list of links offers. */
export async function joinEvent(page, { id }, { key, pin, role }) {
  await page.goto(`/events/${id}/join#${encodeURIComponent(key)}`);
  if (role !== 'player') {
    await page.locator('input.pin').fill(pin);
    await page.locator('button[type="submit"]').click();
  }
  await page.locator('.phone main').waitFor();
}

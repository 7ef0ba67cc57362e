// A round of an event that is played on this server: the head referee opens it at the desk, a phone and three programs
// sit down, the match is played, its sheet is there, confirmed and signed, and the standings have it.

import { standingsOf } from '@hanchan/tournament';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TestClient } from '../../../service/server/test/support/client.ts';
import { playByItself } from '../../../service/server/test/support/table.ts';
import { findings } from './support/axe.ts';
import { PATIENCE, PHONE, useBrowser } from './support/browsing.ts';
import { type EventOverApi, makeEvent } from './support/eventOverApi.ts';
import { MANY_PLAYERS } from './support/manyPlayers.ts';
import { goOn } from './support/seat.ts';

const EAST_ONLY = { base: 'wrc-2022', name: 'East only', changes: { 'end.rounds': 1 } } as const;
const SECRET = '1'.padStart(64, '0');

describe('online tables of an event', () => {
  const browsing = useBrowser({ newSecret: () => SECRET, limits: MANY_PLAYERS });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  /** As when somebody comes back to the page: it asks again at once. */
  const comeBack = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  async function deskOf(event: EventOverApi): Promise<Page> {
    const page = await browsing.open(event.join('Hansen'));
    await page.getByLabel('PIN, four digits').fill(event.link('Hansen').pin!);
    await button(page, 'Open').click();
    await page.getByRole('heading', { level: 1, name: 'Harbour Open' }).waitFor();
    await page.goto(`${browsing.url}/events/${event.id}/desk/round-1`);
    return page;
  }

  /** A program in the place of a player: a guest who holds the player's link. */
  async function sitDown(event: EventOverApi, name: string): Promise<TestClient> {
    const client = new TestClient(Number(new URL(browsing.url).port));
    await client.guest('Program');
    const headers = { authorization: `Bearer ${event.link(name).key}` };
    const path = `/api/events/${event.id}/online/sit`;
    const { status } = await client.request('POST', path, { round: 1 }, headers);
    expect(status).toBe(200);
    return client;
  }

  async function playOn(client: TestClient, table: string, seed: number): Promise<void> {
    await client.connect();
    await client.sit(table);
    await playByItself(client, seed);
  }

  test('from the desk to the standings', { timeout: 180_000 }, async () => {
    const event = await makeEvent(browsing.url, {
      rules: EAST_ONLY,
      players: 4,
      desk: { winds: 'prescribed' },
    });
    const [me, ...others] = event.people.map(({ name }) => name) as [string, ...string[]];
    const desk = await deskOf(event);
    const phone = await browsing.open(event.join(me), PHONE);
    await phone.getByRole('heading', { level: 1, name: me }).waitFor();
    expect(await button(phone, 'Play online').count()).toBe(0);

    await button(desk, 'Open online tables').click();
    const asked = desk.getByRole('dialog', { name: 'Play round 1 online?' });
    await asked.getByRole('button', { name: 'Open online tables' }).click();
    await desk.getByText('0 of 4 there').waitFor();
    expect(await button(desk, 'Open online tables').count()).toBe(0);
    expect(await findings(desk)).toEqual([]);

    const clients: TestClient[] = [];
    for (const name of others) clients.push(await sitDown(event, name));
    await phone.getByText('3 of 4 have sat down.').waitFor();
    expect(await findings(phone)).toEqual([]);
    await button(phone, 'Play online').tap();
    await phone.waitForURL(/\/table\/[^/]+\?event=/);
    await phone.locator('.hand button').first().waitFor();
    await comeBack(desk);
    const watch = desk.getByRole('link', { name: 'Watch table 1' });
    const table = (await watch.getAttribute('href'))!.split('/').at(-1)!;

    // The rest is played for the phone too, by a program that is the same guest.
    const mine = new TestClient(clients[0]!.port);
    const cookies = await phone.context().cookies();
    mine.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await Promise.all([mine, ...clients].map((client, i) => playOn(client, table, i)));
    expect(mine.info!.places[0]).toMatchObject({ player: { name: me } });

    await goOn(phone);
    // The page has told its word before the first deal, and checks by itself what became of it.
    const walls = phone.locator('[data-walls]');
    await walls.getByText(/^All \d+ walls were checked/).waitFor();
    await walls.getByText(/This browser's random word is among the words/).waitFor();
    expect(await walls.getByRole('alert').count()).toBe(0);
    await phone.locator('.result').getByRole('button', { name: 'Leave the table' }).tap();
    await phone.waitForURL(`**/events/${event.id}/me`);
    await phone.getByRole('link', { name: 'Check and confirm the sheet' }).tap();
    await button(phone, 'I confirm').first().tap();
    for (const name of others) await button(phone, `${name}: I confirm`).tap();
    await phone.getByText(/A referee checks and signs/).waitFor();

    await comeBack(desk);
    await desk.getByText('match over').waitFor();
    await button(desk, /^Table 1 To sign/).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
    await phone.getByText('Checked and signed.').waitFor();

    await expect
      .poll(async () => (await event.state()).rounds[0]!.tables[0]!.stage, { timeout: PATIENCE })
      .toBe('signed');
    const state = await event.state();
    const { sheet } = state.rounds[0]!.tables[0]!;
    expect(sheet).toMatchObject({ source: 'online', enteredBy: { name: 'Online table' } });
    const { scores } = mine.view!;
    expect(sheet!.form.held.map((held, wind) => held - sheet!.form.loans[wind]!)).toEqual(scores);
    const { rows } = standingsOf(state);
    expect(rows.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
    await desk.goto(`${browsing.url}/events/${event.id}/desk/standings`);
    await desk.getByText('Check: all scores total').waitFor();
    for (const name of [me, ...others]) await desk.getByRole('row', { name }).first().waitFor();
  });
});

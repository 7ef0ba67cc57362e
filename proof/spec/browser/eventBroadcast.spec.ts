// The broadcast of an event's table in Chromium: reached from the event's page, live with open hands behind the delay, the hands
// before, standings as if the match ended now; a table on paper with its signed sheet; nothing behind a curtain. No findings.

import { SEATS } from '@hanchan/tiles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TestClient } from '../../../service/server/test/support/client.ts';
import { playByItself } from '../../../service/server/test/support/table.ts';
import { findings } from './support/axe.ts';
import { HALL } from './support/board.ts';
import { PATIENCE, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';
import { type EventOverApi, makeEvent } from './support/eventOverApi.ts';
import { MANY_PLAYERS } from './support/manyPlayers.ts';
import { ServerClock } from './support/serverClock.ts';

const EAST_ONLY = { base: 'wrc-2022', name: 'East only', changes: { 'end.rounds': 1 } } as const;
const SECRET = '1'.padStart(64, '0');
const clock = new ServerClock();

describe('the broadcast of an event', () => {
  const browsing = useBrowser({ newSecret: () => SECRET, limits: MANY_PLAYERS, time: clock.time });

  const ask = async (
    event: EventOverApi,
    path: string,
    name: string,
    body: unknown,
    cookie = '',
  ) => {
    const { key, pin } = event.link(name);
    const authorization = `Bearer ${pin === undefined || pin === null ? key : `${key}:${pin}`}`;
    const headers = { authorization, 'content-type': 'application/json', cookie };
    const url = `${browsing.url}/api/events/${event.id}/online${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  /** The four of table 1 play until the third hand has a river, and stop there. */
  async function playSome(event: EventOverApi): Promise<TestClient> {
    const [{ id }] = (await ask(event, '', 'Hansen', { round: 1, openHands: true })).tables;
    const clients: TestClient[] = [];
    for (const { name } of event.people.slice(0, 4)) {
      const client = new TestClient(Number(new URL(browsing.url).port));
      await client.guest('Program');
      await ask(event, '/sit', name, { round: 1 }, client.cookie);
      clients.push(client);
    }
    const [watching] = clients as [TestClient];
    for (const [i, client] of clients.entries()) {
      await client.connect();
      await client.sit(id);
      void playByItself(client, i);
    }
    const discards = () =>
      SEATS.reduce<number>(
        (sum, seat) => sum + (watching.view?.deal?.seats[seat].discards.length ?? 0),
        0,
      );
    const isThere = () => (watching.view?.dealNumber ?? 0) >= 3 && discards() >= 12;
    await expect.poll(isThere, { timeout: PATIENCE, interval: 2 }).toBe(true);
    for (const client of clients) client.onQuestion = () => {};
    return watching;
  }

  const clean = async (page: Page) =>
    expect([await widerThanWindow(page), ...(await findings(page))]).toEqual([0]);

  test('live, hand by hand, on paper, and behind the curtain', { timeout: 120_000 }, async () => {
    const event = await makeEvent(browsing.url, {
      rules: EAST_ONLY,
      players: 8,
      desk: { winds: 'prescribed' },
    });
    const played = await playSome(event);
    clock.ahead += 600_000;

    const page = await browsing.open(`/events/${event.id}`, HALL);
    await page.getByRole('link', { name: 'Broadcast' }).click();
    const seats = page.locator('.four > li');
    await seats.locator('.chance').nth(3).waitFor();
    const view = played.view!;
    for (const seat of SEATS) {
      const { name, club } = event.people[seat]!;
      const text = await seats.nth(seat).textContent();
      expect(text).toContain(name);
      expect(text).toContain(club);
      expect(text).toContain(view.scores[seat].toLocaleString('en'));
      const { handSize, melds } = view.deal!.seats[seat];
      expect(handSize + 3 * melds.length).toBe(13);
      const tiles = await seats.nth(seat).locator('.shown-hand .tiles li').count();
      expect(tiles).toBeGreaterThanOrEqual(handSize);
    }
    await clean(page);
    const leader = SEATS.reduce((a, b) => (view.scores[b] > view.scores[a] ? b : a));
    const table = page.getByRole('region', { name: 'If the match ended now' });
    await table.locator('tr').first().getByText(event.people[leader]!.name).waitFor();

    await page.keyboard.press('ArrowLeft');
    await page.getByText('An earlier hand').waitFor();
    expect(await page.locator('.told > li').count()).toBeGreaterThan(0);
    await clean(page);
    await page.getByRole('button', { name: 'Previous hand' }).click();
    await page.getByText('East 1', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Live' }).click();
    await seats.locator('.chance').first().waitFor();

    await page.getByRole('combobox', { name: 'Table' }).selectOption('2');
    await page.getByText('Its points appear when the sheet is signed').waitFor();
    await sheetOfTable2(event);
    await page.getByText('The sheet is signed.').waitFor();
    expect(await seats.first().textContent()).toContain('45.0');
    const during = page.getByRole('region', { name: 'During round 1' });
    await during.locator('tr').first().getByText(event.people[4]!.name).waitFor();

    const phone = await browsing.open(`/events/${event.id}/broadcast?round=1&table=1`, {
      ...PHONE,
      locale: 'ja',
    });
    await phone.locator('.four > li .chance').nth(3).waitFor();
    await clean(phone);

    await event.act({ type: 'curtain', isDown: true });
    await page.getByText('behind the curtain').first().waitFor();
    await page.reload();
    await page.getByText('behind the curtain').first().waitFor();
    expect(await page.locator('.chance, .points:not(:empty)').count()).toBe(0);
    await clean(page);
  });

  async function sheetOfTable2(event: EventOverApi): Promise<void> {
    const at = async () => {
      const { version } = (await event.state()).rounds[0]!.tables[1]!;
      return { round: 1, table: 2, version };
    };
    const sheet = {
      slots: [5, 6, 7, 8] as [number, number, number, number],
      held: [45_000, 33_000, 24_000, 18_000] as [number, number, number, number],
      loans: [0, 0, 0, 0] as [number, number, number, number],
      sticks: 0,
    };
    await event.act({ type: 'enter', at: await at(), sheet, source: 'typed' });
    for (const slot of sheet.slots) {
      await event.act({ type: 'confirm', at: await at(), slot, how: 'paper' });
    }
    await event.act({ type: 'sign', at: await at() });
  }
});

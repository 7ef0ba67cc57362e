// In a hall phones reach the laptop by its address in the network, without HTTPS: there browsers withhold what they
// keep for secure pages (random UUIDs, the clipboard, service workers), and everything has to work all the same.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE, PHONE } from './support/browsing.ts';
import { launchChromium, SET_UP } from './support/chromium.ts';
import { type EventOverApi, makeEvent } from './support/eventOverApi.ts';
import { button, chooseFoul, enterAs, openTable, tap } from './support/eventPhone.ts';
import { type Site, startSite } from './support/site.ts';

const HALL = 'hanchan.local';

describe('over plain HTTP, by another name than localhost', () => {
  let site: Site;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    site = await startSite();
    browser = await launchChromium([`--host-resolver-rules=MAP ${HALL} 127.0.0.1`]);
    url = site.url.replace('localhost', HALL);
  }, SET_UP);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string): Promise<Page> {
    const page = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(url + path);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    return page;
  }
  const enter = (event: EventOverApi, name: string) => enterAs({ open }, event.door(name));

  test('a referee gives a penalty, a player calls', async () => {
    const event = await makeEvent(site.url, { rules: 'wrc-2022' });
    const name = event.people[2]!.name;
    const referee = await enter(event, 'Hansen');
    await openTable(referee, 1);
    await chooseFoul(referee, name, 'noten', /Riichi without tenpai|noten/i);
    await tap(button(referee, 'Apply to table 1'));
    await referee.getByRole('heading', { name: 'Given at this table' }).waitFor();
    const player = await enter(event, name);
    await tap(button(player, 'Call a referee'));
    await tap(button(player, 'Call now'));
    await expect
      .poll(
        async () => {
          const { penalties, calls } = await event.state();
          return [penalties.size, calls.size];
        },
        { timeout: PATIENCE },
      )
      .toEqual([1, 1]);
  });

  test('a table is played, and a link is copied', async () => {
    const page = await open('/');
    await tap(button(page, 'Play three bots'));
    const tile = page.locator(
      '.hand button[aria-disabled="false"], .hand button:not([aria-disabled])',
    );
    await tile.first().waitFor();
    const calculator = await open('/calculator?hand=55m222333444p78s&win=6s&rules=wrc-2022');
    await tap(button(calculator, 'Copy link'));
    await button(calculator, /^Copied/).waitFor();
  });
});

// Leaving a running game and coming back to it, from every page; unfinished games by their names; and what whoever
// watches is told before play begins for them.

import type { TableRequest } from '@hanchan/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

const browsing = useBrowser();

/** A table with three bots that plays already, opened by whoever is at this page. */
const openTable = (page: Page, request: Partial<TableRequest>) =>
  page.evaluate(async (wanted) => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { id: string };
    };
    await post('/session/guest', { name: 'Anna' });
    const rest = { rules: 'wrc-2022', clock: null, visibility: 'link' };
    const { id } = await post('/tables', { ...rest, bots: ['club', 'club', 'club'], ...wanted });
    await post(`/tables/${id}/start`, {});
    return id;
  }, request);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave the table?' });
const atTable = (page: Page) => page.locator('.table-page[data-asked="true"]').waitFor();

describe('a running game', () => {
  test('is left only after a question, by keyboard and by the browser’s button', async () => {
    const page = await browsing.open('/play');
    const id = await openTable(page, {});
    await page.goto(browsing.url);
    await page.getByRole('link', { name: /^Return: / }).click();
    await atTable(page);
    await page
      .getByRole('button', { name: /Leave the table/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await findings(page, 'dialog')).toEqual([]);
    // Staying has the focus, and letters of the table are not meant.
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await expect.poll(focused).toBe('Stay');
    const river = () => page.locator('[data-seat] .river [data-t]').count();
    const before = await river();
    await page.keyboard.press('d');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await river()).toBe(before);
    await page.evaluate(() => history.back());
    await dialog(page).waitFor();
    await page.waitForURL(`**/table/${id}`);
    await expect.poll(focused).toBe('Stay');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Unfinished games' }).waitFor();
  });

  test.each([
    ['desktop', {}],
    ['phone, at night', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('is offered on every page, %s', async (_, look) => {
    const page = await browsing.open('/play', look);
    const id = await openTable(page, {});
    const name = /^Return: East 1, hand 1 · WRC 2022 · with 3 Club bots · /;
    // A practice table takes the whole screen: there the way back stands in its own bar.
    const practice = '/practice?rules=ema-2008';
    const pages = [
      '/',
      '/play',
      '/games',
      practice,
      '/rules',
      '/train',
      '/calculator',
      '/settings',
    ];
    for (const path of pages) {
      await page.goto(browsing.url + path);
      await page.getByRole('link', { name }).waitFor();
      const isWide = (await widerThanWindow(page)) > 0;
      expect(isWide, path).toBe(false);
    }
    expect(await findings(page, 'aside')).toEqual([]);
    await page.getByRole('link', { name }).click();
    await atTable(page);
    expect(new URL(page.url()).pathname).toBe(`/table/${id}`);
  });

  test('against bots can be ended in My games', async () => {
    const page = await browsing.open('/play');
    await openTable(page, {});
    await page.goto(`${browsing.url}/games`);
    await page.getByRole('button', { name: /^Delete: East 1, hand 1/ }).click();
    await page.getByRole('button', { name: /^Really delete\?: East 1, hand 1/ }).click();
    await page.getByRole('heading', { name: 'Unfinished' }).waitFor({ state: 'detached' });
  });

  test('of practice goes on after a reload, stands beside another, and is deleted by name', async () => {
    const page = await browsing.open('/practice?rules=wrc-2022');
    await atTable(page);
    const seed = new URL(page.url()).searchParams.get('game');
    expect(seed).toMatch(/^practice-/);
    await page.reload();
    await atTable(page);
    expect(new URL(page.url()).searchParams.get('game')).toBe(seed);
    await page
      .getByRole('button', { name: /Leave the table/ })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Unfinished' }).waitFor();
    await page.goto(`${browsing.url}/practice?rules=ema-2008`);
    await atTable(page);
    await page.goto(`${browsing.url}/games`);
    const all = page.locator('section[aria-labelledby="unfinished"] li');
    await expect.poll(() => all.count()).toBe(2);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Delete: .*EMA/ }).click();
    await page.getByRole('button', { name: /^Really delete\?: .*EMA/ }).click();
    await expect.poll(() => all.count()).toBe(1);
    await page.getByRole('link', { name: /^Continue: East 1, hand 1 · WRC 2022/ }).click();
    await atTable(page);
  });
});

describe('whoever watches', () => {
  test.each([
    ['desktop', {}],
    ['phone, at night', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('sees when play begins for them, and why: %s', async (_, look) => {
    const host = await browsing.open('/play');
    const id = await openTable(host, { watchDelayMs: 300_000, openHands: true });
    const visitor = await browsing.open(`/table/${id}`, look);
    await visitor.getByText('Play begins for you in').waitFor();
    expect(await visitor.getByRole('timer').textContent()).toMatch(/^[0-5]:\d\d$/);
    await visitor.getByText('Spectators are 5 minutes behind the table').waitFor();
    await visitor.getByText('You will see all four hands.').waitFor();
    expect(await findings(visitor)).toEqual([]);
  });

  test('sees all hands behind the delay where the host opens them', async () => {
    const host = await browsing.open('/play');
    const id = await openTable(host, { watchDelayMs: 500, openHands: true });
    await host.goto(`${browsing.url}/table/${id}`);
    await atTable(host);
    const visitor = await browsing.open(`/table/${id}`);
    const hands = visitor.locator('[data-seat] .concealed.open');
    await expect.poll(() => hands.count(), { timeout: 45_000 }).toBe(4);
    expect(await hands.first().locator('[data-t]').count()).toBeGreaterThanOrEqual(13);
    // Who wins the deal, as an estimate that says what it is.
    const chances = visitor.getByRole('region', { name: 'Who wins this deal' });
    await chances.getByText('It knows no yaku').waitFor();
    expect(await chances.locator('.share').count()).toBe(5);
    expect(await findings(visitor)).toEqual([]);
    // In a low window, too, such as a desktop at 200 %.
    await visitor.setViewportSize({ width: 640, height: 400 });
    await visitor.locator('.below ul .tiles').first().waitFor();
    await visitor.locator('.below .share').first().waitFor();
    const phone = await browsing.open(`/table/${id}`, PHONE);
    await expect.poll(() => phone.locator('.below ul .tiles').count(), { timeout: 45_000 }).toBe(4);
    expect(await findings(phone)).toEqual([]);
  });

  test('lays the four, their hands and the estimate over a stream, on nothing', async () => {
    const host = await browsing.open('/play');
    const id = await openTable(host, { watchDelayMs: 500, openHands: true });
    await host.goto(`${browsing.url}/table/${id}`);
    await atTable(host);
    const stream = await browsing.open(`/table/${id}/overlay`);
    await stream.getByText('Anna', { exact: true }).waitFor({ timeout: 45_000 });
    await expect.poll(() => stream.locator('.four .share').count()).toBe(4);
    expect(await stream.locator('.four > li [data-t]').count()).toBeGreaterThanOrEqual(4 * 13);
    await stream.getByText('an estimate').waitFor();
    // Fourteen tiles are one row; what is drawn on some is a little smaller.
    const feet = await stream
      .locator('.four > li [data-t]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(5);
    const grounds = await stream.evaluate(() =>
      [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    expect(await findings(stream)).toEqual([]);
  });

  test('the form says what the delay is, and opens hands only behind one', async () => {
    const page = await browsing.open('/play/new', PHONE);
    await page.getByText('Spectators, chat, calls').click();
    const isWide = (await widerThanWindow(page)) > 0;
    expect(isWide).toBe(false);
    await page.getByText('Spectators see everything this much later').waitFor();
    await page.getByLabel('Show all hands to spectators').check();
    await page.getByLabel('Spectators see it').selectOption('0');
    await page.getByLabel('Show all hands to spectators').waitFor({ state: 'detached' });
    expect(await findings(page)).toEqual([]);
  });
});

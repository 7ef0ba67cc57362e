// Finding a game: the search, the bar on other pages, bots at once, and an invitation by name; by touch on a phone and by keyboard.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { PHONE, settled, useBrowser, widerThanWindow } from './support/browsing.ts';

/** Until the server has told the page of its table. */
const queueTells = (page: Page) =>
  new Promise<void>((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type === 'queue' && message.mine?.table) done();
      }),
    );
  });

/** The one button that one comes for is seen without scrolling, above the bar of a phone. */
async function isFoundAtOnce(page: Page) {
  const find = page.getByRole('button', { name: 'Find a table' });
  const isSeen = () =>
    find.evaluate((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
    });
  await expect.poll(isSeen).toBe(true);
}

describe('finding a game', () => {
  const browsing = useBrowser();

  test('somebody looks for a game, goes elsewhere meanwhile, and starts with bots', async () => {
    const page = await browsing.open('/play', { viewport: { width: 1280, height: 800 } });
    await page.getByText('Too few waits at this hour').waitFor();
    await isFoundAtOnce(page);
    await page.getByText('East only', { exact: true }).click();
    await page.getByRole('button', { name: 'Find a table' }).click();
    const looking = page.getByRole('region', { name: 'Looking for a table' });
    await looking.getByText('You', { exact: true }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rulebooks' }).first().click();
    const bar = page.getByRole('complementary', { name: 'Looking for a table' });
    await bar.waitFor();
    // Loaded anew, the page knows of it.
    await page.reload();
    await bar.getByText(/nobody else yet/).waitFor();
    expect(await findings(page)).toEqual([]);
    await bar.getByRole('link', { name: 'Show' }).click();
    // What was chosen is remembered for the next time.
    await looking.getByText(/East only/).waitFor();
    await looking.getByRole('button', { name: 'Start now' }).click();
    await page.waitForURL(/\/table\//);
    const told = queueTells(page);
    await page.goto(`${browsing.url}/play`);
    await page.getByText('You have a seat at a running table').waitFor();
    // The queue still tells of the table; it led there once, and does not again.
    await told;
    await settled(page);
    expect(await page.getByRole('button', { name: 'Find a table' }).isDisabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/play');
  });

  test('on a phone two people find out about each other by number only, and one gives up by the key', async () => {
    const first = await browsing.open('/play', PHONE);
    await isFoundAtOnce(first);
    await first.getByRole('button', { name: 'Find a table' }).tap();
    const second = await browsing.open('/play');
    await second.getByText('1 waiting').waitFor();
    await second.keyboard.press('f');
    await first.getByText('A person', { exact: true }).waitFor();
    expect(await widerThanWindow(first)).toBe(0);
    // The form was longer than what took its place, which begins where it is seen.
    const top = await first.locator('#looking').evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    await second.getByText('A person', { exact: true }).waitFor();
    await second.keyboard.press('Escape');
    await second.getByText('Press again to leave').waitFor();
    await second.keyboard.press('Escape');
    await second.getByRole('button', { name: 'Find a table' }).waitFor();
    await first.getByRole('button', { name: 'Leave the queue' }).tap();
    await first.getByRole('button', { name: 'Press again to leave' }).tap();
    await second.getByText('1 waiting').waitFor({ state: 'detached' });
  });

  test('a table for friends: link, code, and somebody asked by name', async () => {
    const join = (page: Page, path: string, body: object) =>
      page.evaluate(
        async ([to, said]) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(to, { method: 'POST', headers, body: said });
          const { player } = (await answer.json()) as { readonly player: { readonly id: string } };
          return player.id;
        },
        [path, JSON.stringify(body)] as const,
      );
    const follow = (page: Page, id: string) =>
      page.evaluate(
        async (other) => void (await fetch(other, { method: 'PUT' })),
        `/api/follows/${id}`,
      );
    const friend = await browsing.open('/');
    const cleo = await join(friend, '/api/account', {
      name: 'Cleo',
      password: 'a long pass phrase',
    });
    const host = await browsing.open('/');
    const hana = await join(host, '/api/session/guest', { name: 'Hana' });
    await follow(friend, hana);
    await follow(host, cleo);
    await friend.goto(`${browsing.url}/play`);
    await settled(friend);
    await host.goto(`${browsing.url}/play`);
    await host.getByRole('button', { name: 'Open a table for friends' }).click();
    await host.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await findings(host)).toEqual([]);
    // Who follows back and is here is asked with one press; anybody by name.
    await host.getByRole('button', { name: 'Ask Cleo' }).click();
    await host.getByRole('button', { name: 'Asked Cleo' }).waitFor();
    await host.getByLabel('Name of a player').fill('cleo');
    await host.getByRole('button', { name: 'Ask', exact: true }).click();
    await friend.getByText(/asks you to a table/).waitFor();
    await friend.getByRole('button', { name: 'Take the seat' }).click();
    await friend.waitForURL(/\/table\//);
    // Whoever goes may say a kind word, which stands on the other's mat.
    await host.goto(friend.url());
    await host.getByRole('button', { name: /^Begin/ }).click();
    await host.locator('.hand button').first().waitFor();
    await friend.locator('.hand button').first().waitFor();
    await host
      .getByRole('button', { name: /Leave the table/ })
      .first()
      .click();
    // It stands there for a few seconds.
    const heard = friend.locator('.mat').getByText('Sorry!').waitFor();
    await host.getByRole('button', { name: 'Say sorry and leave' }).click();
    await heard;
  });

  test('the host of the site reads what was reported, and settles it', async () => {
    const page = await browsing.open('/operator');
    await page.evaluate(async () => {
      const post = (path: string, body: object) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      const bad = await post('/api/session/guest', { name: 'Dan the Bad' });
      await post('/api/session/logout', {});
      await post('/api/session/guest', { name: 'Anna' });
      await post('/api/reports', { player: bad.player.id, reason: 'name', note: 'see the name' });
    });
    await page.getByRole('button', { name: 'Show the reports' }).click();
    await page.getByRole('heading', { name: 'Dan the Bad' }).waitFor();
    await page.getByRole('button', { name: 'Decide' }).click();
    expect(await findings(page)).toEqual([]);
    // Whoever is muted reads why.
    const mute = page.getByRole('button', { name: 'Mute for a week' });
    expect(await mute.isDisabled()).toBe(true);
    await page.getByLabel(/^Reason/).fill('a name that insults');
    expect(await mute.isEnabled()).toBe(true);
    await page.getByLabel('Another name').fill('Dan');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('settled: renamed Dan the Bad to Dan').waitFor();
  });
});

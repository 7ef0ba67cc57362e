// A rolling deploy under play: every node is replaced while four people in four browsers play an East round, somebody watches
// them, and a board hangs in a hall. Nobody sees more of it than a short notice. Six pages and three servers want the machine for
// themselves, so it is done with `HANCHAN_FULL=1` only, and the same in small before it: one node is replaced under three pages.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { holdPage } from './support/board.ts';
import { DESKTOP, useBrowser } from './support/browsing.ts';
import { deployedSite, NODE_CHOICE } from './support/deployedSite.ts';
import { seatHall } from './support/hallEvent.ts';

const IS_FULL = process.env['HANCHAN_FULL'] === '1';
const MATCH_TIME = 240_000;
const NAMES = ['Anna', 'Ben', 'Chika', 'Dai'] as const;
const SMALL = { viewport: { width: 960, height: 600 } };
/** What a page says while it looks for another node. */
const NOTICE = 'Connection lost. Trying again; your seat is kept.';

const site = deployedSite();
const browsing = useBrowser({}, site);

/** A page whose first socket goes to this node, counted from 1; afterwards it comes back wherever the balancer sends it. */
async function openBy(node: number, path: string, options = SMALL): Promise<Page> {
  return browsing.open(path, {
    ...options,
    async prepare(page) {
      await page
        .context()
        .addCookies([{ name: NODE_CHOICE, value: String(node), url: browsing.url }]);
      await noteAlarms(page);
    },
  });
}

/** Remembers whatever the page has told its reader of trouble. */
async function noteAlarms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = new Set<string>();
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[role="alert"], .lost, .why.asked')) {
        const text = one.textContent?.trim() ?? '';
        if (text !== '') told.add(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const alarmsOn = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { told: Set<string> }).told]);

/** The first opens the table, for an East round that can be watched without a delay. */
async function openTable(page: Page, bots: readonly string[] = []): Promise<string> {
  return page.evaluate(
    async ([name, bots]) => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await (await fetch(`/api${path}`, init)).json()) as { id: string };
      };
      await post('/session/guest', { name });
      const settings = { rules: 'wrc-2022', rounds: 1, clock: null, watchDelayMs: 0, bots };
      const { id } = await post('/tables', { ...settings, visibility: 'link' });
      if (bots.length === 3) await post(`/tables/${id}/start`, {});
      return id;
    },
    [NAMES[0], bots] as const,
  );
}

async function seatFour(): Promise<{ readonly id: string; readonly players: readonly Page[] }> {
  const host = await openBy(1, '/rules');
  const id = await openTable(host);
  await host.goto(`${browsing.url}/table/${id}`);
  const players = [host];
  for (const [i, name] of NAMES.entries()) {
    if (i === 0) continue;
    const page = await openBy((i % 3) + 1, `/table/${id}`);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('waiting for players').waitFor();
    players.push(page);
  }
  await host.locator('.places li', { hasText: NAMES[3] }).waitFor();
  await host.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all(players.map((page) => page.locator('.hand button').first().waitFor()));
  return { id, players };
}

/**
 * Discards what it draws, calls nothing and looks at every result, until the match is over. Somebody who watches only looks. Pressed
 * within the page: four people at once are quicker than a driver.
 */
const playOn = (page: Page): Promise<void> =>
  page.evaluate(
    (choices) =>
      new Promise((resolve) => {
        const find = (selector: string) => document.querySelector<HTMLElement>(selector);
        let results = 0;
        const look = () => {
          if (find('.result table.final') !== null) return resolve();
          const { mayEnd } = globalThis as unknown as { mayEnd?: true };
          const next = choices.map(find).find((one) => one !== null);
          const isResult = next?.matches('.result *') === true;
          // An East round has four deals at least.
          const isAllowed = mayEnd || !isResult || results < 2;
          if (isAllowed) next?.click();
          if (isAllowed && isResult) results++;
          setTimeout(look, next === undefined || mayEnd ? 20 : 60);
        };
        look();
      }),
    [
      '.result .sheet .foot .btn.primary',
      '[data-asked="true"] .calls [data-call="pass"]',
      '[data-asked="true"] .calls [data-call="noten"]',
      '[data-asked="true"] .hand li.drawn button',
    ],
  );

/** Nobody thinks any more, nor stops before the third deal ends. */
const hurry = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { mayEnd: true }));

/** How many tiles lie in each river: another number with every discard. */
const tilesOn = (page: Page) =>
  page.locator('[data-seat] .river').evaluateAll((all) => all.map((one) => one.childElementCount));

async function openBoard(node: number) {
  const event = await seatHall(browsing.url, { players: 8, minutes: 90 });
  await event.act({ type: 'start', round: 1 });
  const board = await openBy(node, `/events/${event.id}/board`, DESKTOP as typeof SMALL);
  await holdPage(board, 'clock');
  return { event, board };
}

/** The first of two sheets is signed, and the board says so. */
async function expectGoesOn({ event, board }: Awaited<ReturnType<typeof openBoard>>) {
  await event.sign(1, 1);
  await holdPage(board, 'standings');
  await board.locator('.note').getByText('1 of 2 tables in').waitFor();
}

async function expectCalm(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    expect((await alarmsOn(page)).filter((text) => text !== NOTICE)).toEqual([]);
}

test.runIf(IS_FULL)(
  'the node with a table is replaced: whoever plays there plays on, is watched, and the board goes on',
  async () => {
    const hall = await openBoard(1);
    const player = await openBy(1, '/rules');
    const id = await openTable(player, ['beginner', 'beginner', 'beginner']);
    await player.goto(`${browsing.url}/table/${id}`);
    await player.locator('.hand button').first().waitFor();
    const spectator = await openBy(2, `/table/${id}`);
    await spectator.locator('[data-seat] .river').first().waitFor({ state: 'attached' });
    const pages = [player, spectator, hall.board];
    for (const page of pages) await page.context().clearCookies({ name: NODE_CHOICE });
    // Until the page is closed.
    playOn(player).catch(() => {});
    await site.deploy(1);
    const before = await tilesOn(spectator);
    await expect.poll(() => tilesOn(spectator)).not.toEqual(before);
    await expectGoesOn(hall);
    await expectCalm(pages);
  },
  MATCH_TIME,
);

test.runIf(IS_FULL)(
  'every node is replaced: four people finish their East round, whoever watches sees its end, and the board goes on',
  async () => {
    const hall = await openBoard(3);
    const { board } = hall;
    const { id, players } = await seatFour();
    const spectator = await openBy(2, `/table/${id}`);
    await spectator.locator('[data-seat] .river').first().waitFor({ state: 'attached' });
    const pages = [...players, spectator, board];
    for (const sockets of await site.sockets()) expect(sockets).toBeGreaterThan(0);
    for (const page of pages) await page.context().clearCookies({ name: NODE_CHOICE });

    let isOver = false;
    const played = Promise.all([...players, spectator].map(playOn)).then(() => {
      isOver = true;
    });
    await site.deploy();
    // They were at it all the while.
    expect(isOver).toBe(false);
    await Promise.all([...players, spectator].map(hurry));
    await played;

    await expectGoesOn(hall);
    await expectCalm(pages);
    expect(await findings(spectator)).toEqual([]);
  },
  MATCH_TIME,
);

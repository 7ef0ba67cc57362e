// Four people in four browsers at one table, from the form that opens it to the first deal.

import type { Seat } from '@hanchan/tiles';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { leaveOutShadows, PATIENCE } from './browsing.ts';
import { addNoWord } from './ownWords.ts';
import type { Script } from './script.ts';

const NAMES = ['Anna', 'Ben', 'Chika', 'Dai'] as const;

export interface Party {
  /** In order of sitting down. */
  readonly pages: readonly Page[];
  at(seat: Seat): Page;
  close(): Promise<void>;
}

export interface PartyOptions {
  readonly url: string;
  readonly book: string;
  readonly script: Script;
  /** Made for each of them, before their page is opened. */
  readonly prepare?: (page: Page, number: number) => Promise<void>;
}

export async function seatParty(browser: Browser, options: PartyOptions): Promise<Party> {
  const { url, book, script } = options;
  const contexts: BrowserContext[] = [];
  const pages: Page[] = [];
  for (const [number] of NAMES.entries()) {
    const context = await browser.newContext({
      viewport: { width: 960, height: 600 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await leaveOutShadows(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await addNoWord(page);
    await options.prepare?.(page, number);
    contexts.push(context);
    pages.push(page);
  }
  const [host, ...guests] = pages as [Page, ...Page[]];
  await host.goto(`${url}/account`);
  await nameOneself(host, NAMES[0]);
  await host.goto(`${url}/play/new`);
  await host.getByLabel('Rulebook').selectOption(book);
  await host.getByRole('radio', { name: 'Off' }).check();
  await host.getByRole('button', { name: 'Open table' }).click();
  const link = await host.getByLabel('Link for friends').inputValue();
  for (const [i, page] of guests.entries()) {
    await page.goto(link);
    await page.getByLabel('Name').fill(NAMES[i + 1]!);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('waiting for players').waitFor();
  }
  await host.locator('.places li', { hasText: NAMES[3] }).waitFor();
  await host.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all(pages.map((page) => page.locator('.hand button').first().waitFor()));
  return {
    pages,
    at: (seat) => pages[script.seats.indexOf(seat)]!,
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}

/** A guest without a name yet is given one by sitting down somewhere; who opens a table says it first. */
async function nameOneself(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('hanchan.name', wanted), name);
}

// A phone at an event, under the thumb of whoever holds it: the way in, tables, fouls, winds, sheets.

import type { Locator, Page } from 'playwright-core';
import { type Browsing, type OpenOptions, PHONE } from './browsing.ts';

/** What a badge or a list of links says: the address, and a PIN where one is asked for. */
export interface Door {
  readonly address: string;
  readonly pin: string | null;
  /** What the page behind it is headed. */
  readonly heading: string;
}

/** What a browser says when a request finds nobody. */
export const NO_NETWORK = /Failed to (load resource|fetch)|net::ERR/;

export const tap = (target: Locator) => target.tap();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a link as the device of its holder; staff types the PIN. */
export async function enterAs(
  browsing: Pick<Browsing, 'open'>,
  { address, pin, heading }: Door,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await browsing.open(address, { ...PHONE, ...options });
  if (pin !== null) {
    await page.getByLabel('PIN, four digits').fill(pin);
    await tap(button(page, 'Open'));
  }
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return page;
}

/** Of the list of tables on a referee's phone. */
export async function openTable(page: Page, number: number): Promise<void> {
  await tap(
    page
      .locator('.pick')
      .filter({ has: page.locator('.number', { hasText: new RegExp(`^${number}$`) }) }),
  );
  await page.getByRole('heading', { level: 1, name: `Table ${number}` }).waitFor();
}

export async function chooseFoul(
  page: Page,
  name: string,
  words: string,
  title: RegExp,
): Promise<void> {
  await tap(page.getByRole('radio', { name: new RegExp(name) }));
  await page.getByRole('searchbox').fill(words);
  await tap(button(page, title).first());
}

/** East, South, West, and whoever is left. */
export async function drawWinds(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, 3)) await tap(button(page, new RegExp(name)));
  await tap(button(page, 'Confirm'));
  await page.getByRole('heading', { name: 'Report sheet' }).waitFor();
}

export async function fillSheet(
  page: Page,
  names: readonly string[],
  points: readonly string[],
): Promise<void> {
  for (const [i, name] of names.entries())
    await page.getByLabel(`${name}’s points`).fill(points[i]!);
}

export const inThousands = (points: readonly number[]): string[] =>
  points.map((one) => (one / 1_000).toFixed(1));

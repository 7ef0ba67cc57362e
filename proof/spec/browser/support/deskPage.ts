// The desk under the organiser's mouse: the way through its parts, the links of its page, sheets, and what is done over
// the same door as the page where a test has nothing to see in it.

import type { ActRequest } from '@hanchan/protocol';
import { type Entry, foldEvent, type TableSeats, tableOf } from '@hanchan/tournament';
import type { Locator, Page } from 'playwright-core';
import { nameOfLog } from '../../../../faces/page/events/src/event/eventKeys.ts';
import { outboxKey } from '../../../../faces/page/events/src/event/outboxStore.ts';
import type { Door } from './eventPhone.ts';

/** To a part of the event, and until it is there: the part before it may have fields and buttons of the same names. */
export async function step(page: Page, name: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the event' });
  await parts.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** A link as the list of the desk hands it out: copied with its button, the PIN read beside it. */
export async function copyLink(page: Page, name: string, heading: string): Promise<Door> {
  const card = page.locator('li.card').filter({ has: page.getByText(name, { exact: true }) });
  await card.getByRole('button', { name: `Copy link ${name}` }).click();
  await card.getByRole('button', { name: /^Copied/ }).waitFor();
  const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const isStaff = hash.startsWith('#staff:');
  const pin = isStaff ? await card.locator('.pin').textContent() : null;
  return { address: pathname + hash, pin, heading };
}

/** Opens a table of the round that is shown and types its sheet. */
export async function typeSheet(page: Page, table: number, held: readonly number[], sticks = 0) {
  await page.getByRole('button', { name: new RegExp(`^Table ${table} `) }).click();
  const sheet = page.getByRole('dialog');
  await sayWinds(sheet);
  const points = sheet.getByLabel(/’s points$/);
  for (const [i, one] of held.entries()) await points.nth(i).fill(String(one));
  if (sticks > 0) await sheet.getByLabel(/^Riichi sticks left/).fill(String(sticks));
  await sheet.getByRole('button', { name: 'Enter the sheet' }).click();
  return sheet;
}

/** Where winds are drawn at the table and nobody has said them yet: in the order of the numbers. */
export async function sayWinds(sheet: Locator): Promise<void> {
  const winds = sheet.getByLabel(/^Who started as/);
  await sheet
    .getByLabel(/’s points$/)
    .first()
    .waitFor();
  for (const wind of await winds.all()) {
    if ((await wind.inputValue()) === '0') await wind.selectOption({ index: 1 });
  }
}

/** The window of a table, once nothing stands before it. */
export async function closeTable(page: Page): Promise<void> {
  const windows = page.getByRole('dialog');
  await windows.nth(1).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await windows.waitFor({ state: 'detached' });
}

/** All have signed on paper; the desk signs and closes the table. */
export async function signOnPaper(page: Page, table: number): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'All signed on paper: sign' }).click();
  await sheet.getByText('signed by Organiser').waitFor();
  await closeTable(page);
  await page.getByRole('button', { name: new RegExp(`^Table ${table} Signed`) }).waitFor();
}

const NO_LOANS: [number, number, number, number] = [0, 0, 0, 0];

export interface DeskDoor {
  readonly id: string;
  /** Until the server knows of everything that was done at the page. */
  sent(): Promise<void>;
  act(act: ActRequest): Promise<void>;
  log(): Promise<readonly Entry[]>;
  seats(round: number): Promise<readonly TableSeats[]>;
  /** Enters, confirms on paper and signs, with the key that the desk's own page holds. */
  sign(round: number, table: number, held: readonly number[], sticks?: number): Promise<void>;
}

export async function deskDoor(page: Page): Promise<DeskDoor> {
  const id = idOf(page);
  const key = await page.evaluate((event) => {
    const held = JSON.parse(localStorage.getItem('hanchan.events') ?? '{}');
    return held[event][0].key as string;
  }, id);
  /** The page shows what it has done before the server knows of it. */
  const sent = async () => {
    await page.waitForFunction(
      (place) => localStorage.getItem(place) === null,
      outboxKey(nameOfLog(id, key)),
    );
  };
  const api = `${new URL(page.url()).origin}/api/events/${id}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const log = async () => {
    await sent();
    const answer = await fetch(`${api}/log`, { headers });
    return ((await answer.json()) as { entries: Entry[] }).entries;
  };
  const act = async (wanted: ActRequest) => {
    await sent();
    const body = JSON.stringify({ id: crypto.randomUUID(), act: wanted });
    const answer = await fetch(`${api}/acts`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const seats = async (round: number) =>
    foldEvent(await log()).rounds[round - 1]!.tables.map((table) => table.seats);
  return {
    id,
    sent,
    act,
    log,
    seats,
    async sign(round, number, held, sticks = 0) {
      const table = tableOf(foldEvent(await log()), round, number)!;
      let { version } = table;
      const at = () => ({ round, table: number, version: version++ });
      const points = held as [number, number, number, number];
      const sheet = {
        slots: [...table.seats] as typeof points,
        held: points,
        loans: NO_LOANS,
        sticks,
      };
      await act({ type: 'enter', at: at(), sheet, source: 'typed' });
      for (const slot of table.seats) await act({ type: 'confirm', at: at(), slot, how: 'paper' });
      await act({ type: 'sign', at: at() });
    },
  };
}

// Profiles and ratings in Chromium: one's own page and another's, what each sees, filters, the lists, the explanation, and the
// page of this device; no findings of axe by day and by night, on a desk and on a phone.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsDayAndNight } from './support/axe.ts';
import { DESKTOP, PHONE, settled, useBrowser, widerThanWindow } from './support/browsing.ts';
import { type PlayedSite, playedSite } from './support/playedSite.ts';

const SHOTS = process.env['HANCHAN_SHOTS'];
async function clean(page: Page, name: string): Promise<void> {
  await settled(page);
  if (SHOTS !== undefined) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: `${SHOTS}/${name.replaceAll(' ', '-')}.png`, fullPage: true });
  }
  expect([name, await widerThanWindow(page), ...(await findingsDayAndNight(page))]).toEqual([
    name,
    0,
  ]);
}

describe('profiles', () => {
  let site: PlayedSite;
  const browsing = useBrowser(
    {},
    {
      async open() {
        site = await playedSite();
        return site;
      },
    },
  );
  const signedIn = async (
    path: string,
    who: number,
    options = DESKTOP,
    mayComplain = /status of 404/,
  ) =>
    browsing.open(path, {
      ...options,
      mayComplain,
      prepare: (page) => page.context().addCookies([site.accounts[who]!.cookie]),
    });

  test('one’s own page shows figures, curves, games and who sees them; another’s shows what they allow', {
    timeout: 120_000,
  }, async () => {
    const [kaia, hugo] = site.accounts;
    const page = await signedIn(`/players/${kaia!.id}`, 0);
    await page.getByRole('heading', { name: 'Kaia Lindar' }).waitFor();
    await page.getByText('14 rated games').first().waitFor();
    await page.getByRole('group', { name: /^Rating from/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/± \d/).first().waitFor();
    await clean(page, 'own page');
    await page.getByLabel('Place', { exact: true }).selectOption({ label: '1st' });
    await page.getByLabel('Period').selectOption({ label: 'Last 3 months' });
    await expect.poll(() => new URL(page.url()).search).toBe('?period=quarter');
    await page.getByLabel('Figures of hands').selectOption({ label: 'Everybody' });
    await page.getByText('Saved.').waitFor();

    const phone = await signedIn(`/players/${kaia!.id}`, 1, { ...DESKTOP, ...PHONE });
    await phone.getByRole('heading', { name: 'You and Kaia Lindar' }).waitFor();
    await phone.getByText('Kaia Lindar shows games to people they follow.').waitFor();
    expect(await phone.getByRole('heading', { name: 'What to practise' }).count()).toBe(0);
    await clean(phone, 'another’s page on a phone');
    await phone.goto(`${browsing.url}/players/${hugo!.id}`);
    await phone.getByRole('heading', { name: 'Who sees what' }).waitFor();
    await clean(phone, 'own page on a phone');

    await page.goto(`${browsing.url}/players/${hugo!.id}`);
    await page.getByText('Hugo Sandor shows figures of hands to people they follow.').waitFor();
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByText(/^Blocked\./).waitFor();
    await phone.goto(`${browsing.url}/players/${kaia!.id}`);
    await phone.getByText(/There is no such player/).waitFor();
  });

  test('ratings are explained and listed, bots among them; a device without an account has a page', {
    timeout: 120_000,
  }, async () => {
    const page = await browsing.open('/ratings');
    await page.getByRole('heading', { name: 'A worked example' }).waitFor();
    await clean(page, 'how ratings work');
    await page.getByRole('link', { name: 'WRC, Guided' }).click();
    await page.getByRole('cell', { name: 'fixed, measured' }).first().waitFor();
    await page.getByLabel('With provisional ones').check();
    await page.getByRole('link', { name: 'Kaia Lindar' }).waitFor();
    await clean(page, 'list');
    const phone = await browsing.open('/ratings', { ...PHONE, locale: 'ja' });
    await phone.getByRole('heading', { name: 'レートのしくみ' }).waitFor();
    await clean(phone, 'how ratings work on a phone in Japanese');
    await phone.goto(`${browsing.url}/profile`);
    await phone.getByText('対局はありません。').waitFor();
    await clean(phone, 'this device');
  });
});

// The documents at /docs, as they are read: from the first page, on a desktop and on a phone, by keyboard, by day and by night.

import { describe, expect, test } from 'vitest';
import { findings, findingsDayAndNight } from './support/axe.ts';
import { PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

describe('the documents', () => {
  const browsing = useBrowser();

  test('are found from the first page, searched, and read without a mouse', async () => {
    const page = await browsing.open('/');
    await page.getByRole('link', { name: 'Guides and documents' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hanchan: documents' }).waitFor();
    expect(await findingsDayAndNight(page)).toEqual([]);
    await page.goto(`${browsing.url}/settings`);
    await page.getByRole('radio', { name: 'Dark' }).first().check();
    await page.getByRole('link', { name: 'Guides and documents' }).click();
    await page.locator('html[data-theme="dark"] h1').getByText('Hanchan: documents').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#text$/);
    await page.getByRole('searchbox').fill('nine terminals key');
    await page.getByRole('link', { name: "The player's guide: Play", exact: true }).click();
    await page.getByRole('heading', { level: 1, name: "The player's guide" }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/players.html');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 1, name: 'Finding a game, and fair play' }).waitFor();
  });

  test('fit a phone, contents and all', async () => {
    const page = await browsing.open('/docs/api/http.html', PHONE);
    expect(await findings(page)).toEqual([]);
    for (const path of ['security', 'rules/wrc-2022', 'overview']) {
      await page.goto(`${browsing.url}/docs/${path}.html`);
      expect([path, await widerThanWindow(page)]).toEqual([path, 0]);
    }
    await page.getByRole('link', { name: 'Contents', exact: true }).click();
    const players = page.getByRole('navigation', { name: 'Contents' }).getByText('Players');
    await players.click();
    await page.getByRole('link', { name: 'Glossary', exact: true }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
  });

  test('a clause on the rule page leads to its place', async () => {
    const page = await browsing.open('/docs/rules/wrc-2022.html#wrc-8.9-10');
    const place = page.locator('li:has(> a:target)');
    expect(await place.textContent()).toContain('wrc-8.9-10');
    await expect
      .poll(() => place.evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(720);
  });
});

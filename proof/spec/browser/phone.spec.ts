// A phone: everything within reach of a thumb, nothing to scroll sideways, played by touch. The width of every page is
// looked at where all of them are opened, in `pages.spec`.

import { describe, expect, test } from 'vitest';
import { PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';
import { goOn } from './support/seat.ts';

/** Smallest side of what a finger must hit, in CSS pixels. */
const FINGER = 44;

describe('on a phone', () => {
  const browsing = useBrowser();

  test('on the smallest phone the words at the top stand on one line, in Japanese too', async () => {
    const page = await browsing.open('/settings', {
      ...PHONE,
      viewport: { width: 320, height: 640 },
    });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
    const door = page.locator('header .me span');
    await door.filter({ hasText: 'ログイン' }).waitFor();
    expect(await width()).toBe(320);
    await page.goto(`${browsing.url}/account`);
    await page.locator('main h1').filter({ hasText: 'アカウント' }).waitFor();
    await door.filter({ hasText: 'ログイン' }).waitFor();
    const { height } = (await door.boundingBox())!;
    expect(height).toBeLessThan(30);
    expect(await width()).toBe(320);
    await page.goto(`${browsing.url}/`);
    await page.locator('main form').waitFor();
    expect(await width()).toBe(320);
  });

  test.each([
    ['upright', 390, 844],
    ['sideways', 844, 390],
  ])('held %s, a deal is played by touch', async (_, width, height) => {
    const page = await browsing.open('/', { ...PHONE, viewport: { width, height } });
    await page.getByRole('button', { name: 'Play three bots' }).tap();
    await page.locator('.hand button').first().waitFor();
    expect(await widerThanWindow(page)).toBe(0);
    // One dora, a bell and the ways out are the longest that the bar of a phone gets.
    await page.locator('.bar .bell').waitFor({ state: 'attached' });
    for (const narrow of height > width ? [320, 360, width] : []) {
      await page.setViewportSize({ width: narrow, height });
      const over = await page
        .locator('.bar .end')
        .evaluate((end) => end.getBoundingClientRect().right - innerWidth);
      expect([narrow, over <= 0]).toEqual([narrow, true]);
    }
    const tile = await page.locator('.hand button').first().boundingBox();
    expect(tile!.height).toBeGreaterThanOrEqual(FINGER);

    let taps = 0;
    while ((await page.locator('.result .sheet').count()) === 0) {
      await page.waitForSelector('.table-page[data-asked="true"], .result .sheet');
      const call = page.locator(
        '.calls [data-call="tsumo"], .calls [data-call="ron"], .calls [data-call="pass"], .calls [data-call="tenpai"]',
      );
      const target =
        (await call.count()) > 0 ? call.first() : page.locator('.hand li button').last();
      await target.tap({ timeout: 3_000 }).then(
        () => taps++,
        () => {},
      );
    }
    // A bot may win in the first turns.
    expect(taps).toBeGreaterThan(0);
    // Nothing that waits beyond the edge has pulled the table away.
    expect(await page.locator('.table-page').boundingBox()).toMatchObject({ x: 0, y: 0, width });
    expect(await page.locator('.stage').boundingBox()).toMatchObject({ x: 0 });
    const screens = await goOn(page);
    expect(screens.length).toBeGreaterThan(0);
    expect(await widerThanWindow(page)).toBe(0);
  });
});

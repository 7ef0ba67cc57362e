// A federation's own rulebook, from its folder to the table: installed on a running server by the command, offered on the
// first page, played to a win and to a foul that cite it, read on the rule pages, and taken back.

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hanchanHere } from '../../../faces/cli/test/runHere.ts';
import { findings } from './support/axe.ts';
import { PATIENCE, useBrowser } from './support/browsing.ts';
import { isAsked } from './support/seat.ts';
import { TEST_PACE } from './support/site.ts';

const LAKESIDE = fileURLToPath(new URL('../rulebooks/lakeside-2026', import.meta.url));

const WRC_2025 = fileURLToPath(new URL('../../../rulebooks/wrc-2025', import.meta.url));

const citedIn = async (page: Page, place: string) =>
  (await page.locator(`${place} .cite`).allInnerTexts()).map((one) => one.replace(/\s+/g, ' '));

async function begin(page: Page, help: RegExp): Promise<void> {
  await page.getByRole('radio', { name: /Lakeside 2026/ }).check();
  await page.getByRole('radio', { name: help }).check();
  await page.getByRole('button', { name: 'Play three bots' }).click();
  await page.locator('.hand button').first().waitFor();
}

/** Takes every win, lets every call go, discards what was drawn, until somebody has won a deal. */
async function playToWin(page: Page): Promise<void> {
  for (;;) {
    const state = await page.waitForFunction(
      () => {
        const sheet = document.querySelector('.result .sheet');
        if (sheet !== null) return sheet.querySelector('.yaku, .trace, .cite') ? 'won' : 'drawn';
        const isOpen = document.querySelector('.table-page[data-asked="true"]') !== null;
        if (!isOpen) return null;
        const calls = [...document.querySelectorAll<HTMLElement>('.calls [data-call]')];
        return calls.map(({ dataset }) => dataset['call'] ?? '').join(' ') || 'turn';
      },
      null,
      { timeout: PATIENCE },
    );
    const now = (await state.jsonValue()) as string;
    if (now === 'won' && (await citedIn(page, '.result')).some((one) => /^Lakeside 3/.test(one)))
      return;
    if (now === 'won' || now === 'drawn') await page.keyboard.press(' ');
    else if (/\bron\b/.test(now)) await page.keyboard.press('r');
    else if (/\b(tsumo|tenpai)\b/.test(now)) await page.keyboard.press('t');
    else if (/\bpass\b/.test(now)) await page.keyboard.press('Escape');
    else await page.keyboard.press('d');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describe('a rulebook that was installed', () => {
  const browsing = useBrowser({
    pace: { ...TEST_PACE, unassistedMs: { timed: 20_000, untimed: 20_000 } },
  });

  test('plays, cites, judges and explains like ours, and leaves its games readable', async () => {
    const page = await browsing.open('/');
    await page.getByRole('radio', { name: /WRC 2022/ }).waitFor();
    expect(await page.getByRole('radio', { name: /Lakeside/ }).count()).toBe(0);
    const installed = await hanchanHere(['rules', 'install', LAKESIDE, '--server', browsing.url]);
    expect(installed).toMatchObject({ status: 0, stderr: '' });

    await page.reload();
    await begin(page, /Guided/);
    await playToWin(page);
    expect(await citedIn(page, '.result')).toContainEqual(expect.stringMatching(/^Lakeside 3\.\d/));

    const other = await browsing.open('/');
    await begin(other, /Unassisted/);
    const offer = other.locator('.table-page[data-asked="true"] .river .tile.last');
    const drawn = isAsked(other).locator('.hand li.drawn button');
    for (;;) {
      await offer.or(drawn).first().waitFor();
      if ((await offer.count()) > 0) break;
      await drawn.click({ timeout: 3_000 }).catch(() => {});
    }
    await other.locator('.calls [data-call="win"]').click();
    const ruling = other.locator('.result .sheet .ruling');
    await ruling.waitFor();
    expect(await ruling.textContent()).toMatch(
      /False win: the hand (was not complete|had no yaku)\./,
    );
    expect(await citedIn(other, '.result .sheet .ruling')).toContain('Lakeside 4.1');
    const address = other.url();

    const removed = await hanchanHere([
      'rules',
      'remove',
      'lakeside-2026',
      '--server',
      browsing.url,
    ]);
    expect(removed).toMatchObject({ status: 0, stderr: '' });
    await other.goto(address);
    await other.locator('.hand button').first().waitFor();
    await other.goto(`${browsing.url}/`);
    await other.getByRole('radio', { name: /WRC 2022/ }).waitFor();
    expect(await other.getByRole('radio', { name: /Lakeside/ }).count()).toBe(0);
  });

  test('stands beside ours on the rule page, in the calculator and in the referee trainer', async () => {
    await hanchanHere(['rules', 'install', LAKESIDE, '--server', browsing.url]);
    const page = await browsing.open('/rules/lakeside-2026');
    await page
      .getByRole('heading', { name: /Lakeside 2026/ })
      .first()
      .waitFor();
    await page.locator('#LAKE-01').first().waitFor();
    await page.locator('#lake-2\\.10-01').first().waitFor({ state: 'attached' });
    await page.goto(`${browsing.url}/rules?books=wrc-2022,lakeside-2026`);
    await page.getByText('three red fives', { exact: false }).first().waitFor();
    await page.goto(`${browsing.url}/calculator?rules=lakeside-2026`);
    await page.locator('select').filter({ hasText: 'Lakeside 2026' }).first().waitFor();
    // It also asks what only options decide; these are questions of one seed, and some are of the book's own list.
    const cited: string[] = [];
    for (let number = 1; number <= 8; number++) {
      const address = `/train/referee?rules=lakeside-2026&seed=lakeside&n=${number}`;
      await page.goto(`${browsing.url}${address}`);
      const form = page.locator('form.question');
      await form.locator('input[type="radio"]').first().check();
      await form.getByRole('button').last().click();
      await page.locator('main .cite').first().waitFor();
      cited.push(...(await citedIn(page, 'main')));
    }
    expect(cited).toContainEqual(expect.stringMatching(/^Lakeside 4\.\d$/));
  });

  test('as a further edition says what changed, and what of it is second-hand', async () => {
    const installed = await hanchanHere(['rules', 'install', WRC_2025, '--server', browsing.url]);
    expect(installed).toMatchObject({ status: 0, stderr: '' });
    const page = await browsing.open('/rules/wrc-2025');
    const changes = page.getByRole('region', { name: 'Changed since WRC 2022' });
    await changes.waitFor();
    expect(await changes.getByRole('listitem').count()).toBe(2);
    expect(await changes.locator('.tag').allInnerTexts()).toEqual(['second-hand', 'second-hand']);
    const rule = page.locator('[id="rule-riichi.liveTiles"]');
    expect(await rule.textContent()).toMatch(/second-hand/);
    // The rest of the page is made by the same lines as for every book, which `rules.spec` looks at.
    await page.getByRole('searchbox').fill('second-hand');
    await rule.waitFor({ state: 'detached' });
    expect(await findings(page, 'main')).toEqual([]);
  });
});

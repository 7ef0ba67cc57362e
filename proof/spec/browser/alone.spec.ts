// A whole match against three bots from the form to its record, and a deal by the keyboard alone from the first page.

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { DESKTOP, PATIENCE, useBrowser } from './support/browsing.ts';
import { SHORT } from './support/customRules.ts';
import { pressMouse } from './support/press.ts';

const MATCH_TIME = 400_000;

/** How one plays: what to do when asked, and when a result is shown. */
interface Hands {
  choose(page: Page, offered: readonly string[]): Promise<void>;
  goOn(page: Page): Promise<void>;
}

/** What the page waits for: a choice among these calls, or a look at a result. */
interface Waiting {
  readonly offered: readonly string[];
  readonly sheet: string | null;
  readonly isOver: boolean;
}

async function waitingFor(page: Page): Promise<Waiting> {
  const waiting = await page.waitForFunction(
    () => {
      const sheet = document.querySelector('.result .sheet');
      const isAsked = document.querySelector('.table-page[data-asked="true"]') !== null;
      if (sheet === null && !isAsked) return null;
      const calls = [...document.querySelectorAll<HTMLElement>('.calls [data-call]')];
      return {
        offered: calls.map(({ dataset }) => dataset['call'] ?? ''),
        sheet: sheet?.getAttribute('aria-label') ?? null,
        isOver: document.querySelector('.result .sheet table.final') !== null,
      };
    },
    null,
    { timeout: PATIENCE },
  );
  return (await waiting.jsonValue())!;
}

/** Takes every win, lets every call go, discards what was drawn; until the final result is shown, or the first. */
async function playMatch(
  page: Page,
  hands: Hands,
  until: 'match' | 'deal' = 'match',
): Promise<{ choices: number; shown: number }> {
  let choices = 0;
  let shown = 0;
  let now = hands;
  const checked = new Set<string>();
  for (;;) {
    const { offered, sheet, isOver } = await waitingFor(page);
    if (sheet === null) {
      await now.choose(page, offered);
      choices++;
      continue;
    }
    if (!checked.has(sheet)) expect([sheet, ...(await findings(page, '.result'))]).toEqual([sheet]);
    checked.add(sheet);
    shown++;
    // One deal with everything that moves is enough.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isOver || until === 'deal') return { choices, shown };
    await now.goOn(page);
    // The first deal shows what the mouse can do; keys are quicker for the rest.
    now = keyboard;
  }
}

const WINS = ['ron', 'tsumo'];

/** What has just gone is not pressed: the loop looks again. */
const tryToPress = (target: Locator) => pressMouse(target).catch(() => {});

const mouse: Hands = {
  async choose(page, offered) {
    const call =
      offered.find((name) => WINS.includes(name)) ??
      offered.find((name) => name === 'pass' || name === 'tenpai');
    await tryToPress(
      call === undefined
        ? page.locator('.hand li button:not([aria-disabled="true"])').last()
        : page.locator(`.calls [data-call="${call}"]`),
    );
    await nextFrame(page);
  },
  async goOn(page) {
    await tryToPress(page.locator('.result .foot .btn.primary'));
    await nextFrame(page);
  },
};

/** The page has taken the key, and shows what came of it. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const keyboard: Hands = {
  async choose(page, offered) {
    if (offered.includes('ron')) await page.keyboard.press('r');
    else if (offered.includes('tsumo')) await page.keyboard.press('t');
    else if (offered.includes('tenpai')) await page.keyboard.press('t');
    else if (offered.includes('pass')) await page.keyboard.press('Escape');
    else await page.keyboard.press('d');
    await nextFrame(page);
  },
  async goOn(page) {
    await page.keyboard.press(' ');
    await nextFrame(page);
  },
};

/** Tab after Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  // The page may still be on its way, and Tab finds nothing meanwhile.
  await page.getByText(name, { exact: true }).first().waitFor({ state: 'attached' });
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      const label = active instanceof HTMLInputElement ? active.labels?.[0] : active;
      return (label?.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
    if (found === name) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

describe('a match against three bots', () => {
  const browsing = useBrowser();

  test(
    'by mouse, then by keys: from the form to the record',
    async () => {
      const page = await browsing.open(`/play/new?rules=${SHORT}`, {
        ...DESKTOP,
        reducedMotion: 'no-preference',
      });
      await page.getByRole('radio', { name: 'East only' }).check();
      await page.getByRole('radio', { name: 'Off' }).check();
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByRole('button', { name: 'Open table' }).click();
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      const { choices, shown } = await playMatch(page, mouse);
      expect(choices).toBeGreaterThan(3);
      // At least one deal, and the final result.
      expect(shown).toBeGreaterThanOrEqual(2);

      const rows = page.locator('.result table.final tbody tr');
      expect(await rows.count()).toBe(4);
      const download = page.waitForEvent('download');
      await page.locator('.result a', { hasText: 'ecord' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.json/);

      await page.goto(`${browsing.url}/games`);
      const game = page.locator('main li').first();
      await game.getByRole('link', { name: 'Download the record' }).waitFor();
      expect(await game.locator('tbody tr').count()).toBe(4);
      await game.getByRole('link', { name: 'Replay' }).click();
      await page.getByRole('button', { name: 'verified' }).waitFor();
      await page.locator('.table-page.replaying .hand .tile').first().waitFor();
    },
    MATCH_TIME,
  );

  test(
    'by keyboard alone: Tab and arrows to the table, letters at it',
    async () => {
      const page = await browsing.open('/');
      await tabTo(page, 'Invite');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
      // One stop for each group; arrows choose inside it.
      await tabTo(page, 'By the book');
      await page.keyboard.press('ArrowRight');
      await tabTo(page, '5 + 20');
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, 'None');
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, 'Open table');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
      expect(await page.getByText('East only').count()).toBe(1);
      await tabTo(page, 'Begin');
      await page.keyboard.press('Enter');
      const { choices, shown } = await playMatch(page, keyboard, 'deal');
      expect(choices).toBeGreaterThan(3);
      expect(shown).toBe(1);
      await keyboard.goOn(page);
      expect((await waitingFor(page)).sheet).toBeNull();
    },
    MATCH_TIME,
  );
});

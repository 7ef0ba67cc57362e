// The way from a lost game to a drill of one's own mistake: the end of the match, its review at the player's own seat,
// the trainer with this very position, and others like it.

import { isSameAct } from '@hanchan/arena';
import { legalActions } from '@hanchan/game';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OwnMistake } from '../../../faces/page/study/src/train/ownMistake.ts';
import { findings } from './support/axe.ts';
import { PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';
import { SHORT } from './support/customRules.ts';

const MATCH_TIME = 240_000;
const browsing = useBrowser();

/** Discards the first tile of the hand whatever it is, lets every call and every win go. */
function playBadly() {
  const press = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.click();
    return found !== null;
  };
  const move = () => {
    if (document.querySelector('.result table.final') !== null) return watch.disconnect();
    if (press('.result .foot .btn.primary')) return;
    if (document.querySelector('.table-page[data-asked="true"]') === null) return;
    press('.calls [data-call="pass"]') ||
      press('.calls [data-call="noten"]') ||
      press('.hand li button:not([aria-disabled="true"])');
  };
  const watch = new MutationObserver(() => queueMicrotask(move));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  move();
}

/** The position that the trainer asks about, as the browser keeps it. */
const keptMistake = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<OwnMistake>((resolve) => {
        const opening = indexedDB.open('hanchan');
        opening.onsuccess = () => {
          const asking = opening.result
            .transaction('mistakes')
            .objectStore('mistakes')
            .getAll() as IDBRequest<{ value: OwnMistake }[]>;
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result[0]!.value);
          };
        };
      }),
  );

/** Presses what this action is called on the page. */
async function answer(page: Page, { match, seat }: OwnMistake, action: OwnMistake['choice']) {
  if (action.type === 'discard' && !action.riichi) {
    const { hand, drawn } = match.deal!.seats[seat];
    const held = drawn === null ? hand : [...hand, drawn];
    return page.locator('.rack button').nth(held.indexOf(action.tile)).click();
  }
  const others = legalActions(match, seat)
    .filter((one) => one.type !== 'discard' || one.riichi)
    .filter((one, i, all) => all.findIndex((other) => isSameAct(one, other)) === i);
  const at = others.findIndex((one) => isSameAct(one, action));
  return page.locator('.others button').nth(at).click();
}

const verdict = (page: Page) => page.locator('.verdict h2');
const next = (page: Page) => page.getByRole('button', { name: 'Next question' }).click();

test(
  'a match is lost, reviewed at their own seat, and its first mistake practised until it is right',
  async () => {
    const page = await browsing.open(`/play/new?rules=${SHORT}`);
    await page.getByRole('radio', { name: 'East only' }).check();
    await page.getByRole('radio', { name: 'Off' }).check();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('button', { name: 'Open table' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('.table-page').waitFor();
    await page.evaluate(playBadly);
    const mine = page.locator('.result table.final tr.me');
    await mine.waitFor({ timeout: MATCH_TIME });
    expect(await mine.locator('td').first().textContent()).not.toBe('1');
    expect(await mine.locator('th').textContent()).toBe('You');
    const me = (await page.locator('.plate.self b').textContent())!.trim();

    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await page.locator('#review-summary').waitFor();
    expect(await page.getByRole('radio', { name: me }).isChecked()).toBe(true);
    await page.getByText(`${me} agreed with Club in`).waitFor();
    const first = page.locator('article').first();
    await first.getByRole('button', { name: /^Practise this/ }).click();

    // This very position: what was played is wrong.
    await page.getByText('From your own game').waitFor();
    await page.locator('.rack').waitFor();
    expect(await findings(page)).toEqual([]);
    const mistake = await keptMistake(page);
    await answer(page, mistake, mistake.played);
    await expect.poll(() => verdict(page).textContent()).toContain('Not right');
    expect(await findings(page, '.verdict')).toEqual([]);

    // Then one like it, and the first again.
    await next(page);
    await page.getByText('A similar position.').waitFor();
    await page.locator('.rack button:not(:disabled), .others button').first().click();
    await verdict(page).waitFor();
    await next(page);
    await page.getByText('Again: you got this one wrong before').waitFor();
    await page.getByText('From your own game').waitFor();
    await page.locator('.rack').waitFor();
    await answer(page, mistake, mistake.choice);
    await expect.poll(() => verdict(page).textContent()).toContain('Right');
    await next(page);
    await page.getByText('A similar position.').waitFor();

    // My games lead to the same review, and the trainers keep the mistake.
    await page.goto(`${browsing.url}/games`);
    const game = page.locator('main li').first();
    const review = await game
      .getByRole('link', { name: 'Review', exact: true })
      .getAttribute('href');
    expect(review).toMatch(/^\/review\/.+\?seat=[0-3]&level=club$/);
    expect(await findings(page)).toEqual([]);
    await game.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.locator('.table-page.replaying .hand .tile').first().waitFor();
    expect(new URL(page.url()).searchParams.get('seat')).toBe(String(mistake.seat));
    await page.goto(`${browsing.url}/train`);
    await page.getByRole('heading', { name: 'Your own mistakes' }).waitFor();
    expect(await findings(page)).toEqual([]);
  },
  MATCH_TIME,
);

test('in Japanese, at night, on a phone: a decision is asked, judged, and clean for axe', async () => {
  const page = await browsing.open('/train/decisions?rules=wrc-2022&skill=riichi&seed=spec&n=1', {
    ...PHONE,
    colorScheme: 'dark',
    locale: 'ja',
  });
  await page.locator('.rack button:not(:disabled)').first().click();
  await verdict(page).waitFor();
  expect(await findings(page)).toEqual([]);
  const isWide = (await widerThanWindow(page)) > 0;
  expect(isWide).toBe(false);
});

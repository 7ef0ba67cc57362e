// The problem of the day in a browser: every page makes the one that the engine makes here, it is answered once, and only then
// one sees what everybody chose; by touch, by keyboard and without a network.

import { DAILY_KINDS, type DailyKind, type DailyProblem, dailyProblem } from '@hanchan/examination';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { formatTile } from '@hanchan/tiles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { daysLater, today } from '../../../faces/page/study/src/daily/calendar.ts';
import { findings, findingsDayAndNight } from './support/axe.ts';
import { goWithin, PHONE, settled, useBrowser, widerThanWindow } from './support/browsing.ts';

const RULES = 'wrc-2022';
const ruleset = RULESETS.find(({ id }) => id === RULES)!;
const problemOf = (day: string): DailyProblem =>
  dailyProblem({ ruleset, fouls: foulListOf(RULES) }, day)!;
/** The latest day before today that asks so. */
const dayOf = (kind: DailyKind): string =>
  Array.from({ length: 20 }, (_, i) => daysLater(today(), -1 - i)).find(
    (day) => problemOf(day).kind === kind,
  )!;
const at = (day: string) => `/daily/${day}?rules=${RULES}`;

async function pick(page: Page, { question }: DailyProblem, place: number, isTouch: boolean) {
  const answer = question.answers[place]!;
  const target =
    answer.type === 'discard'
      ? page.locator(`.board .rack button:has([data-t="${formatTile(answer.tile)}"])`).first()
      : page.locator('.board .options label').nth(place);
  if (isTouch) await target.tap();
  else if (answer.type === 'discard') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else {
    await target.locator('input').focus();
    await page.keyboard.press('Space');
  }
  const go = page.locator('.board .go button').first();
  if (isTouch) await go.tap();
  else {
    await go.focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('.verdict').waitFor();
}

describe('the problem of the day', () => {
  const browsing = useBrowser();

  test.each(DAILY_KINDS)(
    'of the kind “%s” is the engine’s, answered once, explained and counted',
    async (kind) => {
      const day = dayOf(kind);
      const problem = problemOf(day);
      const { right, answers } = problem.question;
      const page = await browsing.open(at(day), PHONE);
      await page.locator(`.board[data-problem="${problem.code}"]`).waitFor();
      expect(await widerThanWindow(page)).toBe(0);
      expect(await findings(page)).toEqual([]);
      await pick(page, problem, right, true);
      await page.locator('.verdict.right').waitFor();
      await page.locator('section[aria-labelledby="everybody"] .right').waitFor();
      expect(await page.locator('section[aria-labelledby="everybody"] li').count()).toBe(1);
      expect(await widerThanWindow(page)).toBe(0);

      const other = await browsing.open(at(day));
      await other.locator(`.board[data-problem="${problem.code}"]`).waitFor();
      const wrong = right === 0 ? answers.length - 1 : 0;
      await pick(other, problem, wrong, false);
      await other.locator('.verdict.wrong').waitFor();
      await expect
        .poll(() => other.locator('section[aria-labelledby="everybody"] li').count())
        .toBe(2);
      // The colours are those of every kind.
      const look = kind === 'score' ? findingsDayAndNight : findings;
      expect(await look(other)).toEqual([]);
      // Answered is answered, also after coming back.
      await other.reload();
      await other.locator('.verdict.wrong').waitFor();
      expect(await other.locator('.board .go').count()).toBe(0);
      // One counted position a day, the same for everybody.
      await other.getByRole('link', { name: /^Judgement of the day/ }).click();
      await other.locator('.acts button').first().click();
      await other.getByText(/Counted in \d+ worlds/).waitFor();
    },
  );

  test('without a network it is made, answered and kept, and counted when the network is back', async () => {
    const day = daysLater(today(), -2);
    const mayComplain = /ERR_INTERNET_DISCONNECTED/;
    const page = await browsing.open(at(today()), { mayComplain });
    await page.locator('.board[data-problem]').waitFor();
    await settled(page);
    await page.context().setOffline(true);
    await goWithin(page, at(day));
    await page.locator(`.board[data-problem="${problemOf(day).code}"]`).waitFor();
    await pick(page, problemOf(day), 0, false);
    await page.getByText('Your answer is kept on this device').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await page.locator('.verdict').waitFor();
    await page.locator('section[aria-labelledby="everybody"] li').first().waitFor();
  });

  test('what is asked for by a bad address is said, and leads back to today', async () => {
    const page = await browsing.open('/daily/2026-02-30?rules=wrc-2022');
    await page.getByRole('alert').waitFor();
    await goWithin(page, at(daysLater(today(), 5)));
    await page.getByText('This problem is not out yet').waitFor();
    await goWithin(page, `/daily?rules=nothing`);
    await page.getByRole('alert').waitFor();
    await goWithin(page, at(daysLater(today(), 5)));
    await page.getByRole('link', { name: 'Today’s problem' }).click();
    await page.locator('.board[data-problem]').waitFor();
  });
});

// The course in a browser: by touch on a phone and by keyboard on a desktop somebody presses what is asked, and wrong things
// too. What is asked is read from the lessons themselves, played beside the page by the same engine.

import type { Action } from '@hanchan/game';
import { formatTile } from '@hanchan/tiles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../../faces/page/study/src/learn/course.ts';
import { bookValues } from '../../../faces/page/study/src/learn/player/answers.ts';
import { tilesNamed } from '../../../faces/page/study/src/learn/player/deeds.ts';
import type {
  CardsStep,
  Lesson,
  LessonStep,
  SortStep,
  TableStep,
} from '../../../faces/page/study/src/learn/player/lesson.ts';
import { createRun } from '../../../faces/page/study/src/learn/player/run.ts';
import { sortSlip } from '../../../faces/page/study/src/learn/player/sorting.ts';
import { choicesIn } from '../../../faces/page/table/src/felt/choices.ts';
import { findings } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';
import { explainsItself } from './support/terms.ts';

const isFull = process.env['HANCHAN_FULL'] !== undefined;
/** Each kind of step by touch, riichi by keyboard; all of them in the long form. */
const taken = (short: readonly string[]) =>
  LESSONS.filter(({ id }) => isFull || short.includes(id));

type Press = (page: Page, selector: string, nth?: number) => Promise<void>;
const FINGER: Press = (page, selector, nth = 0) => page.locator(selector).nth(nth).tap();
const KEYS: Press = async (page, selector, nth = 0) => {
  await page.locator(selector).nth(nth).focus();
  await page.keyboard.press('Enter');
};

const coachSays = (page: Page, tone: string) => page.locator(`.coach .say.${tone}`).first();

async function pressTile(page: Page, press: Press, tile: number, fromDraw: boolean) {
  const own = fromDraw ? '.hand li.drawn button' : '.hand li:not(.drawn) button';
  await press(page, `${own}:has([data-t="${formatTile(tile)}"])`);
}

async function doAct(page: Page, press: Press, action: Action, run: ReturnType<typeof createRun>) {
  if (action.type === 'discard') {
    if (action.riichi) await press(page, '.calls [data-call="riichi"], .calls .call.riichi');
    await pressTile(page, press, action.tile, action.fromDraw);
    if (action.riichi && (await page.locator('.hand [aria-pressed="true"]').count()) > 0)
      await pressTile(page, press, action.tile, action.fromDraw);
    return;
  }
  const choices = choicesIn(run.view, run.offered);
  const isIt = (one: (typeof choices)[number]) =>
    JSON.stringify(one.action) === JSON.stringify(action);
  const same = choices.filter(({ name }) => name === choices.find(isIt)?.name);
  const at = same.findIndex(isIt);
  const name = action.type === 'pick' ? 'draw' : action.type.endsWith('Kan') ? 'kan' : action.type;
  await press(page, `.calls [data-call="${name}"]`, Math.max(0, at));
}

async function playTable(page: Page, press: Press, lesson: Lesson, step: TableStep) {
  const run = createRun(step, bookValues(lesson.book));
  while (run.act !== null) {
    const { act } = run;
    const right = run.offered.find((one) => run.judge(one).type === 'right')!;
    const wrong = run.offered.find((one) => {
      const verdict = run.judge(one);
      const isPlain = one.type === 'discard' ? !one.riichi : true;
      return verdict.type === 'wrong' && verdict.slip !== null && isPlain;
    });
    await page.locator(`.table-page[data-asked="true"]`).waitFor();
    // Words of an unassisted table are said with tiles to lay: there only the right ones.
    if (wrong !== undefined && step.isUnassisted !== true) {
      await doAct(page, press, wrong, run);
      await coachSays(page, 'wrong').waitFor();
    }
    if (step.isUnassisted === true && right.type === 'ron') await page.keyboard.press('r');
    else await doAct(page, press, right, run);
    run.attempt(right);
    await expect
      .poll(() => page.locator('.coach').getAttribute('data-act'))
      .toBe(run.act?.id ?? '');
    expect(act).not.toBe(run.act);
  }
}

async function answerCards(page: Page, press: Press, step: CardsStep) {
  for (const card of step.cards) {
    const right = card.right();
    await expect.poll(() => page.locator('.coach').getAttribute('data-act')).toBe(card.id);
    const wrong = card.options.findIndex((_, i) => !right.includes(i));
    await press(page, '.option', wrong);
    await coachSays(page, 'wrong').waitFor();
    for (const at of right) await press(page, '.option', at);
  }
}

async function sortOut(page: Page, press: Press, lesson: Lesson, step: SortStep) {
  let left = tilesNamed(step.tiles).map((tile, at) => ({ tile, at }));
  const rules = bookValues(lesson.book);
  const takes = (chosen: readonly number[], done: number) => {
    const three = chosen.map((i) => left[i]!.tile);
    const rest = left.filter((_, i) => !chosen.includes(i)).map(({ tile }) => tile);
    return sortSlip(three, rest, done, rules) === null;
  };
  for (let done = 0; done < 4; done++) {
    const all = left.flatMap((_, a) =>
      left
        .slice(a + 1)
        .flatMap((__, b) => left.slice(a + b + 2).map((___, c) => [a, a + b + 1, a + b + c + 2])),
    );
    const wrong = all.find((chosen) => !takes(chosen, done));
    if (done === 0) {
      for (const at of wrong!) await press(page, '.pick', at);
      await coachSays(page, 'wrong').waitFor();
    }
    const right = all.find((chosen) => takes(chosen, done))!;
    for (const at of right) await press(page, '.pick', at);
    left = left.filter((_, i) => !right.includes(i));
  }
}

async function doStep(page: Page, press: Press, lesson: Lesson, step: LessonStep) {
  if (step.kind === 'table') await playTable(page, press, lesson, step);
  else if (step.kind === 'cards') await answerCards(page, press, step);
  else await sortOut(page, press, lesson, step);
  await coachSays(page, 'right').waitFor();
}

describe('the course', () => {
  const browsing = useBrowser();

  test.each([
    ['by touch on a phone', PHONE, FINGER, ['oneTileShort', 'threeAlike', 'mannersAndFouls']],
    ['by keyboard on a desktop', DESKTOP, KEYS, ['stickOnTheTable']],
  ] as const)(
    'somebody new goes through it %s',
    async (name, size, press, short) => {
      const page = await browsing.open('/learn', size);
      await page.locator('main h1').waitFor();
      if (name.includes('phone')) expect(await findings(page)).toEqual([]);
      const looked = new Set<string>();
      for (const lesson of taken(short)) {
        await page.goto(new URL(`/learn/${lesson.id}`, browsing.url).href);
        for (const step of lesson.steps) {
          await page.locator(`.coach[data-step="${step.id}"]`).waitFor();
          expect([step.id, await widerThanWindow(page)]).toEqual([step.id, 0]);
          await doStep(page, press, lesson, step);
          if (!looked.has(step.kind))
            expect([step.kind, ...(await findings(page))]).toEqual([step.kind]);
          looked.add(step.kind);
          await press(page, '.coach .btn.primary');
        }
        await page.locator('main h1', { hasText: /\S/ }).waitFor();
      }
      await page.goto(new URL('/learn', browsing.url).href);
      await expect.poll(() => page.locator('.path .done').count()).toBe(taken(short).length);
    },
    isFull ? 900_000 : 120_000,
  );

  test('at 200 % and on the smallest phone the whole hand and what the teacher says are seen', async () => {
    const page = await browsing.open('/learn/oneTileShort');
    for (const [width, height] of [
      [640, 400],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(new URL('/learn/oneTileShort?step=draw', browsing.url).href);
      await KEYS(page, '.calls [data-call="draw"]');
      await page.locator('.hand li.drawn').waitFor();
      await KEYS(page, '.calls [data-call="tsumo"]');
      const said = coachSays(page, 'wrong').locator('b');
      await expect
        .poll(() =>
          said.evaluate((one) => {
            const { left, top, bottom } = one.getBoundingClientRect();
            const at = document.elementFromPoint(left + 2, (top + bottom) / 2);
            return at === one;
          }),
        )
        .toBe(true);
      const covered = await page.locator('.hand button').evaluateAll((tiles) =>
        tiles.filter((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect();
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return at === null || !tile.contains(at);
        }),
      );
      expect([width, covered.length]).toEqual([width, 0]);
    }
  });

  test('questions come back a day later, at most three, and one that went wrong is asked again', async () => {
    const page = await browsing.open('/learn');
    const dayAgo = Date.now() - 86_400_000 * 2;
    await page.evaluate(
      (text) => localStorage.setItem('hanchan.learn', text),
      JSON.stringify({
        lessons: Object.fromEntries(
          ['threeAlike', 'chiFromTheLeft'].map((id) => {
            const steps = LESSONS.find((one) => one.id === id)!.steps.map((one) => one.id);
            return [id, { steps, doneAt: dayAgo }];
          }),
        ),
      }),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Again today' }).waitFor();
    expect(await page.locator('.path .again').count()).toBe(2);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Answer all 2' }).click();
    for (const [id, asked, about, isMissed] of [
      ['threeAlike', 'which', 'over', true],
      ['chiFromTheLeft', 'both', 'who', false],
    ] as const) {
      await page.locator(`.coach[data-step="${asked}"]`).waitFor();
      const lesson = LESSONS.find((one) => one.id === id)!;
      const step = lesson.steps.find((one) => one.id === asked)!;
      if (step.kind !== 'cards') throw new Error(`no question: ${id}`);
      const right = step.cards.find((one) => one.id === about)!.right();
      if (isMissed) await KEYS(page, '.option', right[0] === 0 ? 1 : 0);
      for (const at of right) await KEYS(page, '.option', at);
      await page.locator('.coach .btn.primary').click();
    }
    await page.getByText(/^Nothing today\. Next on /).waitFor();
    expect(await page.locator('.path .again').count()).toBe(0);
    await page.clock.install({ time: Date.now() + 86_400_000 });
    await page.reload();
    await page.getByText('from lesson 2, missed last time').waitFor();
    await page.goto(new URL('/learn/before', browsing.url).href);
    await page.locator('.coach[data-step="which"]').waitFor();
    await KEYS(page, '.option', 1);
    await page.goto(new URL('/learn', browsing.url).href);
    // What somebody knows who has played before can be left out.
    await expect.poll(() => page.locator('.path .known').count()).toBe(2);
  });

  test('what is stored, the address and the back button lead nowhere that is broken', async () => {
    const page = await browsing.open('/learn/oneTileShort?step=nowhere');
    await page.locator('.coach[data-step="draw"]').waitFor();
    // Half way through a lesson one goes on there.
    const lesson = LESSONS.find(({ id }) => id === 'oneTileShort')!;
    await doStep(page, KEYS, lesson, lesson.steps[0]!);
    await page.goto(new URL('/learn/oneTileShort', browsing.url).href);
    await page.locator(`.coach[data-step="${lesson.steps[1]!.id}"]`).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('hanchan.learn', '{"lessons":{"oneTileShort":7'),
    );
    await page.reload();
    await page.locator('.coach[data-step="draw"]').waitFor();
    await page.goto(new URL('/learn/oneTileShort?step=two', browsing.url).href);
    await page.locator('.coach[data-step="two"]').waitFor();
    await page.goBack();
    await page.locator('.coach[data-step="draw"]').waitFor();
    await page.keyboard.press('y');
    await page.locator('#yaku').waitFor();
    await page.goto(new URL('/learn/stickOnTheTable', browsing.url).href);
    await page.locator('.coach').waitFor();
    await page.keyboard.press('y');
    const word = page.locator('#yaku .term').first();
    for (const isKnown of [false, false, true]) {
      await explainsItself(page, page.locator('#yaku'), async () => {
        if (!isKnown) return;
        expect(await findings(page, '.gloss')).toEqual([]);
        const lesson = page.locator('.gloss').getByRole('link', { name: 'The lesson on it' });
        expect(LESSONS.map(({ id }) => `/learn/${id}`)).toContain(
          await lesson.getAttribute('href'),
        );
      });
      expect(await word.evaluate((one) => one.classList.contains('known'))).toBe(isKnown);
    }
    // Who is through with everything is not sent to the first lesson again, and words that came up twice stand once.
    const done = (id: string, steps: readonly { readonly id: string }[]) => [
      id,
      { steps: steps.map((one) => one.id), doneAt: Date.now() },
    ];
    const lessons = Object.fromEntries(LESSONS.map(({ id, steps }) => done(id, steps)));
    await page.evaluate(
      (text) => localStorage.setItem('hanchan.learn', text),
      JSON.stringify({ edition: 1, lessons }),
    );
    await page.goto(new URL('/learn', browsing.url).href);
    await page.getByRole('heading', { name: 'The course is done' }).waitFor();
    expect(await page.locator('.path .done').count()).toBe(LESSONS.length);
    expect(await findings(page)).toEqual([]);
    // The match at the end forgives: what was discarded can be taken back.
    await page.goto(new URL('/practice?rules=wrc-2022&first=1', browsing.url).href);
    const back = page.getByRole('button', { name: 'Take back' });
    await back.waitFor();
    expect(await back.isDisabled()).toBe(true);
    const drawn = page.locator('.hand li.drawn button i');
    const isDrawn = async () => {
      if ((await drawn.count()) === 0) await page.keyboard.press('Escape');
      return drawn.count();
    };
    await expect.poll(isDrawn).toBe(1);
    // And a bot says what it would do, without a look for the setting.
    await page.getByRole('button', { name: 'Hints' }).click();
    await page.locator('.hints li.best').waitFor();
    const tile = await drawn.getAttribute('data-t');
    // Bots may have brought the next tile by the time one looks: what lies on the table only grows.
    const lying = () => page.locator('[data-seat] :is(.river, .melds) [data-t]').count();
    const before = await lying();
    await drawn.click();
    await expect.poll(lying).toBeGreaterThan(before);
    await back.click();
    await expect.poll(() => drawn.getAttribute('data-t')).toBe(tile);
    await page.goto(new URL('/learn/nothing', browsing.url).href);
    await page.getByRole('heading', { name: 'There is no such lesson' }).waitFor();
  });
});

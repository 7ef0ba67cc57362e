// The trainers in a browser: each by mouse, by keyboard alone and on a phone, graded as the engine grades, remembered,
// linkable, without a network, and clean for axe in both schemes.

import { isSameAct } from '@hanchan/arena';
import type { TrainKind } from '@hanchan/examination';
import { whyOf } from '@hanchan/examination';
import type { Action } from '@hanchan/game';
import { enJudged } from '@hanchan/narrator/examination';
import { FOUL_OUTCOMES } from '@hanchan/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bookFrom } from '../../../faces/page/kit/src/books/rulesetOf.ts';
import { type AskedQuestion, trainAddress } from '../../../faces/page/study/src/train/address.ts';
import { offeredIn } from '../../../faces/page/study/src/train/judged/offered.ts';
import { type Question, questionFor } from '../../../faces/page/study/src/train/question.ts';
import { askedSteps } from '../../../faces/page/study/src/train/scoringSteps.ts';
import { en } from '../../../faces/page/study/src/train/words/en.ts';
import { findings, findingsDayAndNight } from './support/axe.ts';
import { goWithin, KEPT, keepAll, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

const read = bookFrom('wrc-2022');
if (!read.ok) throw new Error('no rulebook');
const book = read.value;

const LEVEL = {
  efficiency: 'one',
  decisions: 'any',
  judgement: 'push',
  waits: 'few',
  scoring: 'fu',
  calls: 'any',
  referee: 'any',
} as const;

const asked = (kind: TrainKind, number = 1): AskedQuestion => ({
  kind,
  rules: 'wrc-2022',
  level: LEVEL[kind],
  seed: 'spec',
  number,
  skill: null,
  mistake: null,
  again: null,
});

function questionOf<T extends Question['type']>(kind: T, number = 1) {
  const question = questionFor(asked(kind, number), book);
  if (question === null) throw new Error(`no question: ${kind}`);
  return question as Extract<Question, { type: T }>;
}

/** How one presses: with the mouse, or with Enter and Space on what has the focus. */
interface Hands {
  readonly press: (page: Page, target: string) => Promise<void>;
}
const MOUSE: Hands = { press: (page, target) => page.locator(target).click() };
const FINGER: Hands = { press: (page, target) => page.locator(target).tap() };
const KEYS: Hands = {
  async press(page, target) {
    await page.locator(target).focus();
    await page.keyboard.press('Space');
  },
};
const WAYS = [
  ['mouse', MOUSE, {}],
  ['keyboard', KEYS, {}],
  ['phone', FINGER, PHONE],
] as const;

const nth = (selector: string, n: number) => `:nth-match(${selector}, ${n + 1})`;

/** Answers the question rightly, as somebody who knows everything would. */
const ANSWERS: Readonly<Record<TrainKind, (page: Page, hands: Hands) => Promise<void>>> = {
  async efficiency(page, { press }) {
    const { hand, choices } = questionOf('efficiency');
    await press(page, nth('.rack button', hand.concealed.indexOf(choices[0]!.tile)));
  },
  async decisions(page, { press }) {
    const { match, seat, legal, choice } = questionOf('decisions');
    const { hand, drawn } = match.deal!.seats[seat];
    const isPlain = (one: Action) => one.type === 'discard' && !one.riichi;
    if (choice.type === 'discard' && !choice.riichi) {
      const held = drawn === null ? hand : [...hand, drawn];
      return press(page, nth('.rack button', held.indexOf(choice.tile)));
    }
    const others = legal
      .filter((one) => !isPlain(one))
      .filter((one, i, all) => all.findIndex((other) => isSameAct(one, other)) === i);
    await press(
      page,
      nth(
        '.acts button',
        others.findIndex((one) => isSameAct(one, choice)),
      ),
    );
  },
  async judgement(page, { press }) {
    const question = questionOf('judgement');
    const best = offeredIn(question).indexOf(question.choices[0]!);
    await press(page, nth('.acts button', best));
  },
  async waits(page, { press }) {
    for (const kind of questionOf('waits').waits) await press(page, nth('.keys button', kind));
    await press(page, '.check');
  },
  async scoring(page, { press }) {
    for (const [i, step] of askedSteps(questionOf('scoring'), book.ruleset.values).entries()) {
      const at = (selector: string, n: number) =>
        nth(`[aria-labelledby="step-${i}"] ${selector}`, n);
      if (step.type === 'yaku') {
        for (const id of step.right)
          await press(page, at('input[type="checkbox"]', step.choices.indexOf(id)));
      } else if (step.type === 'limit') {
        const names = [null, 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'];
        await press(page, at('input[type="radio"]', names.indexOf(step.right)));
      } else {
        const parts =
          step.type === 'fu'
            ? step.parts.map(({ fu }) => fu)
            : step.type === 'payment'
              ? step.payments.map(({ pays }) => pays)
              : [];
        for (const [n, amount] of [...parts, step.right].entries()) {
          await page.locator(at('input[type="number"]', n)).fill(String(amount));
        }
      }
      await press(page, at('.btn.primary', 0));
    }
  },
  async calls(page, { press }) {
    const { refusal } = questionOf('calls');
    await press(page, `input[value="${refusal === null ? 'yes' : 'no'}"]`);
    if (refusal !== null) await press(page, `input[value="${whyOf(refusal)}"]`);
    await press(page, 'form .btn.primary');
  },
  async referee(page, { press }) {
    const { outcome, offered, consequences } = questionOf('referee');
    await press(page, nth('input[name="outcome"]', FOUL_OUTCOMES.indexOf(outcome)));
    for (const [n, id] of offered.entries()) {
      if (consequences.some((one) => one.id === id)) await press(page, nth('.effects input', n));
    }
    await press(page, 'form .btn.primary');
  },
};

const KINDS = Object.keys(ANSWERS) as TrainKind[];

/** To another question within the page that is open, as a link there goes. */
async function goTo(page: Page, address: string) {
  await goWithin(page, address);
  const { kind } = /^\/train\/(?<kind>\w+)/.exec(address)!.groups!;
  const name = (en.kind as Record<string, string>)[kind!]!;
  await page.getByRole('heading', { level: 1, name }).getByText('Question 1').waitFor();
  await page.locator('.question').first().waitFor();
}

describe('the trainers', () => {
  const browsing = useBrowser();
  const verdict = (page: Page) => page.locator('.verdict h2');

  test.each(WAYS)(
    'by %s a right answer is right, is remembered, and Enter goes on',
    async (_, hands, options) => {
      const page = await browsing.open('/train', options);
      for (const kind of KINDS) {
        await goTo(page, trainAddress(asked(kind)));
        await ANSWERS[kind](page, hands);
        await expect.poll(() => verdict(page).textContent(), { message: kind }).toContain('Right');
        await page.getByText('Streak 1').waitFor();
        const isWide = (await widerThanWindow(page)) > 0;
        expect(isWide, kind).toBe(false);
        await page.keyboard.press('Enter');
        await page.getByText('Question 2').waitFor();
        await page.waitForURL(/\bn=2\b/);
      }
    },
  );

  test('arrows move between tiles, and a wrong discard is told with every other one', async () => {
    const page = await browsing.open(trainAddress(asked('efficiency')));
    await page.locator('.rack button').first().focus();
    await page.keyboard.press('ArrowRight');
    const at = await page.evaluate(() =>
      [...document.querySelectorAll('.rack button')].indexOf(document.activeElement!),
    );
    expect(at).toBe(1);
    const { hand, choices } = questionOf('efficiency');
    await page.locator(nth('.rack button', hand.concealed.indexOf(choices.at(-1)!.tile))).click();
    await expect.poll(() => verdict(page).textContent()).toContain('Not right');
    expect(await page.locator('.verdict tbody tr').count()).toBe(choices.length);
    await page.getByText('Streak 0').waitFor();
  });

  test('a ruling shows its section, and the story is ours', async () => {
    const page = await browsing.open(trainAddress(asked('referee')));
    const { foul } = questionOf('referee');
    const story = (enJudged.story as Record<string, string>)[foul.id]!;
    const plain = story.split('{{who}}').at(-1)!.split('{{tiles}}')[0]!;
    await expect.poll(() => page.locator('.story').textContent()).toContain(plain.trim());
    await ANSWERS.referee(page, MOUSE);
    await page.locator('.verdict .cite').getByText(foul.section).waitFor();
  });

  test('a scored hand opens in the calculator with the same value', async () => {
    const page = await browsing.open(trainAddress(asked('scoring')));
    await page.locator('.question').waitFor();
    await ANSWERS.scoring(page, MOUSE);
    const { win, score } = questionOf('scoring').scored;
    await page.getByRole('link', { name: en.scoring.calculator }).click();
    const points = new Intl.NumberFormat('en').format(score.deltas[win.winner]);
    await page.locator('.total strong').getByText(points, { exact: true }).waitFor();
  });

  test('progress comes back, is offered for practice, and can be forgotten', async () => {
    const page = await browsing.open(trainAddress(asked('waits')));
    await page.locator('.keys button').first().click();
    await page.locator('.check').click();
    await verdict(page).waitFor();
    await page.goto(`${browsing.url}/train`);
    await page.getByText('1 answered').waitFor();
    const [skill] = questionOf('waits').skills;
    const name = (en.skills.waits as Record<string, string>)[skill!]!;
    await page.getByRole('link', { name, exact: true }).click();
    await page.locator('.question').waitFor();
    expect(page.url()).toContain(`skill=${skill}`);
    await page.goto(`${browsing.url}/train`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.export }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('hanchan-training.json');
    await page.getByRole('button', { name: en.reset }).click();
    await page.getByRole('button', { name: en.resetSure }).click();
    await expect.poll(() => page.getByText(en.never).count()).toBe(KINDS.length);
    await page.getByLabel(en.import).setInputFiles(await file.path());
    await page.getByText('1 answered').waitFor();
  });

  test('what an address cannot say is named', async () => {
    const page = await browsing.open('/train/waits?rules=wrc-2022&level=hard&seed=abc&n=1');
    await page.getByRole('alert').getByText('level').waitFor();
    await page.locator('.question').waitFor();
    await page.goto(`${browsing.url}/train/waits?rules=nothing`);
    await page.getByRole('alert').waitFor();
    await page.goto(`${browsing.url}/train/cooking`);
    await page.getByText(en.noSuch).waitFor();
  });

  test('without a network, after the first visit', async () => {
    const page = await browsing.open('/train', {
      ...KEPT,
      mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to load/,
    });
    await page.locator('.kinds').waitFor();
    await keepAll(page);
    await page.context().setOffline(true);
    for (const kind of ['scoring', 'referee'] as const) {
      await page.goto(browsing.url + trainAddress(asked(kind))).catch(() => {});
      await page.locator('.question').first().waitFor();
    }
    await ANSWERS.referee(page, MOUSE);
    await expect.poll(() => verdict(page).textContent()).toContain('Right');
    await page.context().setOffline(false);
  });

  test('has no findings, by day and by night', async () => {
    const page = await browsing.open('/train');
    await page.locator('.kinds').waitFor();
    expect(await findingsDayAndNight(page)).toEqual([]);
    for (const kind of KINDS) {
      await goTo(page, trainAddress(asked(kind)));
      expect(await findings(page, '#main'), kind).toEqual([]);
      await ANSWERS[kind](page, MOUSE);
      await verdict(page).waitFor();
      // What is new once it is answered comes beside the question: colours are looked at then.
      expect(await findingsDayAndNight(page, '#main'), `${kind}, answered`).toEqual([]);
    }
  });

  test('in Japanese', async () => {
    const page = await browsing.open(trainAddress(asked('calls')), { locale: 'ja' });
    await page.getByRole('heading', { name: 'フリテンと鳴き' }).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/train\.|May you/);
  });
});

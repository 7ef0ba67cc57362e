// A referee's examination in Chromium: a paper from a seed is answered by keyboard at a desk and by touch on a phone, marked,
// and certified; a certificate is checked; a bank of questions with a fault is refused with its line. No findings of axe.

import { certificateFor, type ExamPaper, letterOf } from '@hanchan/examination';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bookFrom } from '../../../faces/page/kit/src/books/rulesetOf.ts';
import { addressOf, makePaper } from '../../../faces/page/study/src/examination/asked.ts';
import { findings, findingsDayAndNight } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser, widerThanWindow } from './support/browsing.ts';

const ASKED = { rules: 'wrc-2022', seed: 'spring', questions: 5, passMark: 80 };

function paperOf(asked: typeof ASKED): ExamPaper {
  const book = bookFrom(asked.rules);
  if (!book.ok) throw new Error('no rulebook');
  return makePaper(asked, book.value, null);
}

const BANK = `bank: Questions of the Tuesday league
rules: wrc-2022

question: Who brings the sheet to the desk?
area: results
section: House rules, 4
right: East
wrong: The winner
`;
const bankFile = (text: string) => ({
  name: 'league.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Tab until the question has the focus, then as many arrows as the answer is away. */
async function answerByKeys(page: Page, number: number, answer: number): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (name) => document.activeElement?.getAttribute('name') === name,
      `question-${number}`,
    );
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) {
    await page.keyboard.press('Tab');
  }
  expect(await isThere()).toBe(true);
  if (answer === 0) await page.keyboard.press('Space');
  for (let i = 0; i < answer; i++) await page.keyboard.press('ArrowDown');
}

describe('the examination', () => {
  const browsing = useBrowser();

  test('by keyboard: a paper from a seed, its marking, a certificate, and checking it', async () => {
    const page = await browsing.open('/examination', DESKTOP);
    const field = (name: string) => page.getByLabel(name, { exact: true }).first();
    await field('Seed').fill('spring');
    await field('Questions').fill('5');
    await field('Needed to pass, in percent').fill('80');
    expect(await findingsDayAndNight(page)).toEqual([]);
    await field('Seed').press('Enter');

    const paper = paperOf(ASKED);
    await page.getByText(`paper ${paper.code}`).waitFor();
    const answers = paper.questions.map(({ right, answers: { length } }, i) =>
      i === 1 ? (right + 1) % length : right,
    );
    await page.getByRole('link', { name: 'Another paper' }).focus();
    for (const [i, answer] of answers.entries()) await answerByKeys(page, i + 1, answer);
    await page.getByText('5 of 5 answered').waitFor();
    expect(await findingsDayAndNight(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hand in' }).press('Enter');

    await page.getByText('4 of 5 right: 80 %').waitFor();
    await expect.poll(() => page.locator('#result:focus').count()).toBe(1);
    await page.getByText(`Right is ${letterOf(paper.questions[1]!.right)}.`).waitFor();
    await page.getByLabel('Show only what was wrong').press('Space');
    await expect.poll(() => page.locator('fieldset.card').count()).toBe(1);
    await page.locator('#certificate ~ .fields').getByLabel('Name').fill('Ada Falk');
    await field('Date').fill('2027-03-01');
    const sitting = { name: 'Ada Falk', date: '2027-03-01', passMark: 80, key: '' };
    const { code } = certificateFor(paper, answers, sitting)!;
    await page.locator('output', { hasText: code }).waitFor();
    expect(await findingsDayAndNight(page)).toEqual([]);

    await page.getByRole('link', { name: 'Another paper' }).click();
    await field('Needed to pass, in percent').fill('80');
    await page.getByText('Check a certificate').press('Enter');
    const check = page.locator('details');
    await page.getByRole('radio', { name: /^EMA 2008/ }).press('Space');
    await check.getByText('For EMA 2008, where 80 % are needed').waitFor();
    await page.getByRole('radio', { name: /^WRC 2022/ }).press('Space');
    await check.getByText('For WRC 2022, where 80 % are needed').waitFor();
    await check.getByLabel('Seed').fill('spring');
    await check.getByLabel('Name').fill('Ada Falk');
    await check.getByLabel('Date').fill('2027-03-01');
    await check.getByLabel('Answers').fill(answers.map(letterOf).join(''));
    await check.getByLabel('Code').fill(code);
    await check.getByRole('button', { name: 'Check' }).press('Enter');
    await check.getByText('The code is right: Ada Falk').waitFor();
    await check.getByLabel('Name').fill('Ada Falck');
    await check.getByRole('button', { name: 'Check' }).press('Enter');
    await check.getByText('This is not the code').waitFor();
    expect(await findings(page, 'details')).toEqual([]);
  });

  test('by touch: a paper that is not passed, with the section of what was right', async () => {
    const page = await browsing.open(addressOf(ASKED), { ...PHONE, locale: 'ja' });
    const paper = paperOf(ASKED);
    await page.getByText(paper.code).waitFor();
    for (const [i, { right, answers }] of paper.questions.entries()) {
      const wrong = (right + 1) % answers.length;
      await page.locator(`label:has([name="question-${i + 1}"][value="${wrong}"])`).tap();
    }
    expect([await widerThanWindow(page), ...(await findings(page))]).toEqual([0]);
    await page.locator('.foot button').tap();
    await page.locator('#result', { hasText: '不合格' }).waitFor();
    expect(await page.locator('.verdict .tag.shu').count()).toBe(5);
    expect(await page.locator('.verdict :is(.cite, button, a)').count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator('#certificate').count()).toBe(0);
    expect([await widerThanWindow(page), ...(await findings(page))]).toEqual([0]);
  });

  test('a bank with a fault is refused with its line; a good one is asked from, and of its rulebook only', async () => {
    const page = await browsing.open('/examination', PHONE);
    const file = page.locator('input[type="file"]');
    await file.setInputFiles(bankFile(BANK.replace('section: House rules, 4\n', '')));
    const alert = page.getByRole('alert');
    await alert.getByText('Line 4, section:').waitFor();
    expect([await widerThanWindow(page), ...(await findings(page))]).toEqual([0]);
    await file.setInputFiles(bankFile(BANK));
    await page.getByText('Questions of the Tuesday league: 1 question').waitFor();
    expect(await alert.count()).toBe(0);
    await page.getByLabel('Seed', { exact: true }).first().fill('spring');
    await page.getByLabel('Questions', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Begin' }).tap();
    await page.locator('.asked', { hasText: 'Who brings the sheet to the desk?' }).waitFor();
  });
});

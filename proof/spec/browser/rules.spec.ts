// The rule pages: read, compared, changed, printed; by mouse, by key, by finger, and without a network.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import {
  DESKTOP,
  goWithin,
  KEPT,
  keepAll,
  PHONE,
  useBrowser,
  widerThanWindow,
} from './support/browsing.ts';
import { refOf } from './support/customRules.ts';
import { explainsAtATap, explainsItself } from './support/terms.ts';

const CLUB = refOf('wrc-2022', 'Club night', {
  'tiles.redFives': 'onePerSuit',
  'yaku.tanyao': { han: 1, open: 0 },
});
/** An address, and on a long page a word that leaves some entries of every kind to be looked at closely. */
const PAGES: readonly (readonly [path: string, word?: string])[] = [
  ['/rules/general', 'kan'],
  ['/rules?books=wrc-2022,ema-2008,tenhou&area=score'],
  ['/rules/ema-2008/yaku', 'kan'],
  ['/rules/wdmc-2019/score'],
  ['/rules/uspml-fundamentals/score'],
  ['/rules/uspml-fundamentals/sheet'],
  [`/rules/edit?rules=${CLUB}`, 'tile'],
  [
    `/rules/edit?rules=${refOf('wrc-2022', 'Broken', { 'dora.ura': false, 'end.rounds': 'many' })}`,
    'ura',
  ],
  [`/rules/${CLUB}/sheet`],
  ['/rules/~broken'],
];
const LOOKS = [
  ['light, desktop', { ...DESKTOP, colorScheme: 'light' }, PAGES],
  // One page of each kind.
  ['dark, phone', { ...PHONE, colorScheme: 'dark' }, PAGES.filter((_, i) => i % 3 === 0)],
] as const;

/** The head is there, and nothing that is still to come. */
async function ready(page: Page) {
  await page.locator('main h1').first().waitFor();
  await page.locator('.bone').first().waitFor({ state: 'detached' });
}
const row = (page: Page, rule: string) => page.locator(`[id="rule-${rule}"]`);

/** Types over what stands in a field of an option, and leaves it. */
async function type(page: Page, rule: string, text: string, field = 0) {
  const box = row(page, rule).getByRole('textbox').nth(field);
  await box.fill(text);
  await box.blur();
}

describe('the rule pages', () => {
  const browsing = useBrowser();

  test.each(LOOKS)(
    'have no findings and nothing to scroll sideways: %s',
    async (_, look, pages) => {
      const page = await browsing.open('/rules', look);
      for (const [path, word] of pages) {
        await goWithin(page, path);
        await ready(page);
        const wide = await widerThanWindow(page);
        if (word !== undefined) await page.getByRole('searchbox').fill(word);
        expect([path, wide, ...(await findings(page))]).toEqual([path, 0]);
      }
    },
  );

  test('a link leads to a clause, its tests and its options; a word to what has it', async () => {
    const page = await browsing.open('/rules/wrc-2022#wrc-8.2-03');
    const clause = page.locator('[id="wrc-8.2-03"]');
    await clause.waitFor();
    await expect.poll(() => clause.evaluate((at) => at.classList.contains('aimed'))).toBe(true);
    const isSeen = () =>
      clause.evaluate((at) => {
        const { top } = at.getBoundingClientRect();
        return top >= 0 && top < 720;
      });
    await expect.poll(isSeen).toBe(true);
    await explainsItself(page, clause);
    await clause.getByText(/checked by \d+ tests?/).click();
    expect(await clause.locator('li').first().textContent()).toMatch(/\.spec\.ts/);
    await clause.getByRole('link', { name: 'win.multipleRon' }).click();
    await expect
      .poll(() => row(page, 'win.multipleRon').evaluate((at) => at.classList.contains('aimed')))
      .toBe(true);
    await page.getByLabel('Find').fill('swap');
    await row(page, 'calls.swap').getByText('May not be discarded then').first().waitFor();
    expect(await page.locator('[id^="rule-"]').count()).toBeLessThan(6);
  });

  test('our choice leads to its ruling, the ruling to its clause, the clause to the sources', async () => {
    const page = await browsing.open('/rules/wrc-2022');
    await ready(page);
    await row(page, 'dora.kanReveal').getByRole('link', { name: 'A-26' }).first().click();
    const ruling = page.locator('[id="A-26"]');
    await expect.poll(() => ruling.evaluate((at) => at.classList.contains('aimed'))).toBe(true);
    expect(await ruling.locator('.decision').textContent()).not.toBe('');
    await ruling.getByText(/checked by \d+ tests?/).click();
    expect(await ruling.locator('li').first().textContent()).toMatch(/\.spec\.ts/);
    await ruling.getByRole('link', { name: 'wrc-8.13-03' }).click();
    const clause = page.locator('[id="wrc-8.13-03"]');
    await expect.poll(() => clause.evaluate((at) => at.classList.contains('aimed'))).toBe(true);
    const opened = page.context().waitForEvent('page');
    await clause.getByRole('link', { name: 'in the sources' }).click();
    const sources = await opened;
    await sources.getByText('wrc-8.13-03').first().waitFor();
    expect(await sources.textContent('body')).toContain(
      'proof/spec/wrc-2022/play-04-quads.spec.ts',
    );
  });

  test('books are compared by mouse and by key, and the address holds it', async () => {
    const page = await browsing.open('/rules');
    await page.getByRole('checkbox', { name: 'EMA 2008' }).check();
    await page.getByRole('columnheader', { name: 'EMA 2008' }).waitFor();
    await page.getByRole('checkbox', { name: 'WRC 2022' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('columnheader', { name: 'WRC 2022' }).count()).toBe(0);
    await page.getByLabel('Part of the rules').selectOption('yaku');
    await page.getByRole('button', { name: /All simples/ }).press('Enter');
    await page.getByRole('heading', { name: /All simples/ }).waitFor();
    const rows = await page.locator('tbody tr').count();
    expect(page.url()).toContain('books=wdmc-2019,ema-2008&area=yaku&rule=yaku.tanyao');
    await page.reload();
    await page.getByRole('heading', { name: /All simples/ }).waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(rows);
  });

  test('rules are made, mended, kept, saved, opened, and played', async () => {
    const page = await browsing.open('/rules/edit');
    await ready(page);
    // A kind of control each.
    await row(page, 'tiles.redFives').getByRole('combobox').selectOption('onePerSuit');
    await row(page, 'dora.ura').getByRole('switch').click();
    await type(page, 'end.rounds', '7');
    await row(page, 'draw.abortive').getByRole('checkbox').first().check();
    await row(page, 'ranking.tournamentTies')
      .getByRole('button', { name: /Move down: most/ })
      .click();
    await type(page, 'score.limits', '7', 1);
    await type(page, 'ranking.uma', '25');
    await row(page, 'penalty.chombo').getByRole('combobox').selectOption('payment');
    await row(page, 'yaku.renhou').getByRole('combobox').selectOption('yakuman');
    // Three of them do not fit; each is told where it stands.
    await page.getByText('3 problems:').waitFor();
    await row(page, 'dora.kanUra').getByText('kan ura needs both').waitFor();
    await row(page, 'end.rounds').getByText('a whole number from 1 to 4').waitFor();
    expect(await page.getByRole('button', { name: 'Save on this device' }).isDisabled()).toBe(true);
    await row(page, 'dora.ura').getByRole('button', { name: 'as in the rulebook' }).click();
    await type(page, 'end.rounds', '1');
    await type(page, 'ranking.uma', '-25', 3);
    await page.getByText('8 differences from WRC 2022').waitFor();
    await page.getByLabel('Name of your rules').fill('Club night');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByText('Saved on this device.').waitFor();

    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as a file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('club-night.json');
    const file = await download.path();
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved).toMatchObject({ base: 'wrc-2022', name: 'Club night' });
    expect(saved.changes).toMatchObject({
      'end.rounds': 1,
      'ranking.uma': { type: 'fixed', places: [25, 5, -5, -25] },
      'penalty.chombo': { type: 'payment', nonDealerShare: 2_000 },
      'yaku.renhou': { yakuman: 1 },
      'draw.abortive': ['nineTerminals'],
    });

    // A reload loses nothing; a bad file changes nothing; the good one opens again.
    await page.reload();
    await page.getByText('8 differences from WRC 2022').waitFor();
    const open = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await open('bad.json', '{"base":"wrc-2022","name":"Bad","changes":{"dora.uraa":true}}');
    await page.getByRole('alert').getByText('changes.dora.uraa').waitFor();
    await page.getByText('8 differences from WRC 2022').waitFor();
    await open('good.json', JSON.stringify({ ...saved, name: 'Other night', changes: {} }));
    await page.getByText('0 differences from WRC 2022').waitFor();
    await page.getByRole('button', { name: 'Club night', exact: true }).click();
    await page.getByText('8 differences from WRC 2022').waitFor();

    // The server takes them as they are.
    await page.getByRole('link', { name: 'Open a table' }).click();
    const books = page.getByLabel('Rulebook');
    await books.waitFor();
    await expect.poll(() => books.locator('option:checked').textContent()).toBe('Club night');
    await page.getByRole('button', { name: 'Open table' }).click();
    await page.getByText('Club night').first().waitFor();
    await page.getByText('waiting for players').waitFor();
  });

  test('a rule is changed with the keyboard alone', async () => {
    const page = await browsing.open('/rules/edit?rules=general');
    await ready(page);
    await page.getByLabel('Find a rule to change').focus();
    await page.keyboard.type('nagashi worth');
    await expect.poll(() => page.locator('[id^="rule-"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Kind');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByText('1 difference from General Rules').waitFor();
    expect(
      await row(page, 'yaku.nagashi_mangan').getByText('General Rules: not used').count(),
    ).toBe(1);
  });

  test('custom rules have pages of their own, and are practised by', async () => {
    const page = await browsing.open(`/rules/${CLUB}/yaku#tanyao`, PHONE);
    await page.getByRole('heading', { name: 'Club night' }).waitFor();
    const tanyao = page.locator('#tanyao');
    await tanyao.getByText('1 han, closed only').first().waitFor();
    await tanyao.getByText('changed here').waitFor();
    await tanyao.getByText(/WRC 2022/).waitFor();
    await explainsAtATap(page, page.locator('#riichi'));
    await page.goto(`${browsing.url}/practice?rules=${CLUB}`);
    await page.locator('.hand button').first().waitFor();
    for (const path of ['/practice', '/play/new']) {
      await page.goto(`${browsing.url}${path}?rules=~broken`);
      await page.getByRole('alert').getByText('The rules in the link cannot be used').waitFor();
    }
  });

  test('a sheet is one or two pages of A4, black on white at night too', async () => {
    const page = await browsing.open('/rules', { colorScheme: 'dark' });
    for (const id of ['uspml-fundamentals', 'tenhou', CLUB]) {
      await page.goto(`${browsing.url}/rules/${id}/sheet`);
      await ready(page);
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '8mm', bottom: '8mm', left: '9mm', right: '9mm' },
      });
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
      expect([id, pages <= 2]).toEqual([id, true]);
    }
    await page.emulateMedia({ media: 'print' });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.site').isVisible()).toBe(false);
  });

  test('in Japanese the rules are Japanese, and the clauses say that they are English', async () => {
    const page = await browsing.open('/rules/wrc-2022/score', { locale: 'ja' });
    await page.getByText('子の和了').first().waitFor();
    await page.goto(`${browsing.url}/rules/uspml-fundamentals`);
    await page.getByRole('heading', { name: '牌と山' }).waitFor();
    await row(page, 'calls.chi').getByText('チーできるのは誰か').waitFor();
    await row(page, 'calls.chi').getByText('誰もできない').first().waitFor();
    await ready(page);
    expect(await page.locator('.clause').first().getAttribute('lang')).toBe('en');
  });

  test('everything works without a network once it has been kept', async () => {
    const page = await browsing.open('/rules', {
      ...KEPT,
      mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to load/,
    });
    await ready(page);
    await keepAll(page);
    await page.context().setOffline(true);
    for (const path of ['/rules/ema-2008/yaku', '/rules/tenhou/score', '/rules/edit']) {
      await page.goto(browsing.url + path);
      await ready(page);
    }
    await page.goto(`${browsing.url}/rules/wrc-2022#wrc-8.2-03`);
    await page
      .locator('[id="wrc-8.2-03"]')
      .getByText(/checked by/)
      .waitFor();
  });
});

// Games looked at again: from a file, from a link, from the server, from this browser; with keys and by touch, without
// a network; files that are wrong say where.

import { gzipSync } from 'node:zlib';
import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { playPractice } from '../../../faces/page/study/test/playedPractice.ts';
import { findings } from './support/axe.ts';
import { DESKTOP, KEPT, keepAll, PHONE, TWO_LOOKS, useBrowser } from './support/browsing.ts';
import { SET_UP } from './support/chromium.ts';
import { asFile, asMjai, botGame, withWrongPayment } from './support/games.ts';

const browsing = useBrowser();
let record = '';
let mjai = '';
beforeAll(async () => {
  record = await botGame(WRC_2022, 5);
  mjai = asMjai(await botGame(TENHOU, 9));
}, SET_UP);

const table = (page: Page) => page.locator('.table-page.replaying');
const chosen = (page: Page) => page.locator('input[type="file"]');
const where = (page: Page) => new URL(page.url()).searchParams;

async function openFile(page: Page, name: string, text: string | Uint8Array) {
  await chosen(page).setInputFiles(asFile(name, text));
  await table(page).locator('.hand .tile').first().waitFor();
}

async function stepIs(page: Page, step: number) {
  await page.waitForFunction(
    (wanted) => new URL(location.href).searchParams.get('step') === String(wanted),
    step,
  );
}

describe('a record from a file', () => {
  test('opens verified, can be stepped through with the keys, plays by itself and stops', async () => {
    const page = await browsing.open('/replay', { prepare: (fresh) => fresh.clock.install() });
    await openFile(page, 'match.hanchan.jsonl', record);
    await page.getByRole('button', { name: 'verified' }).waitFor();
    for (let i = 1; i <= 5; i++) await page.keyboard.press('ArrowRight');
    await stepIs(page, 5);
    await page.keyboard.press('ArrowLeft');
    await stepIs(page, 4);
    await page.keyboard.press('o');
    await table(page).locator('.concealed.open').first().waitFor();
    expect(await table(page).locator('.concealed.open').count()).toBe(3);
    expect(where(page).get('open')).toBe('1');
    await page.keyboard.press('s');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('seat') === '1');
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('deal') === '2');
    await page.keyboard.press('PageUp');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('deal') === '1');
    await page.keyboard.press('End');
    await page.locator('.result .sheet').waitFor();
    expect(await page.locator('.result .cite').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.locator('.result').waitFor({ state: 'detached' });
    await page.keyboard.press('Home');
    await stepIs(page, 0);
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // On a busy machine several steps are taken between two looks.
    await page.waitForFunction(() => Number(new URL(location.href).searchParams.get('step')) >= 3);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const step = where(page).get('step');
    await page.clock.runFor(5_000);
    expect(where(page).get('step')).toBe(step);
  });

  test('opens and steps within a second, is listed afterwards, and its address works again', async () => {
    const page = await browsing.open('/replay');
    await chosen(page).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const state = globalThis as unknown as { opened: number };
      const start = () => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector('.replaying .hand .tile') === null)
            requestAnimationFrame(look);
          else {
            dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
            requestAnimationFrame(() => {
              state.opened = performance.now() - began;
            });
          }
        };
        look();
      };
      document.querySelector('input[type="file"]')!.addEventListener('change', start);
    });
    expect(record.match(/^\{"deal"/gm)!.length).toBeGreaterThanOrEqual(8);
    await openFile(page, 'kept.jsonl', record);
    await page.waitForFunction(() => (globalThis as unknown as { opened?: number }).opened);
    const ms = await page.evaluate(() => (globalThis as unknown as { opened: number }).opened);
    console.log(`a record of ${record.match(/^\{"deal"/gm)!.length} deals is steppable after`, ms);
    // A fraction of this on an idle machine; this one may be doing much else.
    expect(ms).toBeLessThan(15_000);
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('deal') === '2');
    await page.reload();
    await table(page).locator('.hand .tile').first().waitFor();
    expect(where(page).get('deal')).toBe('2');
    await page.goto(`${browsing.url}/replay`);
    await page.getByRole('link', { name: /kept\.jsonl/ }).click();
    await table(page).waitFor();
  });

  test('within a link is the same game at the same place', async () => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] };
    const page = await browsing.open('/replay', context);
    await openFile(page, 'small.jsonl', shortened(record));
    for (let i = 1; i <= 6; i++) await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'File' }).click();
    await page.getByRole('button', { name: 'Copy a link to this step' }).click();
    await page.getByText(/^Copied/).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#g=');
    const other = await browsing.open('/', DESKTOP);
    await other.goto(link);
    await table(other).locator('.hand .tile').first().waitFor();
    await other.getByRole('button', { name: 'verified' }).waitFor();
    expect(where(other).get('step')).toBe('6');
    const tiles = (of: Page) =>
      of.locator('.hand .face').evaluateAll((faces) => faces.map((one) => one.dataset['t']));
    await expect.poll(() => tiles(other)).toEqual(await tiles(page));
  });
});

/** The first two deals of a record, which end behind a checksum. */
function shortened(text: string): string {
  const lines = text.split('\n');
  const sums = lines.flatMap((line, i) => (line.startsWith('{"sum"') ? [i] : []));
  return `${lines.slice(0, sums[1]! + 1).join('\n')}\n`;
}

describe('other forms', () => {
  test('an mjai log, packed, under the rules it names; a difference is shown at its place', async () => {
    const page = await browsing.open('/replay');
    await openFile(page, 'game.mjson.gz', gzipSync(mjai));
    await page.getByRole('button', { name: 'Tenhou', exact: true }).waitFor();
    await page.getByRole('button', { name: 'verified' }).waitFor();
    const { text, line } = withWrongPayment(mjai);
    await page.getByRole('button', { name: 'Leave the replay' }).first().click();
    await openFile(page, 'wrong.mjson', text);
    await page.getByRole('button', { name: '1 difference' }).click();
    const found = page.locator('.differences li');
    expect(await found.textContent()).toContain(`Hand 1, event ${line}`);
    expect(await found.textContent()).toContain('[1,2,3,4]');
    await found.getByRole('button', { name: 'Go there' }).click();
    await page.locator('.result .sheet').waitFor();
    await page.keyboard.press('Escape');
    expect(await table(page).locator('.differs').textContent()).toContain('expected');
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('deal') === '2');
  });

  test('the rulebook that is chosen goes along to the review, and comes back with the address', async () => {
    const page = await browsing.open('/replay');
    await openFile(page, 'game.mjson', mjai);
    await page.getByRole('tab', { name: 'File' }).click();
    await page.locator('.file select').first().selectOption('wdmc-2019');
    await page.getByRole('button', { name: 'WDMC 2019', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Review' }).click();
    await page.locator('.what .cite').getByText('WDMC 2019').waitFor();
    await page.reload();
    await page.locator('.what .cite').getByText('WDMC 2019').waitFor();
  });

  test('a broken file names the line and shows what can be read', async () => {
    const page = await browsing.open('/replay');
    for (const [text, told] of [
      ['hello\nworld', 'Line 1: is not JSON'],
      ['{"a":1}', 'is none of these'],
    ] as const) {
      await chosen(page).setInputFiles(asFile('nothing.txt', text));
      await page.getByRole('alert').getByText(told, { exact: false }).waitFor();
    }
    const lines = mjai.trimEnd().split('\n');
    const deals = lines.filter((line) => line.includes('"start_kyoku"')).length;
    await openFile(page, 'broken.mjson', lines.with(20, '{"type":"tsu').join('\n'));
    await page.getByRole('button', { name: '1 difference' }).click();
    expect(await page.locator('.file .wrong').textContent()).toContain('Line 21');
    expect(await page.locator('.deals option').count()).toBe(deals);
  });

  test('saving lists what a form cannot say', async () => {
    const page = await browsing.open('/replay');
    await openFile(page, 'match.jsonl', record);
    await page.getByRole('tab', { name: 'File' }).click();
    await page.getByLabel('Format').selectOption('tenhou6');
    await expect.poll(() => page.locator('.losses li').count()).toBeGreaterThan(5);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toBe('match.tenhou6.json');
  });
});

test('a match against bots that was played in this browser', async () => {
  const page = await browsing.open('/replay');
  // What is kept has its place once something was.
  await openFile(page, 'first.jsonl', record);
  const seed = '00112233445566778899aabbccddeeff';
  const practice = {
    ...{ rules: 'wrc-2022', assistance: 'guided', rounds: 1, level: 'beginner', seed },
    ...{ actions: playPractice(seed).actions, names: ['Me', 'Matsu', 'Take', 'Ume'] },
  };
  await page.evaluate(async (played) => {
    const request = indexedDB.open('hanchan');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const games = request.result.transaction('games', 'readwrite').objectStore('games');
    const value = { type: 'practice', name: 'WRC 2022', practice: played };
    games.put({ id: 'practice-0011223344556677', at: 1, value });
    await new Promise((resolve) => {
      games.transaction.oncomplete = resolve;
    });
  }, practice);
  await page.goto(`${browsing.url}/replay`);
  await page.getByRole('link', { name: /Against bots, WRC 2022/ }).click();
  await page.getByRole('button', { name: 'verified' }).waitFor();
  expect(await page.locator('.plates').textContent()).toContain('Matsu');
});

test('a link that holds no game says so', async () => {
  const page = await browsing.open('/replay#g=abc');
  await page.getByRole('alert').waitFor();
  await page.goto(`${browsing.url}/replay/file-0000`);
  await page.getByRole('alert').waitFor();
});

test('without the network, once the page has been there', async () => {
  const page = await browsing.open('/replay', {
    ...KEPT,
    mayComplain: /ERR_INTERNET|Failed to (load|fetch)/,
  });
  await keepAll(page);
  await page.context().setOffline(true);
  await page.reload();
  await openFile(page, 'offline.jsonl', record);
  await page.getByRole('button', { name: 'verified' }).waitFor();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('#review-summary').waitFor();
});

test('on a phone, by touch', async () => {
  const page = await browsing.open('/replay', PHONE);
  await openFile(page, 'match.jsonl', record);
  await page.getByRole('button', { name: 'Step forward' }).tap();
  await stepIs(page, 1);
  await page.getByLabel('Open hands').tap();
  await page.locator('.others li').first().waitFor();
  expect(await page.locator('.others > li').count()).toBe(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  for (const name of ['Step forward', 'Step back', 'Next hand', 'Play']) {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const boxes = await Promise.all(
    ['.mat', '.transport', '.you'].map((part) => page.locator(part).boundingBox()),
  );
  boxes.forEach((box, i) => {
    if (i > 0) expect(box!.y).toBeGreaterThanOrEqual(boxes[i - 1]!.y + boxes[i - 1]!.height - 1);
  });
});

describe('axe finds nothing', () => {
  test.each(TWO_LOOKS)('%s', async (_, look) => {
    const page = await browsing.open('/replay', look);
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    expect(await findings(page)).toEqual([]);
    await openFile(page, 'wrong.mjson', withWrongPayment(mjai).text);
    await page.keyboard.press('o');
    await page.keyboard.press('ArrowRight');
    expect(await findings(page)).toEqual([]);
    for (const tab of ['Hands', 'Scores', 'File', 'Rules', 'Moves']) {
      if (!(await page.getByRole('tab', { name: tab }).isVisible())) {
        await page.getByRole('button', { name: 'More' }).click();
      }
      await page.getByRole('tab', { name: tab }).click();
      expect([tab, ...(await findings(page, '.talk'))]).toEqual([tab]);
    }
  });
});

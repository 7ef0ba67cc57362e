// The calculator in a browser: real wins typed and tapped, by keyboard alone, on a phone, without a network, and
// links that bring everything back.

import { TENHOU } from '@hanchan/rulesets';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  deltasAsLogged,
  fill,
  type LoggedMeld,
  type LoggedWin,
} from '../../../faces/page/study/test/filling.ts';
import { handTextOf } from '../../../faces/page/table/src/winForm/handText.ts';
import { hasShared, readJsonl, sharedNote, sharedPath } from '../support/shared.ts';
import { findings } from './support/axe.ts';
import { CUT_OFF, keepAll, PHONE, useBrowser } from './support/browsing.ts';
import { type Hands, press, withFinger, withMouse } from './support/hands.ts';
import { explainsItself } from './support/terms.ts';

const WINDS = { E: 'East', S: 'South', W: 'West', N: 'North' } as const;
const SIDES = ['', 'from the right', 'from across', 'from the left'];
const MELDS: Readonly<Record<LoggedMeld['type'], string>> = {
  chi: 'Chi',
  pon: 'Pon',
  daiminkan: 'Called Kan',
  kakan: 'Added Kan',
  ankan: 'Concealed Kan',
};
const CHECKS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Ippatsu/, ['ippatsu']],
  [/^Rinshan/, ['rinshan']],
  [/^Chankan/, ['chankan', 'ronOnKan']],
  [/^(Haitei|Houtei)/, ['haitei', 'houtei']],
  [/^(Tenhou|Chiihou|Renhou)/, ['tenhou', 'chiihou']],
];

const isFull = process.env['HANCHAN_FULL'] === '1';

/** Everything away, and a look at what is chosen then. */
async function startOver(hands: Hands) {
  const { page, chosen } = hands;
  await press(hands, page.getByRole('button', { name: 'Clear' }));
  const groups = await page.locator('fieldset').evaluateAll((all) =>
    all.map((one): [string, string] => {
      const label = one.querySelector('input:checked')?.closest('label');
      return [one.querySelector('legend')!.textContent!, label?.textContent?.trim() ?? ''];
    }),
  );
  chosen.clear();
  for (const [group, choice] of groups) chosen.set(group, choice);
}

async function pick(hands: Hands, group: string, choice: string) {
  const { page, chosen } = hands;
  if (chosen.get(group) === choice) return;
  const radio = page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: choice, exact: true });
  await press(hands, radio);
  chosen.set(group, choice);
}
const sideOf = (seat: number, { winner }: LoggedWin) => SIDES[(seat - winner + 4) % 4]!;

async function pressTiles(hands: Hands, target: string, tiles: readonly string[]) {
  if (tiles.length === 0) return;
  await pick(hands, 'Keys add to', target);
  const places = await hands.page.locator('.grid').evaluate((grid, names) => {
    grid.scrollIntoView({ block: 'center' });
    return names.map((name) => {
      const box = grid.querySelector(`[data-tile="${name}"]`)!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  }, tiles);
  for (const place of places) await hands.pressAt(place);
}

async function tapTiles(hands: Hands, line: LoggedWin) {
  for (const { type, tiles, from } of line.melds) {
    await pick(hands, 'Keys add to', 'Meld');
    await pick(hands, 'Kind of meld', MELDS[type]);
    if (type !== 'chi' && type !== 'ankan') await pick(hands, 'From whom', sideOf(from, line));
    const one = tiles.find((tile) => tile.startsWith('0')) ?? tiles[0]!;
    await pressTiles(hands, 'Meld', type === 'chi' ? tiles : [one]);
  }
  const suits = [...line.closedTiles.matchAll(/(\d+)([mpsz])/g)];
  const closed = suits.flatMap(([, digits, suit]) => [...digits!].map((digit) => digit + suit));
  await pressTiles(hands, 'Hand', [...closed, line.winTile]);
}

async function tellCircumstances(hands: Hands, line: LoggedWin) {
  const { page } = hands;
  await pick(hands, 'Won by', line.tsumo ? 'Tsumo' : 'Ron');
  if (line.from !== null) await pick(hands, 'Discarded', sideOf(line.from, line));
  await pick(hands, 'Seat', WINDS[line.seatWind]);
  await pick(hands, 'Round', WINDS[line.roundWind]);
  await pick(
    hands,
    'Riichi',
    line.doubleRiichi ? 'Double' : line.riichiDeclared ? 'Declared' : 'None',
  );
  await pressTiles(hands, 'Dora indicator', line.doraIndicators);
  await pressTiles(hands, 'Ura', line.uraIndicators);
  for (const [name, flags] of CHECKS) {
    const box = page.getByRole('checkbox', { name });
    if (flags.some((flag) => line[flag] === true)) await press(hands, box);
  }
  const counts = { Counters: line.honba, 'Riichi sticks': line.riichiSticks };
  for (const [name, count] of Object.entries(counts)) {
    if (count === 0) continue;
    await page.getByLabel(name).fill(String(count));
    await page.getByLabel(name).blur();
  }
}

/** What the page says each wind gets or pays. */
async function paid(page: Page): Promise<number[]> {
  const texts = await page.locator('.pay .n').allTextContents();
  return texts.map((text) => Number(text.replace('−', '-').replace(/[,+]/g, '')));
}

async function expectAsLogged(page: Page, line: LoggedWin) {
  await page.locator('.pay').waitFor();
  const told = { page: deltasAsLogged(await paid(page), line), address: page.url() };
  expect(told).toEqual({ page: line.deltas, address: told.address });
  const size = (await page.locator('.total div > b').textContent())!;
  if (line['limit'] === 0) expect(size).toBe(`${line['han']} han ${line['fu']} fu`);
  else expect(size).toMatch(/man/i);
}

describe('the calculator', () => {
  const browsing = useBrowser();
  const example = '/calculator?hand=55m222333444p78s&win=6s&rules=wrc-2022';
  const value = (page: Page) => page.locator('.total strong');

  describe.skipIf(!hasShared)(`real wins${sharedNote}`, () => {
    const all = hasShared
      ? readJsonl<LoggedWin>(sharedPath('data/tenhou/wins.jsonl.gz')).filter(
          ({ rules, pao }) => rules.kuitan && rules.red && pao === null,
        )
      : [];
    /** Rare ones first: kans, robbed kans, last tiles, yakuman; with HANCHAN_FULL=1 some of the rest, 50 in all. */
    const rare = (flag: string) => all.filter((line) => line[flag] === true).slice(0, 2);
    const kans = all
      .filter(({ melds }) => melds.some(({ type }) => type.endsWith('kan')))
      .slice(0, 6);
    const yakuman = all.filter((line) => line['limit'] === 5).slice(0, 3);
    const rares = [
      'chankan',
      'rinshan',
      'haitei',
      'houtei',
      'tenhou',
      'doubleRiichi',
      'ippatsu',
    ].flatMap(rare);
    const chosen = [...rares, ...kans, ...yakuman];
    const more = isFull ? 50 - chosen.length : 0;
    const rest = Array.from({ length: more }, (_, i) => all[1_000 + i * 1_531]!);
    const wins = [...chosen, ...rest];
    const typed = wins.filter((_, i) => i % 2 === 0);
    /** Tapping takes longest: in every run each kind once. */
    const tapped = wins.filter((_, i) => i % (isFull ? 2 : 4) === 1);

    test('are typed', { timeout: 180_000 }, async () => {
      expect(wins.length).toBeGreaterThan(20);
      const page = await browsing.open('/calculator?rules=tenhou');
      const hands = withMouse(page);
      for (const line of typed) {
        await startOver(hands);
        await page.getByLabel('Hand as text').fill(handTextOf(fill(line, TENHOU.values)));
        await tellCircumstances(hands, line);
        await expectAsLogged(page, line);
      }
    });

    test('are tapped on a phone', { timeout: 240_000 }, async () => {
      const page = await browsing.open('/calculator?rules=tenhou', PHONE);
      const hands = await withFinger(page);
      for (const line of tapped) {
        await startOver(hands);
        await tapTiles(hands, line);
        await tellCircumstances(hands, line);
        await expectAsLogged(page, line);
      }
    });
  });

  test('a link brings everything back, follows what is pressed, and is copied whole', async () => {
    const page = await browsing.open(example, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await value(page).getByText('6,400').waitFor();
    await page.getByRole('radio', { name: 'Tsumo' }).check();
    await page.getByLabel('Counters').fill('2');
    await page.getByLabel('Counters').blur();
    await page.waitForURL(/honba=2/);
    const before = await page.locator('.out').textContent();
    await page.reload();
    await value(page).waitFor();
    expect(await page.locator('.out').textContent()).toBe(before);
    expect(new URL(page.url()).searchParams.get('by')).toBe('tsumo');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    for (const within of ['.total', '.lines'])
      await explainsItself(page, page.locator(`.out ${within}`).first(), async () => {
        expect(await findings(page, '.gloss')).toEqual([]);
      });
  });

  test('by keyboard alone: text, keys, circumstances', async () => {
    const page = await browsing.open('/calculator?rules=wrc-2022');
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.id ||
          document.activeElement?.getAttribute('data-tile') ||
          document.activeElement?.getAttribute('name') ||
          '',
      );
    const tabTo = async (wanted: (name: string) => boolean) => {
      for (let i = 0; i < 60 && !wanted(await focused()); i++) await page.keyboard.press('Tab');
      expect(wanted(await focused())).toBe(true);
    };
    await page.locator('#hand-text').waitFor();
    await tabTo((name) => name === 'hand-text');
    await page.keyboard.type('55m222333444p7s');
    await page.keyboard.press('Enter');
    await tabTo((name) => name === '1m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('8s');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await value(page).getByText('6,400').waitFor();
    await page.keyboard.press('Backspace');
    await page.getByText('Tenpai').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The ways of winning come next: one Tab, then arrows.
    while (
      !(await page.evaluate(() =>
        document.activeElement?.closest('fieldset')?.textContent?.includes('Won by'),
      ))
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Tsumo' }).isChecked()).toBe(true);
    await page.locator('.pay').waitFor();
  });

  test('study leads here; what cannot be is off or said, and nothing is lost', async () => {
    const page = await browsing.open('/study');
    await page.getByRole('link', { name: /Calculator/ }).click();
    await page.getByRole('heading', { name: 'Score a hand' }).waitFor();
    expect(await page.getByRole('link', { name: 'Study' }).getAttribute('aria-current')).toBe(
      'page',
    );
    const text = page.getByLabel('Hand as text');
    const said = page.locator('#hand-text-said');
    await text.fill('11112m');
    await text.fill('11111m');
    expect(await said.textContent()).toContain('5 times');
    expect(await page.locator('.rack .line .tile').count()).toBe(5);
    await text.fill('1m 2m 3m 5mr E E');
    expect(await said.textContent()).toContain('red five');
    expect(await page.locator('.rack .line .tile').count()).toBe(6);
    await text.fill('1111m');
    await text.blur();
    const one = page.locator('.grid [data-tile="1m"]');
    expect(await one.getAttribute('aria-disabled')).toBe('true');
    await one.click({ force: true });
    await page.getByRole('alert').getByText('all of them are in use').waitFor();
    expect(await page.getByRole('checkbox', { name: /^Ippatsu/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('.rack .line .tile').count()).toBe(4);
  });

  test('a text that cannot be read clears what came out, and what is pressed next brings it back', async () => {
    const page = await browsing.open(example);
    await value(page).getByText('6,400').waitFor();
    await page.getByLabel('Hand as text').fill('222333444m78p55q');
    await page.locator('.out').getByText('This text can’t be read').waitFor();
    expect(await page.locator('.out').textContent()).not.toContain('6,400');
    expect(await page.locator('.elsewhere').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Copy link' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Tsumo' }).check();
    await page.locator('.pay').waitFor();
  });

  test('on paper: the hand, how it was won and what came out, and nothing to press', async () => {
    const page = await browsing.open(`${example}&seat=W`);
    await page.locator('.pay').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const shown of ['.rack .line', '.out .total', '.pay', '.paper'])
      expect([shown, await page.locator(shown).first().isVisible()]).toEqual([shown, true]);
    for (const shown of [
      '#hand-text',
      '.grid',
      '.facts',
      '.peek',
      '.calc .head select',
      '.calc .head button',
    ])
      expect([shown, await page.locator(shown).first().isVisible()]).toEqual([shown, false]);
    expect(await page.locator('.paper').textContent()).toMatch(/WRC.*Seat: West.*\/calculator\?/s);
  });

  test('every rulebook stands beside, and a press goes over to it', async () => {
    const page = await browsing.open(
      '/calculator?hand=234m567p22s34s[678s<]&win=5s&rules=wrc-2022',
    );
    const rows = page.locator('.elsewhere tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(6);
    const ema = rows.filter({ hasText: 'EMA 2008' });
    expect(await ema.textContent()).toContain('No yaku');
    expect(await ema.locator('a.cite').count()).toBeGreaterThan(0);
    await ema.getByRole('button').click();
    await page.getByText('No win').first().waitFor();
    await page.waitForURL(/rules=ema-2008/);
  });

  test('a rule is changed, and the link holds the change', async () => {
    const page = await browsing.open(
      '/calculator?hand=234m067p22s34s[678s<]&win=5s&rules=wrc-2022',
    );
    await page.locator('.pay').waitFor();
    const before = await value(page).textContent();
    await page.getByText('Change a rule').click();
    await page.getByLabel('Find a rule to change').fill('red fives');
    await page.getByLabel('Are red fives in the set?').selectOption({ index: 1 });
    await page.waitForURL(/rules=(~|%7E)/);
    const after = await value(page).textContent();
    expect(after).not.toBe(before);
    await page.reload();
    await value(page).getByText(after!).waitFor();
    expect(await page.locator('.elsewhere tbody tr').count()).toBe(7);
  });

  test('in Japanese, with Japanese words of play', async () => {
    const page = await browsing.open(example, { locale: 'ja' });
    await page.getByRole('heading', { name: '点数計算' }).waitFor();
    await page.getByText('三暗刻').first().waitFor();
  });

  test('without a network, after the first visit', async () => {
    const page = await browsing.open('/', CUT_OFF);
    await keepAll(page);
    await page.context().setOffline(true);
    await page.goto(browsing.url + example).catch(() => {});
    await value(page).getByText('6,400').waitFor();
    await page.getByRole('radio', { name: 'Tsumo' }).check();
    await page.locator('.pay').waitFor();
    await page.context().setOffline(false);
  });

  test('has no findings while a meld is made, by day and by night', async () => {
    const page = await browsing.open(example);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('radio', { name: 'Meld' }).check();
    await page.getByRole('radio', { name: 'Chi' }).check();
    await page.locator('.grid [data-tile="3m"]').click();
    await page.locator('.grid [data-tile="3m"]').click({ force: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page)).toEqual([]);
    }
  });
});

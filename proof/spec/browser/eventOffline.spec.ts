// Phones at an event when something fails: the network goes in the middle of a round and the phones go on, two referees
// write on one sheet, the laptop of the desk is killed while sheets are entered. Nothing is lost, nothing is done twice.

import { type EventState, tableOf } from '@hanchan/tournament';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findings } from './support/axe.ts';
import { KEPT, PATIENCE, useBrowser } from './support/browsing.ts';
import { type EventOverApi, makeEvent } from './support/eventOverApi.ts';
import {
  button,
  chooseFoul,
  drawWinds,
  enterAs,
  fillSheet,
  NO_NETWORK,
  openTable,
  tap,
} from './support/eventPhone.ts';
import { killableSite } from './support/killableSite.ts';
import { layWire } from './support/wire.ts';

const LONG = { timeout: 240_000 };
/** What a refusal is to a browser. */
const REFUSED = /Failed to (load resource|fetch)|net::ERR|409/;
const POINTS = ['41.2', '33.8', '27.0', '18.0'];
const HELD = [41_200, 33_800, 27_000, 18_000];

/** How often each kind of act is in the log, of those that were done at a table or by a referee. */
async function counted(event: EventOverApi): Promise<Record<string, number>> {
  const wanted = 'drawWinds allLast setState enter confirm penalise sendBack sign'.split(' ');
  const counts: Record<string, number> = {};
  const entries = await event.log();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { act } of entries) {
    if (wanted.includes(act.type)) counts[act.type] = (counts[act.type] ?? 0) + 1;
  }
  return counts;
}

const namesAt = ({ people }: EventOverApi, table: number) =>
  people.slice(4 * table - 4, 4 * table).map(({ name }) => name);
const tableIn = (state: EventState, table: number) => tableOf(state, 1, table)!;
const sheetPath = (event: EventOverApi, table: number) => `/events/${event.id}/table/1/${table}`;

const signSheet = async (page: Page) => {
  await tap(button(page, 'All have signed on paper'));
  await tap(button(page, 'Checked: sign').and(page.locator(':enabled')));
};

describe('the network of a hall', () => {
  const browsing = useBrowser();
  const enter = (event: EventOverApi, name: string, over = '') => {
    const door = event.door(name);
    const address = over + door.address;
    return enterAs(browsing, { ...door, address }, { ...KEPT, mayComplain: REFUSED });
  };

  test(
    'is away for a whole hanchan: the table goes on, over a reload too, and all of it arrives once',
    LONG,
    async () => {
      const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
      const names = namesAt(event, 1);
      const wire = await layWire(browsing.url);
      onTestFinished(wire.close);
      const phone = await enter(event, names[0]!, wire.url);
      const referee = await enter(event, 'Iversen', wire.url);
      const other = await enter(event, names[2]!);
      await openTable(referee, 1);
      await tap(phone.getByRole('link', { name: 'Open the sheet' }));
      await phone.getByRole('heading', { name: 'Who drew which wind?' }).waitFor();
      await phone.evaluate(() => navigator.serviceWorker.ready);
      wire.cut();

      await drawWinds(phone, names);
      await phone.getByText('1 saved here').waitFor();
      await phone.getByText('Before the last hand').click();
      for (const [i, delta] of ['+5.0', '-3.0', '-1.0', '-1.0'].entries()) {
        await phone
          .getByRole('textbox', { name: /: difference$/ })
          .nth(i)
          .fill(delta);
      }
      await tap(button(phone, 'Show the sheet'));
      await phone.getByText('2 saved here').waitFor();
      await fillSheet(phone, names, POINTS);
      // The phone runs out of power: what was done and what was typed is there when it comes back.
      await phone.reload();
      await phone.getByText('2 saved here').waitFor();
      expect(await phone.getByLabel(`${names[0]}’s points`).inputValue()).toBe(POINTS[0]);
      await tap(button(phone, 'Enter the sheet'));
      await tap(button(phone, 'I confirm').first());
      await tap(button(phone, `${names[1]}: I confirm`));
      await phone.getByText('5 saved here').waitFor();
      expect(await findings(phone)).toEqual([]);
      await chooseFoul(referee, names[3]!, 'noten', /^Noten riichi/);
      await tap(button(referee, 'Apply to table 1'));
      await referee.getByText('1 saved here').waitFor();
      expect(await counted(event)).toEqual({});

      wire.mend();
      for (const page of [phone, referee]) await page.getByText('All sent').waitFor();
      await tap(other.getByRole('link', { name: 'Check and confirm the sheet' }));
      await tap(button(other, 'I confirm').first());
      await tap(referee.getByRole('link', { name: /Sheet/ }));
      // On paper signs whoever has not confirmed yet, as far as the referee's phone knows.
      await referee.getByText('3 of 4 confirmed').waitFor();
      await signSheet(referee);
      await phone.getByText('Checked and signed.').waitFor();
      expect(await counted(event)).toEqual({
        drawWinds: 1,
        allLast: 1,
        enter: 1,
        confirm: 4,
        penalise: 1,
        sign: 1,
      });
      const table = tableIn(await event.state(), 1);
      expect(table.sheet!.form.held).toEqual(HELD);
      expect([...table.sheet!.confirmed.values()].map(({ how }) => how)).toEqual([
        'own',
        'passed',
        'own',
        'paper',
      ]);
    },
  );

  test(
    'is away for one of two referees: the signature stays with the sheet it was given to',
    LONG,
    async () => {
      const event = await makeEvent(browsing.url, {
        rules: 'wdmc-2019',
        desk: { winds: 'prescribed', sheets: 'players', signs: 'staff' },
      });
      const names = namesAt(event, 1);
      const [one, two] = [await enter(event, 'Iversen'), await enter(event, 'Jonsson')];
      for (const page of [one, two]) {
        await page.goto(browsing.url + sheetPath(event, 1));
        await page.getByRole('heading', { name: 'Report sheet' }).waitFor();
      }
      await two.context().setOffline(true);
      await fillSheet(two, names, ['40.0', '30.0', '29.0', '21.0']);
      await tap(button(two, 'Enter the sheet'));
      await signSheet(two);
      await two.getByText('6 saved here').waitFor();
      await fillSheet(one, names, POINTS);
      await tap(button(one, 'Enter the sheet'));
      await one.getByText('0 of 4 confirmed').waitFor();
      // The page shows what it has done before the server knows of it.
      await one.getByText('All sent').waitFor();
      await two.context().setOffline(false);
      const clash = two
        .getByRole('alert')
        .filter({ hasText: 'Table 1 has changed in the meantime' });
      await clash.waitFor();
      const row = clash.getByRole('row', { name: new RegExp(names[0]!) });
      expect(await row.getByRole('cell').allTextContents()).toEqual(['41,200', '40,000']);
      await clash.getByText('Sheet of table 1, round 1 signed').waitFor();
      expect(await findings(two)).toEqual([]);
      // Nothing of hers has touched the sheet of the other.
      expect(tableIn(await event.state(), 1)).toMatchObject({ stage: 'entered', version: 1 });
      await tap(clash.getByRole('button', { name: 'Keep what is there' }));
      await clash.waitFor({ state: 'detached' });
      await two.getByText('All sent').waitFor();
      expect(await counted(event)).toEqual({ enter: 1 });

      await signSheet(two);
      await one.getByText(/Signed by Jonsson|signed by Jonsson/i).waitFor();
      expect(tableIn(await event.state(), 1).sheet!.form.held).toEqual(HELD);
    },
  );
});

describe('the score of a table', () => {
  const browsing = useBrowser();

  test('is kept on a phone without a network, and its end is the sheet', LONG, async () => {
    const event = await makeEvent(browsing.url, {
      rules: 'wrc-2022',
      desk: { winds: 'prescribed' },
    });
    const names = namesAt(event, 1);
    const phone = await enterAs(browsing, event.door(names[1]!), {
      ...KEPT,
      mayComplain: NO_NETWORK,
    });
    await tap(phone.getByRole('link', { name: 'Open the sheet' }));
    await tap(button(phone, 'Keep score here'));
    await phone.locator('.seats').waitFor();
    await phone.context().setOffline(true);
    const seat = (wind: number) => phone.locator('.who', { hasText: names[wind]! });
    await tap(button(phone, `Riichi: ${names[2]}`));
    await tap(phone.locator('.seg label', { hasText: 'Ron' }));
    await tap(seat(2));
    await tap(seat(1));
    await tap(phone.getByRole('button', { name: '3 han', exact: true }));
    await tap(phone.getByRole('button', { name: /^40 fu, / }));
    await phone.getByRole('heading', { name: 'East 2', level: 1 }).waitFor();
    await phone.goBack();
    await tap(button(phone, 'Fill in'));
    await phone.getByText('Adds up to 120,000.').waitFor();
    await tap(button(phone, 'Enter the sheet'));
    await phone.getByText('1 saved here').waitFor();
    await phone.context().setOffline(false);
    await phone.getByText('All sent').waitFor();
    expect(tableIn(await event.state(), 1).sheet).toMatchObject({
      source: 'keeper',
      form: { held: [30_000, 24_800, 35_200, 30_000], sticks: 0 },
    });
  });
});

describe('the laptop of a hall', () => {
  const site = killableSite();
  const browsing = useBrowser({}, site);

  test(
    'is killed while sheets are entered, again and again: phones go on, all of it is there once',
    LONG,
    async () => {
      const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
      const tables = [1, 2];
      const pages: Page[] = [];
      for (const table of tables) {
        const door = event.door(namesAt(event, table)[0]!);
        const page = await enterAs(browsing, door, { ...KEPT, mayComplain: NO_NETWORK });
        await tap(page.getByRole('link', { name: 'Open the sheet' }));
        await page.getByRole('heading', { name: 'Who drew which wind?' }).waitFor();
        pages.push(page);
      }
      await site.kill();
      for (const [i, page] of pages.entries()) await drawWinds(page, namesAt(event, tables[i]!));
      await site.start();
      for (const page of pages) await page.getByText('All sent').waitFor();
      for (const [i, page] of pages.entries()) {
        await fillSheet(page, namesAt(event, tables[i]!), POINTS);
        await tap(button(page, 'Enter the sheet'));
        // In the middle of what the second phone sends.
        if (i === 1) await site.kill();
        await tap(button(page, 'I confirm').first());
        for (const name of namesAt(event, tables[i]!).slice(1)) {
          await tap(button(page, `${name}: I confirm`));
        }
      }
      await site.start();
      for (const page of pages) {
        await page.getByText(/A referee checks and signs/).waitFor();
        await page.getByText('All sent').waitFor();
      }
      expect(await counted(event)).toEqual({ drawWinds: 2, enter: 2, confirm: 8 });
      await expect
        .poll(
          async () => {
            const state = await event.state();
            return tables.map((table) => tableIn(state, table).stage);
          },
          { timeout: PATIENCE },
        )
        .toEqual(['confirmed', 'confirmed']);
      for (const table of tables) {
        expect(tableIn(await event.state(), table).sheet!.form.held).toEqual(HELD);
      }
    },
  );
});

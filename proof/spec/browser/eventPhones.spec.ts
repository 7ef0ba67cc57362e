// Phones at an event, by touch: a referee's chombo under two rulebooks, a late player, a sheet that is wrong, sent back
// and corrected, a phone without a network, and two referees on one sheet.

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findings } from './support/axe.ts';
import { KEPT, PATIENCE, PHONE, useBrowser } from './support/browsing.ts';
import { type EventOverApi, makeEvent } from './support/eventOverApi.ts';
import * as phones from './support/eventPhone.ts';
import { ServerClock } from './support/serverClock.ts';

const clock = new ServerClock();

/** The plan says who begins as East. By WDMC's document only the head judge enters and signs; here players and referees are tried. */
const PLANNED = { winds: 'prescribed', sheets: 'players', signs: 'staff' } as const;

describe('phones at an event', () => {
  const browsing = useBrowser({ time: clock.time });

  const enter = (event: EventOverApi, name: string, mayComplain?: RegExp): Promise<Page> =>
    phones.enterAs(
      browsing,
      event.door(name),
      mayComplain === undefined ? {} : { ...KEPT, mayComplain },
    );

  const player = ({ people }: EventOverApi, number: number) => people[number - 1]!.name;
  const four = (event: EventOverApi) => [1, 2, 3, 4].map((number) => player(event, number));
  const sheetPath = ({ id }: EventOverApi) => `/events/${id}/table/1/1`;

  test('WRC: a chombo in a few taps, 30P off the tournament score, cited, told to the player, taken back', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
    const name = player(event, 3);
    const page = await enter(event, 'Hansen');
    expect(await findings(page)).toEqual([]);
    await phones.openTable(page, 1);
    await phones.chooseFoul(page, name, 'noten', /Riichi without tenpai|noten/i);
    const verdict = page.locator('.verdict');
    expect(await verdict.textContent()).toMatch(/Chombo.*−30P/s);
    expect(await verdict.locator('.cite').first().textContent()).toMatch(/WRC/);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('heading', { name: 'Void' }).waitFor();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await phones.tap(phones.button(page, 'Apply to table 1'));
    await page.getByRole('heading', { name: 'Given at this table' }).waitFor();
    await page.getByText('All sent').waitFor();
    const [penalty] = [...(await event.state()).penalties.values()];
    expect(penalty).toMatchObject({
      kind: 'chombo',
      points: 30_000,
      slots: [3],
      section: '12.3.4',
      table: 1,
    });

    const phone = await enter(event, name);
    await phone.getByText('Chombo −30P').waitFor();
    expect(await phone.locator('tr.me').textContent()).toContain('−30.0');
    expect(await findings(phone)).toEqual([]);

    await phones.tap(phones.button(page, 'Withdraw'));
    await phones.tap(phones.button(page, 'Wrong player'));
    await phones.tap(page.locator('form').getByRole('button', { name: 'Withdraw' }));
    await page.getByText('Withdrawn: Wrong player').waitFor();
    await phone.getByText('Withdrawn: Wrong player').waitFor();
    expect(await phone.locator('tr.me').textContent()).not.toContain('−30.0');
  });

  test('WDMC: a chombo is 12,000 in the mods of the sheet, before uma', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wdmc-2019', desk: PLANNED });
    const page = await enter(event, 'Iversen');
    await phones.openTable(page, 1);
    await phones.chooseFoul(page, player(event, 2), 'false win shown', /False win, hand shown/);
    expect(await page.locator('.verdict').textContent()).toMatch(/Chombo.*−12,000/s);
    await phones.tap(phones.button(page, 'Apply to table 1'));
    await page.getByRole('heading', { name: 'Given at this table' }).waitFor();
    await page.goto(browsing.url + sheetPath(event));
    await page.getByRole('heading', { name: 'Report sheet' }).waitFor();
    await phones.fillSheet(page, four(event), ['40.0', '35.0', '25.0', '20.0']);
    const mods = page.getByRole('row', { name: /^Mods/ });
    await expect
      .poll(() => mods.getByRole('cell').allTextContents())
      .toEqual(['', '-12.0', '', '']);
    // 35,000 less 12,000 is third, and one player alone is above 30,000.
    const uma = page.getByRole('row', { name: /^Uma/ });
    expect(await uma.getByRole('cell').allTextContents()).toEqual([
      '+12.0',
      '-3.0',
      '-1.0',
      '-8.0',
    ]);
  });

  test('a late player costs by the minute, can be forgiven, and past the limit somebody else plays', async () => {
    // However long the test takes, they are late by what it says, and by what the phone counts between two news.
    clock.stand();
    onTestFinished(() => clock.goOn());
    const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
    const [first, second, third] = four(event) as [string, string, string];
    const page = await enter(event, 'Iversen');
    await phones.openTable(page, 1);
    const miss = async (name: string) => {
      await phones.tap(page.getByRole('radio', { name: new RegExp(name) }));
      await phones.tap(phones.button(page, `${name} is missing`));
      await phones.tap(phones.button(page, 'No foul after all'));
    };
    for (const name of [first, second, third]) await miss(name);
    await page.getByText('All sent').waitFor();
    clock.ahead += 200_000;
    const card = (name: string) =>
      page.locator('section[aria-labelledby="late"] > *').filter({ hasText: name });
    await event.act({ type: 'announce', text: 'We have begun.' });
    await card(first).getByText('−3P').waitFor();
    await phones.tap(card(first).getByRole('button', { name: 'Arrived' }));
    await card(first)
      .getByText(/came after 3:[2-5]\d/)
      .waitFor();
    await phones.tap(card(second).getByRole('button', { name: 'Waive' }));
    await phones.tap(card(second).getByRole('button', { name: 'Our mistake' }));
    await phones.tap(card(second).locator('form').getByRole('button', { name: 'Waive' }));
    await card(second)
      .getByText(/penalty waived/)
      .waitFor();
    await page.getByText('All sent').waitFor();
    clock.ahead += 420_000;
    await event.act({ type: 'announce', text: 'Ten minutes.' });
    await card(third).getByText('−30P').waitFor();
    await phones.tap(card(third).getByRole('button', { name: 'Use a substitute' }));
    await card(third).getByLabel('Who plays').selectOption({ index: 1 });
    await phones.tap(card(third).getByRole('button', { name: 'Too late' }));
    await phones.tap(card(third).getByRole('button', { name: 'Seat them' }));
    await expect
      .poll(
        async () =>
          [...(await event.state()).rounds[0]!.tables[0]!.late.values()].map(({ outcome }) => [
            outcome?.type,
            outcome?.points,
          ]),
        { timeout: PATIENCE },
      )
      .toEqual([
        ['arrived', 3],
        ['waived', 0],
        ['replaced', 30],
      ]);
  });

  test('a sheet: winds drawn, a wrong sum explained and put right, four confirm, sent back, corrected, signed', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
    const names = four(event);
    const phone = await enter(event, names[0]!);
    expect(await findings(phone)).toEqual([]);
    await phones.tap(phone.getByRole('link', { name: 'Open the sheet' }));
    await phones.drawWinds(phone, names);
    await phones.fillSheet(phone, names, ['41.2', '29.8', '27.0', '21.0']);
    await phone.getByText('1,000 short of 120,000.').waitFor();
    await phone.getByText('1 riichi stick left on the table').waitFor();
    await phones.tap(phones.button(phone, 'Apply this correction').first());
    await phone.getByText('Adds up to 120,000.').waitFor();
    expect(
      await phone
        .getByRole('row', { name: /^Score/ })
        .getByRole('cell')
        .allTextContents(),
    ).toEqual(['+26.2', '+4.8', '▲8.0', '▲24.0']);
    expect(await findings(phone)).toEqual([]);
    await phones.tap(phones.button(phone, 'Enter the sheet'));
    await phones.tap(phones.button(phone, 'I confirm').first());
    for (const name of names.slice(1)) await phones.tap(phones.button(phone, `${name}: I confirm`));
    await phone.getByText(/A referee checks and signs/).waitFor();

    const referee = await enter(event, 'Hansen');
    await referee.getByText('to sign').waitFor();
    await phones.openTable(referee, 1);
    await phones.tap(referee.getByRole('link', { name: /Sheet/ }));
    await phones.tap(phones.button(referee, 'Send back'));
    await phones.tap(phones.button(referee, 'Sticks do not match'));
    await phones.tap(referee.locator('form').getByRole('button', { name: 'Send back' }));

    await phone.getByRole('heading', { name: 'The sheet was sent back' }).waitFor();
    await phone.getByText('Sticks do not match').waitFor();
    await phones.fillSheet(phone, names, ['42.2', '29.8', '27.0', '21.0']);
    await phones.tap(phones.button(phone, 'Enter the sheet'));
    await phone.getByText('0 of 4 confirmed').waitFor();
    await phones.tap(phones.button(referee, 'All have signed on paper'));
    await phones.tap(phones.button(referee, 'Checked: sign'));
    await phone.getByText('Checked and signed.').waitFor();
    const table = (await event.state()).rounds[0]!.tables[0]!;
    expect(table.stage).toBe('signed');
    expect(table.earlier).toHaveLength(1);
    expect(table.sheet!.form).toMatchObject({ held: [42_200, 29_800, 27_000, 21_000], sticks: 0 });
  });

  test('without a network a referee goes on; everything is sent in order afterwards', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
    const page = await enter(event, 'Iversen', phones.NO_NETWORK);
    await phones.openTable(page, 2);
    const context = page.context() as BrowserContext;
    await context.setOffline(true);
    await phones.chooseFoul(page, player(event, 6), 'phone', /Foreign object or device/);
    await page.getByLabel('Instead').selectOption('warning');
    await phones.tap(phones.button(page, 'Apply to table 2'));
    await page.getByText('1 saved here').waitFor();
    await phones.tap(phones.button(page, '+5 minutes'));
    await phones.tap(phones.button(page, 'A ruling'));
    await phones.tap(phones.button(page, 'Give 5 minutes'));
    await page.getByText('2 saved here').waitFor();
    expect((await event.state()).penalties.size).toBe(0);
    await context.setOffline(false);
    await page.getByText('All sent').waitFor();
    const state = await event.state();
    expect([...state.penalties.values()]).toMatchObject([{ kind: 'warning', slots: [6] }]);
    expect(state.rounds[0]!.tables[1]!.extraSeconds).toBe(300);
  });

  test('two referees on one sheet: the second sees both and chooses; neither is lost', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wdmc-2019', desk: PLANNED });
    const names = four(event);
    const [one, two] = [
      await enter(event, 'Iversen'),
      await enter(event, 'Jonsson', /Failed to (load resource|fetch)|net::ERR|409/),
    ];
    for (const page of [one, two]) {
      await page.goto(browsing.url + sheetPath(event));
      await page.getByRole('heading', { name: 'Report sheet' }).waitFor();
    }
    await two.context().setOffline(true);
    await phones.fillSheet(two, names, ['40.0', '30.0', '30.0', '20.0']);
    await phones.tap(phones.button(two, 'Enter the sheet'));
    await two.getByText('1 saved here').waitFor();
    await phones.fillSheet(one, names, ['50.0', '30.0', '20.0', '20.0']);
    await phones.tap(phones.button(one, 'Enter the sheet'));
    await one.getByText('0 of 4 confirmed').waitFor();
    await one.getByText('All sent').waitFor();
    await two.context().setOffline(false);
    const clash = two.getByRole('alert').filter({ hasText: 'Table 1 has changed in the meantime' });
    await clash.waitFor();
    const row = clash.getByRole('row', { name: new RegExp(names[0]!) });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['50,000', '40,000']);
    expect(await findings(two)).toEqual([]);
    await phones.tap(clash.getByRole('button', { name: 'Enter mine instead' }));
    await clash.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await event.state()).rounds[0]!.tables[0]!.sheet?.form.held, {
        timeout: PATIENCE,
      })
      .toEqual([40_000, 30_000, 30_000, 20_000]);
    const { earlier } = (await event.state()).rounds[0]!.tables[0]!;
    expect(earlier.map(({ sheet }) => sheet.form.held)).toEqual([[50_000, 30_000, 20_000, 20_000]]);
  });

  test('a score that is kept on the phone fills the sheet', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wrc-2022', desk: PLANNED });
    const phone = await enter(event, player(event, 2));
    await phones.tap(phone.getByRole('link', { name: 'Open the sheet' }));
    await phones.tap(phones.button(phone, 'Keep score here'));
    await phone.waitForURL(/\/score\//);
    await phone.getByText(player(event, 1)).first().waitFor();
    await phone.goto(browsing.url + sheetPath(event));
    await phone.getByRole('link', { name: 'Continue keeping score' }).waitFor();
    await phones.tap(phones.button(phone, 'Fill in'));
    await phone.getByText('Adds up to 120,000.').waitFor();
    await phones.tap(phones.button(phone, 'Enter the sheet'));
    await phone.getByText('0 of 4 confirmed').waitFor();
    await phone.getByText('All sent').waitFor();
    const { sheet } = (await event.state()).rounds[0]!.tables[0]!;
    expect(sheet).toMatchObject({
      source: 'keeper',
      form: { held: [30_000, 30_000, 30_000, 30_000] },
    });
  });

  test('a player comes in by number and PIN and calls a referee; links that are wrong say so', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wrc-2022' });
    const name = player(event, 5);
    const page = await browsing.open(`/events/${event.id}/join`, {
      ...PHONE,
      mayComplain: /40[0-9]/,
    });
    expect(await findings(page)).toEqual([]);
    const { pin } = event.link(name);
    await page.getByLabel('Your number').fill('5');
    await page.getByLabel('PIN, four digits').fill(pin === '0000' ? '0001' : '0000');
    await phones.tap(phones.button(page, 'Open'));
    await page.getByText('That is not the PIN.').waitFor();
    await page.getByLabel('PIN, four digits').fill(pin!);
    await phones.tap(phones.button(page, 'Open'));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await phones.tap(phones.button(page, 'Call a referee'));
    await phones.tap(phones.button(page, 'A question'));
    await phones.tap(phones.button(page, 'Call now'));
    await page.getByText('A referee has been called.').waitFor();
    const referee = await enter(event, 'Jonsson');
    await referee.getByText('A question').waitFor();
    await phones.tap(phones.button(referee, /I’ll go/));
    await page.getByText('A referee is on the way.').waitFor();
    await phones.tap(phones.button(referee, /Done/));
    await phones.button(page, 'Call a referee').waitFor();

    await event.act({ type: 'renewLink', link: event.link(name).link });
    const stale = await browsing.open(event.join(name), { ...PHONE, mayComplain: /40[0-9]/ });
    await stale.getByText(/may have been renewed/).waitFor();
  });

  test('the head referee binds the event with a ruling, and every player reads it', async () => {
    const event = await makeEvent(browsing.url, { rules: 'wdmc-2019' });
    const head = await enter(event, 'Hansen');
    const phone = await enter(event, player(event, 1));
    await phones.tap(head.getByRole('link', { name: 'Rulings' }));
    await phones.tap(phones.button(head, 'Record a ruling'));
    await head.getByLabel('What was asked').fill('May drinks stand on the table?');
    await head.getByLabel('What was decided').fill('On the side tables only.');
    await phones.tap(head.getByRole('switch'));
    await phones.tap(phones.button(head, 'Record'));
    await phone.getByText('On the side tables only.').waitFor();
    await phones.tap(head.getByRole('link', { name: 'My log' }));
    await head.getByText('Ruling: May drinks stand on the table?').waitFor();
    expect(await findings(head)).toEqual([]);
    // What the event keeps of the player is told on the same page, and a consent is given there.
    await phones.tap(phone.getByText('My data at this event'));
    const mayRank = phone.getByRole('switch', { name: /sent to the federation/ });
    expect(await mayRank.isChecked()).toBe(false);
    await phones.tap(mayRank);
    await expect
      .poll(async () => {
        const people = [...(await event.state()).people.values()];
        return people.find(({ slot }) => slot === 1)?.consents.at(-1);
      })
      .toMatchObject({ to: 'mayRank', isGiven: true, how: 'own', wording: 'en-1' });
    expect(await findings(phone)).toEqual([]);
  });
});

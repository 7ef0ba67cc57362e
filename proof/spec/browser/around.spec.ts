// What happens around the table: tables that are found and joined, watched and left, accounts, settings that stay, and
// what works without a network.

import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { CUT_OFF, keepAll, useBrowser } from './support/browsing.ts';

describe('around the table', () => {
  const browsing = useBrowser();

  test('an open table is found in the lobby, joined, left, and gone', async () => {
    const host = await browsing.open('/play/new');
    await host.getByRole('radio', { name: 'Everybody' }).check();
    await host.getByRole('button', { name: 'Open table' }).click();
    await host.getByText('waiting for players').waitFor();

    const guest = await browsing.open('/play');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByText('waiting for players').waitFor();
    await host.locator('.places li.player').nth(1).waitFor();
    await guest.getByRole('button', { name: 'Leave the table' }).click();
    await host.locator('.places li.open').nth(2).waitFor();
    await host.getByRole('button', { name: 'Leave the table' }).click();
    await guest.getByText('No table is open').waitFor();
  });

  test('names and chat are text, whatever stands in them', async () => {
    const NAME = '<svg onload=alert(1)>';
    const LINE = '"><img src=x onerror=alert(1)> שלום <b>bold</b> {{1+1}} javascript:alert(1)';
    const page = await browsing.open('/');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.evaluate(async (name) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ name });
      await fetch('/api/session/guest', { method: 'POST', headers, body });
    }, NAME);
    await page.reload();
    await page.getByRole('button', { name: 'Play three bots' }).click();
    await page.locator('.plate').getByText(NAME, { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.locator('#chat-line').fill(LINE);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: LINE }).waitFor();
    expect(
      await page.locator('main :is(svg[onload], img[onerror], b:text-is("bold"))').count(),
    ).toBe(0);
    expect(dialogs).toEqual([]);
  });

  test('a table with a password lets nobody in without it', async () => {
    const host = await browsing.open('/play/new');
    await host.getByRole('radio', { name: 'Password' }).check();
    await host.getByRole('textbox', { name: 'Password' }).fill('kita');
    await host.getByRole('button', { name: 'Open table' }).click();
    const link = await host.getByLabel('Link for friends').inputValue();
    const guest = await browsing.open(new URL(link).pathname, { mayComplain: /status of 403/ });
    await guest.getByLabel('Table password').fill('minami');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByText('Wrong password.').waitFor();
    await guest.getByLabel('Table password').fill('kita');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByText('waiting for players').waitFor();
  });

  test('a reload comes back to the same hand, and the first page offers the way back', async () => {
    const page = await browsing.open('/');
    await page.getByRole('button', { name: 'Play three bots' }).click();
    await page.locator('.table-page[data-asked="true"]').waitFor();
    const hand = () =>
      page
        .locator('.hand [data-t]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['t']));
    const before = await hand();
    await page.reload();
    await page.locator('.table-page[data-asked="true"]').waitFor();
    expect(await hand()).toEqual(before);
    await page.goto(browsing.url);
    await page
      .getByRole('link', { name: /^Return: East 1, hand 1 · WRC 2022 · with 3 Club bots/ })
      .click();
    await page.locator('.hand button').first().waitFor();
    expect(await hand()).toEqual(before);
  });

  test('who watches sees the table and no hand', async () => {
    const host = await browsing.open('/play/new');
    await host.getByRole('radio', { name: '3', exact: true }).check();
    await host.getByText('Spectators, chat, calls').click();
    await host.getByLabel('Spectators see it').selectOption('0');
    await host.getByRole('button', { name: 'Open table' }).click();
    await host.getByRole('button', { name: 'Begin', exact: true }).click();
    await host.locator('.hand button').first().waitFor();
    const visitor = await browsing.open(new URL(host.url()).pathname);
    await visitor.locator('[data-seat="0"] .concealed').waitFor();
    expect(await visitor.locator('[data-seat] .concealed').count()).toBe(4);
    expect(await visitor.locator('.hand, .calls').count()).toBe(0);
  });

  test('a player who is blocked is told so, and found in the account', async () => {
    const host = await browsing.open('/play/new');
    await host.getByRole('button', { name: 'Open table' }).click();
    const link = await host.getByLabel('Link for friends').inputValue();
    const guest = await browsing.open(new URL(link).pathname, { mayComplain: /status of 403/ });
    await guest.getByLabel('Name').fill('Rude');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await host.getByRole('button', { name: 'Block Rude' }).click();
    await host.getByRole('button', { name: 'Unblock Rude' }).waitFor();
    await guest.getByRole('button', { name: 'Leave the table' }).click();
    await host.locator('.places li.open').nth(2).waitFor();
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByText('You cannot sit at this table.').waitFor();
    await host.goto(`${browsing.url}/account`);
    await host.getByRole('button', { name: 'Unblock Rude' }).click();
    await host.getByText('Blocked players').waitFor({ state: 'detached' });
  });

  test('a guest makes an account, signs out, in again, and is erased', async () => {
    const page = await browsing.open('/account', { mayComplain: /status of 401/ });
    await page.getByRole('radio', { name: 'New account' }).check();
    await page.getByLabel('Name').fill('Mira');
    const field = page.getByLabel('Password');
    await field.fill('password1234');
    await page.getByText('Weak.').waitFor();
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await field.getAttribute('type')).toBe('password');
    await field.fill('bamboo-and-pine');
    await page.getByText('Good.').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You are signed in.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    await page.getByRole('radio', { name: 'Sign in' }).check();
    await page.getByLabel('Name').fill('Mira');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong name or password.').waitFor();
    await page.getByLabel('Password').fill('bamboo-and-pine');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Mira' }).waitFor();
    await page.getByText('This device').waitFor();
    const recovery = page.locator('form').filter({ hasText: 'Make a recovery code' });
    await recovery.getByLabel('Current password').fill('bamboo-and-pine');
    await recovery.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await recovery.locator('code').filter({ hasText: '-' }).textContent();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('radio', { name: 'Sign in' }).check();
    await page.getByRole('button', { name: 'Use your recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code!.toLowerCase());
    await page.getByRole('button', { name: 'Use the code' }).click();
    await page.getByText('set a new one below').waitFor();
    await page.getByLabel('New password').fill('bamboo-and-plum');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();
    const data = page.getByRole('link', { name: 'Download my data' });
    expect(await data.getAttribute('href')).toBe('/api/account/data');
    await page.getByText('Erase my data').click();
    await page.getByLabel('Write “Mira” to confirm').fill('Mira');
    await page.locator('details').getByLabel('Current password').fill('bamboo-and-plum');
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('Your data was erased.').waitFor();
    await page.getByRole('radio', { name: 'New account' }).waitFor();
  });

  test('settings stay: Japanese, dark, slate', async () => {
    const page = await browsing.open('/settings');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
    await page.getByRole('heading', { name: '設定' }).waitFor();
    await page.getByRole('radio', { name: '石' }).check();
    await page.getByRole('radio', { name: '暗い' }).check();
    await page.reload();
    await page.getByRole('heading', { name: '設定' }).waitFor();
    const root = page.locator('html');
    expect(await root.getAttribute('lang')).toBe('ja');
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await root.getAttribute('data-felt')).toBe('slate');
  });

  test('a rule is changed, a conflict is named, and the table goes by the change', async () => {
    const page = await browsing.open('/play/new');
    await page.getByRole('button', { name: 'Change a rule' }).click();
    await page.getByLabel('Find a rule to change').fill('red fives');
    await page.getByLabel('Are red fives in the set?').selectOption({ index: 1 });
    await page.getByLabel('Find a rule to change').fill('dora indicator');
    const indicator = page.getByRole('switch', { name: 'Is a dora indicator turned at the deal?' });
    await indicator.click();
    await page.getByRole('alert').getByText('there is no ura without an indicator').waitFor();
    await indicator.click();
    await page.getByLabel('Name of your rules').fill('Club night');
    await page.getByRole('button', { name: 'Open table' }).click();
    await page.getByText('Club night').waitFor();
  });

  test('a citation leads to its clause', async () => {
    const page = await browsing.open('/rules');
    await page.locator('main a.cite').first().click();
    await page.waitForURL(/\/rules\/[\w-]+#/);
    const clause = page.locator('.clause:target, .clause').first();
    await clause.waitFor();
    const id = new URL(page.url()).hash.slice(1);
    await page.waitForFunction((wanted) => {
      const box = document.getElementById(wanted)?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.top < innerHeight;
    }, id);
  });

  test('a practice table goes on where it was left', async () => {
    const page = await browsing.open('/practice?rules=wrc-2022');
    await page.locator('.table-page[data-asked="true"]').waitFor();
    await page.locator('.hand li button').last().click();
    await page.locator('[data-seat] .river [data-t]').first().waitFor();
    // A discard that somebody calls leaves its river, and lies in a meld with more.
    const lying = () => page.locator('[data-seat] :is(.river, .melds) [data-t]').count();
    const before = await lying();
    await page.goto(`${browsing.url}/practice`);
    await page.getByRole('link', { name: /^Continue: East 1, hand 1/ }).click();
    await page.locator('.hand button').first().waitFor();
    await expect.poll(lying).toBeGreaterThanOrEqual(before);
  });

  test('without a network, what was visited and the practice table still work', async () => {
    const page = await browsing.open('/', CUT_OFF);
    await keepAll(page);
    await page.context().setOffline(true);
    await page.goto(`${browsing.url}/practice?rules=wrc-2022`).catch(() => {});
    await page.locator('.hand button').first().waitFor();
    await page.context().setOffline(false);
  });
});

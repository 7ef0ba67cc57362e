// The board of a hall and the page of an event for everybody, in a browser against a server.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { HALL, holdPage, noteChange, soon } from './support/board.ts';
import { DESKTOP, KEPT, PHONE, settled, useBrowser, widerThanWindow } from './support/browsing.ts';
import { openEvent, seatHall } from './support/hallEvent.ts';

/** Counts the strokes of the gong: a browser of a test has no ears. */
const listen = async (page: Page) => {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { strokes: number };
    scope.strokes = 0;
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        if (options?.frequency === 110) scope.strokes++;
      }
    };
  });
};
const strokes = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { strokes: number }).strokes);

/** Names that are cut, or smaller than they need to be. */
const wronglySized = (page: Page) =>
  page.locator('.columns th span').evaluateAll((all) =>
    (all as HTMLElement[]).flatMap((one) => {
      const isCut = one.scrollWidth > one.clientWidth + 1;
      const { className, style } = one;
      const given = style.fontSize;
      one.className = className.replace('two', '');
      style.fontSize = '';
      const isLong = one.scrollWidth > one.clientWidth;
      one.className = className;
      style.fontSize = given;
      const isSmall = given !== '' || className.includes('two');
      return isCut || isSmall !== isLong ? [one.textContent] : [];
    }),
  );

describe('the board of a hall', () => {
  const browsing = useBrowser();

  test('has the seating, the clock, and a signature within a second', async () => {
    const event = await seatHall(browsing.url, { players: 16, minutes: 90 });
    await event.act({ type: 'publishSeating', round: 1, isPublic: true });
    const board = await browsing.open(`/events/${event.id}/board`, HALL);
    await holdPage(board, 'seating');
    expect(await board.locator('.columns tr').count()).toBe(14);
    const isCut = (all: Element[]) => all.some((one) => one.scrollWidth > one.clientWidth + 1);
    expect(await board.locator('.columns th span').evaluateAll(isCut)).toBe(false);
    expect(await findings(board)).toEqual([]);
    expect(await board.locator('.foot').textContent()).toContain('nothing is dealt before it');

    await event.act({ type: 'start', round: 1 });
    await board.keyboard.press('ArrowLeft');
    await board.locator('.board[data-page="clock"] time.running').waitFor();
    const size = await board
      .locator('time.running')
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize) / innerHeight);
    // 8.6 vh can be read from 20 metres.
    expect(size).toBeGreaterThan(0.086 * 3);
    expect(await board.locator('.foot .cite').textContent()).toBe('WRC 10.1');
    expect(await findings(board)).toEqual([]);

    await event.sign(1, 1);
    await holdPage(board, 'standings');
    const note = board.locator('.note');
    await note.getByText('1 of 4 tables in').waitFor();
    const changedAt = await noteChange(board, '2 of 4');
    const signedAt = await event.sign(1, 2);
    await note.getByText('2 of 4 tables in').waitFor();
    expect((await changedAt()) - signedAt).toBeLessThan(soon());

    // A name is as large as its own line lets it be, not as that of the page before it was.
    await board.setViewportSize({ width: 1024, height: 768 });
    for (let turn = 0; turn < 3; turn++) {
      const before = await note.textContent();
      await board.keyboard.press('ArrowRight');
      await expect.poll(() => note.textContent()).not.toBe(before);
      await holdPage(board, 'standings');
      await expect.poll(() => wronglySized(board)).toEqual([]);
    }

    // Beamers are wide or nearly square, and a screen may stand upright: no line is lost on any.
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [900, 1000],
    ] as const) {
      await board.setViewportSize({ width, height });
      await settled(board);
      const [rows, foot, said] = await Promise.all([
        board.locator('.columns tr').last().boundingBox(),
        board.locator('.foot').boundingBox(),
        board.locator('.foot p').boundingBox(),
      ]);
      expect(rows!.y + rows!.height).toBeLessThanOrEqual(foot!.y + 1);
      expect(said!.y).toBeGreaterThanOrEqual(foot!.y);
    }
  });

  test('a curtain hides the standings and says so', async () => {
    const event = await seatHall(browsing.url, { players: 8, minutes: 90 });
    await event.act({ type: 'start', round: 1 });
    for (const table of [1, 2]) await event.sign(1, table);
    await event.act({ type: 'endRound', round: 1 });
    const board = await browsing.open(`/events/${event.id}/board`);
    await holdPage(board, 'standings');
    await event.act({ type: 'curtain', isDown: true });
    await holdPage(board, 'curtain');
    await board.getByText('behind the curtain').first().waitFor();
    expect(await board.locator('.columns').count()).toBe(0);
    await event.act({ type: 'start', round: 2 });
    await event.sign(2, 1);
    const open = await browsing.open(`/events/${event.id}`);
    await open.getByText('results from round 2 on are announced at the end').waitFor();
    await open.getByText('After round 1').waitFor();
    await event.act({ type: 'curtain', isDown: false });
    await open.getByText('During round 2').waitFor();
  });

  test('the last minutes and the gong take the screen, and it sounds after one tap', async () => {
    const event = await seatHall(browsing.url, { players: 8, minutes: 5 });
    const board = await browsing.open(`/events/${event.id}/board`, { ...HALL, prepare: listen });
    await board.getByRole('button', { name: 'Tap once to hear the gong' }).click();
    await expect.poll(() => strokes(board)).toBe(1);
    await event.act({ type: 'start', round: 1 });
    const whole = board.locator('.takeover');
    await whole.and(board.locator('[data-kind="lastMinutes"]')).waitFor();
    await expect.poll(() => strokes(board)).toBe(2);
    expect(await whole.textContent()).toContain('Between hands, play one more.');
    expect(await findings(board)).toEqual([]);
    await event.act({ type: 'extraTime', round: 1, table: 2, seconds: 180, reason: 'ruling' });
    await whole.getByText('Table 2').waitFor();
    await event.act({ type: 'gong', round: 1 });
    await whole.and(board.locator('[data-kind="gong"]')).waitFor();
    await whole.getByText('Time is up').waitFor();
    expect(await whole.textContent()).toContain('At the gong, finish the hand.');
    await expect.poll(() => strokes(board)).toBe(5);
    expect(await findings(board)).toEqual([]);
  });

  test('a stopped clock says so, on a smaller screen as well', async () => {
    const event = await seatHall(browsing.url, { players: 8, minutes: 6 });
    await event.act({ type: 'start', round: 1 });
    await event.act({ type: 'pause', round: 1, table: null, reason: 'fire alarm' });
    const board = await browsing.open(`/events/${event.id}/board`, DESKTOP);
    await holdPage(board, 'clock');
    await board.getByText('Clock paused').waitFor();
    expect(await findings(board)).toEqual([]);
  });
});

describe('the page of an event', () => {
  const browsing = useBrowser();

  test('takes registrations: once, told at the field, and onto the waiting list', async () => {
    const event = await openEvent(browsing.url, 4);
    const page = await browsing.open(`/events/${event.id}`, {
      ...PHONE,
      mayComplain: /status of 4\d\d/,
    });
    await page.getByRole('heading', { name: 'Dragon Cup' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Register' }).count()).toBe(0);
    await event.act({ type: 'openRegistration', isOpen: true });
    const send = page.getByRole('button', { name: 'Register' });
    await send.click();
    await page.getByText('Please enter a name.').waitFor();
    expect(await findings(page)).toEqual([]);
    const register = async (name: string) => {
      await page.getByLabel('Name as shown to others').fill(name);
      await page.getByRole('button', { name: /^(Register|Join)/ }).click();
    };
    await register('Mira Holt');
    await page.getByText('Mira Holt is registered.').waitFor();
    await register('mira holt');
    await page.getByText('Somebody with this name and country').waitFor();
    expect(await page.getByLabel('Name as shown to others').inputValue()).toBe('mira holt');
    for (const name of ['Ada Falk', 'Bram Tamm', 'Cleo Yorke']) {
      await register(name);
      await page.getByText(`${name} is registered.`).waitFor();
    }
    await page.getByText('All places are taken').waitFor();
    await register('Wim Zeller');
    await page.getByText('Wim Zeller is on the waiting list.').waitFor();
  });

  test('names nobody who may not be named, by whatever way', async () => {
    const event = await seatHall(browsing.url, {
      players: 8,
      minutes: 90,
      change: (people) =>
        people.map((person, i) =>
          i === 2 ? { ...person, name: 'Secret Person', mayPublish: false } : person,
        ),
    });
    const leaver = event.people[5]!;
    await event.act({ type: 'start', round: 1 });
    for (const table of [1, 2]) await event.sign(1, table);
    await event.act({ type: 'endRound', round: 1 });
    await event.act({
      type: 'depart',
      person: leaver.id,
      departure: 'emergency',
      fromRound: 2,
      note: '',
    });
    const answers: Promise<string>[] = [];
    const watch = (page: Page) => {
      page.on('response', (response) => {
        if (response.url().includes('/log')) answers.push(response.text());
      });
    };
    for (const path of ['', '?player=3', '/board', '/overlay?table=1']) {
      const page = await browsing.open(`/events/${event.id}${path}`, { prepare: watch });
      await page.getByText('Round', { exact: false }).first().waitFor();
      const text = await page.content();
      expect(text).not.toContain('Secret Person');
      expect(text).not.toContain(leaver.name);
    }
    const page = await browsing.open(`/events/${event.id}?player=6`);
    await page.getByText('Nobody is shown under this number').waitFor();
    const told = await Promise.all(answers);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join()).not.toContain('Secret Person');
    expect(told.join()).not.toContain(leaver.name);
  });

  test('finds a name, opens a sheet, and is there without a network', async () => {
    const event = await seatHall(browsing.url, { players: 16, minutes: 90 });
    await event.act({ type: 'start', round: 1 });
    for (const table of [1, 2, 3, 4]) await event.sign(1, table);
    await event.act({ type: 'announce', text: 'Lunch is served' });
    await event.act({
      type: 'rule',
      ruling: 'r1',
      question: 'May the tiles be photographed?',
      decision: 'Not during play.',
      section: '12.1',
      isBinding: true,
    });
    const page = await browsing.open(`/events/${event.id}`, {
      ...PHONE,
      ...KEPT,
      mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    });
    const [first] = event.people;
    await page.getByText('Lunch is served').waitFor();
    await page.getByText('Not during play.').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByText('Check: all scores together').waitFor();
    await page.getByLabel('Find a player').fill(event.people[1]!.name);
    await expect.poll(() => page.locator('.scroll tbody tr').count()).toBe(1);
    await page.getByLabel('Find a player').fill('');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'All rounds (CSV)' }).click();
    expect((await file).suggestedFilename()).toBe('rounds.csv');
    await page.emulateMedia({ media: 'print' });
    // On paper every column is there, and none is cut.
    const onPaper = page.locator('.scroll').first();
    expect(await onPaper.getByRole('columnheader', { name: 'R1' }).isVisible()).toBe(true);
    expect(await onPaper.evaluate((one) => getComputedStyle(one).overflowX)).toBe('visible');
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Find my name or number').fill(first!.name.split(' ')[1]!);
    await page.locator('.tables .mine').first().waitFor();
    await page.getByRole('link', { name: first!.name }).first().click();
    await page.locator('#sheet tbody tr').waitFor();
    expect(await findings(page)).toEqual([]);
    const wide = () => widerThanWindow(page);
    expect(await wide()).toBe(0);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await wide()).toBe(0);
    const before = await page.locator('#sheet table').textContent();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('No connection: as last seen').waitFor();
    expect(await page.locator('#sheet table').textContent()).toBe(before);
  });
});

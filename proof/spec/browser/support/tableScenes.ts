// Everything that a table can show, each a step from the staged table: what is played, every panel, every small sheet
// over its edge and every large one. Geometry, axe and the pictures go through the same list.

import type { SeatEvent } from '@hanchan/game';
import type { Page } from 'playwright-core';
import { hinted, noYaku, ronOffered, swapCall } from './guidedStates.ts';
import type { Expected } from './measure.ts';
import { chat, happen, type Staged, show } from './stagedTable.ts';
import * as states from './tableStates.ts';

export interface Scene {
  readonly staged: Staged;
  /** From the table to what lies over it. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** There once the scene is. */
  readonly until: string;
  /** Back to the table. */
  readonly leave?: (page: Page) => Promise<unknown>;
  /** Where it differs from a table that is played at. */
  readonly expected?: Partial<Expected>;
}

const PARTS: Partial<Expected> = { tap: null, share: null };
export const PANEL: Partial<Expected> = {
  ...PARTS,
  within: '.talk',
  parts: { panel: '.talk' },
  free: '[role="tab"], .close, .phrases .btn, form .btn, form input',
};
const POP: Partial<Expected> = {
  ...PARTS,
  within: '.pop',
  parts: { pop: '.pop' },
  free: '.pop button',
};
const DIALOG: Partial<Expected> = {
  ...PARTS,
  within: 'dialog',
  parts: { dialog: 'dialog', acts: 'dialog .btn' },
  free: 'dialog .btn',
};
const SHEET: Partial<Expected> = {
  ...PARTS,
  within: '.result',
  parts: { head: '.sheet .top', foot: '.foot' },
  free: '.foot .btn, .pay > li, .cite',
};

const close = (page: Page) => page.keyboard.press('Escape');

/** What is played, and what the table says about it. */
export const TABLES: Readonly<Record<string, Scene>> = {
  'a call is offered': { staged: states.asked, until: '.calls .call' },
  'a turn': { staged: states.turn, until: '.hand .drawn' },
  'a win is offered': { staged: ronOffered, until: '.call .worth' },
  'a call forbids a discard': { staged: swapCall, until: '.why .cite' },
  'a wait without a yaku': {
    staged: noYaku,
    reach: (page) => page.locator('.hand li').last().getByRole('button').hover(),
    until: '.why .warning',
  },
  // The last: where nothing is offered, silence soon means a pass, and the answer of this table never comes.
  'every word can be said': { staged: states.unassisted, until: '.calls.words .call' },
};

export const WATCHED: Scene = {
  staged: states.watched,
  until: '.seat.self.watched .river .tile',
  expected: PARTS,
};

/** What is said aloud lasts a moment, so everybody says it again at each size: the longest there is to say. */
export const SHOUTING: Scene = {
  staged: states.asked,
  until: '.calls .call',
  expected: {
    ...PARTS,
    parts: {
      shout: '.shout span',
      plate: '.plate',
      indicators: '.indicators',
      points: '.centre .at',
      hand: '.hand .tile',
      calls: '.calls .call',
      clock: '.timer',
    },
    free: '.shout span',
  },
};
const SAID = ([0, 1, 2, 3] as const).map((seat) => ({
  type: 'fouled',
  seat,
  foul: 'emptyCall',
  consequence: 'deadHand',
  rule: 'foul.emptyCall',
})) as unknown as readonly SeatEvent[];

declare const shouted: Promise<void>;

/** It fades after a second, so the page looks out for it by itself: from outside one may look too late. */
export async function sayAloud(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shouted = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (document.querySelectorAll('.shout span').length < 4) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    Object.assign(globalThis, { shouted });
  });
  await happen(page, SAID, states.asked.legal);
  await page.evaluate(() => shouted);
}

const tab = (name: string, staged: Staged, until: string): Scene => ({
  staged,
  async reach(page) {
    await page.keyboard.press('l');
    await page.locator(`#tab-${name}`).click();
  },
  until,
  leave: (page) => page.keyboard.press('l'),
  expected: PANEL,
});

export const LINES = [
  'Good evening, everybody, and good luck.',
  'よろしくお願いします',
  'w'.repeat(120),
];
const talk = tab('chat', states.asked, '.talk .said li');

export const PANELS: Readonly<Record<string, Scene>> = {
  'the game in words': tab('game', states.asked, '.talk .log'),
  'the yaku': tab('yaku', states.asked, '.talk .yaku-list dt'),
  'the rules': tab('rules', states.asked, '.talk .rules dt'),
  'the chat': {
    ...talk,
    async reach(page) {
      await chat(page, LINES);
      await talk.reach!(page);
    },
  },
  'the hints': tab('hints', hinted, '.talk .hints .best'),
};

const popped = (name: RegExp, staged: Staged): Scene => ({
  staged,
  reach: (page) => page.getByRole('button', { name }).filter({ visible: true }).first().click(),
  until: '.pop',
  leave: close,
  expected: POP,
});
const menu = popped(/^(Menu|メニュー)$/, states.asked);

export const POPS: Readonly<Record<string, Scene>> = {
  'the menu': menu,
  'the menu with its keys': {
    ...menu,
    async reach(page) {
      await menu.reach!(page);
      await page.locator('.pop summary').first().click();
    },
  },
  'one player': {
    staged: states.asked,
    reach: (page) => page.locator('.plate').nth(1).click(),
    until: '.pop .large',
    leave: close,
    expected: POP,
  },
  'leaving a table': {
    staged: states.asked,
    async reach(page) {
      await menu.reach!(page);
      await page.locator('.pop .acts .btn').last().click();
    },
    until: 'dialog[open]',
    async leave(page) {
      await close(page);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await close(page);
    },
    expected: DIALOG,
  },
};

async function readAll(page: Page): Promise<void> {
  while ((await page.locator('.result').count()) > 0)
    await page.locator('.result .foot .primary').click();
}

const sheet = (staged: Staged, until = '.result .sheet'): Scene => ({
  staged,
  until,
  leave: readAll,
  expected: SHEET,
});

export const SHEETS: Readonly<Record<string, Scene>> = {
  'a win of many yaku': sheet(states.richWin),
  'a win of many fu': sheet(states.quadWin),
  'the first of three wins': sheet(states.tripleWin),
  'a draw': sheet(states.exhausted),
  nagashi: sheet(states.nagashi),
  'an abortive draw': sheet(states.abortive),
  'a ruling': sheet(states.ruling),
  'a ruling with the hand': sheet(states.rulingWithHand, '.result .verdict .shown'),
  'a riichi that was noten': sheet(states.notenRiichi, '.result .verdict .shown'),
  'the last deal': sheet(states.standings),
  // The last: it leads away from the table.
  'the end': sheet(states.ended),
};

export async function reach(page: Page, scene: Scene): Promise<void> {
  await show(page, scene.staged);
  await page.locator('.mat .centre').waitFor();
  await scene.reach?.(page);
  await page.locator(scene.until).first().waitFor();
}

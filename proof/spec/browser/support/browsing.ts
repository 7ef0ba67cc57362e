// A site and a browser for the tests of one file, and pages that fail the test when something breaks in them.

import type { ServerConfig } from '@hanchan/server';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SET_UP, sharedChromium } from './chromium.ts';
import { fixWord } from './ownWords.ts';
import { type Site, startSite } from './site.ts';

export interface Browsing {
  readonly url: string;
  readonly browser: Browser;
  /** A page of its own: its own cookies, its own storage. It is closed after the test. `path` may be a whole address. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Done with the page before it goes anywhere. */
  readonly prepare?: (page: Page) => Promise<void> | void;
  /** What the browser may complain about in this test: what the server refuses is an error to it. */
  readonly mayComplain?: RegExp;
}

/** Milliseconds that a test waits for what a page should show: long, for machines that do much at once. */
export const PATIENCE = 45_000;

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
/** For what has to be right in both. */
export const TWO_LOOKS = [
  ['light, desktop', { ...DESKTOP, colorScheme: 'light' }],
  ['dark, phone', { ...PHONE, colorScheme: 'dark' }],
] as const;

/**
 * Shadows and blurs take a quarter of what a page costs here, where no graphics card draws them. They move nothing, and axe
 * does not look at them; pictures are made elsewhere, with all of it.
 */
export async function leaveOutShadows(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .stage::before { content: none !important }
      * { box-shadow: none !important; filter: none !important; backdrop-filter: none !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Pages that go on without a network need their service worker; it costs a process, so the others do without. */
export const KEPT: BrowserContextOptions = { serviceWorkers: 'allow' };

/** The same for a page that is cut off, which a browser complains about. */
export const CUT_OFF = { ...KEPT, mayComplain: /ERR_INTERNET_DISCONNECTED/ };

/** Until a page, opened as `KEPT`, has everything on the device that any address may need. */
export async function keepAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const kept = new Promise((resolve) => {
      navigator.serviceWorker.onmessage = ({ data }) => data === 'keptAll' && resolve(data);
    });
    active!.postMessage('keepAll');
    await kept;
  });
}

/** Pixels that one could scroll sideways. */
export const widerThanWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What each page has asked for and not yet got; a stream of events never ends. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/stream')) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Until a page stands still: everything that it asked for has come and been drawn, and what moves has arrived. */
export async function settled(page: Page): Promise<void> {
  const open = underWay.get(page)!;
  do {
    await expect.poll(() => open.size, { timeout: PATIENCE, interval: 10 }).toBe(0);
    await page.evaluate(async () => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      for (let i = 0; i < 2; i++) await drawn();
      const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
      const moving = document.getAnimations().filter(ends);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
  } while (open.size > 0);
}

/** To another address within the page that is open, as a link goes there: nothing is loaded twice. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await settled(page);
}

/** `own`: a site that the test has in its own hand. */
export function useBrowser(
  config: Partial<ServerConfig> = {},
  own?: { open(): Promise<Site> },
): Browsing {
  let site: Site;
  let browser: Browser;
  const pages: Page[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    site = await (own === undefined ? startSite(config) : own.open());
    browser = await sharedChromium();
  }, SET_UP);

  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    expect(troubles.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await site?.close();
  });

  return {
    get url() {
      return site.url;
    },
    get browser() {
      return browser;
    },
    async open(path, { prepare, mayComplain, ...options } = {}) {
      const context = await browser.newContext({
        ...DESKTOP,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      await leaveOutShadows(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await fixWord(page);
      watchRequests(page);
      page.on('pageerror', (error) => troubles.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && mayComplain?.test(text) !== true) troubles.push(text);
      });
      pages.push(page);
      await prepare?.(page);
      await page.goto(new URL(path, site.url).href);
      return page;
    },
  };
}

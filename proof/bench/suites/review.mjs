// A review with costs in a real Chromium: a game of thirteen deals, from the press of the button to the first cost, to fifty priced
// decisions and to the end, and what the page can do meanwhile.

import { playMatch, recording } from '@hanchan/arena';
import { createBot } from '@hanchan/bots';
import { TENHOU } from '@hanchan/rulesets';
import { launchChromium, prepareChromium } from '../../../tools/chromium.mjs';
import { buildPage } from '../../../tools/setup.mjs';
import { startSite } from '../../../tools/site.mjs';
import { formatTable } from '../report.mjs';

export const title = 'A review with costs in Chromium';

/** A match of thirteen deals between beginners, and the seat with 52 choices that have a price. */
const GAME = { seed: 42, seat: 3 };
const FIFTY = 50;
const LIMITS = { firstMs: 5_000, fiftyMs: 30_000, framesPerSecond: 60, taskMs: 50 };

export async function run({ effort, report }) {
  if (!process.env.HANCHAN_PAGE && !(await buildPage())) throw new Error('the page does not build');
  const record = await recordOf(GAME.seed);
  const site = await startSite();
  await prepareChromium();
  const browser = await launchChromium();
  try {
    const found = [];
    for (let i = 0; i < (effort === 'quick' ? 1 : 3); i++) {
      report(`review: game ${i + 1}`);
      found.push(await reviewed(browser, site.url, record));
    }
    const rows = [
      row(found, 'first cost', 'firstMs', 'ms', LIMITS.firstMs),
      row(found, 'fifty decisions priced', 'fiftyMs', 'ms', LIMITS.fiftyMs),
      row(found, 'all refined', 'allMs', 'ms', null),
      row(found, 'longest task of the page', 'taskMs', 'ms', LIMITS.taskMs),
      row(found, 'frames a second meanwhile', 'rate', '/s', LIMITS.framesPerSecond),
      row(found, 'decisions priced', 'decisions', '', null),
      row(found, 'workers', 'workers', '', null),
    ];
    return {
      name: 'review',
      title,
      limits: LIMITS,
      rows,
      failures: found.some(({ decisions }) => decisions < FIFTY)
        ? [`review: fewer than ${FIFTY} decisions have a price`]
        : [],
      text: format(rows),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function recordOf(seed) {
  const bot = createBot('beginner', null).value;
  const { watch, text } = recording(TENHOU);
  await playMatch({ rules: TENHOU.values, players: [bot, bot, bot, bot], seed, watch });
  return text();
}

/** A fresh visitor each time: nothing is kept from the game before. */
async function reviewed(browser, url, record) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/review`);
  const buffer = Buffer.from(record);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.hanchan', mimeType: 'application/octet-stream', buffer });
  await page.locator('form.asked fieldset').first().locator('label').nth(GAME.seat).click();
  await page.evaluate(watch);
  await page.locator('form.asked button.primary').click();
  await page.waitForFunction(() => globalThis.reviewed?.firstMs !== undefined, null, LONG);
  const workers = page.workers().length;
  await page.waitForFunction(() => globalThis.reviewed?.allMs !== undefined, null, LONG);
  const measured = await page.evaluate(() => globalThis.reviewed);
  await context.close();
  return { ...measured, workers };
}

const LONG = { timeout: 300_000, polling: 250 };

/** Runs in the page: begins with the press of the button, and reads what the page says of itself. */
function watch() {
  const state = { taskMs: 0, decisions: 0 };
  globalThis.reviewed = state;
  let start = 0;
  let frames = 0;
  document.addEventListener(
    'click',
    () => {
      start = performance.now();
      requestAnimationFrame(frame);
    },
    { once: true, capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.taskMs = Math.max(state.taskMs, duration);
  }).observe({ type: 'longtask' });
  function frame() {
    frames++;
    look();
    if (state.allMs === undefined) requestAnimationFrame(frame);
  }
  function look() {
    const ms = performance.now() - start;
    const told = document.querySelector('.refining')?.dataset.priced;
    if (told !== undefined) state.decisions = Number(told);
    if (state.decisions > 0) state.firstMs ??= ms;
    if (state.decisions >= 50) state.fiftyMs ??= ms;
    if (state.firstMs === undefined || told !== undefined) return;
    state.allMs ??= ms;
    state.rate ??= (frames * 1_000) / ms;
  }
}

function row(found, name, key, unit, limit) {
  const sorted = found.map((one) => one[key] ?? Number.NaN).sort((a, b) => a - b);
  return { name, median: sorted[Math.floor(sorted.length / 2)], unit, limit };
}

function format(rows) {
  const cells = rows.map(({ name, median, unit, limit }) => [
    name,
    `${Math.round(median)} ${unit}`.trim(),
    limit === null ? '' : `${limit} ${unit}`,
  ]);
  return formatTable(['', '>median', '>wanted'], cells);
}

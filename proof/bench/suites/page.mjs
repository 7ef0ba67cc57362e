// What the first visit costs, in a real Chromium: script before the table, time until it can be used on a slowed
// processor, and frames while a deal is dealt.

import { gzipSync } from 'node:zlib';
import { launchChromium, prepareChromium } from '../../../tools/chromium.mjs';
import { buildPage } from '../../../tools/setup.mjs';
import { startSite } from '../../../tools/site.mjs';
import { formatTable } from '../report.mjs';

export const title = 'The page in Chromium';

const LIMITS = { scriptKb: 150, interactiveMs: 2_000, framesPerSecond: 60 };
const SLOWED = 4;
const DEALING_MS = 2_500;

export async function run({ effort, report }) {
  if (!process.env.HANCHAN_PAGE && !(await buildPage())) throw new Error('the page does not build');
  const site = await startSite();
  await prepareChromium();
  const browser = await launchChromium();
  try {
    const times = effort === 'quick' ? 2 : 5;
    const first = await repeat(times, async () => {
      report('page: first visit');
      return firstVisit(browser, site.url);
    });
    report('page: dealing');
    const dealing = await repeat(times, () => dealt(browser, site.url));
    const rows = [
      row(
        'script before the table, gzip',
        first.map(({ scriptKb }) => scriptKb),
        'KB',
        150,
      ),
      row(
        `interactive, processor ${SLOWED}× slowed`,
        first.map(({ ms }) => ms),
        'ms',
        2_000,
      ),
      row(
        'frames a second while dealing',
        dealing.map(({ rate }) => rate),
        '/s',
        60,
      ),
      row(
        'longest frame while dealing',
        dealing.map(({ longest }) => longest),
        'ms',
        null,
      ),
    ];
    return {
      name: 'page',
      title,
      limits: LIMITS,
      rows,
      failures: failuresOf(rows),
      text: format(rows),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function repeat(times, act) {
  const results = [];
  for (let i = 0; i < times; i++) results.push(await act());
  return results;
}

/** From the address to a first page that answers a press. */
async function firstVisit(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) bytes += gzipSync(await response.body()).length;
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const choice = page.locator('input[name="rulebook"]').nth(1);
  await choice.check();
  await page.waitForFunction(() => document.querySelectorAll('input[name="rulebook"]')[1]?.checked);
  const ms = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ms, scriptKb: bytes / 1000 };
}

/** Frames from the moment the table is there. */
async function dealt(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Play three bots' }).click();
  await page.waitForSelector('.hand button');
  const frames = await page.evaluate(
    (span) =>
      new Promise((resolve) => {
        const times = [];
        const take = (now) => {
          times.push(now);
          if (now - times[0] < span) requestAnimationFrame(take);
          else resolve(times);
        };
        requestAnimationFrame(take);
      }),
    DEALING_MS,
  );
  await context.close();
  const gaps = frames.slice(1).map((time, i) => time - frames[i]);
  return { rate: (gaps.length * 1000) / (frames.at(-1) - frames[0]), longest: Math.max(...gaps) };
}

function row(name, values, unit, limit) {
  const sorted = [...values].sort((a, b) => a - b);
  return { name, median: sorted[Math.floor(sorted.length / 2)], unit, limit };
}

/** Only the size is the same on every machine; times are told, not judged. */
function failuresOf([script]) {
  return script.median < script.limit
    ? []
    : [
        `page: ${script.median.toFixed(1)} KB of script before the table; the limit is ${script.limit}`,
      ];
}

function format(rows) {
  const cells = rows.map(({ name, median, unit, limit }) => [
    name,
    `${median.toFixed(1)} ${unit}`,
    limit === null ? '' : `${limit} ${unit}`,
  ]);
  return formatTable(['', '>median', '>wanted'], cells);
}

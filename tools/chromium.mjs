// A real Chromium for tests, pictures and measurements: the one that is there. On a bare Debian machine
// `prepareChromium` installs it first, once, before anybody looks for it.

import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall, mayInstall } from './apt.mjs';

/** The small one first: it has no window to draw, which is half the cost of a page. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function found() {
  const named = process.env.HANCHAN_CHROMIUM;
  return [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path));
}

/** A file alone proves nothing: an installation may have been cut off in the middle. */
const runs = (path) =>
  path !== undefined && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;

/** Whether kanji for winds, rounds and calls can be drawn; where nobody can tell, they are taken to be. */
function hasKanji() {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

const MISSING =
  'no Chromium: install it (Debian: apt-get install -y chromium-headless-shell fonts-noto-cjk) or name it in HANCHAN_CHROMIUM';

/** What Debian calls it; where there is no small one, the whole one. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const FONTS = 'fonts-noto-cjk';

/** Sees to it that there is one that runs, with fonts for a table. Only ever called before the tests. */
export async function prepareChromium() {
  const isThere = runs(found());
  if (isThere && (hasKanji() || !mayInstall())) return;
  if (!mayInstall()) throw new Error(MISSING);
  if (isThere) await aptInstall([FONTS]);
  else await installFirst(PACKAGES.map((name) => [name, FONTS]));
  if (!runs(found())) throw new Error(`${MISSING}; it was installed just now, but does not run`);
}

/** The first of these lists of packages that can be had here. */
async function installFirst([wanted, ...others]) {
  try {
    await aptInstall(wanted);
  } catch (error) {
    if (others.length === 0) throw error;
    await installFirst(others);
  }
}

export function chromiumPath() {
  const path = found();
  if (path === undefined) throw new Error(MISSING);
  return path;
}

/**
 * A window draws an address bar, its suggestions and a spare page, which nobody looks at here: half of what a window costs.
 * The browser goes by one such list only, so what the driver would turn off stands in it too.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** A process less for what comes over the network: a twentieth of what a page costs. The other is the driver's own. */
const ON = ['NetworkServiceInProcess2', 'CDPScreenshotNewSurface'];

/** Enough for several browsers that draw large pages; a container often has 64 MB. */
const MUCH_SHARED = 2 ** 30;

/** Where there is little, its processes share files on the disk instead: a tenth of what a page costs. */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= MUCH_SHARED;
  } catch {
    return false;
  }
}

const ON_DISK = '--disable-dev-shm-usage';

/** `more`: further arguments of the browser's own. */
export function launchChromium(more = []) {
  return chromium.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: hasSharedMemory() ? [ON_DISK] : [],
    // A container has no user namespaces.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      `--disable-features=${OFF.join()}`,
      `--enable-features=${ON.join()}`,
      ...more,
    ],
  });
}

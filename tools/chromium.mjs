// A real Chromium for tests, pictures and measurements: the one that is there, or, on a bare Debian machine, the one
// that its packages bring.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [
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

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/** The fonts are those that a table needs: kanji for winds, rounds and calls. */
function install() {
  if (process.getuid?.() !== 0) return;
  const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'];
  if (!run('apt-get', packages) && run('apt-get', ['update'])) run('apt-get', packages);
}

export function chromiumPath() {
  if (found() === undefined) install();
  const path = found();
  if (path !== undefined) return path;
  throw new Error(
    'no Chromium: install it (Debian: apt-get install -y chromium fonts-noto-cjk) or name it in HANCHAN_CHROMIUM',
  );
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

/** `more`: further arguments of the browser's own. */
export function launchChromium(more = []) {
  return chromium.launch({
    executablePath: chromiumPath(),
    // A container has no user namespaces and little shared memory.
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--font-render-hinting=none',
      `--disable-features=${OFF.join()}`,
      ...more,
    ],
  });
}

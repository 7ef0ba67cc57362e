// The browser of the tests, and how long it may take until it is there.

import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../../tools/chromium.mjs';

export { launchChromium };

let shared: Browser | undefined;

/** One browser for all files that a worker runs, each test in contexts of its own. It ends with the worker. */
export async function sharedChromium(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launchChromium();
  return shared;
}

/** Milliseconds for what comes before the tests of a file: long, for machines that do much at once. */
export const SET_UP = 180_000;

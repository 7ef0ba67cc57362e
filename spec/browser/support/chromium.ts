// The browser of the tests, and how long it may take until it is there.

export { launchChromium } from '../../../tools/chromium.mjs';

/** Milliseconds for what comes before the tests: on a bare machine Chromium is installed first. */
export const SET_UP = 600_000;

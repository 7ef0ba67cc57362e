// Done once before the tests in a browser, in the process that starts the workers.

import { prepareChromium } from '../chromium.mjs';

export const setup = prepareChromium;

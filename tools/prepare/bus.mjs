// Done once before the tests that need NATS, in the process that starts the workers.

import { prepareNats } from '../nats.mjs';

export const setup = prepareNats;

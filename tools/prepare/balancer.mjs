// Done once before the tests that need a balancer, in the process that starts the workers.

import { prepareHaproxy } from '../haproxy.mjs';

export const setup = prepareHaproxy;

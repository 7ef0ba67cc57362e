// A server without a beacon for walls.

import { createBeaconSource } from '../../src/beacon/beaconSource.ts';
import { systemTime } from '../../src/time.ts';

export const NO_BEACON = createBeaconSource({ url: null, time: systemTime, onTrouble() {} });

// The clock of a server under test, which can be put forward.

import { systemTime } from '@hanchan/server';

export class ServerClock {
  /** By how much it is ahead of the machine's, in milliseconds. */
  ahead = 0;

  readonly time = {
    ...systemTime,
    now: () => Date.now() + this.ahead,
    steady: () => systemTime.steady() + this.ahead,
    sinceBoot: () => systemTime.sinceBoot() + this.ahead,
  };
}

// Who speaks on a socket, as the tables see it: whether the socket ends here or at another process.

import type { Person } from '@hanchan/storage';
import type { Listener } from '../match/audience.ts';

export interface Caller extends Listener {
  /** Null for somebody who only looks. */
  readonly person: Person | null;
  /** Where it comes from, as far as limits tell addresses apart. */
  readonly address: string;
}

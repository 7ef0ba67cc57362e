// Who has an SQLite file: one server at a time. The lock is the system's own and ends with its process, however that
// ends; the name beside it is only for people to read.

import { hostname } from 'node:os';

export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export const thisProcess = (now: number): Owner => ({
  pid: process.pid,
  host: hostname(),
  since: now,
});

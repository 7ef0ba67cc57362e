// The log of a running event as viewers may see it, redacted once and kept as it grows. What players and public may see of an
// entry follows from the event as it is now, so every act says which earlier entries it may make read differently: these are
// redacted again before anybody is told. The public's log is kept; a player's is the same but for what concerns that player.

import type { Act, AtTable, Entry } from './act.ts';
import { type Actor, isStaff } from './actor.ts';
import { changesEarlierView, concerns, redactEntry, redactLog } from './redact.ts';
import type { EventState } from './state.ts';

const PUBLIC: Actor = { role: 'public', name: '', person: null };

/** What else may read differently: everything, what was done at the same table, or nothing. When in doubt, everything. */
const AFFECTS: Readonly<Record<Act['type'], 'all' | 'table' | 'none'>> = {
  create: 'all',
  change: 'all',
  openRegistration: 'none',
  announce: 'none',
  curtain: 'all',
  addStaff: 'none',
  dropStaff: 'none',
  renewLink: 'none',
  closeEvent: 'none',
  reopenEvent: 'none',
  reset: 'all',
  enrol: 'all',
  amend: 'all',
  remove: 'all',
  checkIn: 'none',
  number: 'all',
  occupy: 'all',
  depart: 'all',
  consent: 'all',
  erase: 'all',
  stages: 'all',
  schedule: 'none',
  shift: 'none',
  qualify: 'none',
  seat: 'all',
  publishSeating: 'all',
  swap: 'all',
  start: 'all',
  pause: 'none',
  resume: 'none',
  extraTime: 'none',
  gong: 'none',
  endRound: 'none',
  unstart: 'all',
  drawWinds: 'table',
  setState: 'table',
  allLast: 'table',
  missing: 'table',
  arrived: 'table',
  replace: 'all',
  lend: 'table',
  repay: 'table',
  enter: 'table',
  confirm: 'table',
  sendBack: 'table',
  sign: 'table',
  reopen: 'table',
  void: 'table',
  call: 'none',
  claimCall: 'none',
  closeCall: 'none',
  penalise: 'all',
  withdrawPenalty: 'all',
  rule: 'none',
  toss: 'none',
};

/** A log as others may see it, kept redacted while it grows. */
export class RedactedLog {
  readonly #state: EventState;
  readonly #entries: readonly Entry[];
  /** By place in the log: as the public sees it, null where there is nothing in it for them. */
  #lines: (Entry | null)[] = [];
  /** Tables whose lines have to be redacted again. */
  readonly #stale = new Set<string>();

  /** State and log grow outside; `invalidate` has to hear of every entry. */
  constructor(state: EventState, entries: readonly Entry[]) {
    this.#state = state;
    this.#entries = entries;
  }

  /** Before the entry is carried out. */
  invalidate({ act }: Entry): void {
    const what = changesEarlierView(this.#state, act) ? 'all' : AFFECTS[act.type];
    if (what === 'all') this.#lines = [];
    else if (what === 'table' && 'at' in act) this.#stale.add(placeName(act.at));
  }

  /** The same as `redactLog` of the entries from a number on. They are numbered without gaps. */
  seenBy(viewer: Actor, from: number): readonly Entry[] {
    const start = Math.max(0, from - (this.#entries[0]?.seq ?? 0));
    // Staff sees the log itself, and the end of a log is redacted sooner than all of it is looked through.
    if (isStaff(viewer) || start > 0) {
      return redactLog(this.#state, this.#entries.slice(start), viewer);
    }
    const { person } = viewer;
    const seen: Entry[] = [];
    for (const [i, line] of this.#publicLines().entries()) {
      const entry = this.#entries[i]!;
      const isOwn = person !== null && concerns(this.#state, entry, person);
      const shown = isOwn ? redactEntry(this.#state, entry, viewer) : line;
      if (shown !== null) seen.push(shown);
    }
    return seen;
  }

  #publicLines(): readonly (Entry | null)[] {
    const known = this.#lines.length;
    for (const [i, entry] of this.#entries.entries()) {
      if (i < known && !this.#isStale(entry)) continue;
      this.#lines[i] = redactEntry(this.#state, entry, PUBLIC);
    }
    this.#stale.clear();
    return this.#lines;
  }

  #isStale({ act }: Entry): boolean {
    return this.#stale.size > 0 && 'at' in act && this.#stale.has(placeName(act.at));
  }
}

const placeName = ({ round, table }: AtTable): string => `${round} ${table}`;

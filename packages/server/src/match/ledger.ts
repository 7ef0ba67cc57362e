// A match as the fold of its entries: the engine's state, the banks, which messages were carried out, how long the
// table has run. The same entries give the same ledger, before a crash and after it.

import {
  fairDice,
  fairWall,
  type GameEvent,
  type Illegal,
  type Match,
  matchSeed,
  newMatch,
} from '@hanchan/game';
import { makeMove } from '@hanchan/records';
import { ok, type Result, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import { moveOf, type OpenEntry, type TableEntry, type TimedEntry } from './entries.ts';

/** Ids that are remembered per match: more than four players can have in flight. */
const IDS_KEPT = 256;

export class Ledger {
  readonly open: OpenEntry;
  readonly #seed: string;
  readonly #done = new Set<string>();
  readonly banks: number[];
  /** As everybody knows them: a bank used while answering a claim shows only with the next own turn. */
  readonly shownBanks: number[];
  match: Match;
  isAbandoned = false;
  /** How long the table has run, standstills left out, and when that was. */
  ranMs = 0;
  lastAt: number;
  /** Entries so far. */
  length = 1;

  constructor(open: OpenEntry, at: number) {
    this.open = open;
    this.lastAt = at;
    this.#seed = matchSeed(open.secret, open.words);
    const { assistance, claimOrder, clock } = open.settings;
    this.match = newMatch(open.rules, { assistance, claimOrder });
    this.banks = SEATS.map(() => clock?.bankMs ?? 0);
    this.shownBanks = [...this.banks];
  }

  /** What would come of it; nothing has changed. */
  try(entry: TableEntry): Result<Outcome, Illegal> {
    const move = moveOf(entry, () => this.#wall());
    if (move === null) return ok({ match: this.match, events: [] });
    return makeMove(this.match, move);
  }

  take({ at, entry }: TimedEntry, outcome: Outcome): void {
    if (entry.type !== 'moving') this.ranMs += Math.max(0, at - this.lastAt);
    this.lastAt = at;
    this.length++;
    if (entry.type === 'abandoned') this.isAbandoned = true;
    if (entry.type === 'act') {
      const { seat, type } = entry.action;
      this.banks[seat] = entry.bank;
      if (type === 'discard') this.shownBanks[seat] = entry.bank;
      if (entry.id !== null) this.#remember(seat, entry.id);
    }
    this.match = outcome.match;
  }

  /** Whether this message was carried out before. */
  hasDone(seat: Seat, id: string): boolean {
    return this.#done.has(`${seat} ${id}`);
  }

  get isOver(): boolean {
    return this.match.phase === 'over' || this.isAbandoned;
  }

  /** The dice that open the wall of a deal, counted from 1. */
  dice(deal: number): readonly number[] {
    return fairDice(this.#seed, deal, this.open.rules['wall.dice']);
  }

  #wall(): readonly Tile[] {
    return wallOf(this.open, this.#seed, this.match.dealNumber + 1);
  }

  #remember(seat: Seat, id: string): void {
    this.#done.add(`${seat} ${id}`);
    if (this.#done.size <= IDS_KEPT) return;
    for (const oldest of this.#done) {
      this.#done.delete(oldest);
      return;
    }
  }
}

export function wallOf({ rules }: OpenEntry, seed: string, deal: number): readonly Tile[] {
  return fairWall(seed, deal, rules['tiles.redFives'] === 'none' ? 0 : 3);
}

export interface Outcome {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** A match from its entries; `hear` is told what happened at each. */
export function replay(
  entries: readonly TimedEntry[],
  hear: (events: readonly GameEvent[], at: number) => void = () => {},
): Ledger {
  const [first, ...rest] = entries;
  if (first?.entry.type !== 'open') throw new Error('a match begins with its opening');
  const ledger = new Ledger(first.entry, first.at);
  for (const [i, timed] of rest.entries()) {
    const outcome = ledger.try(timed.entry);
    if (!outcome.ok) {
      throw new Error(`entry ${i + 1} of a stored match is refused: ${outcome.error.code}`);
    }
    ledger.take(timed, outcome.value);
    hear(outcome.value.events, timed.at);
  }
  return ledger;
}

// A match as the fold of its entries: the engine's state, the banks, which messages were carried out, how long the
// table has run. The same entries give the same ledger, before a crash and after it.

import { type BeaconDraw, type GameEvent, type Illegal, type Match, newMatch } from '@hanchan/game';
import { makeMove } from '@hanchan/records';
import { bySeat, ok, type Result, SEATS, type Seat } from '@hanchan/tiles';
import {
  moveOf,
  type OpenEntry,
  type StoppedEntry,
  type TableEntry,
  type TimedEntry,
} from './entries.ts';
import { WallSeeds } from './wallSeeds.ts';

/** Ids that are remembered of each seat: more than a player can have in flight. */
const IDS_KEPT = 64;

export class Ledger {
  readonly open: OpenEntry;
  readonly #seeds: WallSeeds;
  readonly #done = bySeat(() => new Set<string>());
  readonly banks: number[];
  /** As everybody knows them: a bank used while answering a claim shows only with the next own turn. */
  readonly shownBanks: number[];
  match: Match;
  isAbandoned = false;
  /** Why the server stopped it; null: it did not. */
  stopped: StoppedEntry | null = null;
  /** The rounds of the beacon that were named, by deal; the last may still be waited for. */
  readonly rounds: NamedRound[] = [];
  /** How long the table has run, standstills left out, and when that was. */
  ranMs = 0;
  lastAt: number;
  /** Entries so far. */
  length = 1;

  constructor(open: OpenEntry, at: number) {
    this.open = open;
    this.lastAt = at;
    this.#seeds = new WallSeeds(open);
    const first = open.beacon?.draw;
    if (first !== undefined) this.rounds.push({ deal: 1, round: first.round, draw: first });
    const { assistance, claimOrder, clock } = open.settings;
    this.match = newMatch(open.rules, { assistance, claimOrder });
    this.banks = SEATS.map(() => clock?.bankMs ?? 0);
    this.shownBanks = [...this.banks];
  }

  /** What would come of it; nothing has changed. */
  try(entry: TableEntry): Result<Outcome, Illegal> {
    const drawn = entry.type === 'deal' ? entry.beacon : undefined;
    const move = moveOf(entry, () => this.#seeds.wall(this.match.dealNumber + 1, drawn));
    if (move === null) return ok({ match: this.match, events: [] });
    return makeMove(this.match, move);
  }

  take({ at, entry }: TimedEntry, outcome: Outcome): void {
    if (entry.type !== 'moving') this.ranMs += Math.max(0, at - this.lastAt);
    this.lastAt = at;
    this.length++;
    if (entry.type === 'abandoned') this.isAbandoned = true;
    if (entry.type === 'stopped') this.stopped = entry;
    if (entry.type === 'round') {
      this.rounds.push({ deal: this.match.dealNumber + 1, round: entry.round, draw: null });
    }
    if (entry.type === 'deal' && entry.beacon !== undefined) this.#addDraw(entry.beacon);
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
    return this.#done[seat].has(id);
  }

  /** Played, or being played, to an end that counts. */
  get isCounted(): boolean {
    return !this.isAbandoned && this.stopped === null;
  }

  get isOver(): boolean {
    return this.match.phase === 'over' || !this.isCounted;
  }

  /** The dice that open the wall of a deal, counted from 1. */
  dice(deal: number): readonly number[] {
    return this.#seeds.dice(deal);
  }

  /** The round that the next deal waits for; null where none was named. */
  get awaitedRound(): number | null {
    const last = this.rounds.at(-1);
    return last?.draw === null ? last.round : null;
  }

  #addDraw(draw: BeaconDraw): void {
    const deal = this.match.dealNumber + 1;
    this.#seeds.add(deal, draw);
    this.rounds[this.rounds.length - 1] = { deal, round: draw.round, draw };
  }

  #remember(seat: Seat, id: string): void {
    const done = this.#done[seat];
    done.add(id);
    if (done.size <= IDS_KEPT) return;
    for (const oldest of done) {
      done.delete(oldest);
      return;
    }
  }
}

export interface NamedRound {
  readonly deal: number;
  readonly round: number;
  readonly draw: BeaconDraw | null;
}

export interface Outcome {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** A match from its entries; `hear` is told what happened at each. */
export function replay(
  entries: readonly TimedEntry[],
  hear: (events: readonly GameEvent[], at: number, match: Match) => void = () => {},
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
    hear(outcome.value.events, timed.at, outcome.value.match);
  }
  return ledger;
}

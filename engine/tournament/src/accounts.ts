// Every hanchan and every penalty, put to the account of the person it counts for. A number may be played by several
// people, and one person may sit in for several numbers; the sum over all accounts is the event's.

import type { Twelfths } from '@hanchan/game';
import { penaltiesOff } from './penaltiesOff.ts';
import { isEmergencyLeave, type Occupancy, type PersonId, type Slot } from './person.ts';
import type { SheetResult, SheetRow } from './sheet.ts';
import type { StageId } from './stage.ts';
import type { EventState, RoundState, TableState } from './state.ts';
import { countedResult, indexPenalties, type PenaltyIndex, tableResult } from './tableResult.ts';
import { isInRound } from './who.ts';

/** What one round brought to a number: where it was played, and how the score of it came about. */
export interface RoundScore {
  readonly round: number;
  readonly stage: StageId;
  readonly table: number;
  /** Points from the returning points, modifiers included. */
  readonly points: number;
  readonly rank: number;
  readonly sharedBy: number;
  readonly uma: Twelfths;
  readonly hanchan: Twelfths;
  /** Came too late: the hanchan counts for nothing. */
  readonly isForfeit: boolean;
  /** Played by somebody else for a player who had to leave. */
  readonly isStandIn: boolean;
}

/** What a player has at an event, and what it is made of. */
export interface Account {
  readonly person: PersonId | null;
  /** The number it was last played under. */
  slot: Slot;
  isSubstitute: boolean;
  readonly rounds: RoundScore[];
  readonly penalties: { readonly stage: StageId; readonly amount: Twelfths }[];
}

/** Up to which round, and whether unsigned sheets count. */
export interface AccountOptions {
  readonly untilRound?: number | undefined;
  /** Sheets that are not signed yet count too. */
  readonly isProvisional?: boolean | undefined;
}

/** The account of every number that was given out, round by round; standings are made from these. */
export function accountsOf(state: EventState, options: AccountOptions = {}): Account[] {
  const until = options.untilRound ?? Number.POSITIVE_INFINITY;
  const books = openBooks(state);
  const index = indexPenalties(state);
  for (const round of state.rounds) {
    if (round.number > until) break;
    for (const table of round.tables) {
      const result = resultFor(state, table, index, options);
      for (const row of result?.rows ?? []) bookRow(books, round, table, row);
    }
  }
  for (const { person, slot, round, stage, amount } of penaltiesOff(state, until)) {
    penalised(books, person, slot, round).penalties.push({ stage, amount });
  }
  return [...books.accounts.values()];
}

/** What a table brings to the accounts; a sheet that is being corrected counts as it was signed. */
export function resultFor(
  state: EventState,
  table: TableState,
  index: PenaltyIndex,
  { isProvisional }: AccountOptions,
): SheetResult | null {
  const entered = isProvisional === true ? tableResult(state, table, index) : null;
  return entered ?? countedResult(state, table, index);
}

interface Books {
  readonly state: EventState;
  readonly accounts: ReadonlyMap<string, Account>;
  account(person: PersonId | null, slot: Slot, isSubstitute: boolean): Account;
  holder(slot: Slot, round: number): Occupancy | undefined;
  /** Whom a round under a number counts for. */
  credited(slot: Slot, round: number, holder?: Occupancy): Account;
}

/** Occupancies are kept by number, so that a large event is quick. */
function openBooks(state: EventState): Books {
  const accounts = new Map<string, Account>();
  const bySlot = new Map<Slot, Occupancy[]>();

  function account(person: PersonId | null, slot: Slot, isSubstitute: boolean): Account {
    // A substitute whose name nobody wrote down has an account too, so that the sums hold.
    const key = person ?? `#${isSubstitute ? 'substitute' : 'number'} ${slot}`;
    const found = accounts.get(key);
    if (found) return found;
    const opened = { person, slot, isSubstitute, rounds: [], penalties: [] };
    accounts.set(key, opened);
    return opened;
  }

  const latest = (slot: Slot, round: number, role?: Occupancy['role']) =>
    bySlot
      .get(slot)
      ?.findLast((one) => isInRound(one, round) && (role === undefined || one.role === role));

  function credited(slot: Slot, round: number, holder = latest(slot, round)): Account {
    if (holder === undefined) return account(null, slot, false);
    if (holder.role === 'player') return account(holder.person, slot, false);
    // Whoever had to leave in an emergency keeps what the stand-in scores.
    const owner = latest(slot, round, 'player');
    const left = owner && state.people.get(owner.person)?.departure;
    const isOwners = left != null && isEmergencyLeave(left.kind) && left.fromRound <= round;
    return isOwners ? account(owner!.person, slot, false) : account(holder.person, slot, true);
  }

  for (const occupancy of state.occupancies) {
    const { slot, person, role } = occupancy;
    const found = bySlot.get(slot);
    if (found) found.push(occupancy);
    else bySlot.set(slot, [occupancy]);
    account(person, slot, role !== 'player');
  }
  return { state, accounts, account, holder: latest, credited };
}

function bookRow(books: Books, round: RoundState, table: TableState, row: SheetRow): void {
  const { slot, isForfeit } = row;
  const holder = books.holder(slot, round.number);
  const owner = books.credited(slot, round.number, holder);
  const sitter = table.replaced.get(slot);
  const isOwn = sitter === undefined && holder?.person === (owner.person ?? undefined);
  owner.rounds.push(roundScore(round, table, row, isForfeit, !isOwn && !isForfeit));
  if (!isForfeit) return;
  const substitute = books.account(sitter ?? null, slot, true);
  substitute.rounds.push(roundScore(round, table, row, false, false));
}

function roundScore(
  { number, stage }: RoundState,
  table: TableState,
  { preUma, rank, sharedBy, uma, oka, hanchan }: SheetRow,
  isForfeit: boolean,
  isStandIn: boolean,
): RoundScore {
  return {
    round: number,
    stage,
    table: table.number,
    points: isForfeit ? 0 : preUma,
    rank,
    sharedBy,
    uma: isForfeit ? 0 : uma + oka,
    hanchan: isForfeit ? 0 : hanchan,
    isForfeit,
    isStandIn,
  };
}

/** The person who did it; a stand-in scores for the one who left, in this too. */
function penalised(books: Books, person: PersonId | null, slot: Slot, round: number): Account {
  const isHolder = person === null || person === books.holder(slot, round)?.person;
  return isHolder ? books.credited(slot, round) : books.account(person, slot, true);
}

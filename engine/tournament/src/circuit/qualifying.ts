// Who qualifies: the first of the standings, a seat for every country or club that has nobody in, those who wait behind them, and
// what became of their invitations.

import type { CircuitRow } from './row.ts';
import type { Qualification } from './rule.ts';
import type { CircuitState, InvitationState } from './state.ts';

/** How far an invitation is. */
export type InvitationStage = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** Somebody who has a place, or waits for one. */
export interface Qualified {
  readonly player: string;
  readonly name: string;
  /** Of the season. */
  readonly place: number;
  readonly as: 'place' | 'seat' | 'reserve';
  /** The country or club whose seat it is. */
  readonly group: string;
  readonly invitation: {
    readonly id: string;
    readonly stage: InvitationStage;
    readonly until: number | null;
  } | null;
}

/** The lists, each in order. */
export interface Qualifying {
  readonly qualified: readonly Qualified[];
  readonly reserves: readonly Qualified[];
  /** Places that nobody has any more: so many of the reserves can be invited. */
  readonly free: number;
  /** Invited, and by now neither qualified nor a reserve. */
  readonly others: readonly Qualified[];
}

/** How far an invitation is, by now. */
export const invitationStage = (
  { isWithdrawn, answer, until }: InvitationState,
  now: number,
): InvitationStage => {
  if (isWithdrawn) return 'withdrawn';
  if (answer !== null) return answer;
  return until !== null && now > until ? 'expired' : 'open';
};

/** By the standings of the season, whatever the final did. */
export function qualifyingOf(
  { settings: { qualification }, invitations }: CircuitState,
  rows: readonly CircuitRow[],
  keysOf: (player: string) => readonly string[],
  now: number,
): Qualifying | null {
  if (qualification === null) return null;
  const order = rows
    .filter(({ season }) => season.place !== null)
    .toSorted((a, b) => a.season.place! - b.season.place!);
  const chosen = choose(qualification, order);
  const latest = latestOf(invitations);
  const told = (row: CircuitRow, as: Qualified['as'], group: string): Qualified => {
    const [found] = keysOf(row.player)
      .flatMap((key) => latest.get(key) ?? [])
      .sort((a, b) => b.at - a.at);
    const invitation =
      found === undefined
        ? null
        : { id: found.of.id, stage: invitationStage(found.of, now), until: found.of.until };
    return { player: row.player, name: row.name, place: row.season.place!, as, group, invitation };
  };
  const qualified = chosen.qualified.map(({ row, as, group }) => told(row, as, group));
  const reserves = chosen.reserves.map((row) => told(row, 'reserve', ''));
  const listed = new Set([...qualified, ...reserves].map(({ player }) => player));
  const others = order
    .filter(({ player }) => !listed.has(player))
    .map((row) => told(row, 'reserve', ''))
    .filter(({ invitation }) => invitation !== null);
  const isGone = ({ invitation }: Qualified) =>
    invitation !== null && ['declined', 'expired', 'withdrawn'].includes(invitation.stage);
  const isTaken = ({ invitation }: Qualified) =>
    invitation !== null && ['open', 'accepted'].includes(invitation.stage);
  const gone = qualified.filter(isGone).length;
  const taken = [...reserves, ...others].filter(isTaken).length;
  return { qualified, reserves, others, free: Math.max(0, gone - taken) };
}

/** The last invitation of each, and which it was. */
function latestOf(invitations: CircuitState['invitations']) {
  const latest = new Map<string, { readonly at: number; readonly of: InvitationState }>();
  for (const [at, of] of [...invitations.values()].entries()) latest.set(of.player, { at, of });
  return latest;
}

interface Chosen {
  readonly row: CircuitRow;
  readonly as: 'place' | 'seat';
  readonly group: string;
}

/** On a tie across the line of places all of them are in. */
function choose(
  { places, mostOfCountry, seatsPer, seats, reserves }: Qualification,
  order: readonly CircuitRow[],
): { readonly qualified: readonly Chosen[]; readonly reserves: readonly CircuitRow[] } {
  const qualified: Chosen[] = [];
  const waiting: CircuitRow[] = [];
  const ofCountry = new Map<string, number>();
  let last: number | null = null;
  for (const row of order) {
    const { country } = row;
    const before = ofCountry.get(country) ?? 0;
    const isOver = mostOfCountry > 0 && country !== '' && before >= mostOfCountry;
    const isIn = qualified.length < places || row.season.place === last;
    if (!isIn || isOver) {
      waiting.push(row);
      continue;
    }
    ofCountry.set(country, before + 1);
    qualified.push({ row, as: 'place', group: '' });
    if (qualified.length >= places) last = row.season.place;
  }
  const left = seatsPer === 'none' ? waiting : seat(qualified, waiting, { by: seatsPer, seats });
  return { qualified, reserves: left.slice(0, reserves) };
}

/** The best of every country or club that has fewer in than it has seats; whoever is left waits. */
function seat(
  qualified: Chosen[],
  waiting: readonly CircuitRow[],
  { by, seats }: { readonly by: 'country' | 'club'; readonly seats: number },
): readonly CircuitRow[] {
  const count = new Map<string, number>();
  for (const { row } of qualified) count.set(row[by], (count.get(row[by]) ?? 0) + 1);
  return waiting.filter((row) => {
    const group = row[by];
    const before = count.get(group) ?? 0;
    if (group === '' || before >= seats) return true;
    count.set(group, before + 1);
    qualified.push({ row, as: 'seat', group });
    return false;
  });
}

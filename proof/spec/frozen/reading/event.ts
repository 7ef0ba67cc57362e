// An event from its archive: whether every act could have happened, and what it came to.

import * as event from '@hanchan/tournament';
import { sha256 } from './figures.ts';

export function eventFigures(archive: string): object {
  const read = event.readArchive(archive, sha256);
  if (!read.ok) throw new Error(read.error.message);
  return {
    checksum: event.archiveChecksum(archive),
    entries: read.value.length,
    fault: event.archiveFault(read.value),
    ...entriesFigures(read.value),
  };
}

/** Named one by one: what a later version tells besides is no other standing. */
const STANDING = [
  'slot',
  'person',
  'rankShown',
  'total',
  'raw',
  'uma',
  'penalties',
  'carried',
  'games',
  'stage',
  'tieBreak',
] as const;

export function entriesFigures(entries: readonly event.Entry[]): object {
  const state = event.foldEvent(entries);
  const { id, title } = state.settings.rules;
  return {
    rules: { id, title },
    standings: event
      .standingsOf(state)
      .rows.map((row) => Object.fromEntries(STANDING.map((field) => [field, row[field]]))),
    tables: tablesOf(state),
    penalties: [...state.penalties.values()].map(({ slots, kind, points, withdrawn }) => ({
      slots,
      kind,
      points,
      isWithdrawn: withdrawn !== null,
    })),
    isClosed: state.isClosed,
  };
}

const tablesOf = (state: event.EventState): object[] =>
  state.rounds.flatMap((round) =>
    round.tables.map((table) => ({
      at: [round.number, table.number],
      seats: table.seats,
      stage: table.stage,
      sheet: table.sheet?.form ?? null,
      earlier: table.earlier.map(({ sheet, reason }) => ({ sheet: sheet.form, reason })),
      result:
        event.tableResult(state, table)?.rows.map(({ slot, rank, net, mods, uma, tournament }) => ({
          slot,
          rank,
          net,
          mods,
          uma,
          tournament,
        })) ?? null,
    })),
  );

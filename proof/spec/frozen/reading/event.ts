// An event from its archive: whether every act could have happened, and what it came to.

import type { Entry, EventState } from '@hanchan/tournament';
import {
  archiveChecksum,
  archiveFault,
  foldEvent,
  readArchive,
  standingsOf,
  tableResult,
} from '@hanchan/tournament';
import { sha256 } from './figures.ts';

export function eventFigures(archive: string): object {
  const read = readArchive(archive, sha256);
  if (!read.ok) throw new Error(read.error.message);
  return {
    checksum: archiveChecksum(archive),
    entries: read.value.length,
    fault: archiveFault(read.value),
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

export function entriesFigures(entries: readonly Entry[]): object {
  const state = foldEvent(entries);
  const { id, title } = state.settings.rules;
  return {
    rules: { id, title },
    standings: standingsOf(state).rows.map((row) =>
      Object.fromEntries(STANDING.map((field) => [field, row[field]])),
    ),
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

const tablesOf = (state: EventState): object[] =>
  state.rounds.flatMap((round) =>
    round.tables.map((table) => ({
      at: [round.number, table.number],
      seats: table.seats,
      stage: table.stage,
      sheet: table.sheet?.form ?? null,
      earlier: table.earlier.map(({ sheet, reason }) => ({ sheet: sheet.form, reason })),
      result:
        tableResult(state, table)?.rows.map(({ slot, rank, net, mods, uma, tournament }) => ({
          slot,
          rank,
          net,
          mods,
          uma,
          tournament,
        })) ?? null,
    })),
  );

// The results as one document for other programs.

import { openSheets, type ScoreUnit, scoreUnit, type ZeroSum, zeroSum } from '@hanchan/tournament';
import type { PaperSource } from '../source.ts';
import { DATA_WORDS } from '../words/index.ts';
import { inP, recordsOf } from './dataTable.ts';
import { penaltiesTable } from './penaltiesTable.ts';
import { roundsTable } from './roundsTable.ts';
import { standingsTable } from './standingsTable.ts';

const VERSION = 1;

export function resultsDocument({ state, fouls, checksum }: PaperSource) {
  const { name, venue, country, from, to, rules } = state.settings;
  return {
    hanchanResults: VERSION,
    event: { name, venue, country, from, to, rules: { id: rules.id, title: rules.title } },
    isFinal: state.isClosed,
    standings: recordsOf(standingsTable(state)),
    rounds: recordsOf(roundsTable(state)),
    penalties: recordsOf(penaltiesTable({ state, fouls, words: DATA_WORDS })),
    /** Without a signature: those reopened count as they were signed before. */
    openSheets: openSheets(state),
    zeroSum: proof(zeroSum(state), scoreUnit(state.settings.rules.values)),
    archiveChecksum: checksum(),
  };
}

/** In P: what everybody has together, and what it has to be. */
export function proof({ tables, isProved, ...sums }: ZeroSum, unit: ScoreUnit) {
  const { total, counting, sticks, mods, penalties, expected } = sums;
  return {
    tables,
    total: inP(total, unit),
    counting: inP(counting, unit),
    sticks: inP(sticks, unit),
    modifiers: inP(mods, unit),
    penalties: inP(penalties, unit),
    expected: inP(expected, unit),
    isProved,
  };
}

// Which tables still owe a result: nothing written, nothing signed, or a signed sheet that somebody opened again.

import type { EventState, TableState } from './state.ts';

/** What is open about the sheet of a table. */
export interface OpenSheet {
  readonly round: number;
  readonly table: number;
  /** Reopened: the last signed figures count until it is signed again. */
  readonly problem: 'reopened' | 'unsigned' | 'missing';
}

/** Of every round that has begun, in order. */
export const openSheets = ({ rounds }: EventState): OpenSheet[] =>
  rounds
    .filter(({ startedAt }) => startedAt !== null)
    .flatMap(({ tables }) => tables.flatMap(openSheet));

function openSheet(table: TableState): OpenSheet[] {
  const { round, number, stage, sheet, reopened } = table;
  if (stage === 'signed' || stage === 'void') return [];
  const problem = reopened !== null ? 'reopened' : sheet !== null ? 'unsigned' : 'missing';
  return [{ round, table: number, problem }];
}

/** The tables whose result is being corrected: what is told of them is what was signed before. */
export const sheetsInCorrection = (state: EventState): OpenSheet[] =>
  openSheets(state).filter(({ problem }) => problem === 'reopened');

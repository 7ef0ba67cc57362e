// A kept score: every line with what came of it, and the sheet.

import { type Entry, foldLog, resultNow, sheetOf } from '@hanchan/keeper';

export function keptFigures(entries: readonly Entry[]): object {
  const kept = foldLog(entries);
  if (kept === null) throw new Error('the log has no beginning');
  const { places, uma, tournament } = resultNow(kept);
  const { scores, round, dealer, counters, deposits, pool } = kept.table;
  return {
    names: kept.begin.names,
    minutes: kept.begin.minutes,
    lines: kept.lines.map(({ id, number, isRemoved, deltas, problem, doubt, after }) => ({
      id,
      number,
      isRemoved,
      deltas,
      problem,
      doubt,
      scores: after.scores,
    })),
    now: { scores, round, dealer, counters, deposits, pool },
    sheet: sheetOf(kept),
    result: { places, uma, tournament },
  };
}

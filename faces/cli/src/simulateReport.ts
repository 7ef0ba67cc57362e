// What a run of matches tells: in words, as one JSON document, and as pages. Of a run that was just played, or one that is put
// together of its parts.

import {
  comparePage,
  comparePicture,
  documentOf,
  type RunReport,
  reportPage,
  type Statistics,
} from '@hanchan/arena';
import { WriteFailure, writePage } from './simulateFiles.ts';
import { printComparison, printStatistics } from './simulateText.ts';
import type { RunPlan } from './simulation/part.ts';
import { print, type Terminal } from './terminal.ts';

export const matchCount = (matches: number, how = '') =>
  matches === 1 ? `1 ${how}match` : `${matches.toLocaleString('en')} ${how}matches`;

/** Under the rulebook at this place of the plan. */
export function reportOf(
  plan: RunPlan,
  at: number,
  statistics: Statistics,
  notes: readonly string[],
): RunReport {
  const { games, seed, assistance } = plan;
  return {
    rules: plan.rules[at]!,
    lineUp: plan.bots,
    games,
    seed,
    assistance,
    isRotated: plan.rotated,
    isChecked: plan.checked,
    statistics: documentOf(statistics),
    notes,
  };
}

/** `beside` is what is known of the run beside its figures: its time, its parts. */
export function reportJson<Beside extends object>(report: RunReport, beside: Beside) {
  const { rules, lineUp, games, seed, assistance, isRotated, isChecked, statistics } = report;
  return {
    rules,
    lineUp,
    games,
    seed,
    assistance,
    rotated: isRotated,
    checked: isChecked,
    ...beside,
    ...statistics,
  };
}

/** `ends` follow the headline of each: how fast it was, or of how many parts it is. */
export function printReports(
  terminal: Terminal,
  reports: readonly RunReport[],
  isComparison: boolean,
  ends: readonly string[],
): void {
  for (const [at, report] of reports.entries()) {
    const { rules, lineUp, seed, statistics } = report;
    const what = `${rules.id}: ${matchCount(statistics.matches)}, ${lineUp.join(', ')}, seed ${seed}`;
    print(terminal, terminal.paint(`${what}; ${ends[at]}`, 'bold'));
    if (!isComparison) printStatistics(terminal, statistics);
  }
  if (isComparison) printComparison(terminal, reports);
}

interface Pages {
  readonly report?: string;
  readonly picture?: string;
}

/** The pages, and what could not be written. */
export function writePages(
  { report, picture }: Pages,
  reports: readonly RunReport[],
  isComparison: boolean,
) {
  const failures: string[] = [];
  const attempt = (argument: string, path: string, text: string) => {
    try {
      writePage(argument, path, text);
    } catch (error) {
      if (!(error instanceof WriteFailure)) throw error;
      failures.push(error.message);
    }
  };
  if (report !== undefined) {
    attempt('--report', report, isComparison ? comparePage(reports) : reportPage(reports[0]!));
  }
  if (picture !== undefined) attempt('--picture', picture, comparePicture(reports));
  return failures;
}

// What a page is made from: what was played, and what it showed.

import type { Assistance } from '@hanchan/game';
import { grouped } from '../figures.ts';
import type { StatisticsDocument } from '../statistics/document.ts';

/** One run of matches, as reports show it. */
export interface RunReport {
  readonly rules: { readonly id: string; readonly title: string; readonly hash: string };
  /** Four bots; with rotation they change seats. */
  readonly lineUp: readonly string[];
  /** How many matches were asked for; `statistics.matches` were played. */
  readonly games: number;
  readonly seed: number;
  readonly assistance: Assistance;
  readonly isRotated: boolean;
  readonly isChecked: boolean;
  readonly statistics: StatisticsDocument;
  /** What a reader must know before the figures, such as a program that did not play. */
  readonly notes: readonly string[];
}

/** `club ×3, expert`: who played, each once. */
export function playersText({ lineUp }: RunReport): string {
  const names = [...new Set(lineUp)];
  return names
    .map((name) => {
      const seats = lineUp.filter((bot) => bot === name).length;
      return seats === 1 ? name : `${name} ×${seats}`;
    })
    .join(', ');
}

export const INTERVAL_NOTE =
  'Whiskers and ± are 95 % intervals: normal over matches for rates and means, since the deals of a match are correlated; Wilson’s for shares of matches, for yaku and endings, and for none or all.';

/** Notes of all runs, each once, and matches that had to be ended. */
export function notesOf(reports: readonly RunReport[]): string[] {
  const notes = reports.flatMap((report) => report.notes);
  for (const { rules, statistics } of reports) {
    const { stopped } = statistics;
    if (stopped > 0) notes.push(`${rules.title}: ${stoppedText(stopped)}`);
  }
  return [...new Set(notes)];
}

/** How many matches were ended by the bell, in words. */
export const stoppedText = (stopped: number) =>
  stopped === 1
    ? '1 match did not end by itself: the bell did it'
    : `${grouped(stopped)} matches did not end by themselves: the bell did it`;

/** The command that plays the same again; `what` says by which rules. */
export function commandText(what: string, report: RunReport): string {
  const { games, seed, lineUp, assistance, isRotated, isChecked } = report;
  const names = lineUp.join(',');
  const bots = /^[\w:,-]+$/.test(names) ? names : `'${names}'`;
  const flags = [
    `hanchan simulate ${what} --games ${games} --seed ${seed} --bots ${bots}`,
    assistance === 'guided' ? '' : ` --assistance ${assistance}`,
    isRotated ? '' : ' --no-rotate',
    isChecked ? ' --check' : '',
  ];
  return flags.join('');
}

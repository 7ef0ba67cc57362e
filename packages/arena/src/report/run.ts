// What a page is made from: what was played, and what it showed.

import type { Assistance } from '@hanchan/game';
import type { StatisticsDocument } from '../statistics/document.ts';

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
  'Whiskers and ± are 95 % intervals: normal over matches for rates and means, since the deals of a match hang together; Wilson’s for shares of matches.';

// Cases of this folder as text tables: one line each, cells parted by bars.

import { WDMC_2019 } from '@hanchan/rulesets';
import { scoringBy } from '../support/scoring.ts';
import { rowsOf } from '../support/table.ts';

const RULES = WDMC_2019.values;
const { scores } = scoringBy(RULES);

/** `4.1.2.1-01 p1-17 W9` in full: numbers stand for clauses of this document, the rest for rulings. */
export function idsOf(text: string): string[] {
  return text.split(/\s+/).map((id) => (/^(\d|p\d)/.test(id) ? `wdmc-${id}` : id));
}

export function pointsOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/**
 * Hands that South wins on West's discard: ids | hand | tile | yaku with their han | fu | points | note.
 * These yaku and no others, each of them in the explanation.
 */
export function yakuTable(text: string): void {
  for (const [ids, hand, ron, list, fu, points, note] of rowsOf(text)) {
    const yaku = list!.split(', ');
    const paid = pointsOf(points!);
    const title = note === undefined || note === '' ? list! : `${list}: ${note}`;
    scores(
      idsOf(ids!),
      title,
      hand!,
      { ron: ron! },
      {
        yaku,
        han: yaku.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0),
        fu: Number(fu),
        points: paid,
        deltas: [0, paid, -paid, 0],
      },
    );
  }
}

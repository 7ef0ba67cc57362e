// The report sheet of a match that was played on this server, and what its fouls cost.

import type { Match } from '@hanchan/game';
import { type BySeat, SEATS } from '@hanchan/tiles';
import { type Act, byWind, type SheetForm, type Slot, stickValue } from '@hanchan/tournament';

const THOUSAND = 1_000;

/** Seats are winds: East begins as the first dealer. */
export function finalSheet({ scores, rules }: Match, slots: BySeat<Slot>): SheetForm {
  const loan = rules['table.loan'];
  const loans = byWind((wind) =>
    loan > 0 && scores[wind] < 0 ? Math.ceil(-scores[wind] / loan) * loan : 0,
  );
  const began = SEATS.length * rules['table.startingPoints'];
  const left = began - scores.reduce((sum, points) => sum + points, 0);
  return {
    slots,
    held: byWind((wind) => scores[wind] + loans[wind]),
    loans,
    sticks: Math.max(0, Math.round(left / stickValue(rules))),
  };
}

/** Acts under ids of their own: what was written down before is not written down again. */
export function penaltiesIn(
  { penalties }: Match,
  slots: BySeat<Slot>,
  { round, table, game }: { readonly round: number; readonly table: number; readonly game: string },
): [string, Act][] {
  return SEATS.flatMap((seat): [string, Act][] => {
    const { warnings, modifier, tournamentPoints } = penalties[seat];
    const points = modifier + tournamentPoints * THOUSAND;
    const penalise = (name: string, kind: 'warning' | 'chombo'): [string, Act] => [
      `online-${game}-${name}`,
      {
        type: 'penalise',
        penalty: `online-${game}-${name}`,
        slots: [slots[seat]],
        round,
        table,
        foul: kind,
        kind,
        points: kind === 'warning' ? 0 : points,
        section: '',
        note: 'As the online table counted it.',
      },
    ];
    const warned = Array.from({ length: warnings }, (_, i) =>
      penalise(`warning-${seat}-${i + 1}`, 'warning'),
    );
    return points > 0 ? [...warned, penalise(`chombo-${seat}`, 'chombo')] : warned;
  });
}

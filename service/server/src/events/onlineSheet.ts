// What the fouls of a match that was played on this server cost at the event.

import type { Match } from '@hanchan/game';
import { type BySeat, SEATS } from '@hanchan/tiles';
import type { Act, Slot } from '@hanchan/tournament';

const THOUSAND = 1_000;

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

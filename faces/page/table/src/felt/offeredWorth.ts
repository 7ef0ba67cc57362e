// What stands on Ron and Tsumo before they are pressed: the yaku and the points that are sure. The engine values the
// win from what the player sees; ura dora are on top.

import { offeredWin, type SeatView } from '@hanchan/game';
import { formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { Seat } from '@hanchan/tiles';

export interface OfferedWorth {
  /** The first yaku, as many as a button holds. */
  readonly names: string;
  readonly points: string;
  /** All of it, for who looks closer or listens. */
  readonly full: string;
}

const SHOWN = 2;

/** Null where no win is offered. */
export function offeredWorth(view: SeatView, words: PlayWords): OfferedWorth | null {
  const value = offeredWin(view);
  if (value === null) return null;
  const seat = view.viewer as Seat;
  const { dora, red } = value.dora;
  const names = [...value.yakuman, ...value.yaku].map(({ id }) => words.yaku(id));
  if (dora + red > 0) names.push(t('table.worth.dora', { count: dora + red }));
  const points = formatPoints(value.points);
  const extra = value.deltas[seat] - value.points;
  const mayHaveUra = view.rules['dora.ura'] && view.deal!.seats[seat].riichi !== 'none';
  const comma = t('table.worth.comma');
  const left = names.length - SHOWN;
  return {
    names: [
      ...names.slice(0, left === 1 ? SHOWN + 1 : SHOWN),
      ...(left > 1 ? [t('table.worth.more', { count: left })] : []),
    ].join(comma),
    points,
    full: [
      ...names,
      t('table.worth.points', { points }),
      ...(extra > 0 ? [t('table.worth.extra', { points: formatPoints(extra) })] : []),
      ...(mayHaveUra ? [t('table.worth.ura')] : []),
    ].join(comma),
  };
}

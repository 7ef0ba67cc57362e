// What a replay says about a place, in sentences.

import type { Match } from '@hanchan/game';
import type { FilmDifference } from '@hanchan/records';
import { inText, roundName } from '../table/log.ts';
import { t } from '../words/text.svelte.ts';
import type { SeatReading } from './seatReading.ts';

/** “East 1”, with counters where there are any. */
export function dealName({
  round,
  dealer,
  counters,
}: Pick<Match, 'round' | 'dealer' | 'counters'>) {
  const name = roundName(round, dealer);
  return counters === 0 ? name : t('replay.dealCounters', { name, count: counters });
}

export function shantenText({ shanten, own }: SeatReading): string {
  if (shanten < 0) return t('replay.complete');
  if (shanten > 0) return t('replay.shanten', { count: shanten });
  return t(own.drawn === null ? 'replay.tenpai' : 'replay.tenpaiAfter');
}

/** “6s ×2 9s ×3”. */
export function waitsText({ waits }: SeatReading): string {
  return waits
    .map(({ kind, left }) => t('table.why.wait', { tile: inText(kind), count: left }))
    .join(' ');
}

export function differenceText({ hand, event, expected, got }: FilmDifference): string {
  return t('replay.differs', { hand, event, expected, got });
}

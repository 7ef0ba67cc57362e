// What a replay says about a place, in sentences.

import type { Match } from '@hanchan/game';
import { inText } from '@hanchan/kit/words/inText.ts';
import { tellPhrase } from '@hanchan/kit/words/tellPhrase.ts';
import { t } from '@hanchan/kit/words/text.svelte.ts';
import { dealAtPhrase } from '@hanchan/narrator';
import type { BadGame, Film, FilmDifference, GameFormat } from '@hanchan/records';
import type { SeatReading } from './seatReading.ts';

/** “East 1”, with counters where there are any. */
export const filmDealName = (match: Pick<Match, 'round' | 'dealer' | 'counters'>): string =>
  tellPhrase(dealAtPhrase(match));

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

/** Forms with a line for each event; in the others the hand is the place. */
const BY_LINE: readonly GameFormat[] = ['record', 'mjai'];

export function differenceText(
  { hand, event, expected, got }: FilmDifference,
  { source }: Pick<Film, 'source'>,
): string {
  const key = BY_LINE.includes(source.format) ? 'replay.differs' : 'replay.differsInHand';
  return t(key, { hand, event, expected, got });
}

/** “Line 12, a[0]: …”, as far as there is a line and a field. */
export function badText({ line, field, message }: BadGame): string {
  const place = [line > 0 ? t('replay.line', { line }) : '', field].filter((part) => part !== '');
  return place.length === 0 ? message : t('replay.bad', { place: place.join(', '), message });
}

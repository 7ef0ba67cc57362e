// Who sits at a table by name, and the words of play that are used there.

import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { playWords } from '@hanchan/kit/words/terms.ts';
import { currentLanguage, t } from '@hanchan/kit/words/text.svelte.ts';
import type { Seat } from '@hanchan/tiles';
import type { TableState } from '../client/tableClient.ts';

export function tablePeople(state: () => TableState) {
  const names = (seat: Seat): string => {
    const place = state().info?.places[seat];
    if (place?.type === 'player') return place.player.name;
    return place?.type === 'bot' ? place.name : t('table.seat', { number: seat + 1 });
  };
  const isMe = (seat: Seat): boolean => state().seat === seat;
  /** As a line of a list calls who looks at it. */
  const nameOrYou = (seat: Seat): string => (isMe(seat) ? t('table.youName') : names(seat));
  const words = () => {
    const base = state().info?.settings.rules;
    const book = typeof base === 'object' ? base.base : (base ?? '');
    return playWords(settings.terms, book, currentLanguage());
  };
  return { names, isMe, nameOrYou, words };
}

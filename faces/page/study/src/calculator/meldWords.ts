// Melds by the words of play.

import { tileNames } from '@hanchan/kit/tiles/face.ts';
import { t } from '@hanchan/kit/words/text.svelte.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { Meld, MeldType } from '@hanchan/tiles';

export function meldTypeName(type: MeldType, words: PlayWords): string {
  if (type === 'chi' || type === 'pon') return words.call(type);
  return t(`calculator.meldType.${type}`, { kan: words.call('kan') });
}

export const meldName = ({ type, tiles }: Meld, words: PlayWords): string =>
  t('calculator.meldOf', { meld: meldTypeName(type, words), tiles: tileNames(tiles) });

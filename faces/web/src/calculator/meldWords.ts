// Melds by the words of play.

import type { Meld, MeldType } from '@hanchan/tiles';
import { tileNames } from '../tiles/face.ts';
import type { PlayWords } from '../words/terms.ts';
import { t } from '../words/text.svelte.ts';

export function meldTypeName(type: MeldType, words: PlayWords): string {
  if (type === 'chi' || type === 'pon') return words.call(type);
  return t(`calculator.meldType.${type}`, { kan: words.call('kan') });
}

export const meldName = ({ type, tiles }: Meld, words: PlayWords): string =>
  t('calculator.meldOf', { meld: meldTypeName(type, words), tiles: tileNames(tiles) });

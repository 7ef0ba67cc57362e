// Names for a screen reader and for buttons.

import type { Reason } from '@hanchan/bots';
import type { Action } from '@hanchan/game';
import { tileNames } from '@hanchan/kit/tiles/face.ts';
import { inText, tilesInText } from '@hanchan/kit/words/inText.ts';
import { t } from '@hanchan/kit/words/text.svelte.ts';
import { type PlayWords, reasonMessage } from '@hanchan/narrator';
import type { TableInfo } from '@hanchan/protocol';
import type { Meld } from '@hanchan/tiles';
import type { CallName } from './choices.ts';
import { tellTable } from './tellTable.ts';

/** “sequence 4, 5, 6 of circles, from the left”. */
export function meldLabel(meld: Meld, words: PlayWords): string {
  const group = meld.type === 'chi' ? 'sequence' : meld.type === 'pon' ? 'triplet' : 'kan';
  const name = meld.type === 'concealedKan' ? 'concealedKan' : 'meld';
  return t(`table.label.${name}`, {
    group: words.group(group),
    tiles: tileNames(meld.tiles),
    from: meld.from === null ? '' : t(`table.from.${meld.from}`),
  });
}

/** What the button of a choice says: a word of play where there is one. */
export function callName(name: CallName, words: PlayWords): string {
  switch (name) {
    case 'chi':
    case 'pon':
    case 'kan':
    case 'riichi':
    case 'ron':
    case 'tsumo':
      return words.call(name);
    default:
      return t(`table.call.${name}`);
  }
}

/** What speaks for a choice. */
export const reasonText = (reason: Reason, words: PlayWords): string =>
  tellTable(reasonMessage(reason), words);

/** An action within a sentence, with its tiles. */
export function actionText(action: Action, words: PlayWords): string {
  switch (action.type) {
    case 'discard':
      return action.riichi
        ? t('table.act.riichi', { call: words.call('riichi'), tile: inText(action.tile) })
        : t('table.act.discard', { tile: inText(action.tile) });
    case 'concealedKan':
    case 'addedKan':
      return `${words.call('kan')} ${inText(action.tile)}`;
    case 'chi':
    case 'pon':
      return `${words.call(action.type)} ${tilesInText(action.own)}`;
    case 'calledKan':
      return words.call('kan');
    case 'pick':
      return callName('draw', words);
    default:
      return callName(action.type, words);
  }
}

/** How far behind the table who watches is. */
export function minutesLate(info: TableInfo | null): number {
  return Math.round((info?.settings.watchDelayMs ?? 0) / 60_000);
}

// What the pages of a board are called, and how far through a list each is.

import { t } from '@hanchan/kit/words/text.svelte.ts';
import type { BoardPage } from './boardPages.ts';

export function pageTitle(page: BoardPage): string {
  switch (page.kind) {
    case 'clock':
      return '';
    case 'standings':
      return page.isFinal
        ? t('events.board.finalRanking')
        : t(page.tablesIn < page.tables ? 'events.board.during' : 'events.board.standings', {
            round: page.round,
          });
    case 'seating':
      return t('events.board.seating', { round: page.round });
    case 'results':
      return t('events.board.results', { round: page.round });
    case 'schedule':
    case 'announcement':
      return t(`events.board.${page.kind}`);
    case 'curtain':
      return t('events.board.curtainTitle');
  }
}

export function pageNote(page: BoardPage): string {
  if (!('span' in page) || page.kind === 'schedule') return '';
  const { from, to, of } = page.span;
  const span = from === 1 && to === of ? '' : t('events.board.span', { from, to, of });
  if (page.kind !== 'standings') return span;
  const { tablesIn: done, tables: all, corrected, isFinal } = page;
  const tables = isFinal || done === all ? '' : t('events.board.tablesIn', { done, all });
  const correcting = corrected === 0 ? '' : t('events.board.corrected', { count: corrected });
  return [tables, correcting, span].filter((part) => part !== '').join(' · ');
}

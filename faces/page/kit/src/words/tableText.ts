// What was agreed at a table, in words.

import type { TableSettings, TableSummary } from '@hanchan/protocol';
import { windNameAt } from './telling.ts';
import { t, tIn } from './text.svelte.ts';

export function clockText({ clock }: TableSettings): string {
  if (clock === null) return t('agreed.noClock');
  return t('agreed.clockOf', { move: clock.moveMs / 1000, bank: clock.bankMs / 1000 });
}

export function lengthText({ rounds }: TableSettings): string {
  return rounds === null ? t('agreed.byTheBook') : tIn('agreed', `rounds${rounds}`);
}

/** Who sits there, by name. */
export function namesAt({ places }: TableSummary): string {
  const names = places.flatMap((place) => (place.type === 'player' ? [place.player.name] : []));
  return names.join(', ');
}

/** A table is called after who opened it, or who is there. */
export function tableName(table: TableSummary): string {
  const first = table.places.find((place) => place.type === 'player');
  return first?.type === 'player'
    ? t('lobby.tableOf', { name: first.player.name })
    : t('lobby.botsOnly');
}

/** How far a match is: `East 2, hand 3`. */
export function dealText({ progress }: Pick<TableSummary, 'progress'>): string {
  if (progress === null) return '';
  const { round, dealer, deal } = progress;
  return t('agreed.deal', {
    wind: windNameAt(round % 4),
    number: dealer + 1,
    // Before the first deal it is the first that is waited for.
    hand: Math.max(1, deal),
  });
}

export function delayText(ms: number | null): string {
  if (ms === null) return t('agreed.nobodyWatches');
  if (ms === 0) return t('agreed.watchAtOnce');
  return t('agreed.watchLate', { count: Math.round(ms / 60_000) });
}

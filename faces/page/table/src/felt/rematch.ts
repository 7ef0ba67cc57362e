// After a match: who wants another one with the same people, who has left, and when it begins. One sentence each, told
// when it changes.

import { t } from '@hanchan/kit/words/text.svelte.ts';
import type { TableInfo } from '@hanchan/protocol';

export function rematchNotices(info: TableInfo | null, me: string | null): string[] {
  if (info === null || info.state !== 'over') return [];
  const { wanted } = info.rematch;
  const others = info.places.flatMap((place) =>
    place.type === 'player' && place.player.id !== me ? [place] : [],
  );
  const willing = others.filter(({ player }) => wanted.includes(player.id));
  // Whoever plays again has gone to the next table.
  const gone = others.filter(
    ({ player, isConnected }) => !isConnected && !wanted.includes(player.id),
  );
  const names = (places: typeof others) => places.map(({ player }) => player.name).join(', ');
  return [
    ...(willing.length === 0
      ? []
      : [t('table.end.wants', { count: willing.length, names: names(willing) })]),
    ...(gone.length === 0 ? [] : [t('table.end.left', { count: gone.length, names: names(gone) })]),
    ...(willing.length === 0 ? [] : [t('table.end.begins')]),
  ];
}

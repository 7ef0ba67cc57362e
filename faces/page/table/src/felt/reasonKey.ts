// Which words tell why an act was a foul. Games told by an older server do not say.

import type { SeatEvent } from '@hanchan/game';

export type Fouled = Extract<SeatEvent, { type: 'fouled' }>;

const FURITEN: Readonly<Record<string, string>> = {
  'furiten.discard': 'furitenDiscard',
  'furiten.missed': 'furitenMissed',
  'furiten.missedInRiichi': 'furitenRiichi',
};

/** Its key under `table.because`; null where the reason is not told. */
export function reasonKey({ foul, because }: Pick<Fouled, 'foul' | 'because'>): string | null {
  if (because === undefined) return null;
  const { code, rule } = because;
  if (code === 'furiten') return `${foul}.${FURITEN[rule ?? ''] ?? 'furitenDiscard'}`;
  if (code === 'swapCall') return `${foul}.${because.case?.swap ?? 'afterPon'}`;
  return `${foul}.${code}`;
}

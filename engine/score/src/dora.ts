// Bonus han: dora under the turned indicators, ura for a riichi winner, red fives.

import { doraOf, type Tile } from '@hanchan/tiles';
import type { Shape } from './shape.ts';

/** How many of each kind of dora the hand holds. */
export interface Dora {
  readonly dora: number;
  readonly ura: number;
  readonly red: number;
}

export function countDora(shape: Shape): Dora {
  const { win, rules } = shape;
  return {
    dora: underIndicators(shape, win.indicators, rules['dora.indicator'], rules['dora.kan']),
    ura:
      win.riichi === 'none'
        ? 0
        : underIndicators(shape, win.ura, rules['dora.ura'], rules['dora.kanUra']),
    red: rules['tiles.redFives'] === 'none' ? 0 : shape.redFives,
  };
}

/** The first indicator and those of kans are used or not by different options. */
function underIndicators(
  { owned }: Shape,
  indicators: readonly Tile[],
  first: boolean,
  further: boolean,
): number {
  let han = 0;
  for (let i = 0; i < indicators.length; i++) {
    if (i === 0 ? first : further) han += owned[doraOf(indicators[i]!)]!;
  }
  return han;
}

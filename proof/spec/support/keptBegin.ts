// How a kept score begins, for tests that only carry it from place to place.

import type { Begin, Entry } from '@hanchan/keeper';
import { WRC_2022 } from '@hanchan/rulesets';

export const keptBegin = (more: Pick<Begin, 'event'> = {}): Entry => ({
  id: 'begin',
  by: 'A',
  at: 1,
  act: {
    type: 'begin',
    rules: WRC_2022.values,
    book: 'wrc-2022',
    names: ['Aoki', 'Berg', 'Costa', 'Dahl'],
    minutes: 90,
    ...more,
  },
});

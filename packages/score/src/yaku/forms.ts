// Yaku of the two hands that are not four sets and a pair.

import { ofReading, type YakuRow } from './row.ts';

export const FORM_YAKU: readonly YakuRow[] = [
  ofReading('chiitoitsu', (shape) => shape.form === 'sevenPairs'),
  ofReading('kokushi', (shape) => shape.form === 'thirteenOrphans'),
  ofReading(
    'kokushi_13men',
    (shape) => shape.form === 'thirteenOrphans' && shape.wait === 'thirteenOrphans',
  ),
];

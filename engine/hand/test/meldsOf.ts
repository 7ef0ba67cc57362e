// Melds as a row of texts.

import { type Meld, parseMeld } from '@hanchan/tiles';

export const meldsOf = (row: string): Meld[] =>
  row.split(' ').map((text) => {
    const meld = parseMeld(text);
    if (!meld.ok) throw new Error(`${text}: ${meld.error.code}`);
    return meld.value;
  });

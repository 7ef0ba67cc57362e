// Bonus tiles: which indicators exist, when they are turned, for whom they count.

import { choice, flag } from '../option.ts';

export const DORA_OPTIONS = {
  'dora.indicator': flag('Is a dora indicator turned at the deal?', {
    yes: 'yes; each tile that follows the indicator is worth one han, but is not a yaku',
    no: 'there are no dora',
  }),
  'dora.kan': flag('Does a kan turn a further indicator?', {
    yes: 'each kan turns one, and it counts for everybody',
    no: 'no',
  }),
  'dora.ura': flag('Do the tiles under the indicators count for a riichi winner?', {
    yes: 'the ura under the first indicator counts for a winner in riichi',
    no: 'no ura',
  }),
  'dora.kanUra': flag('Do the tiles under kan indicators count for a riichi winner?', {
    yes: 'the ura under every kan indicator counts too',
    no: 'no kan ura',
  }),
  'dora.kanReveal': choice('When is a kan indicator turned?', {
    afterReplacement: 'right after the replacement tile is drawn, for every kind of kan',
    concealedFirst:
      'for a concealed kan before the replacement tile, for the others just before the next discard or kan',
  }),
};

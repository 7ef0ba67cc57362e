// Claiming discards and making kans.

import { choice, flag, number } from '../option.ts';

export const CALL_OPTIONS = {
  'calls.chi': choice('Who may call chi?', {
    nextPlayer: 'only the player whose turn comes next',
    nobody: 'nobody; sequences are made from drawn tiles only',
  }),
  'calls.swap': choice('May a call be followed by discarding an equivalent tile (kuikae)?', {
    allowed: 'yes, any tile may be discarded',
    forbidden: 'neither the called tile nor the tile at the other end of the sequence',
  }),
  'calls.lastDiscard': choice('What may be called on the last discard?', {
    winOnly: 'only a win',
    anyCall: 'everything that may be called on other discards',
  }),
  'calls.precedence': choice('Which of two claims for a group is heard?', {
    ponBeforeChi: 'pon and kan before chi, whoever spoke first',
    firstCaller: 'the first to speak; pon and kan before chi when in doubt',
  }),
  'kan.called': flag('May a discard be called for a kan?', {
    yes: 'yes, with three of the same tile in the hand',
    no: 'no',
  }),
  'kan.added': flag('May a drawn tile be added to your own pon?', { yes: 'yes', no: 'no' }),
  'kan.concealed': flag('May four concealed tiles be declared a kan?', { yes: 'yes', no: 'no' }),
  'kan.perDeal': number('How many kans can be made in one deal?', {
    min: 0,
    max: 4,
    unit: 'kans',
    zero: 'none',
  }),
  'kan.lastTile': flag('May a kan be made when no live tile is left?', {
    yes: 'yes; the replacement comes from the dead wall',
    no: 'no',
  }),
  'kan.robAdded': flag('May a tile added to a pon be robbed for a win?', { yes: 'yes', no: 'no' }),
  'kan.robConcealed': choice('May a concealed kan be robbed?', {
    never: 'never',
    thirteenOrphans: 'only for thirteen orphans',
    anyHand: 'by any hand that the tile completes',
  }),
};

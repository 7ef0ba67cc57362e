// Fouls and what they cost; the clock; what may be looked up.

import { choice, flag, number } from '../option.ts';
import { CHOMBO } from './structured.ts';

const lateUnit = { min: 0, max: 1_000 };

export const PENALTY_OPTIONS = {
  'penalty.chombo': CHOMBO,
  'penalty.chomboWithWin': choice('What if somebody else validly wins at the same moment?', {
    voided: 'the win is paid and the chombo is not counted',
    applies: 'the chombo counts',
  }),
  'penalty.chomboAtDraw': choice('What becomes of a drawn deal in which a chombo is found?', {
    redeal: 'it is dealt again, without payments',
    drawStands: 'the draw stands, the offender is noten',
  }),
  'penalty.falseWin': choice('What is a false win whose tiles were not yet shown?', {
    chombo: 'a chombo',
    deadHand: 'a dead hand',
    warning: 'a warning',
  }),
  'penalty.deadHand': flag('Can a hand be declared dead?', {
    yes: 'yes: it may not call, win or be tenpai',
    no: 'no',
  }),
  'penalty.latePerMinute': number('What does each minute of lateness cost?', {
    ...lateUnit,
    unit: 'tournament points',
    zero: 'nothing',
  }),
  'penalty.lateForfeitAfter': number('After how many minutes is a late player replaced?', {
    ...lateUnit,
    unit: 'minutes',
    zero: 'never',
  }),
  'penalty.lateForfeit': number('What does being replaced cost?', {
    ...lateUnit,
    unit: 'tournament points',
    zero: 'nothing',
  }),
  'clock.minutes': number('How long does a hanchan last?', {
    min: 0,
    max: 1_000,
    unit: 'minutes',
    zero: 'there is no limit',
  }),
  'clock.beforeStart': choice('What may be done before the signal to start?', {
    nothing: 'nothing; the first deal waits for it',
    deal: 'walls are built and hands dealt; the first discard waits, face down',
  }),
  'clock.bellBetweenDeals': choice('What if time runs out between two deals?', {
    oneMoreDeal: 'one more deal is played',
    ends: 'the match is over',
  }),
  'clock.chomboAfterBell': choice('What if a chombo ends the last deal on the clock?', {
    ends: 'the match is over',
    redeal: 'the deal is played again',
  }),
  'help.duringDeal': flag('May yaku lists and score tables be consulted during a deal?', {
    yes: 'yes',
    no: 'no, only between deals',
  }),
};

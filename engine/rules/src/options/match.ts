// From the end of one deal to the end of the match: draws, rotation, counters, end, ranking.

import { choice, flag, number, ranked, several } from '../option.ts';
import { UMA } from './structured.ts';

export const MATCH_OPTIONS = {
  'draw.notenTotal': number('What do the players who are not tenpai pay in all?', {
    min: 0,
    max: 100_000,
    unit: 'points, shared among the tenpai players',
    zero: 'nothing',
  }),
  'draw.notenToPool': number('What does each player who is not tenpai put into the pool?', {
    min: 0,
    max: 100_000,
    unit: 'points, for the next winner',
    zero: 'nothing; there is no pool',
  }),
  'draw.mayHideTenpai': flag('May a tenpai player without riichi say noten?', {
    yes: 'yes',
    no: 'no',
  }),
  'draw.tenpaiNeedsYaku': flag('Does tenpai need a yaku?', {
    yes: 'yes',
    no: 'no, the shape counts',
  }),
  'draw.reveal': choice('Which hands are shown at a draw?', {
    tenpai: 'those declared tenpai, in turn from the dealer',
    all: 'all four',
    none: 'none',
  }),
  'draw.abortive': several(
    'What ends a deal without a winner before the wall runs out?',
    {
      nineTerminals: 'nine kinds of terminals and honours on the first turn, by choice',
      fourWinds: 'four equal winds as the first four discards',
      fourKans: 'four kans by more than one player',
      fourRiichi: 'four riichi',
      tripleRon: 'three players win on one tile',
    },
    'nothing',
  ),
  'draw.abortiveDealer': choice('Who deals after an abortive draw?', {
    stays: 'the same dealer',
    passes: 'the next player',
  }),
  'dealer.staysOn': choice('When does the dealer stay?', {
    win: 'after winning',
    winOrTenpai: 'after winning, and after a draw when tenpai',
  }),
  'counter.onDraw': flag('Does a draw add a counter?', {
    yes: 'every draw adds one, whether the deal passes or not',
    no: 'no',
  }),
  'end.rounds': number('How many rounds are played?', { min: 1, max: 4, unit: 'rounds' }),
  'end.extension': choice('What follows if the last round decides nothing?', {
    none: 'nothing; the match is over',
    untilWin: 'after a draw that moves the deal, another round until somebody wins',
    untilTarget: 'another round until somebody has the target points',
  }),
  'end.target': number('How many points does a player need for the match to end?', {
    min: 0,
    max: 1_000_000,
    unit: 'points',
    zero: 'none',
  }),
  'end.dealerLeads': choice('Does the match end when the dealer of the last deal leads?', {
    never: 'no, the dealer plays on',
    afterWin: 'yes, after winning with the sole lead',
    afterWinOrTenpai: 'yes, after winning or being tenpai, with the lead and the target points',
  }),
  'end.bust': choice('Does a score below zero end the match?', {
    playOn: 'no',
    ends: 'yes, after the deal in which it happens',
  }),
  'end.deposits': choice('Who gets the riichi sticks left at the end?', {
    nobody: 'nobody',
    winner: 'the winner of the match',
  }),
  'ranking.returnPoints': number('From which score is the result counted?', {
    min: 0,
    max: 1_000_000,
    unit: 'points',
  }),
  'ranking.uma': UMA,
  'ranking.oka': number('What does the winner get on top?', {
    min: 0,
    max: 1_000,
    unit: 'thousand points',
    zero: 'nothing',
  }),
  'ranking.umaBasis': choice('From which scores are the places taken?', {
    finalScores: 'the final scores',
    afterModifiers: 'the scores after penalties',
  }),
  'ranking.ties': choice('What happens to equal scores?', {
    shared: 'the places are shared and their uma averaged',
    seatOrder: 'the one who comes first in turn from the first dealer ranks higher',
  }),
  'ranking.tournamentTies': ranked(
    'What separates equal tournament scores, in this order?',
    {
      mostFirsts: 'most first places',
      fewestFourths: 'fewest fourth places',
      bestHanchan: 'the best single hanchan',
      coinToss: 'a coin toss',
    },
    'nothing; they share the place',
  ),
};

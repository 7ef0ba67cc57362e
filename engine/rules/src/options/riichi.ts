// Riichi, and who may not win on a discard.

import { choice, flag, number, since } from '../option.ts';

export const RIICHI_OPTIONS = {
  'riichi.allowed': flag('May riichi be declared?', { yes: 'yes', no: 'there is no riichi' }),
  'riichi.deposit': number('What does declaring riichi cost?', {
    min: 0,
    max: 100_000,
    unit: 'points',
    zero: 'nothing',
  }),
  'riichi.needsDeposit': flag('Must the declarer have the points for the riichi stick?', {
    yes: 'yes, a player with fewer points cannot declare',
    no: 'no, it is lent and the score goes below zero',
  }),
  'riichi.loan': since(
    2,
    () => 0,
    number('What is lent to a declarer whose sticks do not reach for the riichi stick?', {
      min: 0,
      max: 100_000,
      unit: 'points',
      zero: 'nothing of its own: whoever runs out of points gets the usual loan',
    }),
  ),
  'riichi.liveTiles': number('How many live tiles must be left?', {
    min: 0,
    max: 70,
    unit: 'tiles',
    zero: 'there is no minimum',
  }),
  'riichi.whileFuriten': flag('May a furiten player declare riichi?', { yes: 'yes', no: 'no' }),
  'riichi.concealedKan': choice('Which concealed kans may a riichi hand make?', {
    never: 'none',
    sameWaits: 'with the drawn tile, if the waits stay the same',
    sameReading: 'with the drawn tile, if waits and every reading of the hand stay the same',
  }),
  'riichi.doubleBrokenBy': since(
    2,
    () => 'anyCall',
    choice('What rules out double riichi on your first discard?', {
      anyCall: 'any call or kan before it, your own concealed kan included',
      callBefore:
        'a call or kan before your first turn; your own concealed kan in it does not matter',
    }),
  ),
  'furiten.discard': choice('What do your own discards forbid?', {
    nothing: 'nothing',
    sameTile: 'winning on a tile that you have discarded yourself',
    everyWait: 'winning on any discard while one of your waits is among your own discards',
  }),
  'furiten.missed': choice('How long does a missed win forbid winning on a discard?', {
    never: 'not at all',
    ownTurn: "until the player's own next draw or call",
    anyCall: "until the player's own next draw or anybody's call",
  }),
  'furiten.missedInRiichi': choice('And after riichi?', {
    never: 'not at all',
    dealEnd: 'until the end of the deal',
  }),
  'furiten.missedTile': choice('Which passed tile counts as a missed win?', {
    anyWait: 'every tile that completes the hand, with or without a yaku',
    legalWin: 'only a tile on which the player could have won',
  }),
};

// EMA 2008, the paragraphs on chombo and on dead hands; the sheet has nothing on conduct or lateness.

import type { FoulList } from '@hanchan/rules';
import { fouls } from '../foulForm.ts';

const CHOMBO = 'Chombo';
const DEAD = 'Dead hand';
const silent = fouls('riichi', '', 'ema');

export const EMA_2008_FOULS: FoulList = {
  fouls: [
    fouls('calls', CHOMBO, 'ema')(
      'falseWin',
      'False win',
      'An invalid win declaration.',
      'chombo',
      { clauses: ['chombo-03'], rule: 'foul.falseWin', words: 'mahjong ron tsumo furiten' },
    ),
    fouls('calls', CHOMBO, 'ema')(
      'falseWinHidden',
      'False win, hand not shown',
      'The declaration is what counts: the sheet does not ask whether the hand was shown.',
      'chombo',
      { clauses: ['chombo-03'], rule: 'penalty.falseWin', words: 'mahjong ron tsumo furiten' },
    ),
    fouls('riichi', CHOMBO, 'ema')(
      'notenRiichi',
      'False riichi',
      'Riichi on a hand that is not tenpai; it comes to light when the hand has to be shown.',
      'chombo',
      {
        clauses: ['chombo-04'],
        rule: 'foul.notenRiichi',
        effects: ['judgedWhenShown'],
        // Only a winner, and a riichi player at a draw, shows a hand.
        effectsBy: { judgedWhenShown: { section: '', clauses: ['draw-04'] } },
        words: 'reach noten',
      },
    ),
    fouls('riichi', CHOMBO, 'ema')(
      'openRiichi',
      'Riichi on an open hand',
      'A false riichi too, because riichi needs a concealed hand.',
      'chombo',
      { clauses: ['chombo-04', 'riichi-01'], rule: 'foul.openRiichi', words: 'reach' },
    ),
    fouls('riichi', CHOMBO, 'ema')(
      'riichiKan',
      'Illegal kong after riichi',
      'A kong that riichi does not allow.',
      'chombo',
      {
        clauses: ['chombo-05'],
        rule: 'foul.riichiKan',
        effects: ['judgedWhenShown'],
        effectsBy: { judgedWhenShown: { section: '', clauses: ['draw-04'] } },
        words: 'kan waits',
      },
    ),
    silent(
      'riichiDiscard',
      'Discarding from the hand after riichi',
      'Changing the hand is forbidden, but no penalty is named; we propose a dead hand as in WRC 2022.',
      'deadHand',
      { clauses: ['riichi-05'], rule: 'foul.riichiDiscard', words: 'reach' },
    ),
    fouls('riichi', DEAD, 'ema')(
      'riichiCall',
      'Calling a group after riichi',
      'A riichi hand may not be changed, so the call is an invalid one and the hand is dead.',
      'deadHand',
      {
        clauses: ['dead-03', 'riichi-05'],
        rule: 'foul.riichiCall',
        effects: ['callVoid'],
        effectsBy: { callVoid: { section: '', clauses: ['riichi-05'] } },
        words: 'chow pung kong',
      },
    ),
    silent(
      'falseTenpai',
      'Tenpai shown with a noten hand',
      'Only false riichi is penalised: the hand counts as noten.',
      'nothing',
      { clauses: [], rule: 'foul.falseTenpai', effects: ['noten'], words: 'draw noten' },
    ),
    fouls('drawing', CHOMBO, 'ema')(
      'exposedOwn',
      'Own tiles shown: many',
      'Five tiles of one’s own hand or more.',
      'chombo',
      {
        clauses: ['chombo-06'],
        rule: 'foul.exposedTiles',
        limit: 'ownChombo',
        effects: ['fromTiles'],
        words: 'reveal expose hand',
      },
    ),
    fouls('drawing', CHOMBO, 'ema')(
      'exposedWallMany',
      'Tiles of the wall shown: many',
      'Five tiles of the wall or more.',
      'chombo',
      {
        clauses: ['chombo-06'],
        rule: 'foul.exposedWall',
        effects: ['fromTiles'],
        words: 'reveal expose live wall knock',
      },
    ),
    fouls('drawing', 'Exposed tiles', 'ema')(
      'exposedWall',
      'Tiles of the wall shown',
      'Fewer than five tiles of the wall: they are placed back in the wall.',
      'nothing',
      { clauses: ['exposed-01'], effects: ['placedBack'], words: 'reveal expose live wall knock' },
    ),
    fouls('drawing', CHOMBO, 'ema')(
      'exposedOthersMany',
      "An opponent's tiles shown: many",
      "Five tiles of an opponent's hand or more.",
      'chombo',
      {
        clauses: ['chombo-06'],
        rule: 'foul.exposedTiles',
        limit: 'othersChombo',
        effects: ['fromTiles'],
        words: 'reveal expose',
      },
    ),
    fouls('drawing', CHOMBO, 'ema')(
      'exposedDeadWallMany',
      'Tiles of the dead wall shown: many',
      'Five tiles or more.',
      'chombo',
      {
        clauses: ['chombo-06'],
        rule: 'foul.exposedTiles',
        limit: 'deadWallChombo',
        effects: ['fromTiles'],
        words: 'reveal expose wall',
      },
    ),
    fouls('drawing', DEAD, 'ema')(
      'exposedOthers',
      "An opponent's tiles shown",
      "Any tile of an opponent's hand, fewer than five.",
      'deadHand',
      {
        clauses: ['dead-02'],
        rule: 'foul.exposedTiles',
        limit: 'othersDead',
        effects: ['fromTiles'],
        words: 'reveal expose',
      },
    ),
    fouls('drawing', DEAD, 'ema')(
      'exposedDeadWall',
      'Tiles of the dead wall shown',
      'Any tile of the dead wall, fewer than five.',
      'deadHand',
      {
        clauses: ['dead-02'],
        rule: 'foul.exposedTiles',
        limit: 'deadWallDead',
        effects: ['fromTiles'],
        words: 'reveal expose wall',
      },
    ),
    fouls('drawing', DEAD, 'ema')(
      'tileCount',
      'Too many or too few tiles',
      'The hand is dead.',
      'deadHand',
      { clauses: ['dead-01'], words: 'shouhai taahai count' },
    ),
    fouls('calls', CHOMBO, 'ema')(
      'deadHandCall',
      'Claiming a tile with a dead hand',
      'Once the hand has been declared dead.',
      'chombo',
      { clauses: ['chombo-07'], rule: 'foul.deadHandCall', words: 'call chow pung kong' },
    ),
    fouls('calls', '', 'ema')(
      'deadHandDeclaration',
      'Riichi, or a kong of own tiles, with a dead hand',
      'Only claiming a tile is named: the declaration is void.',
      'nothing',
      {
        clauses: ['chombo-07'],
        rule: 'foul.deadHandDeclaration',
        effects: ['callVoid'],
        words: 'reach kan concealed kong',
      },
    ),
    fouls('melds', DEAD, 'ema')(
      'invalidGroup',
      'Invalid kong, pung or chow',
      'The hand is dead.',
      'deadHand',
      { clauses: ['dead-03'], rule: 'foul.invalidGroup', words: 'meld wrong group' },
    ),
    fouls('calls', DEAD, 'ema')(
      'emptyCall',
      'Call that cannot be made',
      'An invalid kong, pung or chow as well.',
      'deadHand',
      {
        clauses: ['dead-03'],
        rule: 'foul.emptyCall',
        effects: ['callVoid'],
        effectsBy: { callVoid: { section: '', clauses: ['dead-03'] } },
        words: 'empty cancel misclaim',
      },
    ),
    fouls('late', '', 'ema')(
      'late',
      'Late for a hanchan',
      'The sheet is silent; we propose what WRC 2022 does.',
      { outcome: 'points', points: 1 },
      {
        clauses: [],
        rule: 'penalty.latePerMinute',
        effects: ['perMinute'],
        words: 'minutes missing',
      },
    ),
    fouls('late', '', 'ema')(
      'lateForfeit',
      'More than ten minutes late',
      'The sheet is silent; we propose what WRC 2022 does.',
      { outcome: 'points', points: 30 },
      {
        clauses: [],
        rule: 'penalty.lateForfeit',
        effects: ['substitute', 'notOnTop'],
        words: 'no-show absent forfeit',
      },
    ),
    fouls('conduct', '', 'ema')(
      'other',
      'Anything else',
      'The sheet is silent: the referee decides.',
      'discretion',
      { clauses: [], effects: ['bySeverity'], words: 'conduct phone cheating obstruction' },
    ),
  ],
  after: {
    chombo: [
      { section: CHOMBO, clauses: ['ema-chombo-08'], effects: ['depositsBack'] },
      { section: CHOMBO, clauses: ['ema-chombo-09'], effects: ['sameCounters'] },
      { section: CHOMBO, clauses: ['ema-chombo-10'], effects: ['redeal', 'sameWinds'] },
    ],
    deadHand: [
      { section: '', clauses: ['ema-dead-01', 'ema-chombo-07'], effects: ['noCalls', 'noten'] },
    ],
  },
};

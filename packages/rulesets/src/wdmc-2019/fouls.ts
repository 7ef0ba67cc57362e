// WDMC 2019, Part 2: the offences of section 8, the policies of section 7, and what is left to the judge.

import type { FoulList } from '@hanchan/rules';
import { fouls } from '../foulForm.ts';

const EIGHT = 'Part 2, 8';
const SEVEN = 'Part 2, 7';
const drawing = fouls('drawing', EIGHT, 'wdmc');
const calls = fouls('calls', EIGHT, 'wdmc');
const melds = fouls('melds', EIGHT, 'wdmc');
const riichi = fouls('riichi', EIGHT, 'wdmc');
const conduct = fouls('conduct', EIGHT, 'wdmc');
const policy = fouls('conduct', SEVEN, 'wdmc');
const late = fouls('late', EIGHT, 'wdmc');
/** Section 7 forbids without a penalty: what is not listed in section 8 is for the judge. */
const UP_TO_THE_JUDGE = {
  effects: ['bySeverity'],
  effectsBy: { bySeverity: { section: EIGHT, clauses: ['p2.8-27'] } },
} as const;
/** Not listed: the judge decides, and this is what we propose. */
const silent = fouls('riichi', '', 'wdmc');

export const WDMC_2019_FOULS: FoulList = {
  fouls: [
    drawing(
      'wrongDraw',
      'Drawing from the wrong wall or place',
      'The tile is shown and announced. A second time by the same player in the same hanchan makes the hand dead.',
      [
        { outcome: 'nothing', clauses: ['p2.8-09'] },
        { outcome: 'deadHand', clauses: ['p2.8-10'] },
      ],
      {
        clauses: ['p2.8-09', 'p2.8-10'],
        repeats: 'hanchan',
        effects: ['announced'],
        effectsBy: { announced: ['p2.8-09'] },
        words: 'wall order',
      },
    ),
    drawing(
      'resetHand',
      'The hand cannot go on',
      'So many tiles are knocked over that the deal has to be played again.',
      'chombo',
      { clauses: ['p2.8-11'], effects: ['redeal'], words: 'knock tiles reveal reset' },
    ),
    drawing(
      'buildingWall',
      'Tiles knocked over while building, before anybody draws',
      'Shuffled and built again, nothing else.',
      'nothing',
      { clauses: ['p2.8-13'], effects: ['rebuild'], words: 'wall shuffle' },
    ),
    drawing(
      'tileCount',
      'Too many or too few tiles',
      'The hand is dead, and the count may not be corrected. The heading about resets also names it; the paragraph of its own goes before.',
      'deadHand',
      {
        clauses: ['p2.8-15', 'p2.8-12'],
        effects: ['notCorrected'],
        effectsBy: { notCorrected: ['p2.8-15'] },
        words: 'shouhai taahai count',
      },
    ),
    calls(
      'wrongCall',
      'Wrong call, noticed in time',
      'Nothing, if it is noticed before the call is made with tiles.',
      'nothing',
      {
        clauses: ['p2.8-03', 'p2.8-02'],
        rule: 'foul.emptyCall',
        effects: ['corrected'],
        effectsBy: { corrected: ['p2.8-03'] },
        words: 'chi pon kan word misclaim empty',
      },
    ),
    calls(
      'wrongCallLate',
      'Wrong call, noticed too late',
      "Not noticed before the next player's draw, and then called out.",
      'deadHand',
      { clauses: ['p2.8-04'], rule: 'foul.invalidGroup', words: 'chi pon kan word misclaim' },
    ),
    calls(
      'falseWinHidden',
      'False win, hand not shown',
      'Ron or tsumo called without a valid win and noticed before the tiles are shown.',
      'deadHand',
      { clauses: ['p2.8-07'], rule: 'penalty.falseWin', words: 'ron tsumo furiten' },
    ),
    calls(
      'falseWin',
      'False win, hand shown',
      'Ron or tsumo called without a valid win and the hand revealed.',
      'chombo',
      {
        clauses: ['p2.8-08', '3.9.1-02'],
        rule: 'foul.falseWin',
        words: 'ron tsumo furiten revealed',
      },
    ),
    melds(
      'invalidGroup',
      'Call without the right tiles',
      'Chi, pon or kan without the tiles for it, not noticed before their own discard.',
      'deadHand',
      {
        clauses: ['p2.8-02'],
        rule: 'foul.invalidGroup',
        effects: ['untilDiscard'],
        words: 'meld wrong group',
      },
    ),
    melds(
      'swapDiscard',
      'Illegal discard after chi or pon',
      'The other tile that completes the sequence, or the fourth copy of the triplet.',
      'deadHand',
      { clauses: ['p2.8-05', 'p2.8-06'], rule: 'foul.swapDiscard', words: 'kuikae swap calling' },
    ),
    riichi(
      'notenRiichi',
      'Riichi without tenpai',
      'Declaring riichi on a hand that is not tenpai.',
      'chombo',
      {
        clauses: ['p2.8-01'],
        rule: 'foul.notenRiichi',
        effects: ['judgedWhenShown'],
        // Nobody but a winner, or a player at a draw, has to show a hand.
        effectsBy: { judgedWhenShown: { section: '', clauses: ['1.7-06'] } },
        words: 'false reach noten',
      },
    ),
    silent(
      'openRiichi',
      'Riichi on an open hand',
      'Not listed. We propose what WRC 2022 does: the riichi is void and the hand dead.',
      'deadHand',
      { clauses: ['p2.8-27'], rule: 'foul.openRiichi', effects: ['riichiVoid'], words: 'reach' },
    ),
    silent(
      'riichiDiscard',
      'Discarding from the hand after riichi',
      'Not listed. We propose what WRC 2022 does: the hand is dead.',
      'deadHand',
      { clauses: ['p2.8-27'], rule: 'foul.riichiDiscard', words: 'reach' },
    ),
    silent(
      'riichiCall',
      'Calling a group after riichi',
      'Not listed. We propose what WRC 2022 does: the call is void and the hand dead.',
      'deadHand',
      {
        clauses: ['p2.8-27'],
        rule: 'foul.riichiCall',
        effects: ['callVoid'],
        words: 'chi pon kan',
      },
    ),
    silent(
      'riichiKan',
      'Invalid kan after riichi',
      'Not listed. We propose what WRC 2022 does: judged like a false riichi.',
      'chombo',
      {
        clauses: ['p2.8-27'],
        rule: 'foul.riichiKan',
        effects: ['judgedWhenShown'],
        words: 'ankan waits',
      },
    ),
    silent(
      'deadHandCall',
      'Calling with a dead hand',
      'A dead hand may not call, but no penalty is named: the call is void.',
      'nothing',
      {
        clauses: ['p2.8-29'],
        rule: 'foul.deadHandCall',
        effects: ['callVoid'],
        words: 'chi pon kan ron',
      },
    ),
    silent(
      'deadHandDeclaration',
      'Riichi, or a kan of own tiles, with a dead hand',
      'A dead hand can only draw and discard, but no penalty is named: the declaration is void.',
      'nothing',
      {
        clauses: ['p2.8-29'],
        rule: 'foul.deadHandDeclaration',
        effects: ['callVoid'],
        words: 'reach ankan kan',
      },
    ),
    silent(
      'falseTenpai',
      'Tenpai shown with a noten hand',
      'No penalty is named: the hand counts as noten.',
      'nothing',
      { clauses: [], rule: 'foul.falseTenpai', effects: ['noten'], words: 'draw noten' },
    ),
    late(
      'late',
      'Late for a hanchan',
      'Two thousand points for each minute.',
      { outcome: 'points', points: 2 },
      {
        clauses: ['p2.8-16', 'p2.8-18'],
        rule: 'penalty.latePerMinute',
        effects: ['perMinute', 'mayWaive'],
        effectsBy: { perMinute: ['p2.8-16'], mayWaive: ['p2.8-18'] },
        words: 'minutes missing delay',
      },
    ),
    late(
      'lateForfeit',
      'More than ten minutes late',
      'A substitute plays the rest of the hanchan, and twenty thousand points are taken off.',
      { outcome: 'points', points: 20 },
      {
        clauses: ['p2.8-17', 'p2.8-18'],
        rule: 'penalty.lateForfeit',
        effects: ['substitute', 'notOnTop', 'mayWaive'],
        effectsBy: {
          substitute: ['p2.8-17'],
          // Twenty thousand is named as the whole penalty, and what the minutes cost is not mentioned again.
          notOnTop: { section: '', clauses: ['p2.8-17'] },
          mayWaive: ['p2.8-18'],
        },
        words: 'no-show absent missing forfeit',
      },
    ),
    conduct(
      'phone',
      'Phone ringing',
      'Answered, and the judge was not told that it may ring: put away the first time, a chonbo the second, a double chonbo each further time.',
      [
        { outcome: 'warning', clauses: ['p2.8-19', 'p2.7-13'] },
        { outcome: 'chombo', clauses: ['p2.8-20'] },
        { outcome: 'chombo', chombos: 2, clauses: ['p2.8-21'] },
      ],
      { clauses: ['p2.8-19', 'p2.8-20', 'p2.8-21', 'p2.7-13'], words: 'cell mobile ring call' },
    ),
    conduct(
      'disruptive',
      'Being disruptive',
      'Swearing, impoliteness, delay on purpose, showing tiles on purpose: most likely one warning, then removal without refund; the judge may also remove at once.',
      [
        { outcome: 'warning', clauses: ['p2.8-22', 'p2.8-23'] },
        { outcome: 'disqualification', clauses: ['p2.8-22'] },
      ],
      {
        clauses: ['p2.8-22', 'p2.8-23', 'p2.7-01', 'p2.7-03', 'p2.7-16'],
        effects: ['bySeverity'],
        effectsBy: { bySeverity: ['p2.8-22'] },
        words: 'rude swear unruly sportsmanship stalling slow delay behaviour',
      },
    ),
    conduct(
      'cheating',
      'Cheating',
      'Removed without warning and without refund.',
      'disqualification',
      { clauses: ['p2.8-24', 'p2.7-11'], words: 'fraud' },
    ),
    conduct('device', 'Electronic device', 'At the judge’s discretion.', 'discretion', {
      clauses: ['p2.8-25'],
      effects: ['bySeverity'],
      words: 'walkman music watch headphones',
    }),
    conduct(
      'passingInformation',
      'Passing information between tables or players',
      'At the judge’s discretion, by severity and intent.',
      'discretion',
      { clauses: ['p2.8-26'], effects: ['bySeverity'], words: 'crossboarding tell hint' },
    ),
    policy(
      'tableTalk',
      'Talking about hands, verbal bluffing',
      'Nobody talks about their own hand or about others’ hands, nor bluffs with words.',
      'discretion',
      { clauses: ['p2.7-14', 'p2.7-15'], ...UP_TO_THE_JUDGE, words: 'chat bluff speak' },
    ),
    policy(
      'protest',
      'Open protest at the Head Judge',
      'Issues may be raised civilly after a hand; the Head Judge has the last word.',
      'discretion',
      { clauses: ['p2.7-10'], ...UP_TO_THE_JUDGE, words: 'argue complain' },
    ),
    policy(
      'rabbit',
      'Looking at undrawn tiles after a hand',
      'No looking at any part of the wall when the hand is over.',
      'discretion',
      { clauses: ['p2.7-17'], ...UP_TO_THE_JUDGE, words: 'chasing rabbits wall' },
    ),
    policy(
      'tileHandling',
      'Slamming tiles, discards that others cannot see',
      'Tiles are not slammed or dropped, and a discard is made so that all can see it.',
      'discretion',
      { clauses: ['p2.7-18', 'p2.7-22'], ...UP_TO_THE_JUDGE, words: 'slam drop hide discard' },
    ),
    policy(
      'stayedInRoom',
      'Staying in the room after the sheet',
      'Whoever has finished leaves the room until the next hanchan; coming back needs the Head Judge’s knowledge.',
      'discretion',
      { clauses: ['p2.7-19'], ...UP_TO_THE_JUDGE, words: 'leave return hall' },
    ),
    conduct(
      'other',
      'Anything else',
      'What is not listed is at the judge’s discretion.',
      'discretion',
      {
        clauses: ['p2.8-27'],
        effects: ['announceRuling'],
        effectsBy: { announceRuling: { section: 'Part 2, 4.2', clauses: ['p2.4.2-05'] } },
        words: 'unlisted other',
      },
    ),
  ],
  after: {
    deadHand: [
      { section: EIGHT, clauses: ['wdmc-p2.8-29', 'wdmc-3.11-01'], effects: ['noCalls'] },
      { section: EIGHT, clauses: ['wdmc-p2.8-30', 'wdmc-3.11-02'], effects: ['noten'] },
    ],
    chombo: [
      { section: EIGHT, clauses: ['wdmc-p2.8-28'], effects: ['tableUnchanged'] },
      // What a chombo does to the deal is said for resets only.
      {
        section: '',
        clauses: ['wdmc-p2.8-11'],
        effects: ['redeal', 'sameWinds', 'sameCounters', 'depositsBack'],
      },
    ],
    disqualification: [
      { section: EIGHT, clauses: ['wdmc-p2.8-24', 'wdmc-p2.8-22'], effects: ['noMorePlay'] },
      { section: SEVEN, clauses: ['wdmc-p2.7-12'], effects: ['noRefund'] },
    ],
    discretion: [
      {
        section: 'Part 2, 4.2',
        clauses: ['wdmc-p2.4.2-05'],
        effects: ['announceRuling'],
      },
    ],
  },
};

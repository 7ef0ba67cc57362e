// WRC 2022, 12.3 and the summary in 13.3: every offence and what it costs.

import type { FoulList } from '@hanchan/rules';
import { fouls } from '../foulForm.ts';

const drawing = fouls('drawing', '12.3.1', 'wrc');
const calls = fouls('calls', '12.3.2', 'wrc');
const melds = fouls('melds', '12.3.3', 'wrc');
const riichi = fouls('riichi', '12.3.4', 'wrc');
const conduct = fouls('conduct', '12.3.5', 'wrc');
const reporting = fouls('reporting', '12.3.6', 'wrc');
const late = fouls('late', '12.3.7', 'wrc');

export const WRC_2022_FOULS: FoulList = {
  fouls: [
    drawing(
      'dealError',
      'Mistake in the deal',
      'Small mistakes are corrected without penalty; if the mistake is too serious to overlook, the tiles are shuffled and dealt again, still without penalty.',
      'nothing',
      {
        clauses: ['12.3.1-01', '12.3.1-06', '13.3-01'],
        effects: ['corrected', 'rebuild'],
        words: 'dealing dice wall shuffle',
      },
    ),
    drawing(
      'tileCount',
      'Too many or too few tiles',
      'A hand with the wrong number of tiles cannot be corrected. A called tile that was not taken before the next draw counts as missing.',
      'chombo',
      {
        clauses: ['12.3.1-02', '12.3.1-03', '13.3-02'],
        effects: ['notCorrected'],
        words: 'shouhai taahai count 少牌 多牌',
      },
    ),
    drawing(
      'wrongDrawKnown',
      'Wrong draw, tile still known',
      'Drawn from the wrong place or out of turn, and the tile is not yet in the hand: it goes back.',
      'nothing',
      { clauses: ['12.3.1-04', '13.3-03'], effects: ['placedBack'], words: 'out of turn wall' },
    ),
    drawing(
      'wrongDrawUnknown',
      'Wrong draw, tile mixed into the hand',
      'Drawn from the wrong place or out of turn, and nobody knows any more which tile it was.',
      'chombo',
      { clauses: ['12.3.1-04', '13.3-03'], words: 'out of turn wall' },
    ),
    drawing(
      'exposedFew',
      'A few tiles knocked over',
      'Usually a warning; the tiles go back. If a hand cannot fairly go on, a dead hand or a chonbo.',
      'warning',
      {
        clauses: ['12.3.1-05', '13.3-04'],
        rule: 'foul.exposedTiles',
        limit: 'warning',
        effects: ['placedBack', 'bySeverity'],
        words: 'reveal show drop',
      },
    ),
    drawing(
      'exposedDeadWall',
      'Tiles of the dead wall knocked over: some',
      'Three to six tiles of the dead wall.',
      'deadHand',
      {
        clauses: ['12.3.1-07', '13.3-04'],
        rule: 'foul.exposedTiles',
        limit: 'deadWallDead',
        effects: ['fromTiles'],
        words: 'reveal wanpai',
      },
    ),
    drawing(
      'exposedDeadWallMany',
      'Tiles of the dead wall knocked over: many',
      'Seven tiles of the dead wall or more.',
      'chombo',
      {
        clauses: ['12.3.1-07', '13.3-04'],
        rule: 'foul.exposedTiles',
        limit: 'deadWallChombo',
        effects: ['fromTiles'],
        words: 'reveal wanpai',
      },
    ),
    drawing(
      'exposedOwn',
      'Own tiles knocked over: many',
      'Seven tiles of one’s own hand or more.',
      'chombo',
      {
        clauses: ['12.3.1-09', '13.3-04'],
        rule: 'foul.exposedTiles',
        limit: 'ownChombo',
        effects: ['fromTiles'],
        words: 'reveal hand',
      },
    ),
    drawing(
      'exposedOthersMany',
      "Another player's tiles knocked over",
      "Three tiles of another player's hand or more.",
      'chombo',
      {
        clauses: ['12.3.1-09', '13.3-04'],
        rule: 'foul.exposedTiles',
        limit: 'othersChombo',
        effects: ['fromTiles'],
        words: 'reveal hand opponent',
      },
    ),
    drawing(
      'uraPeek',
      'Looking at ura dora too early',
      'Looking at the tiles under the indicators before the deal is over.',
      'chombo',
      { clauses: ['12.3.1-08', '13.3-04'], words: 'indicator underside' },
    ),
    drawing(
      'handPeek',
      "Looking into another player's hand on purpose",
      "Deliberately seeing an opponent's tiles.",
      'chombo',
      { clauses: ['12.3.1-10', '13.3-04'], words: 'spy opponent sight' },
    ),
    calls(
      'changedCall',
      'Changing a call',
      'A call may not be changed, not even quickly: the first must be carried out or it is an empty call.',
      'nothing',
      {
        clauses: ['12.3.2-01', '13.3-05'],
        effects: ['firstCallOnly'],
        words: 'pon chi correction',
      },
    ),
    calls(
      'emptyCall',
      'Empty call for a group',
      'Chi, pon or kan called and then cancelled, or impossible.',
      'deadHand',
      {
        clauses: ['12.3.2-02', '13.3-06'],
        rule: 'foul.emptyCall',
        effects: ['callVoid'],
        words: 'cancel chi pon kan misclaim',
      },
    ),
    calls(
      'emptyKan',
      'Empty declaration of a concealed quad',
      'A concealed quad declared and then cancelled, or impossible.',
      'deadHand',
      {
        clauses: ['12.3.2-02', '13.3-06'],
        rule: 'foul.emptyCall',
        effects: ['callVoid'],
        words: 'ankan kong cancel',
      },
    ),
    calls(
      'emptyRiichi',
      'Empty riichi',
      'Riichi declared and then cancelled, or impossible.',
      'deadHand',
      {
        clauses: ['12.3.2-02', '13.3-06'],
        rule: 'foul.emptyCall',
        effects: ['callVoid'],
        words: 'reach cancel',
      },
    ),
    calls(
      'emptyWin',
      'False win',
      'Ron or tsumo declared without a valid win, furiten included, or taken back.',
      'chombo',
      {
        clauses: ['12.3.2-03', '13.3-07'],
        rule: 'foul.falseWin',
        words: 'ron tsumo furiten noyaku false mahjong',
      },
    ),
    calls(
      'riichiCall',
      'Calling a group after riichi',
      'The call is void; an attempt to open the hand after riichi is judged the same way, and the deposit stays.',
      'deadHand',
      {
        clauses: ['12.3.2-04', '12.3.4-06', '13.3-08'],
        rule: 'foul.riichiCall',
        effects: ['callVoid', 'depositStays'],
        words: 'chi pon kan open',
      },
    ),
    calls(
      'deadCallUnaware',
      'Calling with a dead hand that nobody declared dead',
      'The player could not know it: a warning, and the call is void. A win declaration is a chonbo all the same.',
      'warning',
      { clauses: ['12.3.2-05', '13.3-09'], effects: ['callVoid'], words: 'agarihouki' },
    ),
    calls(
      'deadHandCall',
      'Calling with a hand that was declared dead',
      'The points of a chonbo off the tournament score, and play goes on; the call is void.',
      { outcome: 'points', points: 30 },
      {
        clauses: ['12.3.2-05', '13.3-09', '12.2-04'],
        rule: 'foul.deadHandCall',
        effects: ['callVoid'],
        words: 'agarihouki',
      },
    ),
    calls(
      'deadHandWin',
      'Declaring a win with a dead hand',
      'A chonbo, whether the hand had been declared dead or not.',
      'chombo',
      { clauses: ['12.3.2-06'], rule: 'foul.falseWin', words: 'ron tsumo agarihouki' },
    ),
    calls(
      'confusingCall',
      'Unclear or foreign word for a call',
      'The tiles that are shown decide what was called, and nothing else can be done.',
      'warning',
      {
        clauses: ['12.3.2-07', '12.3.2-08', '13.3-10'],
        effects: ['callStands'],
        words: 'terms language kong pung',
      },
    ),
    melds(
      'invalidGroup',
      'Invalid group',
      'A meld that is not a sequence, triplet or quad may be corrected until the discard; after that the meld stays and the hand is dead.',
      'deadHand',
      {
        clauses: ['12.3.3-01', '13.3-11'],
        rule: 'foul.invalidGroup',
        effects: ['untilDiscard', 'groupStays'],
        words: 'meld wrong tiles kan',
      },
    ),
    melds(
      'swapDiscard',
      'Swap-calling',
      'Judged at the discard; group and discard stay.',
      'deadHand',
      {
        clauses: ['12.3.3-02', '13.3-12'],
        rule: 'foul.swapDiscard',
        effects: ['groupStays'],
        words: 'kuikae',
      },
    ),
    melds(
      'wrongPlacement',
      'Called tile placed wrongly',
      'Corrected at once without penalty. Left as it is, the tile counts as discarded by the player it points to, which may make a player furiten or the meld invalid.',
      'nothing',
      {
        clauses: ['12.3.3-03', '12.3.3-04', '13.3-13'],
        effects: ['corrected'],
        words: 'sideways rotate meld',
      },
    ),
    riichi(
      'unturnedRiichi',
      'Riichi tile not turned',
      'If nobody knows which tile it was, the earliest that it may have been counts for furiten.',
      'warning',
      { clauses: ['12.3.4-02', '13.3-14'], effects: ['earliestTile'], words: 'sideways rotate' },
    ),
    riichi(
      'notenRiichi',
      'Noten riichi',
      'Riichi on a hand that is not tenpai, judged when the player declares a win or the deal is drawn.',
      'chombo',
      {
        clauses: ['12.3.4-03', '12.3.4-04', '13.3-15'],
        rule: 'foul.notenRiichi',
        effects: ['judgedWhenShown', 'notAfterDeadHand'],
        words: 'false reach',
      },
    ),
    riichi(
      'openRiichi',
      'Riichi on an open hand',
      'The riichi is not valid, so no deposit is paid.',
      'deadHand',
      {
        clauses: ['12.3.4-05', '13.3-16'],
        rule: 'foul.openRiichi',
        effects: ['riichiVoid'],
        words: 'reach called',
      },
    ),
    riichi(
      'riichiDiscard',
      'Discarding from the hand after riichi',
      'A tile other than the drawn one. At a draw it becomes a chonbo, because the riichi cannot be proved.',
      'deadHand',
      {
        clauses: ['12.3.4-07', '13.3-17'],
        rule: 'foul.riichiDiscard',
        effects: ['chomboAtDraw'],
        words: 'reach tedashi',
      },
    ),
    riichi(
      'riichiKan',
      'Invalid concealed quad after riichi',
      'Judged when the player wins or the deal is drawn.',
      'chombo',
      {
        clauses: ['12.3.4-08', '13.3-18'],
        rule: 'foul.riichiKan',
        effects: ['judgedWhenShown'],
        words: 'ankan kong waits changed',
      },
    ),
    riichi(
      'falseTenpai',
      'Tenpai declared with a noten hand',
      'No penalty is named: the hand counts as noten.',
      'nothing',
      {
        clauses: ['9.2-02'],
        rule: 'foul.falseTenpai',
        effects: ['noten'],
        words: 'draw noten ryuukyoku',
      },
    ),
    conduct(
      'obstruction',
      'Obstruction',
      'Anything that hinders the game or the tournament, also in breaks: hidden or face-down discards, repeatedly using wrong terms, showing hands, wall or ura after the deal, chatting, noise, tapping, stalling, refusing to count.',
      'discretion',
      {
        clauses: [
          '12.3.5-01',
          '12.3.5-02',
          '12.3.5-03',
          '12.3.5-04',
          '12.3.5-05',
          '12.3.5-06',
          '12.3.5-07',
          '12.3.5-08',
          '13.3-19',
        ],
        effects: ['bySeverity', 'mayDisqualify'],
        words: 'slow chat noise tapping stalling count behaviour rude',
      },
    ),
    conduct(
      'obstructionSuspect',
      'Obstruction with suspicion of cheating',
      "Touching others' sticks or the wall out of turn, hiding tiles, a hand resting on the table, a language that others do not understand.",
      'discretion',
      {
        clauses: ['12.3.5-09', '12.3.5-19', '12.3.5-20'],
        effects: ['bySeverity', 'mayDisqualify'],
        words: 'touch wall sticks hide sleight',
      },
    ),
    conduct(
      'foreignObject',
      'Foreign object or device',
      'Phones, smart watches, notebooks, anything that hides tiles; racks need approval; yaku lists and calculators only between deals.',
      'discretion',
      {
        clauses: ['12.3.5-10', '12.3.5-11', '12.3.5-12', '12.3.5-13', '13.3-19'],
        effects: ['bySeverity'],
        words: 'phone watch mobile ring notebook rack calculator',
      },
    ),
    conduct(
      'passingInformation',
      'Passing information',
      'Safe or dangerous tiles, strategy, yaku aimed for, whether a hand is tenpai.',
      'discretion',
      {
        clauses: ['12.3.5-14', '13.3-19'],
        effects: ['bySeverity'],
        words: 'talk hint tell kibitz',
      },
    ),
    conduct(
      'cheating',
      'Cheating',
      'Also a foul on purpose, and tricking another player into one.',
      'disqualification',
      { clauses: ['12.3.5-18', '12.1-03', '13.3-20'], words: 'fraud intentional' },
    ),
    reporting(
      'allLastWrong',
      'All-last sheet wrong',
      'The sheet before the last hand was filled in wrongly, and it affected the game.',
      { outcome: 'points', points: 8 },
      {
        clauses: ['12.3.6-01', '13.3-21'],
        effects: ['ifItMattered'],
        words: 'score sheet last hand orasu',
      },
    ),
    reporting(
      'sheetWrong',
      'Report sheet wrong, sticks already reset',
      'Two thousand for each of the four, because each has to check the whole sheet; the scores are corrected if possible.',
      { outcome: 'points', points: 2 },
      {
        clauses: ['12.3.6-02', '12.3.6-03', '13.3-21'],
        effects: ['eachPlayer', 'ifReset', 'scoresCorrected'],
        words: 'score report sum',
      },
    ),
    late(
      'late',
      'Late for a hanchan',
      'One point a minute, up to ten minutes.',
      { outcome: 'points', points: 1 },
      {
        clauses: ['12.3.7-01', '13.3-22'],
        rule: 'penalty.latePerMinute',
        effects: ['perMinute'],
        words: 'minutes missing delay',
      },
    ),
    late(
      'lateForfeit',
      'More than ten minutes late',
      'The hanchan is forfeited: nothing for it, thirty points, and a substitute plays. The minutes do not come on top.',
      { outcome: 'points', points: 30 },
      {
        clauses: ['12.3.7-02', '12.3.7-03', '13.3-22'],
        rule: 'penalty.lateForfeit',
        effects: ['substitute', 'noScore', 'notOnTop'],
        words: 'no-show absent missing forfeit',
      },
    ),
    late(
      'leftHanchan',
      'Leaving during a hanchan',
      'Like not turning up: nothing for the hanchan, thirty points, and a substitute plays on.',
      { outcome: 'points', points: 30 },
      {
        clauses: ['12.3.7-02', '13.3-22'],
        rule: 'penalty.lateForfeit',
        effects: ['substitute', 'noScore'],
        words: 'forfeit leave walk',
      },
    ),
    late(
      'missedOnPurpose',
      'Missing a hanchan on purpose',
      'Without good reason, notably to escape a bad score: the head referee may disqualify.',
      'discretion',
      { clauses: ['12.3.7-04'], effects: ['mayDisqualify'], words: 'forfeit leave escape' },
    ),
  ],
  after: {
    warning: [{ section: '12.2', clauses: ['wrc-12.2-01'], effects: ['mayGrow'] }],
    points: [
      { section: '12.2', clauses: ['wrc-12.2-02', 'wrc-12.2-03'], effects: ['tableUnchanged'] },
    ],
    deadHand: [
      { section: '12.2', clauses: ['wrc-12.2-05'], effects: ['noCalls', 'mayDiscard', 'noten'] },
    ],
    chombo: [
      {
        section: '12.2',
        clauses: ['wrc-12.2-06'],
        effects: ['redeal', 'sameWinds', 'sameCounters', 'depositsBack', 'tableUnchanged'],
      },
    ],
    disqualification: [
      {
        section: '12.2',
        clauses: ['wrc-12.2-09'],
        effects: ['noMorePlay', 'notRanked', 'informed'],
      },
    ],
    discretion: [
      { section: '12.1', clauses: ['wrc-12.1-01', 'wrc-12.1-02'], effects: ['bySeverity'] },
    ],
  },
};

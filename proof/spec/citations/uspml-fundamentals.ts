// USPML Mahjong Fundamentals: case by case, where the document speaks of it.

import { foulJudgeOf, judgeOf } from './judge.ts';

export const USPML_FUNDAMENTALS_JUDGE = judgeOf('uspml', {
  // Every hand is worth the same: the sections on tsumo and on ron, for the dealer and for the others.
  'score.model': {
    'how=tsumo winner=dealer': 'score-tsumo-01',
    'how=tsumo winner=other': 'score-tsumo-02',
    'how=ron winner=dealer': 'score-ron-01',
    'how=ron winner=other': 'score-ron-02',
    '': 'score-tsumo-01 score-tsumo-02 score-ron-01 score-ron-02',
  },
  'score.roundTo': {
    'how=tsumo winner=dealer': 'score-tsumo-01',
    'how=tsumo winner=other': 'score-tsumo-02',
    'how=ron winner=dealer': 'score-ron-01',
    'how=ron winner=other': 'score-ron-02',
    'written=score': 'score-tsumo-01 score-tsumo-02',
  },
  'score.limits': 'silent',
  'fu.roundTo': 'silent score-tsumo-01',
  'draw.notenToPool': {
    'pool=paid': 'score-draw-03',
    'pool=taken how=tsumo': 'score-tsumo-03',
    'pool=taken how=ron': 'score-ron-03',
  },
  'liability.yaku': 'silent',

  // What may not be done.
  'win.multipleRon': 'prio-02',
  'calls.chi': 'claim-02',
  'kan.called': 'claim-02',
  'kan.concealed': 'U2 sets-01',
  'kan.added': 'U2 sets-01',
  'kan.robAdded': 'U2 sets-01',
  'kan.lastTile': 'U2 sets-01',
  'win.yakuNeeded': 'hands-02 hands-03',
  'win.sevenPairs': 'hands-02 hands-03',
  'riichi.allowed': 'silent turn-02',
  'riichi.deposit': 'silent turn-02',
  'wall.build': 'drawtile-01 drawtile-02 setup-01',
  'draw.abortive': 'end-01',
  'tiles.redFives': 'need-01 need-02',
  'penalty.deadHand': 'U15',
  'penalty.chombo': 'U15',
  'clock.beforeStart': 'silent',

  // After the deal.
  'dealer.staysOn': {
    'ended=dealerWon': 'dealpass-01',
    'ended=otherWon': 'dealpass-02',
    'ended=dealerTenpai': 'dealpass-03',
    'ended=dealerNoten': 'dealpass-04',
  },
  'end.rounds': 'gameend-01',
  'clock.minutes': 'silent',
  'clock.bellBetweenDeals': 'silent',
  'clock.chomboAfterBell': 'silent',
  'end.deposits': 'U4 score-draw-04',
  'penalty.latePerMinute': 'silent',
  'penalty.lateForfeitAfter': 'silent',
  'penalty.lateForfeit': 'silent',
  'penalty.chomboWithWin': 'U15',
  'penalty.chomboAtDraw': 'U15',
  'foul.exposedTiles': 'U15',
  'foul.exposedWall': 'U15',
  'table.loan': 'U6',
  'riichi.loan': 'silent turn-02',
  'yaku.nagashi_mangan': 'silent score-draw-03',
  'ranking.returnPoints': 'silent winner-01',
  'ranking.umaBasis': 'silent winner-01',
  'ranking.oka': 'winner-01',
  'ranking.uma': 'winner-01',
  'ranking.ties': { 'tied=none': 'winner-01', 'tied=two|three|all': 'winner-02' },
  'ranking.tournamentTies': 'silent',
  'table.startingPoints': { '': 'obj-01', 'sum=sheet|allLast': 'silent obj-01 score-draw-03' },
  'table.seating': 'U12 setup-02',
  'help.duringDeal': 'silent',
});

/** It names no offences; a hand is shown to be checked. */
export const USPML_FUNDAMENTALS_FOUL_JUDGE = foulJudgeOf('uspml', {
  falseWin: 'U15 victory-02 ron-02',
  other: 'U15',
  'other > bySeverity': 'U15',
});

// General Rules: case by case, where the page speaks of it. It has no yaku list and no score table (G1).

import { foulJudgeOf, judgeOf } from './judge.ts';
import { WRC_2022_JUDGE } from './wrc-2022.ts';

/** Yaku and fu are those of WRC 2022, marked as our choice. */
const FROM_WRC = WRC_2022_JUDGE.map(({ rule }) => rule).filter(
  (rule) =>
    rule.startsWith('yaku.') || rule.startsWith('fu.') || rule === 'win.haiteiOnReplacement',
);

export const GENERAL_JUDGE = judgeOf('gen', {
  ...Object.fromEntries(FROM_WRC.map((rule) => [rule, 'G1'])),
  'yaku.haku': 'G1 tiles-04',
  'yaku.hatsu': 'G1 tiles-04',
  'yaku.chun': 'G1 tiles-04',
  'yaku.seat_wind': 'G1 tiles-04',
  'yaku.round_wind': 'G1 tiles-04',
  'yaku.riichi': 'G1 riichi-03',
  'yaku.chankan': 'G3 kan-03',
  'yaku.chiitoitsu': 'G15 out-03',
  'yaku.sanankou': 'G1 open-02',
  'yaku.suuankou': 'G1 open-02',
  'yaku.kokushi': 'out-02',
  'fu.valuePair': 'G1 tiles-04',
  'fu.doubleWindPair': 'G1 tiles-04',
  'fu.triplet': 'G1 open-02',

  // Payment: the losers pay, the dealer double, a discarder for everyone.
  'score.model': 'G1 pay-02 pay-03 pay-04',
  'score.limits': 'G1',
  'score.roundUpToMangan': 'G1',
  'score.yakumanAddUp': 'G1',
  'score.roundTo': {
    'how=tsumo winner=other payer=other': 'G21 pay-02',
    'how=tsumo winner=other payer=dealer': 'G21 pay-03',
    'how=tsumo winner=dealer': 'G21 pay-03',
    'how=ron': 'G21 pay-04',
    'written=score': 'G21 sticks-01',
    'written=penalty': 'G13',
  },
  'riichi.deposit': {
    'deposit=laid': 'riichi-04',
    'deposit=taken': 'riichi-04 riichi-05',
    'deposit=returned': 'riichi-02',
  },
  'payment.depositsTo': 'riichi-04 riichi-05 call-08',
  'liability.yaku': 'G13',

  // What may not be done.
  'win.yakuNeeded': 'out-04',
  'win.sevenPairs': 'out-03',
  'win.multipleRon': 'call-08',
  'furiten.discard': 'sacred-01 sacred-02 sacred-03',
  'calls.chi': 'call-02',
  'kan.added': 'open-03',
  'kan.concealed': { 'turn=call': 'kan-01' },
  'kan.perDeal': 'silent kan-05',
  'riichi.allowed': {
    'riichi=openHand|notTenpai': 'riichi-02',
    'riichi=twice|call|discard': 'riichi-06 riichi-07',
  },
  'riichi.needsDeposit': 'G19 riichi-04',
  'riichi.concealedKan': 'riichi-06',
  'draw.abortive': {
    'aborted=nineTerminals|fourWinds|fourKans|tripleRon': 'silent',
    'aborted=fourRiichi': 'riichi-08',
  },
  'draw.abortiveDealer': 'G8 play-03 riichi-08',
  'penalty.deadHand': 'G13',
  'penalty.chombo': 'G13',

  // After the deal.
  'draw.notenTotal': 'G13',
  'dealer.staysOn': {
    'ended=dealerWon': 'play-04 play-03',
    'ended=otherWon|dealerTenpai|dealerNoten': 'play-03',
  },
  'end.rounds': 'G12 play-01 play-06',
  'end.deposits': 'riichi-05',
  'clock.minutes': 'silent',
  'clock.bellBetweenDeals': 'silent',
  'clock.chomboAfterBell': 'silent',
  'clock.beforeStart': 'silent',
  'penalty.latePerMinute': 'G13',
  'penalty.lateForfeitAfter': 'G13',
  'penalty.lateForfeit': 'G13',
  'penalty.chomboWithWin': 'G13',
  'penalty.chomboAtDraw': 'G13',
  'win.manOnRobbedKan': 'G1 kan-03',
  'foul.exposedTiles': 'G13',
  'foul.exposedWall': 'G13',
  'table.loan': 'G13',
  'riichi.loan': 'G19 riichi-04',
  'yaku.nagashi_mangan': 'silent',
  'ranking.returnPoints': 'silent sticks-01',
  'ranking.umaBasis': 'silent',
  'ranking.oka': 'silent',
  'ranking.uma': 'G13',
  'ranking.ties': 'silent',
  'ranking.tournamentTies': 'silent',
  'table.startingPoints': {
    '': 'sticks-01',
    'sum=sheet|allLast': 'silent sticks-01 riichi-05',
  },
  'table.seating': 'play-02',
  'tiles.redFives': 'G14',
  'draw.notenToPool': 'G13 riichi-05',
  'foul.notenRiichi': 'G13',
  'help.duringDeal': 'silent',
});

/** It names no offences. */
export const GENERAL_FOUL_JUDGE = foulJudgeOf('gen', {
  falseWinHidden: 'G13',
  other: 'G13',
  'other > bySeverity': 'G13',
});

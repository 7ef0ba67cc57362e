// The USPML beginners' game as one cited value per option: no walls, no yaku, every win worth the same.

import { byCase, defineRuleset, implies, inferred, ourChoice, says, stated } from '@hanchan/rules';

const NO_YAKU = 'Four sets and a pair win as they are, and every win is worth the same.';
const NO_OTHER_SHAPE = 'Only four sets and a pair make a complete hand.';
const NO_DORA = 'No tile is turned up as an indicator, and every win is worth the same.';
const NO_KAN = 'U2: a set has three tiles and kan is not defined, so four alike are just tiles.';
const NO_RIICHI = 'Not used: a turn is draw, victory check, discard and claims, without riichi.';
const NO_FURITEN =
  'U11: discards lie in one common area and any completing discard may be claimed.';
const NO_FU = 'Not used: a win is worth a fixed number of points, so there are no fu.';
const NO_NAGASHI = 'Not used: at a draw only readiness counts.';
const NO_LIABILITY = 'Not used: there are no yakuman to answer for; the value is that of WRC 2022.';
const NO_PENALTY = 'U15: the document names no penalties; what is not allowed is refused.';
const NO_TOURNAMENT =
  'The document describes a single game and says nothing about tournaments; the value is that of WRC 2022.';
const NO_CLOCK = 'The document describes a single game without a clock, so none runs.';

const NO_FOULS = 'U15: the document names no fouls, so what is not allowed is refused.';

export const USPML_FUNDAMENTALS = defineRuleset(
  {
    id: 'uspml-fundamentals',
    title: 'USPML Fundamentals',
    short: 'USPML',
    document: 'USPML, Mahjong Fundamentals',
    family: 'uspml',
    edition: 'Fundamentals',
  },
  {
    // table
    'table.startingPoints': byCase(
      stated(20, 'Objectives, Overview', 'uspml-obj-01'),
      implies(
        { sum: ['sheet', 'allLast'] },
        'Objectives, Overview',
        'The four together hold what they began with, less the pool in the middle.',
        'uspml-obj-01',
        'uspml-score-draw-03',
      ),
    ),
    'table.seating': ourChoice(
      'randomDealer',
      'U12: one player is chosen as first dealer, but not how; the program finds one at random.',
      'uspml-setup-02',
    ),
    'table.loan': ourChoice(
      0,
      'U6: the document does not say what happens below zero; scores may simply go negative.',
    ),
    'tiles.redFives': inferred(
      'none',
      "What You'll Need, Mahjong tiles",
      'A standard set is used and no special fives are mentioned.',
      'uspml-need-01',
    ),
    'wall.build': stated('openPool', 'Game Setup', 'uspml-setup-01', 'uspml-drawtile-02'),
    'wall.dice': inferred(
      0,
      'Game Setup',
      'There is no wall to open, so no dice are needed.',
      'uspml-setup-01',
    ),
    'wall.deadWall': inferred(
      0,
      'Ending the Hand',
      'U3: the hand goes on until no face-down tile is left, so none is set aside.',
      'uspml-setup-01',
      'uspml-end-01',
    ),
    'wall.refill': inferred(
      false,
      'Game Setup',
      'There is no dead wall that could be refilled.',
      'uspml-setup-01',
    ),

    // dora
    'dora.indicator': inferred(false, 'Game Setup', NO_DORA, 'uspml-setup-01'),
    'dora.kan': inferred(false, 'Game Setup', NO_DORA, 'uspml-setup-01'),
    'dora.ura': inferred(false, 'Game Setup', NO_DORA, 'uspml-setup-01'),
    'dora.kanUra': inferred(false, 'Game Setup', NO_DORA, 'uspml-setup-01'),
    'dora.kanReveal': ourChoice(
      'afterReplacement',
      'Not used: there are neither kans nor indicators; the value is that of WRC 2022.',
    ),

    // calls
    'calls.chi': stated('nobody', 'Make claims', 'uspml-claim-02'),
    'calls.swap': inferred(
      'allowed',
      'Make claims, Pon',
      'Only the tiles of the claimed set may not be discarded; a fourth one in the hand may.',
      'uspml-pon-03',
      'uspml-pon-05',
    ),
    'calls.lastDiscard': inferred(
      'anyCall',
      'Ending the Hand',
      'U10: the hand is drawn only when somebody has to draw and cannot, so the last discard may still be claimed.',
      'uspml-end-01',
      'uspml-end-02',
    ),
    'calls.precedence': ourChoice(
      'ponBeforeChi',
      'U13: pon is the only claim for a set, so two cannot compete; answers are collected and who spoke first does not matter.',
      'uspml-claim-02',
      'uspml-prio-01',
    ),
    'kan.called': stated(false, 'Make claims', 'uspml-claim-02'),
    'kan.added': inferred(false, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'kan.concealed': inferred(false, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'kan.perDeal': inferred(0, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'kan.lastTile': inferred(false, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'kan.robAdded': inferred(false, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'kan.robConcealed': inferred('never', 'Sets, Pon', NO_KAN, 'uspml-sets-01'),

    // riichi and furiten
    'riichi.allowed': inferred(false, 'Progression of the Hand', NO_RIICHI, 'uspml-turn-02'),
    'riichi.deposit': inferred(0, 'Progression of the Hand', NO_RIICHI, 'uspml-turn-02'),
    'riichi.needsDeposit': inferred(false, 'Progression of the Hand', NO_RIICHI, 'uspml-turn-02'),
    'riichi.liveTiles': inferred(0, 'Progression of the Hand', NO_RIICHI, 'uspml-turn-02'),
    'riichi.whileFuriten': inferred(false, 'Progression of the Hand', NO_RIICHI, 'uspml-turn-02'),
    'riichi.concealedKan': inferred(
      'never',
      'Progression of the Hand',
      'Not used: there is neither riichi nor kan.',
      'uspml-turn-02',
      'uspml-sets-01',
    ),
    'riichi.doubleBrokenBy': inferred(
      'anyCall',
      'Progression of the Hand',
      NO_RIICHI,
      'uspml-turn-02',
    ),
    'furiten.discard': inferred(
      'nothing',
      'Make claims, Ron',
      NO_FURITEN,
      'uspml-discard-02',
      'uspml-ron-01',
    ),
    'furiten.missed': inferred('never', 'Make claims, Ron', NO_FURITEN, 'uspml-ron-01'),
    'furiten.missedInRiichi': inferred(
      'never',
      'Progression of the Hand',
      NO_RIICHI,
      'uspml-turn-02',
    ),
    'furiten.missedTile': ourChoice(
      'anyWait',
      'Not used: passing a win has no consequence; the value is that of WRC 2022.',
    ),

    // win
    'win.yakuNeeded': inferred(
      0,
      'Hands, Complete hand',
      'Four sets and a pair are a complete hand without any further condition.',
      'uspml-hands-02',
    ),
    'win.twoYakuFrom': inferred(0, 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'win.sevenPairs': inferred(false, 'Hands, Complete hand', NO_OTHER_SHAPE, 'uspml-hands-03'),
    'win.thirteenOrphans': inferred(
      false,
      'Hands, Complete hand',
      NO_OTHER_SHAPE,
      'uspml-hands-03',
    ),
    'win.fifthCopy': inferred(
      'never',
      'Hands, Ready hand',
      'W50: a ready hand requires one more tile to be complete, and there is no fifth tile of a kind.',
      'uspml-hands-01',
    ),
    'win.multipleRon': stated('headBump', 'Make claims', 'uspml-prio-02'),
    'win.ronTriplet': ourChoice(
      'melded',
      'Not used: open and concealed sets are worth the same; the value is that of WRC 2022.',
    ),
    'win.ippatsuOnRobbedKan': inferred(
      false,
      'Progression of the Hand',
      NO_RIICHI,
      'uspml-turn-02',
    ),
    'win.manOnRobbedKan': inferred(false, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'win.haiteiOnReplacement': inferred(false, 'Sets, Pon', NO_KAN, 'uspml-sets-01'),
    'win.earthBrokenBy': ourChoice(
      'anyCall',
      'Not used: a win on the first draw is worth what every win is; the value is that of WRC 2022.',
    ),
    'win.tileNotApart': ourChoice(
      'asUsual',
      'Not used: no win is worth more for its wait; the hand is scored as usual.',
    ),
    'win.allGreenNeedsDragon': inferred(false, 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'nagashi.closedOnly': inferred(false, 'Scoring, Draws', NO_NAGASHI, 'uspml-score-draw-03'),
    'nagashi.countsAs': inferred('draw', 'Scoring, Draws', NO_NAGASHI, 'uspml-score-draw-03'),
    'nagashi.several': inferred('separately', 'Scoring, Draws', NO_NAGASHI, 'uspml-score-draw-03'),

    // score
    'fu.base': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.closedRon': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.selfDraw': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.selfDrawWithPinfu': inferred(false, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.selfDrawOnReplacement': inferred(false, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.openPinfu': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.sevenPairs': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.wait': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.valuePair': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.doubleWindPair': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.triplet': inferred(0, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'fu.roundTo': inferred(1, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'score.model': byCase(
      inferred(
        'flat',
        'Scoring, Tsumo',
        'The payments are fixed numbers that do not depend on the hand.',
        'uspml-score-tsumo-01',
        'uspml-score-tsumo-02',
        'uspml-score-ron-01',
        'uspml-score-ron-02',
      ),
      says({ how: 'tsumo', winner: 'dealer' }, 'Scoring, Tsumo', 'uspml-score-tsumo-01'),
      says({ how: 'tsumo', winner: 'other' }, 'Scoring, Tsumo', 'uspml-score-tsumo-02'),
      says({ how: 'ron', winner: 'dealer' }, 'Scoring, Ron', 'uspml-score-ron-01'),
      says({ how: 'ron', winner: 'other' }, 'Scoring, Ron', 'uspml-score-ron-02'),
    ),
    'score.flatValue': stated(
      1,
      'Scoring, Tsumo',
      'uspml-score-tsumo-02',
      'uspml-score-tsumo-01',
      'uspml-score-ron-01',
      'uspml-score-ron-02',
    ),
    'score.limits': ourChoice(
      { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 },
      'Not used: there are no han and so no limits; the values are those of WRC 2022.',
    ),
    'score.countedYakuman': inferred(0, 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'score.roundUpToMangan': inferred(false, 'Scoring, Tsumo', NO_FU, 'uspml-score-tsumo-01'),
    'score.yakumanAddUp': inferred(false, 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'score.roundTo': byCase(
      inferred(
        1,
        'Scoring, Tsumo',
        'Payments of one and two points are paid as they are.',
        'uspml-score-tsumo-02',
      ),
      says({ how: 'tsumo', winner: 'dealer' }, 'Scoring, Tsumo', 'uspml-score-tsumo-01'),
      says({ how: 'tsumo', winner: 'other' }, 'Scoring, Tsumo', 'uspml-score-tsumo-02'),
      says({ how: 'ron', winner: 'dealer' }, 'Scoring, Ron', 'uspml-score-ron-01'),
      says({ how: 'ron', winner: 'other' }, 'Scoring, Ron', 'uspml-score-ron-02'),
    ),
    'payment.counter': inferred(
      0,
      'Passing the Deal',
      'A dealer who stays adds nothing to later wins.',
      'uspml-dealpass-01',
    ),
    'payment.countersTo': ourChoice(
      'nearestWinner',
      'Not used: there are no counters, and only the player whose turn comes soonest wins.',
      'uspml-prio-02',
    ),
    'payment.depositsTo': ourChoice(
      'nearestWinner',
      'Not used: there are no deposits, and only the player whose turn comes soonest wins.',
      'uspml-prio-02',
    ),
    'liability.yaku': ourChoice([], 'There are no yakuman, so nobody answers for one.'),
    'liability.scope': ourChoice('thatYakuman', NO_LIABILITY),
    'liability.counters': ourChoice('discarder', NO_LIABILITY),

    // match
    'draw.notenTotal': inferred(
      0,
      'Scoring, Draws',
      'U5: players who are not ready pay the pool; ready players get nothing.',
      'uspml-score-draw-02',
      'uspml-score-draw-03',
    ),
    'draw.notenToPool': byCase(
      stated(
        1,
        'Scoring, Draws',
        'uspml-score-draw-03',
        'uspml-score-draw-04',
        'uspml-score-tsumo-03',
        'uspml-score-ron-03',
      ),
      says({ pool: 'paid' }, 'Scoring, Draws', 'uspml-score-draw-03'),
      says({ pool: 'taken', how: 'tsumo' }, 'Scoring, Tsumo', 'uspml-score-tsumo-03'),
      says({ pool: 'taken', how: 'ron' }, 'Scoring, Ron', 'uspml-score-ron-03'),
    ),
    'draw.mayHideTenpai': inferred(
      false,
      'Scoring, Draws',
      'All hands are shown, so readiness cannot be hidden.',
      'uspml-score-draw-01',
    ),
    'draw.tenpaiNeedsYaku': inferred(
      false,
      'Hands, Ready hand',
      'A hand is ready when one tile completes it; there are no yaku.',
      'uspml-hands-01',
    ),
    'draw.reveal': stated('all', 'Scoring, Draws', 'uspml-score-draw-01'),
    'draw.abortive': inferred(
      [],
      'Ending the Hand',
      'A hand ends by a win or when the tiles run out; no other end is named.',
      'uspml-end-01',
    ),
    'draw.abortiveDealer': ourChoice(
      'stays',
      'Not used: no hand is aborted; a hand that somebody stops is dealt again by the same dealer.',
    ),
    'dealer.staysOn': byCase(
      stated('winOrTenpai', 'Passing the Deal', 'uspml-dealpass-01', 'uspml-dealpass-03'),
      says({ ended: 'dealerWon' }, 'Passing the Deal', 'uspml-dealpass-01'),
      says({ ended: 'otherWon' }, 'Passing the Deal', 'uspml-dealpass-02'),
      says({ ended: 'dealerTenpai' }, 'Passing the Deal', 'uspml-dealpass-03'),
      says({ ended: 'dealerNoten' }, 'Passing the Deal', 'uspml-dealpass-04'),
    ),
    'counter.onDraw': inferred(
      false,
      'Scoring, Draws',
      'A draw fills the pool and nothing else; there are no counters.',
      'uspml-score-draw-03',
    ),
    'end.rounds': inferred(
      1,
      'Passing the Deal',
      'The game ends when the deal comes back to the first dealer, which is one round.',
      'uspml-gameend-01',
    ),
    'end.extension': inferred(
      'none',
      'Passing the Deal',
      'The game is over when the deal comes back to the first dealer, whatever the scores.',
      'uspml-gameend-01',
    ),
    'end.target': inferred(
      0,
      'Determining the winner',
      'The most points win; no score has to be reached.',
      'uspml-winner-01',
    ),
    'end.dealerLeads': inferred(
      'never',
      'Passing the Deal',
      'A dealer who wins continues as dealer, and only a deal that passes can end the game.',
      'uspml-dealpass-01',
      'uspml-gameend-01',
    ),
    'end.bust': ourChoice(
      'playOn',
      'U6: the document does not say what a score below zero means; the game goes on.',
    ),
    'end.deposits': ourChoice(
      'nobody',
      'U4: there are no deposits; a pool that nobody wins is shown at the end and goes to nobody.',
      'uspml-score-draw-04',
    ),
    'ranking.returnPoints': ourChoice(
      20,
      'The document compares points only; results are counted from the starting points.',
      'uspml-winner-01',
    ),
    'ranking.uma': inferred(
      { type: 'none' },
      'Determining the winner',
      'The most points win, and nothing is added for the place.',
      'uspml-winner-01',
    ),
    'ranking.oka': inferred(
      0,
      'Determining the winner',
      'The most points win, and nothing is added for the winner.',
      'uspml-winner-01',
    ),
    'ranking.umaBasis': ourChoice(
      'finalScores',
      'Not used: there is neither uma nor a penalty; places are taken from the final scores.',
      'uspml-winner-01',
    ),
    'ranking.ties': byCase(
      stated('seatOrder', 'Determining the winner', 'uspml-winner-02'),
      says({ tied: 'none' }, 'Determining the winner', 'uspml-winner-01'),
    ),
    'ranking.tournamentTies': ourChoice(
      ['mostFirsts', 'fewestFourths', 'bestHanchan', 'coinToss'],
      NO_TOURNAMENT,
    ),

    // foul
    'foul.falseWin': ourChoice('refused', NO_FOULS),
    'foul.notenRiichi': ourChoice('refused', NO_FOULS),
    'foul.openRiichi': ourChoice('refused', NO_FOULS),
    'foul.emptyCall': ourChoice('refused', NO_FOULS),
    'foul.invalidGroup': ourChoice('refused', NO_FOULS),
    'foul.swapDiscard': ourChoice('refused', NO_FOULS),
    'foul.riichiDiscard': ourChoice('refused', NO_FOULS),
    'foul.riichiCall': ourChoice('refused', NO_FOULS),
    'foul.riichiKan': ourChoice('refused', NO_FOULS),
    'foul.deadHandCall': ourChoice('refused', NO_FOULS),
    'foul.deadHandDeclaration': ourChoice('refused', NO_FOULS),
    'foul.falseTenpai': ourChoice('refused', NO_FOULS),
    'foul.exposedTiles': ourChoice(
      {
        ownChombo: 0,
        othersDead: 0,
        othersChombo: 0,
        deadWallDead: 0,
        deadWallChombo: 0,
        warning: 0,
      },
      NO_FOULS,
    ),
    'foul.exposedWall': ourChoice(0, NO_FOULS),
    // penalties, clock, what is shown
    'penalty.chombo': ourChoice({ type: 'none' }, NO_PENALTY),
    'penalty.chomboWithWin': ourChoice('voided', NO_PENALTY),
    'penalty.chomboAtDraw': ourChoice('drawStands', NO_PENALTY),
    'penalty.falseWin': ourChoice(
      'warning',
      'U15: the other players check a shown hand, but no penalty follows if it is not complete; the mildest answer is taken.',
      'uspml-victory-02',
      'uspml-ron-02',
    ),
    'penalty.deadHand': ourChoice(false, NO_PENALTY),
    'penalty.latePerMinute': ourChoice(0, NO_PENALTY),
    'penalty.lateForfeitAfter': ourChoice(0, NO_PENALTY),
    'penalty.lateForfeit': ourChoice(0, NO_PENALTY),
    'clock.minutes': ourChoice(0, NO_CLOCK),
    'clock.beforeStart': ourChoice(
      'nothing',
      'The document says nothing about a signal to start; as in WRC 2022 nothing is dealt before it.',
    ),
    'clock.bellBetweenDeals': ourChoice(
      'oneMoreDeal',
      'Not used: no clock runs; a table that adds one gets the WRC 2022 answer.',
    ),
    'clock.chomboAfterBell': ourChoice(
      'ends',
      'Not used: there is neither a clock nor a chombo; the value is that of WRC 2022.',
    ),
    'help.duringDeal': ourChoice(
      false,
      'The document has no yaku list or score table that could be consulted; the value is that of WRC 2022.',
    ),

    // yaku
    'yaku.riichi': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.double_riichi': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.ippatsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.menzen_tsumo': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.pinfu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.tanyao': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.iipeikou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.seat_wind': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.round_wind': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.haku': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.hatsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chun': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.rinshan': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chankan': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.haitei': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.houtei': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chiitoitsu': inferred('absent', 'Hands, Complete hand', NO_OTHER_SHAPE, 'uspml-hands-03'),
    'yaku.sanshoku_doujun': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.ittsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chanta': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.sanshoku_doukou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.sanankou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.sankantsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.toitoi': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.sanrenkou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.honroutou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.shousangen': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.ryanpeikou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.honitsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.junchan': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chinitsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.nagashi_mangan': inferred('absent', 'Scoring, Draws', NO_NAGASHI, 'uspml-score-draw-03'),
    'yaku.renhou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.tenhou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chiihou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.kokushi': inferred('absent', 'Hands, Complete hand', NO_OTHER_SHAPE, 'uspml-hands-03'),
    'yaku.kokushi_13men': inferred(
      'absent',
      'Hands, Complete hand',
      NO_OTHER_SHAPE,
      'uspml-hands-03',
    ),
    'yaku.chuuren_poutou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.junsei_chuuren_poutou': inferred(
      'absent',
      'Hands, Complete hand',
      NO_YAKU,
      'uspml-hands-02',
    ),
    'yaku.suuankou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.suuankou_tanki': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.suukantsu': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.ryuuiisou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.chinroutou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.tsuuiisou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.daisangen': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.shousuushii': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.daisuushii': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.suurenkou': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
    'yaku.paarenchan': inferred('absent', 'Hands, Complete hand', NO_YAKU, 'uspml-hands-02'),
  },
);

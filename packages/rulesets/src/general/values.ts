// The one-page General Rules as one cited value per option, with WRC 2022's yaku and values where the page has none.

import {
  byCase,
  defineRuleset,
  implies,
  inferred,
  isSilent,
  ourChoice,
  says,
  stated,
} from '@hanchan/rules';

const WRC_YAKU =
  'G1: the sheet asks for yaku but has no list; the list and values are those of WRC 2022.';
const NOT_IN_WRC =
  'G1: the sheet has no yaku list, and WRC 2022, whose list is used, does not have this one.';
const VALUE_TILE =
  'G1: the sheet names dragons, own wind and prevailing wind as bonus tiles without a value; one han as in WRC 2022.';
const WRC_FU = 'G1: the sheet does not say how a hand is scored; fu are counted as in WRC 2022.';
const WRC_SCORE =
  'G1: the sheet does not say how a hand is scored; hands are scored as in WRC 2022.';
const NO_DORA =
  'G14: dora are mentioned only as not being yaku, without saying how they are found; they are off.';
const NO_COUNTERS = 'G13: the sheet has no counters, so a draw or a dealer win adds nothing.';
const NO_LIABILITY =
  'G13: not used, since the sheet has no liability; a table that adds it gets the WRC 2022 answer.';
const NO_NAGASHI =
  'Not used: neither the sheet nor WRC 2022, whose yaku list is used, has nagashi mangan.';
const NO_PENALTY = 'G13: the sheet names no fouls or penalties; what is not allowed is refused.';
const NO_CLOCK = 'The sheet describes a single game without a clock, so none runs.';
const WRC_RESULT = 'G13: the sheet has no final scoring; the value is that of WRC 2022.';

const NO_FOULS = 'G13: the sheet names no fouls, so what is not allowed is refused.';

export const GENERAL = defineRuleset(
  {
    id: 'general',
    title: 'General Rules',
    short: 'General',
    document: 'General Rules (one page, without author or year)',
    family: 'general',
    edition: 'as distributed',
  },
  {
    // table
    'table.startingPoints': byCase(
      inferred(
        30_000,
        'Scoring Sticks',
        'The sticks that each player gets at the start add up to it.',
        'gen-sticks-01',
      ),
      implies(
        { sum: ['sheet', 'allLast'] },
        'Scoring Sticks',
        'The sticks of all four are what there is; what lies in the pot is on the table.',
        'gen-sticks-01',
        'gen-riichi-05',
      ),
    ),
    'table.seating': stated('randomDealer', 'Play', 'gen-play-02'),
    'table.loan': ourChoice(
      0,
      'G13: the sheet does not say what happens below zero; scores may simply go negative.',
    ),
    'tiles.redFives': ourChoice('none', 'G14: the sheet does not mention red fives.'),
    'wall.build': stated('walls', 'Play', 'gen-play-07'),
    'wall.dice': stated(3, 'Play', 'gen-play-08'),
    'wall.deadWall': stated(14, 'Play', 'gen-play-10'),
    'wall.refill': ourChoice(
      false,
      'G10: nothing says that tiles move into the dead wall after a kan, so the live wall stays as long as it is.',
      'gen-call-05',
      'gen-kan-04',
    ),

    // dora
    'dora.indicator': ourChoice(false, NO_DORA, 'gen-out-05'),
    'dora.kan': ourChoice(false, NO_DORA, 'gen-out-05'),
    'dora.ura': ourChoice(false, NO_DORA, 'gen-out-05'),
    'dora.kanUra': ourChoice(false, NO_DORA, 'gen-out-05'),
    'dora.kanReveal': ourChoice(
      'afterReplacement',
      'G14: not used while dora are off; a table that adds them gets the WRC 2022 answer.',
    ),

    // calls
    'calls.chi': stated('nextPlayer', 'Calling', 'gen-call-02'),
    'calls.swap': ourChoice('allowed', 'G13: the sheet puts no limit on the discard after a call.'),
    'calls.lastDiscard': inferred(
      'anyCall',
      'Play',
      'G11: the hand is tied only when somebody has to draw and cannot, so the last discard may still be called.',
      'gen-play-16',
    ),
    'calls.precedence': stated('ponBeforeChi', 'Calling', 'gen-call-07'),
    'kan.called': stated(true, 'Calling', 'gen-call-04'),
    'kan.added': inferred(
      false,
      'Open/Concealed/Closed',
      'G4: open melds cannot be altered, so a pon cannot become a kan.',
      'gen-open-03',
    ),
    'kan.concealed': byCase(
      stated(true, 'Declaring Kan', 'gen-kan-01'),
      says({ turn: 'call' }, 'Declaring Kan', 'gen-kan-01'),
    ),
    'kan.perDeal': ourChoice(
      4,
      'The sheet sets no limit to the kans of a deal; four as in WRC 2022.',
      'gen-kan-05',
    ),
    'kan.lastTile': inferred(
      true,
      'Declaring Kan',
      'G11: the replacement tile comes from the dead wall, which is not refilled, so no live tile is needed.',
      'gen-kan-04',
      'gen-call-05',
      'gen-play-16',
    ),
    'kan.robAdded': inferred(
      true,
      'Declaring Kan',
      'The tile of any declared kan may be called; the case does not arise, because a pon cannot become a kan.',
      'gen-kan-03',
      'gen-open-03',
    ),
    'kan.robConcealed': inferred(
      'anyHand',
      'Declaring Kan',
      'G3: the tile may be called as if discarded; since the kan cannot be altered afterwards, this is read as a win only.',
      'gen-kan-03',
      'gen-kan-02',
    ),

    // riichi and furiten
    'riichi.allowed': byCase(
      ourChoice(
        true,
        'G18: the sheet makes riichi an optional rule; it is on unless a table switches it off.',
        'gen-riichi-01',
        'gen-riichi-02',
      ),
      says({ riichi: ['openHand', 'notTenpai'] }, 'Riichi (optional)', 'gen-riichi-02'),
      says(
        { riichi: ['twice', 'call', 'discard'] },
        'Riichi (optional)',
        'gen-riichi-06',
        'gen-riichi-07',
      ),
    ),
    'riichi.deposit': byCase(
      stated(1000, 'Riichi (optional)', 'gen-riichi-04'),
      says({ deposit: 'taken' }, 'Riichi (optional)', 'gen-riichi-04', 'gen-riichi-05'),
      says({ deposit: 'returned' }, 'Riichi (optional)', 'gen-riichi-02'),
    ),
    'riichi.needsDeposit': inferred(
      true,
      'Riichi (optional)',
      'G19: the ante must be paid, so the player must have it.',
      'gen-riichi-04',
    ),
    'riichi.liveTiles': ourChoice(
      0,
      'G19: the sheet does not ask for any number of tiles to be left.',
      'gen-riichi-02',
    ),
    'riichi.whileFuriten': ourChoice(
      true,
      'The sheet does not forbid it; it is allowed as in WRC 2022.',
      'gen-riichi-02',
    ),
    'riichi.concealedKan': stated('never', 'Riichi (optional)', 'gen-riichi-06'),
    'riichi.doubleBrokenBy': ourChoice(
      'anyCall',
      'G1: double riichi comes from WRC 2022, where any call or kan spoils it, one’s own concealed kan too.',
    ),
    'furiten.discard': inferred(
      'sameTile',
      'Sacred Discard (optional)',
      'G18: the sheet makes the sacred discard an optional rule; it is on unless a table switches it off, and bars only the tile itself (G6).',
      'gen-sacred-01',
      'gen-sacred-02',
      'gen-sacred-03',
    ),
    'furiten.missed': inferred(
      'never',
      'Sacred Discard (optional)',
      'G6: only your own discard bars a win; everything else may be called, a tile passed before included.',
      'gen-sacred-03',
    ),
    'furiten.missedInRiichi': inferred(
      'never',
      'Sacred Discard (optional)',
      'G6: passing a win has no consequence, and riichi adds none.',
      'gen-sacred-03',
      'gen-riichi-07',
    ),
    'furiten.missedTile': ourChoice(
      'anyWait',
      'G6: not used, since passing a win has no consequence; the value is that of WRC 2022.',
    ),

    // win
    'win.yakuNeeded': stated(1, 'Going Out', 'gen-out-04'),
    'win.twoYakuFrom': inferred(
      0,
      'Going Out',
      'At least one yaku is asked for, and there are no counters to raise that.',
      'gen-out-04',
    ),
    'win.sevenPairs': stated(true, 'Going Out', 'gen-out-03'),
    'win.thirteenOrphans': stated(true, 'Going Out', 'gen-out-02'),
    'win.fifthCopy': ourChoice(
      'never',
      'W50: tenpai is a hand that needs one more tile to go out, and there is no fifth tile of a kind.',
      'gen-riichi-02',
    ),
    'win.multipleRon': stated('headBump', 'Calling', 'gen-call-08'),
    'win.ronTriplet': stated('concealed', 'Open/Concealed/Closed', 'gen-open-02', 'gen-open-04'),
    'win.ippatsuOnRobbedKan': ourChoice(
      true,
      'G1: ippatsu comes with the yaku list of WRC 2022, where a robbed kan was never made and does not end it (A-27).',
      'gen-kan-03',
    ),
    'win.manOnRobbedKan': ourChoice(
      false,
      'G1: the blessing of man comes from WRC 2022, where a concealed kan that was declared before spoils it; that it is robbed does not unsay it.',
      'gen-kan-03',
    ),
    'win.haiteiOnReplacement': ourChoice(
      false,
      'G1: the yaku for the last tile come from WRC 2022, where a replacement tile is not the last tile.',
    ),
    'win.earthBrokenBy': ourChoice(
      'anyCall',
      'G1: the blessing of earth comes from WRC 2022, where any call or kan spoils it.',
    ),
    'win.tileNotApart': ourChoice(
      'asUsual',
      'The sheet does not ask for the winning tile to be kept apart; the hand is scored as usual.',
    ),
    'win.allGreenNeedsDragon': ourChoice(
      false,
      'G1: all green comes from WRC 2022, where the dragon is not needed.',
    ),
    'nagashi.closedOnly': ourChoice(false, NO_NAGASHI),
    'nagashi.countsAs': ourChoice('draw', NO_NAGASHI),
    'nagashi.several': ourChoice('separately', NO_NAGASHI),

    // score
    'fu.base': ourChoice(20, WRC_FU),
    'fu.closedRon': ourChoice(10, WRC_FU),
    'fu.selfDraw': ourChoice(2, WRC_FU),
    'fu.selfDrawWithPinfu': ourChoice(false, WRC_FU),
    'fu.selfDrawOnReplacement': ourChoice(true, WRC_FU),
    'fu.openPinfu': ourChoice(2, WRC_FU),
    'fu.sevenPairs': ourChoice(25, WRC_FU),
    'fu.wait': ourChoice(2, WRC_FU),
    'fu.valuePair': ourChoice(2, WRC_FU, 'gen-tiles-04'),
    'fu.doubleWindPair': ourChoice(2, WRC_FU, 'gen-tiles-04'),
    'fu.triplet': ourChoice(2, WRC_FU),
    'fu.roundTo': ourChoice(10, WRC_FU),
    'score.model': ourChoice(
      'hanAndFu',
      'G1: the sheet multiplies a score by one, two, four or six but does not say how it is found; it is the basic points of WRC 2022.',
      'gen-pay-02',
      'gen-pay-03',
      'gen-pay-04',
    ),
    'score.flatValue': inferred(
      0,
      'Payment',
      'Not used: the winning hand is scored, so hands differ in value.',
      'gen-pay-02',
    ),
    'score.limits': ourChoice({ mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 }, WRC_SCORE),
    'score.countedYakuman': ourChoice(0, WRC_SCORE),
    'score.roundUpToMangan': ourChoice(true, WRC_SCORE),
    'score.yakumanAddUp': ourChoice(true, WRC_SCORE),
    'score.roundTo': byCase(
      ourChoice(
        100,
        'G21: the sheet does not speak of rounding; each payment is rounded up to a hundred, the smallest stick.',
        'gen-sticks-01',
      ),
      isSilent({ written: 'penalty' }, NO_PENALTY),
      says({ how: 'tsumo', winner: 'other', payer: 'other' }, 'Payment', 'gen-pay-02'),
      says({ how: 'tsumo' }, 'Payment', 'gen-pay-03'),
      says({ how: 'ron' }, 'Payment', 'gen-pay-04'),
    ),
    'payment.counter': ourChoice(0, NO_COUNTERS),
    'payment.countersTo': ourChoice(
      'nearestWinner',
      'Not used: there are no counters, and only the next player in turn order wins.',
      'gen-call-08',
    ),
    'payment.depositsTo': inferred(
      'nearestWinner',
      'Riichi (optional)',
      'The ante goes to the winner of the hand, and only one player can win it.',
      'gen-riichi-04',
      'gen-call-08',
    ),
    'liability.yaku': ourChoice(
      [],
      'G13: the sheet does not mention liability, so everybody pays as for any other yakuman.',
    ),
    'liability.scope': ourChoice('thatYakuman', NO_LIABILITY),
    'liability.counters': ourChoice('discarder', NO_LIABILITY),

    // match
    'draw.notenTotal': ourChoice(0, 'G13: the sheet has no payments after a tied hand.'),
    'draw.notenToPool': ourChoice(
      0,
      'G13: the sheet has no payments after a tied hand; only riichi antes stay for the next winner.',
      'gen-riichi-05',
    ),
    'draw.mayHideTenpai': ourChoice(
      true,
      'G13: nothing depends on tenpai after a tied hand, so nobody has to declare it.',
    ),
    'draw.tenpaiNeedsYaku': ourChoice(
      false,
      'Not used: nothing depends on tenpai after a tied hand; the value is that of WRC 2022.',
    ),
    'draw.reveal': ourChoice(
      'none',
      'G13: nothing depends on tenpai after a tied hand, so no hand has to be shown.',
    ),
    'draw.abortive': byCase(
      stated(['fourRiichi'], 'Riichi (optional)', 'gen-riichi-08'),
      isSilent(
        { aborted: ['nineTerminals', 'fourWinds', 'fourKans', 'tripleRon'] },
        'G13: the sheet ties a hand by four riichi and by nothing else before the wall runs out.',
      ),
    ),
    'draw.abortiveDealer': inferred(
      'passes',
      'Play',
      'G8: a hand tied by four riichi was not won by the dealer, and a dealer who fails to win passes the deal.',
      'gen-play-03',
      'gen-riichi-08',
    ),
    'dealer.staysOn': byCase(
      stated('win', 'Play', 'gen-play-03', 'gen-play-04'),
      says({ ended: 'dealerWon' }, 'Play', 'gen-play-04'),
      says({ ended: ['otherWon', 'dealerTenpai', 'dealerNoten'] }, 'Play', 'gen-play-03'),
    ),
    'counter.onDraw': ourChoice(false, NO_COUNTERS),
    'end.rounds': ourChoice(
      2,
      'G12: the sheet leaves the number of rounds open; two are played unless a table agrees otherwise.',
      'gen-play-06',
      'gen-play-01',
    ),
    'end.extension': ourChoice(
      'none',
      'G12: further rounds are played by agreement only, so none follows by itself.',
      'gen-play-06',
    ),
    'end.target': ourChoice(
      0,
      'The sheet names no score that has to be reached; there is none, as in WRC 2022.',
    ),
    'end.dealerLeads': ourChoice(
      'never',
      'The sheet lets a dealer who wins stay and names no exception for the last deal; the dealer plays on as in WRC 2022.',
      'gen-play-04',
    ),
    'end.bust': ourChoice(
      'playOn',
      'G13: the sheet does not say what a score below zero means; the match goes on.',
    ),
    'end.deposits': inferred(
      'winner',
      'Riichi (optional)',
      'The pot goes to the eventual winner of the game; if the lead is shared, to the one nearest after the first dealer (G9).',
      'gen-riichi-05',
    ),
    'ranking.returnPoints': ourChoice(
      30_000,
      'G13: the sheet has no final scoring; results are counted from the starting points.',
      'gen-sticks-01',
    ),
    'ranking.uma': ourChoice(
      { type: 'none' },
      'G13: the sheet has no uma, so the place adds nothing.',
    ),
    'ranking.oka': ourChoice(0, WRC_RESULT),
    'ranking.umaBasis': ourChoice('finalScores', WRC_RESULT),
    'ranking.ties': ourChoice('shared', WRC_RESULT),
    'ranking.tournamentTies': ourChoice(
      ['mostFirsts', 'fewestFourths', 'bestHanchan', 'coinToss'],
      'The sheet says nothing about tournaments; the value is that of WRC 2022.',
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
      'G13: the sheet names no fouls or penalties; the mildest answer is taken.',
    ),
    'penalty.deadHand': ourChoice(false, NO_PENALTY),
    'penalty.latePerMinute': ourChoice(0, NO_PENALTY),
    'penalty.lateForfeitAfter': ourChoice(0, NO_PENALTY),
    'penalty.lateForfeit': ourChoice(0, NO_PENALTY),
    'clock.minutes': ourChoice(0, NO_CLOCK),
    'clock.beforeStart': ourChoice(
      'nothing',
      'The sheet says nothing about a signal to start; as in WRC 2022 nothing is dealt before it.',
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
      'The sheet does not say; lists and tables are for between deals, as in WRC 2022.',
    ),

    // yaku
    'yaku.riichi': ourChoice(
      { han: 1, open: 0 },
      'G1: riichi gives the hand yaku, but the sheet does not say how much; one han as in WRC 2022.',
      'gen-riichi-03',
    ),
    'yaku.double_riichi': ourChoice({ han: 2, open: 0 }, WRC_YAKU),
    'yaku.ippatsu': ourChoice({ han: 1, open: 0 }, WRC_YAKU),
    'yaku.menzen_tsumo': ourChoice({ han: 1, open: 0 }, WRC_YAKU),
    'yaku.pinfu': ourChoice({ han: 1, open: 0 }, WRC_YAKU),
    'yaku.tanyao': ourChoice({ han: 1, open: 1 }, WRC_YAKU),
    'yaku.iipeikou': ourChoice({ han: 1, open: 0 }, WRC_YAKU),
    'yaku.seat_wind': ourChoice({ han: 1, open: 1 }, VALUE_TILE, 'gen-tiles-04'),
    'yaku.round_wind': ourChoice({ han: 1, open: 1 }, VALUE_TILE, 'gen-tiles-04'),
    'yaku.haku': ourChoice({ han: 1, open: 1 }, VALUE_TILE, 'gen-tiles-04'),
    'yaku.hatsu': ourChoice({ han: 1, open: 1 }, VALUE_TILE, 'gen-tiles-04'),
    'yaku.chun': ourChoice({ han: 1, open: 1 }, VALUE_TILE, 'gen-tiles-04'),
    'yaku.rinshan': ourChoice({ han: 1, open: 1 }, WRC_YAKU),
    'yaku.chankan': ourChoice(
      { han: 1, open: 1 },
      'G3: robbing a declared kan is the only robbing the sheet has, so winning on its tile scores this yaku; one han as in WRC 2022.',
      'gen-kan-03',
    ),
    'yaku.haitei': ourChoice({ han: 1, open: 1 }, WRC_YAKU),
    'yaku.houtei': ourChoice({ han: 1, open: 1 }, WRC_YAKU),
    'yaku.chiitoitsu': ourChoice(
      { han: 2, open: 0 },
      'G15: seven distinct pairs win by themselves, but the sheet gives no value; two han as in WRC 2022 (G1).',
      'gen-out-03',
    ),
    'yaku.sanshoku_doujun': ourChoice({ han: 2, open: 1 }, WRC_YAKU),
    'yaku.ittsu': ourChoice({ han: 2, open: 1 }, WRC_YAKU),
    'yaku.chanta': ourChoice({ han: 2, open: 1 }, WRC_YAKU),
    'yaku.sanshoku_doukou': ourChoice({ han: 2, open: 2 }, WRC_YAKU),
    'yaku.sanankou': ourChoice(
      { han: 2, open: 2 },
      'G1: the sheet has no yaku list; two han as in WRC 2022, with a triplet completed by a discard counted as concealed (G5).',
      'gen-open-02',
    ),
    'yaku.sankantsu': ourChoice({ han: 2, open: 2 }, WRC_YAKU),
    'yaku.toitoi': ourChoice({ han: 2, open: 2 }, WRC_YAKU),
    'yaku.sanrenkou': ourChoice('absent', NOT_IN_WRC),
    'yaku.honroutou': ourChoice({ han: 2, open: 2 }, WRC_YAKU),
    'yaku.shousangen': ourChoice({ han: 2, open: 2 }, WRC_YAKU),
    'yaku.ryanpeikou': ourChoice({ han: 3, open: 0 }, WRC_YAKU),
    'yaku.honitsu': ourChoice({ han: 3, open: 2 }, WRC_YAKU),
    'yaku.junchan': ourChoice({ han: 3, open: 2 }, WRC_YAKU),
    'yaku.chinitsu': ourChoice({ han: 6, open: 5 }, WRC_YAKU),
    'yaku.nagashi_mangan': ourChoice('absent', NOT_IN_WRC),
    'yaku.renhou': ourChoice({ limit: 'mangan' }, WRC_YAKU),
    'yaku.tenhou': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.chiihou': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.kokushi': stated({ yakuman: 1 }, 'Going Out', 'gen-out-02'),
    'yaku.kokushi_13men': ourChoice('absent', NOT_IN_WRC),
    'yaku.chuuren_poutou': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.junsei_chuuren_poutou': ourChoice('absent', NOT_IN_WRC),
    'yaku.suuankou': ourChoice(
      { yakuman: 1 },
      'G1: the sheet has no yaku list; a yakuman as in WRC 2022, with a triplet completed by a discard counted as concealed (G5).',
      'gen-open-02',
    ),
    'yaku.suuankou_tanki': ourChoice('absent', NOT_IN_WRC),
    'yaku.suukantsu': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.ryuuiisou': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.chinroutou': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.tsuuiisou': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.daisangen': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.shousuushii': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.daisuushii': ourChoice({ yakuman: 1 }, WRC_YAKU),
    'yaku.suurenkou': ourChoice('absent', NOT_IN_WRC),
    'yaku.paarenchan': ourChoice('absent', NOT_IN_WRC),
  },
);

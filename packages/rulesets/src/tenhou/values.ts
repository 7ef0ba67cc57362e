// The four-player rules of Tenhou, read off its game logs. There is no document: a value is stated where the logs
// show it, and our choice, with the reason, where they cannot.

import { defineRuleset, inferred, ourChoice, stated } from '@hanchan/rules';

const NO_FOULS =
  'The server takes no illegal act, so the logs hold no fouls and the question does not arise';
const NO_EVENT = 'The logs are of single games without a hall, a clock or a standing';
const UNSEEN = 'The logs have a number for it but no game in which it was won; we give';
const NO_NUMBER = 'The logs number all yaku, and have no number for it.';

export const TENHOU = defineRuleset(
  {
    id: 'tenhou',
    title: 'Tenhou',
    short: 'Tenhou',
    document: 'Tenhou four-player rules, as the game logs show',
    family: 'tenhou',
    edition: 'game logs',
  },
  {
    // Table
    'table.startingPoints': stated(25_000, 'logs: start'),
    'table.seating': ourChoice(
      'randomDealer',
      'The logs begin with seats and dealer already set; online they are set at random.',
    ),
    'table.loan': inferred(
      0,
      'logs: game end',
      'A score below zero ends the game, so nobody ever plays on borrowed points.',
    ),
    'tiles.redFives': stated('onePerSuit', 'logs: tiles'),
    'wall.build': stated('walls', 'logs: walls'),
    'wall.dice': ourChoice(
      0,
      'The logs give each wall from its first tile on, so dice would decide nothing.',
    ),
    'wall.deadWall': stated(14, 'logs: walls'),
    'wall.refill': stated(true, 'logs: walls'),

    // Dora
    'dora.indicator': stated(true, 'logs: walls'),
    'dora.kan': stated(true, 'logs: kan dora'),
    'dora.ura': stated(true, 'logs: walls'),
    'dora.kanUra': stated(true, 'logs: walls'),
    'dora.kanReveal': stated('concealedFirst', 'logs: kan dora'),

    // Calls and kans
    'calls.chi': stated('nextPlayer', 'logs: calls'),
    'calls.swap': stated('forbidden', 'logs: calls'),
    'calls.lastDiscard': stated('winOnly', 'logs: last tile'),
    'calls.precedence': ourChoice(
      'ponBeforeChi',
      'A claim that was not heard leaves no trace in the logs; online all claims are answered together, so pon and kan come first.',
    ),
    'kan.called': stated(true, 'logs: kans'),
    'kan.added': stated(true, 'logs: kans'),
    'kan.concealed': stated(true, 'logs: kans'),
    'kan.perDeal': inferred(
      4,
      'logs: kans',
      'The walls hold four replacement tiles, and no logged deal has a fifth kan.',
    ),
    'kan.lastTile': stated(false, 'logs: last tile'),
    'kan.robAdded': stated(true, 'logs: kans'),
    'kan.robConcealed': ourChoice(
      'never',
      'The logs show only added kans robbed, and no case of thirteen orphans waiting on a concealed one; we take the value of WRC 2022.',
    ),

    // Riichi and furiten
    'riichi.allowed': stated(true, 'logs: riichi'),
    'riichi.deposit': stated(1_000, 'logs: riichi'),
    'riichi.needsDeposit': stated(true, 'logs: riichi'),
    'riichi.liveTiles': stated(4, 'logs: riichi'),
    'riichi.whileFuriten': stated(true, 'logs: riichi'),
    'riichi.concealedKan': ourChoice(
      'sameWaits',
      'A refused kan leaves no trace: every logged one keeps waits and readings alike. By its manual, as other programs quote it, Tenhou looks at the waits only.',
    ),
    'riichi.doubleBrokenBy': ourChoice(
      'anyCall',
      'In no logged deal was riichi declared on the first discard after a concealed kan of one’s own; we take the value of WRC 2022.',
    ),
    'furiten.discard': inferred(
      'everyWait',
      'logs: furiten',
      'In no logged win on a discard had the winner discarded any tile of the wait.',
    ),
    'furiten.missed': ourChoice(
      'ownTurn',
      'A win that was not allowed leaves no trace in the logs; we take the value of WRC 2022.',
    ),
    'furiten.missedInRiichi': ourChoice(
      'dealEnd',
      'A win that was not allowed leaves no trace in the logs; we take the value of WRC 2022.',
    ),
    'furiten.missedTile': ourChoice(
      'anyWait',
      'A win that was not allowed leaves no trace in the logs; we take the value of WRC 2022.',
    ),

    // Winning
    'win.yakuNeeded': stated(1, 'logs: yaku'),
    'win.twoYakuFrom': stated(0, 'logs: yaku'),
    'win.sevenPairs': stated(true, 'logs: yaku'),
    'win.thirteenOrphans': stated(true, 'logs: yaku'),
    'win.fifthCopy': ourChoice(
      'unlessConcealed',
      'No logged draw has such a hand. By its rules, as players quote them, Tenhou looks at the tiles in the hand only: a single white behind a pon of whites is tenpai, four whites in the hand are not.',
    ),
    'win.multipleRon': stated('everyone', 'logs: several wins'),
    'win.ronTriplet': stated('melded', 'logs: fu'),
    'win.ippatsuOnRobbedKan': ourChoice(
      true,
      'No logged kan was robbed within the ippatsu turn; we take the value we chose for WRC 2022 (A-27).',
    ),
    'win.manOnRobbedKan': ourChoice(
      false,
      'Not used: there is no blessing of man; the value is that of WRC 2022.',
    ),
    'win.haiteiOnReplacement': stated(false, 'logs: last tile'),
    'win.earthBrokenBy': ourChoice(
      'anyCall',
      'No blessing of earth is logged; we take the value of WRC 2022.',
    ),
    'win.tileNotApart': ourChoice(
      'asUsual',
      'Not used: the program knows every winning tile, so the hand is always scored as usual.',
    ),
    'win.allGreenNeedsDragon': ourChoice(
      false,
      'No all green hand is logged; we take the value of WRC 2022.',
    ),
    'nagashi.closedOnly': ourChoice(
      false,
      'Every logged nagashi mangan happens to be a closed hand; other programs that follow Tenhou ask only that none of the discards was called.',
    ),
    'nagashi.countsAs': stated('draw', 'logs: nagashi mangan'),
    'nagashi.several': ourChoice(
      'separately',
      'No logged deal has two; each is paid as the single ones are, as a self-drawn mangan.',
    ),

    // Fu
    'fu.base': stated(20, 'logs: fu'),
    'fu.closedRon': stated(10, 'logs: fu'),
    'fu.selfDraw': stated(2, 'logs: fu'),
    'fu.selfDrawWithPinfu': stated(false, 'logs: fu'),
    'fu.selfDrawOnReplacement': stated(true, 'logs: fu'),
    'fu.openPinfu': inferred(
      2,
      'logs: fu',
      'Open hands without any fu are logged with 30: anything from 1 to 10 on top of the base gives that after rounding.',
    ),
    'fu.sevenPairs': stated(25, 'logs: fu'),
    'fu.wait': stated(2, 'logs: fu'),
    'fu.valuePair': stated(2, 'logs: fu'),
    'fu.doubleWindPair': stated(4, 'logs: fu'),
    'fu.triplet': stated(2, 'logs: fu'),
    'fu.roundTo': stated(10, 'logs: fu'),

    // Score and payments
    'score.model': stated('hanAndFu', 'logs: limits'),
    'score.flatValue': inferred(
      0,
      'logs: limits',
      'Hands are worth their han and fu, so there is no flat value.',
    ),
    'score.limits': stated({ mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 }, 'logs: limits'),
    'score.countedYakuman': stated(13, 'logs: limits'),
    'score.roundUpToMangan': stated(false, 'logs: limits'),
    'score.yakumanAddUp': stated(true, 'logs: limits'),
    'score.roundTo': stated(100, 'logs: limits'),
    'payment.counter': stated(300, 'logs: dealer and counters'),
    'payment.countersTo': stated('nearestWinner', 'logs: several wins'),
    'payment.depositsTo': stated('nearestWinner', 'logs: several wins'),
    'liability.yaku': ourChoice(
      ['daisangen', 'daisuushii'],
      'The logs show liability for big three dragons and no case of the other two; other programs that follow Tenhou have it for big four winds and not for four kans.',
    ),
    'liability.scope': stated('wholeHand', 'logs: liability'),
    'liability.counters': ourChoice(
      'liable',
      'The one logged win shared with a discarder had no counters; we let the liable player pay them, as after a self-drawn win and as other programs that follow Tenhou do.',
    ),

    // Draws, rotation, end and ranking
    'draw.notenTotal': stated(3_000, 'logs: draws'),
    'draw.notenToPool': inferred(
      0,
      'logs: draws',
      'Noten players pay the tenpai players, so nothing goes into a pool.',
    ),
    'draw.mayHideTenpai': inferred(
      false,
      'logs: draws',
      'Every hand that was tenpai at a logged draw was declared so.',
    ),
    'draw.tenpaiNeedsYaku': inferred(
      false,
      'logs: draws',
      'Every hand one tile from complete was paid as tenpai at the logged draws, open hands included.',
    ),
    'draw.reveal': stated('tenpai', 'logs: draws'),
    'draw.abortive': stated(
      ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi', 'tripleRon'],
      'logs: abortive draws',
    ),
    'draw.abortiveDealer': stated('stays', 'logs: abortive draws'),
    'dealer.staysOn': stated('winOrTenpai', 'logs: dealer and counters'),
    'counter.onDraw': stated(true, 'logs: dealer and counters'),
    'end.rounds': stated(2, 'logs: game end'),
    'end.extension': stated('untilTarget', 'logs: game end'),
    'end.target': stated(30_000, 'logs: game end'),
    'end.dealerLeads': stated('afterWinOrTenpai', 'logs: game end'),
    'end.bust': stated('ends', 'logs: game end'),
    'end.deposits': stated('winner', 'logs: game end'),
    'ranking.returnPoints': stated(30_000, 'logs: final points'),
    'ranking.uma': stated({ type: 'fixed', places: [20, 10, -10, -20] }, 'logs: final points'),
    'ranking.oka': stated(20, 'logs: final points'),
    'ranking.umaBasis': inferred(
      'finalScores',
      'logs: final points',
      'There are no penalties, so the places can only be those of the final scores.',
    ),
    'ranking.ties': stated('seatOrder', 'logs: game end'),
    'ranking.tournamentTies': ourChoice([], `${NO_EVENT}; equal totals share their place.`),

    // foul
    'foul.falseWin': ourChoice('refused', `${NO_FOULS}.`),
    'foul.notenRiichi': ourChoice('refused', `${NO_FOULS}.`),
    'foul.openRiichi': ourChoice('refused', `${NO_FOULS}.`),
    'foul.emptyCall': ourChoice('refused', `${NO_FOULS}.`),
    'foul.invalidGroup': ourChoice('refused', `${NO_FOULS}.`),
    'foul.swapDiscard': ourChoice('refused', `${NO_FOULS}.`),
    'foul.riichiDiscard': ourChoice('refused', `${NO_FOULS}.`),
    'foul.riichiCall': ourChoice('refused', `${NO_FOULS}.`),
    'foul.riichiKan': ourChoice('refused', `${NO_FOULS}.`),
    'foul.deadHandCall': ourChoice('refused', `${NO_FOULS}.`),
    'foul.deadHandDeclaration': ourChoice('refused', `${NO_FOULS}.`),
    'foul.falseTenpai': ourChoice('refused', `${NO_FOULS}.`),
    'foul.exposedTiles': ourChoice(
      {
        ownChombo: 0,
        othersDead: 0,
        othersChombo: 0,
        deadWallDead: 0,
        deadWallChombo: 0,
        warning: 0,
      },
      `${NO_FOULS}.`,
    ),
    'foul.exposedWall': ourChoice(0, `${NO_FOULS}.`),
    // Penalties, clock, information
    'penalty.chombo': ourChoice({ type: 'none' }, `${NO_FOULS}.`),
    'penalty.chomboWithWin': ourChoice('voided', `${NO_FOULS}; we take the value of WRC 2022.`),
    'penalty.chomboAtDraw': ourChoice('redeal', `${NO_FOULS}; we take the value of WRC 2022.`),
    'penalty.falseWin': ourChoice('chombo', `${NO_FOULS}; we take the value of WRC 2022.`),
    'penalty.deadHand': ourChoice(false, `${NO_FOULS}.`),
    'penalty.latePerMinute': ourChoice(0, `${NO_EVENT}; nobody can be late.`),
    'penalty.lateForfeitAfter': ourChoice(0, `${NO_EVENT}; nobody can be late.`),
    'penalty.lateForfeit': ourChoice(0, `${NO_EVENT}; nobody can be late.`),
    'clock.minutes': ourChoice(0, 'No logged game was cut off by a clock; time is per move.'),
    'clock.beforeStart': ourChoice(
      'nothing',
      'The logs say nothing about a signal to start; as in WRC 2022 nothing is dealt before it.',
    ),
    'clock.bellBetweenDeals': ourChoice(
      'oneMoreDeal',
      'There is no bell; for a game with one we take the value of WRC 2022.',
    ),
    'clock.chomboAfterBell': ourChoice(
      'ends',
      'There is neither bell nor chombo; for a game with both we take the value of WRC 2022.',
    ),
    'help.duringDeal': ourChoice(
      true,
      'Nobody can forbid a player at home to look at a table of yaku.',
    ),

    // Yaku
    'yaku.riichi': stated({ han: 1, open: 0 }, 'logs: yaku'),
    'yaku.double_riichi': stated({ han: 2, open: 0 }, 'logs: yaku'),
    'yaku.ippatsu': stated({ han: 1, open: 0 }, 'logs: yaku'),
    'yaku.menzen_tsumo': stated({ han: 1, open: 0 }, 'logs: yaku'),
    'yaku.pinfu': stated({ han: 1, open: 0 }, 'logs: yaku'),
    'yaku.tanyao': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.iipeikou': stated({ han: 1, open: 0 }, 'logs: yaku'),
    'yaku.seat_wind': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.round_wind': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.haku': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.hatsu': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.chun': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.rinshan': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.chankan': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.haitei': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.houtei': stated({ han: 1, open: 1 }, 'logs: yaku'),
    'yaku.chiitoitsu': stated({ han: 2, open: 0 }, 'logs: yaku'),
    'yaku.sanshoku_doujun': stated({ han: 2, open: 1 }, 'logs: yaku'),
    'yaku.ittsu': stated({ han: 2, open: 1 }, 'logs: yaku'),
    'yaku.chanta': stated({ han: 2, open: 1 }, 'logs: yaku'),
    'yaku.sanshoku_doukou': stated({ han: 2, open: 2 }, 'logs: yaku'),
    'yaku.sanankou': stated({ han: 2, open: 2 }, 'logs: yaku'),
    'yaku.sankantsu': ourChoice({ han: 2, open: 2 }, `${UNSEEN} the 2 han of WRC 2022.`),
    'yaku.toitoi': stated({ han: 2, open: 2 }, 'logs: yaku'),
    'yaku.sanrenkou': inferred('absent', 'logs: yaku', NO_NUMBER),
    'yaku.honroutou': stated({ han: 2, open: 2 }, 'logs: yaku'),
    'yaku.shousangen': stated({ han: 2, open: 2 }, 'logs: yaku'),
    'yaku.ryanpeikou': stated({ han: 3, open: 0 }, 'logs: yaku'),
    'yaku.honitsu': stated({ han: 3, open: 2 }, 'logs: yaku'),
    'yaku.junchan': stated({ han: 3, open: 2 }, 'logs: yaku'),
    'yaku.chinitsu': stated({ han: 6, open: 5 }, 'logs: yaku'),
    'yaku.nagashi_mangan': stated({ limit: 'mangan' }, 'logs: nagashi mangan'),
    'yaku.renhou': stated('absent', 'logs: yaku'),
    'yaku.tenhou': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.chiihou': ourChoice({ yakuman: 1 }, `${UNSEEN} one yakuman, as for heaven.`),
    'yaku.kokushi': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.kokushi_13men': ourChoice(
      { yakuman: 1 },
      `${UNSEEN} one yakuman, since four concealed triplets on a pair wait count once too.`,
    ),
    'yaku.chuuren_poutou': ourChoice({ yakuman: 1 }, `${UNSEEN} one yakuman.`),
    'yaku.junsei_chuuren_poutou': ourChoice(
      { yakuman: 1 },
      `${UNSEEN} one yakuman, since four concealed triplets on a pair wait count once too.`,
    ),
    'yaku.suuankou': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.suuankou_tanki': stated({ yakuman: 1 }, 'logs: limits'),
    'yaku.suukantsu': ourChoice({ yakuman: 1 }, `${UNSEEN} one yakuman.`),
    'yaku.ryuuiisou': ourChoice({ yakuman: 1 }, `${UNSEEN} one yakuman.`),
    'yaku.chinroutou': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.tsuuiisou': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.daisangen': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.shousuushii': stated({ yakuman: 1 }, 'logs: yaku'),
    'yaku.daisuushii': stated({ yakuman: 1 }, 'logs: limits'),
    'yaku.suurenkou': inferred('absent', 'logs: yaku', NO_NUMBER),
    'yaku.paarenchan': inferred('absent', 'logs: yaku', NO_NUMBER),
  },
);

// The European Mahjong Association's riichi sheet of 2008 as one cited value per option.

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

const NO_LIABILITY =
  'E26: not used, since the sheet has no liability; a table that adds it gets the WRC 2022 answer.';
const NO_TOURNAMENT =
  'The sheet says nothing about running a tournament; the value is that of WRC 2022.';
const NOT_LISTED = 'The list of yaku does not name it, so it is not used.';

const NO_FORMULA =
  'E3: the sheet prints tables and no formula; the usual one reproduces every undamaged cell.';
const LIMIT_RON =
  'E4: only the shares of a self-drawn limit hand are printed; a discarder pays them all.';

const IN_TENS = 'E3: the tables have rows in steps of ten only, and rounding up reproduces them.';

export const EMA_2008 = defineRuleset(
  {
    id: 'ema-2008',
    title: 'EMA 2008',
    document: 'European Mahjong Association, Riichi (rule sheet), 2008',
  },
  {
    // table
    'table.startingPoints': ourChoice(
      30_000,
      'E26: the sheet does not say how many points players start with; 30,000 is our choice.',
    ),
    'table.seating': ourChoice(
      'drawWinds',
      'The sheet does not say how seats are found; winds are drawn as in WRC 2022.',
    ),
    'table.loan': ourChoice(
      10_000,
      'The sheet does not say what happens below zero; play goes on (E26) and points are lent as in WRC 2022.',
    ),
    'tiles.redFives': byCase(
      stated('onePerSuit', 'Red Fives', 'ema-red-01'),
      implies(
        { counts: 'yes' },
        'Red Fives',
        'E26: that a red five is worth one han is not said; it is what red fives are in the set for.',
        'ema-red-01',
      ),
    ),
    'wall.build': inferred(
      'walls',
      'Exposed tiles',
      'The sheet speaks of a wall and a dead wall without saying how they are built; they are built as in WRC 2022.',
      'ema-exposed-01',
      'ema-dead-02',
    ),
    'wall.dice': ourChoice(
      2,
      'The sheet does not say how the wall is opened; two dice as in WRC 2022.',
    ),
    'wall.deadWall': ourChoice(
      14,
      'E26: a dead wall is mentioned but not its size; it holds the usual 14 tiles.',
      'ema-dead-02',
    ),
    'wall.refill': ourChoice(
      true,
      'E26: the sheet does not say whether the dead wall is refilled after a kong; it is kept full.',
      'ema-kandora-01',
    ),

    // dora
    'dora.indicator': byCase(
      inferred(
        true,
        'Kan-dora',
        'E26: a further indicator and the order of the tiles for dora presuppose a first indicator; each dora is worth one han.',
        'ema-kandora-02',
        'ema-dora-01',
      ),
      implies(
        { counts: 'yes' },
        'Dora order strip',
        'E26: what a dora is worth is not said; one han, as everywhere in riichi.',
        'ema-dora-01',
      ),
    ),
    'dora.kan': stated(true, 'Kan-dora', 'ema-kandora-02'),
    'dora.ura': ourChoice(
      true,
      'E26: the sheet does not mention ura; other EMA rules of the time count them, so they count here.',
    ),
    'dora.kanUra': ourChoice(
      true,
      'E26: the sheet does not mention ura under kan indicators; they count as the first ura does.',
    ),
    'dora.kanReveal': stated('afterReplacement', 'Kan-dora', 'ema-kandora-01', 'ema-kandora-02'),

    // calls
    'calls.chi': ourChoice(
      'nextPlayer',
      'E26: the sheet mentions claimed chows but not who may claim them; only the next player, as everywhere in riichi.',
      'ema-temp-02',
    ),
    'calls.swap': ourChoice(
      'allowed',
      'E26: the sheet does not forbid it, and other EMA rules of 2008 expressly allow it.',
    ),
    'calls.lastDiscard': ourChoice(
      'winOnly',
      'E26: the sheet says nothing on claiming the last discard; it may only be claimed for a win.',
    ),
    'calls.precedence': ourChoice(
      'ponBeforeChi',
      'E26: the sheet gives no order of claims; a win comes before pung and kong, and these before chow.',
    ),
    'kan.called': inferred(
      true,
      'Temporarily furiten',
      'A claim for a kong is named among the claims that break the go-around.',
      'ema-temp-02',
    ),
    'kan.added': byCase(
      stated(true, 'One yaku', 'ema-yaku-chankan'),
      isSilent(
        { turn: 'call' },
        'E26: the sheet does not say when a kong may be declared; after a draw only, as in WRC 2022.',
      ),
    ),
    'kan.concealed': byCase(
      inferred(
        true,
        'Riichi',
        'A riichi player may declare one under a condition, and concealed kongs have minipoints of their own.',
        'ema-riichi-06',
        'ema-fu-kong',
      ),
      isSilent(
        { turn: 'call' },
        'E26: the sheet does not say when a kong may be declared; after a draw only, as in WRC 2022.',
      ),
    ),
    'kan.perDeal': ourChoice(
      4,
      'The fourth kong ends the deal unless one player made all four; whether a fifth is then possible is not said, so it is not, as in WRC 2022.',
      'ema-abort-02',
    ),
    'kan.lastTile': ourChoice(
      false,
      'E26: the sheet says nothing on a kong with the last tile; it is not allowed.',
    ),
    'kan.robAdded': stated(true, 'One yaku', 'ema-yaku-chankan'),
    'kan.robConcealed': inferred(
      'never',
      'One yaku',
      'E25: only a pung that is extended is named as a kong that may be robbed.',
      'ema-yaku-chankan',
    ),

    // riichi and furiten
    'riichi.allowed': byCase(
      stated(true, 'Riichi', 'ema-riichi-01'),
      says({ riichi: ['openHand', 'notTenpai'] }, 'Riichi', 'ema-riichi-01'),
      says({ riichi: ['twice', 'call', 'discard'] }, 'Riichi', 'ema-riichi-05'),
    ),
    'riichi.deposit': byCase(
      stated(1000, 'Riichi', 'ema-riichi-03'),
      says({ deposit: 'returned' }, 'Riichi', 'ema-riichi-04'),
      isSilent(
        { deposit: 'taken' },
        'E14: the sheet does not say who gets the bets; the winner of the hand, and after a draw the next winner.',
      ),
    ),
    'riichi.needsDeposit': inferred(
      true,
      'Riichi',
      'E13: 1,000 points are placed as a bet, so the player must have them.',
      'ema-riichi-03',
    ),
    'riichi.liveTiles': ourChoice(
      0,
      'E13: the sheet asks for the bet only, so no number of tiles has to be left.',
      'ema-riichi-01',
    ),
    'riichi.whileFuriten': stated(true, 'Riichi', 'ema-riichi-02'),
    'riichi.concealedKan': inferred(
      'sameReading',
      'Riichi',
      'E12: the hand may change in no way, and the printed example forbids a kong because of another reading even with the same waits.',
      'ema-riichi-06',
      'ema-riichi-07',
    ),
    'riichi.doubleBrokenBy': ourChoice(
      'anyCall',
      'E19: the list speaks of the very first go-around only; any claim or kong, one’s own concealed kong included, ends it.',
      'ema-yaku-dabururiichi',
    ),
    'furiten.discard': stated('everyWait', 'Furiten', 'ema-furiten-01', 'ema-furiten-02'),
    'furiten.missed': inferred(
      'anyCall',
      'Temporarily furiten',
      'E15: it ends with the player’s next draw or when a claim breaks the go-around; a concealed kong, which the sheet does not name here, breaks it too.',
      'ema-temp-01',
      'ema-temp-02',
      'ema-temp-03',
    ),
    'furiten.missedInRiichi': stated('dealEnd', 'Riichi', 'ema-riichi-08'),
    'furiten.missedTile': inferred(
      'anyWait',
      'Temporarily furiten',
      'E16: a discard that completes a hand counts, and the section on furiten says that a yaku does not matter.',
      'ema-temp-01',
      'ema-furiten-02',
    ),

    // win
    'win.yakuNeeded': byCase(
      stated(1, 'Ron', 'ema-ron-02', 'ema-tsumo-01'),
      says({ how: 'ron' }, 'Ron', 'ema-ron-02'),
      says({ how: 'tsumo' }, 'Tsumo', 'ema-tsumo-01'),
    ),
    'win.twoYakuFrom': inferred(
      5,
      'Counters',
      'E6: two yaku means a value of two without dora and red fives, for the sheet counts value in yaku.',
      'ema-counter-06',
    ),
    'win.sevenPairs': stated(true, 'Two yaku', 'ema-yaku-chiitoi'),
    'win.thirteenOrphans': stated(true, 'Yakuman', 'ema-ym-kokushi'),
    'win.fifthCopy': inferred(
      'never',
      'Drawn game',
      'W50: tenpai is being just one tile away from a mahjong hand, and there is no fifth tile of a kind.',
      'ema-draw-01',
    ),
    'win.multipleRon': inferred(
      'everyone',
      'Counters',
      'E7: counters are removed when another player wins while East does not, so two can win on one discard.',
      'ema-counter-04',
      'ema-counter-05',
    ),
    'win.ronTriplet': ourChoice(
      'melded',
      'E22: the sheet does not say; other EMA rules of the time treat a pung completed by a discard as open.',
    ),
    'win.ippatsuOnRobbedKan': ourChoice(
      true,
      'The sheet does not say; as in WRC 2022 (A-27) a robbed kong was never made and does not end ippatsu.',
      'ema-yaku-ippatsu',
    ),
    'win.manOnRobbedKan': ourChoice(
      false,
      'E19: any kong ends the first round. The case does not arise: only an added kong can be robbed, and its pung was claimed before.',
      'ema-ym-renho',
    ),
    'win.haiteiOnReplacement': ourChoice(
      false,
      'The sheet does not say whether a replacement tile can be the last tile; as in WRC 2022 it cannot.',
      'ema-yaku-haitei',
    ),
    'win.earthBrokenBy': ourChoice(
      'anyCall',
      'E19: the sheet speaks of the first round only; any claim or kong, concealed ones included, interrupts it.',
      'ema-ym-chiho',
    ),
    'win.tileNotApart': ourChoice(
      'asUsual',
      'The sheet does not say what becomes of a winning tile that was not kept apart; the hand is scored as usual.',
    ),
    'win.allGreenNeedsDragon': ourChoice(
      false,
      'E27: the tiles of the hand are listed without saying that each must occur, so the dragon is not needed.',
      'ema-ym-ryuuiisou',
    ),
    'nagashi.closedOnly': stated(true, 'Five yaku', 'ema-yaku-nagashi-02', 'ema-yaku-note'),
    'nagashi.countsAs': ourChoice(
      'win',
      'E20: it stands among the yaku, and later EMA rules count it as a win, so it is paid as a self-drawn mangan with counters.',
      'ema-yaku-nagashi',
    ),
    'nagashi.several': ourChoice(
      'separately',
      'E20: the sheet does not foresee it; each is paid as a mangan of its own, and the winners pay each other too.',
      'ema-yaku-nagashi',
    ),

    // score
    'fu.base': byCase(
      stated(20, 'Minipoints for winning', 'ema-fu-win-other'),
      says({ how: 'ron', hand: 'closed' }, 'Minipoints for winning', 'ema-fu-win-ron'),
    ),
    'fu.closedRon': inferred(
      10,
      'Minipoints for winning',
      'A concealed hand won on a discard starts from 30, ten more than the others.',
      'ema-fu-win-ron',
      'ema-fu-win-other',
    ),
    'fu.selfDraw': stated(2, 'Minipoints', 'ema-fu-selfdraw'),
    'fu.selfDrawWithPinfu': stated(false, 'Minipoints', 'ema-fu-selfdraw'),
    'fu.selfDrawOnReplacement': inferred(
      true,
      'Minipoints',
      'Only pinfu is excepted from the minipoints for self-draw.',
      'ema-fu-selfdraw',
    ),
    'fu.openPinfu': stated(2, 'Minipoints', 'ema-fu-openpinfu'),
    'fu.sevenPairs': stated(25, 'Minipoints for winning', 'ema-fu-win-chiitoi'),
    'fu.wait': stated(2, 'Minipoints', 'ema-fu-wait'),
    'fu.valuePair': byCase(
      stated(2, 'Minipoints', 'ema-fu-pair-dragon', 'ema-fu-pair-wind'),
      says({ pair: 'dragon' }, 'Minipoints', 'ema-fu-pair-dragon'),
      says({ pair: ['seatWind', 'roundWind'] }, 'Minipoints', 'ema-fu-pair-wind'),
    ),
    'fu.doubleWindPair': ourChoice(
      4,
      'E21: two minipoints are given for seat or prevalent wind in one line; other EMA rules of the time list them apart, so a pair that is both gets two each.',
      'ema-fu-pair-wind',
    ),
    'fu.triplet': byCase(
      stated(2, 'Minipoints', 'ema-fu-pung', 'ema-fu-kong'),
      says({ set: 'triplet' }, 'Minipoints table', 'ema-fu-pung'),
      says({ set: 'kan' }, 'Minipoints table', 'ema-fu-kong'),
    ),
    'fu.roundTo': byCase(
      inferred(
        10,
        'East, selfdraw',
        'E3: the tables have rows in steps of ten only, and rounding up reproduces them.',
        'ema-t-e-30',
        'ema-t-e-40',
      ),
      implies(
        { winner: 'dealer', how: 'tsumo' },
        'East, selfdraw',
        IN_TENS,
        'ema-t-e-30',
        'ema-t-e-40',
      ),
      implies(
        { winner: 'dealer', how: 'ron' },
        'East, on a discard',
        IN_TENS,
        'ema-r-e-30',
        'ema-r-e-40',
      ),
      implies(
        { winner: 'other', how: 'tsumo' },
        'Others, selfdraw',
        IN_TENS,
        'ema-t-o-30',
        'ema-t-o-40',
      ),
      implies(
        { winner: 'other', how: 'ron' },
        'Others, on a discard',
        IN_TENS,
        'ema-r-o-30',
        'ema-r-o-40',
      ),
    ),
    'score.model': byCase(
      inferred(
        'hanAndFu',
        'East, selfdraw',
        'E3: the sheet prints tables and no formula; the usual one reproduces every undamaged cell.',
        'ema-t-e-30',
        'ema-r-o-30',
      ),
      implies(
        { limit: ['none', 'manganByFu'], winner: 'dealer', how: 'tsumo' },
        'East, selfdraw',
        NO_FORMULA,
        'ema-t-e-20',
        'ema-t-e-25',
        'ema-t-e-30',
        'ema-t-e-40',
        'ema-t-e-50',
        'ema-t-e-60',
        'ema-t-e-70',
      ),
      implies(
        { limit: ['none', 'manganByFu'], winner: 'dealer', how: 'ron' },
        'East, on a discard',
        NO_FORMULA,
        'ema-r-e-25',
        'ema-r-e-30',
        'ema-r-e-40',
        'ema-r-e-50',
        'ema-r-e-60',
        'ema-r-e-70',
      ),
      implies(
        { limit: ['none', 'manganByFu'], winner: 'other', how: 'tsumo' },
        'Others, selfdraw',
        NO_FORMULA,
        'ema-t-o-20',
        'ema-t-o-25',
        'ema-t-o-30',
        'ema-t-o-40',
        'ema-t-o-50',
        'ema-t-o-60',
        'ema-t-o-70',
      ),
      implies(
        { limit: ['none', 'manganByFu'], winner: 'other', how: 'ron' },
        'Others, on a discard',
        NO_FORMULA,
        'ema-r-o-25',
        'ema-r-o-30',
        'ema-r-o-40',
        'ema-r-o-50',
        'ema-r-o-60',
        'ema-r-o-70',
      ),
      says({ limit: 'mangan' }, 'Limit hands', 'ema-lim-mangan'),
      says({ limit: 'haneman' }, 'Limit hands', 'ema-lim-haneman'),
      says({ limit: 'baiman' }, 'Limit hands', 'ema-lim-baiman'),
      says({ limit: 'sanbaiman' }, 'Limit hands', 'ema-lim-sanbaiman'),
      says({ limit: ['countedYakuman', 'yakuman'] }, 'Limit hands', 'ema-lim-yakuman'),
    ),
    'score.flatValue': inferred(
      0,
      'Limit hands',
      'Not used: a hand is worth what its fan and minipoints make.',
      'ema-lim-mangan',
    ),
    'score.limits': byCase(
      stated(
        { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 },
        'Limit hands',
        'ema-lim-mangan',
        'ema-lim-haneman',
        'ema-lim-baiman',
        'ema-lim-sanbaiman',
      ),
      says(
        { limit: 'manganByFu', winner: 'dealer', how: 'tsumo' },
        'East, selfdraw',
        'ema-t-e-40',
        'ema-t-e-50',
        'ema-t-e-60',
        'ema-t-e-70',
      ),
      says(
        { limit: 'manganByFu', winner: 'dealer', how: 'ron' },
        'East, on a discard',
        'ema-r-e-40',
        'ema-r-e-50',
        'ema-r-e-60',
        'ema-r-e-70',
      ),
      says(
        { limit: 'manganByFu', winner: 'other', how: 'tsumo' },
        'Others, selfdraw',
        'ema-t-o-40',
        'ema-t-o-50',
        'ema-t-o-60',
        'ema-t-o-70',
      ),
      says(
        { limit: 'manganByFu', winner: 'other', how: 'ron' },
        'Others, on a discard',
        'ema-r-o-40',
        'ema-r-o-50',
        'ema-r-o-60',
        'ema-r-o-70',
      ),
      says({ limit: 'mangan' }, 'Limit hands', 'ema-lim-mangan'),
      says({ limit: 'haneman' }, 'Limit hands', 'ema-lim-haneman'),
      says({ limit: 'baiman' }, 'Limit hands', 'ema-lim-baiman'),
      says({ limit: 'sanbaiman' }, 'Limit hands', 'ema-lim-sanbaiman'),
    ),
    'score.countedYakuman': stated(13, 'Limit hands', 'ema-lim-yakuman'),
    'score.roundUpToMangan': stated(
      false,
      'Others, on a discard',
      'ema-r-o-30',
      'ema-r-o-60',
      'ema-t-e-30',
    ),
    'score.yakumanAddUp': inferred(
      true,
      'Yakuman',
      'E24: yakuman are counted in units, with hands of two, so the units of different yakuman are added.',
      'ema-ym-multiple',
    ),
    'score.roundTo': byCase(
      inferred(
        100,
        'Others, on a discard',
        'E3: rounding each payment up to a hundred reproduces the tables.',
        'ema-r-o-30',
        'ema-t-o-30',
      ),
      says(
        { limit: ['none', 'manganByFu'], winner: 'dealer', how: 'tsumo' },
        'East, selfdraw',
        'ema-t-e-20',
        'ema-t-e-25',
        'ema-t-e-30',
        'ema-t-e-40',
        'ema-t-e-50',
        'ema-t-e-60',
        'ema-t-e-70',
      ),
      says(
        { limit: ['none', 'manganByFu'], winner: 'dealer', how: 'ron' },
        'East, on a discard',
        'ema-r-e-25',
        'ema-r-e-30',
        'ema-r-e-40',
        'ema-r-e-50',
        'ema-r-e-60',
        'ema-r-e-70',
      ),
      says(
        { limit: ['none', 'manganByFu'], winner: 'other', how: 'tsumo' },
        'Others, selfdraw',
        'ema-t-o-20',
        'ema-t-o-25',
        'ema-t-o-30',
        'ema-t-o-40',
        'ema-t-o-50',
        'ema-t-o-60',
        'ema-t-o-70',
      ),
      says(
        { limit: ['none', 'manganByFu'], winner: 'other', how: 'ron' },
        'Others, on a discard',
        'ema-r-o-25',
        'ema-r-o-30',
        'ema-r-o-40',
        'ema-r-o-50',
        'ema-r-o-60',
        'ema-r-o-70',
      ),
      says({ how: 'tsumo', limit: 'mangan' }, 'Limit hands', 'ema-lim-mangan'),
      says({ how: 'tsumo', limit: 'haneman' }, 'Limit hands', 'ema-lim-haneman'),
      says({ how: 'tsumo', limit: 'baiman' }, 'Limit hands', 'ema-lim-baiman'),
      says({ how: 'tsumo', limit: 'sanbaiman' }, 'Limit hands', 'ema-lim-sanbaiman'),
      says(
        { how: 'tsumo', limit: ['countedYakuman', 'yakuman'] },
        'Limit hands',
        'ema-lim-yakuman',
      ),
      implies({ how: 'ron', limit: 'mangan' }, 'Limit hands', LIMIT_RON, 'ema-lim-mangan'),
      implies({ how: 'ron', limit: 'haneman' }, 'Limit hands', LIMIT_RON, 'ema-lim-haneman'),
      implies({ how: 'ron', limit: 'baiman' }, 'Limit hands', LIMIT_RON, 'ema-lim-baiman'),
      implies({ how: 'ron', limit: 'sanbaiman' }, 'Limit hands', LIMIT_RON, 'ema-lim-sanbaiman'),
      implies(
        { how: 'ron', limit: ['countedYakuman', 'yakuman'] },
        'Limit hands',
        LIMIT_RON,
        'ema-lim-yakuman',
      ),
      isSilent(
        { written: 'penalty' },
        'The sheet has no penalty in points; one is written in hundreds, like every other number of points.',
      ),
    ),
    'payment.counter': byCase(
      stated(300, 'Counters', 'ema-counter-01'),
      implies(
        { winners: ['two', 'three'] },
        'Counters',
        'E7: whether each of several winners is paid for the counters is not said; each counter raises the value of a winning hand.',
        'ema-counter-01',
      ),
    ),
    'payment.countersTo': ourChoice(
      'everyWinner',
      'E7: the sheet does not say; each counter raises the value of a winning hand, so every winner is paid for it.',
      'ema-counter-01',
    ),
    'payment.depositsTo': byCase(
      ourChoice(
        'ownersThenNearest',
        'E7: the sheet does not say; as in other EMA rules of the time winners take their bets back and the nearest winner takes the rest.',
      ),
      isSilent(
        { winners: 'one' },
        'E14: the sheet does not say who gets the bets; the winner of the hand, and after a draw the next winner.',
      ),
    ),
    'liability.yaku': ourChoice(
      [],
      'E26: the sheet has no trace of liability, so everybody pays as for any other yakuman.',
    ),
    'liability.scope': ourChoice('thatYakuman', NO_LIABILITY),
    'liability.counters': ourChoice('discarder', NO_LIABILITY),

    // match
    'draw.notenTotal': stated(3000, 'Drawn game', 'ema-draw-03'),
    'draw.notenToPool': inferred(
      0,
      'Drawn game',
      'What noten players pay goes to the waiting players, so no pool is formed.',
      'ema-draw-03',
    ),
    'draw.mayHideTenpai': byCase(
      inferred(
        true,
        'Drawn game',
        'Only riichi players are obliged to show their hands, and East stays when claiming points for tenpai.',
        'ema-draw-04',
        'ema-seat-02',
      ),
      says({ said: 'hiddenRiichi' }, 'Drawn game', 'ema-draw-04'),
    ),
    'draw.tenpaiNeedsYaku': stated(false, 'Drawn game', 'ema-draw-02'),
    'draw.reveal': inferred(
      'tenpai',
      'Drawn game',
      'Riichi players must show a tenpai hand and others show it to be paid; the order is that of WRC 2022.',
      'ema-draw-04',
      'ema-seat-02',
    ),
    'draw.abortive': byCase(
      stated(
        ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi'],
        'Abortive Draw',
        'ema-abort-01',
        'ema-abort-02',
        'ema-abort-03',
        'ema-abort-04',
      ),
      says({ aborted: 'nineTerminals' }, 'Abortive Draw', 'ema-abort-01'),
      says({ aborted: 'fourKans' }, 'Abortive Draw', 'ema-abort-02'),
      says({ aborted: 'fourWinds' }, 'Abortive Draw', 'ema-abort-03'),
      says({ aborted: 'fourRiichi' }, 'Abortive Draw', 'ema-abort-04'),
      implies(
        { aborted: 'tripleRon' },
        'Counters',
        'E7: it is not among the draws, and several players may win on one discard.',
        'ema-counter-05',
      ),
    ),
    'draw.abortiveDealer': ourChoice(
      'stays',
      'E8: the sheet names only a win and tenpai as reasons to stay, but an abortive draw was not played out, so the same dealer deals again with one more counter.',
      'ema-seat-01',
      'ema-seat-02',
      'ema-abort-06',
    ),
    'dealer.staysOn': byCase(
      stated('winOrTenpai', 'Changing of seat wind', 'ema-seat-01', 'ema-seat-02'),
      says({ ended: 'dealerWon' }, 'Changing of seat wind', 'ema-seat-01'),
      says({ ended: 'dealerTenpai' }, 'Changing of seat wind', 'ema-seat-02'),
    ),
    'counter.onDraw': stated(true, 'Counters', 'ema-counter-02', 'ema-abort-06'),
    'end.rounds': ourChoice(
      2,
      'E26: the sheet does not say how long a match is; an East and a South round are played.',
    ),
    'end.extension': ourChoice(
      'none',
      'E26: the sheet does not say how a match ends; it ends after the South round, as in WRC 2022.',
    ),
    'end.target': ourChoice(
      0,
      'The sheet names no score that has to be reached; there is none, as in WRC 2022.',
    ),
    'end.dealerLeads': ourChoice(
      'never',
      'The sheet does not say whether a leading dealer may stop; the deal goes on as in WRC 2022.',
    ),
    'end.bust': ourChoice(
      'playOn',
      'E26: the sheet does not say what a score below zero means; the match goes on.',
    ),
    'end.deposits': ourChoice(
      'nobody',
      'The sheet does not say who gets bets left at the end; nobody does, as in WRC 2022.',
    ),
    'ranking.returnPoints': ourChoice(
      30_000,
      'E26: the sheet has no final scoring; results are counted from the starting points.',
    ),
    'ranking.uma': ourChoice(
      { type: 'fixed', places: [9, 3, -3, -9] },
      'E26: the sheet has no uma; these are the numbers EMA tournaments used before 2012.',
    ),
    'ranking.oka': ourChoice(
      0,
      'The sheet has no final scoring; nothing is added for the winner, as in WRC 2022.',
    ),
    'ranking.umaBasis': ourChoice(
      'finalScores',
      'The sheet has no final scoring; places are taken from the final scores, as in WRC 2022.',
    ),
    'ranking.ties': ourChoice(
      'shared',
      'The sheet has no final scoring; equal scores share their places, as in WRC 2022.',
    ),
    'ranking.tournamentTies': ourChoice(
      ['mostFirsts', 'fewestFourths', 'bestHanchan', 'coinToss'],
      NO_TOURNAMENT,
    ),

    // foul
    'foul.falseWin': stated('chombo', 'Chombo', 'ema-chombo-03'),
    'foul.notenRiichi': stated('chombo', 'Chombo', 'ema-chombo-04'),
    'foul.openRiichi': inferred(
      'chombo',
      'Chombo',
      'A riichi on an open hand is a false riichi, since riichi needs a concealed hand.',
      'ema-chombo-04',
      'ema-riichi-01',
    ),
    'foul.emptyCall': byCase(
      inferred(
        'deadHand',
        'Dead hand',
        'A call that cannot be made is an invalid kong, pung or chow.',
        'ema-dead-03',
      ),
      isSilent(
        { declared: 'riichi' },
        'The sheet does not say what a riichi is that cannot be declared; the hand is dead, as in WRC 2022.',
      ),
    ),
    'foul.invalidGroup': stated('deadHand', 'Dead hand', 'ema-dead-03'),
    'foul.swapDiscard': ourChoice(
      'refused',
      'E26: swap-calling is allowed, so there is no such foul.',
    ),
    'foul.riichiDiscard': ourChoice(
      'deadHand',
      'The sheet forbids changing a riichi hand without naming a penalty; we take WRC 2022.',
      'ema-riichi-05',
    ),
    'foul.riichiCall': inferred(
      'deadHand',
      'Dead hand',
      'A riichi hand may not be changed, so a call with it is an invalid kong, pung or chow.',
      'ema-dead-03',
      'ema-riichi-05',
    ),
    'foul.riichiKan': stated('chombo', 'Chombo', 'ema-chombo-05'),
    'foul.deadHandCall': stated('chombo', 'Chombo', 'ema-chombo-07'),
    'foul.deadHandDeclaration': ourChoice(
      'nothing',
      'E28: claiming a tile with a dead hand is a chombo; riichi, or a kong of one’s own tiles, claims none and is only void.',
      'ema-chombo-07',
    ),
    'foul.falseTenpai': ourChoice(
      'nothing',
      'Only false riichi is penalised; another hand shown in error counts as noten, as in WRC 2022 (A-38).',
    ),
    'foul.exposedTiles': byCase(
      stated(
        {
          ownChombo: 5,
          othersDead: 1,
          othersChombo: 5,
          deadWallDead: 1,
          deadWallChombo: 5,
          warning: 0,
        },
        'Chombo; Dead hand',
        'ema-chombo-06',
        'ema-dead-02',
      ),
      says({ verdict: 'chombo' }, 'Chombo', 'ema-chombo-06'),
      says({ verdict: 'deadHand' }, 'Dead hand', 'ema-dead-02'),
      isSilent(
        { exposed: 'own', verdict: 'nothing' },
        'E17: fewer than five of one’s own tiles are not named; nothing comes of it.',
        'ema-chombo-06',
      ),
    ),
    'foul.exposedWall': byCase(
      stated(5, 'Chombo', 'ema-chombo-06'),
      says({ verdict: 'nothing' }, 'Exposed tiles', 'ema-exposed-01'),
    ),
    // penalties, clock, what is shown
    'penalty.chombo': byCase(
      stated({ type: 'payment', nonDealerShare: 2000 }, 'Chombo', 'ema-chombo-01', 'ema-chombo-02'),
      isSilent(
        { cost: 'points' },
        'Chombo is the only penalty in points on the sheet; other points come off the tournament score, as in WRC 2022.',
      ),
      says({ offender: 'other' }, 'Chombo', 'ema-chombo-01'),
      says({ offender: 'dealer' }, 'Chombo', 'ema-chombo-02'),
    ),
    'penalty.chomboWithWin': ourChoice(
      'voided',
      'The sheet does not say what happens when a valid win falls together with a chombo; as in WRC 2022 the win stands and the chombo is not counted.',
    ),
    'penalty.chomboAtDraw': inferred(
      'redeal',
      'Chombo',
      'After any chombo there is a new deal without rotation, and a false riichi comes to light at a draw.',
      'ema-chombo-10',
      'ema-chombo-04',
      'ema-draw-04',
    ),
    'penalty.falseWin': stated('chombo', 'Chombo', 'ema-chombo-03'),
    'penalty.deadHand': inferred(
      true,
      'Dead hand',
      'E18: the sheet says when a hand is dead and punishes claiming with it; that it cannot win and is noten follows.',
      'ema-dead-01',
      'ema-dead-02',
      'ema-dead-03',
      'ema-chombo-07',
    ),
    'penalty.latePerMinute': ourChoice(1, NO_TOURNAMENT),
    'penalty.lateForfeitAfter': ourChoice(10, NO_TOURNAMENT),
    'penalty.lateForfeit': ourChoice(30, NO_TOURNAMENT),
    'clock.minutes': ourChoice(90, NO_TOURNAMENT),
    'clock.beforeStart': ourChoice(
      'nothing',
      'The sheet says nothing about a signal to start; as in WRC 2022 nothing is dealt before it.',
    ),
    'clock.bellBetweenDeals': ourChoice('oneMoreDeal', NO_TOURNAMENT),
    'clock.chomboAfterBell': ourChoice('ends', NO_TOURNAMENT),
    'help.duringDeal': ourChoice(false, NO_TOURNAMENT),

    // yaku
    'yaku.riichi': byCase(
      stated({ han: 1, open: 0 }, 'One yaku', 'ema-yaku-riichi'),
      says({ counts: 'contained' }, 'One yaku', 'ema-yaku-dabururiichi'),
    ),
    'yaku.double_riichi': stated({ han: 2, open: 0 }, 'One yaku', 'ema-yaku-dabururiichi'),
    'yaku.ippatsu': stated({ han: 1, open: 0 }, 'One yaku', 'ema-yaku-ippatsu'),
    'yaku.menzen_tsumo': stated({ han: 1, open: 0 }, 'One yaku', 'ema-yaku-menzentsumo'),
    'yaku.pinfu': stated({ han: 1, open: 0 }, 'One yaku', 'ema-yaku-pinfu'),
    'yaku.tanyao': byCase(
      stated({ han: 1, open: 0 }, 'One yaku', 'ema-yaku-tanyao', 'ema-yaku-note'),
      says({ counts: 'closedOnly' }, 'Yaku note (italics)', 'ema-yaku-note', 'ema-yaku-tanyao'),
    ),
    'yaku.iipeikou': byCase(
      stated({ han: 1, open: 0 }, 'One yaku', 'ema-yaku-iipeikou'),
      says({ counts: 'closedOnly' }, 'Yaku note (italics)', 'ema-yaku-note', 'ema-yaku-iipeikou'),
      implies(
        { counts: 'contained' },
        'Three yaku',
        'Twice two identical chow are a hand of their own, listed with three yaku.',
        'ema-yaku-ryanpeikou',
      ),
    ),
    'yaku.seat_wind': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-wind'),
    'yaku.round_wind': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-wind'),
    'yaku.haku': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-dragon'),
    'yaku.hatsu': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-dragon'),
    'yaku.chun': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-dragon'),
    'yaku.rinshan': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-rinshan'),
    'yaku.chankan': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-chankan'),
    'yaku.haitei': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-haitei'),
    'yaku.houtei': stated({ han: 1, open: 1 }, 'One yaku', 'ema-yaku-haitei'),
    'yaku.chiitoitsu': stated({ han: 2, open: 0 }, 'Two yaku', 'ema-yaku-chiitoi'),
    'yaku.sanshoku_doujun': stated({ han: 2, open: 1 }, 'One yaku', 'ema-yaku-sanshoku'),
    'yaku.ittsu': stated({ han: 2, open: 1 }, 'One yaku', 'ema-yaku-ittsuu'),
    'yaku.chanta': byCase(
      stated({ han: 2, open: 1 }, 'One yaku', 'ema-yaku-chanta'),
      implies(
        { counts: 'contained' },
        'Two yaku',
        'Sets that all contain terminals are a hand of their own, listed with two yaku.',
        'ema-yaku-junchan',
      ),
    ),
    'yaku.sanshoku_doukou': stated({ han: 2, open: 2 }, 'Two yaku', 'ema-yaku-sandoukou'),
    'yaku.sanankou': stated({ han: 2, open: 2 }, 'Two yaku', 'ema-yaku-sanankou'),
    'yaku.sankantsu': stated({ han: 2, open: 2 }, 'Two yaku', 'ema-yaku-sankantsu'),
    'yaku.toitoi': stated({ han: 2, open: 2 }, 'Two yaku', 'ema-yaku-toitoi'),
    'yaku.sanrenkou': inferred('absent', 'Two yaku', NOT_LISTED),
    'yaku.honroutou': stated({ han: 2, open: 2 }, 'Two yaku', 'ema-yaku-honroutou'),
    'yaku.shousangen': stated({ han: 2, open: 2 }, 'Two yaku', 'ema-yaku-shousangen'),
    'yaku.ryanpeikou': byCase(
      stated({ han: 3, open: 0 }, 'Three yaku', 'ema-yaku-ryanpeikou'),
      says({ counts: 'closedOnly' }, 'Yaku note (italics)', 'ema-yaku-note', 'ema-yaku-ryanpeikou'),
    ),
    'yaku.honitsu': byCase(
      stated({ han: 3, open: 2 }, 'Two yaku', 'ema-yaku-honitsu'),
      implies(
        { counts: 'contained' },
        'Five yaku',
        'One suit without winds and dragons is a hand of its own, listed with five yaku.',
        'ema-yaku-chinitsu',
      ),
    ),
    'yaku.junchan': stated({ han: 3, open: 2 }, 'Two yaku', 'ema-yaku-junchan'),
    'yaku.chinitsu': stated({ han: 6, open: 5 }, 'Five yaku', 'ema-yaku-chinitsu'),
    'yaku.nagashi_mangan': inferred(
      { limit: 'mangan' },
      'Five yaku',
      'E20: it is listed with five yaku, which is mangan, and is paid as such with nothing added.',
      'ema-yaku-nagashi',
    ),
    'yaku.renhou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-renho'),
    'yaku.tenhou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-tenho'),
    'yaku.chiihou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-chiho'),
    'yaku.kokushi': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-kokushi'),
    'yaku.kokushi_13men': stated({ yakuman: 2 }, 'Yakuman', 'ema-ym-kokushi'),
    'yaku.chuuren_poutou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-chuuren'),
    'yaku.junsei_chuuren_poutou': stated({ yakuman: 2 }, 'Yakuman', 'ema-ym-chuuren'),
    'yaku.suuankou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-suuankou'),
    'yaku.suuankou_tanki': stated({ yakuman: 2 }, 'Yakuman', 'ema-ym-suuankou'),
    'yaku.suukantsu': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-suukantsu'),
    'yaku.ryuuiisou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-ryuuiisou'),
    'yaku.chinroutou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-chinroutou'),
    'yaku.tsuuiisou': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-tsuuiisou'),
    'yaku.daisangen': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-daisangen'),
    'yaku.shousuushii': stated({ yakuman: 1 }, 'Yakuman', 'ema-ym-shousuushii'),
    'yaku.daisuushii': stated({ yakuman: 2 }, 'Two yakuman', 'ema-ym-daisuushii'),
    'yaku.suurenkou': inferred('absent', 'Yakuman', NOT_LISTED),
    'yaku.paarenchan': inferred('absent', 'Yakuman', NOT_LISTED),
  },
);

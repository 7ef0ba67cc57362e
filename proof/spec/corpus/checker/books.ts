// What each rulebook says, in numbers, written from the documents (for Tenhou, which has none, from what its logs
// show). Only what decides a result stands here. Where a document is silent the project's choice is marked "ours".

import type { Book, Worth } from './book.ts';

/** The yaku that all documents with yaku agree on. */
const YAKU: Readonly<Record<string, Worth>> = {
  riichi: [1, 0],
  double_riichi: [2, 0],
  ippatsu: [1, 0],
  menzen_tsumo: [1, 0],
  pinfu: [1, 0],
  tanyao: [1, 1],
  iipeikou: [1, 0],
  seat_wind: [1, 1],
  round_wind: [1, 1],
  haku: [1, 1],
  hatsu: [1, 1],
  chun: [1, 1],
  rinshan: [1, 1],
  chankan: [1, 1],
  haitei: [1, 1],
  houtei: [1, 1],
  chiitoitsu: [2, 0],
  sanshoku_doujun: [2, 1],
  ittsu: [2, 1],
  chanta: [2, 1],
  sanshoku_doukou: [2, 2],
  sanankou: [2, 2],
  sankantsu: [2, 2],
  toitoi: [2, 2],
  honroutou: [2, 2],
  shousangen: [2, 2],
  ryanpeikou: [3, 0],
  honitsu: [3, 2],
  junchan: [3, 2],
  chinitsu: [6, 5],
  tenhou: 1,
  chiihou: 1,
  kokushi: 1,
  chuuren_poutou: 1,
  suuankou: 1,
  suukantsu: 1,
  ryuuiisou: 1,
  chinroutou: 1,
  tsuuiisou: 1,
  daisangen: 1,
  shousuushii: 1,
  daisuushii: 1,
};

const NOTHING_EXPOSED = {
  own: 0,
  others: [0, 0],
  deadWall: [0, 0],
  wall: 0,
  warning: 0,
} as const;

/** World Riichi Championship Rules 2022. */
const WRC: Book = {
  startingPoints: 30_000,
  isPool: false,
  isRefilled: true, // 8.13
  hasDora: true,
  lateIndicators: false, // 8.13
  hasChi: true,
  forbidsSwap: true, // 2
  lastDiscardOnlyWins: true,
  kanOnLastTile: false,
  robConcealed: 'never', // 8.11.1
  riichiNeedsPoints: false, // 2, "even below 1,000 points"
  riichiLiveTiles: 4, // 2, "will have another turn"
  riichiKan: 'sameReading', // 2
  furiten: 'everyWait', // 8.11.2
  missed: 'ownTurn', // 8.11.2
  missesWithoutYaku: true, // 8.11.2
  needsYaku: true,
  twoHanFrom: 0, // 2
  severalWinners: false, // 9.1
  ronSetIsConcealed: false, // 11.3
  robbedKanEndsIppatsu: false, // 8.11.1
  robbedKanEndsRenhou: true, // 11.5.4, "concealed quad declarations"
  ownKanKeepsDoubleRiichi: false, // 11.5.2
  waitsForMeldedTiles: false, // 3.3
  earthSurvivesConcealedKan: false, // 11.5.6
  nagashi: null, // 2
  openPinfuFu: 2, // 11.3
  doubleWindPairFu: 2, // 11.3
  roundsUpToMangan: true, // 11.2
  countedYakuman: false, // 11.2
  yakumanAddUp: true, // 9.1
  flatShare: null,
  counterPoints: 300, // 9.1
  countersToEveryWinner: false,
  ownDepositBack: false, // 9.1
  liability: {
    yaku: ['daisangen', 'daisuushii', 'suukantsu'],
    isWholeHand: false,
    liablePaysCounters: false,
  }, // 9.1.1, 11.2.1
  notenTotal: 3_000, // 9.2
  notenToPool: 0,
  tenpaiIsAsked: true, // 9.2
  tenpaiIsTold: true,
  abortive: [], // 9
  abortiveDealerStays: true,
  tenpaiDealerStays: true, // 9.5
  counterOnDraw: true, // 9.4
  rounds: 2, // 9.6
  end: 'rounds', // 10
  dealerMayStop: 'never', // 10
  bustEnds: false, // 9.3
  depositsToWinner: false, // 10.2
  returnPoints: 30_000, // 10.3
  uma: [15, 5, -5, -15], // 10.3
  oka: 0,
  umaAfterModifiers: false,
  tiesBySeat: false, // 10.3
  chombo: { tournament: 30 }, // 12.2
  chomboAtDrawIsRedeal: true, // 12.2
  fouls: {
    falseWin: 'chombo', // 12.3.2
    notenRiichi: 'chombo', // 12.3.4
    openRiichi: 'deadHand', // 12.3.4
    emptyCall: 'deadHand', // 12.3.2
    invalidGroup: 'deadHand', // 12.3.3
    swapDiscard: 'deadHand', // 12.3.3
    riichiDiscard: 'deadHand', // 12.3.4
    riichiCall: 'deadHand', // 12.3.2
    riichiKan: 'chombo', // 12.3.4
    deadHandCall: 'penalty', // 12.3.2
    deadHandDeclaration: 'penalty', // 12.3.2, "calls or declarations"
    falseTenpai: 'nothing', // ours
  },
  exposed: { own: 7, others: [0, 3], deadWall: [3, 7], wall: 0, warning: 1 }, // 12.3.1
  bellBetweenDealsEnds: false, // 10.1
  yaku: { ...YAKU, renhou: 'mangan' }, // 11.5.4
};

/** Western Dragon Mahjong Club, Doragon no Taikai 2019. */
const WDMC: Book = {
  ...WRC,
  robConcealed: 'orphans', // 4.1.7.9
  missed: 'anyCall', // 3.9.2
  missesWithoutYaku: false, // 3.9.2, "a chance to call Ron"
  severalWinners: true, // 3.5.3.1
  robbedKanEndsIppatsu: true, // 4.1.1.3
  ownKanKeepsDoubleRiichi: true, // 4.1.1.4, "before your first turn"
  earthSurvivesConcealedKan: true, // 4.1.7.13, "any open calls"
  nagashi: { closedOnly: false, isWin: false, losersOnly: true }, // 4.1.6.2
  openPinfuFu: 0, // 4.2 does not have it
  doubleWindPairFu: 4, // 4.2
  roundsUpToMangan: false, // 4.3.2
  countedYakuman: true, // 4.3.2
  yakumanAddUp: false, // 4.1.7
  countersToEveryWinner: true, // 3.7.2
  ownDepositBack: true, // 3.5.3.1
  liability: null,
  tenpaiIsAsked: false, // 3.6
  end: 'untilWin', // 3.7.2
  dealerMayStop: 'afterWin', // 3.7.2
  uma: 'floating', // Part 2, 5
  umaAfterModifiers: true, // Part 2, 9
  chombo: { modifier: 12_000 }, // Part 2, 8
  chomboAtDrawIsRedeal: false, // ours: a drawn hand stands
  fouls: {
    falseWin: 'chombo',
    notenRiichi: 'chombo',
    openRiichi: 'deadHand',
    emptyCall: 'nothing', // "Making the wrong call": caught before it is made
    invalidGroup: 'deadHand',
    swapDiscard: 'deadHand',
    riichiDiscard: 'deadHand',
    riichiCall: 'deadHand',
    riichiKan: 'chombo',
    deadHandCall: 'nothing', // 3.11: it cannot be called; no cost is named
    deadHandDeclaration: 'nothing',
    falseTenpai: 'nothing',
  },
  exposed: NOTHING_EXPOSED,
  bellBetweenDealsEnds: true, // Part 2, 4.1
  yaku: { ...YAKU, renhou: 1, sanrenkou: [2, 2], suurenkou: 1, paarenchan: 1 },
};

/** European Mahjong Association, Riichi 2008. */
const EMA: Book = {
  ...WRC,
  forbidsSwap: false,
  riichiNeedsPoints: true,
  riichiLiveTiles: 0,
  missed: 'anyCall', // Temporarily furiten
  twoHanFrom: 5, // Counters
  severalWinners: true,
  nagashi: { closedOnly: true, isWin: true, losersOnly: false }, // in italics, among the yaku
  doubleWindPairFu: 4, // seat and prevalent wind are listed apart
  roundsUpToMangan: false, // the tables: 7700, 11600
  countedYakuman: true, // Limit hands, 13+
  countersToEveryWinner: true,
  ownDepositBack: true,
  liability: null,
  abortive: ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi'],
  uma: [9, 3, -3, -9], // ours
  chombo: { share: 2_000 }, // Chombo
  fouls: {
    falseWin: 'chombo',
    notenRiichi: 'chombo',
    openRiichi: 'chombo',
    emptyCall: 'deadHand',
    invalidGroup: 'deadHand',
    swapDiscard: 'nothing', // cannot happen: swaps are allowed
    riichiDiscard: 'deadHand',
    riichiCall: 'deadHand',
    riichiKan: 'chombo',
    deadHandCall: 'chombo',
    deadHandDeclaration: 'nothing', // Chombo: "claiming a tile"
    falseTenpai: 'nothing',
  },
  exposed: { own: 5, others: [1, 5], deadWall: [1, 5], wall: 5, warning: 0 },
  yaku: {
    ...YAKU,
    tanyao: [1, 0], // in italics
    renhou: 1,
    kokushi_13men: 2,
    junsei_chuuren_poutou: 2,
    suuankou_tanki: 2,
    daisuushii: 2,
  },
};

/** General Rules, one sheet. What it leaves to "score" is taken from WRC. */
const GENERAL: Book = {
  ...WRC,
  isRefilled: false,
  hasDora: false,
  forbidsSwap: false,
  lastDiscardOnlyWins: false,
  kanOnLastTile: true,
  robConcealed: 'always', // Declaring Kan
  riichiNeedsPoints: true,
  riichiLiveTiles: 0,
  riichiKan: 'never', // "even to form Kan"
  furiten: 'sameTile', // Sacred Discard
  missed: 'never',
  ronSetIsConcealed: true, // Open/Concealed/Closed
  counterPoints: 0,
  liability: null,
  notenTotal: 0,
  tenpaiIsAsked: false,
  tenpaiIsTold: false,
  abortive: ['fourRiichi'],
  abortiveDealerStays: false, // "After a dealer fails to win a hand"
  tenpaiDealerStays: false,
  counterOnDraw: false,
  depositsToWinner: true, // Riichi, "the eventual winner of the game"
  uma: [0, 0, 0, 0],
  chombo: null,
  fouls: null,
  exposed: NOTHING_EXPOSED,
};

/** Mahjong Fundamentals of the USPML. */
const USPML: Book = {
  ...GENERAL,
  startingPoints: 20,
  isPool: true,
  hasChi: false,
  furiten: 'none',
  kanOnLastTile: false,
  needsYaku: false,
  flatShare: 1,
  notenToPool: 1,
  tenpaiIsTold: true,
  abortive: [],
  tenpaiDealerStays: true,
  rounds: 1,
  depositsToWinner: false,
  returnPoints: 20,
  tiesBySeat: true,
  yaku: {},
};

/** Tenhou, as its logs show it. */
const TENHOU: Book = {
  ...WRC,
  startingPoints: 25_000,
  lateIndicators: true,
  riichiNeedsPoints: true,
  waitsForMeldedTiles: true,
  riichiKan: 'sameWaits',
  severalWinners: true,
  nagashi: { closedOnly: false, isWin: false, losersOnly: false },
  doubleWindPairFu: 4,
  roundsUpToMangan: false,
  countedYakuman: true,
  liability: { yaku: ['daisangen', 'daisuushii'], isWholeHand: true, liablePaysCounters: true },
  tenpaiIsAsked: false,
  abortive: ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi', 'tripleRon'],
  end: 'untilTarget',
  dealerMayStop: 'leadingWithTarget',
  bustEnds: true,
  depositsToWinner: true,
  uma: [20, 10, -10, -20],
  oka: 20,
  tiesBySeat: true,
  chombo: null,
  fouls: null,
  exposed: NOTHING_EXPOSED,
  yaku: { ...YAKU, kokushi_13men: 1, junsei_chuuren_poutou: 1, suuankou_tanki: 1 },
};

export const BOOKS: Readonly<Record<string, Book>> = {
  'wrc-2022': WRC,
  'wdmc-2019': WDMC,
  'ema-2008': EMA,
  'uspml-fundamentals': USPML,
  general: GENERAL,
  tenhou: TENHOU,
};

/** Tenhou's match is over when somebody has these points. */
export const TARGET = 30_000;

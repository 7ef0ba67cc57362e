// What has to be known of a rulebook to referee a game by it.

/** Han of a closed and of an open hand; a number of yakuman; or paid as mangan whatever the hand is. */
export type Worth = readonly [closed: number, open: number] | number | 'mangan';

export type Foul =
  | 'falseWin'
  | 'notenRiichi'
  | 'openRiichi'
  | 'emptyCall'
  | 'invalidGroup'
  | 'swapDiscard'
  | 'riichiDiscard'
  | 'riichiCall'
  | 'riichiKan'
  | 'deadHandCall'
  | 'deadHandDeclaration'
  | 'falseTenpai';
export type Consequence = 'nothing' | 'deadHand' | 'penalty' | 'chombo';

export interface Book {
  readonly startingPoints: number;
  /** A pool of face-down tiles, no dead wall; otherwise the last fourteen tiles are the dead wall. */
  readonly isPool: boolean;
  /** A kan takes a tile from the live wall into the dead wall. */
  readonly isRefilled: boolean;
  readonly hasDora: boolean;
  /** Kan indicators: right after the replacement, or for called and added kans only before the next discard. */
  readonly lateIndicators: boolean;
  readonly hasChi: boolean;
  readonly forbidsSwap: boolean;
  readonly lastDiscardOnlyWins: boolean;
  readonly kanOnLastTile: boolean;
  readonly robConcealed: 'never' | 'orphans' | 'always';
  /** 1,000 points must be there to declare riichi. */
  readonly riichiNeedsPoints: boolean;
  readonly riichiLiveTiles: number;
  readonly riichiKan: 'never' | 'sameWaits' | 'sameReading';
  readonly furiten: 'none' | 'sameTile' | 'everyWait';
  /** How long a missed win counts: not at all, to one's own next draw or call, or to anybody's call. */
  readonly missed: 'never' | 'ownTurn' | 'anyCall';
  /** A tile without a yaku can be missed too. */
  readonly missesWithoutYaku: boolean;
  readonly needsYaku: boolean;
  /** With so many counters a win needs two han of yaku; 0: never. */
  readonly twoHanFrom: number;
  readonly severalWinners: boolean;
  readonly ronSetIsConcealed: boolean;
  readonly robbedKanEndsIppatsu: boolean;
  /** Ron before one's own first draw is not a yaku if it robs a kan. */
  readonly robbedKanEndsRenhou: boolean;
  /** Riichi on the first discard counts double although a concealed kan was made in that turn. */
  readonly ownKanKeepsDoubleRiichi: boolean;
  /** Copies in one's own melds do not keep a hand from waiting for the same tile. */
  readonly waitsForMeldedTiles: boolean;
  /** A concealed kan of somebody else does not spoil a win on the first own draw. */
  readonly earthSurvivesConcealedKan: boolean;
  readonly nagashi: null | {
    readonly closedOnly: boolean;
    readonly isWin: boolean;
    readonly losersOnly: boolean;
  };
  readonly openPinfuFu: number;
  readonly doubleWindPairFu: number;
  readonly roundsUpToMangan: boolean;
  readonly countedYakuman: boolean;
  readonly yakumanAddUp: boolean;
  /** Instead of han and fu, every win is worth so much a share. */
  readonly flatShare: number | null;
  readonly counterPoints: number;
  readonly countersToEveryWinner: boolean;
  readonly ownDepositBack: boolean;
  readonly liability: null | {
    readonly yaku: readonly string[];
    readonly isWholeHand: boolean;
    readonly liablePaysCounters: boolean;
  };
  readonly notenTotal: number;
  readonly notenToPool: number;
  /** A tenpai player is asked, and may say noten. */
  readonly tenpaiIsAsked: boolean;
  readonly tenpaiIsTold: boolean;
  readonly abortive: readonly string[];
  readonly abortiveDealerStays: boolean;
  readonly tenpaiDealerStays: boolean;
  readonly counterOnDraw: boolean;
  readonly rounds: number;
  readonly end: 'rounds' | 'untilWin' | 'untilTarget';
  readonly dealerMayStop: 'never' | 'afterWin' | 'leadingWithTarget';
  readonly bustEnds: boolean;
  readonly depositsToWinner: boolean;
  readonly returnPoints: number;
  readonly uma: readonly number[] | 'floating';
  readonly oka: number;
  readonly umaAfterModifiers: boolean;
  readonly tiesBySeat: boolean;
  readonly chombo:
    | null
    | { readonly tournament: number }
    | { readonly modifier: number }
    | { readonly share: number };
  readonly chomboAtDrawIsRedeal: boolean;
  readonly fouls: Readonly<Record<Foul, Consequence>> | null;
  readonly exposed: {
    readonly own: number;
    readonly others: readonly [dead: number, chombo: number];
    readonly deadWall: readonly [dead: number, chombo: number];
    readonly wall: number;
    readonly warning: number;
  };
  readonly bellBetweenDealsEnds: boolean;
  readonly yaku: Readonly<Record<string, Worth>>;
}

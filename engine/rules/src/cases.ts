// The case in which a rule is applied. A rulebook may speak of an option in several places (its payments for the dealer's
// ron here, for another's tsumo there): the facts of the case tell which passage is meant. Plain data, like everything
// that a rulebook says.

/** The facts that tell cases of a rule apart, and their values. */
export const FACTS = {
  /** Who won: the dealer is paid double. */
  winner: ['dealer', 'other'],
  how: ['tsumo', 'ron'],
  /** How many win on one tile, or have nagashi mangan. */
  winners: ['one', 'two', 'three'],
  payer: ['dealer', 'other'],
  hand: ['closed', 'open'],
  limit: [
    'none',
    'manganByFu',
    'mangan',
    'haneman',
    'baiman',
    'sanbaiman',
    'countedYakuman',
    'yakuman',
  ],
  /** Whether something that is there is given. */
  counts: ['yes', 'no', 'closedOnly', 'contained'],
  /** A wind that is both seat and round wind counts twice. */
  wind: ['single', 'double'],
  drawn: ['live', 'replacement'],
  set: ['triplet', 'kan'],
  made: ['melded', 'concealed'],
  tiles: ['simples', 'terminalsAndHonours'],
  pair: ['dragon', 'seatWind', 'roundWind'],
  wait: ['edge', 'middle', 'pair'],
  yakuman: ['one', 'several'],
  /** Whoever fed a yakuman, and whoever discarded the winning tile. */
  liable: ['feeder', 'discarder'],
  /** Returned: the riichi tile itself was won on. */
  deposit: ['laid', 'taken', 'returned'],
  pool: ['paid', 'taken'],
  /** What a player who is, or wants to be, in riichi may not do. */
  riichi: ['openHand', 'notTenpai', 'twice', 'call', 'discard'],
  /** A turn begins with a draw or with a call. */
  turn: ['draw', 'call'],
  swap: ['afterPon', 'afterChi', 'otherEnd'],
  aborted: ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi', 'tripleRon'],
  said: ['falseTenpai', 'hiddenRiichi', 'outOfTurn'],
  tenpai: ['none', 'one', 'two', 'three', 'all'],
  ended: ['dealerWon', 'otherWon', 'dealerTenpai', 'dealerNoten'],
  offender: ['dealer', 'other'],
  /** What makes a declared win, or a riichi that is shown, a false one. */
  fault: ['noWin', 'furiten', 'deadHand', 'noten', 'unproved'],
  declared: ['call', 'kan', 'riichi'],
  /** How many finish with the returning points or more. */
  above: ['none', 'one', 'two', 'three', 'all'],
  /** How many share a place at the table. */
  tied: ['none', 'two', 'three', 'all'],
  /** What told equal tournament scores apart; shared: nothing did. */
  tieBreak: ['mostFirsts', 'fewestFourths', 'bestHanchan', 'coinToss', 'shared'],
  /** What the starting points must add up to: on the report sheet, or on the card before the last deal. */
  sum: ['sheet', 'allLast'],
  /** A number of points that somebody writes down. */
  written: ['score', 'penalty'],
  /** What is taken off: a chombo, or a number of points. */
  cost: ['chombo', 'points'],
  /** What a player who had to be replaced gets of the hanchan. */
  keeps: ['nothing', 'seatScore'],
  bell: ['duringDeal', 'betweenDeals'],
  /** Time that has run out, or a round that has no limit. */
  time: ['up', 'none'],
  /** Whose tiles were shown by accident, and what so many cost. */
  exposed: ['own', 'others', 'deadWall'],
  verdict: ['nothing', 'warning', 'deadHand', 'chombo'],
} as const;

/** One of `FACTS`. */
export type Fact = keyof typeof FACTS;
/** A value of a fact. */
export type FactValue<F extends Fact> = (typeof FACTS)[F][number];

/** What is known of a case; an option declares which facts it is told. */
export type Case = { readonly [F in Fact]?: FactValue<F> };

/** The cases that a passage speaks of: facts that must be so, each with one value or several. */
export type Cases = { readonly [F in Fact]?: FactValue<F> | readonly FactValue<F>[] };

/** A rule, and the case in which it was applied. */
export interface Applied<K extends string> {
  readonly rule: K;
  readonly case?: Case;
}

/** Whether a case is one of those that these facts describe. */
export function isAmong(one: Case, cases: Cases): boolean {
  return (Object.keys(cases) as Fact[]).every((fact) => {
    const wanted = cases[fact] as string | readonly string[];
    const value = one[fact];
    return typeof wanted === 'string' ? wanted === value : wanted.includes(value ?? '');
  });
}

// Whether a win can have happened: tiles that exist, and circumstances that fit together and the rulebook.
// Wins from outside are checked here; the scorer assumes they are possible.

import type { RuleKey, RuleValues } from '@hanchan/rules';
import {
  allTiles,
  COPIES,
  countTiles,
  describeFault,
  formatTile,
  formatTiles,
  isClosed,
  isKan,
  isRedFive,
  kindOf,
  meldFault,
  overfullKinds,
} from '@hanchan/tiles';
import type { Win } from './win.ts';

/** What can be wrong with a win. */
export type WinFault =
  | 'tileCount'
  | 'fifthCopy'
  | 'badMeld'
  | 'badSeat'
  | 'badNumber'
  | 'contradiction'
  | 'notInThisRulebook';

/** What exactly is wrong, so that a face can say it in any language. */
export const WIN_CASES = [
  'melds',
  'concealed',
  'meld',
  'copiesInHand',
  'copiesInAll',
  'redTwice',
  'number',
  'ownDiscard',
  'ownLiability',
  'indicators',
  'ura',
  'riichiOpen',
  'ippatsuAlone',
  'ippatsuAfterKan',
  'afterKanOnDiscard',
  'afterKanWithout',
  'robbedBySelf',
  'robbedCopies',
  'robbedLastTile',
  'firstTurnMeld',
  'firstTurnRiichi',
  'firstTurnLast',
  'firstTurnDealer',
  'noRiichi',
  'noChi',
  'noCalledKan',
  'noAddedKan',
  'noConcealedKan',
  'noPool',
  'noRobbing',
] as const;
/** One of `WIN_CASES`. */
export type WinCase = (typeof WIN_CASES)[number];

/** Why a win cannot have happened: field, words, and the rule behind it. */
export interface WinProblem {
  readonly code: WinFault;
  readonly case: WinCase;
  /** The part of the win that is wrong, by its name in `Win`. */
  readonly field: keyof Win;
  readonly message: string;
  /** The option that forbids it, where it is a rule and not arithmetic. */
  readonly rule?: RuleKey;
}

/** Far above anything a table can hold; keeps sums exact. */
const COUNT_MAX = 1_000_000;

/** Everything that is wrong with a win; empty when it can be scored. */
export function checkWin(win: Win, rules: RuleValues): WinProblem[] {
  const tiles = [...checkTiles(win), ...checkNumbers(win)];
  return tiles.length > 0 ? tiles : checkCircumstances(win, rules);
}

/** The circumstances alone, for a hand that is still being put together. */
export function checkCircumstances(win: Win, rules: RuleValues): WinProblem[] {
  return [...checkMoment(win, rules), ...checkRulebook(win, rules)];
}

function* checkTiles(win: Win): Generator<WinProblem> {
  const { concealed, melds } = win.hand;
  const wanted = 13 - 3 * melds.length;
  if (melds.length > 4) {
    const message = `${melds.length} melds; four at most`;
    yield { code: 'tileCount', case: 'melds', field: 'hand', message };
  } else if (concealed.length !== wanted) {
    const beside = melds.length === 0 ? '' : ` with ${melds.length} of four sets melded`;
    const message = `${concealed.length} concealed tiles without the winning tile; ${wanted} are wanted${beside}`;
    yield { code: 'tileCount', case: 'concealed', field: 'hand', message };
  }
  for (const meld of melds) {
    const fault = meldFault(meld);
    if (fault !== null) {
      const message = `${formatTiles(meld.tiles)} is not a ${meld.type}: ${describeFault(fault)}`;
      yield { code: 'badMeld', case: 'meld', field: 'hand', message };
    }
  }
  const own = [...allTiles(win.hand), win.tile];
  const seen = [...own, ...win.indicators, ...win.ura];
  for (const kind of overfullKinds(countTiles(seen))) {
    const isOwn = countTiles(own)[kind]! > COPIES;
    const where = isOwn ? 'in the hand' : 'in the hand and the indicators';
    const message = `more than four ${formatTile(kind)} ${where}`;
    yield {
      code: 'fifthCopy',
      case: isOwn ? 'copiesInHand' : 'copiesInAll',
      field: isOwn ? 'hand' : 'indicators',
      message,
    };
  }
  const reds = seen.filter(isRedFive);
  const twice = reds.find((tile, i) => reds.indexOf(tile) !== i);
  if (twice !== undefined) {
    const message = `${formatTile(twice)} twice; a set has at most one red five of a suit`;
    yield { code: 'fifthCopy', case: 'redTwice', field: 'hand', message };
  }
}

function* checkNumbers(win: Win): Generator<WinProblem> {
  for (const field of ['counters', 'deposits', 'pool'] as const) {
    if (!Number.isInteger(win[field]) || win[field] < 0 || win[field] > COUNT_MAX) {
      const message = `must be a whole number from 0 to ${COUNT_MAX}`;
      yield { code: 'badNumber', case: 'number', field, message };
    }
  }
  if (win.from === win.winner) {
    const message = 'the winner cannot be the discarder too';
    yield { code: 'badSeat', case: 'ownDiscard', field: 'from', message };
  }
  for (const { yaku, seat } of win.liable) {
    if (seat !== win.winner) continue;
    const message = `nobody is liable to oneself (${yaku})`;
    yield { code: 'badSeat', case: 'ownLiability', field: 'liable', message };
  }
  if (win.indicators.length > 5) {
    const message = 'at most five are ever turned';
    yield { code: 'badNumber', case: 'indicators', field: 'indicators', message };
  }
  if (win.ura.length > win.indicators.length) {
    const message = 'there is one ura under each indicator, and no more';
    yield { code: 'badNumber', case: 'ura', field: 'ura', message };
  }
}

const impossible = (field: keyof Win, which: WinCase, message: string): WinProblem => ({
  code: 'contradiction',
  case: which,
  field,
  message,
});

/** Circumstances that no table can produce, under any rulebook. */
function* checkMoment(win: Win, rules: RuleValues): Generator<WinProblem> {
  const isSelfDraw = win.from === null;
  const closed = isClosed(win.hand);
  if (win.riichi !== 'none' && !closed)
    yield impossible('riichi', 'riichiOpen', 'needs a closed hand');
  if (win.ippatsu && win.riichi === 'none')
    yield impossible('ippatsu', 'ippatsuAlone', 'needs riichi');
  if (win.ippatsu && win.afterKan) {
    yield impossible(
      'ippatsu',
      'ippatsuAfterKan',
      'is lost by the kan whose replacement tile wins',
    );
  }
  if (win.afterKan && !isSelfDraw) {
    yield impossible('afterKan', 'afterKanOnDiscard', 'a replacement tile is drawn, not claimed');
  }
  if (win.afterKan && !win.hand.melds.some(isKan)) {
    yield impossible('afterKan', 'afterKanWithout', 'needs a kan in the hand');
  }
  if (win.robbedKan && isSelfDraw)
    yield impossible('robbedKan', 'robbedBySelf', 'a robbed kan is won from another');
  const copies = countTiles([...allTiles(win.hand), win.tile, ...win.indicators, ...win.ura]);
  if (win.robbedKan && copies[kindOf(win.tile)]! > 1) {
    yield impossible(
      'robbedKan',
      'robbedCopies',
      'the other three copies are in the kan that was robbed',
    );
  }
  if (win.robbedKan && win.lastTile && !rules['kan.lastTile']) {
    const message = 'no kan can be declared when no live tile is left';
    yield { ...impossible('lastTile', 'robbedLastTile', message), rule: 'kan.lastTile' };
  }
  if (win.firstTurn) yield* checkFirstTurn(win);
}

function* checkFirstTurn(win: Win): Generator<WinProblem> {
  if (win.hand.melds.length > 0)
    yield impossible('firstTurn', 'firstTurnMeld', 'no meld can have been made yet');
  if (win.riichi !== 'none')
    yield impossible(
      'firstTurn',
      'firstTurnRiichi',
      'comes before any own discard, so before riichi',
    );
  if (win.lastTile)
    yield impossible('firstTurn', 'firstTurnLast', 'the first turn is not the last');
  if (win.from !== null && win.winner === win.dealer) {
    yield impossible(
      'firstTurn',
      'firstTurnDealer',
      'the dealer opens play and cannot win on a discard before that',
    );
  }
}

/** What this rulebook does not have. */
function* checkRulebook(win: Win, rules: RuleValues): Generator<WinProblem> {
  const unknown = (
    field: keyof Win,
    which: WinCase,
    rule: RuleKey,
    message: string,
  ): WinProblem => ({ code: 'notInThisRulebook', case: which, field, message, rule });
  const noKan = (which: WinCase, rule: RuleKey, what: string) =>
    unknown('hand', which, rule, `${what} in this rulebook`);
  if (win.riichi !== 'none' && !rules['riichi.allowed']) {
    yield unknown('riichi', 'noRiichi', 'riichi.allowed', 'there is no riichi in this rulebook');
  }
  for (const meld of win.hand.melds) {
    if (meld.type === 'chi' && rules['calls.chi'] === 'nobody') {
      yield unknown('hand', 'noChi', 'calls.chi', 'chi cannot be called in this rulebook');
    } else if (meld.type === 'calledKan' && !rules['kan.called']) {
      yield noKan('noCalledKan', 'kan.called', 'a discard cannot be called for a kan');
    } else if (meld.type === 'addedKan' && !rules['kan.added']) {
      yield noKan('noAddedKan', 'kan.added', 'a pon cannot become a kan');
    } else if (meld.type === 'concealedKan' && !rules['kan.concealed']) {
      yield noKan('noConcealedKan', 'kan.concealed', 'there are no concealed kans');
    }
  }
  if (win.pool > 0 && rules['draw.notenToPool'] === 0) {
    yield unknown(
      'pool',
      'noPool',
      'draw.notenToPool',
      'there is no pool of points in this rulebook',
    );
  }
  if (win.robbedKan && !rules['kan.robAdded'] && rules['kan.robConcealed'] === 'never') {
    yield unknown(
      'robbedKan',
      'noRobbing',
      'kan.robAdded',
      'kans cannot be robbed in this rulebook',
    );
  }
}

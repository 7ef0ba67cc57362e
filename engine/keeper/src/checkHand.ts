// Whether a deal can have gone as it was told: who declared riichi, who was tenpai, which draw and which foul.
// What a winner's hand is worth is checked where it is paid.

import type { Sequel } from '@hanchan/game';
import type { Seat } from '@hanchan/tiles';
import type { HandResult, PlayedHand } from './entry.ts';
import { type EntryProblem, problem } from './problem.ts';
import type { TableState } from './table.ts';

export function handProblem(table: TableState, hand: PlayedHand): EntryProblem | null {
  if (table.over !== null) {
    const { over } = table;
    const isStopped = over.rule === null;
    return isStopped
      ? problem('matchOver', 'hand', 'the match is over')
      : problem('matchOver', 'hand', 'the match is over', over.rule, over.case);
  }
  return riichiProblem(table, hand) ?? deadProblem(table, hand) ?? resultProblem(table, hand);
}

export function noRiichi({ rules }: TableState, field: string): EntryProblem | null {
  if (rules['riichi.allowed']) return null;
  const message = 'there is no riichi in this rulebook';
  return problem('riichiNotAllowed', field, message, 'riichi.allowed');
}

function riichiProblem(table: TableState, { riichi, result }: PlayedHand): EntryProblem | null {
  const { rules } = table;
  const wrong = riichi.length > 0 ? noRiichi(table, 'riichi') : null;
  if (wrong !== null) return wrong;
  const isFour = riichi.length === 4 && rules['draw.abortive'].includes('fourRiichi');
  const isDrawn = result.type === 'aborted' || result.type === 'chombo' || result.type === 'redeal';
  if (isFour && !isDrawn) {
    const message = 'four riichi end the deal at once';
    return problem('fourRiichi', 'riichi', message, 'draw.abortive', { aborted: 'fourRiichi' });
  }
  return null;
}

function deadProblem(
  { rules }: TableState,
  { dead = [], result }: PlayedHand,
): EntryProblem | null {
  if (dead.length > 0 && !rules['penalty.deadHand']) {
    const message = 'no hand is declared dead in this rulebook';
    return problem('noDeadHands', 'dead', message, 'penalty.deadHand');
  }
  if (!dead.some((seat) => namedIn(result).includes(seat))) return null;
  const message = 'a dead hand wins nothing and is not tenpai';
  return problem('deadHand', 'dead', message, 'penalty.deadHand');
}

/** Who has won or is tenpai. */
function namedIn(result: HandResult): readonly Seat[] {
  switch (result.type) {
    case 'ron':
      return result.wins.map(({ seat }) => seat);
    case 'tsumo':
      return [result.win.seat];
    case 'exhausted':
      return result.tenpai;
    case 'nagashi':
      return [...result.by, ...result.tenpai];
    default:
      return [];
  }
}

/** A riichi that was declared without the points for it: it was played, so it counts, but somebody should look. */
export function riichiDoubt(
  { rules, scores }: TableState,
  { riichi }: PlayedHand,
): EntryProblem | null {
  if (!rules['riichi.needsDeposit']) return null;
  if (!riichi.some((seat) => scores[seat] < rules['riichi.deposit'])) return null;
  const message = `riichi needs ${rules['riichi.deposit']} points`;
  return problem('riichiNoPoints', 'riichi', message, 'riichi.needsDeposit');
}

/** A dealer's win that is a yakuman by its number, kept by han and fu: it was paid so, but somebody should look. */
export function numberDoubt(
  { dealer }: TableState,
  { result }: PlayedHand,
  sequel: Sequel | null,
): EntryProblem | null {
  if (sequel?.dealerBy.rule !== 'yaku.paarenchan') return null;
  const won = result.type === 'ron' ? result.wins : result.type === 'tsumo' ? [result.win] : [];
  const at = won.findIndex(({ seat }) => seat === dealer);
  const worth = won[at]?.worth;
  if (worth === undefined || 'yakuman' in worth) return null;
  const field = result.type === 'ron' ? `wins.${at}.worth` : 'win.worth';
  const message = 'the dealer’s win of this bonus hand is a yakuman';
  return problem('paarenchan', field, message, 'yaku.paarenchan', { counts: 'yes' });
}

function resultProblem(
  table: TableState,
  { riichi, dead = [], result }: PlayedHand,
): EntryProblem | null {
  const alive = riichi.filter((seat) => !dead.includes(seat));
  switch (result.type) {
    case 'exhausted':
      return tenpaiProblem(table, result, alive);
    case 'nagashi':
      return nagashiProblem(table, result) ?? tenpaiProblem(table, result, alive);
    case 'aborted':
      return abortProblem(table, result, riichi);
    case 'chombo':
      return chomboProblem(table, result.by, 'by');
    default:
      return null;
  }
}

type Drawn = Extract<HandResult, { type: 'exhausted' | 'nagashi' }>;

/** Whoever was in riichi is tenpai, or has committed a foul; whoever has is noten. */
function tenpaiProblem(
  table: TableState,
  { tenpai, chombo = [] }: Drawn,
  riichi: readonly Seat[],
): EntryProblem | null {
  if (chombo.length > 0) {
    if (table.rules['penalty.chomboAtDraw'] === 'redeal') {
      const message = 'a chombo makes the deal void; record it as one';
      return problem('chomboRedeals', 'chombo', message, 'penalty.chomboAtDraw');
    }
    const wrong = chomboProblem(table, chombo, 'chombo');
    if (wrong !== null) return wrong;
  }
  if (chombo.some((seat) => tenpai.includes(seat))) {
    const message = 'a player who committed a foul is noten';
    return problem('offenderIsTenpai', 'tenpai', message, 'penalty.chomboAtDraw');
  }
  if (riichi.every((seat) => tenpai.includes(seat) || chombo.includes(seat))) return null;
  const message = 'a player in riichi is tenpai, or it is a chombo';
  return problem('riichiIsTenpai', 'tenpai', message, 'foul.notenRiichi', { fault: 'noten' });
}

function nagashiProblem(
  { rules }: TableState,
  { by }: Extract<HandResult, { type: 'nagashi' }>,
): EntryProblem | null {
  if (rules['yaku.nagashi_mangan'] === 'absent') {
    const message = 'there is no nagashi mangan in this rulebook';
    return problem('noNagashi', 'by', message, 'yaku.nagashi_mangan');
  }
  return by.length > 0 ? null : problem('nobodyNamed', 'by', 'say who has it');
}

function abortProblem(
  { rules }: TableState,
  { reason }: Extract<HandResult, { type: 'aborted' }>,
  riichi: readonly Seat[],
): EntryProblem | null {
  if (!rules['draw.abortive'].includes(reason)) {
    const message = 'this does not end a deal in this rulebook';
    return problem('notAborted', 'reason', message, 'draw.abortive', { aborted: reason });
  }
  if (reason === 'fourRiichi' && riichi.length < 4) {
    const message = 'four players are in riichi then';
    return problem('fourRiichi', 'riichi', message, 'draw.abortive', { aborted: reason });
  }
  return null;
}

function chomboProblem(
  { rules }: TableState,
  by: readonly Seat[],
  field: string,
): EntryProblem | null {
  if (rules['penalty.chombo'].type === 'none') {
    const message = 'there is no chombo in this rulebook; a deal can be played again';
    return problem('noChombo', field, message, 'penalty.chombo');
  }
  return by.length > 0 ? null : problem('nobodyNamed', field, 'say who it was');
}

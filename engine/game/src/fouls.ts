// Fouls: what a player at a real table can do wrong, found from the refusal of the act, and judged by the
// rulebook's values. Some are judged at once, some only when a hand has to be shown.

import { type Case, type RuleValues, seatsOf } from '@hanchan/rules';
import { type BySeat, type EachSeat, noPoints, type Seat, type Tile } from '@hanchan/tiles';
import type { Action } from './action.ts';
import { endMatch, returnChips } from './conclusion.ts';
import { type Draft, without } from './draft.ts';
import type { Evidence } from './foulEvidence.ts';
import {
  type Consequence,
  consequenceOf,
  type Foul,
  foulRule,
  NO_PENALTIES,
  type SeatPenalties,
} from './foulKinds.ts';
import type { Match } from './match.ts';
import type { Illegal, IllegalCode } from './refusal.ts';

const NO_WIN: readonly IllegalCode[] = [
  'notComplete',
  'noYaku',
  'tooFewYaku',
  'furiten',
  'callNotAllowed',
  'deadHand',
];

/** Which foul a refused act is when it is done all the same; null when it cannot even be done. */
export function foulOf(match: Match, action: Action, { code }: Illegal): Foul | null {
  switch (action.type) {
    case 'tsumo':
      return hasDrawn(match) ? winFoul(code) : null;
    case 'ron':
      return winFoul(code);
    case 'discard':
      return discardFoul(code);
    case 'concealedKan':
    case 'addedKan':
      return kanFoul(code);
    case 'chi':
    case 'pon':
    case 'calledKan':
      return callFoul(match, action, code);
    case 'tenpai':
      return code === 'notTenpai' && isAsked(match, action.seat) ? 'falseTenpai' : null;
    default:
      return null;
  }
}

/** A win that rests on a kan which riichi forbade shows that kan. */
function winFoul(code: IllegalCode): Foul | null {
  if (code === 'kanChangesHand') return 'riichiKan';
  return NO_WIN.includes(code) ? 'falseWin' : null;
}

/** Calls and kans that cannot be made at all: said, and void. */
const VOID: readonly IllegalCode[] = ['callOnLastTile', 'kanLimit', 'kanNoLiveTile'];

function kanFoul(code: IllegalCode): Foul | null {
  if (code === 'deadHand') return 'deadHandDeclaration';
  if (code === 'kanChangesHand') return 'riichiKan';
  const isVoid = code === 'noSuchMeld' || code === 'kanAfterCall' || VOID.includes(code);
  return isVoid ? 'emptyCall' : null;
}

const isAsked = ({ deal }: Match, seat: Seat) =>
  deal!.phase.type === 'declarations' && deal!.phase.waiting.includes(seat);

const hasDrawn = ({ deal }: Match) =>
  deal!.seats[deal!.turn].drawn !== null && deal!.lastDraw !== 'call';

function discardFoul(code: IllegalCode): Foul | null {
  const fouls: Partial<Record<IllegalCode, Foul>> = {
    riichiNotTenpai: 'notenRiichi',
    riichiOpenHand: 'openRiichi',
    riichiTooLate: 'emptyCall',
    riichiNoPoints: 'emptyCall',
    riichiHandFixed: 'riichiDiscard',
    swapCall: 'swapDiscard',
    deadHand: 'deadHandDeclaration',
  };
  return fouls[code] ?? null;
}

type CallAction = Extract<Action, { own: readonly Tile[] }>;

function callFoul({ deal }: Match, action: CallAction, code: IllegalCode): Foul | null {
  const { type, seat, own } = action;
  if (code === 'notAsked' || code === 'kanNotAllowed') return null;
  if (deal!.phase.type === 'claims' && deal!.phase.offer.by !== 'discard') return null;
  if (code === 'deadHand') return 'deadHandCall';
  if (code === 'callInRiichi') return 'riichiCall';
  if (own.length === 0 || VOID.includes(code)) return 'emptyCall';
  let rest: readonly Tile[] | null = deal!.seats[seat].hand;
  for (const tile of own) rest = rest === null ? null : without(rest, tile);
  return rest === null || own.length !== (type === 'calledKan' ? 3 : 2) ? null : 'invalidGroup';
}

/** Says that a foul was judged and carries out everything but a chombo, which ends the deal. */
export function judge(
  draft: Draft,
  seat: Seat,
  foul: Foul,
  evidence: Evidence,
  one?: Case,
): Consequence {
  const consequence = consequenceOf(draft.rules, foul);
  const event = {
    type: 'fouled',
    seat,
    foul,
    consequence,
    rule: foulRule(foul),
    ...evidence,
  } as const;
  draft.tell(one === undefined ? event : { ...event, case: one });
  if (consequence === 'deadHand') killHand(draft, seat);
  else if (consequence === 'warning') addPenalty(draft, seat, 'warnings', 1);
  else if (consequence === 'penalty') payChombo(draft, seat);
  return consequence;
}

/** To be judged when the hand has to be shown, or at the next discard. */
export function addFault(draft: Draft, seat: Seat, fault: Foul): void {
  const state = draft.seat(seat);
  state.faults = [...state.faults, fault];
}

export function killHand(draft: Draft, seat: Seat): void {
  if (draft.look(seat).isDead) return;
  const state = draft.seat(seat);
  state.isDead = true;
  state.ippatsu = false;
  draft.tell({ type: 'handDied', seat });
}

export function addPenalty(
  draft: Draft,
  seat: Seat,
  kind: keyof SeatPenalties,
  amount: number,
): void {
  const { match } = draft;
  const penalties: EachSeat<SeatPenalties> = [...match.penalties];
  const before = penalties[seat];
  penalties[seat] = { ...before, [kind]: before[kind] + amount };
  match.penalties = penalties;
  draft.tell({ type: 'penalised', seat, penalties: penalties[seat], scores: match.scores });
}

const THOUSAND = 1_000;

/** Thousands of points are taken where the rulebook takes a chombo: before uma, or off the tournament score. */
export function pointsPenalty(points: number, rules: RuleValues): SeatPenalties {
  return rules['penalty.chombo'].type === 'scoreModifier'
    ? { ...NO_PENALTIES, modifier: points * THOUSAND }
    : { ...NO_PENALTIES, tournamentPoints: points };
}

/** What a chombo costs: points paid to the others, or taken off elsewhere. */
export interface ChomboCost {
  readonly deltas: BySeat<number>;
  readonly penalties: SeatPenalties;
}

/** What a chombo costs whom under these rules. */
export function chomboCost(seat: Seat, dealer: Seat, rules: RuleValues): ChomboCost {
  const penalty = rules['penalty.chombo'];
  const deltas = noPoints();
  switch (penalty.type) {
    case 'none':
      return { deltas, penalties: NO_PENALTIES };
    case 'tournamentPoints':
      return { deltas, penalties: { ...NO_PENALTIES, tournamentPoints: penalty.amount } };
    case 'scoreModifier':
      return { deltas, penalties: { ...NO_PENALTIES, modifier: penalty.points } };
    case 'payment':
      for (const other of seatsOf(rules)) {
        if (other === seat) continue;
        const isDouble = other === dealer || seat === dealer;
        const share = penalty.nonDealerShare * (isDouble ? 2 : 1);
        deltas[other] += share;
        deltas[seat] -= share;
      }
      return { deltas, penalties: NO_PENALTIES };
  }
}

/** Takes what a chombo costs, without its effect on the deal. */
function payChombo(draft: Draft, seat: Seat): void {
  const { match, rules } = draft;
  const { deltas, penalties } = chomboCost(seat, match.dealer, rules);
  const { tournamentPoints, modifier } = penalties;
  if (tournamentPoints > 0) addPenalty(draft, seat, 'tournamentPoints', tournamentPoints);
  else if (modifier > 0) addPenalty(draft, seat, 'modifier', modifier);
  else if (rules['penalty.chombo'].type === 'payment') {
    draft.pay(deltas);
    const { scores } = match;
    draft.tell({ type: 'penalised', seat, penalties: match.penalties[seat], scores });
  }
}

/**
 * The deal is as if it had not been: points, deposits and pool as before it, the same dealer and counters.
 * Each offender pays for a chombo; nobody does when the referee only orders a new deal.
 */
export function voidDeal(draft: Draft, offenders: readonly Seat[]): void {
  const { match, deal, rules } = draft;
  const { scores, deposits, pool } = deal.before;
  match.scores = scores;
  match.deposits = deposits;
  match.pool = pool;
  returnChips(draft);
  for (const seat of offenders) payChombo(draft, seat);
  deal.phase = { type: 'over' };
  match.phase = 'awaitingDeal';
  const { scores: paid, penalties } = match;
  draft.tell({ type: 'dealVoided', offenders, scores: paid, deposits, pool, penalties });
  // The last discard had ended the deal when the bell rang, so the new deal is the one that is left.
  if (match.bell === 'lastDiscard') match.bell = 'oneMore';
  const isOver = match.bell === 'lastDeal' && rules['clock.chomboAfterBell'] === 'ends';
  if (isOver && offenders.length > 0) endMatch(draft);
}

/** A chombo found at a draw: a new deal, or the draw stands and the offender pays. True when the deal ended. */
export function chomboAtDraw(draft: Draft, offenders: readonly Seat[]): boolean {
  if (offenders.length === 0) return false;
  if (draft.rules['penalty.chomboAtDraw'] === 'redeal') {
    voidDeal(draft, offenders);
    return true;
  }
  for (const seat of offenders) payChombo(draft, seat);
  return false;
}

// A tile on offer: who is asked, what each may answer, and what becomes of the answers.
// The outcome is defined on the completed set of answers, so their order never matters.

import { nextSeat, othersAfter, playersOf, seatsOf } from '@hanchan/rules';
import { kindOf, meldFault, noPoints, type Seat, type Tile } from '@hanchan/tiles';
import type { ClaimAction } from './action.ts';
import {
  barredAfter,
  type Call,
  callOptions,
  callRefusal,
  liabilitiesAfterCall,
  makeMeld,
  waysToMeld,
} from './calls.ts';
import { announceLoans } from './conclusion.ts';
import { type Draft, findWaits, without } from './draft.ts';
import { drawReplacement, drawTile, oweIndicator } from './drawing.ts';
import { abort, abortAfterDiscard } from './exhaustion.ts';
import { foulCase } from './foulCase.ts';
import { evidenceOf } from './foulEvidence.ts';
import { consequenceOf, type Foul } from './foulKinds.ts';
import { addFault, addPenalty, judge, voidDeal } from './fouls.ts';
import { breakIppatsu, clearMissed } from './interruption.ts';
import { completeKan, takeBackKan } from './kanOutcome.ts';
import { chipsForRiichi, loansFor, moreChips } from './loans.ts';
import type { ClaimAnswer, DealPhase, Match, Offer } from './match.ts';
import { type Illegal, illegal } from './refusal.ts';
import { endByRon } from './settling.ts';
import { isValue, ronValue } from './winning.ts';

type Claims = Extract<DealPhase, { type: 'claims' }>;

const CALLS: readonly Call[] = ['calledKan', 'pon', 'chi'];
const NO_ANSWERS: readonly ClaimAnswer[] = [];

/** Puts a tile on offer; if nobody can claim it, play goes on at once. */
export function offerTile(draft: Draft, offer: Offer): void {
  const { match } = draft;
  const waiting: Seat[] = [];
  for (let steps = 1; steps < playersOf(match.rules); steps++) {
    const seat = nextSeat(offer.from, match.rules, steps);
    // At a real table nobody is spared the temptation, so everybody is asked.
    if (match.assistance === 'unassisted' || canClaim(match, seat, offer)) waiting.push(seat);
  }
  draft.deal.phase = { type: 'claims', offer, waiting, answers: NO_ANSWERS };
  if (waiting.length === 0) resolve(draft);
  else draft.tell({ type: 'asked', seats: waiting });
}

function canClaim(match: Match, seat: Seat, offer: Offer): boolean {
  if (match.deal!.seats[seat].isDead) return false;
  if (isValue(ronValue(match, seat, offer))) return true;
  if (offer.by !== 'discard' || !mightCall(match, seat, offer)) return false;
  return CALLS.some((call) => callOptions(match, seat, offer, call).length > 0);
}

/** A cheap look at the neighbours of the tile, before ways to call it are listed. */
function mightCall({ deal, rules }: Match, seat: Seat, { tile, from }: Offer): boolean {
  const { hand, riichi } = deal!.seats[seat];
  if (riichi !== 'none') return false;
  const kind = kindOf(tile);
  const isNext = nextSeat(from, rules) === seat;
  let same = 0;
  let near = 0;
  for (let i = 0; i < hand.length; i++) {
    const distance = kindOf(hand[i]!) - kind;
    if (distance === 0) same++;
    else if (distance >= -2 && distance <= 2) near++;
  }
  return same >= 2 || (isNext && near >= 2);
}

/** All answers open to a seat that is asked. */
export function claimActions(match: Match, seat: Seat): ClaimAction[] {
  const { offer } = match.deal!.phase as Claims;
  const actions: ClaimAction[] = [];
  if (match.deal!.seats[seat].isDead) return [{ type: 'pass', seat }];
  if (isValue(ronValue(match, seat, offer))) actions.push({ type: 'ron', seat });
  for (const call of CALLS) {
    for (const own of callOptions(match, seat, offer, call)) {
      actions.push({ type: call, seat, own });
    }
  }
  actions.push({ type: 'pass', seat });
  return actions;
}

export function claimRefusal(match: Match, action: ClaimAction): Illegal | null {
  const { offer, waiting, answers } = match.deal!.phase as Claims;
  const { seat } = action;
  const isAsked = waiting.includes(seat);
  const hasSpoken = seat === offer.from || answers.some((answer) => answer.action.seat === seat);
  if (action.type === 'pass' || hasSpoken) return isAsked ? null : illegal('notAsked');
  // A guided player who is not asked still learns why.
  return answerRefusal(match, action, offer) ?? (isAsked ? null : illegal('notAsked'));
}

function answerRefusal(
  match: Match,
  action: Exclude<ClaimAction, { type: 'pass' }>,
  offer: Offer,
): Illegal | null {
  const { seat } = action;
  if (match.deal!.seats[seat].isDead) return illegal('deadHand', 'penalty.deadHand');
  if (action.type === 'ron') {
    const value = ronValue(match, seat, offer);
    return isValue(value) ? null : value;
  }
  const refusal = callRefusal(match, seat, offer, action.type);
  if (refusal !== null) return refusal;
  const wanted = sortedKey(action.own);
  const isWanted = (own: readonly Tile[]) => sortedKey(own) === wanted;
  if (callOptions(match, seat, offer, action.type).some(isWanted)) return null;
  return waysToMeld(match, seat, offer, action.type).some(isWanted)
    ? illegal('callLeavesNoDiscard', 'calls.swap', { declared: 'call' })
    : illegal('noSuchMeld');
}

const sortedKey = (tiles: readonly Tile[]) => [...tiles].sort((a, b) => a - b).join();

export function answerClaim(draft: Draft, action: ClaimAction, foul: Foul | null = null): void {
  const phase = draft.deal.phase as Claims;
  const waiting = phase.waiting.filter((seat) => seat !== action.seat);
  draft.deal.phase = { ...phase, waiting, answers: [...phase.answers, { action, foul }] };
  draft.tell({ type: 'answered', answer: action });
  if (waiting.length === 0) resolve(draft);
}

const NO_ACTIONS: readonly ClaimAction[] = [];

const standingAnswers = ({ answers }: Claims): ClaimAction[] =>
  answers
    .filter(({ foul }) => foul === null || foul === 'invalidGroup')
    .map(({ action }) => action);

/** Fouls and wins among the answers; true when the deal is over with them. */
function isEndedByClaims(draft: Draft, phase: Claims, answers: readonly ClaimAction[]): boolean {
  const { offer } = phase;
  const wins = answers.filter(({ type }) => type === 'ron');
  const callers = othersAfter(offer.from, draft.rules).filter((seat) =>
    wins.some((win) => win.seat === seat),
  );
  if (judgeClaims(draft, phase, callers.length > 0)) return true;
  if (callers.length === 0) return false;
  if (offer.by === 'addedKan') takeBackKan(draft, offer);
  const isTriple = callers.length === 3;
  if (isTriple && draft.rules['draw.abortive'].includes('tripleRon')) {
    abort(draft, 'tripleRon', callers);
  } else endByRon(draft, offer, callers);
  return true;
}

/** Everybody has answered: wins before kan and pon, these before chi. */
function resolve(draft: Draft): void {
  const phase = draft.deal.phase as Claims;
  const { offer } = phase;
  // Most discards nobody has anything to say about.
  const answers = phase.answers.length === 0 ? NO_ACTIONS : standingAnswers(phase);
  if (phase.answers.length > 0 && isEndedByClaims(draft, phase, answers)) return;
  noteMissedWins(draft, offer);
  if (offer.by !== 'discard') {
    completeKan(draft, offer.from, offer.by === 'concealedKan');
    return;
  }
  acceptRiichi(draft);
  if (abortAfterDiscard(draft)) return;
  const call = firstCall(draft, answers);
  if (call === undefined) drawTile(draft, nextSeat(offer.from, draft.rules));
  else makeCall(draft, offer, call as Extract<ClaimAction, { own: readonly Tile[] }>);
}

/**
 * Fouls among the answers, in turn from the one who offered the tile. A chombo beside a true win is only
 * warned where the rulebook voids it. True when the deal is over.
 */
function judgeClaims(draft: Draft, { answers, offer }: Claims, hasWinner: boolean): boolean {
  const offenders: Seat[] = [];
  for (const seat of othersAfter(offer.from, draft.rules)) {
    const answer = answers.find(({ action }) => action.seat === seat);
    if (answer === undefined || answer.foul === null || answer.foul === 'invalidGroup') continue;
    const { foul } = answer;
    const action = answer.action as Exclude<ClaimAction, { type: 'pass' }>;
    const { match } = draft;
    const because = answerRefusal(match, action, offer)!;
    const isChombo = consequenceOf(draft.rules, foul) === 'chombo';
    if (isChombo && hasWinner && draft.rules['penalty.chomboWithWin'] === 'voided') {
      const rule = 'penalty.chomboWithWin';
      // The win comes first, and this hand is not looked at.
      draft.tell({ type: 'fouled', seat, foul, consequence: 'warning', rule, because });
      addPenalty(draft, seat, 'warnings', 1);
      continue;
    }
    const evidence = evidenceOf(match, action, because);
    const one = foulCase(match, action, foul);
    if (judge(draft, seat, foul, evidence, one) === 'chombo') offenders.push(seat);
  }
  if (offenders.length > 0) voidDeal(draft, offenders);
  return offenders.length > 0;
}

/** The claim for a group that is heard: kan and pon before chi, or the first that was spoken. */
function firstCall(
  { match, rules }: Draft,
  answers: readonly ClaimAction[],
): ClaimAction | undefined {
  if (answers.length === 0) return undefined;
  const asHeard = match.claimOrder === 'asHeard' && rules['calls.precedence'] === 'firstCaller';
  if (asHeard) return answers.find(({ type }) => CALLS.includes(type as Call));
  return CALLS.flatMap((call) => answers.filter(({ type }) => type === call))[0];
}

/** Whoever let a completing tile go may not win on a discard for a while, as the rulebook has it. */
function noteMissedWins(draft: Draft, offer: Offer): void {
  for (const seat of seatsOf(draft.rules)) {
    if (!missesWin(draft.match, seat, offer)) continue;
    draft.seat(seat).hasMissed = true;
    draft.tell({ type: 'winMissed', seat });
  }
}

/** Whether a seat that lets the offered tile go is barred from winning on discards for it. */
export function missesWin(match: Match, seat: Seat, offer: Offer): boolean {
  const { rules } = match;
  const { waits, riichi, hasMissed } = match.deal!.seats[seat];
  if (seat === offer.from || hasMissed || !waits.includes(kindOf(offer.tile))) return false;
  const rule = riichi === 'none' ? rules['furiten.missed'] : rules['furiten.missedInRiichi'];
  if (rule === 'never') return false;
  const value = ronValue(match, seat, offer);
  // A kan that cannot be robbed offers no chance, so none is missed.
  if (!isValue(value) && value.code === 'callNotAllowed') return false;
  return isValue(value) || rules['furiten.missedTile'] !== 'legalWin';
}

/** The riichi discard was not won on: the deposit is laid and the riichi stands. */
function acceptRiichi(draft: Draft): void {
  const { deal, match, rules } = draft;
  const seat = deal.pendingRiichi;
  if (seat === null) return;
  const state = draft.seat(seat);
  state.riichi = isDoubleRiichi(draft, seat) ? 'double' : 'riichi';
  state.ippatsu = true;
  deal.pendingRiichi = null;
  deal.depositors = [...deal.depositors, seat];
  match.deposits++;
  const deltas = noPoints();
  deltas[seat] = -rules['riichi.deposit'];
  const { scores } = match;
  const chips = chipsFor(draft, seat);
  draft.pay(deltas);
  draft.tell({ type: 'riichiAccepted', seat });
  if (chips === 0) {
    announceLoans(draft, scores);
    return;
  }
  match.chips = moreChips(match.chips, seat, chips);
  const held = match.chips[seat];
  const { count } = loansFor(match.scores[seat], rules, held);
  draft.tell({ type: 'lent', seat, count, chips: held });
}

/** How many riichi chips the declarer needs to have a stick to lay. */
function chipsFor({ match, rules }: Draft, seat: Seat): number {
  return chipsForRiichi(loansFor(match.scores[seat], rules, match.chips?.[seat]).inSticks, rules);
}

/** On the first discard of a go-around that nobody has broken; one's own concealed kans may be forgiven. */
function isDoubleRiichi(draft: Draft, seat: Seat): boolean {
  const { hasAnyCall, hasOpenCall, kans } = draft.deal;
  if (draft.look(seat).discards.length > 1) return false;
  if (draft.rules['riichi.doubleBrokenBy'] === 'anyCall') return !hasAnyCall;
  return !hasOpenCall && kans.every((by) => by === seat);
}

function makeCall(
  draft: Draft,
  offer: Offer,
  { type, seat, own }: { type: Call; seat: Seat; own: readonly Tile[] },
): void {
  const { deal, rules } = draft;
  const meld = makeMeld(type, seat, offer, own, rules);
  if (meldFault(meld) !== null) addFault(draft, seat, 'invalidGroup');
  const giver = draft.seat(offer.from);
  giver.discards = giver.discards.map((discard, i) =>
    i === giver.discards.length - 1 ? { ...discard, calledBy: seat } : discard,
  );
  const state = draft.seat(seat);
  for (const tile of own) state.hand = without(state.hand, tile)!;
  state.melds = [...state.melds, meld];
  state.liable = liabilitiesAfterCall(state, meld, offer.from, rules);
  deal.hasOpenCall = true;
  deal.hasAnyCall = true;
  breakIppatsu(draft);
  clearMissed(draft, seat);
  draft.tell({ type: 'called', seat, from: offer.from, meld });
  deal.turn = seat;
  if (type === 'calledKan') {
    deal.kans = [...deal.kans, seat];
    state.waits = findWaits(state, rules);
    oweIndicator(draft);
    drawReplacement(draft, seat);
    return;
  }
  // Until the discard the hand stands with a tile too many.
  state.waits = [];
  deal.barred = barredAfter(rules, type, kindOf(offer.tile), own.map(kindOf));
  deal.lastDraw = 'call';
  deal.phase = { type: 'turn' };
}

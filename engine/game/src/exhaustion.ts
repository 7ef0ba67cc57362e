// Deals without a winner: the wall runs out, or one of the rulebook's special draws occurs.

import { type Case, type FactValue, inTurnFrom, type RuleValues, seatsOf } from '@hanchan/rules';
import { scoreNagashi } from '@hanchan/score';
import {
  type BySeat,
  bySeat,
  isOpen,
  isTerminalOrHonour,
  isWind,
  kindOf,
  noPoints,
  SEATS,
  type Seat,
  type Tile,
} from '@hanchan/tiles';
import type { DeclareAction } from './action.ts';
import { concludeDeal } from './conclusion.ts';
import type { Draft } from './draft.ts';
import type { DrawReason } from './event.ts';
import { shownAtDraw } from './foulEvidence.ts';
import type { Foul } from './foulKinds.ts';
import { chomboAtDraw, judge } from './fouls.ts';
import type { DealPhase, Match } from './match.ts';
import { type Illegal, type IllegalCode, illegal } from './refusal.ts';
import { couldWin } from './winning.ts';

type Declarations = Extract<DealPhase, { type: 'declarations' }>;

const inTurn = ({ dealer, rules }: Pick<Match, 'dealer' | 'rules'>): Seat[] =>
  inTurnFrom(dealer, rules);

export function endByExhaustion(draft: Draft): void {
  const { rules, match } = draft;
  draft.tell({ type: 'wallExhausted' });
  // Nobody won on the last discard, so the deal had ended with it when the bell rang.
  if (match.bell === 'lastDiscard') match.bell = 'oneMore';
  const candidates = rules['yaku.nagashi_mangan'] === 'absent' ? [] : nagashiSeats(draft);
  // As with any win, only the winner's own riichi is then looked at.
  const isWin = candidates.length > 0 && rules['nagashi.countsAs'] === 'win';
  const offenders = falseRiichis(draft, isWin ? candidates : seatsOf(rules));
  if (chomboAtDraw(draft, offenders)) return;
  const nagashi = candidates.filter((seat) => !offenders.includes(seat));
  if (nagashi.length > 0) {
    endByNagashi(draft, nagashi, offenders);
    return;
  }
  const isReady = (seat: Seat) => isTenpai(match, seat) && !offenders.includes(seat);
  const ready = inTurn(match).filter(isReady);
  const mayChoose = (seat: Seat) => draft.look(seat).riichi === 'none';
  const isAsked = rules['draw.mayHideTenpai'] && rules['draw.reveal'] !== 'none';
  const asked = match.assistance === 'guided' ? ready : inTurn(match);
  const waiting = isAsked ? asked.filter(mayChoose) : [];
  const tenpai = isAsked ? ready.filter((seat) => !mayChoose(seat)) : ready;
  draft.deal.phase = { type: 'declarations', waiting, tenpai };
  if (waiting.length === 0) settleTenpai(draft);
  else draft.tell({ type: 'asked', seats: waiting.slice(0, 1) });
}

function isTenpai(match: Match, seat: Seat): boolean {
  const { waits, isDead } = match.deal!.seats[seat];
  if (waits.length === 0 || isDead) return false;
  return !match.rules['draw.tenpaiNeedsYaku'] || waits.some((wait) => couldWin(match, seat, wait));
}

const CHANGED_BY_KAN = illegal('kanChangesHand', 'riichi.concealedKan');
const CHANGED_BY_DISCARD = illegal('riichiHandFixed', 'riichi.allowed', { riichi: 'discard' });
const NOT_TENPAI = illegal('riichiNotTenpai', 'riichi.allowed', { riichi: 'notTenpai' });

/**
 * Riichi hands must be shown at a draw. Each that cannot be proved right is judged: not tenpai, changed by a
 * kan, or changed by a discard.
 */
function falseRiichis(draft: Draft, among: readonly Seat[]): Seat[] {
  return inTurn(draft.match).filter((seat) => {
    const { riichi, waits, faults } = draft.look(seat);
    if (riichi === 'none' || !among.includes(seat)) return false;
    const isChombo = (foul: Foul, because: Illegal, one?: Case) =>
      judge(draft, seat, foul, shownAtDraw(draft.match, seat, because), one) === 'chombo';
    if (faults.includes('riichiKan')) return isChombo('riichiKan', CHANGED_BY_KAN);
    if (faults.includes('riichiDiscard')) {
      return isChombo('notenRiichi', CHANGED_BY_DISCARD, { fault: 'unproved' });
    }
    if (waits.length > 0) return false;
    return isChombo('notenRiichi', NOT_TENPAI, { fault: 'noten' });
  });
}

/**
 * Players are asked in turn from the dealer, so later ones hear what earlier ones said. Whoever speaks
 * before that is bound by it.
 */
export function declareRefusal(match: Match, { type, seat }: DeclareAction): Illegal | null {
  const { waiting } = match.deal!.phase as Declarations;
  const isFalse = type === 'tenpai' && !isTenpai(match, seat);
  if (waiting.includes(seat)) return isFalse ? said('notTenpai', 'falseTenpai') : null;
  const { riichi } = match.deal!.seats[seat];
  if (riichi !== 'none' && type === 'noten') {
    return said('mustDeclareTenpai', 'hiddenRiichi');
  }
  if (isFalse) return illegal('notTenpai');
  return said('notAsked', 'outOfTurn');
}

const said = (code: IllegalCode, what: FactValue<'said'>): Illegal =>
  illegal(code, 'draw.mayHideTenpai', { said: what });

export function declare(draft: Draft, { type, seat }: DeclareAction): void {
  const { waiting, tenpai } = draft.deal.phase as Declarations;
  const isTenpai = type === 'tenpai';
  draft.tell({ type: 'declared', seat, isTenpai });
  draft.deal.phase = {
    type: 'declarations',
    waiting: waiting.filter((other) => other !== seat),
    tenpai: isTenpai ? [...tenpai, seat] : tenpai,
  };
  if (waiting.length === 1) settleTenpai(draft);
  else if (waiting[0] === seat) draft.tell({ type: 'asked', seats: [waiting[1]!] });
}

function settleTenpai(draft: Draft): void {
  const { rules, match } = draft;
  const said = (draft.deal.phase as Declarations).tenpai;
  const tenpai = inTurn(match).filter((seat) => said.includes(seat));
  const deltas = notenPayments(tenpai, rules);
  const noten = 4 - tenpai.length;
  match.pool += noten * rules['draw.notenToPool'];
  endDrawn(draft, 'exhausted', [], tenpai, deltas);
}

/** What passes between tenpai and noten players, or goes into the pool, when the wall has run out. */
export function notenPayments(tenpai: readonly Seat[], rules: RuleValues): BySeat<number> {
  const noten = 4 - tenpai.length;
  // In whole points: a total that three cannot share is rounded down.
  const total =
    rules['draw.notenTotal'] - (rules['draw.notenTotal'] % Math.max(tenpai.length, noten));
  const share = (seat: Seat) => {
    if (rules['draw.notenToPool'] > 0)
      return tenpai.includes(seat) ? 0 : -rules['draw.notenToPool'];
    if (tenpai.length === 0 || noten === 0 || total === 0) return 0;
    return tenpai.includes(seat) ? total / tenpai.length : -total / noten;
  };
  return bySeat(share);
}

/** Whose discards were only terminals and honours, none of them called. A dead hand has won nothing. */
function nagashiSeats(draft: Draft): Seat[] {
  return SEATS.filter((seat) => {
    const { discards, melds, isDead } = draft.look(seat);
    if (isDead) return false;
    if (draft.rules['nagashi.closedOnly'] && melds.some(isOpen)) return false;
    return (
      discards.length > 0 &&
      discards.every(({ tile, calledBy }) => calledBy === null && isTerminalOrHonour(kindOf(tile)))
    );
  });
}

function endByNagashi(draft: Draft, seats: readonly Seat[], offenders: readonly Seat[]): void {
  const { match, rules } = draft;
  const { deltas } = scoreNagashi(seats, match.dealer, match.counters, rules)!;
  // Where it counts as a win nobody needs to be tenpai, so only riichi hands are shown.
  const isDeclared = (seat: Seat) =>
    rules['nagashi.countsAs'] === 'draw' || draft.look(seat).riichi !== 'none';
  const isReady = (seat: Seat) => isTenpai(match, seat) && !offenders.includes(seat);
  const tenpai = SEATS.filter((seat) => isReady(seat) && isDeclared(seat));
  endDrawn(draft, 'nagashi', seats, tenpai, deltas);
}

/** A special draw: no payments. */
export function abort(draft: Draft, reason: DrawReason, by: readonly Seat[]): void {
  const tenpai = reason === 'fourRiichi' ? SEATS : [];
  endDrawn(draft, reason, by, tenpai, noPoints());
}

/** The special draws that a discard nobody won on completes. */
export function abortAfterDiscard(draft: Draft): boolean {
  const abortive = draft.rules['draw.abortive'];
  if (abortive.length === 0) return false;
  const { seats, kans, hasAnyCall } = draft.deal;
  if (abortive.includes('fourRiichi') && seats.every(({ riichi }) => riichi !== 'none')) {
    // All four hands are shown.
    if (!chomboAtDraw(draft, falseRiichis(draft, SEATS))) abort(draft, 'fourRiichi', []);
    return true;
  }
  if (abortive.includes('fourKans') && kans.length >= 4 && new Set(kans).size > 1) {
    abort(draft, 'fourKans', []);
    return true;
  }
  if (abortive.includes('fourWinds') && !hasAnyCall && areFourWinds(draft)) {
    abort(draft, 'fourWinds', []);
    return true;
  }
  return false;
}

function areFourWinds({ deal }: Draft): boolean {
  const first = deal.seats.map(({ discards }) =>
    discards.length === 1 ? discards[0]!.tile : null,
  );
  const wind = first[0];
  return wind !== null && isWind(kindOf(wind!)) && first.every((tile) => tile === wind);
}

function endDrawn(
  draft: Draft,
  reason: DrawReason,
  by: readonly Seat[],
  tenpai: readonly Seat[],
  deltas: BySeat<number>,
): void {
  draft.pay(deltas);
  const shown = SEATS.map((seat) =>
    isShown(draft, reason, seat, by, tenpai) ? handOf(draft, seat) : null,
  );
  draft.tell({
    type: 'drawn',
    reason,
    by,
    // Where hands stay hidden, nobody is told who waited.
    tenpai: draft.rules['draw.reveal'] === 'none' ? [] : tenpai,
    shown: shown as unknown as BySeat<readonly Tile[] | null>,
    deltas,
    scores: draft.match.scores,
  });
  concludeDeal(draft, { type: 'drawn', reason, tenpai, nagashi: reason === 'nagashi' ? by : [] });
}

function handOf(draft: Draft, seat: Seat): readonly Tile[] {
  const { hand, drawn } = draft.look(seat);
  return drawn === null ? hand : [...hand, drawn];
}

function isShown(
  draft: Draft,
  reason: DrawReason,
  seat: Seat,
  by: readonly Seat[],
  tenpai: readonly Seat[],
): boolean {
  const { rules } = draft;
  if (reason === 'nineTerminals' || reason === 'tripleRon') return by.includes(seat);
  if (reason === 'fourRiichi') return rules['draw.reveal'] !== 'none';
  if (reason !== 'exhausted' && reason !== 'nagashi') return false;
  if (rules['draw.reveal'] === 'all') return true;
  // A riichi hand is shown even when it is dead, to prove that the riichi was right.
  const mustShow = tenpai.includes(seat) || draft.look(seat).riichi !== 'none';
  return rules['draw.reveal'] === 'tenpai' && mustShow;
}

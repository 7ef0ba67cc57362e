// The only way into a match: an action of a seat, or the next wall, gives a new state and what happened; or a
// refusal that changes nothing.

import type { RuleValues } from '@hanchan/rules';
import { type BySeat, bySeat, fail, ok, type Result, type Tile } from '@hanchan/tiles';
import {
  type Action,
  type ClaimAction,
  type DeclareAction,
  malformedField,
  type TurnAction,
} from './action.ts';
import { answerClaim, claimRefusal } from './claims.ts';
import { endMatch } from './conclusion.ts';
import { isWall, startDeal } from './dealing.ts';
import { Draft } from './draft.ts';
import { takeLiveTile } from './drawing.ts';
import type { GameEvent } from './event.ts';
import { declare, declareRefusal } from './exhaustion.ts';
import { consequenceOf, type Foul, NO_PENALTIES } from './foulKinds.ts';
import { commitFoul } from './foulPlay.ts';
import { foulOf } from './fouls.ts';
import type { Bell, Match, MatchStanding } from './match.ts';
import { type Illegal, type IllegalCode, illegal } from './refusal.ts';
import { takeTurn, turnRefusal } from './turn.ts';
import { liveTiles } from './wallPosition.ts';

/** What an action leads to: the new state, and what happened. */
export interface Step {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** Where a match begins; other values than the rulebook's let a match be taken up in the middle. */
export type MatchStart = Partial<
  MatchStanding & Pick<Match, 'assistance' | 'claimOrder' | 'isStarted'>
>;

/** A match before its first deal. */
export function newMatch(rules: RuleValues, start: MatchStart = {}): Match {
  const points = rules['table.startingPoints'];
  const scores: BySeat<number> = start.scores ?? bySeat(() => points);
  return {
    rules,
    assistance: start.assistance ?? 'guided',
    claimOrder: start.claimOrder ?? 'together',
    isStarted: start.isStarted ?? true,
    laidDown: null,
    isPaused: false,
    disqualified: [],
    penalties: bySeat(() => NO_PENALTIES),
    scores,
    round: start.round ?? 0,
    dealer: start.dealer ?? 0,
    counters: start.counters ?? 0,
    deposits: start.deposits ?? 0,
    pool: start.pool ?? 0,
    dealNumber: 0,
    bell: 'silent',
    phase: 'awaitingDeal',
    deal: null,
  };
}

/** Begins the next deal on this wall. */
export function deal(match: Match, wall: readonly Tile[]): Result<Step, Illegal> {
  if (match.phase === 'over') return fail(illegal('matchOver'));
  if (match.isPaused) return fail(illegal('paused'));
  if (!match.isStarted && match.rules['clock.beforeStart'] === 'nothing') {
    return fail(illegal('notStarted', 'clock.beforeStart'));
  }
  if (match.phase === 'playing') return fail(illegal('dealRunning'));
  if (!isWall(wall, match)) return fail(illegal('badWall', 'tiles.redFives'));
  return done(startDeal(match, wall));
}

/** Plays one action. */
export const play = (match: Match, action: Action): Result<Step, Illegal> =>
  played(match, action, false);

/**
 * Plays one action on a match that the caller gives away: it is changed where it stands, and is what it was only where the
 * action is refused. For simulations, which need no history; the same code as `play`, with the same events.
 */
export const playAway = (match: Match, action: Action): Result<Step, Illegal> =>
  played(match, action, true);

function played(match: Match, action: Action, isGivenAway: boolean): Result<Step, Illegal> {
  const refusal = refusalOf(match, action);
  const foul = refusal === null ? null : foulIn(match, action, refusal);
  if (refusal !== null && foul === null) return fail(refusal);
  const draft = new Draft(match, isGivenAway);
  // Before the signal a discard lies face down: nobody is told, and nothing follows yet.
  if (!match.isStarted) {
    draft.match.laidDown = action;
    return done(draft);
  }
  if (foul === null) perform(draft, action);
  else commitFoul(draft, action, foul, refusal!);
  return done(draft);
}

/** Where there is nothing to do wrong. */
const NO_ACT: readonly IllegalCode[] = [
  'wrongPhase',
  'malformed',
  'paused',
  'notStarted',
  'noDealRunning',
  'matchOver',
];

/** At an unassisted table a wrong act is done all the same, where the rulebook says what it then costs. */
export function foulIn(match: Match, action: Action, refusal: Illegal): Foul | null {
  if (match.assistance === 'guided' || NO_ACT.includes(refusal.code)) return null;
  const foul = foulOf(match, action, refusal);
  return foul === null || consequenceOf(match.rules, foul) === 'refused' ? null : foul;
}

function done(draft: Draft): Result<Step, Illegal> {
  return ok({ match: draft.match, events: draft.events });
}

/** Why this action is not accepted now; null when it is. */
export function refusalOf(match: Match, action: Action): Illegal | null {
  if (malformedField(action) !== null) return illegal('malformed');
  if (match.isPaused) return illegal('paused');
  if (!match.isStarted && (action.type !== 'discard' || match.laidDown !== null)) {
    return illegal('notStarted', 'clock.beforeStart');
  }
  if (match.phase === 'over') return illegal('matchOver');
  const running = match.deal;
  if (match.phase !== 'playing' || running === null) return illegal('noDealRunning');
  switch (running.phase.type) {
    case 'turn':
      if (!isTurnAction(action)) return illegal('wrongPhase');
      return action.seat === running.turn ? turnRefusal(match, action) : illegal('notYourTurn');
    case 'claims':
      return isClaimAction(action) ? claimRefusal(match, action) : illegal('wrongPhase');
    case 'declarations':
      if (action.type !== 'tenpai' && action.type !== 'noten') return illegal('wrongPhase');
      return declareRefusal(match, action as DeclareAction);
    case 'pick': {
      if (action.type !== 'pick') return illegal('wrongPhase');
      if (action.seat !== running.turn) return illegal('notYourTurn');
      const isSlot = Number.isInteger(action.slot) && action.slot >= 0;
      return isSlot && action.slot < liveTiles(running, match.rules)
        ? null
        : illegal('noSuchSlot', 'wall.build');
    }
    case 'over':
      return illegal('noDealRunning');
  }
}

const TURN_TYPES = ['discard', 'concealedKan', 'addedKan', 'tsumo', 'nineTerminals'];
const CLAIM_TYPES = ['pass', 'ron', 'chi', 'pon', 'calledKan'];

const isTurnAction = (action: Action): action is TurnAction => TURN_TYPES.includes(action.type);
const isClaimAction = (action: Action): action is ClaimAction => CLAIM_TYPES.includes(action.type);

function perform(draft: Draft, action: Action): void {
  if (isTurnAction(action)) takeTurn(draft, action);
  else if (isClaimAction(action)) answerClaim(draft, action);
  else if (action.type === 'pick') takeLiveTile(draft, action.seat, action.slot);
  else declare(draft, action);
}

/** The signal to start: from here the clock runs, and a discard that was laid face down is turned up. */
export function startClock(match: Match): Result<Step, Illegal> {
  if (match.isStarted) return fail(illegal('alreadyStarted'));
  const { laidDown } = match;
  const draft = new Draft(match);
  draft.match.isStarted = true;
  draft.match.laidDown = null;
  draft.tell({ type: 'clockStarted' });
  if (laidDown !== null) perform(draft, laidDown);
  return done(draft);
}

/** The clock's bell: the deal being played is the last, or one more follows, or the match is over. */
export function ringBell(match: Match): Result<Step, Illegal> {
  if (match.phase === 'over') return fail(illegal('matchOver'));
  const draft = new Draft(match);
  const hasOneMore = match.rules['clock.bellBetweenDeals'] === 'oneMoreDeal';
  if (match.bell === 'silent') draft.match.bell = hasOneMore ? bellWithOneMore(match) : 'lastDeal';
  draft.tell({ type: 'bellRang', bell: draft.match.bell });
  if (match.phase === 'awaitingDeal' && !hasOneMore) endMatch(draft);
  return done(draft);
}

/** A deal ends with the winner's word or with the last discard, before tenpai is declared. */
function bellWithOneMore({ phase, deal: running, rules }: Match): Bell {
  if (phase !== 'playing' || running!.phase.type === 'declarations') return 'oneMore';
  const isOnOffer = running!.phase.type === 'claims' && running!.phase.offer.by === 'discard';
  return isOnOffer && liveTiles(running!, rules) === 0 ? 'lastDiscard' : 'lastDeal';
}

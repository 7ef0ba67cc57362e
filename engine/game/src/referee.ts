// The referee's rulings: inputs of the match like any other, which become events.

import type { Applied, FactValue, RuleKey, RuleValues } from '@hanchan/rules';
import { fail, ok, type Result, type Seat } from '@hanchan/tiles';
import { Draft } from './draft.ts';
import { addPenalty, killHand, pointsPenalty, voidDeal } from './fouls.ts';
import type { Match } from './match.ts';
import type { Step } from './play.ts';
import { type Illegal, illegal } from './refusal.ts';
import type { Ruling } from './ruling.ts';

/** Rulings that can still be made when the match is over. */
const AFTERWARDS: readonly Ruling['type'][] = [
  'warning',
  'penalty',
  'disqualify',
  'announcement',
  'objection',
];

/** Carries out a referee's ruling. */
export function rule(match: Match, ruling: Ruling): Result<Step, Illegal> {
  const refusal = rulingRefusal(match, ruling);
  if (refusal !== null) return fail(refusal);
  const draft = new Draft(match);
  draft.tell({ type: 'ruled', ruling });
  apply(draft, ruling);
  return ok({ match: draft.match, events: draft.events });
}

function rulingRefusal(match: Match, ruling: Ruling): Illegal | null {
  if (match.phase === 'over' && !AFTERWARDS.includes(ruling.type)) {
    return illegal('matchOver');
  }
  if (ruling.type === 'pause' && match.isPaused) return illegal('paused');
  if (ruling.type === 'resume' && !match.isPaused) return illegal('notPaused');
  if (ruling.type === 'objection' && match.phase === 'playing') return illegal('dealRunning');
  const needsDeal = ['deadHand', 'chombo', 'redeal', 'exposed'].includes(ruling.type);
  if (needsDeal && match.phase !== 'playing') return illegal('noDealRunning');
  if (ruling.type === 'deadHand' && !match.rules['penalty.deadHand']) {
    return illegal('noSuchPenalty', 'penalty.deadHand');
  }
  if (ruling.type === 'chombo' && match.rules['penalty.chombo'].type === 'none') {
    return illegal('noSuchPenalty', 'penalty.chombo');
  }
  const amount =
    ruling.type === 'penalty' ? ruling.points : ruling.type === 'exposed' ? ruling.tiles : 1;
  return Number.isInteger(amount) && amount > 0 ? null : illegal('badAmount');
}

function apply(draft: Draft, ruling: Ruling): void {
  switch (ruling.type) {
    case 'warning':
      addPenalty(draft, ruling.seat, 'warnings', 1);
      break;
    case 'deadHand':
      killHand(draft, ruling.seat);
      break;
    case 'chombo':
      voidDeal(draft, [ruling.seat]);
      break;
    case 'redeal':
      voidDeal(draft, []);
      break;
    case 'penalty':
      takePoints(draft, ruling.seat, ruling.points);
      break;
    case 'exposed':
      judgeExposure(draft, ruling);
      break;
    case 'pause':
      draft.match.isPaused = true;
      break;
    case 'resume':
      draft.match.isPaused = false;
      break;
    case 'disqualify':
      draft.match.disqualified = [...draft.match.disqualified, ruling.seat];
      break;
    case 'announcement':
    case 'objection':
      // Being told and recorded is all there is to it.
      break;
  }
}

/** Never taken at the table. */
function takePoints(draft: Draft, seat: Seat, points: number): void {
  const { modifier, tournamentPoints } = pointsPenalty(points, draft.rules);
  if (modifier > 0) addPenalty(draft, seat, 'modifier', modifier);
  else addPenalty(draft, seat, 'tournamentPoints', tournamentPoints);
}

type Exposure = Extract<Ruling, { type: 'exposed' }>;

function judgeExposure(draft: Draft, ruling: Exposure): void {
  const { seat } = ruling;
  const verdict = exposureVerdict(ruling, draft.rules);
  if (verdict === 'chombo') voidDeal(draft, [seat]);
  else if (verdict === 'deadHand') killHand(draft, seat);
  else if (verdict === 'warning') addPenalty(draft, seat, 'warnings', 1);
}

/** Tiles go back where they were; what it costs goes by their number. */
function exposureVerdict({ whose, tiles }: Exposure, rules: RuleValues): FactValue<'verdict'> {
  const limits = rules['foul.exposedTiles'];
  const reaches = (limit: number) => limit > 0 && tiles >= limit;
  const chombo = {
    own: limits.ownChombo,
    others: limits.othersChombo,
    deadWall: limits.deadWallChombo,
    liveWall: rules['foul.exposedWall'],
  };
  const dead = { own: 0, others: limits.othersDead, deadWall: limits.deadWallDead, liveWall: 0 };
  if (reaches(chombo[whose])) return 'chombo';
  if (reaches(dead[whose])) return 'deadHand';
  return reaches(limits.warning) ? 'warning' : 'nothing';
}

/** The rule that a ruling applies, and in which case; null where it is the referee's own decision. */
export function ruleOfRuling(ruling: Ruling, rules: RuleValues): Applied<RuleKey> | null {
  switch (ruling.type) {
    case 'exposed': {
      const verdict = exposureVerdict(ruling, rules);
      return ruling.whose === 'liveWall'
        ? { rule: 'foul.exposedWall', case: { verdict } }
        : { rule: 'foul.exposedTiles', case: { exposed: ruling.whose, verdict } };
    }
    case 'deadHand':
      return { rule: 'penalty.deadHand' };
    case 'chombo':
      return { rule: 'penalty.chombo', case: { cost: 'chombo' } };
    case 'penalty':
      return { rule: 'penalty.chombo', case: { cost: 'points' } };
    default:
      return null;
  }
}

// The plan of the event is public; a seating from the moment it is published.

import type { StageAct } from '../act.ts';
import type { EventState } from '../state.ts';
import { roundOf } from '../who.ts';

export function shownOfStage(state: EventState, act: StageAct): StageAct | null {
  const isPublic = (round: number) => roundOf(state, round)?.isPublic === true;
  switch (act.type) {
    case 'stages':
      return { type: act.type, stages: act.stages };
    case 'schedule':
      return { type: act.type, blocks: act.blocks };
    case 'shift':
      return { type: act.type, fromBlock: act.fromBlock, minutes: act.minutes, reason: '' };
    case 'qualify':
      return { type: act.type, stage: act.stage, slots: act.slots };
    case 'seat': {
      const rounds = act.rounds.filter(({ round }) => isPublic(round));
      if (rounds.length === 0) return null;
      // Whoever knows the seed can compute the rounds that are still to come.
      const seed = rounds.length === act.rounds.length ? act.seed : '';
      return { type: act.type, seed, method: act.method, rounds, reason: '' };
    }
    case 'publishSeating':
      return { type: act.type, round: act.round, isPublic: act.isPublic };
    case 'swap': {
      const { type, round, a, b } = act;
      return isPublic(round) ? { type, round, a, b, reason: '' } : null;
    }
  }
}

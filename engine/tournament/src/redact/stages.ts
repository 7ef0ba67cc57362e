// The plan of the event is public; a seating from the moment it is published: the publication tells the tables, and
// only what is changed after it is told by itself.

import type { PublishedSeating, StageAct } from '../act.ts';
import type { EventState } from '../state.ts';
import { roundOf } from '../who.ts';

export function shownOfStage(state: EventState, act: StageAct, seq: number): StageAct | null {
  const isPublic = (round: number) => isSincePublication(state, round, seq);
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
      return {
        type: act.type,
        round: act.round,
        isPublic: act.isPublic,
        ...publishedBy(state, act.round, seq),
      };
    case 'swap': {
      const { type, round, a, b } = act;
      return isPublic(round) ? { type, round, a, b, reason: '' } : null;
    }
  }
}

/** Whether an entry came when everybody saw the seating of this round. */
export function isSincePublication(state: EventState, round: number, seq: number): boolean {
  const published = roundOf(state, round)?.published ?? null;
  return published !== null && published.seq < seq;
}

/** The tables, if this is the entry that made them public. */
export function publishedBy(
  state: EventState,
  round: number,
  seq: number,
): { readonly seating?: PublishedSeating } {
  const published = roundOf(state, round)?.published;
  return published?.seq === seq ? { seating: published.seating } : {};
}

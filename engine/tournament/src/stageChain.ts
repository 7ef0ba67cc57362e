// Stages one after the other: who is in each, and what part of the score comes along.

import type { Twelfths } from '@hanchan/game';
import type { Account } from './accounts.ts';
import type { Slot } from './person.ts';
import type { Stage, StageId } from './stage.ts';
import type { EventState } from './state.ts';
import { POINT } from './twelfths.ts';

export interface Link {
  readonly stage: Stage;
  /** Null: everybody. */
  readonly members: ReadonlySet<Slot> | null;
}

/** An event without stages is one stage. */
const WHOLE: Stage = {
  id: '',
  name: '',
  kind: 'qualifying',
  rounds: 0,
  minutes: null,
  cut: null,
  carry: 'full',
  seating: 'plan',
};

/**
 * Up to the stage that is asked for, or to the last one that has begun. Side events stand alone: nothing is carried
 * into them or out of them.
 */
export function stageChain(state: EventState, wanted: StageId | undefined): Link[] {
  const { stages } = state;
  if (stages.length === 0) return [{ stage: WHOLE, members: null }];
  const side = stages.find(({ id, kind }) => id === wanted && kind === 'side');
  if (side !== undefined) return [{ stage: side, members: membersOf(state, side, null) }];
  const links: Link[] = [];
  for (const stage of stages) {
    if (stage.kind === 'side') continue;
    const isFirst = links.length === 0;
    if (wanted === undefined && !isFirst && !isUnderWay(state, stage)) break;
    links.push({ stage, members: membersOf(state, stage, links.at(-1)?.members ?? null) });
    if (stage.id === wanted) break;
  }
  return links;
}

function membersOf(
  { qualified }: EventState,
  { id, cut }: Stage,
  before: ReadonlySet<Slot> | null,
): ReadonlySet<Slot> | null {
  const slots = qualified.get(id);
  if (slots !== undefined) return new Set(slots);
  return cut === null ? before : new Set();
}

const isUnderWay = ({ qualified, rounds }: EventState, { id }: Stage): boolean =>
  qualified.has(id) || rounds.some(({ stage, startedAt }) => stage === id && startedAt !== null);

export interface StageScore {
  /** From the stages before. */
  readonly carried: Twelfths;
  readonly raw: Twelfths;
  readonly uma: Twelfths;
  readonly penalties: Twelfths;
  readonly total: Twelfths;
}

/** Halves of twelfths are exact in a double, so a score may be halved as often as an event has stages. */
export function chainScore(
  { rounds, penalties }: Account,
  links: readonly Link[],
  isWhole: boolean,
): StageScore {
  let total = 0;
  let score: StageScore = { carried: 0, raw: 0, uma: 0, penalties: 0, total: 0 };
  for (const [i, { stage }] of links.entries()) {
    const carried =
      i === 0 || stage.carry === 'none' ? 0 : stage.carry === 'half' ? total / 2 : total;
    let raw = 0;
    let uma = 0;
    let taken = 0;
    for (const one of rounds) {
      if (!isWhole && one.stage !== stage.id) continue;
      raw += one.points * POINT;
      uma += one.uma;
    }
    for (const one of penalties) if (isWhole || one.stage === stage.id) taken += one.amount;
    total = carried + raw + uma - taken;
    score = { carried, raw, uma, penalties: taken, total };
  }
  return score;
}

/** The stages whose hanchan count in a tie-break: those whose scores came along. */
export function countedStages(links: readonly Link[]): ReadonlySet<StageId> {
  const from = links.findLastIndex(({ stage }, i) => i > 0 && stage.carry === 'none');
  return new Set(links.slice(Math.max(0, from)).map(({ stage }) => stage.id));
}

// Stages, the schedule, tables.

import { FOUR } from '@hanchan/tiles';
import type { StageAct } from '../act.ts';
import type { Slot } from '../person.ts';
import { SEATING_GROUPS } from '../seating/apart.ts';
import type { Block, Stage, TableSeats } from '../stage.ts';
import type { ActRefusal, EventState, RoundState } from '../state.ts';
import { fieldOf, fillInsMissing, holderOf, roundOf, stageOf } from '../who.ts';
import { needsOneOf, needsText, needsWhole, tooLong } from './fields.ts';
import { needsNumbers, needsRound } from './present.ts';
import { firstOf, refuse, repeated } from './refuse.ts';
import { said } from './sentence.ts';

export function stageRefusal(state: EventState, act: StageAct): ActRefusal | null {
  switch (act.type) {
    case 'stages':
      return stagesRefusal(state, act.stages);
    case 'schedule':
      return scheduleRefusal(state, act.blocks);
    case 'shift':
      if (!state.schedule.some(({ id }) => id === act.fromBlock)) {
        return refuse('unknown', 'fromBlock', said('schedule.noLine', act.fromBlock));
      }
      return needsWhole('minutes', act.minutes, -1_440, 1_440) ?? tooLong('reason', act.reason);
    case 'qualify':
      return qualifyRefusal(state, act);
    case 'seat':
      return seatRefusal(state, act);
    case 'publishSeating':
      return publishRefusal(state, act);
    case 'swap':
      return swapRefusal(state, act);
  }
}

function stagesRefusal(state: EventState, stages: readonly Stage[]): ActRefusal | null {
  if (stages.length === 0) return refuse('incomplete', 'stages', said('stage.none'));
  const twice = repeated(stages.map(({ id }) => id));
  if (twice !== undefined) return refuse('duplicate', 'stages', said('stage.sameId', twice));
  const bad = firstOf(stages, (stage, i) => oneStageRefusal(stage, `stages[${i}]`, i === 0));
  if (bad) return bad;
  const planned = stages.flatMap(({ id, rounds }) => Array<string>(rounds).fill(id));
  const lost = state.rounds.find(
    ({ number, stage, startedAt }) => startedAt !== null && planned[number - 1] !== stage,
  );
  if (!lost) return null;
  return refuse('wrongState', 'stages', said('stage.roundStays', lost.number));
}

function oneStageRefusal(stage: Stage, field: string, isFirst: boolean): ActRefusal | null {
  const { id, name, kind, rounds, minutes, cut, carry, seating } = stage;
  if (isFirst && cut !== null) {
    return refuse('badValue', `${field}.cut`, said('stage.firstIsForAll'));
  }
  if (cut !== null && (!Number.isInteger(cut) || cut < FOUR || cut % FOUR !== 0)) {
    return refuse('badValue', `${field}.cut`, said('stage.unevenCut', cut));
  }
  return (
    needsText(`${field}.id`, id, 'name') ??
    needsText(`${field}.name`, name, 'name') ??
    needsOneOf(`${field}.kind`, kind, ['qualifying', 'swiss', 'final', 'side']) ??
    needsWhole(`${field}.rounds`, rounds, 1, 50) ??
    (minutes === null ? null : needsWhole(`${field}.minutes`, minutes, 1, 600)) ??
    needsOneOf(`${field}.carry`, carry, ['full', 'half', 'none']) ??
    needsOneOf(`${field}.seating`, seating, ['plan', 'swiss', 'snake', 'byRank'])
  );
}

function scheduleRefusal(state: EventState, blocks: readonly Block[]): ActRefusal | null {
  const twice = repeated(blocks.map(({ id }) => id));
  if (twice !== undefined) return refuse('duplicate', 'blocks', said('schedule.sameId', twice));
  return firstOf(blocks, (block, i) => {
    const field = `blocks[${i}]`;
    const before = blocks[i - 1];
    if (before && before.start > block.start) {
      return refuse(
        'badValue',
        `${field}.start`,
        said('schedule.outOfOrder', block.label, before.label),
      );
    }
    return (
      needsText(`${field}.id`, block.id, 'name') ??
      needsText(`${field}.label`, block.label, 'name') ??
      needsWhole(`${field}.start`, block.start, 0, Number.MAX_SAFE_INTEGER) ??
      needsWhole(`${field}.minutes`, block.minutes, 0, 1_440) ??
      (block.round === null ? null : needsRound(state, block.round, `${field}.round`))
    );
  });
}

function qualifyRefusal(
  state: EventState,
  { stage: id, slots }: Extract<StageAct, { readonly type: 'qualify' }>,
): ActRefusal | null {
  const stage = stageOf(state, id);
  if (!stage) return refuse('unknown', 'stage', said('stage.unknown', id));
  const rounds = state.rounds.filter((round) => round.stage === id);
  if (rounds.some(({ startedAt }) => startedAt !== null)) {
    const message = said('stage.begun', stage.name);
    return refuse('wrongState', 'stage', message);
  }
  if (stage.cut !== null && slots.length !== stage.cut) {
    const message = said('stage.wrongCount', stage.cut, stage.name, slots.length);
    return refuse('incomplete', 'slots', message);
  }
  const first = rounds[0]?.number ?? 1;
  return (
    needsNumbers(state, 'slots', slots) ??
    firstOf(slots, (slot, i) => {
      if (holderOf(state, slot, first)?.role === 'player') return null;
      const message = said('stage.notRanked', slot);
      return refuse('wrongState', `slots[${i}]`, message);
    })
  );
}

function seatRefusal(
  state: EventState,
  act: Extract<StageAct, { readonly type: 'seat' }>,
): ActRefusal | null {
  if (act.rounds.length === 0) return refuse('incomplete', 'rounds', said('seating.noRound'));
  const twice = repeated(act.rounds.map(({ round }) => round));
  if (twice !== undefined) return refuse('duplicate', 'rounds', said('seating.roundTwice', twice));
  return (
    tooLong('seed', act.seed) ??
    tooLong('method', act.method) ??
    tooLong('reason', act.reason) ??
    firstOf(act.apart?.groups ?? [], (group, i) =>
      needsOneOf(`apart.groups[${i}]`, group, SEATING_GROUPS),
    ) ??
    firstOf(act.apart?.forbidden ?? [], (pair, i) =>
      needsNumbers(state, `apart.forbidden[${i}]`, pair),
    ) ??
    firstOf(
      act.rounds,
      ({ round, tables }, i) =>
        needsRound(state, round, `rounds[${i}].round`) ??
        tablesRefusal(state, roundOf(state, round)!, tables, `rounds[${i}].tables`),
    )
  );
}

function tablesRefusal(
  state: EventState,
  round: RoundState,
  tables: readonly TableSeats[],
  field: string,
): ActRefusal | null {
  const { number } = round;
  if (round.startedAt !== null) {
    return refuse('wrongState', field, said('seating.stays', number));
  }
  const stage = stageOf(state, round.stage)!;
  if (stage.cut !== null && !state.qualified.has(stage.id)) {
    return refuse('wrongState', field, said('stage.qualifyFirst', stage.name));
  }
  const uneven = tables.findIndex((seats) => seats.length !== 4);
  if (uneven >= 0) return refuse('badValue', `${field}[${uneven}]`, said('seating.notFour'));
  const players = fieldOf(state, round);
  return (
    needsNumbers(state, field, tables.flat()) ??
    (stage.kind === 'side' ? null : fullRefusal(players, field)) ??
    (stage.kind === 'side' ? null : everybodyRefusal(players, tables.flat(), number, field))
  );
}

function fullRefusal(slots: readonly Slot[], field: string): ActRefusal | null {
  const missing = fillInsMissing(slots.length);
  if (missing === 0) return null;
  const message = said(
    'seating.fillInsMissing',
    slots.length,
    missing,
    missing === 1 ? ' is' : 's are',
  );
  return refuse('incomplete', field, message);
}

function everybodyRefusal(
  slots: readonly Slot[],
  seated: readonly Slot[],
  round: number,
  field: string,
): ActRefusal | null {
  const stranger = seated.find((slot) => !slots.includes(slot));
  if (stranger !== undefined) {
    return refuse('wrongState', field, said('seating.stranger', stranger, round));
  }
  const left = slots.filter((slot) => !seated.includes(slot));
  if (left.length === 0) return null;
  return refuse('incomplete', field, said('seating.seatMissing', round, left.join(', ')));
}

function publishRefusal(
  state: EventState,
  { round, isPublic }: Extract<StageAct, { readonly type: 'publishSeating' }>,
): ActRefusal | null {
  const refusal = needsRound(state, round);
  if (refusal) return refusal;
  const { tables, startedAt } = roundOf(state, round)!;
  if (tables.length === 0) {
    return refuse('wrongState', 'round', said('seating.none', round));
  }
  if (isPublic || startedAt === null) return null;
  return refuse('wrongState', 'isPublic', said('seating.seen', round));
}

function swapRefusal(
  state: EventState,
  { round, a, b, reason }: Extract<StageAct, { readonly type: 'swap' }>,
): ActRefusal | null {
  const refusal = needsRound(state, round);
  if (refusal) return refusal;
  const found = roundOf(state, round)!;
  if (found.startedAt !== null) {
    return refuse('wrongState', 'round', said('seating.stays', round));
  }
  if (a === b) return refuse('badValue', 'b', said('seating.swapWithItself', a));
  const seated = found.tables.flatMap(({ seats }) => seats);
  return (
    firstOf([a, b], (slot, i) =>
      seated.includes(slot)
        ? null
        : refuse('unknown', i === 0 ? 'a' : 'b', said('seating.noSeat', slot, round)),
    ) ?? tooLong('reason', reason)
  );
}

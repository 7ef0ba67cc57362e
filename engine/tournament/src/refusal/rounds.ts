// A round on the clock: may it begin, stop, end?

import type { RoundAct } from '../act.ts';
import { clockOf } from '../clock.ts';
import type { PersonId } from '../person.ts';
import type { ActRefusal, EventState, Pause, RoundState, TableState } from '../state.ts';
import { fieldOf, roundOf, sitterOf, stageOf, tableOf } from '../who.ts';
import { needsRound, needsRunning, needsTable, needsText, refuse } from './refuse.ts';
import { said } from './sentence.ts';

const MOST_EXTRA = 3_600;

export function roundRefusal(state: EventState, act: RoundAct, at: number): ActRefusal | null {
  const unknown = needsRound(state, act.round);
  if (unknown) return unknown;
  const round = roundOf(state, act.round)!;
  if (act.type === 'start') return startRefusal(state, round);
  const idle = needsRunning(round);
  if (idle) return idle;
  switch (act.type) {
    case 'pause':
    case 'resume':
      return pauseRefusal(state, round, act);
    case 'extraTime':
      return extraRefusal(state, round, act);
    case 'gong':
      if (clockOf(state, act.round, at)?.phase !== 'over') return null;
      return refuse('wrongState', 'round', said`The time of round ${act.round} is over already.`);
    case 'endRound':
      return endRefusal(round);
    case 'unstart':
      return unstartRefusal(round) ?? needsText('reason', act.reason);
  }
}

function startRefusal(state: EventState, round: RoundState): ActRefusal | null {
  const { number, startedAt, stage, inStage, tables } = round;
  if (startedAt !== null)
    return refuse('wrongState', 'round', said`Round ${number} has begun already.`);
  const before = roundOf(state, number - 1);
  if (inStage > 1 && before?.startedAt === null) {
    return refuse('wrongState', 'round', said`Round ${number - 1} comes first.`);
  }
  if (tables.length === 0) {
    return refuse('incomplete', 'round', said`Round ${number} has no seating yet.`);
  }
  const isSide = stageOf(state, stage)?.kind === 'side';
  return (isSide ? null : unseatedRefusal(state, round)) ?? sittersRefusal(state, round);
}

/** Numbers that came or went since the seating was made. */
function unseatedRefusal(state: EventState, round: RoundState): ActRefusal | null {
  const seated = new Set<number>(round.tables.flatMap(({ seats }) => seats));
  const left = fieldOf(state, round).filter((slot) => !seated.has(slot));
  if (left.length === 0) return null;
  const message = said`Number ${left.join(', ')} has no seat in round ${round.number}: make the seating anew.`;
  return refuse('incomplete', 'round', message);
}

/** Somebody on every seat, nobody on two, and nobody who still plays elsewhere. */
function sittersRefusal(state: EventState, round: RoundState): ActRefusal | null {
  const busy = stillPlaying(state, round.number);
  const seen = new Map<PersonId, number>();
  for (const table of round.tables) {
    for (const slot of table.seats) {
      const person = sitterOf(state, table, slot);
      if (person === null) {
        const message = said`Nobody plays as number ${slot} at table ${table.number}: a fill-in or a new seating is needed.`;
        return refuse('incomplete', 'round', message);
      }
      const name = state.people.get(person)?.person.name ?? `Number ${slot}`;
      const other = seen.get(person);
      if (other !== undefined) {
        return refuse('duplicate', 'round', said`${name} would play as ${other} and as ${slot}.`);
      }
      const where = busy.get(person);
      if (where) {
        const message = said`${name} still plays at table ${where.number} of round ${where.round}.`;
        return refuse('wrongState', 'round', message);
      }
      seen.set(person, slot);
    }
  }
  return null;
}

/** A table whose sheet waits for a signature holds nobody up. */
function stillPlaying(state: EventState, except: number): Map<PersonId, TableState> {
  const busy = new Map<PersonId, TableState>();
  const running = state.rounds.filter(
    ({ number, startedAt, endedAt }) => number !== except && startedAt !== null && endedAt === null,
  );
  for (const table of running.flatMap(({ tables }) => tables)) {
    if (table.stage !== 'playing' && table.stage !== 'allLast') continue;
    for (const slot of table.seats) {
      const person = sitterOf(state, table, slot);
      if (person !== null) busy.set(person, table);
    }
  }
  return busy;
}

const isOpen = (pauses: readonly Pause[]) => pauses.at(-1)?.to === null;

function pauseRefusal(
  state: EventState,
  round: RoundState,
  act: Extract<RoundAct, { readonly type: 'pause' | 'resume' }>,
): ActRefusal | null {
  const unknown = act.table === null ? null : needsTable(state, act.round, act.table);
  if (unknown) return unknown;
  const pauses = act.table === null ? round.pauses : tableOf(state, act.round, act.table)!.pauses;
  if (act.type === 'resume') {
    const isRung = act.table === null && round.gongAt !== null;
    if (isOpen(pauses) || isRung) return null;
    const sentence =
      act.table === null
        ? said`Round ${round.number} is not stopped.`
        : said`Table ${act.table} is not stopped.`;
    return refuse('wrongState', 'round', sentence);
  }
  if (isOpen(pauses)) {
    const sentence =
      act.table === null
        ? said`Round ${round.number} is stopped already.`
        : said`Table ${act.table} is stopped already.`;
    return refuse('wrongState', 'round', sentence);
  }
  return needsText('reason', act.reason);
}

function extraRefusal(
  state: EventState,
  round: RoundState,
  act: Extract<RoundAct, { readonly type: 'extraTime' }>,
): ActRefusal | null {
  const unknown = needsTable(state, act.round, act.table);
  if (unknown) return unknown;
  if (round.minutes === null) {
    const message = said`Round ${round.number} has no time limit.`;
    const by = { rule: 'clock.minutes', case: { time: 'none' } } as const;
    return refuse('wrongState', 'seconds', message, by);
  }
  const { extraSeconds } = tableOf(state, act.round, act.table)!;
  const total = extraSeconds + act.seconds;
  if (!Number.isInteger(act.seconds) || act.seconds === 0 || total < 0 || total > MOST_EXTRA) {
    const message = said`Extra time is whole seconds, ${MOST_EXTRA} at most in all; table ${act.table} has ${extraSeconds}.`;
    return refuse('badValue', 'seconds', message);
  }
  return needsText('reason', act.reason);
}

function endRefusal({ number, tables }: RoundState): ActRefusal | null {
  const open = tables.filter(({ stage }) => stage !== 'signed' && stage !== 'void');
  if (open.length === 0) return null;
  const list = open.map((table) => table.number).join(', ');
  const message = said`Round ${number} waits for the signed sheet of table ${list}.`;
  return refuse('incomplete', 'round', message);
}

function unstartRefusal({ number, tables }: RoundState): ActRefusal | null {
  const written = tables.find(
    ({ sheet, earlier, allLast }) => sheet !== null || earlier.length > 0 || allLast !== null,
  );
  if (!written) return null;
  const message = said`Table ${written.number} of round ${number} has a sheet: the round was played.`;
  return refuse('wrongState', 'round', message);
}

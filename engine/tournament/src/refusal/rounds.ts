// A round on the clock: may it begin, stop, end?

import type { RoundAct } from '../act.ts';
import { clockOf } from '../clock.ts';
import type { PersonId } from '../person.ts';
import type { ActRefusal, EventState, Pause, RoundState, TableState } from '../state.ts';
import { fieldOf, roundOf, sitterOf, stageOf, tableOf } from '../who.ts';
import { needsText } from './fields.ts';
import { needsRound, needsRunning, needsTable } from './present.ts';
import { refuse } from './refuse.ts';
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
      return refuse('wrongState', 'round', said('round.timeOver', act.round));
    case 'endRound':
      return endRefusal(round);
    case 'unstart':
      return unstartRefusal(round) ?? needsText('reason', act.reason);
  }
}

function startRefusal(state: EventState, round: RoundState): ActRefusal | null {
  const { number, startedAt, stage, inStage, tables } = round;
  if (startedAt !== null) return refuse('wrongState', 'round', said('round.begun', number));
  const before = roundOf(state, number - 1);
  if (inStage > 1 && before?.startedAt === null) {
    return refuse('wrongState', 'round', said('round.earlierFirst', number - 1));
  }
  if (tables.length === 0) {
    return refuse('incomplete', 'round', said('seating.none', number));
  }
  const isSide = stageOf(state, stage)?.kind === 'side';
  return (isSide ? null : unseatedRefusal(state, round)) ?? sittersRefusal(state, round);
}

/** Numbers that came or went since the seating was made. */
function unseatedRefusal(state: EventState, round: RoundState): ActRefusal | null {
  const seated = new Set<number>(round.tables.flatMap(({ seats }) => seats));
  const left = fieldOf(state, round).filter((slot) => !seated.has(slot));
  if (left.length === 0) return null;
  const message = said('seating.outdated', left.join(', '), round.number);
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
        const message = said('round.seatEmpty', slot, table.number);
        return refuse('incomplete', 'round', message);
      }
      const name = state.people.get(person)?.person.name ?? `Number ${slot}`;
      const other = seen.get(person);
      if (other !== undefined) {
        return refuse('duplicate', 'round', said('round.playsTwice', name, other, slot));
      }
      const where = busy.get(person);
      if (where) {
        const message = said('round.stillPlays', name, where.number, where.round);
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
        ? said('round.notStopped', round.number)
        : said('table.notStopped', act.table);
    return refuse('wrongState', 'round', sentence);
  }
  if (isOpen(pauses)) {
    const sentence =
      act.table === null ? said('round.stopped', round.number) : said('table.stopped', act.table);
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
    const message = said('round.noTimeLimit', round.number);
    const by = { rule: 'clock.minutes', case: { time: 'none' } } as const;
    return refuse('wrongState', 'seconds', message, by);
  }
  const { extraSeconds } = tableOf(state, act.round, act.table)!;
  const total = extraSeconds + act.seconds;
  if (!Number.isInteger(act.seconds) || act.seconds === 0 || total < 0 || total > MOST_EXTRA) {
    const message = said('table.extraTime', MOST_EXTRA, act.table, extraSeconds);
    return refuse('badValue', 'seconds', message);
  }
  return needsText('reason', act.reason);
}

function endRefusal({ number, tables }: RoundState): ActRefusal | null {
  const open = tables.filter(({ stage }) => stage !== 'signed' && stage !== 'void');
  if (open.length === 0) return null;
  const list = open.map((table) => table.number).join(', ');
  const message = said('round.sheetsMissing', number, list);
  return refuse('incomplete', 'round', message);
}

function unstartRefusal({ number, tables }: RoundState): ActRefusal | null {
  const written = tables.find(
    ({ sheet, earlier, allLast }) => sheet !== null || earlier.length > 0 || allLast !== null,
  );
  if (!written) return null;
  const message = said('round.played', written.number, number);
  return refuse('wrongState', 'round', message);
}

// What happens at a table before its sheet is written.

import { lendingUnit } from '@hanchan/game';
import type { Applied, RuleKey } from '@hanchan/rules';
import type { TableAct } from '../act.ts';
import type { ActRefusal, EventState, RoundState, TableStage, TableState } from '../state.ts';
import { roundOf, sitterOf, tableOf } from '../who.ts';
import { needsMultiple, needsText, needsWhole, tooLong, WRITTEN_SCORE } from './fields.ts';
import { needsPerson, needsRunning, needsSeat, needsTheFour, needsVersion } from './present.ts';
import { firstOf, refuse } from './refuse.ts';
import { said } from './sentence.ts';

type Of<T extends TableAct['type']> = Extract<TableAct, { readonly type: T }>;

export function tableRefusal(state: EventState, act: TableAct): ActRefusal | null {
  const stale = needsVersion(state, act.at);
  if (stale) return stale;
  const round = roundOf(state, act.at.round)!;
  const table = tableOf(state, act.at.round, act.at.table)!;
  switch (act.type) {
    case 'drawWinds':
      return windsRefusal(state, table, act);
    case 'setState':
      return needsRunning(round) ?? inPlay(table) ?? sameRefusal(table, act.state);
    case 'allLast':
      return needsRunning(round) ?? inPlay(table) ?? allLastRefusal(state, table, act);
    case 'missing':
      return needsSeat(table, act.slot) ?? missingRefusal(round, table, act);
    case 'arrived':
      return needsSeat(table, act.slot) ?? arrivedRefusal(table, act);
    case 'replace':
      return needsSeat(table, act.slot) ?? replaceRefusal(state, round, table, act);
    case 'lend':
    case 'repay':
      return (
        needsRunning(round) ??
        needsSeat(table, act.slot) ??
        inPlay(table) ??
        loanRefusal(state, table, act)
      );
  }
}

const PLAYED: readonly TableStage[] = ['playing', 'allLast', 'ended'];

function inPlay({ stage, number }: TableState): ActRefusal | null {
  if (PLAYED.includes(stage)) return null;
  const message =
    stage === 'void' ? said('table.void', number) : said('table.sheetWritten', number);
  return refuse('wrongState', 'table', message);
}

function sameRefusal(table: TableState, state: string): ActRefusal | null {
  if (!PLAYED.includes(state as TableStage)) {
    return refuse('badValue', 'state', said('field.oneOf', 'state', PLAYED.join(', ')));
  }
  if (table.stage !== state) return null;
  return refuse('wrongState', 'state', said('table.sameState', table.number));
}

function windsRefusal(
  state: EventState,
  table: TableState,
  { slots }: Of<'drawWinds'>,
): ActRefusal | null {
  if (state.settings.desk.winds === 'prescribed') {
    const message = said('table.windsPlanned');
    return refuse('wrongState', 'slots', message, { rule: 'table.seating' });
  }
  if (table.stage !== 'seated') {
    const written = inPlay(table);
    if (written) return written;
  }
  return needsTheFour(table, 'slots', slots);
}

const ALL_LAST_SUM: Applied<RuleKey> = { rule: 'table.startingPoints', case: { sum: 'allLast' } };

function allLastRefusal(
  state: EventState,
  table: TableState,
  { slots, deltas }: Of<'allLast'>,
): ActRefusal | null {
  const rules = state.settings.rules.values;
  const bad =
    needsTheFour(table, 'slots', slots) ??
    firstOf(deltas, (delta, i) =>
      needsMultiple(`deltas[${i}]`, delta, rules['score.roundTo'], WRITTEN_SCORE),
    );
  if (bad) return bad;
  const sum = deltas.reduce((total, delta) => total + delta, 0);
  const stick = rules['riichi.deposit'];
  const isLying = sum <= 0 && (stick === 0 || rules['draw.notenToPool'] > 0 || sum % stick === 0);
  if (isLying) return null;
  const message = said('table.wrongSum', sum);
  return refuse('wrongSum', 'deltas', message, ALL_LAST_SUM);
}

function missingRefusal(
  { endedAt, number }: RoundState,
  table: TableState,
  { slot }: Of<'missing'>,
): ActRefusal | null {
  if (endedAt !== null) return refuse('wrongState', 'round', said('round.over', number));
  if (table.stage !== 'seated') {
    const written = inPlay(table);
    if (written) return written;
  }
  if (!table.late.has(slot)) return null;
  return refuse('duplicate', 'slot', said('late.known', slot));
}

function arrivedRefusal(
  table: TableState,
  { slot, seconds, isWaived, reason }: Of<'arrived'>,
): ActRefusal | null {
  const late = table.late.get(slot);
  if (!late) return refuse('wrongState', 'slot', said('late.notMissed', slot));
  if (late.outcome !== null && reason.trim() === '') {
    const message = said('late.settled', slot);
    return refuse('wrongState', 'reason', message);
  }
  return (
    needsWhole('seconds', seconds, 0, 86_400) ??
    (isWaived ? needsText('reason', reason) : tooLong('reason', reason))
  );
}

function replaceRefusal(
  state: EventState,
  round: RoundState,
  table: TableState,
  { slot, person, reason }: Of<'replace'>,
): ActRefusal | null {
  if (table.stage === 'signed' || table.stage === 'void') {
    return refuse('wrongState', 'table', said('table.done', table.number));
  }
  const bad = needsPerson(state, 'person', person, round.number) ?? needsText('reason', reason);
  if (bad) return bad;
  const other = round.tables.find((one) =>
    one.seats.some((seat) => sitterOf(state, one, seat) === person),
  );
  if (!other) return null;
  const { name } = state.people.get(person)!.person;
  const message = said('table.sitsElsewhere', name, other.number, slot);
  return refuse('duplicate', 'person', message);
}

function loanRefusal(
  state: EventState,
  table: TableState,
  { type, slot, points }: Of<'lend' | 'repay'>,
): ActRefusal | null {
  const { unit, rule } = lendingUnit(state.settings.rules.values);
  if (unit === 0) {
    const message = said('loan.belowZero');
    return refuse('wrongState', 'points', message, { rule });
  }
  if (points <= 0) return refuse('badValue', 'points', said('field.pointsAboveZero'));
  const lent = table.loans.get(slot) ?? 0;
  if (type === 'repay' && points > lent) {
    return refuse('badValue', 'points', said('loan.owes', slot, lent.toLocaleString('en')));
  }
  return needsMultiple('points', points, unit, { rule });
}

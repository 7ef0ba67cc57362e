// The report sheet: written, confirmed by four, signed, and then locked until somebody gives a reason.

import { lendingUnit } from '@hanchan/game';
import type { Applied, RuleKey, RuleValues } from '@hanchan/rules';
import type { AtTable, SheetAct } from '../act.ts';
import type { SheetForm } from '../sheetForm.ts';
import { explainSum } from '../sheetSum.ts';
import type { ActRefusal, EventState, Sentence, TableStage, TableState } from '../state.ts';
import { sumMessage } from '../sumText.ts';
import { roundOf, tableOf } from '../who.ts';
import { needsMultiple, needsOneOf, needsText, needsWhole, WRITTEN_SCORE } from './fields.ts';
import { needsSeat, needsTheFour, needsVersion } from './present.ts';
import { firstOf, refuse } from './refuse.ts';
import { said } from './sentence.ts';

const MOST_STICKS = 100;

/** From which stages of a table each act is possible. */
const FROM: Readonly<Record<SheetAct['type'], readonly TableStage[]>> = {
  enter: ['playing', 'allLast', 'ended', 'entered', 'confirmed'],
  confirm: ['entered', 'confirmed'],
  sendBack: ['entered', 'confirmed'],
  sign: ['entered', 'confirmed'],
  reopen: ['signed', 'void'],
  void: ['playing', 'allLast', 'ended', 'entered', 'confirmed', 'signed'],
};

export function sheetRefusal(state: EventState, act: SheetAct): ActRefusal | null {
  const stale =
    act.type === 'confirm' ? needsSheetSeen(state, act.at) : needsVersion(state, act.at);
  if (stale) return stale;
  const table = tableOf(state, act.at.round, act.at.table)!;
  if (!FROM[act.type].includes(table.stage)) return lockedRefusal(state, table);
  switch (act.type) {
    case 'enter':
      return (
        needsOneOf('source', act.source, ['typed', 'keeper', 'online']) ??
        formRefusal(state, table, act.sheet)
      );
    case 'confirm':
      return confirmRefusal(table, act);
    case 'sign':
      if (act.sheet) return refuse('badValue', 'sheet', said('sheet.enterFirst'));
      return signRefusal(table);
    case 'sendBack':
    case 'reopen':
    case 'void':
      return needsText('reason', act.reason);
  }
}

/** Confirmations do not contradict each other: the sheet must be the one that was seen, whoever has confirmed it since. */
function needsSheetSeen(state: EventState, at: AtTable): ActRefusal | null {
  const stale = needsVersion(state, at);
  const table = tableOf(state, at.round, at.table);
  const isSeen = table?.sheet && table.sheet.version <= at.version && at.version < table.version;
  return isSeen ? null : stale;
}

function lockedRefusal(state: EventState, { stage, number, round }: TableState): ActRefusal {
  const because: Readonly<Record<TableStage, Sentence>> = {
    seated: said('round.notBegun', round),
    playing: said('sheet.none', number),
    allLast: said('sheet.none', number),
    ended: said('sheet.none', number),
    entered: said('sheet.notSigned', number),
    confirmed: said('sheet.notSigned', number),
    signed: said('sheet.locked', number),
    void: said('sheet.void', number),
  };
  const isOver = stage === 'seated' && roundOf(state, round)?.startedAt !== null;
  return refuse('wrongState', 'table', isOver ? because.playing : because[stage]);
}

const SHEET_SUM: Applied<RuleKey> = { rule: 'table.startingPoints', case: { sum: 'sheet' } };

function formRefusal(state: EventState, table: TableState, form: SheetForm): ActRefusal | null {
  const rules = state.settings.rules.values;
  const bad =
    needsTheFour(table, 'sheet.slots', form.slots) ??
    needsFourNumbers('sheet.held', form.held) ??
    needsFourNumbers('sheet.loans', form.loans) ??
    firstOf(form.held, (points, i) =>
      needsMultiple(`sheet.held[${i}]`, points, rules['score.roundTo'], WRITTEN_SCORE),
    ) ??
    firstOf(form.loans, (points, i) => loanRefusal(points, i, rules)) ??
    needsWhole('sheet.sticks', form.sticks, 0, MOST_STICKS);
  if (bad) return bad;
  const problem = explainSum(form, rules);
  if (!problem) return null;
  const message = sumMessage(problem, rules);
  return refuse('wrongSum', 'sheet.held', message, SHEET_SUM);
}

/** In an archive anything may stand anywhere. */
function needsFourNumbers(field: string, values: unknown): ActRefusal | null {
  const isFour = Array.isArray(values) && values.length === 4 && values.every(Number.isFinite);
  return isFour ? null : refuse('badValue', field, said('field.fourNumbers', field));
}

function loanRefusal(points: number, wind: number, rules: RuleValues): ActRefusal | null {
  const { unit, rule } = lendingUnit(rules);
  const field = `sheet.loans[${wind}]`;
  if (points === 0) return null;
  if (unit === 0) {
    return refuse('badValue', field, said('loan.none'), { rule });
  }
  if (points < 0) return refuse('badValue', field, said('loan.negative'), { rule });
  return needsMultiple(field, points, unit, { rule });
}

function confirmRefusal(
  table: TableState,
  { slot, how }: Extract<SheetAct, { readonly type: 'confirm' }>,
): ActRefusal | null {
  const bad =
    needsSeat(table, slot) ?? needsOneOf('how', how, ['own', 'passed', 'paper', 'decision']);
  if (how === 'decision' && table.reopened === null) {
    return refuse('wrongState', 'how', said('sheet.decidedOnce', table.number));
  }
  if (bad || !table.sheet?.confirmed.has(slot)) return bad;
  return refuse('duplicate', 'slot', said('sheet.confirmed', slot));
}

function signRefusal({ sheet, seats, number }: TableState): ActRefusal | null {
  const missing = seats.filter((slot) => !sheet?.confirmed.has(slot));
  if (missing.length === 0) return null;
  const message = said('sheet.notConfirmed', missing.join(', '), number);
  return refuse('incomplete', 'confirmed', message);
}

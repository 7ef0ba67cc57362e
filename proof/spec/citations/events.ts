// Everything that an event says by a rule: the numbers of a sheet, what is refused at the desk and the tables, how equal
// totals are told apart, the clock, the rulings of a referee and what each offence costs, time after time.

import { RULINGS, type Ruling, ruleOfRuling } from '@hanchan/game';
import { FACTS, type RuleValues } from '@hanchan/rules';
import { foulListOf } from '@hanchan/rulesets/fouls';
import {
  type Act,
  type ByWind,
  byWind,
  clockRules,
  consequencesOf,
  type DeskRules,
  deskRulesFor,
  type EventState,
  NO_SHEET_PENALTIES,
  outcomeOf,
  rankRows,
  refusalOf,
  SHEET_RULES,
  type SheetForm,
  type SheetNumber,
  type Standing,
  sheetResult,
  sheetRule,
  standingsOf,
  tieBreakRule,
} from '@hanchan/tournament';
import { aPerson, aStage, Desk, HEAD, ORGANISER } from '../support/eventDesk.ts';
import type { Occurring } from './occurring.ts';

export function seeEvents(bookId: string, rules: RuleValues, cases: Occurring): void {
  seeSheets(rules, cases);
  seeRefusals(rules, cases);
  seeTies(rules, cases);
  for (const line of clockRules(rules)) cases.see(`clock: ${line.words}`, line);
  seeRulings(rules, cases);
  seeFoulLists(bookId, rules, cases);
}

const SLOTS = [1, 2, 3, 4] as const;
const NO_LOANS: ByWind<number> = [0, 0, 0, 0];

/** All scores around the returning points, with nothing taken off and with something. */
function* formsOf(rules: RuleValues): Generator<SheetForm> {
  const points = rules['ranking.returnPoints'];
  const around = [points - 2_000, points - 1_000, points, points + 1_000];
  for (const a of around) {
    for (const b of around) {
      for (const c of around) {
        for (const d of around) {
          yield { slots: SLOTS, held: [a, b, c, d], loans: NO_LOANS, sticks: 0 };
        }
      }
    }
  }
}

const PENALISED = byWind((wind) => ({
  warnings: 0,
  tournamentPoints: wind === 0 ? 8 : 0,
  modifier: wind === 1 ? 2_000 : 0,
}));

function seeSheets(rules: RuleValues, cases: Occurring): void {
  const desk = deskRulesFor(rules);
  for (const form of formsOf(rules)) {
    for (const penalties of [NO_SHEET_PENALTIES, PENALISED]) {
      const result = sheetResult(form, penalties, rules, desk);
      for (const number of Object.keys(SHEET_RULES) as SheetNumber[]) {
        cases.see(`sheet: ${number}`, sheetRule(number, result, rules));
      }
    }
  }
}

/** A table in play, where winds are prescribed or drawn and the round has a limit or none. */
function deskOf(rules: RuleValues, desk: Partial<DeskRules>, minutes: number | null): Desk {
  const made = new Desk({ values: rules, desk });
  const ids = SLOTS.map((slot) => `p${slot}`);
  made.do({ type: 'enrol', people: ids.map((id) => aPerson(id)) });
  made.do({ type: 'number', order: ids });
  made.do({ type: 'stages', stages: [aStage({ minutes })] });
  made.start(1);
  return made;
}

/** Every number that a hand can write wrongly, one at a time: not round, below zero, too much. */
function* wrongActs(desk: Desk, rules: RuleValues): Generator<Act> {
  const at = desk.at(1, 1);
  const start = rules['table.startingPoints'];
  const even: ByWind<number> = [start, start, start, start];
  const wrong = (points: number) => byWind((wind) => (wind === 0 ? points : even[wind]));
  const enter = (sheet: Partial<SheetForm>): Act => ({
    type: 'enter',
    at,
    sheet: { slots: SLOTS, held: even, loans: NO_LOANS, sticks: 0, ...sheet },
    source: 'typed',
  });
  const unit = rules['score.roundTo'];
  for (const off of [0.5, unit / 2, unit, -unit, 2 * start]) {
    yield enter({ held: wrong(start + off) });
    yield enter({ loans: byWind((wind) => (wind === 0 ? off : 0)) });
    yield { type: 'allLast', at, slots: SLOTS, deltas: [off, 0, 0, 0] };
    yield { type: 'lend', at, slot: 1, points: off };
    yield { type: 'repay', at, slot: 1, points: off };
    for (const kind of ['points', 'chombo'] as const) yield penalty(kind, off);
    for (const kind of ['warning', 'deadHand', 'disqualification'] as const) {
      yield penalty(kind, off);
    }
  }
  yield { type: 'drawWinds', at, slots: SLOTS };
  yield { type: 'extraTime', round: 1, table: 1, seconds: 60, reason: 'spilt tea' };
}

const penalty = (kind: Extract<Act, { type: 'penalise' }>['kind'], points: number): Act => ({
  type: 'penalise',
  penalty: 'new',
  slots: [1],
  round: 1,
  table: 1,
  foul: 'other',
  kind,
  points,
  section: '',
  note: '',
});

function seeRefusals(rules: RuleValues, cases: Occurring): void {
  for (const winds of ['prescribed', 'drawnAtTable'] as const) {
    for (const minutes of [90, null]) {
      const desk = deskOf(rules, { winds }, minutes);
      for (const act of wrongActs(desk, rules)) {
        for (const by of [HEAD, ORGANISER]) {
          const refusal = refusalOf(desk.state, act, by, desk.now);
          if (refusal !== null) {
            cases.see(`${act.type} refused: ${refusal.message}`, refusal as never);
          }
        }
      }
    }
  }
}

/** Equal totals that differ in nothing, or in one of what tie-breaks look at; before and after a toss. */
function seeTies(rules: RuleValues, cases: Occurring): void {
  const { state } = deskOf(rules, {}, 90);
  const [row] = standingsOf(state).rows;
  const rows: Standing[] = [0, 1].flatMap((firsts) =>
    [0, 1].flatMap((fourths) =>
      [1, 2].flatMap((best) =>
        [1, 2].map((twin) => ({
          ...row!,
          slot: 8 * firsts + 4 * fourths + 2 * best + twin,
          ...{ firsts, fourths, best, games: 1 },
        })),
      ),
    ),
  );
  const tosses = [rows.map(({ slot }) => slot)];
  const tossed: EventState = { ...state, tosses };
  for (const one of [state, tossed]) {
    for (let from = 0; from < rows.length; from++) {
      const some = rows.slice(from, from + 2);
      for (const all of [rows, some]) {
        for (const { tieBreak } of rankRows(all, 0, one).rows) {
          if (tieBreak !== null) cases.see(`tie: ${tieBreak}`, tieBreakRule(tieBreak));
        }
      }
    }
  }
}

const MOST_EXPOSED = 14;

function* rulingsOf(type: Ruling['type']): Generator<Ruling> {
  if (type !== 'exposed') {
    yield { type, seat: 0, points: 1, note: '' } as Ruling;
    return;
  }
  for (const whose of [...FACTS.exposed, 'liveWall'] as const) {
    for (let tiles = 1; tiles <= MOST_EXPOSED; tiles++) yield { type, seat: 0, whose, tiles };
  }
}

function seeRulings(rules: RuleValues, cases: Occurring): void {
  for (const type of RULINGS) {
    for (const ruling of rulingsOf(type)) {
      const applied = ruleOfRuling(ruling, rules);
      if (applied !== null) cases.see(`ruling: ${type}`, applied);
    }
  }
}

/** What follows from an offence by an option; what its list says itself is judged apart. */
function seeFoulLists(bookId: string, rules: RuleValues, cases: Occurring): void {
  const list = foulListOf(bookId);
  for (const foul of list.fouls) {
    for (const step of foul.steps) {
      const outcome = outcomeOf(foul, step, rules);
      for (const penaltiesAt of ['tournament', 'beforeUma'] as const) {
        for (const lateScore of ['none', 'seat'] as const) {
          const desk = { penaltiesAt, lateScore };
          for (const one of consequencesOf(foul, list, outcome, rules, desk)) {
            cases.see(`${foul.id}: ${one.id}`, one);
          }
        }
      }
    }
  }
}
